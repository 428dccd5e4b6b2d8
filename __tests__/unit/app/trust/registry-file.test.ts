import { beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createPrivateKey } from 'node:crypto';
import { join } from 'node:path';
import { parse as parseYaml, stringify } from 'yaml';
import { build, freshPem, PACKAGE, signerOf, writePackage } from '../../../support/cartridges.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

/** The public key of a seed, with its PEM. */
function keyOf(seed: number): ReturnType<typeof signerOf>['publicKey'] {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, seed)]);
  return signerOf(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).publicKey;
}
const [A, B] = [keyOf(201), keyOf(202)];
const parse = (text: string): { keys: object[] } => parseYaml(text) as { keys: object[] };
let folder: string;

beforeEach(() => {
  folder = scratch();
  writeFileSync(join(folder, 'a.pub.pem'), A.pem);
  writeFileSync(join(folder, 'b.pub.pem'), B.pem);
});

const trust = (...args: readonly string[]): ReturnType<typeof runMain> => runMain(['trust', ...args], folder);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const NEW = [
  '--public-key',
  'a.pub.pem',
  '--publisher',
  'io.github.demo',
  '--proof',
  'repo:demo/agents',
  '--at',
  '2025-01-01',
];

const PEM = (key: typeof A, indent: string): string =>
  key.pem
    .trim()
    .split('\n')
    .map((line) => indent + line)
    .join('\n');

/** A registry as a person writes one. */
const WRITTEN = `# whom we trust
schemaVersion: "cart.trust-registry/1" # the format

registryId: org.example   # ours
updatedAt: '2025-01-01T00:00:00Z'
keys:
# the first key
- status: active # yes
  keyid: ${A.keyid}
  publisherId: 'io.github.demo'
  algorithm: ed25519
  publicKeyPem: |
${PEM(A, '    ')}
  notBefore: 2025-01-01T00:00:00Z
  notAfter: "2027-01-01T00:00:00Z" # two years

  # how we know
  namespaceProof: {method: github-oidc, oidcSubject: 'repo:demo/agents', oidcIssuer: 'https://token.actions.githubusercontent.com', verifiedAt: '2025-01-01T00:00:00Z'}
# the end
`;

