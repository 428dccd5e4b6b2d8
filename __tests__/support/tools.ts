import { describe, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';

/** Whether a program is installed; where it is not, that is said once, for the tests that are passed over. */
export function hasTool(tool: string): boolean {
  const found = spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined;
  if (!found) process.stderr.write(`skipped: no ${tool}\n`);
  return found;
}

/** A group of tests that need a program from outside; without it the run says so. CI installs all of them. */
export function describeTool(tool: string, name: string, body: () => void): void {
  if (hasTool(tool)) describe(name, body);
  else describe(name, () => test.skip(`skipped: no ${tool}`, () => undefined));
}
