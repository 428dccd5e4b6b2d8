/** `sign --bundle` and `verify --bundle`: each way in which a bundle does not hold has an answer of its own. */
import { beforeAll, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyBundled } from '../../../../src/app/trust/bundle.ts';
import { plainDemands } from '../../../../src/app/trust/verify.ts';
import { releaseBundle } from '../../../../src/core/bundle/write.ts';
import { cartridgeSubject } from '../../../../src/core/dsse/file-statement.ts';
import type { Signer } from '../../../../src/core/dsse/sign.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { build, ports, envelopeOver, signerOf, freshPem, writePackage } from '../../../support/cartridges.ts';
import { runMain, type MainRun } from '../../../support/main.ts';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
import { registryArgs, registryEntry } from '../../../support/registry.ts';
import { scratch } from '../../../support/scratch.ts';

const folder = scratch();
const EPOCH = { SOURCE_DATE_EPOCH: '1704164645' };
const SIGNED = '2024-01-02T03:04:05.000Z';
const ID = 'io.github.demo/agent@1.2.0';
const KEY = ['--public-key', 'key.pub.pem'];
const { privatePem, key, keyObject } = freshPem();
const signer: Signer = signerOf(keyObject);
const other = freshPem();

let sha: string;
let rom: string;

const put = (name: string, content: string | Uint8Array | object): void =>
  writeFileSync(
    join(folder, name),
    typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
  );
const get = (name: string): Buffer => readFileSync(join(folder, name));
const hex = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  writePackage(join(folder, 'base'));
  await build(folder, 'base', 'x.cart');
  writeFileSync(join(folder, 'key.pem'), privatePem, { mode: 0o600 });
  put('key.pub.pem', key.pem);
  put('other.pub.pem', other.key.pem);
  const signed = await runMain(
    ['sign', 'x.cart', '--key', 'key.pem', '--bundle', '--format', 'json'],
    folder,
    '',
    EPOCH,
  );
  expect([signed.code, signed.err]).toEqual([0, '']);
  rom = (JSON.parse(signed.out) as { digest: string }).digest.slice('sha256:'.length);
  sha = hex(get('x.cart'));
  put('note.txt', 'a released file\n');
  put('note.txt.sigstore.json', bundleOf('note.txt'));
});

/** The bundle that `release` writes beside a file of the cartridge. */
function bundleOf(
  name: string,
  by: Signer = signer,
  change: { name?: string; signedAt?: string; contents?: [] } = {},
): string {
  const contents = change.contents ?? [
    cartridgeSubject({ cartridgeId: ID, romDigest: `sha256:${rom}` }, PROFILES.cart),
  ];
  const release = { contents, publisherId: 'io.github.demo', signedAt: change.signedAt ?? SIGNED };
  return releaseBundle({ name: change.name ?? name, sha256: hex(get(name)) }, release, by, PROFILES.cart);
}

const verify = (...args: string[]): Promise<MainRun> => runMain(['verify', ...args], folder);

/** What a run says: its exit code, and the lines of a result or of an error. */
async function answer(...args: string[]): Promise<(number | string)[]> {
  const { code, out, err } = await verify(...args);
  return [code, ...(out + err).trimEnd().split('\n')];
}

const faultsIn = (lines: readonly (number | string)[]): string[] =>
  lines.map(String).filter((line) => line.startsWith('  ✗'));

interface Envelope {
  payload: string;
  payloadType: string;
  signatures: { keyid: string; sig: string }[];
}
type Json = Record<string, unknown>;
type Bundle = Json & { verificationMaterial: Json; dsseEnvelope: Envelope };
const read = (text: string): Bundle => JSON.parse(text) as Bundle;

test('--bundle alone finds the bundle of a file that was named elsewhere, and nothing else beside it', async () => {
  const elsewhere = scratch();
  const named = join(folder, 'note.txt');
  const run = (...args: string[]): Promise<MainRun> =>
    runMain(['verify', named, ...args, '--public-key', join(folder, 'key.pub.pem')], elsewhere);
  expect(await run('--bundle')).toEqual({
    code: 0,
    err: '',
    out: (await verify('note.txt', '--bundle', ...KEY)).out.replaceAll('note.txt', named),
  });
  writeFileSync(join(elsewhere, 'cartwright.yaml'), `policy: ${join(folder, 'other.pub.pem')}\n`);
  expect(await run('--bundle')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('outside of the workspace'),
  });
});

