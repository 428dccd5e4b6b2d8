import { beforeAll, describe, expect, test } from '@jest/globals';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicyResult } from '../../../src/core/result/verify-results.ts';
import {
  build,
  freshPem,
  freshSigner,
  PACKAGE,
  sign,
  signerOf,
  withSql,
  writePackage,
} from '../../support/cartridges.ts';
import { ROOT } from '../../support/cli.ts';
import { sha256Hex } from '../../../src/core/value/digest.ts';
import { REFERENCE_HOST } from '../../support/handshake.ts';
import { runMain } from '../../support/main.ts';
import { registryArgs, registryEntry } from '../../support/registry.ts';
import { scratch } from '../../support/scratch.ts';

const GONE = ' (check the path; it is relative to the working directory)';

const folder = scratch();
const pem = freshPem();
const [signer, other] = [signerOf(pem.keyObject), freshSigner()];
const [A, B] = [signer.publicKey.keyid, other.publicKey.keyid];
const digests = new Map<string, string>();

async function make(name: string, yaml = PACKAGE, by = signer): Promise<void> {
  writePackage(join(folder, name), yaml, { 'rom/a.txt': name });
  await build(folder, name, `${name}.cart`);
  digests.set(name, (await sign(folder, `${name}.cart`, by)).digest);
}

beforeAll(async () => {
  await make('agent');
  const asksMore = `${PACKAGE.replace('1.2.0', '1.1.0')}harness: { network: [net.fetch], filesystem: [fs.read, x-acme.deploy] }\n`;
  await make('old', asksMore);
  await make('by-other', PACKAGE, other);
  await make('other-publisher', PACKAGE.replaceAll('io.github.demo', 'io.github.rival'));
  await build(folder, 'agent', 'unsigned.cart');
  const bytes = new Uint8Array(readFileSync(join(folder, 'agent.cart')));
  writeFileSync(
    join(folder, 'tampered.cart'),
    await withSql(bytes, "UPDATE sqlar SET data = x'00' WHERE name = 'rom/a.txt'"),
  );
  writeFileSync(join(folder, 'no.cart'), 'nothing');
  mkdirSync(join(folder, 'hosts'));
  const { bindings: _, resources: __, servers: ___, sources: ____, ...host } = REFERENCE_HOST;
  writeFileSync(join(folder, 'hosts/gateway.host.yaml'), JSON.stringify({ schemaVersion: 'cart.host.v1', ...host }));
  const empty = { ...host, name: 'Empty', tools: [] };
  writeFileSync(join(folder, 'hosts/empty.host.yaml'), JSON.stringify({ schemaVersion: 'cart.host.v1', ...empty }));
  writeFileSync(
    join(folder, 'hosts/broken.host.yaml'),
    'schemaVersion: cart.host.v1\nname: Broken\nprotocolRevision: soon\n',
  );
  registryArgs(folder, [registryEntry(signer.publicKey)]);
});

const TRUST = ['--trust-registry', 'registry.json'];

/** Runs `verify --policy` over files; the policy is written as JSON, which is YAML. */
async function ask(policy: object | string, files: readonly string[], args = TRUST): ReturnType<typeof runMain> {
  const text = typeof policy === 'string' ? policy : JSON.stringify({ schemaVersion: 'cart.policy.v1', ...policy });
  writeFileSync(join(folder, 'p.policy.yaml'), text);
  return runMain(['verify', '--policy', 'p.policy.yaml', ...args, ...files], folder);
}

async function reasonsFor(policy: object, file: string, args = TRUST): Promise<string[]> {
  const { code, out } = await ask(policy, [file], [...args, '--format', 'json']);
  const { decision, results } = JSON.parse(out) as PolicyResult;
  const [result] = results;
  const reasons = (result?.reasons ?? []).map(({ id, message }) => `${id}: ${message}`);
  expect([code, decision, result?.decision]).toEqual(
    reasons.length === 0 ? [0, 'allow', 'allow'] : [1, 'deny', 'deny'],
  );
  return reasons;
}

const PORTABLE = 'require: portable is not enough: trusted is required';
const REQUIRED = ['fs.read'];

