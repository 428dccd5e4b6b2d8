import { describe, expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { excerptsOf } from '../../../../src/app/lint/excerpts.ts';
import { lineError } from '../../../../src/core/result/diagnostic.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

function folder(files: Readonly<Record<string, string>>): string {
  const at = scratch();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(at, dirname(name)), { recursive: true });
    writeFileSync(join(at, name), text);
  }
  return at;
}

const PACKAGE = `schemaVersion: cart.package.v1
id: org.example/builder
version: 1.0.0
publisher: org.example
name: Builder
role: builder
`;
const CAL = `schemaVersion: cart.cal/1
id: ship
name: Ship
start: a
participants: [{ alias: dev, bind: slot, required: true, slot: { role: welder } }]
nodes:
  - { id: a, type: task, agent: dev, action: Ship, completion: { type: artifact, produces: a } }
  - { id: z, type: event, event: end }
edges: [{ from: a, to: z }]
rac:
  - { id: infra, kind: terraform, description: What the modules are for, check: { type: file-glob, hint: infra/** }, required: true }
`;
const TOKEN = `ghp_${'a1B2'.repeat(9)}`;

describe('every command that shows findings shows the lines that they are on', () => {
  test('a CAL that is not YAML: where it breaks, and no word of what it says', async () => {
    const at = folder({ 'a.cal.yaml': 'id: ship\nrac: [ { id: wiki, content: "the launch code" } ] ]\n' });
    const excerpt = ['  |', '2 | rac: [ { id: ****, *******: "*** ****** ****" } ] ]', `  | ${' '.repeat(50)}^`];
    const linted = await runMain(['lint'], at);
    expect(linted.out.split('\n').slice(1, 4)).toEqual(excerpt);
    const { out } = await runMain(['workflow', 'ready', 'a.cal.yaml'], at);
    expect(out.split('\n').slice(4, 7)).toEqual(excerpt.map((line) => `    ${line}`));
    expect(out).toMatch(/\n {2}more about a rule: cartwright explain source\/[a-z]+\n\nverdict: not ready\n$/);
  });

  test('readiness, at the lines of the CAL', async () => {
    const at = folder({ 'ship.cal.yaml': CAL });
    const { out } = await runMain(['check', '--only', 'ready'], at);
    expect(out)
      .toBe(`ship.cal.yaml:5:25: error[ready/unstaffed] participant "dev" is not staffed: no cartridge matches role welder
  |
5 | participants: [{ alias: dev, bind: slot, required: true, slot: { role: welder } }]
  |                         ^^^
  = help: name a cartridge that fits, or make the participant optional

ship.cal.yaml:11:11: error[ready/rac-missing] required context "infra" is missing: no file matches
   |
11 |   - { id: infra, kind: terraform, description: What the modules are for, check: { type: file-glob, h…
   |           ^^^^^
   = help: add what the description names, or correct the check

CAL: Ship  (2 nodes, 1 participant)

Participants
  ✗ dev  slot  no cartridge matches role welder

Required available context (descriptions only)
  ✗ infra [terraform] What the modules are for  (check: file-glob infra/** → no file matches)

verdict: not ready

more about a rule: cartwright explain ready/unstaffed
1 file: 2 errors, 0 warnings, 0 notes · readiness: not ready
not ok: 2 errors, 1 CAL not ready
`);
  });

  test('what lint hides of a line stays hidden when another part of a check finds something on it', async () => {
    // Only a warning of lint says so, and that is accepted.
    const encoded = Buffer.from(Array.from({ length: 300 }, (_, i) => (i * 7919) % 256)).toString('base64');
    const text = CAL.replace('What the modules are for', encoded);
    const comment = '  # cartwright-ignore rac/encoded-text: it is a name\n';
    const at = folder({ 'ship.cal.yaml': text.replace('  - { id: infra', `${comment}  - { id: infra`) });
    const { out } = await runMain(['check', '--only', 'ready'], at);
    const [, line = ''] = /^12 \| (.*)$/m.exec(out) ?? [];
    expect(line).toMatch(/^ {2}- \{ id: infra, kind: terraform, description: \*{40,}…$/);
    expect(out.match(/\[[a-z]+\/[a-z-]+\]/g)).toEqual(['[ready/unstaffed]', '[ready/rac-missing]']);
    expect(out.split('\nCAL:')[0]).not.toContain(encoded.slice(0, 20));
  });

  test.each([
    ['manifest', '.'],
    ['build', '.', '--out', 'a.cart'],
    ['diff', '.', '.'],
    ['check', '--only', 'package'],
  ])('a package: %s', async (...args) => {
    const at = folder({ 'cartridge.yaml': PACKAGE.replace('role:', 'rolle:') });
    const { out } = await runMain(args, at);
    expect(out.split('\n').slice(1, 5)).toEqual([
      '  |',
      '6 | rolle: builder',
      '  | ^^^^^',
      '  = help: did you mean "role"?',
    ]);
    expect(out.match(/more about a rule: cartwright explain package\/schema/g)).toHaveLength(1);
  });

  test.each([
    ['check', '--only', 'handshake'],
    ['handshake', '.', '--host', 'a.host.yaml'],
  ])('a host that is not valid, and what it hands to its servers masked: %s', async (...args) => {
    const server = '{ name: m, command: x, args: [--key, abc], env: { KEY: abc-def }, scopez: {} }';
    const at = folder({
      'cartridge.yaml': PACKAGE,
      'a.host.yaml': `schemaVersion: cart.host.v1\nname: desk\nservers: [${server}]\n`,
    });
    const { out } = await runMain(args, at);
    expect(out.split('\n').slice(1, 5)).toEqual([
      '  |',
      '3 | servers: [{ name: m, command: x, args: ************, env: ****************, scopez: {} }]',
      `  | ${' '.repeat(76)}^^^^^^`,
      '  = help: did you mean "scopes"?',
    ]);
  });

  test('the lock, which is YAML under another name', async () => {
    const at = folder({ 'ship.cal.yaml': CAL, 'dev/cartridge.yaml': PACKAGE.replace('role: builder', 'role: welder') });
    expect((await runMain(['lock'], at)).code).toBe(0);
    writeFileSync(
      join(at, 'dev/cartridge.yaml'),
      PACKAGE.replace('role: builder', 'role: welder').replace('1.0.0', '2.0.0'),
    );
    const { out } = await runMain(['check', '--frozen', '--only', 'lock'], at);
    expect(out.split('\n').slice(1, 5)).toEqual([
      '  |',
      '5 |     dev:',
      '  |     ^^^',
      '  ↔ ship.cal.yaml:5:25: what the entry is about',
    ]);
  });
});

describe('hostile lines', () => {
  test('a long one is cut around the place, a hidden character is an escape', async () => {
    const at = folder({ 'cartridge.yaml': `${PACKAGE}x\u202e${'y'.repeat(200)}: ${TOKEN}\n` });
    const { out } = await runMain(['manifest', '.'], at);
    expect(out.split('\n').slice(1, 4)).toEqual(['  |', `7 | x\\u202e${'y'.repeat(98)}…`, `  | ${'^'.repeat(105)}`]);
  });

  test('one with a secret in a packed file is masked as a whole', async () => {
    const at = folder({
      'cartridge.yaml': PACKAGE,
      'rom/a.json': `{\n  "note": "${TOKEN} of Ada"\n}\n`,
      'rom/notes.md': `one\nThe token is ${TOKEN}; the name of it is Ada.\n`,
    });
    const { out } = await runMain(['build', '.', '--out', 'a.cart'], at);
    expect(out.split('\n').filter((line) => line.startsWith('2 |'))).toEqual([
      `2 | ${'*'.repeat(`  "note": "${TOKEN} of Ada"`.length)}`,
      `2 | *** ***** ** ${'*'.repeat(TOKEN.length)}; *** name ** ** ** ***.`,
    ]);
  });

  test('what is not text has none', async () => {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    const { out } = await runMain(['no-private-keys', 'a.bin'], folder({ 'a.bin': `x\0\n${String(pem)}` }));
    expect(out.split('\n').map((line) => line.slice(0, 40))).toEqual([
      'a.bin:2:1: error[secret/private-key] a p',
      '  help: remove it from the commit and ma',
      '',
      'more about a rule: cartwright explain se',
      '',
    ]);
  });
});

test.each(['mcpServers', 'servers', 'mcp', 'context_servers'])(
  'of a configuration with %s no value of a server is shown',
  async (key) => {
    const text = `{ "${key}": { "a": { "env": { "NAME": "a-value" } } } }`;
    const finding = lineError('source/syntax', 'settings.json', 1, 'wrong', 'correct it');
    const range = { start: { line: 1, column: 5 }, end: { line: 1, column: 9 } };
    const files = { kind: () => 'file' as const, readFile: () => new TextEncoder().encode(text) };
    const excerpts = await excerptsOf(files, [{ ...finding, range }]);
    expect(JSON.stringify([...(excerpts.get('settings.json') ?? [])])).not.toContain('a-value');
    expect(excerpts.get('settings.json')?.size).toBe(1);
  },
);

test('what is found in a text of a skill is shown without its line, and the text is not read for that', async () => {
  const read: string[] = [];
  const fs = {
    kind: () => 'file' as const,
    readFile(path: string) {
      read.push(path);
      return new TextEncoder().encode('{\n"a": 1\n}\n');
    },
  };
  const found = [
    lineError('skill/no-file', 's/SKILL.md', 2, 'x', 'y'),
    lineError('skill/no-file', 'p/plugin.json', 2, 'x', 'y'),
    lineError('source/limit', 'm.md', 2, 'x', 'y'),
  ];
  expect([...(await excerptsOf(fs, found)).keys()]).toEqual(['p/plugin.json', 'm.md']);
  expect(read).toEqual(['p/plugin.json', 'm.md']);
});
