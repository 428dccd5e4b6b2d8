import type { Range } from '../../core/result/diagnostic.ts';
import type { Overview } from '../../core/report/overviews.ts';
import { rangeOf } from '../../core/source/document.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';

/**
 * Where overviews stand in their files; findings among them know it. They are asked for when it is decided which ones are shown, for a check has no other use for
 * these places, and reading them for every file would take longer than the check.
 *
 * @returns nothing for an overview whose file is not here, as where sweeps are merged, or has none of the places
 */
export async function overviewPlaces(
  fs: Pick<FileSystem, 'kind' | 'readFile'>,
  items: Iterable<Overview | { readonly rule: string }>,
): Promise<Map<Overview, Range>> {
  const places = new Map<Overview, Range>();
  for (const overview of items) {
    if ('rule' in overview || overview.range !== undefined || fs.kind(overview.path) !== 'file') continue;
    const range = await placeIn(fs, overview);
    if (range !== undefined) places.set(overview, range);
  }
  return places;
}

async function placeIn(fs: Pick<FileSystem, 'readFile'>, { path, at }: Overview): Promise<Range | undefined> {
  if (!/\.(?:json|ya?ml)$/i.test(path)) return undefined;
  const doc = await readDocument(path, fs.readFile(path), { maxDepth: LIMITS.schemaDepth });
  const there = at.find((each) => doc.locate(each) !== undefined);
  return there === undefined ? undefined : rangeOf(doc, there, 'key');
}
