import { hostLabels } from '../../result/host-labels.ts';
import { markdownText } from '../../text/markdown-text.ts';
import { printable } from '../../text/printable.ts';
import { verdictWords } from '../../result/reservations.ts';
import type { DiffResult, HostChange } from '../../diff/result.ts';

const SIGNS = { breaking: '✗', compatible: '✓', text: '·' } as const;

/** The comparison as text. */
export function diffText(result: DiffResult): string {
  const { old, new: next, changes, hosts } = result;
  const lines = [`${printable(old.subject)} → ${printable(next.subject)}`, ''];
  const width = Math.max(0, ...changes.map(({ id }) => id.length));
  if (changes.length === 0) lines.push('  nothing changed in the requirements');
  for (const { id, kind, before, after, message } of changes) {
    lines.push(
      `  ${SIGNS[kind]} ${kind.padEnd(10)}  ${printable(id).padEnd(width)}  ${printable(before)} → ${printable(after)}`,
    );
    lines.push(`      ${printable(message)}`);
  }
  const label = hostLabels(hosts);
  if (hosts.length > 0) lines.push('', 'Hosts', ...hosts.map((host) => `  ${hostLine(host, label(host), printable)}`));
  lines.push('', stepLine(result, printable), '');
  return lines.join('\n');
}

/** The comparison in GitHub's Markdown. */
export function diffMarkdown(result: DiffResult): string {
  const lines = [`**${cell(result.old.subject)} → ${cell(result.new.subject)}**`, ''];
  if (result.changes.length === 0) lines.push('Nothing changed in the requirements.');
  else
    lines.push(
      '| | requirement | before | after | |',
      '|---|---|---|---|---|',
      ...result.changes.map(
        ({ id, kind, before, after, message }) => `| ${kind} | ${[id, before, after, message].map(cell).join(' | ')} |`,
      ),
    );
  const label = hostLabels(result.hosts);
  if (result.hosts.length > 0) lines.push('', ...result.hosts.map((host) => `- ${hostLine(host, label(host), cell)}`));
  lines.push('', stepLine(result, cell), '');
  return lines.join('\n');
}

type Show = (text: string) => string;

function hostLine({ before, after, unmet, reason, reservations }: HostChange, host: string, show: Show): string {
  const was = verdictWords({ verdict: before, reservations: reservations.before });
  const is = verdictWords({ verdict: after, reservations: reservations.after });
  const why = after === 'refuse' ? unmet.join(', ') : (reason ?? '');
  const now = why === '' ? is : `${is} (${show(why)})`;
  return was === is ? `${show(host)}: ${now}, as before` : `${show(host)}: ${was} → ${now}`;
}

function stepLine({ step, taken, enough, old, new: next }: DiffResult, show: Show): string {
  const asked = step === 'none' ? 'the version may stay' : `SemVer step: ${step}`;
  if (old.version === null || next.version === null) return asked;
  const versions = `${show(old.version)} → ${show(next.version)}`;
  const verdict = enough ? 'is enough' : 'is too small';
  return `${asked}; ${versions} (${taken ?? 'not later'}) ${verdict}`;
}

// Names come from repositories: only in a code element are they no mention, no reference and no emoji.
function cell(text: string): string {
  return text === '' ? '' : `<code>${markdownText(printable(text))}</code>`;
}
