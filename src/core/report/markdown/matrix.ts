import { hostLabels, pairKey } from '../../result/host-labels.ts';
import { markdownText } from '../../text/markdown-text.ts';
import { printable } from '../../text/printable.ts';
import { markOf, reservationsOf, verdictWords } from '../../result/reservations.ts';
import type { HandshakeResult, HandshakeVerdict, HostVerdict } from '../../result/results.ts';

/** Cartridges down, hosts across. */
export interface Matrix {
  readonly subjects: readonly string[];
  /** Labels, one for each profile. */
  readonly hosts: readonly string[];
  /** `cells[subject][host]`; undefined where the two do not meet. */
  readonly cells: readonly (readonly (MatrixCell | undefined)[])[];
}

export interface MatrixCell {
  readonly verdict: HandshakeVerdict;
  readonly reservations: number;
  /** What stands below the table: what is unmet, reserved, or why nobody judged. */
  readonly details: readonly MatrixDetail[];
}

/** One line below the table: words and what is quoted from the files. */
export type MatrixDetail =
  | { readonly kind: 'unmet'; readonly id: string; readonly offers: string; readonly asks: string }
  | { readonly kind: 'reservation'; readonly role: string; readonly tool: string; readonly reason: string }
  | { readonly kind: 'not judged'; readonly reason: string; readonly help: string };

/** The verdicts of a run as one table. */
export function matrixOf({ results }: HandshakeResult): Matrix {
  const label = hostLabels(results);
  const subjects = [...new Set(results.map(({ subject }) => subject))];
  const profiles = new Map(results.map((verdict) => [verdict.profile, label(verdict)]));
  const byPair = new Map(results.map((verdict) => [pairKey(verdict), verdict]));
  const cells = subjects.map((subject) =>
    [...profiles.keys()].map((profile): MatrixCell | undefined => {
      const found = byPair.get(pairKey({ subject, profile }));
      return found && { verdict: found.verdict, reservations: found.reservations, details: detailsOf(found) };
    }),
  );
  return { subjects, hosts: [...profiles.values()], cells };
}

function detailsOf(verdict: HostVerdict): MatrixDetail[] {
  if (verdict.verdict === 'not judged') return [{ kind: 'not judged', reason: verdict.reason, help: verdict.help }];
  const data = verdict.error?.error.data;
  return [
    ...verdict.descriptor.unmet.map((id, i): MatrixDetail => ({
      kind: 'unmet',
      id,
      offers: data?.supported[i] ?? '',
      asks: data?.requested[i] ?? '',
    })),
    ...verdict.roles.flatMap((role) =>
      reservationsOf(role).map(({ reason }): MatrixDetail => ({
        kind: 'reservation',
        role: role.role,
        tool: role.boundTool ?? '',
        reason,
      })),
    ),
  ];
}

const LEGEND = '✓ accept   ! accept with reservations   ✗ refuse   ? not judged';
const APART = '–';
const LEGEND_APART = `${APART} they do not meet`;

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
  const shown = cells.flat().map((cell) => mark(cell));
  const legend = [
    ...(shown.some((each) => each === MARK.reserved || each === MARK['not judged']) ? [LEGEND] : []),
    ...(shown.includes(APART) ? [LEGEND_APART] : []),
  ];
  if (legend.length > 0) lines.push('', legend.join('   '));
  return `${lines.join('\n')}\n`;
}

/** The table in GitHub's Markdown; what is unmet, reserved or not judged stands below it. */
export function matrixMarkdown({ subjects, hosts, cells }: Matrix): string {
  const lines = [
    `| | ${hosts.map(markdownCell).join(' | ')} |`,
    `|---|${hosts.map(() => ':-:|').join('')}`,
    ...subjects.map(
      (subject, i) =>
        `| ${markdownCell(subject)} | ${(cells[i] ?? []).map((cell) => markdownVerdict(cell)).join(' | ')} |`,
    ),
  ];
  const below = subjects.flatMap((subject, i) =>
    hosts.flatMap((host, j) => {
      const details = cells[i]?.[j]?.details ?? [];
      if (details.length === 0) return [];
      const each = details.map((detail) => `  - ${markdownDetail(detail)}`);
      return [`- ${markdownCell(subject)} on ${markdownCell(host)}`, ...each];
    }),
  );
  if (below.length > 0) lines.push('', 'Unmet, reserved or not judged:', '', ...below);
  return `${lines.join('\n')}\n`;
}

const MARK = { accept: '✓', reserved: '!', refuse: '✗', 'not judged': '?' } as const;

function mark(cell: MatrixCell | undefined): string {
  return cell === undefined ? APART : MARK[markOf(cell)];
}

function markdownVerdict(cell: MatrixCell | undefined): string {
  if (cell === undefined) return APART;
  const unmet = cell.details.filter(({ kind }) => kind === 'unmet').length;
  return `${mark(cell)} ${cell.verdict === 'refuse' ? `refuse (${unmet})` : verdictWords(cell)}`;
}

function markdownDetail(detail: MatrixDetail): string {
  switch (detail.kind) {
    case 'unmet':
      return `${markdownCell(detail.id)}: offers ${markdownCell(detail.offers)}, asked ${markdownCell(detail.asks)}`;
    case 'reservation':
      return `${markdownCell(detail.role)} by ${markdownCell(detail.tool)}: ${prose(detail.reason)}`;
    case 'not judged':
      return `not judged: ${prose(detail.reason)}; ${prose(detail.help)}`;
  }
}

function markdownCell(text: string): string {
  return `<code>${prose(text)}</code>`;
}

function prose(text: string): string {
  return markdownText(printable(text));
}
