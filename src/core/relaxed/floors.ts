import type { Change } from '../diff/change.ts';
import { diffManifests } from '../diff/manifests.ts';
import { quote } from '../text/printable.ts';
import { relaxationAt, type Relaxation } from './relaxation.ts';
import type { Path, SourceDocument } from '../source/document.ts';
import { mappingAt, movedFrom, rootOf, type Side } from './side.ts';
import { mappingsOf, own, textOf } from '../value/mapping.ts';
import { folderOf } from '../value/path.ts';

/** Floors, roles and scopes that packages no longer ask of hosts. A package that moved is the same by its id. */
export function floorRelaxations(base: Side, head: Side): Relaxation[] {
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

// What is compatible is something new that blocks nobody, or something that is no longer asked.
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