test('sign --bundle writes what it says, signs two subjects, and signing again gives the same bytes', async () => {
  const text = get('x.cart.sigstore.json').toString();
  const bundle = read(text);
  const { payload, signatures } = bundle.dsseEnvelope;
  expect(bundle).toEqual({
    mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    verificationMaterial: { publicKey: { hint: key.keyid } },
    dsseEnvelope: {
      payloadType: 'application/vnd.in-toto+json',
      payload,
      signatures: [{ keyid: key.keyid, sig: signatures[0]?.sig }],
    },
  });
  expect(Buffer.from(payload, 'base64').toString()).toBe(
    JSON.stringify({
      _type: 'https://in-toto.io/Statement/v1',
      predicate: { publisherId: 'io.github.demo', signedAt: SIGNED },
      predicateType: 'urn:cart:attestation:release:v1',
      subject: [
        { digest: { sha256: sha }, name: 'x.cart' },
        { digest: { cartRom: rom }, name: ID },
      ],
    }),
  );
  const again = await runMain(['sign', 'x.cart', '--key', 'key.pem', '--bundle', 'again.json'], folder);
  expect([again.code, get('again.json').toString()]).toEqual([0, text]);
});

test('a bundle is not written over the file that it is of', async () => {
  const before = get('x.cart');
  const run = await runMain(['sign', 'x.cart', '--key', 'key.pem', '--bundle', './x.cart'], folder, '', EPOCH);
  expect([run.code, run.out, run.err]).toEqual([
    2,
    '',
    'cartwright: --bundle names the signed file itself\n  help: give another file, or --bundle alone for x.cart.sigstore.json\n',
  ]);
  expect(get('x.cart').equals(before)).toBe(true);
});

test.each([
  [
    ['--bundle', 'key.pem'],
    'key.pem: --bundle names a file that is not a bundle, and would be lost',
    ', or --bundle alone for x.cart.sigstore.json',
  ],
  [
    ['--bundle', 'note.txt'],
    'note.txt: --bundle names a file that is not a bundle, and would be lost',
    ', or --bundle alone for x.cart.sigstore.json',
  ],
  [['--out', './key.pem'], '--out names the file of --key', ''],
])('nor in the place of a key, or of anything else that is not a bundle: %j', async (args, message, more) => {
  const before = [get('key.pem'), get('note.txt'), get('x.cart')];
  const run = await runMain(['sign', 'x.cart', '--key', 'key.pem', ...args], folder, '', EPOCH);
  expect(run).toEqual({ code: 2, out: '', err: `cartwright: ${message}\n  help: give another file${more}\n` });
  expect([get('key.pem'), get('note.txt'), get('x.cart')]).toEqual(before);
});

test('a CAL has a bundle, too, with its own digest beside that of its file', async () => {
  const cal =
    'schemaVersion: cart.cal/1\nid: flow\nversion: 1.0.0\nparticipants: [{alias: dev, bind: slot, slot: {role: developer}}]\nstart: a\nnodes: [{id: a, type: event, event: start}, {id: z, type: event, event: end}]\nedges: [{from: a, to: z}]\n';
  put('flow.cal.yaml', cal);
  const args = ['sign', 'flow.cal.yaml', '--key', 'key.pem', '--publisher', 'io.github.demo', '--bundle'];
  const signed = await runMain(args, folder, '', EPOCH);
  expect([signed.code, signed.err]).toEqual([0, '']);
  const statement = JSON.parse(
    Buffer.from(read(get('flow.cal.yaml.sigstore.json').toString()).dsseEnvelope.payload, 'base64').toString(),
  ) as Json;
  const digest = /digest {5}sha256:([0-9a-f]{64})/.exec(signed.out)?.[1];
  expect(statement['subject']).toEqual([
    { digest: { sha256: hex(get('flow.cal.yaml')) }, name: 'flow.cal.yaml' },
    { digest: { cartWorkflow: digest }, name: 'urn:cart:workflow:flow@1.0.0' },
  ]);
  expect(await answer('flow.cal.yaml', '--bundle', '--quiet', ...KEY)).toEqual([0, '']);
});

