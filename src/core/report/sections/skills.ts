import {
  NEED_WORDS,
  type NamedNeed,
  type NeedKind,
  type SkillAnswer,
  type SkillResult,
  type SkillVerdict,
} from '../../result/skills.ts';
import type { CheckReport } from '../../result/results.ts';
import { groupBy } from '../../value/group-by.ts';
import { words } from '../../text/outlet.ts';
import { code, file, few, joined, say, tableSection } from '../blocks.ts';
import type { Item, Line, Mark, Row, Section } from '../blocks.ts';
import { count } from '../counts.ts';

const MARK_OF_SKILL = {
  'can run': 'good',
  'not told': 'unknown',
  'cannot run': 'bad',
} as const satisfies Record<SkillAnswer, Mark>;
const ORDER: readonly SkillAnswer[] = ['cannot run', 'not told', 'can run'];
/** Names of one answer, and needs of one client, that are listed. */
const NAMED = 5;

/** Skills that answer the same on the same clients are one row, the worst first. */
export function skillItems(skills: readonly SkillResult[]): Item[] {
  const groups = [...groupBy(sorted(skills), ({ hosts }) => JSON.stringify(hosts))];
  return groups.map(([, [first, ...others]]) => {
    const names = [first, ...others].map((each) => say`${code(each.name, 80)}`);
    const at = others.length === 0 ? say`${file(first.path)}` : undefined;
    return { mark: MARK_OF_SKILL[worstOf(first)], line: say`${few(names, NAMED)}: ${answerLine(first.hosts)}`, at };
  });
}

/** A row for each skill, those that cannot run somewhere first, and a cell for each client. */
export function skillTable(report: CheckReport): Section[] {
  const { skills = [] } = report;
  const steps = nextItems(report).map(({ line }) => line);
  return tableOf(say`Skills`, sorted(skills), verdictLine, steps.length > 0 ? joined(steps, '; ') : undefined);
}

/** The first of the skills that cannot run somewhere, by their answers alone: what a first screen shows. */
export function brokenSkills({ skills = [] }: CheckReport): Section[] {
  const broken = skills.filter((skill) => worstOf(skill) === 'cannot run');
  const left = broken.length - NAMED;
  const foot = left > 0 ? say`… and ${count(left, 'more skill')} below` : undefined;
  return tableOf(say`Skills that cannot run`, broken.slice(0, NAMED), ({ verdict }) => say`${verdict}`, foot);
}

function tableOf(
  title: Line,
  skills: readonly SkillResult[],
  cell: (verdict: SkillVerdict) => Line,
  foot: Line | undefined,
): Section[] {
  if (skills.length === 0) return [];
  const clients = [...new Set(skills.flatMap(({ hosts }) => hosts.map(({ host }) => host)))];
  const named = groupBy(skills, ({ name }) => name);
  const rows = skills.map(({ path, name, hosts }): Row => {
    const cells = clients.map((client) => hosts.filter(({ host }) => host === client).flatMap(cell));
    // A plugin is often called like its skill.
    const label = named.get(name)?.length === 1 ? name : `${name} (${path})`;
    return { mark: MARK_OF_SKILL[worstOf({ hosts })], cells: [[{ file: path, label }], ...cells] };
  });
  const head = [say`skill`, ...clients.map((client) => [code(client, 80)])];
  return [tableSection(words`skills`, words`skill`, title, { head, rows, foot }, 0.25)];
}

function sorted(skills: readonly SkillResult[]): readonly SkillResult[] {
  return ORDER.flatMap((answer) => skills.filter((skill) => worstOf(skill) === answer));
}

/** The worst answer that a skill has; without a client it is not told. */
export function worstOf({ hosts }: Pick<SkillResult, 'hosts'>): SkillAnswer {
  return ORDER.find((answer) => hosts.some(({ verdict }) => verdict === answer)) ?? 'not told';
}

