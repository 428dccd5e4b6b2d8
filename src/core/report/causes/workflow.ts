import { compileGlob } from '../../value/glob.ts';
import type { Diagnostic, Related } from '../../result/diagnostic.ts';
import { quote } from '../../text/printable.ts';
import type { CalResult, ParticipantResult, RacResult } from '../../result/results.ts';
import { toPointer, valueAt } from '../../source/document.ts';
import type { VerdictChange } from '../compare.ts';
import { confirmationHelp } from '../sections/readiness.ts';
import type { Cause, CausePlace, Reason } from './cause.ts';
import { placeOfDifference, placeOfFile, placeOfValue, type CauseProject, type FilePair, type Sides } from './sides.ts';
import { differenceWords, pathWords } from './words.ts';

/** What a worse answer of a workflow is explained from. */
export interface WorkflowFacts {
  readonly change: VerdictChange;
  readonly before: CalResult | undefined;
  readonly after: CalResult;
  readonly sides: Sides;
  /** New errors in the CAL. */
  readonly errors: readonly Diagnostic[];
  /** Host profiles of both sides, which may serve knowledge. */
  readonly profiles: readonly string[];
  readonly project: CauseProject;
  readonly packageFileOf: (folder: string) => string;
}

/** Why a workflow is further from running: knowledge that is gone, a participant without a cartridge, a new error. */
export async function workflowCauses(facts: WorkflowFacts): Promise<Cause[]> {
  const { change, before, after, errors } = facts;
  if (change.after === null) return [];
  const kind = change.after === 'pending' ? 'pending' : 'not ready';
  const common = { kind, subject: after.path, before: change.before, after: change.after } as const;
  const todo = kind === 'pending' ? (after.todo ?? []).filter((id) => before?.todo?.includes(id) !== true) : [];
  const missing = after.rac.filter((item) => isMissing(item, kind) && stateOf(before, item.id) !== item.state);
  const unstaffed = after.participants.filter(
    (each) => each.required && each.resolved === null && (before === undefined || wasStaffed(before, each.alias)),
  );
  const reasons = [
    ...(await Promise.all(unstaffed.map((each) => staffReason(facts, each)))),
    ...(await Promise.all(missing.map((item) => racReason(facts, item)))),
    ...(await Promise.all(
      errors
        .filter(({ rule }) => !rule.startsWith('ready/'))
        .map(async (error) => ({
          why: error.message,
          place: await placeOfFinding(facts.sides, error),
          related: error.related ?? [],
        })),
    )),
    ...(await Promise.all(todo.map((id) => todoReason(facts, id)))),
  ];
  if (reasons.length > 0) return reasons.map((reason) => ({ ...common, ...reason }));
  const cal = await facts.sides.pair(after.path);
  const [difference] = cal.differences;
  const place = difference === undefined ? placeOfValue(cal, ['id']) : placeOfDifference(cal, difference);
  return [{ ...common, why: `it is ${change.after}`, place, related: [] }];
}

/** The place of a finding, as one to fix. A line may be wrong by what changed elsewhere. */
export async function placeOfFinding(sides: Sides, { path, range, pointer }: Diagnostic): Promise<CausePlace> {
  if (!/\.(?:json|ya?ml)$/.test(path))
    return { path, range, pointer, change: sides.differs(path) ? 'changed' : 'unchanged' };
  const { base, head, differences } = await sides.pair(path);
  const isNear = ({ head: at }: FilePair['differences'][number]): boolean => {
    const other = at === undefined ? undefined : toPointer(at);
    return other !== undefined && (`${other}/`.startsWith(`${pointer}/`) || `${pointer}/`.startsWith(`${other}/`));
  };
  // What cannot be read has no values to compare.
  const isRead = base?.value !== undefined && head?.value !== undefined;
  const changed = isRead ? differences.some(isNear) : base !== head;
  return { path, range, pointer, change: base === undefined ? 'added' : changed ? 'changed' : 'unchanged' };
}

async function todoReason({ sides, after, before }: WorkflowFacts, id: string): Promise<Reason> {
  const place = itemPlace(await sides.pair(after.path), 'nodes', 'id', id, 'action');
  const change = before === undefined ? 'added' : 'changed';
  return { why: `the action of task ${quote(id)} is a TODO`, place: { ...place, change }, related: [] };
}

function isMissing({ required, state }: RacResult, kind: 'pending' | 'not ready'): boolean {
  return required && (state === 'failed' || (kind === 'pending' && state === 'unconfirmed'));
}

function stateOf(cal: CalResult | undefined, id: string): string | undefined {
  return cal?.rac.find((item) => item.id === id)?.state;
}

function wasStaffed({ participants }: CalResult, alias: string): boolean {
  const before = participants.find((each) => each.alias === alias);
  return before === undefined || before.resolved !== null || !before.required;
}

