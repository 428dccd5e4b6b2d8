/** A file that an option names must be there, whether a run reads it or not. */
import { expect, test } from '@jest/globals';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS, HOOK_COMMANDS } from '../../../src/cli/commands.ts';
import { ROOT } from '../../support/cli.ts';
import { runMain } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const read: [string, string][] = [];
const written: string[] = [];
for (const [name, load] of Object.entries({ ...COMMANDS, ...HOOK_COMMANDS }))
  for (const option of (await load()).command.options)
    if (option.value === 'FILE') {
      if (option.written === true) written.push(`${name} --${option.name}`);
      else read.push([name, option.name]);
    }

test('the options that write their file are these', () => {
  expect(written).toEqual([
    'build --out',
    'manifest --out',
    'sign --out',
    'sign --bundle',
    'gate --descriptor',
    'gate --save',
  ]);
});

test.each(read)('%s --%s', async (name, option) => {
  expect(await runMain([...name.split(' '), `--${option}`, 'none.yaml'], scratch())).toEqual({
    code: 2,
    out: '',
    err: 'cartwright: none.yaml: cannot be read: there is no such file or directory\n  help: check the path; it is relative to the working directory\n',
  });
});

test.each(['--policy', '--trust-registry', '--public-key'])('a gate over a folder, %s', async (option) => {
  const cwd = scratch();
  cpSync(join(ROOT, 'examples/data-pipeline'), cwd, { recursive: true });
  const args = ['agents/builder', '--host', 'hosts/laptop.host.yaml', '--allow-unsigned', option, 'none.yaml'];
  const { code, err } = await runMain(['gate', ...args], cwd);
  expect([code, err.split('\n')[0]]).toEqual([
    2,
    'cartwright: none.yaml: cannot be read: there is no such file or directory',
  ]);
});
