/**
 * Releases that somebody changed on their way: none passes ours, and none whose signature or digest is broken passes the two stock
 * verifiers. By hand: `CARTWRIGHT_ROUNDS=1000 npm test -- release-folders`, which prints the counts by kind.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { bundleFromJSON, bundleToJSON, type SerializedBundle } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';
import { spawnSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadKeyless, verifyBundled } from '../../src/app/trust/bundle.ts';
import { plainDemands } from '../../src/app/trust/verify.ts';
import { UserError } from '../../src/core/result/errors.ts';
import { keyState, type RegistryEntry } from '../../src/core/dsse/trust-registry.ts';
import { PROFILES } from '../../src/ids.ts';
import { freshPem, NOW, ports, signerOf } from '../support/cartridges.ts';
import { registryEntry } from '../support/registry.ts';
import { releasedFolder, type ReleaseFolder } from '../support/released.ts';
import { scratch } from '../support/scratch.ts';
import {
  authorities,
  IDENTITY,
  ISSUER,
  provenanceOf,
  type Authorities,
  type Json,
  type Keyless,
} from '../support/sigstore.ts';

const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 28);
const BUNDLE = '.sigstore.json';

const folder = scratch();
const [own, foreign] = [freshPem(), freshPem()];
let release: ReleaseFolder;
let older: ReleaseFolder;
let stolen: ReleaseFolder;
let known: Authorities;
let strange: Authorities;
let stamping: Authorities;

beforeAll(async () => {
  release = await releasedFolder(folder, 'release', signerOf(own.keyObject));
  older = await releasedFolder(folder, 'older', signerOf(own.keyObject), '1.1.0');
  stolen = await releasedFolder(folder, 'stolen', signerOf(foreign.keyObject));
  known = await authorities('known');
  strange = await authorities('strange');
  stamping = await authorities('stamping', false);
  writeFileSync(join(folder, 'known.json'), JSON.stringify(known.root));
  writeFileSync(join(folder, 'stamping.json'), JSON.stringify(stamping.root));
  writeFileSync(join(folder, 'key.pub.pem'), own.key.pem);
});

// What happens is the same for the same seed, whatever was there before.
let state = Number(process.env['CARTWRIGHT_SEED'] ?? 20251122);
function random(below: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;

/** A file as somebody serves it, with the bundle beside it. */
interface Served {
  readonly name: string;
  readonly bytes: Buffer;
  readonly bundle: string;
  /** Whose keyless signatures count; undefined for a bundle by a key. */
  readonly root?: 'known' | 'stamping';
  /** What the registry says of the key; without it the key is given by hand. */
  readonly entry?: Json;
  /** Whether a signature or a digest is broken, so that stock verifiers must see it; the rest is policy, which they do not have. */
  readonly breaks: boolean;
}

const names = (): string[] => [...release.keys()].filter((name) => !name.endsWith(BUNDLE));
const from = (files: ReleaseFolder, name: string): { name: string; bytes: Buffer; bundle: string } => ({
  name,
  bytes: files.get(name) as Buffer,
  bundle: String(files.get(name + BUNDLE)),
});
const file = (): { name: string; bytes: Buffer; bundle: string } => from(release, pick(names()));

/** Bytes with a change at a random place; never the same. */
function bent(bytes: Buffer): Buffer {
  const at = random(bytes.length);
  const other = Buffer.from(bytes);
  switch (random(4)) {
    case 0:
      other[at] = (other[at] ?? 0) ^ (1 << random(8));
      return other;
    case 1:
      other[at] = ((other[at] ?? 0) + 1 + random(255)) % 256;
      return other;
    case 2:
      return bytes.subarray(0, at);
    default:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([random(256)]), bytes.subarray(at)]);
  }
}

/** What a reader makes of a bundle; two texts of one value are one bundle. */
function valueOf(text: string): string | undefined {
  try {
    return JSON.stringify(bundleToJSON(bundleFromJSON(JSON.parse(text) as SerializedBundle)));
  } catch {
    return undefined;
  }
}

type Parts = { dsseEnvelope: { payload: string; payloadType: string; signatures: { sig: string; keyid?: string }[] } };
const parse = (text: string): Json & Parts => JSON.parse(text) as Json & Parts;

