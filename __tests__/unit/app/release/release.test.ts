import { beforeEach, expect, test } from '@jest/globals';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demandsIn } from '../../../../src/app/policy/demands.ts';
import { NO_CONFIG } from '../../../../src/app/project/config.ts';
import { loadPolicyFile } from '../../../../src/app/policy/load.ts';
import { makeRelease, type ReleaseResult } from '../../../../src/app/release/release.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { freshSigner, NOW, PACKAGE, ports, SIGNED_AT, writePackage } from '../../../support/cartridges.ts';
import { scratch } from '../../../support/scratch.ts';

const [signer, other] = [freshSigner(), freshSigner()];
let folder: string;
beforeEach(() => {
  folder = scratch();
  writeFileSync(join(folder, 'own.pem'), signer.publicKey.pem);
  writePackage(join(folder, 'agent'), PACKAGE, { 'rom/a.txt': 'a' });
});

/** Makes a release that a policy guards. */
async function release(policy: object): Promise<ReleaseResult> {
  writeFileSync(join(folder, 'p.policy.yaml'), JSON.stringify({ schemaVersion: 'cart.policy.v1', ...policy }));
  const own = ports(folder);
  const profile = PROFILES.cart;
  return makeRelease(own, {
    profile,
    packages: ['agent'],
    hosts: [],
    staging: join(folder, 'staging'),
    folder: 'out',
    tag: 'v1.2.0',
    signer,
    policy: await loadPolicyFile(own.fs, 'p.policy.yaml', profile),
    demands: await demandsIn(
      { fs: own.fs, clock: { now: () => NOW } },
      { config: { ...NO_CONFIG, policy: 'p.policy.yaml' }, profile, given: { publicKeys: ['own.pem'] } },
    ),
    signedAt: SIGNED_AT,
    now: NOW,
    epoch: 0,
    publisher: undefined,
  });
}

const told = ({ diagnostics }: ReleaseResult): string[] =>
  diagnostics.map(({ rule, path, range, message }) => `${rule} ${path}:${range.start.line} ${message}`);
const BY = 'the policy "p.policy.yaml" denies it';

test('what the policy lets in is released', async () => {
  const result = await release({ scopes: ['fs.read'], signers: { keys: [signer.publicKey.keyid] } });
  expect([told(result), result.answer.ok]).toEqual([[], true]);
  expect(result.files.map(({ name }) => name)).toEqual([
    'agent-1.2.0.cart',
    'agent-1.2.0.cart.sigstore.json',
    'agent-1.2.0.dsse.json',
    'agent-1.2.0.dsse.json.sigstore.json',
    'agent-1.2.0.harness.json',
    'agent-1.2.0.harness.json.sigstore.json',
    'SHA256SUMS',
    'SHA256SUMS.sigstore.json',
  ]);
});

test.each<[string, object, readonly string[]]>([
  [
    'a scope too many and an old version',
    { scopes: [], oldest: { 'io.github.demo/agent': '2.0.0' } },
    [
      `policy/denied agent/cartridge.yaml:2 ${BY}: scope: cart:execute asks for "fs.read", which is not allowed here`,
      `policy/denied agent/cartridge.yaml:3 ${BY}: oldest: its version 1.2.0 is older than 2.0.0`,
    ],
  ],
  [
    'another signer',
    { signers: { keys: [other.publicKey.keyid] } },
    [
      `policy/denied agent/cartridge.yaml:1 ${BY}: key: signed by ${signer.publicKey.keyid}, which may not sign here`,
      `policy/denied agent/cartridge.yaml:1 ${BY}: require: portable is not enough: trusted is required`,
    ],
  ],
])('%s: nothing is released', async (_, policy, findings) => {
  const result = await release(policy);
  expect([told(result), result.answer.ok, result.files]).toEqual([findings, false, []]);
  expect(existsSync(join(folder, 'out'))).toBe(false);
});