describe('a registry that a person wrote', () => {
  beforeEach(() => writeFileSync(join(folder, 'r.yaml'), WRITTEN));

  test('keeps its comments, its order and its quotes', async () => {
    const { code, err } = await trust(
      'rotate',
      'r.yaml',
      '--key',
      A.keyid,
      '--public-key',
      'b.pub.pem',
      '--at',
      '2025-06-01',
    );
    expect([code, err]).toEqual([0, '']);
    expect(read('r.yaml')).toBe(`# whom we trust
schemaVersion: "cart.trust-registry/1" # the format

registryId: org.example # ours
updatedAt: '2025-06-01T00:00:00Z'
keys:
# the first key
- status: active # yes
  keyid: ${A.keyid}
  publisherId: 'io.github.demo'
  algorithm: ed25519
  publicKeyPem: |
${PEM(A, '    ')}
  notBefore: 2025-01-01T00:00:00Z
  notAfter: "2025-07-01T00:00:00Z" # two years

  # how we know
  namespaceProof: { method: github-oidc, oidcSubject: 'repo:demo/agents', oidcIssuer: 'https://token.actions.githubusercontent.com', verifiedAt: '2025-01-01T00:00:00Z' }
  rotatedTo: ${B.keyid}
- keyid: ${B.keyid}
  publisherId: io.github.demo
  algorithm: ed25519
  publicKeyPem: |
${PEM(B, '    ')}
  status: active
  notBefore: 2025-06-01T00:00:00Z
  notAfter: 2027-06-01T00:00:00Z
  namespaceProof:
    method: github-oidc
    oidcSubject: repo:demo/agents
    oidcIssuer: https://token.actions.githubusercontent.com
    verifiedAt: 2025-01-01T00:00:00Z
  rotatedFrom: ${A.keyid}

# the end
`);
  });

  test('is not touched where nothing changes, or where a change is refused', async () => {
    await trust('revoke', 'r.yaml', '--key', A.keyid.slice(8, 16), '--reason', 'retired', '--at', '2025-06-01');
    const before = read('r.yaml');
    expect(
      await trust(
        'revoke',
        'r.yaml',
        '--key',
        A.keyid,
        '--reason',
        'retired',
        '--at',
        '2026-06-01',
        '--format',
        'json',
      ),
    ).toEqual({
      code: 0,
      out: `${JSON.stringify({ version: 1, path: 'r.yaml', changed: [], added: [], notes: ['nothing changed: the registry already says this'] }, null, 2)}\n`,
      err: '',
    });
    for (const args of [
      ['add', ...NEW],
      ['revoke', '--key', A.keyid, '--reason', 'superseded'],
      ['revoke', '--key', A.keyid, '--reason', 'bored'],
      ['revoke', '--key', 'ed25519:12', '--reason', 'retired'],
      ['revoke', '--key', B.keyid, '--reason', 'retired'],
      ['rotate', '--key', A.keyid, '--public-key', 'b.pub.pem', '--at', '2025-06-01'],
      ['init', ...NEW],
    ]) {
      const [command = '', ...rest] = args;
      const { code, out } = await trust(command, 'r.yaml', ...rest);
      expect([args[0], code, out]).toEqual([args[0], 2, '']);
    }
    expect(read('r.yaml')).toBe(before);
    expect(readdirSync(folder).sort()).toEqual(['a.pub.pem', 'b.pub.pem', 'r.yaml']);
  });

  test('is not made worse: a change that makes no registry is not written', async () => {
    const until = await trust(
      'rotate',
      'r.yaml',
      '--key',
      A.keyid,
      '--public-key',
      'b.pub.pem',
      '--at',
      '2025-06-01',
      '--not-after',
      '2025-05-01',
    );
    expect([until.code, until.out, until.err]).toEqual([
      2,
      '',
      'cartwright: r.yaml: not written, because it would not be a registry: the validity window is inverted\n  help: correct it here; cartwright trust init writes a new one\n',
    ]);
    const other = await trust(
      'add',
      'r.yaml',
      '--public-key',
      'b.pub.pem',
      '--publisher',
      'org.example',
      '--proof',
      'repo:demo/agents',
      '--at',
      '2025-06-01',
    );
    expect([other.code, other.err]).toEqual([
      2,
      'cartwright: a GitHub token cannot prove "org.example", which is not a GitHub name\n  help: use the proof dns after you have seen the DNS record\n',
    ]);
    expect(read('r.yaml')).toBe(WRITTEN);
  });
});

test('JSON stays JSON, with its indentation, and gets no key that it had not', async () => {
  expect((await trust('init', 'r.json', ...NEW)).code).toBe(0);
  const made = JSON.parse(read('r.json')) as { updatedAt?: string; keys: Record<string, unknown>[] };
  const { updatedAt: _, ...bare } = made;
  writeFileSync(join(folder, 'r.json'), `${JSON.stringify(bare, null, '\t')}\n`);
  const { code } = await trust(
    'revoke',
    'r.json',
    '--key',
    A.keyid,
    '--reason',
    'key-compromise',
    '--at',
    '2025-02-01T12:30:00Z',
  );
  const entry = {
    ...made.keys[0],
    status: 'revoked',
    revokedAt: '2025-02-01T12:30:00Z',
    revocationReason: 'key-compromise',
  };
  expect([code, read('r.json')]).toEqual([0, `${JSON.stringify({ ...bare, keys: [entry] }, null, '\t')}\n`]);
});

