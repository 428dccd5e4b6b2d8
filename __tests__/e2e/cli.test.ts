import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  [['lint', '--format', 'xml'], 'cartwright: --format is "xml"\n  help: lint has: text, json, sarif, github\n'],
  [['lint', '--prefix', 'zip'], 'cartwright: --prefix is "zip"\n  help: allowed: cart, acx\n'],
  [['workflow', 'ready'], 'cartwright: no CAL file was named\n  help: cartwright workflow ready FILE.cal.json\n'],
  [
    ['manifest', 'nowhere'],
    'cartwright: nowhere: there is no cartridge.yaml\n  help: name a folder that holds cartridge.yaml\n',
  ],
])('bad usage %j is one clear error and exit 2', (args, stderr) => {
  expect(cartwright(args, { cwd: scratch() })).toEqual({ code: 2, stdout: '', stderr });
});

test('help names every command and its options', () => {
  const overview = cartwright(['--help']);
  expect(overview.code).toBe(0);
  const names = [...overview.stdout.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) {2,}/gm)].map((match) => match[1]);
  expect(names).toEqual([
    'check',
    'lint',
    'workflow ready',
    'cal',
    'init',
    'host list',
    'host add',
    'org list',
    'build',
    'pack',
    'manifest',
    'keygen',
    'sign',
    'verify',
    'digest',
    'trust init',
    'trust add',
    'trust rotate',
    'trust revoke',
    'trust show',
    'lock',
    'handshake',
    'preflight',
    'diff',
    'gate',
    'activate',
    'deactivate',
    'outdated',
    'okf check',
    'explain',
    'lsp',
    'completion',
  ]);
  for (const name of names) {
    const help = cartwright([...(name ?? '').split(' '), '--help']);
    expect([help.code, help.stderr, help.stdout.split('\n')[0]?.startsWith(`Example: cartwright ${name} `)]).toEqual([
      0,
      '',
      true,
    ]);
  }
});
