import { expect, test } from '@jest/globals';
import { policyRelaxations } from '../../../../src/core/relaxed/policy.ts';
import { relaxedPlace } from '../../../../src/core/relaxed/relaxation.ts';
import type { Side } from '../../../../src/core/relaxed/side.ts';
import { readText } from '../../../../src/core/source/read.ts';

async function side(policy: string | undefined, config?: string): Promise<Side> {
  const read = async (path: string, text: string | undefined): Promise<Side['policy']> =>
    text === undefined ? undefined : await readText(path, text);
  return {
    config: await read('cartwright.yaml', config),
    baseline: undefined,
    confirmations: undefined,
    registry: undefined,
    policy: await read('p.policy.yaml', policy),
    judged: { cals: [], packages: [], cartridges: [], hosts: [] },
    hosts: new Map(),
    packages: new Map(),
    cals: new Map(),
    requirements: new Map(),
    has: () => true,
  };
}

async function relaxed(base: string | undefined, head: string | undefined): Promise<string[]> {
  const found = policyRelaxations(await side(base, 'prefix: cart\npolicy: p.policy.yaml\n'), await side(head));
  return found.map((each) => `${each.id} | ${relaxedPlace(each)} | ${each.message} | ${each.covers.join(', ')}`);
}

const STRICT = `schemaVersion: cart.policy.v1
signers:
  publishers: [org.a]
  keys: [k1, k2]
  threshold: 2
oldest:
  org.a/x: 1.2.0
  org.a/y: 2.0.0
scopes: [fs.read]
hosts: [a.host.yaml, b.host.yaml]
`;

test('what a policy asks less of, each at its place', async () => {
  const loose = `schemaVersion: cart.policy.v1
trust: portable
signers:
  publishers: [org.a, org.b]
  keys: [k2, k3]
  threshold: 1
oldest:
  org.a/x: 1.1.9
scopes: [fs.read, x-acme.*]
hosts: [b.host.yaml]
`;
  expect(await relaxed(STRICT, loose)).toEqual([
    'policy:trust | p.policy.yaml:2 | the policy asks for the trust "portable" (was trusted) | ',
    'policy:signers.publishers | p.policy.yaml:4 | the policy lets org.b sign | org.b',
    'policy:signers.keys | p.policy.yaml:5 | the policy lets k3 sign | k3',
    'policy:signers.threshold | p.policy.yaml:6 | the policy asks for 1 signature (was 2) | ',
    'policy:oldest:org.a/x | p.policy.yaml:8 | the policy allows "org.a/x" from version 1.1.9 on (was 1.2.0 and later) | org.a/x',
    'policy:oldest:org.a/y | p.policy.yaml:8 of the base | the policy allows any version of "org.a/y" (was 2.0.0 and later) | org.a/y',
    'policy:scopes | p.policy.yaml:9 | the policy allows the scopes x-acme.* | x-acme.*',
    'policy:hosts | p.policy.yaml:10 | the policy no longer needs the acceptance of a.host.yaml | a.host.yaml',
  ]);
  // The other way round it asks more.
  expect(await relaxed(loose, STRICT)).toEqual([
    'policy:signers.keys | p.policy.yaml:4 | the policy lets k1 sign | k1',
  ]);
});

test('what it does not ask any more is in the base', async () => {
  expect(await relaxed(STRICT, 'schemaVersion: cart.policy.v1\n')).toEqual([
    'policy:signers.publishers | p.policy.yaml:3 of the base | the policy lets any publisher sign | ',
    'policy:signers.keys | p.policy.yaml:4 of the base | the policy lets any key sign | ',
    'policy:signers.threshold | p.policy.yaml:5 of the base | the policy asks for 1 signature (was 2) | ',
    'policy:oldest:org.a/x | p.policy.yaml:7 of the base | the policy allows any version of "org.a/x" (was 1.2.0 and later) | org.a/x',
    'policy:oldest:org.a/y | p.policy.yaml:8 of the base | the policy allows any version of "org.a/y" (was 2.0.0 and later) | org.a/y',
    'policy:scopes | p.policy.yaml:9 of the base | the policy allows every scope | ',
    'policy:hosts | p.policy.yaml:10 of the base | the policy no longer needs the acceptance of a.host.yaml, b.host.yaml | a.host.yaml, b.host.yaml',
  ]);
});

test('no policy any more, a new one, the same, and documents of any shape', async () => {
  expect(await relaxed(STRICT, undefined)).toEqual([
    'policy | cartwright.yaml:2 of the base | no policy is named any more: what it denied is allowed | ',
  ]);
  expect(await relaxed(undefined, 'schemaVersion: cart.policy.v1\ntrust: portable\n')).toEqual([]);
  expect(await relaxed(STRICT, STRICT)).toEqual([]);
  for (const odd of ['[]', 'x', 'signers: []\noldest: [1]\nscopes: {}\nhosts: 1\ntrust: []\n'])
    expect(await relaxed(odd, odd)).toEqual([]);
  expect(await relaxed('oldest: { org.a/x: soon }\n', 'oldest: { org.a/x: 1.0.0 }\n')).toEqual([
    'policy:oldest:org.a/x | p.policy.yaml:1 | the policy allows "org.a/x" from version 1.0.0 on (was soon and later) | org.a/x',
  ]);
});
