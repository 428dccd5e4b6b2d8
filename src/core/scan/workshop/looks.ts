import { words } from '../detector.ts';
import { README_NAMES } from '../pages.ts';
import type { Look } from '../tree/tree.ts';

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
export const WORKSHOP_LOOKS: readonly Look[] = [
  { extensions: ['sh', 'bash'], folder: /^(?:[^/]+\/){0,2}$/, bytes: 16 * 1024 },
  { names: OWN_NAMES, folder: /^(?:[^/]+\/){0,2}$/, bytes: 16 * 1024 },
  { names: SCRIPT_FILES, bytes: 64 * 1024 },
  { names: [...PAGE_NAMES, ...README_NAMES], folder: /^(?:[^/]+\/){0,3}$/, bytes: 64 * 1024 },
  { names: ['.gitignore'], folder: /^$/, bytes: 16 * 1024 },
  { names: ['codeowners'], folder: /^(?:\.github\/|docs\/|\.gitlab\/)?$/, bytes: 16 * 1024 },
];
