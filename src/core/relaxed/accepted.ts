import { mappingsOf, own, textOf, type Mapping } from '../value/mapping.ts';
import { commentKeys } from '../lint/suppress/comments.ts';
import { quote } from '../text/printable.ts';
import { once } from '../value/once.ts';
import { relaxationAt, type Relaxation } from './relaxation.ts';
import { entriesAt, movedFrom, rootOf, type Side } from './side.ts';

/** Findings that a baseline accepts and the base's did not, or for longer: one relaxation a rule. */
export function baselineRelaxations(base: Side, head: Side): Relaxation[] {
  const doc = head.baseline;
  if (doc === undefined) return [];
  const known = new Pool(mappingsOf(rootOf(base.baseline), 'entries'), head.has);
  const added = new Map<string, { readonly index: number; readonly paths: string[] }>();
  const extended: Relaxation[] = [];
  for (const [index, entry] of entriesAt(rootOf(doc), 'entries')) {
    const [rule, path] = [textOf(entry, 'rule'), textOf(entry, 'path')];
    const before = known.take(entry);
    if (before === undefined) {
      once(added, rule, () => ({ index, paths: [] })).paths.push(path);
      continue;
    }
    const [old, next] = [own(before, 'expires'), own(entry, 'expires')];
    if (typeof old !== 'string' || (typeof next === 'string' && next <= old)) continue;
    const until = typeof next === 'string' ? `until ${next}` : 'without an end';
    const message = `the baseline accepts ${quote(rule)} in ${quote(path)} ${until} (was until ${old})`;
    const place = { doc, at: ['entries', index, 'expires'], side: 'head' } as const;
    extended.push(relaxationAt(place, `baseline:${rule}:${path}:expires`, message, [path]));
  }
  const counted = [...added].map(([rule, { index, paths }]) => {
    const number = paths.length === 1 ? 'a finding' : `${paths.length} findings`;
    const message = `the baseline accepts ${number} more of ${quote(rule)}`;
    return relaxationAt({ doc, at: ['entries', index], side: 'head' }, `baseline:${rule}`, message, paths);
  });
  return [...counted, ...extended];
}

/** The entries of the base's baseline, each for one of the head's. */
class Pool {
  readonly #left: Mapping[];
  readonly #has: (path: string) => boolean;

  constructor(entries: readonly Mapping[], has: (path: string) => boolean) {
    this.#left = [...entries];
    this.#has = has;
  }

  take(entry: Mapping): Mapping | undefined {
    const same = (key: string) => (other: Mapping) => textOf(other, key) === textOf(entry, key);
    const alike = (other: Mapping): boolean => same('rule')(other) && same('digest')(other);
    const exact = this.#left.findIndex((other) => alike(other) && same('path')(other));
    // A file that moved took its findings along.
    const at = exact >= 0 ? exact : this.#left.findIndex((other) => alike(other) && !this.#has(textOf(other, 'path')));
    return at < 0 ? undefined : this.#left.splice(at, 1)[0];
  }
}

/** Comments in CALs that accept what the base does not. */
export function commentRelaxations(base: Side, head: Side): Relaxation[] {
  const moved = movedFrom(base.cals, head.cals, 'id');
  return [...head.cals].flatMap(([path, doc]) => {
    const before = base.cals.get(path) ?? base.cals.get(moved.get(path) ?? '');
    const known = before === undefined ? [] : commentKeys(before).map(({ key }) => key);
    return commentKeys(doc).flatMap(({ key, rule, range }): Relaxation[] => {
      const at = known.indexOf(key);
      if (at >= 0) {
        known.splice(at, 1);
        return [];
      }
      const message = `a comment accepts ${quote(rule)}`;
      return [{ id: `comment:${path}:${rule}`, message, path, range, side: 'head', covers: [path] }];
    });
  });
}