test.each<[string, object, string, readonly string[]]>([
  ['an empty policy asks for trust', {}, 'agent.cart', []],
  ['a signer that nobody vouches for', {}, 'by-other.cart', [PORTABLE]],
  ['the same, when portable is enough', { trust: 'portable' }, 'by-other.cart', []],
  ['no signature', { trust: 'portable' }, 'unsigned.cart', ['signature: no signature']],
  ['a listed publisher', { signers: { publishers: ['io.github.demo'] } }, 'agent.cart', []],
  [
    'another publisher',
    { trust: 'portable', signers: { publishers: ['io.github.demo'], keys: [A] } },
    'other-publisher.cart',
    ['publisher: its publisher is "io.github.rival", which may not sign here'],
  ],
  ['a listed key', { signers: { keys: [A, B] } }, 'agent.cart', []],
  ['a listed key without a registry entry', { trust: 'portable', signers: { keys: [B] } }, 'by-other.cart', []],
  [
    'a key that is not listed, however trusted',
    { signers: { keys: [B] } },
    'agent.cart',
    [PORTABLE, `key: signed by ${A}, which may not sign here`],
  ],
  [
    'too few keys',
    { signers: { keys: [A, B], threshold: 2 } },
    'agent.cart',
    ['threshold: signed by 1 of 2 distinct keys'],
  ],
  ['a version that is old enough', { oldest: { 'io.github.demo/agent': '1.2.0' } }, 'agent.cart', []],
  [
    'an older one',
    { oldest: { 'io.github.demo/agent': '1.2.1' } },
    'agent.cart',
    ['oldest: its version 1.2.0 is older than 1.2.1'],
  ],
  ['one of a pre-release', { oldest: { 'io.github.demo/agent': '1.2.0-rc.1' } }, 'agent.cart', []],
  ['the floor of another cartridge', { oldest: { 'io.github.demo/other': '9.0.0' } }, 'agent.cart', []],
  ['scopes that are listed', { scopes: REQUIRED }, 'agent.cart', []],
  [
    'scopes that are not',
    { scopes: [] },
    'old.cart',
    [
      'scope: cart:execute asks for "fs.read", which is not allowed here',
      'scope: filesystem asks for "x-acme.deploy", which is not allowed here',
      'scope: network asks for "net.fetch", which is not allowed here',
    ],
  ],
  ['all scopes of a vendor', { scopes: [...REQUIRED, 'net.fetch', 'x-acme.*'] }, 'old.cart', []],
  [
    'not those of another whose name only begins so',
    { scopes: [...REQUIRED, 'net.fetch', 'x-acme.deployer', 'x-acm'] },
    'old.cart',
    ['scope: filesystem asks for "x-acme.deploy", which is not allowed here'],
  ],
  [
    'all scopes of another vendor',
    { scopes: [...REQUIRED, 'net.fetch', 'x-other.*'] },
    'old.cart',
    ['scope: filesystem asks for "x-acme.deploy", which is not allowed here'],
  ],
  ['a host that accepts', { hosts: ['hosts/gateway.host.yaml'] }, 'agent.cart', []],
  [
    'hosts that refuse, and one that cannot be judged',
    { hosts: ['hosts'] },
    'agent.cart',
    [
      'host: the host "Broken" is not judged: its profile cannot be used: hosts/broken.host.yaml:3:19: protocolRevision is "soon", which is not a date',
      'host: the host "Empty" refuses it: tool:cart:dispatch, tool:cart:execute, tool:cart:memory.write, tool:cart:search',
    ],
  ],
  [
    'wrong bytes: nothing that they state is judged',
    { scopes: [], hosts: ['hosts'], signers: { publishers: ['io.github.rival'] } },
    'tampered.cart',
    ['files: data of "rom/a.txt" is not a zlib stream'],
  ],
  [
    'no cartridge',
    {},
    'no.cart',
    ['readable: it is text, not a cartridge (give a cartridge, or a CAL called *.cal.json or *.cal.yaml)'],
  ],
  ['no file', {}, 'nowhere.cart', [`readable: cannot be read: there is no such file or directory${GONE}`]],
  ['a folder', {}, 'hosts', ['readable: cannot be read: it is a directory (name a file in it)']],
])('%s', async (_, policy, file, reasons) => {
  const found = await reasonsFor(policy, file);
  expect(found).toEqual(reasons);
});

