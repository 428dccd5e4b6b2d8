import { type Relaxation, type RelaxationId, relaxationAt } from './relaxation.ts';
import { configRelaxations, judgedLess } from './config.ts';
import { hostRelaxations } from './hosts.ts';
import { policyRelaxations } from './policy.ts';
import { type Side, mappingAt, movedFrom, rootOf, entriesAt } from './side.ts';
import { confirmationRelaxations, registryRelaxations } from './trust.ts';
import type { Change } from '../diff/change.ts';
import { diffManifests } from '../diff/manifests.ts';
import { quote } from '../text/printable.ts';
import type { Path, SourceDocument } from '../source/document.ts';
import { mappingsOf, own, textOf, type Mapping } from '../value/mapping.ts';
import { folderOf } from '../value/path.ts';
import { commentKeys } from '../lint/suppress/comments.ts';
import { once } from '../value/once.ts';

/**
 * Everything by which the head of a change is judged less strictly than its base: what is judged less first, then what is
 * reported less, what is accepted, confirmed and trusted, and what hosts and packages state of themselves. At most 200 of a
 * kind are told one by one, so that none hides behind many of another, and texts of the repository are cut to what a report takes.
 */
export function relaxationsBetween(base: Side, head: Side): Relaxation[] {
  return [
    judgedLess(base, head),
    configRelaxations(base, head),
    commentRelaxations(base, head),
    baselineRelaxations(base, head),
    confirmationRelaxations(base, head),
    registryRelaxations(base, head),
    policyRelaxations(base, head),
    hostRelaxations(base, head),
    floorRelaxations(base, head),
  ].flatMap(capped);
}

const MOST = 200;
const LONGEST = 1000;

function capped(found: readonly Relaxation[]): Relaxation[] {
  const last = found.length > MOST ? found[MOST - 1] : undefined;
  const rest = found.length - (MOST - 1);
  const more =
    last === undefined
      ? []
      : [{ ...last, id: 'more' as const, message: `${rest} more relaxations of this kind`, covers: [] }];
  return [...(last === undefined ? found : found.slice(0, MOST - 1)), ...more].map((each) => ({
    ...each,
    // What an id begins with is shorter than the longest.
    id: clip(each.id) as RelaxationId,
    message: clip(each.message),
    covers: each.covers.map(clip),
  }));
}

function clip(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** Floors, roles and scopes that packages no longer ask of hosts. A package that moved is the same by its id. */
function floorRelaxations(base: Side, head: Side): Relaxation[] {
  const moved = movedFrom(base.packages, head.packages, 'id');
  return [...head.packages].flatMap(([path, doc]) => {
    const before = base.requirements.get(folderOf(base.packages.has(path) ? path : (moved.get(path) ?? path)));
    const after = head.requirements.get(folderOf(path));
    if (before === undefined || after === undefined) return [];
    return diffManifests(before.manifest, after.manifest)
      .filter(isLess)
      .map(({ id, before: was, after: is }) =>
        relaxationAt(
          { doc, at: placeOf(doc, id), side: 'head' },
          `floor:${folderOf(path)}:${id}`,
          `${quote(folderOf(path))} asks less of hosts: ${id} is ${is} (was ${was})`,
          [folderOf(path)],
        ),
      );
  });
}

// A compatible change adds something that blocks no host, or asks for less.
function isLess({ kind, before }: Change): boolean {
  return kind === 'compatible' && before !== 'none' && before !== 'not asked';
}

/** Where `cartridge.yaml` says it; what it leaves out has the place of the nearest thing that it says. */
function placeOf(doc: SourceDocument, id: string): Path {
  const [subject = '', ...rest] = id.split(':');
  if (subject !== 'tool') return ['harness', ...subject.split('.')];
  const harness = mappingAt(rootOf(doc), 'harness');
  for (const tier of ['requiredTools', 'optionalTools']) {
    const role = rest.slice(0, 2).join(':');
    const at = mappingsOf(harness, tier).find((contract) => textOf(contract, 'role') === role);
    const list = own(harness, tier);
    if (at !== undefined && Array.isArray(list)) return ['harness', tier, list.indexOf(at)];
  }
  return ['harness'];
}

/** Findings that a baseline accepts and the base's did not, or for longer: one relaxation a rule. */
function baselineRelaxations(base: Side, head: Side): Relaxation[] {
  const doc = head.baseline;
  if (doc === undefined) return [];
  const take = matched(mappingsOf(rootOf(base.baseline), 'entries'), head.has);
  const added = new Map<string, { readonly index: number; readonly paths: string[] }>();
  const extended: Relaxation[] = [];
  for (const [index, entry] of entriesAt(rootOf(doc), 'entries')) {
    const [rule, path] = [textOf(entry, 'rule'), textOf(entry, 'path')];
    const before = take(entry);
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

/** Gives each entry of the base's baseline for one of the head's. */
function matched(entries: readonly Mapping[], has: (path: string) => boolean): (entry: Mapping) => Mapping | undefined {
  const left = [...entries];
  return (entry) => {
    const same = (key: string) => (other: Mapping) => textOf(other, key) === textOf(entry, key);
    const alike = (other: Mapping): boolean => same('rule')(other) && same('digest')(other);
    const exact = left.findIndex((other) => alike(other) && same('path')(other));
    // A file that moved took its findings along.
    const at = exact >= 0 ? exact : left.findIndex((other) => alike(other) && !has(textOf(other, 'path')));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
}

/** Comments in CALs that accept what the base does not. */
function commentRelaxations(base: Side, head: Side): Relaxation[] {
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
