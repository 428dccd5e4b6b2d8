import { expect, test } from '@jest/globals';
import { runMain } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const run = (...args: string[]) => runMain(args);

const EMPTY_HELP = 'is a variable unset? leave it out for the default';
const LINT_HELP = 'run cartwright lint --help for its options';

test.each([
  [['lint', '--fx'], 'lint has no option "--fx"', 'did you mean --fix?'],
  [['lint', '--fx=1'], 'lint has no option "--fx"', 'did you mean --fix?'],
  [['lint', '-x'], 'lint has no option "-x"', LINT_HELP],
  [['lint', '--\u001b[31m'], 'lint has no option "--\\u001b[31m"', LINT_HELP],
  [['lint', '--shard', '1/4'], 'lint has no option "--shard"', LINT_HELP],
  [['lint', '--fix=yes'], '--fix takes no value', LINT_HELP],
  [['lint', '--help=yes'], '--help takes no value', LINT_HELP],
  [['lint', '--format='], '--format is empty', EMPTY_HELP],
  [['lint', '--format'], '--format needs a value: --format FORMAT', LINT_HELP],
  [['lint', '--config', '--quiet'], '--config needs a value: --config FILE', LINT_HELP],
  [['lint', '--color', 'red'], '--color is "red"', 'allowed: auto, always, never'],
  [['lint', '--format', 'xml'], '--format is "xml"', 'allowed: text, json, sarif, github'],
  [['lint', ''], 'an argument is empty', EMPTY_HELP],
  [['lint', '--config', ''], '--config is empty', EMPTY_HELP],
  [['verify', 'x.cart', '--public-key='], '--public-key is empty', EMPTY_HELP],
  [
    ['lint', '--stdin-filename', 'a.cal.json', 'b.cal.json'],
    'standard input and files cannot be used together: "b.cal.json"',
    'lint them in two runs',
  ],
  [
    ['lint', '-', 'b.cal.json'],
    'standard input and files cannot be used together: "b.cal.json"',
    'lint them in two runs',
  ],
])('%j is one clear error', async (args, message, help) => {
  expect(await run(...args)).toEqual({ code: 2, out: '', err: `cartwright: ${message}\n  help: ${help}\n` });
});

test.each([
  [['--version']],
  [['-V']],
  [['--version', 'lint']],
  [['lint', '--version']],
  [['workflow', 'ready', '--version']],
])('%j prints the version and does nothing else', async (args) => {
  expect(await run(...args)).toEqual({
    code: 0,
    out: expect.stringMatching(/^cartwright \d+\.\d+\.\d+\n$/),
    err: '',
  });
});

test('help COMMAND is COMMAND --help', async () => {
  const asked = await run('workflow', 'ready', '--help');
  expect(asked.out).toMatch(/^Example: cartwright workflow ready .*\n\nUsage: cartwright workflow ready/);
  expect(await run('help', 'workflow', 'ready')).toEqual(asked);
  expect(await run('help', 'nope')).toEqual({
    code: 2,
    out: '',
    err: 'cartwright: unknown command "nope"\n  help: run cartwright --help for the commands\n',
  });
});

test.each([
  ['--format', 'json', 'explain', 'rac/no-content'],
  ['--format=json', '--quiet', 'explain', 'rac/no-content'],
  ['--quiet', 'explain', '--format', 'json', 'rac/no-content'],
])('global options may be before the command: %j', async (...args) => {
  const behind = await run('explain', 'rac/no-content', '--format', 'json');
  expect([behind.code, behind.err]).toEqual([0, '']);
  expect(await run(...args)).toEqual(behind);
});

test.each<[string[], string]>([
  [['--quiet', 'workflow', 'ready'], 'no CAL file was named\n  help: cartwright workflow ready FILE.cal.json'],
  [['--format', 'lint'], 'unknown option "--format"\n  help: run cartwright --help for the commands'],
  [['--quiet'], 'unknown option "--quiet"\n  help: run cartwright --help for the commands'],
  [['--bogus', 'lint'], 'unknown option "--bogus"\n  help: run cartwright --help for the commands'],
  [['--quiet', 'nope'], 'unknown command "nope"\n  help: run cartwright --help for the commands'],
])('%j before a command is one clear error', async (args, message) => {
  expect(await run(...args)).toEqual({ code: 2, out: '', err: `cartwright: ${message}\n` });
});

test('where nothing could be read, there is no verdict beside the error', async () => {
  expect(await run('lint', 'no-such-file.json')).toEqual({
    code: 2,
    out: '',
    err: 'cartwright: no-such-file.json: there is no such file or directory\n  help: check the path; it is relative to the working directory\n',
  });
});

test('a folder without any CAL is said, and is not an error', async () => {
  const folder = scratch();
  const said =
    'cartwright: warning: nothing was judged: found no skill, CAL, package, cartridge or host profile; name another folder, or run cartwright init\n';
  expect(await runMain(['lint'], folder)).toEqual({ code: 0, out: 'no problems in 0 files\n', err: said });
  expect(await runMain(['lint', '--quiet'], folder)).toEqual({ code: 0, out: '', err: '' });
});
