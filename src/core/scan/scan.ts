import { decide, type Decisions } from './decide.ts';
import type { Claim } from './detector.ts';
import { DETECTORS } from './detectors/index.ts';
import { NotLoaded } from './parsers/not-loaded.ts';
import { loadToml } from './parsers/toml.ts';
import { loadXml } from './parsers/xml.ts';
import { loadYaml } from './parsers/yaml.ts';
import { withoutCases } from './rules.ts';
import type { Look, TreeView } from './tree.ts';
import { WORKSHOP_LOOKS } from './workshop/workshop.ts';

export interface ScanResult extends Decisions {
  readonly claims: readonly Claim[];
  /** Manifests that could not be used, one line each. */
  readonly notes: readonly string[];
}

/** Everything that detectors and sentences look at; what a walk is given. */
export function allLooks(): Look[] {
  return [...DETECTORS.flatMap(({ looksAt }) => looksAt), ...WORKSHOP_LOOKS];
}

const PAGE = /\.(?:mdx?|rst|adoc|markdown|qmd|org)(?:\.erb)?$/i;
/** In the root it introduces the project. */
const README = /^readme\./i;

/** Scans a tree; parsers are loaded when one is asked for. */
export function scan(tree: TreeView): Promise<ScanResult> {
  return withParsers(() => scanTree(tree));
}

/** Does what may read manifests, and loads the parsers that it asks for: most trees need but one of them. */
export async function withParsers<T>(work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await error.load();
    }
  }
}

/** Loads every parser, so that {@link scanTree} can run over any tree. */
export async function loadParsers(): Promise<void> {
  await Promise.all([loadToml(), loadXml(), loadYaml()]);
}

/**
 * Runs every detector over a tree and decides.
 *
 * @throws NotLoaded when a parser is needed that is not there
 */
export function scanTree(whole: TreeView): ScanResult {
  const tree = withoutCases(whole);
  const withoutPages = {
    ...tree,
    files: tree.files.filter(({ dir, name }) => !PAGE.test(name) || (dir === '' && README.test(name))),
  };
  const detections = DETECTORS.map((detector) => {
    const { claims, notes = [] } = detector.detect(detector.readsPages === true ? tree : withoutPages);
    return { claims: claims.map((each) => ({ ...each, group: `${detector.id}: ${each.group ?? ''}` })), notes };
  });
  const claims = detections.flatMap((detection) => detection.claims);
  return { ...decide(claims, tree), claims, notes: detections.flatMap((detection) => detection.notes) };
}