test.each<[string, (text: string) => string, RegExp]>([
  ['CRLF', (text) => text.replaceAll('\n', '\r\n'), /^(?:[^\r\n]*\r\n)+$/],
  ['a mark of byte order', (text) => `\uFEFF${text}`, /^# whom/],
  ['no newline at its end', (text) => text.trimEnd(), /# the end\n$/],
  ['JSON under a YAML name', (text) => JSON.stringify(parse(text)), /^\{/],
  ['indented JSON under a YAML name', (text) => JSON.stringify(parse(text), null, 2), /^\{/],
  [
    'a list in brackets',
    (text) => stringify({ ...parse(text), keys: [] }).replace('keys: []', `keys: ${JSON.stringify(parse(text).keys)}`),
    /keys:/,
  ],
  ['a document mark', (text) => `---\n${text}...\n`, /^---\n/],
  [
    'quoted keys and folded texts',
    (text) =>
      stringify(parse(text), { defaultKeyType: 'QUOTE_DOUBLE', defaultStringType: 'QUOTE_SINGLE', lineWidth: 30 }),
    /'/,
  ],
  [
    'an indented list',
    (text) => text.replace(/^(- |  )(?=\S)|^# the first|^ {2}# how|^ {4}(?=\S)/gm, '  $&'),
    /^ {2}- /m,
  ],
])('a registry in another style: %s', async (_, style, kept) => {
  writeFileSync(join(folder, 'r.yaml'), style(WRITTEN));
  const before = await trust('show', 'r.yaml', '--at', '2025-06-01');
  expect([before.code, before.err]).toEqual([0, '']);
  const rotated = await trust('rotate', 'r.yaml', '--key', A.keyid, '--public-key', 'b.pub.pem', '--at', '2025-06-01');
  expect([rotated.code, rotated.err]).toEqual([0, '']);
  const revoked = await trust('revoke', 'r.yaml', '--key', A.keyid, '--reason', 'superseded', '--at', '2025-08-01');
  expect([revoked.code, revoked.err]).toEqual([0, '']);
  const { out } = await trust('show', 'r.yaml', '--at', '2025-08-01', '--format', 'json');
  const { keys } = JSON.parse(out) as { keys: readonly { keyid: string; life: string }[] };
  expect(keys.map(({ keyid, life }) => [keyid, life])).toEqual([
    [A.keyid, 'revoked'],
    [B.keyid, 'active'],
  ]);
  expect(read('r.yaml')).toMatch(kept);
});

test('two keys of a domain at once, and profile acx', async () => {
  const args = [
    '--public-key',
    'a.pub.pem',
    '--public-key',
    'b.pub.pem',
    '--publisher',
    'org.example',
    '--proof',
    'dns',
    '--at',
    '2025-01-01',
  ];
  const { code, out } = await trust(
    'init',
    'r.yaml',
    ...args,
    '--prefix',
    'acx',
    '--not-before',
    '2025-02-01',
    '--format',
    'json',
  );
  const added = [A, B].map(({ keyid }) => ({
    keyid,
    publisherId: 'org.example',
    notBefore: '2025-02-01T00:00:00Z',
    notAfter: '2026-02-01T00:00:00Z',
  }));
  const notes = ['you state that the name is theirs: nothing was looked up'];
  expect([code, JSON.parse(out)]).toEqual([0, { version: 1, path: 'r.yaml', changed: [], added, notes }]);
  expect(read('r.yaml')).toContain('schemaVersion: acx.trust-registry/1\n');
  expect(read('r.yaml')).toContain('txtRecord: _acx-challenge.example.org\n');
  const shown = await trust('show', 'r.yaml', '--prefix', 'acx', '--at', '2025-01-15', '--format', 'json');
  const none = { rotatedFrom: null, rotatedTo: null, revokedAt: null, revocationReason: null };
  expect(JSON.parse(shown.out)).toEqual({
    version: 1,
    path: 'r.yaml',
    at: '2025-01-15T00:00:00Z',
    keys: added.map((entry) => ({ life: 'not yet valid', ...entry, ...none })),
  });
  const cart = await trust('show', 'r.yaml');
  expect([cart.code, cart.err]).toEqual([
    2,
    'cartwright: r.yaml:1:16: unrecognized schemaVersion "acx.trust-registry/1": use --prefix acx, or prefix: acx in cartwright.yaml\n  help: correct it here; cartwright trust init writes a new one\n',
  ]);
});

const INIT =
  '\n  help: for example: cartwright trust init trust.yaml --public-key release-2026.pub.pem --publisher com.example.agents --proof dns';

test.each<[string, readonly string[], string]>([
  [
    'no registry',
    ['show'],
    'trust show needs the file of a registry\n  help: name it, or set trustRegistry in cartwright.yaml',
  ],
  ['no key', ['init', 'x.yaml', '--publisher', 'org.a', '--proof', 'dns'], `trust init needs --public-key FILE${INIT}`],
  [
    'no publisher',
    ['init', 'x.yaml', '--public-key', 'a.pub.pem', '--proof', 'dns'],
    `trust init needs --publisher ID${INIT}`,
  ],
  [
    'no proof',
    ['init', 'x.yaml', '--public-key', 'a.pub.pem', '--publisher', 'org.a'],
    `trust init needs --proof PROOF${INIT}`,
  ],
  [
    'another proof',
    ['init', 'x.yaml', '--public-key', 'a.pub.pem', '--publisher', 'org.a', '--proof', 'word'],
    '"word" is not proof of a name\n  help: allowed: dns for a DNS record that you have seen, repo:OWNER/NAME for a GitHub token',
  ],
  [
    'a DNS record for a name of GitHub',
    ['init', 'x.yaml', '--public-key', 'a.pub.pem', '--publisher', 'io.github.demo/agents', '--proof', 'dns'],
    'a DNS record cannot prove "io.github.demo/agents", which is a GitHub name\n  help: use the proof repo:demo/NAME after you have seen a token of that repository',
  ],
  [
    'one key twice',
    ['init', 'x.yaml', ...NEW, '--public-key', 'a.pub.pem'],
    `the key ${A.keyid} is given twice${INIT}`,
  ],
  [
    'a day that is none',
    ['init', 'x.yaml', ...NEW, '--not-after', '2025-02-30'],
    '--not-after is "2025-02-30"\n  help: a day such as 2026-07-01, or an RFC 3339 time such as 2026-07-01T12:00:00Z',
  ],
  [
    'no reason',
    ['revoke', 'x.yaml', '--key', A.keyid],
    'trust revoke needs --reason key-compromise|superseded|retired\n  help: for example: cartwright trust revoke trust.yaml --key ed25519:1f2e3d4c --reason key-compromise',
  ],
  [
    'no number of days',
    ['rotate', 'r.yaml', '--key', A.keyid, '--public-key', 'b.pub.pem', '--overlap', '-1'],
    '--overlap is "-1"; it must be a whole number of days from 0 to 9999\n  help: write such a number, or leave it out',
  ],
])('%s: exit 2 and nothing written', async (_, args, message) => {
  writeFileSync(join(folder, 'r.yaml'), WRITTEN);
  const joined = args
    .map((each, i) => (args[i - 1] === '--overlap' ? `--overlap=${each}` : each))
    .filter((each) => each !== '--overlap');
  expect(await trust(...joined)).toEqual({ code: 2, out: '', err: `cartwright: ${message}\n` });
  expect([existsSync(join(folder, 'x.yaml')), read('r.yaml')]).toEqual([false, WRITTEN]);
});

test('a private key in the place of a public one is told, and never repeated', async () => {
  const { privatePem } = freshPem();
  writeFileSync(join(folder, 'secret.pem'), privatePem);
  const { code, out, err } = await trust(
    'init',
    'x.yaml',
    '--public-key',
    'secret.pem',
    '--publisher',
    'org.a',
    '--proof',
    'dns',
  );
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('secret.pem');
  expect(err).not.toContain(privatePem.split('\n')[1]);
});

test('a second signature beside the first does not bring a new key to an old release', async () => {
  writePackage(join(folder, 'agent'), PACKAGE, { 'rom/a.txt': 'a' });
  await build(folder, 'agent', 'agent.cart');
  const [first, second] = [freshPem(), freshPem()];
  for (const [i, { privatePem, key }] of [first, second].entries()) {
    writeFileSync(join(folder, `${i}.key.pem`), privatePem, { mode: 0o600 });
    writeFileSync(join(folder, `${i}.pub.pem`), key.pem);
  }
  const owned = ['--publisher', 'io.github.demo', '--proof', 'repo:demo/agents'];
  await trust(
    'init',
    'r.yaml',
    '--public-key',
    '0.pub.pem',
    ...owned,
    '--at',
    '2024-01-01',
    '--not-after',
    '2026-01-01',
  );
  const env = { SOURCE_DATE_EPOCH: '1706745600' };
  await runMain(['sign', 'agent.cart', '--key', '0.key.pem'], folder, '', env);
  await trust(
    'rotate',
    'r.yaml',
    '--key',
    first.key.keyid,
    '--public-key',
    '1.pub.pem',
    '--overlap',
    '0',
    '--at',
    '2025-06-01',
  );
  await runMain(['sign', 'agent.cart', '--key', '1.key.pem'], folder, '', { SOURCE_DATE_EPOCH: '1750377600' });
  const { out } = await runMain(
    ['verify', 'agent.cart', '--trust-registry', 'r.yaml', '--at', '2025-07-01', '--format', 'json'],
    folder,
  );
  const { results } = JSON.parse(out) as { results: readonly { trust: string; keyids: string[] }[] };
  expect([results[0]?.trust, results[0]?.keyids.length]).toEqual(['portable', 2]);
});

test.each([
  [
    'a value that an alias repeats',
    "notAfter: &end '2027-01-01T00:00:00Z'",
    'verifiedAt: *end',
    "verifiedAt: '2027-01-01T00:00:00Z'",
  ],
  ['a value that is an alias', 'notAfter: *begin', 'verifiedAt: *begin', 'verifiedAt: *begin'],
])('a change of %s changes nothing else', async (_, notAfter, verifiedAt, kept) => {
  const text = WRITTEN.replace("updatedAt: '2025-01-01T00:00:00Z'\n", '')
    .replace('notBefore: 2025-01-01T00:00:00Z', "notBefore: &begin '2026-01-01T00:00:00Z'")
    .replace('notAfter: "2027-01-01T00:00:00Z"', notAfter)
    .replace("verifiedAt: '2025-01-01T00:00:00Z'", verifiedAt);
  writeFileSync(join(folder, 'r.yaml'), text);
  const rotate = ['rotate', 'r.yaml', '--key', A.keyid, '--public-key', 'b.pub.pem', '--at', '2026-01-01'];
  const { code, err } = await trust(...rotate, '--overlap', '0', '--not-after', '2028-01-01');
  expect([code, err]).toEqual([0, '']);
  expect(read('r.yaml')).toContain(kept);
  expect(parse(read('r.yaml')).keys[0]).toEqual({
    ...parse(text).keys[0],
    notAfter: '2026-01-01T00:00:00Z',
    rotatedTo: B.keyid,
  });
});

test('a key is revoked whose missing facts are aliases of one another', async () => {
  const text = WRITTEN.replace(
    '  notBefore:',
    '  revokedAt: &none null\n  rotatedTo: *none\n  revocationReason: *none\n  notBefore:',
  );
  writeFileSync(join(folder, 'r.yaml'), text);
  const { code, err } = await trust(
    'revoke',
    'r.yaml',
    '--key',
    A.keyid,
    '--reason',
    'key-compromise',
    '--at',
    '2026-01-01',
  );
  expect([code, err]).toEqual([0, '']);
  expect(parse(read('r.yaml')).keys).toEqual([
    {
      ...parse(text).keys[0],
      status: 'revoked',
      revokedAt: '2026-01-01T00:00:00Z',
      revocationReason: 'key-compromise',
    },
  ]);
});