async function racReason(facts: WorkflowFacts, item: RacResult): Promise<Reason> {
  const { sides, after, before, project, profiles } = facts;
  const cal = await sides.pair(after.path);
  const own = itemPlace(cal, 'rac', 'id', item.id);
  const about = [relatedAt(own, `asks for ${quote(item.id)}`)];
  const changed = cal.differences.find((each) => isBelow(each.head, own) && cal.base !== undefined);
  const isManual = item.check?.type === 'manual' || item.check === null;
  const help = isManual ? { help: confirmationHelp(item.id, project.confirmations) } : {};
  const why = `${quote(item.id)}: ${item.reason ?? 'the check failed'}`;
  if (changed !== undefined) {
    const isNew = stateOf(before, item.id) === undefined;
    const place = isNew ? { ...own, change: 'added' as const } : placeOfDifference(cal, changed);
    return { why, place, ...help, related: [] };
  }
  if (cal.base === undefined) return { why, place: own, ...help, related: [] };
  if (item.check?.type === 'file-glob') {
    const gone = deletedFiles(facts, item.check.hint);
    const [first] = gone;
    if (first !== undefined) {
      const words =
        gone.length === 1 ? `${first}, deleted here, was` : `${first} and ${gone.length - 1} more, deleted here, were`;
      const place = placeOfFile(first, 'deleted');
      return { why: `${words} all that confirmed ${quote(item.id)}`, place, related: about };
    }
  }
  const sources = isManual ? [project.confirmations] : item.check?.type === 'mcp-resource' ? profiles : [];
  for (const path of [...sources, project.configFile]) {
    const pair = await sides.pair(path);
    const told =
      path === project.configFile ? configured(pair, isManual ? ['confirmations'] : ['hosts']) : pair.differences;
    const difference = told.find((each) => JSON.stringify([each.before, each.after]).includes(item.id)) ?? told[0];
    const place =
      difference !== undefined
        ? placeOfDifference(pair, difference)
        : pair.base !== undefined && pair.head === undefined
          ? placeOfValue(pair, [])
          : undefined;
    if (place !== undefined) return { why: `${why}; ${path} confirmed it`, place, ...help, related: about };
  }
  const was = stateOf(before, item.id);
  return { why, place: { ...own, change: was === undefined ? 'changed' : 'unchanged' }, ...help, related: [] };
}

/** Which differences of a configuration can have to do with an answer, by their first key. */
function configured({ differences }: FilePair, keys: readonly string[]): FilePair['differences'] {
  return differences.filter(({ base, head }) => keys.includes(String((head ?? base)?.[0])));
}

function deletedFiles({ sides, project }: WorkflowFacts, hint: string): string[] {
  const glob = compileGlob(hint);
  if ('problem' in glob) return [];
  const gone = sides.gone(project.root).filter((file) => glob.matches(file));
  return gone.sort().map((file) => project.at(file));
}

async function staffReason(facts: WorkflowFacts, { alias, reason }: ParticipantResult): Promise<Reason> {
  const { sides, after, before, packageFileOf, project } = facts;
  const cal = await sides.pair(after.path);
  const own = itemPlace(cal, 'participants', 'alias', alias);
  const about = [relatedAt(own, `participant ${quote(alias)} asks for it`)];
  const was = before?.participants.find((each) => each.alias === alias)?.resolved;
  const why = `participant ${quote(alias)} is not staffed: ${reason}`;
  if (was === undefined || was === null)
    return { why, place: { ...own, change: cal.base === undefined ? 'added' : 'changed' }, related: [] };
  const file = await sides.pair(packageFileOf(was.path));
  if (file.head === undefined && file.base !== undefined) {
    return { why: `${was.path}, deleted here, staffed ${quote(alias)}`, place: placeOfValue(file, []), related: about };
  }
  const able = file.differences.find(({ base, head }) =>
    ['capabilities', 'role'].includes(String((head ?? base)?.[0])),
  );
  const difference = able ?? file.differences[0];
  if (difference !== undefined) {
    const path = difference.head ?? difference.base ?? [];
    const words = differenceWords(pathWords(path), difference);
    return { why: `${words}; it staffed ${quote(alias)}`, place: placeOfDifference(file, difference), related: about };
  }
  if (file.head === undefined && sides.differs(was.path)) {
    const gone = sides.head.read(was.path) === undefined;
    return { why, place: placeOfFile(was.path, gone ? 'deleted' : 'changed'), related: about };
  }
  const asked = cal.differences.find((each) => isBelow(each.head, own));
  if (asked !== undefined) return { why, place: placeOfDifference(cal, asked), related: [] };
  const config = await sides.pair(project.configFile);
  const [searched] = configured(config, ['cartridges', 'packages', 'prefix']);
  if (searched !== undefined) return { why, place: placeOfDifference(config, searched), related: about };
  return { why, place: { ...own, change: 'unchanged' }, related: [] };
}

/** Where an item of a list states its name, or another of its values. */
function itemPlace(cal: FilePair, list: string, key: string, name: string, value = key): CausePlace {
  const items = valueAt(cal.head?.value, [list]);
  const index = Array.isArray(items) ? items.findIndex((item: unknown) => valueAt(item, [key]) === name) : -1;
  return placeOfValue(cal, index < 0 ? [list] : [list, index, value]);
}

function isBelow(path: readonly (string | number)[] | undefined, { pointer }: CausePlace): boolean {
  if (path === undefined) return false;
  const item = pointer.split('/').slice(0, 3).join('/');
  return `${toPointer(path)}/`.startsWith(`${item}/`);
}

function relatedAt({ path, range }: CausePlace, message: string): Related {
  return { message, path, range };
}