test('a cartridge with its bundle: one result with the checks of both', async () => {
  const run = await verify('x.cart', '--bundle', ...KEY, '--format', 'json');
  const { results } = JSON.parse(run.out) as { results: (Json & { checks: Json[] })[] };
  const [{ checks = [], ...outcome } = {}] = results;
  expect([run.code, outcome]).toEqual([
    0,
    {
      path: 'x.cart',
      trust: 'trusted',
      cartridgeId: ID,
      romDigest: `sha256:${rom}`,
      fileDigest: `sha256:${sha}`,
      saveRecords: 0,
      publisherId: 'io.github.demo',
      keyids: [key.keyid],
      signedAt: SIGNED,
      bundles: [
        {
          path: 'x.cart.sigstore.json',
          keyids: [key.keyid],
          publisherId: 'io.github.demo',
          signedAt: SIGNED,
          predicateType: 'urn:cart:attestation:release:v1',
          trust: 'trusted',
        },
      ],
      ok: true,
    },
  ]);
  expect(checks.filter(({ message }) => String(message).startsWith('x.cart.sigstore.json: '))).toEqual([
    { id: 'signature', ok: true, message: `x.cart.sigstore.json: ed25519 signature by ${key.keyid}` },
    { id: 'subject', ok: true, message: `x.cart.sigstore.json: it is about this file: sha256 ${sha}` },
    { id: 'trust', ok: true, message: 'x.cart.sigstore.json: signed by a trusted key of io.github.demo' },
  ]);
});

test('a file of any kind, and several at once', async () => {
  expect(await answer('note.txt', 'x.cart', '--bundle', ...KEY)).toEqual([
    0,
    '✓ note.txt: trusted',
    `  file       sha256:${hex(get('note.txt'))}`,
    '  publisher  io.github.demo',
    `  signed at  ${SIGNED}`,
    `  key        ${key.keyid}`,
    '  bundle     note.txt.sigstore.json: trusted',
    '✓ x.cart: trusted',
    `  cartridge  ${ID}`,
    `  ROM digest sha256:${rom}`,
    `  file       sha256:${sha}`,
    '  publisher  io.github.demo',
    `  signed at  ${SIGNED}`,
    `  key        ${key.keyid}`,
    '  bundle     x.cart.sigstore.json: trusted',
  ]);
});

test('the key inside a cartridge makes its bundle portable, and no more', async () => {
  expect((await verify('x.cart', '--bundle', '--quiet')).code).toBe(0);
  const [code, first, ...rest] = await answer('x.cart', '--bundle', '--require', 'trusted');
  expect([code, first, faultsIn(rest)]).toEqual([
    1,
    '✗ x.cart: portable',
    ['  ✗ require: portable is not enough: trusted is required'],
  ]);
});

test.each<[string, Json, [number, string, string]]>([
  ['active', {}, [0, 'trusted', '']],
  ['expired', { notAfter: '2024-06-01T00:00:00Z' }, [0, 'portable', 'its key expired at 2024-06-01T00:00:00Z']],
  [
    'not valid yet when it signed',
    { notBefore: '2024-03-01T00:00:00Z' },
    [
      0,
      'portable',
      `it was signed outside the validity of its key: at ${SIGNED}, not from 2024-03-01T00:00:00Z to 2099-01-01T00:00:00Z`,
    ],
  ],
  [
    'revoked',
    { status: 'revoked', revocationReason: 'superseded', revokedAt: '2024-06-01T00:00:00Z' },
    [0, 'portable', 'its key is revoked'],
  ],
  [
    'compromised',
    { status: 'revoked', revocationReason: 'key-compromise', revokedAt: '2024-06-01T00:00:00Z' },
    [1, 'tampered', `${key.keyid} is not to be trusted: its key was revoked as compromised`],
  ],
  [
    'of another publisher',
    {
      publisherId: 'io.github.other',
      namespaceProof: {
        ...(registryEntry(key) as { namespaceProof: Json }).namespaceProof,
        oidcSubject: 'repo:other/x',
      },
    },
    [0, 'portable', 'its key belongs to "io.github.other", not to "io.github.demo"'],
  ],
])('the registry holds for a bundle: a key that is %s', async (_, change, [code, trust, why]) => {
  const run = await verify(
    'note.txt',
    '--bundle',
    ...registryArgs(folder, [registryEntry(key, change)]),
    '--format',
    'json',
  );
  const { results } = JSON.parse(run.out) as {
    results: { trust: string; checks: { id: string; message: string }[] }[];
  };
  const said = results[0]?.checks.find(({ id }) => id === 'trust')?.message ?? '';
  expect([run.code, results[0]?.trust, said.includes(why)]).toEqual([code, trust, true]);
});

