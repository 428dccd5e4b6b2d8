/** What the environment says of colour, and what a mistyped command is told. */
import { describe, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../../src/cli/main.ts';
import { runMain } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const cwd = scratch();
writeFileSync(join(cwd, 'x.cal.json'), '{');

describe('colour', () => {
  test.each<[args: string[], env: Record<string, string>, terminal: boolean, colour: boolean]>([
    [[], {}, true, true],
    [[], {}, false, false],
    [[], { TERM: 'dumb' }, true, false],
    [[], { TERM: 'xterm', LC_ALL: 'C' }, true, true],
    [[], { CLICOLOR: '0' }, true, false],
    [[], { NO_COLOR: '1' }, true, false],
    [[], { NO_COLOR: '' }, true, true],
    [[], { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
    [[], { FORCE_COLOR: '1' }, false, true],
    [[], { FORCE_COLOR: '' }, false, true],
    [[], { FORCE_COLOR: '0' }, true, false],
    [[], { FORCE_COLOR: 'false' }, true, false],
    [[], { FORCE_COLOR: '1', TERM: 'dumb' }, false, true],
    [[], { CLICOLOR_FORCE: '1' }, false, true],
    [[], { CLICOLOR_FORCE: '0' }, false, false],
    [[], { CLICOLOR_FORCE: '0' }, true, true],
    [['--color', 'always'], { NO_COLOR: '1', TERM: 'dumb' }, false, true],
    [['--color', 'never'], { FORCE_COLOR: '1' }, true, false],
    [['--color', 'auto'], { FORCE_COLOR: '1' }, false, true],
  ])('%j %j, terminal %j: %j', async (args, env, outIsTerminal, colour) => {
    let out = '';
    const io = {
      out: (text: string) => (out += text),
      err: () => undefined,
      stdin: () => Promise.resolve(Buffer.from('')),
      env,
      outIsTerminal,
    };
    expect(await main(['lint', 'x.cal.json', ...args], io, cwd)).toBe(1);
    expect(out.includes('\u001b[')).toBe(colour);
  });
});

test.each([
  [['workflow', 'redy'], 'unknown command "workflow redy"', 'did you mean workflow ready?'],
  [['workflow', 'redy', '--help'], 'unknown command "workflow redy"', 'did you mean workflow ready?'],
  [['workflow'], '"workflow" needs a second word', 'run cartwright workflow ready'],
  [['workflow', '--help'], '"workflow" needs a second word', 'run cartwright workflow ready'],
  [['help', 'workflow'], '"workflow" needs a second word', 'run cartwright workflow ready'],
  [['trus'], 'unknown command "trus"', 'did you mean trust?'],
  [['publsh'], 'unknown command "publsh"', 'did you mean publish?'],
  [['help', 'trust', 'rotat'], 'unknown command "trust rotat"', 'did you mean trust rotate?'],
  [['okf', 'chek', 'docs'], 'unknown command "okf chek"', 'did you mean okf check?'],
  [['workflw', 'ready', 'x'], 'unknown command "workflw"', 'did you mean workflow ready?'],
  [['chek'], 'unknown command "chek"', 'did you mean check?'],
  [['--fix'], 'unknown option "--fix"', 'run cartwright --help for the commands'],
])('%j', async (args, message, help) => {
  expect(await runMain(args, cwd)).toEqual({ code: 2, out: '', err: `cartwright: ${message}\n  help: ${help}\n` });
});