/** The text of a bundle with a change at a random place, which makes another bundle of it. */
function bentBundle(text: string): { bundle: string; breaks: boolean } {
  for (;;) {
    const bundle = bent(Buffer.from(text)).toString('utf8');
    if (valueOf(text) === valueOf(bundle)) continue;
    return { bundle, breaks: signedIn(text) !== signedIn(bundle) };
  }
}

/** What a signature is made of, for a reader that looks at nothing else. */
function signedIn(text: string): string | undefined {
  try {
    const { payload, payloadType, signatures } = parse(text).dsseEnvelope;
    return JSON.stringify([payload, payloadType, signatures.map(({ sig }) => sig)]);
  } catch {
    return undefined;
  }
}

const flipped = (base64: string): string => {
  const bytes = Buffer.from(base64, 'base64');
  const at = random(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
  return bytes.toString('base64');
};

async function keyless(how: Keyless = {}, by: Authorities = known): Promise<Served> {
  const { name, bytes } = file();
  const bundle = JSON.stringify(await by.attest(provenanceOf({ name, bytes }), how));
  return { name, bytes, bundle, root: 'known', breaks: true };
}

type Entry = Json & {
  inclusionPromise: Json;
  inclusionProof: Json & { checkpoint: { envelope: string } };
};
type Material = { certificate: { rawBytes: string }; tlogEntries: Entry[] };

async function bentKeyless(change: (material: Material, bundle: Json & Parts) => void): Promise<Served> {
  const served = await keyless();
  const bundle = parse(served.bundle);
  change(bundle['verificationMaterial'] as Material, bundle);
  return { ...served, bundle: JSON.stringify(bundle) };
}
const entry = ({ tlogEntries }: Material): Entry => tlogEntries[0] as Entry;

const KINDS: Readonly<Record<string, () => Served | Promise<Served>>> = {
  'bytes of a file': () => {
    const served = file();
    return { ...served, bytes: bent(served.bytes), breaks: true };
  },
  'bytes of a bundle': () => {
    const served = file();
    return { ...served, ...bentBundle(served.bundle) };
  },
  'another signature': () => {
    const served = file();
    const bundle = parse(served.bundle);
    for (const each of bundle.dsseEnvelope.signatures) each.sig = flipped(each.sig);
    return { ...served, bundle: JSON.stringify(bundle), breaks: true };
  },
  'another payload': () => {
    const served = file();
    const bundle = parse(served.bundle);
    const payload = Buffer.from(bundle.dsseEnvelope.payload, 'base64').toString();
    const other = payload.replace(/"sha256":"(.)/, (_, digit: string) => `"sha256":"${digit === '0' ? '1' : '0'}`);
    bundle.dsseEnvelope.payload = Buffer.from(other).toString('base64');
    return { ...served, bundle: JSON.stringify(bundle), breaks: true };
  },
  'swapped bundles': () => {
    const served = file();
    const other = pick(names().filter((name) => !release.get(name)?.equals(served.bytes)));
    return { ...served, bundle: from(release, other).bundle, breaks: true };
  },
  'swapped names': () => {
    const served = file();
    return { ...served, name: pick(names().filter((name) => name !== served.name)), breaks: false };
  },
  'another name': () => ({ ...file(), name: `x${random(1000)}.json`, breaks: false }),
  'an older release under the new name': () => {
    const name = pick([...older.keys()].filter((each) => !each.endsWith(BUNDLE)));
    return {
      ...from(older, name),
      name: name.replace('1.1.0', '1.2.0').replace('SHA256SUMS', 'sums.txt'),
      breaks: false,
    };
  },
  'another key': () => ({ ...from(stolen, pick(names())), breaks: true }),
  'an expired key': () => ({ ...file(), entry: { notAfter: '2026-05-01T00:00:00Z' }, breaks: false }),
  'a key that was not valid yet': () => ({ ...file(), entry: { notBefore: '2026-06-01T11:30:00Z' }, breaks: false }),
  'a revoked key': () => {
    const entry = { status: 'revoked', revocationReason: pick(['superseded', 'retired', 'key-compromise']) };
    return { ...file(), entry, breaks: false };
  },
  'a key of another publisher': () => ({ ...file(), entry: { publisherId: 'io.github.other' }, breaks: false }),
  'another identity': async () => ({
    ...(await keyless({ identity: IDENTITY + pick(['x', '/', '.evil']) })),
    breaks: false,
  }),
  'another issuer': async () => ({ ...(await keyless({ issuer: 'https://example.org' })), breaks: false }),
  'an expired certificate': () => keyless({ late: 601 + random(10_000) }),
  'a certificate of the future': () => keyless({ late: -2 - random(50) }),
  'another authority': () => keyless({}, strange),
  'another log key': () => keyless({ strangeLog: `log ${random(1000)}` }),
  'another timestamp key': async () => ({
    ...(await keyless({ strangeStamp: `stamp ${random(1000)}` }, stamping)),
    root: 'stamping',
  }),
  'a timestamp outside the certificate': async () => ({
    ...(await keyless({ late: 601 + random(10_000) }, stamping)),
    root: 'stamping',
  }),
  'no log entry': () => bentKeyless((material) => (material.tlogEntries = [])),
  'the log entry of another': async () => {
    const other = parse((await keyless()).bundle)['verificationMaterial'] as Material;
    const served = await keyless();
    const bundle = parse(served.bundle);
    // Of the same file and key it would be the same statement, with another signature.
    (bundle['verificationMaterial'] as Material).tlogEntries = other.tlogEntries;
    return { ...served, bundle: JSON.stringify(bundle) };
  },
  'a bent log entry': () =>
    bentKeyless((material) => {
      const each = entry(material);
      const { inclusionPromise, inclusionProof } = each;
      const { checkpoint } = inclusionProof;
      const bend = (record: Json, name: string): void => void (record[name] = flipped(String(record[name])));
      const count = (name: string): void => void (each[name] = `${Number(each[name]) + 1}`);
      pick([
        () => bend(each, 'canonicalizedBody'),
        () => bend(inclusionPromise, 'signedEntryTimestamp'),
        () => void (checkpoint.envelope = checkpoint.envelope.replace('\n1\n', '\n2\n')),
        () => count('integratedTime'),
        () => count('logIndex'),
      ])();
    }),
  // No signature covers these two members, and the stock verifier does not look at them.
  'a proof of another tree': async () => {
    const change = pick([
      ({ inclusionProof }: Entry) => void (inclusionProof['rootHash'] = flipped(String(inclusionProof['rootHash']))),
      ({ inclusionProof }: Entry) => void (inclusionProof['treeSize'] = `${2 + random(100)}`),
    ]);
    return { ...(await bentKeyless((material) => change(entry(material)))), breaks: false };
  },
  'a bent certificate': () => bentKeyless(({ certificate }) => (certificate.rawBytes = flipped(certificate.rawBytes))),
  'a bent keyless signature': () =>
    bentKeyless((_, { dsseEnvelope }) => {
      for (const each of dsseEnvelope.signatures) each.sig = flipped(each.sig);
    }),
  'provenance of another file': async () => ({ ...(await keyless()), bytes: bent(file().bytes) }),
};

const ENTRY = (change: Json): RegistryEntry => registryEntry(own.key, change) as RegistryEntry;

async function passesOurs({ name, bytes, bundle, root, entry: change }: Served): Promise<boolean> {
  const at = join(folder, 'served');
  const io = ports(folder);
  io.fs.writeFile(join(at, name), bytes);
  io.fs.writeFile(join(at, 'bundle'), bundle);
  const registry = change === undefined ? undefined : { keys: [{ key: own.key, entry: ENTRY(change) }] };
  const policy = { ...plainDemands(NOW).policy, publicKeys: registry === undefined ? [own.key] : [], registry };
  const trustedRoot = `${root}.json`;
  const trust =
    root === undefined ? undefined : loadKeyless(io.fs, { trustedRoot, identity: IDENTITY, issuer: ISSUER });
  const demands = { ...plainDemands(NOW), policy, require: 'trusted' } as const;
  const wanted = { keyless: trust, requireProvenance: root !== undefined };
  try {
    const { outcome } = await verifyBundled(io, join(at, name), [join(at, 'bundle')], PROFILES.cart, demands, wanted);
    return outcome.ok;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stock: the verifier of sigstore, with the public key or the trusted root, then the digest of the first subject. */
function passesSigstore({ bytes, bundle, root }: Served): boolean {
  const nothing = { certificateAuthorities: [], timestampAuthorities: [], tlogs: [], ctlogs: [] };
  const publicKey = createPublicKey(own.key.pem);
  const roots = { known: known.root, stamping: stamping.root };
  const trust =
    root === undefined
      ? { ...nothing, publicKey: () => ({ publicKey, validFor: () => true }) }
      : toTrustMaterial(TrustedRoot.fromJSON(roots[root]));
  const [tlogThreshold, timestampThreshold] = root === undefined ? [0, 0] : root === 'known' ? [1, 1] : [0, 1];
  try {
    const read = bundleFromJSON(JSON.parse(bundle) as SerializedBundle);
    new Verifier(trust, { tlogThreshold, ctlogThreshold: tlogThreshold, timestampThreshold }).verify(
      toSignedEntity(read),
    );
    return statedDigest(bundle) === sha256(bytes);
  } catch {
    return false;
  }
}

function statedDigest(bundle: string): string | undefined {
  const payload = Buffer.from(parse(bundle).dsseEnvelope.payload, 'base64').toString();
  return (JSON.parse(payload) as { subject: { digest: { sha256: string } }[] }).subject[0]?.digest.sha256;
}

/** Stock: openssl over the encoded payload, as docs/verify-without-us.md has it. For bundles by a key. */
function passesOpenssl({ bytes, bundle }: Served): boolean {
  try {
    const { payload, payloadType, signatures } = parse(bundle).dsseEnvelope;
    const raw = Buffer.from(payload, 'base64');
    writeFileSync(
      join(folder, 'signed'),
      Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${raw.length} `), raw]),
    );
    writeFileSync(join(folder, 'signature'), Buffer.from(signatures[0]?.sig ?? '', 'base64'));
    const args = [
      'pkeyutl',
      '-verify',
      '-pubin',
      '-inkey',
      'key.pub.pem',
      '-rawin',
      '-in',
      'signed',
      '-sigfile',
      'signature',
    ];
    return spawnSync('openssl', args, { cwd: folder }).status === 0 && statedDigest(bundle) === sha256(bytes);
  } catch {
    return false;
  }
}

