/** What options say of trust must be usable, also where a package folder or a CAL has no signature to check. */
import { expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../src/adapters/fs/node-fs.ts';
import { loadConfig } from '../../../src/app/project/config.ts';
import { COMMANDS, everyCommand } from '../../../src/cli/commands.ts';
import { demandsByProject } from '../../../src/cli/trust-options.ts';
import { PROFILES } from '../../../src/ids.ts';
import { forward } from '../../../src/ports.ts';
import { copyOf } from '../../support/cli.ts';
import { runMain } from '../../support/main.ts';
import { untracked } from '../../support/untracked.ts';

const CAL = 'cal/ship-a-feature.cal.yaml';
const HOST = ['--host', 'hosts/laptop.host.yaml'];

/** Each command with these options, on what has no signature. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  handshake: ['agents/builder', ...HOST],
  gate: ['agents/builder', ...HOST, '--allow-unsigned'],
  activate: ['agents/builder', ...HOST, '--allow-unsigned'],
  preflight: ['agents/builder', '--descriptor', 'd.json'],
  'workflow ready': [CAL],
  cal: [CAL],
  lock: [],
  verify: ['agents/builder'],
};

const READ =
  'cannot be read: there is no such file or directory\n  help: check the path; it is relative to the working directory';

/** Options that cannot be used, and what is said. */
const UNUSABLE: readonly (readonly [string, string, string])[] = [
  ['public-key', 'no.pem', `no.pem: ${READ}`],
  ['trust-registry', 'no.yaml', `no.yaml: ${READ}`],
  [
    'threshold',
    'x',
    '--threshold is "x"; it must be a whole number from 1 to 16\n  help: write such a number, or leave it out',
  ],
  ['policy', 'no.yaml', `no.yaml: ${READ}`],
];

test('every command that reads a key has its line', async () => {
  const reading = (await everyCommand()).filter(({ options }) => options.some(({ name }) => name === 'trust-registry'));
  expect(reading.map(({ name }) => name).sort()).toEqual(Object.keys(LINES).sort());
});

test.each(Object.keys(LINES))('%s refuses what it cannot use', async (name) => {
  const { options = [] } = (await COMMANDS[name]?.())?.command ?? {};
  const taken = UNUSABLE.filter(([option]) => options.some((each) => each.name === option));
  const cwd = copyOf('examples/data-pipeline');
  for (const [option, value, message] of taken)
    expect(await runMain([...name.split(' '), ...(LINES[name] ?? []), `--${option}`, value], cwd)).toEqual({
      code: 2,
      out: '',
      err: `cartwright: ${message}\n`,
    });
});

test('what several projects demand alike is read once', async () => {
  const cwd = copyOf('examples/data-pipeline');
  const { publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(cwd, 'key.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  const files = nodeFileSystem(cwd, untracked);
  const read: string[] = [];
  const fs = forward(files, {
    readFile(path, limit) {
      read.push(path);
      return files.readFile(path, limit);
    },
  });
  const context = Object.assign({} as Parameters<typeof demandsByProject>[0], {
    fs,
    clock: { now: () => new Date(0) },
    profile: PROFILES.cart,
    config: await loadConfig(files, undefined, '.'),
    value: () => undefined,
    list: () => ['key.pem'],
    flag: () => false,
    isGiven: (name: string) => name === 'public-key',
  });
  const demandsFor = await demandsByProject(context);
  const { config, profile } = context;
  const own = await demandsFor({ config: { ...config }, profile });
  const other = await demandsFor({ config: { ...config, publisher: 'org.other' }, profile });
  expect([own, other].map(({ policy }) => [policy.publicKeys.length, policy.publisher])).toEqual([
    [1, config.publisher],
    [1, 'org.other'],
  ]);
  expect(read).toEqual(['key.pem', 'key.pem']);
});
