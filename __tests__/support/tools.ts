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

/** A group of tests over material that others wrote, in the folder beside the repository. */
export const describeShared = (title: string, body: (shared: string) => void): void =>
  describeTool('../shared', title, body);
