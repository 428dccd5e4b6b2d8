import { decide, type Decisions } from './decide.ts';
import { CHART, isOperated, words, type Claim } from './detector.ts';
import { DETECTORS } from './detectors/index.ts';
import { loadParsers } from './parsers/large.ts';
import { withoutCases } from './detection-rules.ts';
import type { Look, TreeFile, TreeView } from './tree/tree.ts';
import { README_NAMES } from './pages.ts';
import { foldersAbove, parentOf } from '../value/path.ts';

/** What people call a shell script without an ending. */
const OWN_NAMES = words('test tests lint check runtest runtests run-tests run_tests docs build');

/** Files of `scripts.ts` that no detector reads. */
const SCRIPT_FILES = words(
  'makefile gnumakefile justfile .justfile taskfile.yml taskfile.yaml taskfile.dist.yml taskfile.dist.yaml',
);

/** Names of the pages that `said.ts` reads. */
const PAGE_NAMES =
  'agents claude gemini copilot-instructions contributing development developing developer developers hacking testing'
    .split(' ')
    .flatMap((name) => ['.md', '.rst', '.adoc', '.markdown', '.txt', ''].map((end) => name + end));

/** What is looked at for `workshopOf`, beside what detectors look at. */
const WORKSHOP_LOOKS: readonly Look[] = [
  { extensions: ['sh', 'bash', 'ps1'], folder: /^(?:[^/]+\/){0,2}$/, bytes: 16 * 1024 },
  { names: OWN_NAMES, folder: /^(?:[^/]+\/){0,2}$/, bytes: 16 * 1024 },
  { names: SCRIPT_FILES, bytes: 64 * 1024 },
  { extensions: ['mk', 'common'], folder: /^(?:[^/]+\/)?$/, bytes: 64 * 1024 },
  { extensions: ['json'], name: /^jest/, folder: /^(?:[^/]+\/){0,3}$/, bytes: 16 * 1024 },
  { names: [...PAGE_NAMES, ...README_NAMES], folder: /^(?:[^/]+\/){0,3}$/, bytes: 64 * 1024 },
  { names: ['.gitignore'], folder: /^$/, bytes: 16 * 1024 },
  { names: ['tsconfig.json'], folder: /^(?:[^/]+\/){0,3}$/, bytes: 16 * 1024 },
  { names: ['codeowners'], folder: /^(?:\.github\/|docs\/|\.gitlab\/)?$/, bytes: 16 * 1024 },
];

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
  const told = outsideCharts(claims);
  return { ...decide(told, tree), claims: told, notes };
}

/** What runs in a Helm chart is a part of that chart. */
function outsideCharts(claims: readonly Claim[]): Claim[] {
  const isChart = ({ evidence }: Claim): boolean => evidence.why === CHART;
  const charts = new Set(claims.filter(isChart).map(({ evidence }) => parentOf(evidence.path)));
  const isInside = (path: string): boolean => foldersAbove(path).some((dir) => charts.has(dir));
  return claims.filter((each) => isChart(each) || !isOperated(each) || !isInside(each.evidence.path));
}

/** The files that looks mean, in path order. */
function filesFor(looks: readonly Look[], { files, meant }: TreeView): TreeFile[] {
  const places = new Set(looks.flatMap((look) => meant.get(look) ?? []));
  return [...places].sort((a, b) => a - b).map((place) => files[place] as TreeFile);
}
