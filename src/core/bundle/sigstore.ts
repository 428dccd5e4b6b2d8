/**
 * The verifier of sigstore, under our rules. Its own policy is not used: it takes an identity for a regular expression that fits
 * anywhere (https://github.com/sigstore/sigstore-js/blob/main/packages/verify/src/policy.ts), and here it is compared whole.
 */
import { bundleFromJSON, type ValidationError } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toSignedEntity, toTrustMaterial, VerificationError, Verifier, type TrustMaterial } from '@sigstore/verify';
import { preAuthEncode } from '../dsse/sign.ts';
import type { PublicKey } from '../dsse/public-key.ts';
import { readStrictJson } from '../dsse/strict-json.ts';
import type { CheckId } from '../result/fault.ts';
import { quote } from '../text/printable.ts';
import { sha256Hex } from '../value/digest.ts';
import { isMapping, member } from '../value/mapping.ts';
import { nodeCrypto } from '../value/node-crypto.ts';
import type { Bundle, KeyBundle, KeylessBundle } from './read.ts';

/** The authorities of one instance of sigstore: what a user's trusted root names. */
export interface RootOfTrust {
  readonly material: TrustMaterial;
  /** Whether it names a log of signatures, and one of certificates. */
  readonly log: boolean;
  readonly certificateLog: boolean;
}

/** Who signed, as the certificate authority found out. */
export interface SigstoreSigner {
  readonly identity: string;
  readonly issuer: string;
  /** The very bytes that were verified; undefined for a bare signature over the file. */
  readonly payload: Uint8Array | undefined;
}

export interface SigstoreFault {
  readonly check: CheckId;
  readonly message: string;
  /** Whether only other bytes explain it. */
  readonly tampered: boolean;
}

const ROOT_VERSIONS = [
  'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
  'application/vnd.dev.sigstore.trustedroot.v0.2+json',
];

/**
 * Reads the authorities that a user trusts: one trusted root, or one on each line as `gh attestation trusted-root` prints them.
 *
 * @returns or in words what is wrong with the file
 */
export function readTrustedRoots(
  text: string,
): { readonly roots: readonly RootOfTrust[] } | { readonly problem: string } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const texts =
    lines.length > 1 && lines.every((line) => line.startsWith('{') && line.trimEnd().endsWith('}')) ? lines : [text];
  const roots: RootOfTrust[] = [];
  for (const each of texts) {
    const json = readStrictJson(each);
    if ('problem' in json) return json;
    const root = rootOf(json.value);
    if ('problem' in root) return root;
    roots.push(root);
  }
  return { roots };
}

function rootOf(value: unknown): RootOfTrust | { readonly problem: string } {
  if (!isMapping(value)) return { problem: 'is no JSON object' };
  const type = member(value, 'mediaType');
  if (typeof type !== 'string' || !ROOT_VERSIONS.includes(type)) {
    return { problem: `has the mediaType ${typeof type === 'string' ? quote(type) : 'of no trusted root'}` };
  }
  // A window without a start would have been open for ever.
  for (const name of ['tlogs', 'ctlogs']) {
    const logs = member(value, name);
    const open =
      Array.isArray(logs) &&
      logs.some((log) => typeof member(member(member(log, 'publicKey'), 'validFor'), 'start') !== 'string');
    if (open) return { problem: `has a log in ${name} without validFor.start` };
  }
  try {
    const root = TrustedRoot.fromJSON(value);
    const material = toTrustMaterial(root);
    if (material.certificateAuthorities.length === 0) return { problem: 'names no certificate authority' };
    return { material, log: root.tlogs.length > 0, certificateLog: root.ctlogs.length > 0 };
  } catch {
    return { problem: 'holds a key, a certificate or a time that cannot be read' };
  }
}

/** Whether sigstore's verifier finds the one signature of a bundle to be `key`'s, whatever its log entries say. */
export function keyVerifies({ json }: KeyBundle, key: PublicKey): boolean {
  const publicKey = { publicKey: nodeCrypto().createPublicKey(key.pem), validFor: () => true };
  const nothing = { certificateAuthorities: [], timestampAuthorities: [], tlogs: [], ctlogs: [] };
  const verifier = new Verifier(
    { ...nothing, publicKey: () => publicKey },
    { tlogThreshold: 0, ctlogThreshold: 0, timestampThreshold: 0 },
  );
  const faults = attempt(
    () => void verifier.verify({ ...toSignedEntity(bundleFromJSON(json)), tlogEntries: [], timestamps: [] }),
  );
  return faults === undefined;
}

/**
 * Verifies a keyless bundle against one root: the certificate at the time of the signature, what the root's logs say of it, and the
 * signature itself.
 *
 * @param artifact the file that a bare signature is over
 */
