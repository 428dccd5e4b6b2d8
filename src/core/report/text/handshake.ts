import { hostLabels } from '../../result/host-labels.ts';
import { padded, painted, plain, type Plain, printable, shorten } from '../../text/printable.ts';
import { markOf, reservationsOf, verdictWords } from '../../result/reservations.ts';
import { mendsOf } from '../../handshake/mends.ts';
import type {
  CandidateResult,
  HandshakeResult,
  HostVerdict,
  JudgedHost,
  Reservation,
  RoleResult,
} from '../../result/results.ts';
import { APART, MARK, markOfCell, type Matrix, type MatrixCell } from '../matrix.ts';
import { groupBy } from '../../value/group-by.ts';

const COLOR = { accept: 'green', reserved: 'yellow', refuse: 'red', 'not judged': 'yellow' } as const;

type Paint = (mark: Plain, color: 'green' | 'red' | 'yellow') => Plain;

/** Tools that came close to an unbound role, in text. */
const SHOWN = 4;
/** Hosts of one group that are listed. */
const HOSTS_SHOWN = 20;

/**
 * The verdicts as text: for each subject, the hosts with their bindings, or with what is unmet and which tools came close.
 * Hosts that answer the same are one group.
 */
export function handshakeText(result: HandshakeResult, color = false): Plain {
  const paint: Paint = color ? painted : (mark) => mark;
  const lines: Plain[] = [];
  const label = hostLabels(result.results);
  const subjects = new Set(result.results.map((verdict) => verdict.subject));
  for (const subject of subjects) {
    const verdicts = result.results.filter((verdict) => verdict.subject === subject);
    lines.push(plain`${printable(subject)}  (signature: ${verdicts[0]?.signature ?? 'not applicable'})`, plain``);
    for (const group of groupBy(verdicts, answerKey).values()) lines.push(...groupLines(group, label, paint), plain``);
  }
  return plain.join('')(lines.map((line) => plain`${line}\n`));
}

function groupLines(
  group: readonly [HostVerdict, ...HostVerdict[]],
  label: (verdict: HostVerdict) => string,
  paint: Paint,
): Plain[] {
  const [first] = group;
  const words = plain`${paint(plain`${MARK[markOf(first)]}`, COLOR[markOf(first)])} ${verdictWords(first)}`;
  const hosts = group.map((verdict) => plain`${printable(label(verdict))}${revisionOf(verdict)}`);
  const lines =
    group.length === 1 ? [plain`${words}  ${plain.join('')(hosts)}`] : [plain`${words}  ${group.length} hosts`];
  if (group.length > 1) {
    lines.push(...hosts.slice(0, HOSTS_SHOWN).map((host) => plain`    ${host}`));
    if (hosts.length > HOSTS_SHOWN)
      lines.push(plain`    and ${hosts.length - HOSTS_SHOWN} more, which --format json shows`);
  }
  return [...lines, ...bodyLines(first, paint)];
}

function revisionOf({ descriptor }: HostVerdict): Plain {
  if (descriptor === undefined) return plain``;
  return descriptor.protocolRevision === ''
    ? plain`  (no MCP revision)`
    : plain`  (MCP ${printable(descriptor.protocolRevision)})`;
}

function bodyLines(verdict: HostVerdict, paint: Paint): Plain[] {
  if (verdict.verdict === 'not judged')
    return [plain`  ${printable(verdict.reason)}`, plain`  help: ${printable(verdict.help)}`];
  const { roles, error } = verdict;
  const width = Math.max(0, ...roles.map(({ role }) => role.length));
  const lines = roles.flatMap((role) => roleLines(role, width, paint));
  if (error === null) return [...lines, ...fixLines(verdict)];
  const { unmet, supported, requested } = error.error.data;
  lines.push(plain`  unmet:`);
  const wide = Math.max(...unmet.map((id) => id.length));
  for (const [i, id] of unmet.entries())
    lines.push(
      plain`    ${padded(printable(id), wide)}  offers ${printable(supported[i] ?? '')}; asked: ${printable(requested[i] ?? '')}`,
    );
  return [...lines, ...fixLines(verdict)];
}

function fixLines(verdict: JudgedHost): Plain[] {
  const found = mendsOf(verdict);
  if (found.length === 0) return [];
  return [
    plain`  to mend it:`,
    ...found.flatMap(({ what, command, paste }) => [
      plain`    ${printable(what)}`,
      ...(command === undefined ? [] : [plain`      ${printable(command)}`]),
      ...(paste?.split('\n') ?? []).map((line) => plain`      ${printable(line)}`),
    ]),
  ];
}

