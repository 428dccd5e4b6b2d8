/** What a signature must not cover: attacks 234 and 243, and files that are not cartridges, on the built program. */
import { beforeAll, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { signCal } from '../../src/core/dsse/cal.ts';
import { MANIFEST_PATH, PROFILES } from '../../src/ids.ts';
import { SMALL_CAL } from '../support/cals.ts';
import { build, freshPem, PACKAGE, signedCartridge, signerOf, withSql, writePackage } from '../support/cartridges.ts';
import { type Run } from '../support/cli.ts';
import { signedBlindly } from '../support/forge.ts';
import { scratch } from '../support/scratch.ts';
import { program } from '../support/main.ts';

const folder = scratch();
const { privatePem, key, keyObject } = freshPem();
const signer = signerOf(keyObject);
const SIGN = ['--key', 'key.pem', '--publisher', 'io.github.demo'];
const TRUST = ['--public-key', 'key.pub.pem'];

const put = (name: string, content: string | Uint8Array): void => writeFileSync(join(folder, name), content);
const run = (...args: readonly string[]): Promise<Run> =>
  program(args, { cwd: folder, env: { SOURCE_DATE_EPOCH: '1767225600' } });

beforeAll(() => {
  writeFileSync(join(folder, 'key.pem'), privatePem, { mode: 0o600 });
  put('key.pub.pem', key.pem);
});

const CAL = `schemaVersion: cart.cal/1
id: flow
version: 1.0.0
name: "on"
description: "no"
participants:
  - { alias: a, bind: slot, slot: { role: devops_engineer } }
variables:
  - { name: tries, type: integer, init: 12 }
  - { name: part, type: number, init: 0.5 }
  - { name: time, type: string, init: "1:30" }
  - { name: nothing, type: object, init: { 'on': null } }
limits: { maxSteps: 12 }
start: a
nodes:
  - { id: a, type: task, agent: a, completion: { type: artifact, produces: x } }
  - { id: z, type: event, event: end }
edges:
  - { from: a, to: z }
`;
const AS_VALUE =
  'readers of YAML 1.1 and 1.2 take this value for different ones; put a text in quotes, and write anything else as JSON does';
const AS_KEY = 'readers of YAML 1.1 and 1.2 take this key for different ones; put it in quotes';

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test.each<[string, string, string, string]>([
  ['init: 12', 'init: 012', '9:41', AS_VALUE],
  ['init: 12', 'init: 0o14', '9:41', AS_VALUE],
  ['init: 12', 'init: 0xC', '9:41', AS_VALUE],
  ['init: 12', 'init: 0b1100', '9:41', AS_VALUE],
  ['init: 12', 'init: +12', '9:41', AS_VALUE],
  ['init: 12', 'init: 1.2e1', '9:41', AS_VALUE],
  ['init: 12', 'init: !!int 12', '9:47', AS_VALUE],
  ['maxSteps: 12', 'maxSteps: 1_2', '13:21', AS_VALUE],
  ['init: 0.5', 'init: .5', '10:39', AS_VALUE],
  ['init: 0.5', 'init: 5e-1', '10:39', AS_VALUE],
  ['"on"', 'on', '4:7', AS_VALUE],
  ['"no"', 'no', '5:14', AS_VALUE],
  ['"1:30"', '1:30', '11:39', AS_VALUE],
  ["'on': null", "'on': ~", '12:50', AS_VALUE],
  ["'on': null", "'on': ", '12:51', AS_VALUE],
  ["'on': null", 'on: null', '12:44', AS_KEY],
])('attack 234: %j written as %j is not signed, and a signed one does not verify', async (from, to, place, why) => {
  put('s.cal.yaml', CAL);
  expect(await run('sign', 's.cal.yaml', ...SIGN)).toMatchObject({ code: 0, stderr: '' });
  const signed = readFileSync(join(folder, 's.cal.yaml'), 'utf8');
  expect((await run('verify', 's.cal.yaml', ...TRUST)).code).toBe(0);
  const fault = `  ✗ cal: ambiguous scalar at ${place}: ${why}\n`;
  put('s.cal.yaml', signed.replace(from, to));
  expect(await run('verify', 's.cal.yaml', ...TRUST)).toEqual({
    code: 1,
    stdout: `✗ s.cal.yaml: tampered\n  file       sha256:${digestOf(readFileSync(join(folder, 's.cal.yaml')))}\n${fault}`,
    stderr: '',
  });
  const unsigned = CAL.replace(from, to);
  put('u.cal.yaml', unsigned);
  const refused = await run('sign', 'u.cal.yaml', ...SIGN);
  expect([refused.code, refused.stdout.split('\n').slice(0, 2).join('\n'), refused.stderr]).toEqual([
    1,
    `✗ u.cal.yaml: not signed\n${fault.trimEnd()}`,
    '',
  ]);
  expect(readFileSync(join(folder, 'u.cal.yaml'), 'utf8')).toBe(unsigned);
});

const KNOWLEDGE = { id: 'wiki', kind: 'wiki', description: 'A map of the code.' };
// Put together here, so that this file holds no token.
const TOKEN = ['ghp', '0123456789abcdefghijABCDEFGHIJ012345'].join('_');

test.each<[string, object, string]>([
  [
    'content in a RAC item',
    { ...SMALL_CAL, rac: [{ ...KNOWLEDGE, content: 'all of it' }] },
    'rac/no-content: RAC item "wiki" must not carry content, description only',
  ],
  ['a start node that is missing', { ...SMALL_CAL, start: 'b' }, 'graph/unknown-start: there is no node "b"'],
  [
    'a token in its text',
    { ...SMALL_CAL, description: `Use ${TOKEN} for this.` },
    'cal/secret: a text holds a GitHub token (40 characters)',
  ],
])('attack 243: a CAL with %s is not signed, and a signed one has an invalid structure', async (_, cal, why) => {
  put('b.cal.yaml', stringify(cal));
  const refused = await run('sign', 'b.cal.yaml', ...SIGN);
  expect([refused.code, refused.stderr]).toEqual([1, '']);
  const claim = { publisherId: 'io.github.demo', signedAt: '2026-01-01T00:00:00.000Z' };
  put('b.cal.json', JSON.stringify({ ...cal, integrity: signCal(cal, signer, claim, PROFILES.cart) }, null, 2));
  const { code, stdout, stderr } = await run('verify', 'b.cal.json', ...TRUST);
  const fault = /^ {2}✗ structure: invalid: (\d+:\d+) (.*)$/m;
  const [verified, found] = [fault.exec(stdout), fault.exec(refused.stdout)];
  expect([refused.stdout, found?.[2]]).toEqual([`✗ b.cal.yaml: not signed\n${found?.[0]}\n`, verified?.[2]]);
  expect(verified?.[2]?.startsWith(why)).toBe(true);
  expect([code, stdout, stderr]).toEqual([
    1,
    `✗ b.cal.json: trusted\n  file       sha256:${digestOf(readFileSync(join(folder, 'b.cal.json')))}\n  publisher  io.github.demo\n  signed at  ${claim.signedAt}\n  key        ${key.keyid}\n${verified?.[0]}\n`,
    '',
  ]);
  expect(stdout + refused.stdout).not.toContain(TOKEN);
});

test('attack 243: no comment in a CAL, and no configuration, makes a broken rule sound', async () => {
  const text = stringify({ ...SMALL_CAL, start: 'b' }).replace(
    /^start: .*/m,
    '$& # cartwright-ignore graph/unknown-start: later',
  );
  put('c.cal.yaml', text);
  put('off.yaml', 'rules: { graph/unknown-start: off }\n');
  const { code, stdout } = await run('sign', 'c.cal.yaml', ...SIGN, '--config', 'off.yaml');
  expect([code, stdout.split('\n')[1]]).toEqual([1, expect.stringMatching(/invalid: \d+:\d+ graph\/unknown-start: /)]);
});

test('attack 243: what the configuration makes an error is not signed either', async () => {
  put('w.cal.yaml', stringify({ ...SMALL_CAL, rac: [{ ...KNOWLEDGE, check: { type: 'url' } }] }));
  expect(await run('sign', 'w.cal.yaml', ...SIGN)).toMatchObject({ code: 0 });
  put('strict.yaml', 'rules: { rac/missing-hint: error }\n');
  put('w.cal.yaml', stringify({ ...SMALL_CAL, rac: [{ ...KNOWLEDGE, check: { type: 'url' } }] }));
  expect(await run('sign', 'w.cal.yaml', ...SIGN, '--config', 'strict.yaml')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^✗ w\.cal\.yaml: not signed\n {2}✗ structure: invalid: \d+:\d+ rac\/missing-hint: .*\n$/,
    ),
  });
});