export function verifyKeyless(
  bundle: KeylessBundle,
  artifact: Uint8Array | undefined,
  root: RootOfTrust,
): { readonly signer: SigstoreSigner } | SigstoreFault {
  const odd = oddCheckpoint(bundle);
  if (odd !== undefined) return { check: 'transparency-log', message: odd, tampered: false };
  // What the root names is demanded: an authority without a log answers by its timestamps alone.
  const thresholds = {
    tlogThreshold: root.log ? 1 : 0,
    ctlogThreshold: root.certificateLog ? 1 : 0,
    timestampThreshold: 1,
  };
  let signer: SigstoreSigner | undefined;
  const fault = attempt(() => {
    const read = bundleFromJSON(bundle.json);
    const entity = toSignedEntity(read, artifact === undefined ? undefined : Buffer.from(artifact));
    const signature = withSignedDigest(entity.signature, read);
    const { identity } = new Verifier(root.material, thresholds).verify({ ...entity, signature });
    const payload = read.content.$case === 'dsseEnvelope' ? read.content.dsseEnvelope.payload : undefined;
    signer = { identity: identity?.subjectAlternativeName ?? '', issuer: identity?.extensions?.issuer ?? '', payload };
  });
  if (fault !== undefined) return fault;
  return signer === undefined ? { check: 'bundle', message: 'it has no signer', tampered: false } : { signer };
}

type SignatureContent = ReturnType<typeof toSignedEntity>['signature'];

/**
 * Logs of the second version of Rekor may state the digest of what was signed, the encoded envelope, where others state that of
 * its payload; the library that Node 20 can load knows the latter.
 */
function withSignedDigest(plain: SignatureContent, { content }: ReturnType<typeof bundleFromJSON>): SignatureContent {
  if (content.$case !== 'dsseEnvelope') return plain;
  const { payloadType, payload } = content.dsseEnvelope;
  const signed = sha256Hex(preAuthEncode(payloadType, payload));
  return {
    signature: plain.signature,
    compareSignature: (signature) => plain.compareSignature(signature),
    verifySignature: (key) => plain.verifySignature(key),
    compareDigest: (digest) => plain.compareDigest(digest) || digest.toString('hex') === signed,
  };
}

/** The library makes a regular expression of the name that signed a checkpoint, and a hostile one may run for hours. */
const LOG_NAME = /^[A-Za-z0-9._:/-]{1,200}$/;

// What the library does not look at: that the proof states the tree of its checkpoint, too.
function oddCheckpoint({ json }: Bundle): string | undefined {
  const entries = member(member(json, 'verificationMaterial'), 'tlogEntries');
  for (const entry of Array.isArray(entries) ? entries : []) {
    const proof = member(entry, 'inclusionProof');
    const note = member(member(proof, 'checkpoint'), 'envelope');
    if (typeof note !== 'string') continue;
    for (const [, name = ''] of note.matchAll(/\u2014 (\S+) (\S+)\n/g)) {
      if (!LOG_NAME.test(name)) return `a checkpoint is signed by ${quote(name, 60)}, which is no name of a log`;
    }
    const [, size, root] = note.split('\n');
    if (size === undefined || root === undefined) continue;
    if (size !== textOf(member(proof, 'treeSize')) || root !== textOf(member(proof, 'rootHash'))) {
      return 'an inclusion proof states another tree than its checkpoint';
    }
  }
  return undefined;
}

// 64-bit numbers are texts in this JSON, and may be numbers.
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const CHECK_OF: Readonly<Record<string, CheckId>> = {
  TIMESTAMP_ERROR: 'timestamp',
  CERTIFICATE_ERROR: 'certificate',
  PUBLIC_KEY_ERROR: 'signature',
  SIGNATURE_ERROR: 'signature',
  TLOG_BODY_ERROR: 'transparency-log',
  TLOG_ERROR: 'transparency-log',
  TLOG_INCLUSION_PROMISE_ERROR: 'transparency-log',
  TLOG_INCLUSION_PROOF_ERROR: 'transparency-log',
  TLOG_MISSING_INCLUSION_ERROR: 'transparency-log',
};

/** Faults that only other bytes explain; the rest cannot be told apart here. */
const OF_THE_BYTES: ReadonlySet<string> = new Set(['SIGNATURE_ERROR', 'TLOG_BODY_ERROR']);

// A hostile bundle makes the library throw what it likes: that is a bundle which does not verify, not a bug of ours.
function attempt(body: () => void): SigstoreFault | undefined {
  try {
    body();
    return undefined;
  } catch (error) {
    if (!(error instanceof VerificationError)) {
      const { message, fields = [] } = error as Error & Partial<ValidationError>;
      const where = fields.length > 0 ? ` (${fields.slice(0, 3).join(', ')})` : '';
      return { check: 'bundle', message: `it cannot be read: ${message.slice(0, 200)}${where}`, tampered: false };
    }
    const { code, message, cause } = error as VerificationError & { readonly cause?: unknown };
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
    return { check: CHECK_OF[code] ?? 'bundle', message: why, tampered: OF_THE_BYTES.has(code) };
  }
}
