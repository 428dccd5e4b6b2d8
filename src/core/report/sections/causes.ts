import type { Cause, CausePlace } from '../causes/cause.ts';
import { code, file, firstListed, prose, say, strong, type Line } from '../blocks.ts';

/** Names of one cause that are told. */
const NAMES = 3;

/** What one cause breaks: `a.cal.yaml and 2 more: ready → not ready`. */
export function whatBreaks(group: readonly [Cause, ...Cause[]]): Line {
  const [{ kind, host, before, after }] = group;
  const subjects = [...new Set(group.map(({ subject }) => subject))];
  const names = firstListed(
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
