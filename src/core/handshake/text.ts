import { printable } from '../printable.ts';
import type { CandidateResult, HandshakeResult, HostVerdict, RoleResult } from '../results.ts';

/** Wraps a mark in terminal colour, or leaves it as it is. */
export type Paint = (mark: string, color: 'green' | 'red' | 'yellow') => string;

/** Tools that came close to an unbound role, in text. */
const SHOWN = 4;

const plain: Paint = (mark) => mark;

/** The verdicts as text: for each subject, host after host with its bindings, or with what is unmet and which tools came close. */
export function handshakeText(result: HandshakeResult, paint: Paint = plain): string {
  const lines: string[] = [];
  const subjects = new Set(result.results.map((verdict) => verdict.subject));
  for (const subject of subjects) {
    const verdicts = result.results.filter((verdict) => verdict.subject === subject);
    lines.push(`${printable(subject)}  (signature: ${verdicts[0]?.signature})`, '');
    for (const verdict of verdicts) lines.push(...verdictLines(verdict, paint), '');
  }
  const refused = result.results.filter(({ descriptor }) => descriptor.verdict === 'refuse').length;
  const total = result.results.length;
  lines.push(
    refused === 0
      ? `verdict: accept (${count(total, 'handshake')})`
      : `verdict: refuse (${refused} of ${count(total, 'handshake')})`,
    '',
  );
  return lines.join('\n');
}

function verdictLines({ host, descriptor, error, roles }: HostVerdict, paint: Paint): string[] {
  const accepted = descriptor.verdict === 'accept';
  const mark = accepted ? paint('✓', 'green') : paint('✗', 'red');
  const revision = descriptor.protocolRevision === '' ? 'no MCP revision' : `MCP ${descriptor.protocolRevision}`;
  const lines = [`${mark} ${descriptor.verdict}  ${printable(host)}  (${printable(revision)})`];
  const width = Math.max(0, ...roles.map(({ role }) => role.length));
  for (const role of roles) lines.push(...roleLines(role, width, paint));
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
  if (role.boundTool !== null) {
    const lines = [`  ${paint('✓', 'green')} ${name}  ${printable(role.boundTool)}  (${role.how})`];
    for (const warning of role.candidates[0]?.warnings ?? [])
      lines.push(`      ${paint('warning', 'yellow')}: ${printable(warning)}`);
    return lines;
  }
  const optional = role.tier === 'optional';
  const mark = optional ? paint('·', 'yellow') : paint('✗', 'red');
  const lines = [`  ${mark} ${name}  ${optional ? 'not bound (optional: runs degraded)' : 'not bound'}`];
  if (optional) return lines;
  for (const candidate of role.candidates.slice(0, SHOWN)) lines.push(...candidateLines(candidate));
  const more = role.candidates.length - SHOWN;
  if (more > 0) lines.push(`      and ${more} more, which --format json shows`);
  return lines;
}

function candidateLines({ tool, schema, path, witness, missingScopes, warnings, rename }: CandidateResult): string[] {
  const lacking = missingScopes.length === 0 ? '' : `lacks scope ${missingScopes.map(printable).join(', ')}`;
  const verdict = schema === 'accepts' ? 'schema accepts' : schema === 'refuses' ? 'schema refuses' : 'cannot tell';
  const lines = [`      ${printable(tool)}: ${verdict}${lacking === '' ? '' : `; ${lacking}`}`];
  if (schema !== 'accepts') lines.push(`        ${printable(path)}`);
  if (witness !== undefined) lines.push(`        rejected: ${clip(JSON.stringify(witness))}`);
  if (rename !== undefined) {
    const pairs = Object.entries(rename).map(([from, to]) => `${printable(from)} → ${printable(to)}`);
    lines.push(`        would accept as a wrapped tool with rename ${pairs.join(', ')}`);
  }
  for (const warning of schema === 'accepts' || rename !== undefined ? warnings : [])
    lines.push(`        warning: ${printable(warning)}`);
  return lines;
}

function clip(text: string): string {
  const shown = printable(text);
  return shown.length > 200 ? `${shown.slice(0, 200)}…` : shown;
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
