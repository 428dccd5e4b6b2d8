import type { TreeView } from '../tree/tree.ts';
import { type Command, Verification } from './commands.ts';
import { type Conventions, conventionsOf } from './conventions.ts';

/** How a project is worked on: its commands and its rules. */
export interface Workshop {
  /** Those to be believed most first. */
  readonly commands: readonly Command[];
  readonly conventions: Conventions;
}

/** Finds out how a project is worked on. */
export function workshopOf(tree: TreeView): Workshop {
  return { commands: new Verification(tree).commands(), conventions: conventionsOf(tree) };
}
