import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS } from '../../src/cli/commands.ts';
import { cartwright, ROOT } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';

test('--version prints the version of package.json', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(cartwright(['--version'])).toEqual({ code: 0, stdout: `cartwright ${version}\n`, stderr: '' });
});

test.each<[string[], string]>([
  [['lnt'], 'cartwright: unknown command "lnt"\n  help: did you mean lint?\n'],
  [['frobnicate'], 'cartwright: unknown command "frobnicate"\n  help: run cartwright --help for the commands\n'],
  [
    ['lint', '--frobnicate'],
    'cartwright: lint has no option "--frobnicate"\n  help: run cartwright lint --help for its options\n',
  ],
  [['lint', '--format', 'xml'], 'cartwright: --format is "xml"\n  help: allowed: text, json, sarif, github\n'],
  [['lint', '--prefix', 'zip'], 'cartwright: --prefix is "zip"\n  help: allowed: cart, acx\n'],
  [['workflow', 'ready'], 'cartwright: no CAL file was named\n  help: cartwright workflow ready FILE.cal.json\n'],
  [
    ['manifest', 'nowhere'],
    'cartwright: nowhere: there is no cartridge.yaml\n  help: name a folder that holds cartridge.yaml\n',
  ],
])('bad usage %j is one clear error and exit 2', (args, stderr) => {
  expect(cartwright(args, { cwd: scratch() })).toEqual({ code: 2, stdout: '', stderr });
});

const namesIn = (help: string): string[] =>
  [...help.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) {2,}/gm)].map(([, name = '']) => name);

test('help names the everyday commands and the groups, and a group names its commands', () => {
  const overview = cartwright(['--help']);
  const everyday = ['check', 'lint', 'init', 'handshake', 'explain'];
  const groups = ['hosts', 'publish', 'trust', 'run', 'more'];
  expect([overview.code, overview.stderr, namesIn(overview.stdout)]).toEqual([0, '', [...everyday, ...groups]]);
  const pages = groups.map((name) => cartwright([name]));
  expect(cartwright(['help', 'trust'])).toEqual(pages[2]);
  const grouped = pages.flatMap(({ code, stdout, stderr }) => [...namesIn(stdout), ...(code === 0 ? [] : [stderr])]);
  // An alias is documented, not shown.
  expect([...everyday, ...grouped, 'cal'].sort()).toEqual(Object.keys(COMMANDS).sort());
});

test.each(Object.keys(COMMANDS))('%s --help begins with an example', (name) => {
  const help = cartwright([...name.split(' '), '--help']);
  expect([help.code, help.stderr, help.stdout.startsWith(`Example: cartwright ${name} `)]).toEqual([0, '', true]);
});
