/** What a Sigstore bundle is before anything in it is verified: its version, its material, its content; docs/verify-without-us.md. */
import { envelopeOf, type Envelope } from '../dsse/envelope.ts';
import { readStrictJson } from '../dsse/strict-json.ts';
import { quote } from '../text/printable.ts';
import { isMapping, member } from '../value/mapping.ts';
import { BUNDLE_MEDIA_TYPE } from '../../ids.ts';

/**
 * A bundle by a key that the verifier has to know: an envelope, since a bare signature names neither publisher nor time. Nothing in
 * it is proven.
 */
export interface Bundle {
  /** Which key to look for, as the signer wrote it. */
  readonly hint: string;
  readonly envelope: Envelope;
  readonly logEntries: number;
  readonly timestamps: number;
}

/** Why a bundle cannot be judged: what follows "the bundle" in a sentence, and the fix. */
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
  if (!isMapping(value)) return { problem: 'is not a JSON object' };
  const mediaType = member(value, 'mediaType');
  if (typeof mediaType !== 'string') {
    return member(value, 'payloadType') === undefined
      ? { problem: 'has no mediaType', help: 'a Sigstore bundle is needed, as cartwright sign --bundle writes it' }
      : { problem: 'is a DSSE envelope without a bundle around it', help: 'give the file that ends in .sigstore.json' };
  }
  if (!VERSIONS.includes(mediaType)) {
    return {
      problem: `is of the unknown version ${quote(mediaType)}`,
      help: 'known versions: 0.1, 0.2 and 0.3',
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
    return { problem: 'has log entries or timestamps that are not a list' };
  if (kind !== 'publicKey')
    return {
      problem: 'is keyless: it is signed by a certificate, not by a key',
      help: 'check it with gh attestation verify or cosign verify-blob-attestation',
    };
  const content = member(value, 'dsseEnvelope');
  if ((content === undefined) === (member(value, 'messageSignature') === undefined))
    return { problem: 'must hold exactly one of dsseEnvelope and messageSignature' };
  if (content === undefined)
    return {
      problem: 'holds a bare signature by a key, without its signer and time',
      help: 'sign the file with cartwright sign --bundle, or check it with cosign verify-blob',
    };
  const result = envelopeOf(content);
  if ('problem' in result) return { problem: `holds an envelope that cannot be read: ${result.problem}` };
  const { envelope } = result;
  const { length } = envelope.signatures;
  if (length !== 1) return { problem: `holds an envelope with ${length} signatures; a bundle has exactly one` };
  const hint = member(material.publicKey, 'hint');
  return { bundle: { hint: typeof hint === 'string' ? hint : '', envelope, logEntries, timestamps } };
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
