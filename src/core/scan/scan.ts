import { decide, type Decisions } from './decide.ts';
import type { Claim } from './detector.ts';
import { DETECTORS } from './detectors/index.ts';
import { loadParsers } from './parsers/large.ts';
import { withoutCases } from './detection-rules.ts';
import type { Look, TreeFile, TreeView } from './tree/tree.ts';
import { WORKSHOP_LOOKS } from './workshop/looks.ts';

export interface ScanResult extends Decisions {
  readonly claims: readonly Claim[];
  /** Manifests that could not be used, one line each. */
  readonly notes: readonly string[];
}

/** Everything that detectors and sentences look at; what a walk is given. */
export function allLooks(): Look[] {
  return [...DETECTORS.flatMap(({ looksAt }) => looksAt), ...WORKSHOP_LOOKS];
}

/** Runs every detector over a tree and decides. */
export async function scan(tree: TreeView): Promise<ScanResult> {
  await loadParsers(tree.files);
  return scanTree(tree);
}

/** {@link scan} where the parsers for the tree are loaded. */
export function scanTree(whole: TreeView): ScanResult {
  const tree = withoutCases(whole);
  const claims: Claim[] = [];
  const notes: string[] = [];
  for (const { id, looksAt, seesAll = false, detect } of DETECTORS) {
    for (const found of detect(seesAll ? tree : { ...tree, files: filesFor(looksAt, tree) }))
      if (typeof found === 'string') notes.push(found);
      else claims.push({ ...found, group: `${id}: ${found.group ?? ''}` });
  }
  return { ...decide(claims, tree), claims, notes };
}

/** The files that looks mean, in path order. */
function filesFor(looks: readonly Look[], { files, meant }: TreeView): TreeFile[] {
  const places = new Set(looks.flatMap((look) => meant.get(look) ?? []));
  return [...places].sort((a, b) => a - b).map((place) => files[place] as TreeFile);
}