const HINT = `sign the file with cartwright sign --bundle, or check it with cosign verify-blob`;
/** A bundle by the key over note.txt, with one thing changed. */
const changed = (change: (bundle: Bundle) => unknown): (() => string) => {
  return () => {
    const bundle = read(bundleOf('note.txt'));
    change(bundle);
    return JSON.stringify(bundle);
  };
};
/** Another statement, of another tool. */
const STATEMENT = {
  _type: 'https://in-toto.io/Statement/v1',
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {},
};
const signature = (bundle: Bundle): { sig: string } => bundle.dsseEnvelope.signatures[0] ?? { sig: '' };

test.each<[string, () => string, string, string?]>([
  ['no JSON', () => '{', 'is not valid JSON'],
  ['a twin of a member', () => '{"mediaType":"a","mediaType":"b"}', 'has duplicate key "mediaType", first on line 1'],
  ['a list', () => '[]', 'is not a JSON object'],
  [
    'nothing of a bundle',
    () => '{}',
    'has no mediaType',
    'a Sigstore bundle is needed, as cartwright sign --bundle writes it',
  ],
  [
    'an envelope',
    () => envelopeOver('{}', signer),
    'is a DSSE envelope without a bundle around it',
    'give the file that ends in .sigstore.json',
  ],
  [
    'an unknown version',
    changed((bundle) => (bundle['mediaType'] = 'application/vnd.dev.sigstore.bundle.v0.4+json')),
    'is of the unknown version "application/vnd.dev.sigstore.bundle.v0.4+json"',
    'known are the versions 0.1, 0.2 and 0.3',
  ],
  [
    'two bundles',
    () => `${bundleOf('note.txt')}${bundleOf('note.txt')}`,
    'is a list of 2 bundles',
    'give a file with one of them: its line',
  ],
  ['no material', changed((bundle) => delete (bundle as Json)['verificationMaterial']), 'has no verificationMaterial'],
  [
    'no kind of material',
    changed((bundle) => (bundle.verificationMaterial = {})),
    'has no verification material; one kind is needed',
  ],
  [
    'two kinds of material',
    changed((bundle) => (bundle.verificationMaterial['certificate'] = { rawBytes: 'AAAA' })),
    'has publicKey and certificate verification material; one kind is needed',
  ],
  [
    'an unknown member',
    changed((bundle) => (bundle['extra'] = 1)),
    'has a member "extra"; allowed: mediaType, verificationMaterial, dsseEnvelope, messageSignature',
  ],
  [
    'no list of entries',
    changed((bundle) => (bundle.verificationMaterial['tlogEntries'] = {})),
    'has log entries or timestamps that are not a list',
  ],
  [
    'no content',
    changed((bundle) => delete (bundle as Json)['dsseEnvelope']),
    'holds not exactly one of dsseEnvelope and messageSignature',
  ],
  [
    'several signatures',
    changed((bundle) => bundle.dsseEnvelope.signatures.push({ keyid: 'x', sig: signature(bundle).sig })),
    'holds an envelope with 2 signatures; a bundle has exactly one',
  ],
  [
    'no signature',
    changed((bundle) => (bundle.dsseEnvelope.signatures = [])),
    'holds an envelope that cannot be read: the envelope has no list of signatures',
  ],
  [
    'a bare signature by a key',
    () => JSON.stringify({ ...read(bundleOf('note.txt')), dsseEnvelope: undefined, messageSignature: {} }),
    'holds a bare signature by a key, which says neither whose it is nor when it was made',
    HINT,
  ],
  [
    'a keyless one',
    changed((bundle) => (bundle.verificationMaterial = { certificate: { rawBytes: 'AAAA' } })),
    'is keyless: it is signed by a certificate, not by a key',
    'check it with gh attestation verify or cosign verify-blob-attestation',
  ],
])('a bundle that cannot be judged: %s', async (...[, make, problem, help]) => {
  put('bad.json', make());
  expect(await answer('note.txt', '--bundle', 'bad.json', ...KEY)).toEqual([
    2,
    `cartwright: bad.json: the bundle ${problem}`,
    `  help: ${help ?? 'name the bundle that was released with the file'}`,
  ]);
});

