import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hookRepository, run } from '../support/hooks.ts';
import { ROOT } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';

test('the README installs the program with a clone and a link, and nothing else', () => {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const block = /## Start\n[^]*?```sh .*\n([^]*?)```/.exec(text)?.[1] ?? '';
  const home = scratch();
  const repository = hookRepository(home);
  const script = block.replace(/https:\/\/github\.com\/\S+/, `file://${repository}`);
  expect(script).not.toBe(block);
  run(home, home, 'sh', ['-euc', script]);
  const program = join(home, '.local/bin/cartwright');
  expect(existsSync(program)).toBe(true);
  const { code, output } = run(join(ROOT, 'examples/data-pipeline'), home, program, ['check', '--quiet'], false);
  expect([code, output]).toEqual([0, expect.stringContaining('hosts: 2 of 2 accept')]);
});