test('a compromised co-signer, and one that is not listed, help nobody in', async () => {
  copyFileSync(join(folder, 'agent.cart'), join(folder, 'both.cart'));
  await sign(folder, 'both.cart', other);
  const both = [registryEntry(signer.publicKey), registryEntry(other.publicKey, { status: 'expired' })];
  registryArgs(folder, both);
  // Only A is trusted, only B is listed: the two do not add up.
  expect(await reasonsFor({ signers: { keys: [B] } }, 'both.cart')).toEqual([PORTABLE]);
  expect(await reasonsFor({ signers: { keys: [A, B], threshold: 2 } }, 'both.cart')).toEqual([
    'threshold: signed by 1 of 2 distinct keys',
  ]);
  expect(await reasonsFor({ signers: { keys: [A] } }, 'both.cart')).toEqual([]);
  // Without a registry, too, only those that count are counted.
  const two = { trust: 'portable', signers: { keys: [A, `ed25519:${'0'.repeat(64)}`], threshold: 2 } };
  expect(await reasonsFor(two, 'both.cart', [])).toEqual(['threshold: signed by 1 of 2 distinct keys']);
  const revoked = { status: 'revoked', revokedAt: '2026-01-01T00:00:00Z', revocationReason: 'key-compromise' };
  registryArgs(folder, [registryEntry(signer.publicKey), registryEntry(other.publicKey, revoked)]);
  expect(await reasonsFor({ signers: { keys: [A] } }, 'both.cart')).toEqual([
    `trust: ${B} is not to be trusted: its key was revoked as compromised`,
  ]);
  registryArgs(folder, [registryEntry(signer.publicKey)]);
});

test('profile acx: a version that no signature covers is not a version', async () => {
  const acx = ['--prefix', 'acx'];
  writeFileSync(join(folder, 'key.pem'), pem.privatePem, { mode: 0o600 });
  const built = await runMain(['build', 'agent', '--out', 'agent.acx', ...acx], folder);
  expect(built.code).toBe(0);
  const whole = new Uint8Array(readFileSync(join(folder, 'agent.acx')));
  // What the published format lets out of the list, before the signature is made over what is left.
  writeFileSync(
    join(folder, 'loose.acx'),
    await withSql(whole, "DELETE FROM objects WHERE source_ref = 'cartridge:acx.artifact_version'"),
  );
  for (const file of ['agent.acx', 'loose.acx']) {
    const inspected = await runMain(['verify', file, '--allow-unsigned', ...acx], folder);
    const computed = /ROM digest is (sha256:[0-9a-f]{64})/.exec(inspected.out)?.[1];
    if (computed !== undefined) {
      const bytes = new Uint8Array(readFileSync(join(folder, file)));
      writeFileSync(
        join(folder, file),
        await withSql(bytes, `UPDATE cartridge SET value = '${computed}' WHERE key = 'acx.rom_manifest_hash'`),
      );
    }
    const signed = await runMain(['sign', file, '--key', 'key.pem', ...acx], folder);
    expect([file, signed.code, signed.err]).toEqual([file, 0, '']);
  }
  const policy = { trust: 'portable', oldest: { 'io.github.demo/agent': '1.0.0' } };
  const args = [...acx];
  expect(await reasonsFor(policy, 'agent.acx', args)).toEqual([]);
  const unsigned = 'its name and version are not signed, and may be false';
  expect(await reasonsFor(policy, 'loose.acx', args)).toEqual([`oldest: ${unsigned}`]);
  const older = await runMain(['verify', 'loose.acx', '--not-older-than', '1.0.0', ...acx], folder);
  expect([older.code, older.out.split('\n').filter((line) => line.includes('rollback'))]).toEqual([
    1,
    [`  ✗ rollback: ${unsigned}`],
  ]);
  const known = await runMain(['verify', 'agent.acx', '--not-older-than', 'loose.acx', ...acx], folder);
  expect([known.code, known.err]).toEqual([
    2,
    `cartwright: loose.acx: the known cartridge is broken: ${unsigned}\n  help: name a cartridge that verifies, or a version such as 1.2.0\n`,
  ]);
});