test.each<[string, () => string, string, string[]]>([
  [
    'another key',
    () => bundleOf('note.txt', signerOf(other.keyObject)),
    'untrusted',
    ['signature: signature by another key: no known public key verifies it'],
  ],
  [
    'a broken signature',
    changed((bundle) => (signature(bundle).sig = Buffer.alloc(64, 1).toString('base64'))),
    'tampered',
    ['signature: the signature does not verify'],
  ],
  [
    'another payload',
    changed((bundle) => (bundle.dsseEnvelope.payload = Buffer.from('{}').toString('base64'))),
    'tampered',
    ['signature: the signature does not verify'],
  ],
  [
    'a hint of another key',
    changed((bundle) => (bundle.verificationMaterial['publicKey'] = { hint: other.key.keyid })),
    'tampered',
    [`bundle: its hint is "${other.key.keyid}", but ${key.keyid} signed it`],
  ],
  [
    'a statement of another kind by the same key',
    () =>
      JSON.stringify({
        ...read(bundleOf('note.txt')),
        dsseEnvelope: JSON.parse(
          envelopeOver(
            JSON.stringify({ ...STATEMENT, subject: [{ name: 'note.txt', digest: { sha256: hex(get('note.txt')) } }] }),
            signer,
          ),
        ) as Json,
      }),
    'tampered',
    [`statement: predicateType is "${STATEMENT.predicateType}", not "urn:cart:attestation:release:v1"`],
  ],
  [
    'a time in the future',
    () => bundleOf('note.txt', signer, { signedAt: '2999-01-01T00:00:00Z' }),
    'tampered',
    ['signed-at: signedAt 2999-01-01T00:00:00Z is in the future'],
  ],
])('a bundle by a key that does not hold: %s', async (_, make, trust, faults) => {
  put('bad.json', make());
  const [code, first, ...rest] = await answer('note.txt', '--bundle', 'bad.json', ...KEY);
  expect([code, first, faultsIn(rest).map((line) => line.replace('bad.json: ', ''))]).toEqual([
    1,
    `✗ note.txt: ${trust}`,
    faults.map((fault) => `  ✗ ${fault}`),
  ]);
});

test.each<[string, () => void, string, string]>([
  [
    'a bundle of another file',
    () => put('s.txt', 'other'),
    'untrusted',
    'the bundle is of "note.txt", not of a file with sha256 HASH',
  ],
  [
    'other bytes under its name',
    () => put('dir-note.txt', 'other'),
    'untrusted',
    'the bundle is of "note.txt", not of a file with sha256 HASH',
  ],
  [
    'its bytes under another name',
    () => put('s.txt', get('note.txt')),
    'untrusted',
    'the file is called "s.txt", but "note.txt" was signed: give it its name again',
  ],
])('%s', async (_, make, trust, fault) => {
  make();
  put('dir-note.txt', 'other');
  const [code, first, ...rest] = await answer('s.txt', '--bundle', 'note.txt.sigstore.json', ...KEY);
  expect([code, first, faultsIn(rest)]).toEqual([
    1,
    `✗ s.txt: ${trust}`,
    [`  ✗ subject: note.txt.sigstore.json: ${fault.replace('HASH', hex(get('s.txt')))}`],
  ]);
});

