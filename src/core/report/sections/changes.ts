import type { RequirementsChange } from '../../diff/requirements.ts';
import { changeWords, type LockFileChange } from '../../lock/compare.ts';
import { relaxedPlace, type Relaxation } from '../../relaxed/relaxation.ts';
import { sidesOf } from '../../result/reservations.ts';
import { code, few, fewNames, file, type Item, joined, type Line, prose, say, type Span, strong } from '../blocks.ts';
import {
  byRelaxing,
  changedHostLabels,
  isWorse,
  relaxedCount,
  type Changes,
  type HostChange,
  type RacChange,
  type VerdictChange,
} from '../compare.ts';
import { NONE, someCounts, total } from '../counts.ts';
import { breaks, type Cause, type CausePlace } from '../causes/cause.ts';

/**
 * What the change does, what becomes of locks first, then what is relaxed, and flips of verdicts; nothing when it does nothing.
 *
 * @param most locks, and relaxations, that are listed one by one
 */
export function changeItems(changes: Changes, most = Number.POSITIVE_INFINITY): Item[] {
  const { introduced, fixed } = changes;
  const label = changedHostLabels(changes.hosts);
  return [
    ...upTo(most, (changes.locks ?? []).map(lockItem), say`more changes of locks`),
    ...upTo(most, relaxedItems(changes), say`more relaxations`),
    ...(changes.deactivated ?? []).map(({ name, client, record }) =>
      item('deleted', say`agent ${code(name, 80)} is no longer activated in ${code(client, 80)} (${code(record)})`),
    ),
    ...changes.verdicts.map(verdictItem),
    ...changes.hosts.map((change) => hostItem(change, label(change))),
    ...(changes.requirements ?? []).map(requirementsItem),
    ...(total(introduced) > 0 ? [item('added', say`new: ${someCounts(introduced)}`)] : []),
    ...(total(fixed) > 0 ? [item('resolved', say`gone: ${someCounts(fixed)}`)] : []),
    ...changes.rac.map(racItem),
    ...(changes.moved ?? []).map(({ what, from, to }) => item('moved', say`${what} ${code(from)} → ${file(to)}`)),
  ];
}

/** As {@link changeItems}, without flips whose cause is told: those are told with it. */
export function otherItems(changes: Changes): Item[] {
  const told = new Set(
    (changes.causes ?? [])
      .filter(({ kind }) => kind !== 'error')
      .map(({ subject, profile = null }) => JSON.stringify([subject, profile])),
  );
  return changeItems({
    ...changes,
    verdicts: changes.verdicts.filter(({ path }) => !told.has(JSON.stringify([path, null]))),
    hosts: changes.hosts.filter(({ subject, profile }) => !told.has(JSON.stringify([subject, profile]))),
  });
}

/**
 * As {@link changeItems}, without what a first screen shows of so many rows: causes, and changes that have none.
 *
 * @param rows how many causes, and how many changes, it shows
 */
export function itemsBelow(changes: Changes, rows: number): Item[] {
  const causes = (changes.causes ?? []).filter(breaks);
  if (causes.length > rows || otherItems({ ...changes, rac: [], introduced: NONE, fixed: NONE }).length > rows)
    return changeItems(changes);
  const { fixed, rac } = changes;
  const left = rac.filter(({ path }) => !causes.some(({ subject }) => subject === path));
  return changeItems({ fixed, rac: left, introduced: NONE, verdicts: [], hosts: [] });
}

function item(mark: Item['mark'], line: Line, at?: Line): Item {
  return { mark, line, at };
}

function upTo(most: number, items: readonly Item[], what: Line): Item[] {
  const left = items.length - most;
  return [...items.slice(0, most), ...(left > 0 ? [item('quiet', say`… and ${left} ${what}`)] : [])];
}

/** What becomes of a lock; another signer is what a reader must not miss. */
function lockItem(change: LockFileChange): Item {
  const isLoud = change.otherSigner === true || change.after === null;
  // A lock that is gone is nowhere to be linked to.
  const where = change.kind === 'lock' && change.after === null ? prose(change.lock) : file(change.lock);
  return item(isLoud ? 'open' : 'lock', say`${where}: ${prose(changeWords(change), 1000)}`);
}

function relaxedItems(changes: Changes): Item[] {
  const { relaxed = [] } = changes;
  if (relaxed.length === 0) return [];
  return [
    item('open', [strong(say`${relaxedCount(changes)}`)]),
    ...relaxed.map((each) => item('open', say`relaxed: ${prose(each.message, 500)}`, [placeOfRelaxation(each)])),
  ];
}

/** The line of a relaxation. The head has no line of the base to link to. */
function placeOfRelaxation(relaxation: Relaxation): Span {
  const { side, path, range } = relaxation;
  return side === 'head' ? file(path, range.start.line) : code(relaxedPlace(relaxation));
}

