import type { HostVerdict, RoleResult } from '../results.ts';
import { groupBy } from './group.ts';
import { fileLink, type LinkTarget } from './links.ts';
import { code, count, element, prose, row, tableHead } from './markdown.ts';
import type { ReportRow, ReportSection } from './outline.ts';

/** A wider matrix cannot be read; then each cartridge gets one line instead. */
const COLUMNS = 8;

/** The matrix of hosts and cartridges; rows with refusals first. */
export function hostMatrix(verdicts: readonly HostVerdict[], target: LinkTarget | undefined): ReportSection[] {
  if (verdicts.length === 0) return [];
  const hosts = [...new Set(verdicts.map((v) => v.host))].sort();
  const subjects = [...groupBy(verdicts, (v) => v.subject)].sort(
    ([a, left], [b, right]) => refused(right).length - refused(left).length || (a < b ? -1 : 1),
  );
  const wide = hosts.length > COLUMNS;
  const signed = verdicts.some((verdict) => verdict.signature !== 'not applicable');
  const columns = wide ? ['accepted by', 'refused by'] : hosts.map((host) => code(host, 40));
  const head = tableHead('cartridge', ...(signed ? ['signature'] : []), ...columns);
  const rows = subjects.map(([subject, own]): ReportRow => {
    const first = [fileLink(target, subject), ...(signed ? [signature(own)] : [])];
    const cells = wide ? [`${own.length - refused(own).length} of ${own.length}`, names(refused(own))] : [];
    const matrix = wide ? [] : hosts.map((host) => cell(own.find((v) => v.host === host)));
    return { text: row(...first, ...cells, ...matrix) };
  });
  return [
    {
      noun: ['matrix of hosts', 'matrices of hosts'],
      open: `\n### Hosts\n\n${head}`,
      rows,
      close: '',
      more: (rest) => `\n*… and ${count(rest.length, 'cartridge')} more*\n`,
      share: 0.25,
    },
  ];
}

/** Why each refusal came about: what is unmet, what the host offers, and which tools came close. Folded. */
export function refusalDetails(verdicts: readonly HostVerdict[]): ReportSection[] {
  return refused(verdicts).map((verdict): ReportSection => {
    const title = `${element(verdict.subject)} on ${element(verdict.host)}: ${count(verdict.descriptor?.unmet.length ?? 0, 'unmet requirement')}`;
    return {
      noun: ['refusal in full', 'refusals in full'],
      open: `\n<details><summary>✗ ${title}</summary>\n\n`,
      rows: [...unmetRows(verdict), ...verdict.roles.flatMap(roleRows)],
      close: '\n</details>\n',
      more: (rest) => `\n*… and ${count(rest.length, 'line')} more*\n`,
    };
  });
}

function unmetRows({ descriptor, error }: HostVerdict): ReportRow[] {
  return (descriptor?.unmet ?? []).map((id, i) => {
    const offered = error?.error.data.supported[i];
    const asked = error?.error.data.requested[i];
    const words = [
      ...(asked === undefined ? [] : [`asked ${code(asked)}`]),
      ...(offered === undefined ? [] : [`offered ${code(offered)}`]),
    ];
    return { text: `- ${code(id)}${words.length > 0 ? `: ${words.join(', ')}` : ''}\n` };
  });
}

function roleRows(role: RoleResult): ReportRow[] {
  if (role.satisfied || role.tier === 'optional') return [];
  return role.candidates.slice(0, 10).map((candidate) => {
    const why = [
      `schema ${candidate.schema === 'unknown' ? 'cannot be told' : candidate.schema}`,
      ...(candidate.path === '' ? [] : [prose(candidate.path, 240)]),
      ...(candidate.witness === undefined ? [] : [`for example ${code(JSON.stringify(candidate.witness) ?? '')}`]),
      ...(candidate.missingScopes.length === 0
        ? []
        : [`lacks ${candidate.missingScopes.map((s) => code(s)).join(', ')}`]),
      ...candidate.warnings.map((warning) => prose(warning, 160)),
    ];
    return { text: `  - ${code(candidate.tool, 80)} for ${code(role.role)}: ${why.join('; ')}\n` };
  });
}

function cell(verdict: HostVerdict | undefined): string {
  if (verdict === undefined) return '';
  const { verdict: word } = verdict;
  const unmet = verdict.descriptor?.unmet ?? [];
  if (word === 'accept') {
    const degraded = verdict.roles.filter((role) => role.tier === 'optional' && !role.satisfied).length;
    return degraded > 0 ? `✓ without ${count(degraded, 'optional role')}` : '✓';
  }
  const [first, ...more] = unmet;
  return `✗ ${first === undefined ? 'refused' : code(first, 60)}${more.length > 0 ? ` +${more.length}` : ''}`;
}

function signature(verdicts: readonly HostVerdict[]): string {
  const [first] = verdicts;
  return first === undefined || first.signature === 'not applicable' ? '' : first.signature;
}

function names(verdicts: readonly HostVerdict[]): string {
  const shown = verdicts.slice(0, COLUMNS).map((v) => code(v.host, 40));
  return [...shown, ...(verdicts.length > COLUMNS ? [`${verdicts.length - COLUMNS} more`] : [])].join(', ');
}

function refused(verdicts: readonly HostVerdict[]): HostVerdict[] {
  return verdicts.filter((v) => v.verdict === 'refuse');
}
