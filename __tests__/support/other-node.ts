import { describe, test } from '@jest/globals';
import { existsSync } from 'node:fs';

/** Another version of Node than the one that runs the tests; `.ci/run` gets one from the registry. */
const path = process.env['OTHER_NODE'];

/** A group of tests that need a second version of Node; without it the run says so. */
export function describeOtherNode(name: string, body: (node: string) => void): void {
  if (path !== undefined && existsSync(path)) describe(name, () => body(path));
  else {
    process.stderr.write('skipped: no second Node (set OTHER_NODE to its path)\n');
    describe(name, () => test.skip('skipped: no OTHER_NODE', () => undefined));
  }
}
