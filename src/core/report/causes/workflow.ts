import { compileGlob } from '../../value/glob.ts';
import type { Diagnostic, Related } from '../../result/diagnostic.ts';
import { quote } from '../../text/printable.ts';
import type { CalResult, ParticipantResult, RacResult } from '../../result/results.ts';
import { toPointer, valueAt } from '../../source/document.ts';
import type { VerdictChange } from '../compare.ts';
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
  const missing = after.rac.filter((item) => isMissing(item, kind) && stateOf(before, item.id) !== item.state);
  const unstaffed = after.participants.filter(
    (each) => each.required && each.resolved === null && (before === undefined || wasStaffed(before, each.alias)),
  );
  const reasons = [
    ...(await Promise.all(unstaffed.map((each) => staffReason(facts, each)))),
    ...(await Promise.all(missing.map((item) => racReason(facts, item)))),
    ...errors
      .filter(({ rule }) => !rule.startsWith('ready/'))
      .map((error) => ({ why: error.message, place: placeOfFinding(error), related: error.related ?? [] })),
  ];
  if (reasons.length > 0) return reasons.map((reason) => ({ ...common, ...reason }));
  const cal = await facts.sides.pair(after.path);
  const [difference] = cal.differences;
  const place = difference === undefined ? placeOfValue(cal, ['id']) : placeOfDifference(cal, difference);
  return [{ ...common, why: `it is ${change.after}`, place, related: [] }];
}

/** The place of a finding, as one to fix. */
export function placeOfFinding({ path, range, pointer }: Diagnostic): CausePlace {
  return { path, range, pointer, change: 'changed' };
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
  const why = `${quote(item.id)}: ${item.reason ?? 'the check failed'}`;
  if (changed !== undefined)
    return {
      why,
      place: { ...own, change: stateOf(before, item.id) === undefined ? 'added' : 'changed' },
      related: [],
    };
  if (cal.base === undefined) return { why, place: own, related: [] };
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
  const sources = item.check?.type === 'manual' || item.check === null ? [project.confirmations] : profiles;
  for (const path of [...sources, project.configFile]) {
    const pair = await sides.pair(path);
    const difference =
      pair.differences.find((each) => JSON.stringify([each.before, each.after]).includes(item.id)) ??
      pair.differences[0];
    const place =
      difference !== undefined
        ? placeOfDifference(pair, difference)
        : pair.base !== undefined && pair.head === undefined
          ? placeOfValue(pair, [])
          : undefined;
    if (place !== undefined) return { why: `${why}; ${path} confirmed it`, place, related: about };
  }
  const was = stateOf(before, item.id);
  return { why, place: { ...own, change: was === undefined ? 'changed' : 'unchanged' }, related: [] };
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
  const [configured] = config.differences;
  if (configured !== undefined) return { why, place: placeOfDifference(config, configured), related: about };
  return { why, place: { ...own, change: 'unchanged' }, related: [] };
}

/** Where an item of a list states its name. */
function itemPlace(cal: FilePair, list: string, key: string, name: string): CausePlace {
  const items = valueAt(cal.head?.value, [list]);
  const index = Array.isArray(items) ? items.findIndex((item: unknown) => valueAt(item, [key]) === name) : -1;
  return placeOfValue(cal, index < 0 ? [list] : [list, index, key]);
}

function isBelow(path: readonly (string | number)[] | undefined, { pointer }: CausePlace): boolean {
  if (path === undefined) return false;
  const item = pointer.split('/').slice(0, 3).join('/');
  return `${toPointer(path)}/`.startsWith(`${item}/`);
}

function relatedAt({ path, range }: CausePlace, message: string): Related {
  return { message, path, range };
}
