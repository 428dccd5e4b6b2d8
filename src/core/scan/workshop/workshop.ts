import { words } from '../detector.ts';
import { README_NAMES } from '../pages.ts';
import type { Look, TreeView } from '../tree/tree.ts';
import { type Command, Verification } from './commands.ts';
import { type Conventions, conventionsOf } from './conventions.ts';
import { PAGE_NAMES } from './said.ts';
import { SCRIPT_FILES } from './scripts.ts';

/** How a project is worked on: its commands and its rules. */
export interface Workshop {
  /** Those to be believed most first. */
  readonly commands: readonly Command[];
  readonly conventions: Conventions;
}

/** What people call a shell script without an ending. */
const OWN_NAMES = words('test tests lint check runtest runtests run-tests run_tests docs build');

/** What is looked at for {@link workshopOf}, beside what detectors look at. */
export const WORKSHOP_LOOKS: readonly Look[] = [
  { extensions: ['sh', 'bash'], folder: /^(?:[^/]+\/){0,2}$/, bytes: 16 * 1024 },
  { names: OWN_NAMES, folder: /^(?:[^/]+\/){0,2}$/, bytes: 16 * 1024 },
  { names: SCRIPT_FILES, bytes: 64 * 1024 },
  { names: [...PAGE_NAMES, ...README_NAMES], folder: /^(?:[^/]+\/){0,3}$/, bytes: 64 * 1024 },
  { names: ['codeowners'], folder: /^(?:\.github\/|docs\/|\.gitlab\/)?$/, bytes: 16 * 1024 },
];

/** Finds out how a project is worked on. */
export function workshopOf(tree: TreeView): Workshop {
  return { commands: new Verification(tree).commands(), conventions: conventionsOf(tree) };
}
