import type { NamedNeed, SkillAnswer, SkillResult, SkillVerdict } from '../../result/skills.ts';
import type { CheckReport } from '../../result/results.ts';
import { groupBy } from '../../value/group-by.ts';
import { code, file, firstOf, joined, say, type Item, type Line, type Mark } from '../blocks.ts';
import { count } from '../counts.ts';

export const MARK_OF_SKILL = {
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
    const names = firstOf(
      [first, ...others].map((each) => say`${code(each.name, 80)}`),
      NAMED,
    );
    const at = others.length === 0 ? say`${file(first.path)}` : undefined;
    return { mark: MARK_OF_SKILL[worstOf(first)], line: say`${names}: ${answerLine(first.hosts)}`, at };
  });
}

/** A table of skills and clients: a row for each skill, those that cannot run somewhere first, and a cell for each client. */
export interface SkillTable {
  readonly clients: readonly string[];
  readonly rows: readonly { readonly skill: SkillResult; readonly mark: Mark; readonly cells: readonly Line[] }[];
}

export function skillTable(skills: readonly SkillResult[]): SkillTable {
  const clients = [...new Set(skills.flatMap(({ hosts }) => hosts.map(({ host }) => host)))];
  const rows = sorted(skills).map((skill) => ({
    skill,
    mark: MARK_OF_SKILL[worstOf(skill)],
    cells: clients.map((client) => {
      const own = skill.hosts.find(({ host }) => host === client);
      return own === undefined ? say`` : verdictLine(own);
    }),
  }));
  return { clients, rows };
}

function sorted(skills: readonly SkillResult[]): readonly SkillResult[] {
  return skills.toSorted((a, b) => ORDER.indexOf(worstOf(a)) - ORDER.indexOf(worstOf(b)));
}

/** The worst answer that a skill has; without a client it is not told. */
export function worstOf({ hosts }: SkillResult): SkillAnswer {
  return ORDER.find((answer) => hosts.some(({ verdict }) => verdict === answer)) ?? 'not told';
}

/** `Claude Code: cannot run, missing: MCP server rube; Cursor: can run`: clients with one answer are named together. */
function answerLine(hosts: readonly SkillVerdict[]): Line {
  if (hosts.length === 0) return say`no client is configured`;
  const same = [...groupBy(hosts, ({ host: _host, ...answer }) => JSON.stringify(answer))];
  return joined(
    same.map(([, own]) => {
      const names = firstOf(
        own.map(({ host }) => say`${code(host, 80)}`),
        NAMED,
      );
      return say`${names}: ${verdictLine(own[0])}`;
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

/** What a visitor with skills, and with nothing that hosts negotiate about, can do next. */
export function nextItems({ skills = [], cals, handshakes }: CheckReport): Item[] {
  const [first] = skills;
  if (first === undefined || cals.length + handshakes.length > 0) return [];
  const asked = skills.some(({ hosts }) => hosts.length > 0);
  const folder = placeOf(first);
  const step = asked
    ? say`next: a package that any host can judge: ${code(`cartwright init --from-skill ${folder}`)}`
    : say`next: ask a client whether it can run one: ${code(`cartwright handshake ${folder} --host claude-code`)}`;
  return [{ mark: 'fix', line: step }];
}

/** The folder of a skill or a plugin, the file of an agent: what commands take. */
function placeOf({ kind, path }: SkillResult): string {
  if (kind === 'agent') return path;
  return path.replace(/\/?(?:\.claude-plugin\/plugin\.json|SKILL\.md)$/, '') || '.';
}

function needsLine(needs: readonly NamedNeed[]): Line {
  return firstOf(
    needs.map(({ kind, name }) => say`${WORDS[kind]} ${code(name, 80)}`),
    NAMED,
  );
}

const WORDS = {
  tool: 'tool',
  'mcp-tool': 'tool',
  'mcp-server': 'MCP server',
  program: 'program',
  env: 'variable',
  file: 'file',
  skill: 'skill',
  agent: 'agent',
  client: 'client',
  model: 'model',
  network: 'host',
} as const satisfies Readonly<Record<NamedNeed['kind'], string>>;
