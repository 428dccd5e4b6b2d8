/** What a Sigstore bundle is before anything in it is verified: its version, its material, its content; docs/verify-without-us.md. */
import { envelopeOf, PAYLOAD_TYPE, type Envelope } from '../dsse/envelope.ts';
import { readStrictJson } from '../dsse/strict-json.ts';
import { quote } from '../text/printable.ts';
import { isMapping, member } from '../value/mapping.ts';
import { BUNDLE_MEDIA_TYPE } from '../../ids.ts';

/** A bundle whose parts were told apart. Nothing in it is proven. */
export type Bundle = KeyBundle | KeylessBundle;

interface AnyBundle {
  /** The JSON value of the bundle, as the verifier of sigstore takes it. */
  readonly json: object;
  readonly logEntries: number;
  readonly timestamps: number;
}

/** Signed with a key that the verifier has to know; here always an envelope, since a bare signature names neither publisher nor time. */
export interface KeyBundle extends AnyBundle {
  readonly kind: 'key';
  /** Which key to look for, as the signer wrote it. */
  readonly hint: string;
  readonly envelope: Envelope;
}

/** Signed with a key of a minute, for which a certificate authority vouches: who, and when. */
export interface KeylessBundle extends AnyBundle {
  readonly kind: 'keyless';
  /** Hex sha256 that a bare signature states of the file; undefined for an envelope with a statement. */
  readonly messageDigest: string | undefined;
}

/** Why a bundle cannot be judged: what follows "the bundle" in a sentence, and the way out. */
export interface BundleProblem {
  readonly problem: string;
  readonly help?: string;
}

/** Characters of a bundle: provenance of a large release has thousands of subjects. */
export const MAX_BUNDLE = 16 * 1024 * 1024;

const VERSIONS: readonly string[] = [
  'application/vnd.dev.sigstore.bundle+json;version=0.1',
  'application/vnd.dev.sigstore.bundle+json;version=0.2',
  'application/vnd.dev.sigstore.bundle+json;version=0.3',
  BUNDLE_MEDIA_TYPE,
];

const MEMBERS = ['mediaType', 'verificationMaterial', 'dsseEnvelope', 'messageSignature'];
const MATERIALS = ['publicKey', 'certificate', 'x509CertificateChain'] as const;
const MATERIAL_MEMBERS = [...MATERIALS, 'tlogEntries', 'timestampVerificationData'];

/** Reads the text of a bundle file: one JSON object, on as many lines as it likes. */
export function readBundle(text: string): { readonly bundle: Bundle } | BundleProblem {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1 && lines.every((line) => line.startsWith('{') && line.trimEnd().endsWith('}'))) {
    return { problem: `is a list of ${lines.length} bundles`, help: 'give a file with one of them: its line' };
  }
  const json = readStrictJson(text);
  if ('problem' in json) return { problem: json.problem };
  const { value } = json;
  if (!isMapping(value)) return { problem: 'is no JSON object' };
  const mediaType = member(value, 'mediaType');
  if (typeof mediaType !== 'string') {
    return member(value, 'payloadType') === undefined
      ? { problem: 'has no mediaType', help: 'a Sigstore bundle is needed, as cartwright sign --bundle writes it' }
      : { problem: 'is a DSSE envelope without a bundle around it', help: 'give the file that ends in .sigstore.json' };
  }
  if (!VERSIONS.includes(mediaType)) {
    return {
      problem: `is of the unknown version ${quote(mediaType)}`,
      help: 'known are the versions 0.1, 0.2 and 0.3',
    };
  }
  const material = member(value, 'verificationMaterial');
  if (!isMapping(material)) return { problem: 'has no verificationMaterial' };
  const odd = strange('', value, MEMBERS) ?? strange('verificationMaterial.', material, MATERIAL_MEMBERS);
  if (odd !== undefined) return { problem: odd };
  const given = MATERIALS.filter((name) => material[name] !== undefined);
  const [kind, second] = given;
  if (kind === undefined || second !== undefined) {
    return {
      problem: `has ${given.length === 0 ? 'no' : given.join(' and ')} verification material; one kind is needed`,
    };
  }
  const logEntries = lengthOf(member(material, 'tlogEntries'));
  const timestamps = lengthOf(member(member(material, 'timestampVerificationData'), 'rfc3161Timestamps'));
  if (logEntries === undefined || timestamps === undefined)
    return { problem: 'has log entries or timestamps that are no list' };
  const parts = { json: value, logEntries, timestamps };
  const [envelope, message] = [member(value, 'dsseEnvelope'), member(value, 'messageSignature')];
  if ((envelope === undefined) === (message === undefined)) {
    return { problem: 'holds not exactly one of dsseEnvelope and messageSignature' };
  }
  if (kind === 'publicKey') return keyBundle(parts, member(material.publicKey, 'hint'), envelope);
  return envelope === undefined ? messageBundle(parts, message) : envelopeBundle(parts, envelope);
}

function keyBundle(parts: AnyBundle, hint: unknown, content: unknown): { readonly bundle: KeyBundle } | BundleProblem {
  if (content === undefined) {
    return {
      problem: 'holds a bare signature by a key, which says neither whose it is nor when it was made',
      help: 'sign the file with cartwright sign --bundle, or check it with cosign verify-blob',
    };
  }
  const result = envelopeOf(content);
  if ('problem' in result) return { problem: `holds an envelope that cannot be read: ${result.problem}` };
  const { envelope } = result;
  if (envelope.signatures.length !== 1) return tooMany(envelope.signatures.length);
  return { bundle: { kind: 'key', hint: typeof hint === 'string' ? hint : '', envelope, ...parts } };
}

// Their signatures are of other lengths than ours, so that the envelope is not read as one of ours.
function envelopeBundle(parts: AnyBundle, content: unknown): { readonly bundle: KeylessBundle } | BundleProblem {
  const signatures = lengthOf(member(content, 'signatures')) ?? 0;
  if (signatures !== 1) return tooMany(signatures);
  const [type, payload] = [member(content, 'payloadType'), member(content, 'payload')];
  if (type !== PAYLOAD_TYPE) {
    return {
      problem: `holds a payload of type ${typeof type === 'string' ? quote(type) : 'none'}, not ${PAYLOAD_TYPE}`,
    };
  }
  if (typeof payload !== 'string' || payload === '') return { problem: 'holds no payload' };
  return { bundle: { kind: 'keyless', messageDigest: undefined, ...parts } };
}

function messageBundle(parts: AnyBundle, message: unknown): { readonly bundle: KeylessBundle } | BundleProblem {
  const digest = member(message, 'messageDigest');
  const [algorithm, value] = [member(digest, 'algorithm'), member(digest, 'digest')];
  if (algorithm !== 'SHA2_256' || typeof value !== 'string') {
    return { problem: 'states no SHA2_256 digest of what was signed' };
  }
  const messageDigest = Buffer.from(value, 'base64').toString('hex');
  return { bundle: { kind: 'keyless', messageDigest, ...parts } };
}

function tooMany(signatures: number): BundleProblem {
  return { problem: `holds an envelope with ${signatures} signatures; a bundle has exactly one` };
}

// What is not verified must not travel with what is: another reader may give it a meaning.
function strange(path: string, value: object, allowed: readonly string[]): string | undefined {
  const odd = Object.keys(value).find((name) => !allowed.includes(name));
  return odd === undefined ? undefined : `has a member ${quote(path + odd)}; allowed: ${allowed.join(', ')}`;
}

function lengthOf(list: unknown): number | undefined {
  if (list === undefined || list === null) return 0;
  return Array.isArray(list) ? list.length : undefined;
}
