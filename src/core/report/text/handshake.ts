import { hostLabels } from '../../result/host-labels.ts';
import { printable } from '../../text/printable.ts';
import { markOf, reservationsOf, verdictWords } from '../../result/reservations.ts';
import type { CandidateResult, HandshakeResult, HostVerdict, Reservation, RoleResult } from '../../result/results.ts';
import { groupEqual } from './group-equal.ts';

/** Wraps a mark in terminal colour, or leaves it as it is. */
export type Paint = (mark: string, color: 'green' | 'red' | 'yellow') => string;

/** Tools that came close to an unbound role, in text. */
const SHOWN = 4;
/** Hosts of one group that are listed. */
const HOSTS_SHOWN = 20;

const plain: Paint = (mark) => mark;

/**
 * The verdicts as text: for each subject, the hosts with their bindings, or with what is unmet and which tools came close.
 * Hosts that answer the same are one group.
 */
export function handshakeText(result: HandshakeResult, paint: Paint = plain): string {
  const lines: string[] = [];
  const label = hostLabels(result.results);
  const subjects = new Set(result.results.map((verdict) => verdict.subject));
  for (const subject of subjects) {
    const verdicts = result.results.filter((verdict) => verdict.subject === subject);
    lines.push(`${printable(subject)}  (signature: ${verdicts[0]?.signature})`, '');
    for (const group of groupEqual(verdicts)) lines.push(...groupLines(group, label, paint), '');
  }
  return lines.map((line) => `${line}\n`).join('');
}

function groupLines(
  group: readonly [HostVerdict, ...HostVerdict[]],
  label: (verdict: HostVerdict) => string,
  paint: Paint,
): string[] {
  const [first] = group;
  const words = `${painted(first, paint)} ${verdictWords(first)}`;
  const hosts = group.map((verdict) => `${printable(label(verdict))}${revisionOf(verdict)}`);
  const lines = group.length === 1 ? [`${words}  ${hosts[0]}`] : [`${words}  ${group.length} hosts`];
  if (group.length > 1) {
    lines.push(...hosts.slice(0, HOSTS_SHOWN).map((host) => `    ${host}`));
    if (hosts.length > HOSTS_SHOWN) lines.push(`    and ${hosts.length - HOSTS_SHOWN} more, which --format json shows`);
  }
  return [...lines, ...bodyLines(first, paint)];
}

function painted(verdict: HostVerdict, paint: Paint): string {
  switch (markOf(verdict)) {
    case 'accept':
      return paint('✓', 'green');
    case 'reserved':
      return paint('!', 'yellow');
    case 'refuse':
      return paint('✗', 'red');
    case 'not judged':
      return paint('?', 'yellow');
  }
}

function revisionOf({ descriptor }: HostVerdict): string {
  if (descriptor === undefined) return '';
  return descriptor.protocolRevision === ''
    ? '  (no MCP revision)'
    : `  (MCP ${printable(descriptor.protocolRevision)})`;
}

function bodyLines(verdict: HostVerdict, paint: Paint): string[] {
  if (verdict.verdict === 'not judged') return [`  ${printable(verdict.reason)}`, `  help: ${printable(verdict.help)}`];
  const { roles, error } = verdict;
  const width = Math.max(0, ...roles.map(({ role }) => role.length));
  const lines = roles.flatMap((role) => roleLines(role, width, paint));
  if (error === null) return lines;
  const { unmet, supported, requested } = error.error.data;
  lines.push('  unmet:');
  const wide = Math.max(...unmet.map((id) => id.length));
  for (const [i, id] of unmet.entries())
    lines.push(
      `    ${printable(id).padEnd(wide)}  offers ${printable(supported[i] ?? '')}; asked: ${printable(requested[i] ?? '')}`,
    );
  return lines;
}

function roleLines(role: RoleResult, width: number, paint: Paint): string[] {
  const name = printable(role.role).padEnd(width);
  const reservations = reservationsOf(role);
  if (role.boundTool !== null) {
    const mark = reservations.length === 0 ? paint('✓', 'green') : paint('!', 'yellow');
    return [
      `  ${mark} ${name}  ${printable(role.boundTool)}  (${role.how})`,
      ...reservations.flatMap((each) => reservationLines(each, '      ', paint)),
    ];
  }
  const optional = role.tier === 'optional';
  const mark = optional ? paint('·', 'yellow') : paint('✗', 'red');
  const lines = [`  ${mark} ${name}  ${optional ? 'not bound (optional: runs degraded)' : 'not bound'}`];
  if (optional) return lines;
  for (const candidate of role.candidates.slice(0, SHOWN)) lines.push(...candidateLines(candidate, paint));
  const more = role.candidates.length - SHOWN;
  if (more > 0) lines.push(`      and ${more} more, which --format json shows`);
  return lines;
}

function reservationLines({ reason, witness }: Reservation, indent: string, paint: Paint): string[] {
  return [
    `${indent}${paint('reservation', 'yellow')}: ${printable(reason)}`,
    ...(witness === undefined ? [] : [`${indent}  rejected: ${clip(JSON.stringify(witness))}`]),
  ];
}

function candidateLines(candidate: CandidateResult, paint: Paint): string[] {
  const { tool, schema, path, witness, missingScopes, reservations, notTaken, rename } = candidate;
  const lacking = missingScopes.length === 0 ? '' : `lacks scope ${missingScopes.map(printable).join(', ')}`;
  const verdict = schema === 'accepts' ? 'schema accepts' : schema === 'refuses' ? 'schema refuses' : 'cannot tell';
  const lines = [`      ${printable(tool)}: ${verdict}${lacking === '' ? '' : `; ${lacking}`}`];
  if (schema !== 'accepts') lines.push(`        ${printable(path)}`);
  if (witness !== undefined) lines.push(`        rejected: ${clip(JSON.stringify(witness))}`);
  if (rename !== undefined) {
    const pairs = Object.entries(rename).map(([from, to]) => `${printable(from)} → ${printable(to)}`);
    lines.push(`        would accept as a wrapped tool with rename ${pairs.join(', ')}`);
  }
  if (notTaken !== undefined) lines.push(`        not taken: ${printable(notTaken)}`);
  for (const each of reservations) lines.push(...reservationLines(each, '        ', paint));
  return lines;
}

function clip(text: string): string {
  const shown = printable(text);
  return shown.length > 200 ? `${shown.slice(0, 200)}…` : shown;
}