function roleLines(role: RoleResult, width: number, paint: Paint): Plain[] {
  const name = padded(printable(role.role), width);
  const reservations = reservationsOf(role);
  if (role.boundTool !== null) {
    const mark = reservations.length === 0 ? paint(plain`✓`, 'green') : paint(plain`!`, 'yellow');
    const wrap = role.wraps === undefined ? '' : plain`, wraps ${printable(role.wraps)}`;
    return [
      plain`  ${mark} ${name}  ${printable(role.boundTool)}  (${role.how ?? 'found'}${wrap})`,
      ...reservations.flatMap((each) => reservationLines(each, '      ', paint)),
    ];
  }
  const optional = role.tier === 'optional';
  const mark = optional ? paint(plain`·`, 'yellow') : paint(plain`✗`, 'red');
  const lines = [plain`  ${mark} ${name}  ${optional ? 'not bound (optional: runs degraded)' : 'not bound'}`];
  if (optional) return lines;
  for (const candidate of role.candidates.slice(0, SHOWN)) lines.push(...candidateLines(candidate, paint));
  const more = role.candidates.length - SHOWN;
  if (more > 0) lines.push(plain`      and ${more} more, which --format json shows`);
  return lines;
}

function reservationLines({ reason, witness }: Reservation, indent: '      ' | '        ', paint: Paint): Plain[] {
  return [
    plain`${indent}${paint(plain`reservation`, 'yellow')}: ${printable(reason)}`,
    ...(witness === undefined ? [] : [plain`${indent}  rejected: ${clip(JSON.stringify(witness))}`]),
  ];
}

function candidateLines(candidate: CandidateResult, paint: Paint): Plain[] {
  const { tool, schema, path, witness, missingScopes, reservations, notTaken, rename } = candidate;
  const lacking =
    missingScopes.length === 0 ? '' : plain`lacks scope ${plain.join(', ')(missingScopes.map(printable))}`;
  const verdict = schema === 'accepts' ? 'schema accepts' : schema === 'refuses' ? 'schema refuses' : 'cannot tell';
  const lines = [plain`      ${printable(tool)}: ${verdict}${lacking === '' ? '' : plain`; ${lacking}`}`];
  if (schema !== 'accepts') lines.push(plain`        ${printable(path)}`);
  if (witness !== undefined) lines.push(plain`        rejected: ${clip(JSON.stringify(witness))}`);
  if (rename !== undefined) {
    const pairs = Object.entries(rename).map(([from, to]) => plain`${printable(from)} → ${printable(to)}`);
    lines.push(plain`        would accept as a wrapped tool with rename ${plain.join(', ')(pairs)}`);
  }
  if (notTaken !== undefined) lines.push(plain`        not taken: ${printable(notTaken)}`);
  for (const each of reservations) lines.push(...reservationLines(each, '        ', paint));
  return lines;
}

function clip(text: string): Plain {
  return shorten(printable(text), 201);
}

// What a host is called, where its profile is and which revision it speaks makes no difference while nothing follows from it.
function answerKey(verdict: HostVerdict): string {
  if (verdict.verdict === 'not judged') return JSON.stringify([verdict.verdict, verdict.reason, verdict.help]);
  const { error, roles, unasked, withheld, remake } = verdict;
  // The command that makes a profile of a client is its own.
  const own = remake === undefined ? null : verdict.profile;
  return JSON.stringify([verdict.verdict, error?.error.data, roles, unasked, withheld, own]);
}

const LEGEND = plain`✓ accept   ! accept with reservations   ✗ refuse   ? not judged`;
const LEGEND_APART = plain`${APART} they do not meet`;
const WRAPPED = 'w';
const LEGEND_WRAPPED = plain`${WRAPPED} accept, through a wrap that the host must apply`;

/** The table as text: hosts are numbered across, so that long names do not push it off the screen. */
export function matrixText({ subjects, hosts, cells }: Matrix): Plain {
  const names = subjects.map(printable);
  const width = Math.max(...names.map((name) => name.length));
  const lines = hosts.map(
    (host, i) => plain`  ${padded(i + 1, String(hosts.length).length, 'start')}  ${printable(host)}`,
  );
  const columns = hosts.map((_, i) => i + 1);
  lines.push(plain``, plain`${padded('', width)}  ${plain.join('  ')(columns)}`);
  for (const [i, name] of names.entries()) {
    const marks = (cells[i] ?? []).map((cell, j) => padded(markIn(cell), String(j + 1).length, 'start'));
    lines.push(plain`${padded(name, width)}  ${plain.join('  ')(marks)}`);
  }
  const shown = cells.flat().map((cell) => markIn(cell));
  const legend = [
    ...(shown.some((each) => each === MARK.reserved || each === MARK['not judged']) ? [LEGEND] : []),
    ...(shown.includes(WRAPPED) ? [LEGEND_WRAPPED] : []),
    ...(shown.includes(APART) ? [LEGEND_APART] : []),
  ];
  if (legend.length > 0) lines.push(plain``, plain.join('   ')(legend));
  return plain`${plain.join('\n')(lines)}\n`;
}

// A column has room for one mark, so that a wrap has its own; reservations matter more.
function markIn(cell: MatrixCell | undefined): ReturnType<typeof markOfCell> | typeof WRAPPED {
  const mark = markOfCell(cell);
  return mark === MARK.accept && cell?.wrapped !== undefined ? WRAPPED : mark;
}
