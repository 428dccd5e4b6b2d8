import { markdownText } from '../markdown-text.ts';
import { printable } from '../printable.ts';
import type { HandshakeResult, HandshakeVerdict } from '../results.ts';

/** Cartridges down, hosts across. */
export interface Matrix {
  readonly subjects: readonly string[];
  readonly hosts: readonly string[];
  /** `cells[subject][host]`. */
  readonly cells: readonly (readonly MatrixCell[])[];
}

export interface MatrixCell {
  readonly verdict: HandshakeVerdict;
  readonly unmet: readonly UnmetCell[];
}

/** A requirement that is unmet: its id, what the host offers, what is asked. */
export interface UnmetCell {
  readonly id: string;
  readonly offers: string;
  readonly asks: string;
}

/** The verdicts of a run as one table. */
export function matrixOf(result: HandshakeResult): Matrix {
  const subjects = [...new Set(result.results.map(({ subject }) => subject))];
  const hosts = [...new Set(result.results.map(({ host }) => host))];
  const byPair = new Map(result.results.map((verdict) => [JSON.stringify([verdict.subject, verdict.host]), verdict]));
  const cells = subjects.map((subject) =>
    hosts.map((host): MatrixCell => {
      const found = byPair.get(JSON.stringify([subject, host]));
      const data = found?.error?.error.data;
      const unmet = (found?.descriptor.unmet ?? []).map((id, i) => ({
        id,
        offers: data?.supported[i] ?? '',
        asks: data?.requested[i] ?? '',
      }));
      return { verdict: found?.descriptor.verdict ?? 'refuse', unmet };
    }),
  );
  return { subjects, hosts, cells };
}

/** The table as text: hosts are numbered across, so that long names do not push it off the screen. */
export function matrixText({ subjects, hosts, cells }: Matrix): string {
  const names = subjects.map(printable);
  const width = Math.max(...names.map((name) => name.length));
  const columns = hosts.map((_, i) => String(i + 1));
  const lines = hosts.map((host, i) => `  ${String(i + 1).padStart(String(hosts.length).length)}  ${printable(host)}`);
  lines.push('', `${' '.repeat(width)}  ${columns.join('  ')}`);
  for (const [i, name] of names.entries()) {
    const marks = (cells[i] ?? []).map((cell, j) => mark(cell).padStart(columns[j]?.length ?? 1));
    lines.push(`${name.padEnd(width)}  ${marks.join('  ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The table in GitHub's Markdown; what is unmet stands below it. */
export function matrixMarkdown({ subjects, hosts, cells }: Matrix): string {
  const lines = [
    `| | ${hosts.map(markdownCell).join(' | ')} |`,
    `|---|${hosts.map(() => ':-:|').join('')}`,
    ...subjects.map(
      (subject, i) =>
        `| ${markdownCell(subject)} | ${(cells[i] ?? []).map((cell) => markdownVerdict(cell)).join(' | ')} |`,
    ),
  ];
  const refused = subjects.flatMap((subject, i) =>
    hosts.flatMap((host, j) => {
      const cell = cells[i]?.[j];
      if (cell === undefined || cell.verdict === 'accept') return [];
      const each = cell.unmet.map(
        ({ id, offers, asks }) =>
          `  - ${markdownCell(id)}: offers ${markdownCell(offers)}, asked ${markdownCell(asks)}`,
      );
      return [`- ${markdownCell(subject)} on ${markdownCell(host)}`, ...each];
    }),
  );
  if (refused.length > 0) lines.push('', 'Unmet:', '', ...refused);
  return `${lines.join('\n')}\n`;
}

function mark({ verdict }: MatrixCell): string {
  return verdict === 'accept' ? '✓' : '✗';
}

function markdownVerdict({ verdict, unmet }: MatrixCell): string {
  return verdict === 'accept' ? '✓ accept' : `✗ refuse (${unmet.length})`;
}

function markdownCell(text: string): string {
  return `<code>${markdownText(printable(text))}</code>`;
}
