import { describe, test } from '@jest/globals';
import { counterpart } from './counterparts.mjs';

/** Whether a counterpart is here; the run says once which are not. */
export const hasTool = (name: string): boolean => counterpart(name) !== undefined;

/** A group of tests that need something from outside, with its path; they are skipped where it is not here. */
export function describeTool(name: string, title: string, body: (path: string) => void): void {
  const path = counterpart(name);
  if (path !== undefined) describe(title, () => body(path));
  else describe(title, () => test.skip(`skipped: no ${name}`, () => undefined));
}

/** A group of tests that needs a Node with SQLite and one without: this one and OTHER_NODE, whichever is which. */
export function describeSqlite(title: string, body: (node: string, without: string) => void): void {
  const here = 'getBuiltinModule' in process && process.getBuiltinModule('node:sqlite') !== undefined;
  describeTool('OTHER_NODE', title, (other) => (here ? body(process.execPath, other) : body(other, process.execPath)));
}

/** A group of tests over material that others wrote, in the folder beside the repository. */
export const describeShared = (title: string, body: (shared: string) => void): void =>
  describeTool('../shared', title, body);
