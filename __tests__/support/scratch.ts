import { afterAll } from '@jest/globals';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/**
 * A new empty folder, its links resolved; removed after the tests of the file, whether they pass or not. Nothing else makes
 * temporary folders in tests: what is left in the run's own folder after a run fails it (`temporary/teardown.mjs`).
 */
export function scratch(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'scratch-')));
  made.push(folder);
  return folder;
}