test('other bytes under the name that was signed are tampered', async () => {
  const bundle = bundleOf('note.txt');
  const stated = hex(get('note.txt'));
  put('old.json', bundle);
  put('note.txt', 'a released file, and more\n');
  const [code, first, ...rest] = await answer('note.txt', '--bundle', 'old.json', ...KEY);
  expect([code, first, rest.at(-1)]).toEqual([
    1,
    '✗ note.txt: tampered',
    `  ✗ subject: old.json: "note.txt" has sha256 ${hex(get('note.txt'))}, but ${stated} was signed`,
  ]);
  put('note.txt', 'a released file\n');
});

test('the bundle of a cartridge names the cartridge that is in the file', async () => {
  const wrong = [cartridgeSubject({ cartridgeId: ID, romDigest: `sha256:${'0'.repeat(64)}` }, PROFILES.cart)];
  const release = { contents: wrong, publisherId: 'io.github.demo', signedAt: SIGNED };
  put('bad.json', releaseBundle({ name: 'x.cart', sha256: hex(get('x.cart')) }, release, signer, PROFILES.cart));
  const [code, first, ...rest] = await answer('x.cart', '--bundle', 'bad.json', ...KEY);
  expect([code, first, rest.at(-1)]).toEqual([
    1,
    '✗ x.cart: tampered',
    `  ✗ subject: bad.json: signed was "${ID}" with cartRom ${'0'.repeat(64)}; in the file is "${ID}" with ${rom}`,
  ]);
});

test('what calls itself a cartridge and is not one gets no yes as some other file', async () => {
  put('text.cart', 'no cartridge');
  put('text.cart.sigstore.json', bundleOf('text.cart'));
  expect(await answer('text.cart', '--bundle', ...KEY)).toEqual([
    2,
    'cartwright: text.cart: it is text, not a cartridge',
    '  help: a cartridge, or a CAL called *.cal.json or *.cal.yaml, belongs here',
  ]);
});

test.each<[string, string[], string, string]>([
  [
    'one bundle for several files',
    ['note.txt', 'x.cart', '--bundle', 'x.cart.sigstore.json', ...KEY],
    'cartwright: one bundle cannot be that of several files',
    'give one file, or --bundle alone: then each file is verified by FILE.sigstore.json',
  ],
  [
    'no key',
    ['note.txt', '--bundle'],
    'cartwright: note.txt.sigstore.json: there is no public key to verify the bundle with: it names its key and does not hold it',
    'give --public-key or --trust-registry',
  ],
])('usage: %s', async (_, args, problem, help) => {
  expect(await answer(...args)).toEqual([2, problem, `  help: ${help}`]);
});

test('what is demanded of cartridges alone is not passed over where the file is none', async () => {
  put('flow.cal.yaml', calExample({}).text);
  const sign = ['sign', 'flow.cal.yaml', '--key', 'key.pem', '--publisher', 'io.github.demo', '--bundle'];
  expect((await runMain(sign, folder, '', EPOCH)).code).toBe(0);
  const demands = ['--not-older-than', '9.0.0', '--format', 'json', ...KEY];
  for (const args of [['flow.cal.yaml'], ['flow.cal.yaml', '--bundle'], ['note.txt', '--bundle']]) {
    const { code, out } = await verify(...args, ...demands);
    const [result] = (JSON.parse(out) as { results: readonly { ok: boolean; checks: readonly Json[] }[] }).results;
    expect([code, result?.ok]).toEqual([0, true]);
    expect(result?.checks.filter(({ id }) => id === 'rollback')).toEqual([
      { id: 'rollback', ok: true, warning: true, message: 'only cartridges have a version to compare' },
    ]);
  }
});

test('a file is opened once for all that is judged of it', async () => {
  const own = ports(folder);
  const opened: string[] = [];
  const store = {
    open: (path: string) => {
      opened.push(path);
      return own.store.open(path);
    },
  };
  const bundles = ['x.cart.sigstore.json'];
  const judged = verifyBundled({ ...own, store }, 'x.cart', bundles, plainDemands(PROFILES.cart, new Date()));
  expect([(await judged).outcome.ok, opened]).toEqual([true, ['x.cart']]);
});
