/** No command passes over an argument: what its usage has no place for is an error. */
import { expect, test } from '@jest/globals';
import { COMMANDS, HOOK_COMMANDS } from '../../../src/cli/commands.ts';
import { runMain } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const names: string[] = [];
for (const [name, load] of Object.entries({ ...COMMANDS, ...HOOK_COMMANDS }))
  if (!(await load()).command.usage.some((line) => line.replaceAll(/--[a-z-]+ [A-Z|]+…/g, '').includes('…')))
    names.push(name);

test('the commands that take a fixed number of arguments are these', () => {
  expect(names.join(', ')).toBe(
    'host list, org list, build, manifest, keygen, sign, trust init, trust add, trust rotate, trust revoke, trust show, preflight, diff, gate, activate, deactivate, okf check, lsp, completion',
  );
});

test.each(names)('%s', async (name) => {
  const { code, out, err } = await runMain([...name.split(' '), 'one', 'two', 'three'], scratch());
  const surplus = name === 'diff' ? 'three' : ['host list', 'keygen', 'lsp'].includes(name) ? 'one' : 'two';
  expect([code, out, err.split('\n')[0]]).toEqual([
    2,
    '',
    expect.stringMatching(
      new RegExp(
        `^cartwright: unexpected argument "${surplus}": ${name} takes (?:no argument|one argument|2 arguments)$`,
      ),
    ),
  ]);
});

test('a group of commands takes none either', async () => {
  expect(await runMain(['hosts', 'more'], scratch())).toEqual({
    code: 2,
    out: '',
    err: 'cartwright: "hosts" is a group of commands\n  help: run cartwright hosts for its commands\n',
  });
});
