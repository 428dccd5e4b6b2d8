import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';

/** The entry of the Action in a shell that lets no file grow over 1 KiB. */
const LIMITED = `trap '' XFSZ; ulimit -f 2; exec "$0" "${join(ROOT, 'dist/action/index.js')}"`;

test('attack 241: an output that does not fit leaves nothing of it behind, since the runner reads half ones', () => {
  const file = join(scratch(), 'output');
  const before = `before<<E\n${'x'.repeat(950)}\nE\n`;
  writeFileSync(file, before);
  const env = { PATH: process.env['PATH'], INPUT_COMMAND: 'chek', GITHUB_OUTPUT: file };
  const { status, stderr } = spawnSync('sh', ['-c', LIMITED, process.execPath], {
    cwd: scratch(),
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect([status, stderr, readFileSync(file, 'utf8')]).toEqual([2, '', before]);
});