describe('a signed CAL', () => {
  const CAL = join(ROOT, 'examples/data-pipeline/cal/ship-a-feature.cal.yaml');
  beforeAll(async () => {
    writeFileSync(join(folder, 'key.pem'), pem.privatePem, { mode: 0o600 });
    writeFileSync(join(folder, 'a.cal.yaml'), readFileSync(CAL, 'utf8').replace("init: '0'", 'init: 0'));
    const { code } = await runMain(['sign', 'a.cal.yaml', '--key', 'key.pem', '--publisher', 'io.github.demo'], folder);
    expect(code).toBe(0);
  });

  test('has no scope too many, and no version to be too old', async () => {
    const policy = {
      scopes: [],
      oldest: { 'io.github.demo/agent': '1.2.0' },
      signers: { publishers: ['io.github.demo'] },
    };
    expect(await reasonsFor(policy, 'a.cal.yaml')).toEqual([]);
    expect(await reasonsFor({ hosts: ['hosts/gateway.host.yaml'] }, 'a.cal.yaml')).toEqual([
      'host: it has no manifest that a host could accept',
    ]);
  });
});

const fileDigest = (name: string): string => `sha256:${sha256Hex(readFileSync(join(folder, name)))}`;

test('JSON and text have one answer for each file, in the order of the arguments', async () => {
  const files = ['nowhere.cart', 'agent.cart', 'agent.cart', 'by-other.cart'];
  const json = await ask({}, files, [...TRUST, '--format', 'json']);
  const agent = {
    path: 'agent.cart',
    decision: 'allow',
    reasons: [],
    trust: 'trusted',
    cartridgeId: 'io.github.demo/agent@1.2.0',
    romDigest: digests.get('agent'),
    fileDigest: fileDigest('agent.cart'),
    publisherId: 'io.github.demo',
    keyids: [A],
  };
  expect(JSON.parse(json.out)).toEqual({
    version: 1,
    policy: 'p.policy.yaml',
    trustRegistry: 'registry.json',
    decision: 'deny',
    results: [
      {
        path: 'nowhere.cart',
        decision: 'deny',
        reasons: [{ id: 'readable', message: `cannot be read: there is no such file or directory${GONE}` }],
        trust: null,
        cartridgeId: null,
        romDigest: null,
        fileDigest: null,
        publisherId: null,
        keyids: [],
      },
      agent,
      agent,
      {
        ...agent,
        path: 'by-other.cart',
        decision: 'deny',
        reasons: [{ id: 'require', message: 'portable is not enough: trusted is required' }],
        trust: 'portable',
        romDigest: digests.get('by-other'),
        fileDigest: fileDigest('by-other.cart'),
        keyids: [B],
      },
    ],
  });
  expect([json.code, json.err]).toEqual([1, '']);
  const deny = `✗ deny  nowhere.cart\n  ✗ readable: cannot be read: there is no such file or directory${GONE}\n`;
  const last = '✗ deny  by-other.cart\n  ✗ require: portable is not enough: trusted is required\n';
  const allow = '✓ allow agent.cart\n';
  const by = 'by p.policy.yaml and the trust registry registry.json\n';
  expect((await ask({}, files)).out).toBe(deny + allow + allow + last + by);
  expect((await ask({}, files, [...TRUST, '--quiet'])).out).toBe(deny + last);
});

const SCOPE_HELP =
  "  help: write a scope: exec, dispatch, memory.write, memory.read, search, knowledge.write, fs.read, fs.write, net.fetch, or x- and a vendor's name, with * at its end for all that start so";
const ALLOWED = '  help: allowed here: schemaVersion, trust, signers, save, oldest, scopes, hosts';