/** `Claude Code: cannot run, missing: MCP server rube; Cursor: can run`: clients with one answer are named together. */
function answerLine(hosts: readonly SkillVerdict[]): Line {
  if (hosts.length === 0) return say`no client is configured`;
  const same = [...groupBy(hosts, ({ host: _host, client: _client, ...answer }) => JSON.stringify(answer))];
  return joined(
    same.map(([, own]) => {
      const names = own.map(({ host }) => say`${code(host, 80)}`);
      return say`${few(names, NAMED)}: ${verdictLine(own[0])}`;
    }),
    '; ',
  );
}

/** `cannot run, missing: MCP server rube`, `can run, 1 reservation: tool Ask`. */
function verdictLine({ verdict, missing, notTold, reservations }: SkillVerdict): Line {
  if (verdict === 'cannot run') return say`${verdict}, missing: ${needsLine(missing)}`;
  if (verdict === 'not told') return say`${verdict}, unknown: ${needsLine(notTold)}`;
  if (reservations.length === 0) return say`${verdict}`;
  return say`${verdict}, ${count(reservations.length, 'reservation')}: ${needsLine(reservations)}`;
}

/** How to get the answers that are not told: without a client, name one; else by what is unknown. */
export function nextItems({
  skills = [],
  cals = [],
  handshakes = [],
}: Partial<Pick<CheckReport, 'skills' | 'cals' | 'handshakes'>>): Item[] {
  const [first] = skills;
  if (first === undefined) return [];
  const next = (line: Line): Item => ({ mark: 'fix', line: say`next: ${line}` });
  if (skills.every(({ hosts }) => hosts.length === 0)) {
    const command = code(`cartwright handshake ${placeOf(first)} --host claude-code`);
    // What hosts negotiate about has steps of its own.
    return cals.length + handshakes.length > 0 ? [] : [next(say`check whether a client can run one: ${command}`)];
  }
  const verdicts = skills.flatMap(({ hosts }) => hosts);
  const unknown = new Map(verdicts.flatMap(askable).map((need) => [needKey(need), need]));
  const of = (...kinds: readonly NeedKind[]): NamedNeed[] =>
    [...unknown.values()].filter(({ kind }) => kinds.includes(kind));
  const local = of('program', 'env');
  // An unknown server cannot be asked.
  const servers = of('mcp-server').map(({ name }) => name);
  const tools = of('mcp-tool').filter(({ name }) => !servers.some((server) => name.startsWith(`${server}/`)));
  const isListed = ({ kind }: NamedNeed): boolean => kind === 'mcp-server' || kind === 'tool';
  const clients = new Set(verdicts.filter(({ notTold }) => notTold.some(isListed)).map(({ client }) => client));
  const add = ['cartwright host add', ...clients].join(' ');
  return [
    ...(tools.length > 0 ? [say`ask the servers for their tools: ${code('cartwright check --live')}`] : []),
    ...(clients.size > 0 ? [say`commit a host profile that lists what the client has: ${code(add)}`] : []),
    ...(local.length > 0 ? [say`look where the client runs for ${needsLine(local)}`] : []),
  ].map(next);
}

const needKey = ({ kind, name }: NamedNeed): string => `${kind} ${name}`;

/** What is unknown, but for tools of a server of which is unknown whether it is there: it cannot be asked. */
function askable({ notTold }: SkillVerdict): readonly NamedNeed[] {
  const hasServer = notTold.some(({ kind }) => kind === 'mcp-server');
  return hasServer ? notTold.filter(({ kind }) => kind !== 'mcp-tool') : notTold;
}

/** The folder of a skill or a plugin, the file of an agent: what commands take. */
function placeOf({ kind, path }: SkillResult): string {
  if (kind === 'agent') return path;
  return path.replace(/\/?(?:\.claude-plugin\/plugin\.json|SKILL\.md)$/, '') || '.';
}

function needsLine(needs: readonly NamedNeed[]): Line {
  const named = needs.map(({ kind, name }) => say`${NEED_WORDS[kind]} ${code(name, 80)}`);
  return few(named, NAMED);
}
