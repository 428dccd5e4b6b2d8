/**
 * Releases that somebody changed on their way: none passes ours, and none whose signature or digest is broken passes the two stock
 * verifiers. By hand: `CARTWRIGHT_ROUNDS=1000 npm test -- release-folders`, which prints the counts by kind.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { bundleFromJSON, bundleToJSON, type SerializedBundle } from '@sigstore/bundle';
import { toSignedEntity, Verifier } from '@sigstore/verify';
import { spawnSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyBundled } from '../../src/app/trust/bundle.ts';
import { plainDemands } from '../../src/app/trust/verify.ts';
import { UserError } from '../../src/core/result/errors.ts';
import { keyState, type RegistryEntry } from '../../src/core/dsse/trust-registry.ts';
import { PROFILES } from '../../src/ids.ts';
import { freshPem, NOW, ports, signerOf } from '../support/cartridges.ts';
import { registryEntry } from '../support/registry.ts';
import { releasedFolder, type ReleaseFolder } from '../support/released.ts';
import { scratch } from '../support/scratch.ts';

const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 28);
const BUNDLE = '.sigstore.json';

const folder = scratch();
const [own, foreign] = [freshPem(), freshPem()];
let release: ReleaseFolder;
let older: ReleaseFolder;
let stolen: ReleaseFolder;

beforeAll(async () => {
  release = await releasedFolder(folder, 'release', signerOf(own.keyObject));
  older = await releasedFolder(folder, 'older', signerOf(own.keyObject), '1.1.0');
  stolen = await releasedFolder(folder, 'stolen', signerOf(foreign.keyObject));
  writeFileSync(join(folder, 'key.pub.pem'), own.key.pem);
});

// What happens is the same for the same seed, whatever was there before.
let state = Number(process.env['CARTWRIGHT_SEED'] ?? 20251122);
function random(below: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;

type Json = Record<string, unknown>;

/** A file as somebody serves it, with the bundle beside it. */
interface Served {
  readonly name: string;
  readonly bytes: Buffer;
  readonly bundle: string;
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
};

const ENTRY = (change: Json): RegistryEntry => registryEntry(own.key, change) as RegistryEntry;

async function passesOurs({ name, bytes, bundle, entry: change }: Served): Promise<boolean> {
  const at = join(folder, 'served');
  const io = ports(folder);
  io.fs.writeFile(join(at, name), bytes);
  io.fs.writeFile(join(at, 'bundle'), bundle);
  const registry = change === undefined ? undefined : { keys: [{ key: own.key, entry: ENTRY(change) }] };
  const policy = {
    ...plainDemands(PROFILES.cart, NOW).policy,
    publicKeys: registry === undefined ? [own.key] : [],
    registry,
  };
  const demands = { ...plainDemands(PROFILES.cart, NOW), policy, require: 'trusted' } as const;
  try {
    const { outcome } = await verifyBundled(io, join(at, name), [join(at, 'bundle')], demands);
    return outcome.ok;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stock: the verifier of sigstore, with the public key, then the digest of the first subject. */
function passesSigstore({ bytes, bundle }: Served): boolean {
  const nothing = { certificateAuthorities: [], timestampAuthorities: [], tlogs: [], ctlogs: [] };
  const publicKey = createPublicKey(own.key.pem);
  const trust = { ...nothing, publicKey: () => ({ publicKey, validFor: () => true }) };
  try {
    const read = bundleFromJSON(JSON.parse(bundle) as SerializedBundle);
    new Verifier(trust, { tlogThreshold: 0, ctlogThreshold: 0, timestampThreshold: 0 }).verify(toSignedEntity(read));
    return statedDigest(bundle) === sha256(bytes);
  } catch {
    return false;
  }
}

function statedDigest(bundle: string): string | undefined {
  const payload = Buffer.from(parse(bundle).dsseEnvelope.payload, 'base64').toString();
  return (JSON.parse(payload) as { subject: { digest: { sha256: string } }[] }).subject[0]?.digest.sha256;
}

/** Stock: openssl over the encoded payload, as docs/verify-without-us.md has it. */
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
    if (passesOpenssl(served)) wrong.push(`${round} ${kind}: passes openssl`);
  }
  if (process.env['CARTWRIGHT_ROUNDS'] !== undefined) {
    const lines = [...counts].map(([kind, { all, broken }]) => `${all} ${kind}, ${broken} of them broken`);
    process.stderr.write(`${lines.join('\n')}\n`);
  }
  expect(wrong).toEqual([]);
  expect([...counts.values()].every(({ all }) => all > 0)).toBe(true);
}, 1_200_000);