test.each<[string, object | string, string]>([
  ['an unknown key', { signer: {} }, `p.policy.yaml:1:35: unknown property "signer"\n  help: did you mean "signers"?`],
  [
    'an unknown key within',
    { signers: { publisher: ['io.github.demo'] } },
    `p.policy.yaml:1:46: unknown property "publisher"\n  help: did you mean "publishers"?`,
  ],
  ['no schemaVersion', 'trust: portable\n', `p.policy.yaml:1:1: the document has no "schemaVersion"\n  help: add it`],
  [
    'nothing',
    '# nothing\n',
    `p.policy.yaml:1:1: not valid YAML: the document is empty\n  help: write its content, or delete the file`,
  ],
  [
    'a scope that is none',
    { scopes: ['net.fetc'] },
    `p.policy.yaml:1:45: "scopes[0]" is "net.fetc", which is not a scope\n${SCOPE_HELP}`,
  ],
  [
    'all vendors at once',
    { scopes: ['x-*'] },
    `p.policy.yaml:1:45: "scopes[0]" is "x-*", which is not a scope\n${SCOPE_HELP}`,
  ],
  [
    'publishers that prove nothing',
    { trust: 'portable', signers: { publishers: ['io.github.demo'] } },
    `p.policy.yaml:1:78: publishers prove nothing with trust: portable, because a signer can state any publisher\n  help: leave out trust and add their keys to a trust registry, or list keys`,
  ],
  [
    'a threshold that cannot be met',
    { signers: { keys: [A], threshold: 2 } },
    `p.policy.yaml:1:142: the threshold is 2, but 1 key is listed\n  help: list more keys, or lower the threshold`,
  ],
  [
    'a version that is none',
    { oldest: { 'io.github.demo/agent': '1.2' } },
    `p.policy.yaml:1:68: "1.2" is not a version\n  help: write a SemVer version such as 1.2.0`,
  ],
  [
    'a cartridge with its version',
    { oldest: { 'io.github.demo/agent@1.2.0': '1.2.0' } },
    `p.policy.yaml:1:74: "io.github.demo/agent@1.2.0" names no cartridge\n  help: write PUBLISHER/NAME, without a version`,
  ],
  [
    'a host that is not there',
    { hosts: ['hosts/none.host.yaml'] },
    `p.policy.yaml:1:43: there is no file and no client "hosts/none.host.yaml"\n  help: clients: amazonq, augment, claude-code, codex-cli, continue, copilot, crush, cursor, factory, gemini-cli, junie, kilocode, kiro, opencode, qwen, roo, trae, vscode, windsurf, zed`,
  ],
  [
    'a key twice',
    'schemaVersion: cart.policy.v1\ntrust: trusted\ntrust: portable\n',
    `p.policy.yaml:3:1: duplicate key "trust", first on line 2\n  help: keep one of them: readers disagree on which value they use`,
  ],
  [
    'a bomb of aliases',
    'schemaVersion: cart.policy.v1\na: &a [x, x]\nb: &b [*a, *a]\nscopes: [*b]\n',
    `p.policy.yaml:2:1: unknown property "a"\n${ALLOWED}`,
  ],
  [
    'control characters',
    'schemaVersion: cart.policy.v1\n"tru\\u001b[31mst": portable\n',
    `p.policy.yaml:2:1: unknown property "tru\\u001b[31mst"\n${ALLOWED}`,
  ],
])('a policy with %s is not a policy: exit 2, and no answer', async (_, policy, message) => {
  const { code, out, err } = await ask(policy, ['agent.cart']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe(`cartwright: ${message}\n`);
});

test('the stricter of an option and the policy holds', async () => {
  expect(await reasonsFor({ trust: 'portable' }, 'by-other.cart', [...TRUST, '--require', 'trusted'])).toEqual([
    PORTABLE,
  ]);
  expect(await reasonsFor({ trust: 'portable' }, 'by-other.cart', ['--threshold', '2'])).toEqual([
    'threshold: signed by 1 of 2 distinct keys',
  ]);
  expect(await reasonsFor({ trust: 'portable' }, 'by-other.cart', ['--strict'])).toEqual([
    `trust: valid, but the signer is unknown (${B}: not known here)`,
  ]);
  expect(await reasonsFor({}, 'agent.cart', [...TRUST, '--at', '2199-01-01'])).toEqual([PORTABLE]);
  const { code, err } = await ask({}, ['unsigned.cart'], ['--allow-unsigned']);
  expect([code, err]).toEqual([
    2,
    'cartwright: --allow-unsigned and --policy cannot be used together\n  help: leave one of them out\n',
  ]);
});

test('docs/cartridges.md: the policy and the answer that it shows', async () => {
  const [, page = ''] = readFileSync(join(ROOT, 'docs/cartridges.md'), 'utf8').split('## Policies');
  const [, policy = ''] = /```yaml\n([^]*?)```/.exec(page) ?? [];
  const [, args = '', printed = ''] = /```console[^\n]*\n\$ cartwright (.*)\n([^]*?)```/.exec(page) ?? [];
  const own = policy.replace(/ed25519:9c8d[0-9a-f]+/, A);
  writeFileSync(join(folder, 'cartwright-policy.yaml'), own);
  registryArgs(folder, [registryEntry(signer.publicKey)]);
  copyFileSync(join(folder, 'registry.json'), join(folder, 'registry.yaml'));
  const { code, out } = await runMain(args.split(' '), folder);
  expect([code, out]).toEqual([1, printed]);
});