test('what nobody changed passes all three', async () => {
  for (const name of names()) {
    const served = { ...from(release, name), breaks: false };
    expect([name, await passesOurs(served), passesSigstore(served), passesOpenssl(served)]).toEqual([
      name,
      true,
      true,
      true,
    ]);
    expect(await passesOurs({ ...served, entry: {} })).toBe(true);
  }
  for (const [root, by] of [
    ['known', known],
    ['stamping', stamping],
  ] as const) {
    const served = { ...(await keyless({}, by)), root };
    expect([root, await passesOurs(served), passesSigstore(served)]).toEqual([root, true, true]);
  }
  expect(keyState(ENTRY({}), { publisherId: 'io.github.demo', signedAt: NOW.toISOString() }, NOW)).toEqual({
    state: 'active',
  });
});

test('of changed releases none passes ours, and none whose signature is broken passes theirs', async () => {
  const kinds = Object.keys(KINDS);
  const counts = new Map(kinds.map((kind) => [kind, { all: 0, broken: 0 }]));
  const wrong: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const kind = kinds[round % kinds.length] as string;
    const served = await (KINDS[kind] as () => Served | Promise<Served>)();
    const count = counts.get(kind) as { all: number; broken: number };
    count.all++;
    if (await passesOurs(served)) wrong.push(`${round} ${kind}: passes ours`);
    if (!served.breaks) continue;
    count.broken++;
    if (passesSigstore(served)) wrong.push(`${round} ${kind}: passes @sigstore/verify`);
    if (served.root === undefined && passesOpenssl(served)) wrong.push(`${round} ${kind}: passes openssl`);
  }
  if (process.env['CARTWRIGHT_ROUNDS'] !== undefined) {
    const lines = [...counts].map(([kind, { all, broken }]) => `${all} ${kind}, ${broken} of them broken`);
    process.stderr.write(`${lines.join('\n')}\n`);
  }
  expect(wrong).toEqual([]);
  expect([...counts.values()].every(({ all }) => all > 0)).toBe(true);
}, 1_200_000);