test.each<[string, string | undefined, string]>([
  ['no harness manifest', undefined, `invalid: ${MANIFEST_PATH} is absent, so no host can tell what it needs`],
  ['a manifest that is not JSON', '{', `invalid: ${MANIFEST_PATH}:1: not valid JSON: `],
  ['a manifest of nothing', '{"schemaVersion":"x"}', `invalid: ${MANIFEST_PATH}:1: unrecognized schemaVersion: "x"`],
])('attack 243: a signed cartridge with %s has an invalid structure', async (_, content, why) => {
  const bytes = await signedBlindly(await signedCartridge(folder, signer), signer, MANIFEST_PATH, content);
  put('blind.cart', bytes);
  const { code, stdout, stderr } = await run('verify', 'blind.cart', ...TRUST);
  expect([code, stderr, stdout.split('\n')[0]]).toEqual([1, '', '✗ blind.cart: trusted']);
  const faults = stdout
    .split('\n')
    .filter((line) => line.includes('✗ '))
    .slice(1);
  expect(faults).toEqual([expect.stringContaining(`  ✗ structure: ${why}`)]);
  // The signature holds: what the host cannot use is the manifest.
  const answer = await run('handshake', 'blind.cart', '--host', 'claude-code', '--format', 'json');
  expect(answer.code).toBe(1);
  const [result] = (JSON.parse(answer.stdout) as { results: { signature: string; descriptor: { verdict: string } }[] })
    .results;
  expect([result?.signature, result?.descriptor.verdict]).toEqual(['verified', 'refuse']);
  expect(await run('sign', 'blind.cart', '--key', 'key.pem', '--replace')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^✗ blind\.cart: not signed\n {2}✗ structure: invalid: /),
  });
});