function verdictItem(change: VerdictChange): Item {
  const { path, before, after } = change;
  if (after === null) return item('deleted', say`${code(path)} is gone (was ${before ?? 'new'})`);
  const mark = isWorse(change) ? 'bad' : change.relaxed === true ? 'open' : after === 'ready' ? 'good' : 'quiet';
  const flip = before === null ? say` is new: ${strong(say`${after}`)}` : say`: ${before} → ${strong(say`${after}`)}`;
  return item(mark, say`${file(path)}${flip}${byRelaxing(change)}`);
}

function hostItem(change: HostChange, host: string): Item {
  const { subject, before, after, broken, mended } = change;
  const [was, is] = sidesOf(change);
  const where = say`${after === null ? code(subject) : file(subject)} on ${code(host)}`;
  const ids = [
    ...(broken.length > 0 ? [say`no longer met: ${fewNames(broken, 5)}`] : []),
    ...(mended.length > 0 ? [say`met now: ${fewNames(mended, 5)}`] : []),
  ];
  const why = say`${ids.length > 0 ? say` (${joined(ids, '; ')})` : ''}${byRelaxing(change)}`;
  const isRelaxed = change.relaxed === true;
  if (after === null) return item(isRelaxed ? 'open' : 'quiet', say`${where}: not there any more (was ${was})${why}`);
  const good = is === after && !isRelaxed;
  const mark = after === 'refuse' ? 'bad' : after === 'not judged' ? 'unknown' : good ? 'good' : 'open';
  const now = strong(say`${is}`);
  if (before === null) return item(mark, say`${where}: ${now} (new)${why}`);
  return was === is ? item('quiet', say`${where}: ${is}${why}`) : item(mark, say`${where}: ${was} → ${now}${why}`);
}

const SHOWN_CHANGES = 8;

function requirementsItem({ subject, before, after, changes, ...diff }: RequirementsChange): Item {
  const part = (kind: 'breaking' | 'compatible', title: Line): Line[] => {
    const lines = changes
      .filter((change) => change.kind === kind)
      .map((change) => say`${code(change.id, 80)} ${code(change.before, 40)} → ${code(change.after, 40)}`);
    const more = lines.length > SHOWN_CHANGES ? say`, and ${lines.length - SHOWN_CHANGES} more` : '';
    return lines.length === 0 ? [] : [say`${title} ${joined(lines.slice(0, SHOWN_CHANGES), ', ')}${more}`];
  };
  const breaking = part('breaking', [strong(say`breaking:`)]);
  const said = [...breaking, ...part('compatible', say`compatible:`)];
  const mark = !diff.enough ? 'step' : breaking.length > 0 ? 'open' : 'quiet';
  const what = joined(
    [...(said.length === 0 ? [say`only names and descriptions`] : said), stepOfVersions(before, after, diff)],
    '; ',
  );
  return item(mark, say`${file(subject)} asks hosts for something else; ${what}`);
}

/** Which step is asked, and whether the versions take it. */
export function stepOfVersions(
  before: string | null,
  after: string | null,
  { step, taken, enough }: Pick<RequirementsChange, 'step' | 'taken' | 'enough'>,
): Line {
  const asked = say`SemVer step ${strong(say`${step}`)}`;
  if (before === null || after === null) return asked;
  if (before === after) return enough ? asked : say`${asked}, but the version stays ${code(after, 40)}`;
  const verdict = enough ? 'is enough' : 'is too small';
  return say`${asked}: ${code(before, 40)} → ${code(after, 40)} (${taken ?? 'not later'}) ${verdict}`;
}

function racItem({ path, id, before, after }: RacChange): Item {
  const mark = after === 'confirmed' || after === 'failed' || after === 'unconfirmed' ? after : 'quiet';
  return item(mark, say`${code(id)} of ${file(path)}: ${prose(before, 40)} → ${prose(after, 40)}`);
}

/** Names of one cause that are told. */
const NAMES = 3;

/** What one cause breaks: `a.cal.yaml and 2 more: ready → not ready`. */
export function whatBreaks(group: readonly [Cause, ...Cause[]]): Line {
  const [{ kind, host, before, after }] = group;
  const subjects = [...new Set(group.map(({ subject }) => subject))];
  const names = few(
    subjects.map((subject) => [file(subject)]),
    NAMES,
  );
  if (kind === 'error' || kind === 'step') return names;
  const on = host === undefined ? '' : say` on ${code(host, 80)}`;
  const now = strong([prose(after ?? '')]);
  const flip =
    before === null || before === after
      ? say`${now}${before === null ? ' (new)' : ', as before'}`
      : say`${prose(before)} → ${now}`;
  return say`${names}${on}: ${flip}`;
}

/** The place to fix, and what became of it. */
export function placeOfCause(place: CausePlace): Line {
  if (place.change === 'deleted') return say`${code(place.path)} (deleted here)`;
  const at = file(place.path, place.range.start.line);
  return place.change === 'unchanged' ? [at] : say`${at} (${place.change} here)`;
}