test('another key is untrusted and named; nothing is wrong with the bytes', async () => {
  put('x.cart', await signedCartridge(folder, signer));
  put('other.pub.pem', freshPem().key.pem);
  const { code, stdout } = await run('verify', 'x.cart', '--public-key', 'other.pub.pem', '--format', 'json');
  const [result] = (JSON.parse(stdout) as { results: { trust: string; keyids: string[]; checks: { ok: boolean }[] }[] })
    .results;
  expect([code, result?.trust, result?.keyids, result?.checks.filter(({ ok }) => !ok)]).toEqual([
    1,
    'untrusted',
    [key.keyid],
    [
      {
        id: 'trust',
        ok: false,
        message: `signed by ${key.keyid}, which is not one of the given keys`,
      },
    ],
  ]);
});

const BELONGS = 'give a cartridge, or a CAL called *.cal.json or *.cal.yaml';

test.each<[string, string, () => string | Uint8Array | Promise<Uint8Array>, string, string]>([
  ['a README', 'README.md', () => '# Agents\n', 'it is text, not a cartridge', BELONGS],
  ['an empty file', 'empty.cart', () => '', 'it is an empty file, not a cartridge', BELONGS],
  [
    'a private key',
    'release.key.pem',
    () => privatePem,
    'it is a private key, not a cartridge',
    'keep it secret; sign takes it with --key',
  ],
  [
    'a public key',
    'release.pub.pem',
    () => key.pem,
    'it is a public key, not a cartridge',
    'to verify with it, give it with --public-key',
  ],
  [
    'a package description',
    'cartridge.yaml',
    () => PACKAGE,
    'it is a package description, not a cartridge',
    'build and manifest read it',
  ],
  [
    'a CAL that is not called one',
    'flow.yaml',
    () => CAL,
    'it is a CAL, not a cartridge',
    'lint, workflow ready, sign and verify read it as *.cal.yaml',
  ],
  [
    'a Git LFS pointer',
    'pointer.cart',
    () => 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n',
    'it is a Git LFS pointer, not a cartridge',
    'run git lfs pull',
  ],
  [
    'an archive',
    'x.zip',
    () => Buffer.from('PK\u0003\u0004\0\0'),
    'it is a binary file of another kind, not a cartridge',
    BELONGS,
  ],
  [
    'a database of somebody else',
    'x.sqlite',
    async () => withSql(await signedCartridge(folder, signer), 'PRAGMA application_id = 7'),
    'it is an SQLite database that is not a cartridge (its application_id is 0x00000007)',
    BELONGS,
  ],
  [
    'a cartridge of the other prefix',
    'x.acx',
    async () => {
      writePackage(join(folder, 'acx'));
      await build(folder, 'acx', 'made.acx', PROFILES.acx);
      return readFileSync(join(folder, 'made.acx'));
    },
    'it is a cartridge of prefix acx; prefix cart is read here',
    'to read it, run with --prefix acx, or set prefix: acx in cartwright.yaml',
  ],
  [
    'a cartridge of a newer format',
    'new.cart',
    async () => withSql(await signedCartridge(folder, signer), `PRAGMA user_version = ${0x02000000}`),
    'it is a cartridge of format version 2; version 1 is known',
    'use a newer cartwright',
  ],
])('%s is not a cartridge here: exit 2, what it is and the way out', async (_, name, content, message, help) => {
  put(name, await content());
  const stderr = `cartwright: ${name}: ${message}\n  help: ${help}\n`;
  expect(await run('verify', name)).toEqual({ code: 2, stdout: '', stderr });
  expect(await run('sign', name, '--key', 'key.pem')).toEqual({ code: 2, stdout: '', stderr });
  expect((await run('handshake', name === 'cartridge.yaml' ? 'pkg-of-none' : name, '--host', 'claude-code')).code).toBe(
    2,
  );
});

test('among the cartridges of a repository, one that is not one is a finding', async () => {
  const cwd = join(folder, 'repository');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'notes.cart'), 'not one\n');
  writeFileSync(
    join(cwd, 'a.host.yaml'),
    readFileSync(join(import.meta.dirname, '../../examples/data-pipeline/hosts/laptop.host.yaml')),
  );
  const { code, stdout } = await program(['check', '--format', 'json'], { cwd });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { rule: string; path: string; message: string }[] };
  expect(code).toBe(1);
  expect(diagnostics.map(({ rule, path, message }) => `${path} ${rule} ${message}`)).toContain(
    'notes.cart signature/not-verified identity: it is text, not a cartridge (give a cartridge, or a CAL called *.cal.json or *.cal.yaml)',
  );
});

test('a signed CAL is read as YAML 1.2 by others to the same value', async () => {
  put('v.cal.yaml', CAL);
  await run('sign', 'v.cal.yaml', ...SIGN);
  const signed = readFileSync(join(folder, 'v.cal.yaml'), 'utf8');
  expect(parse(signed, { version: '1.1' })).toEqual(parse(signed, { version: '1.2' }));
});
