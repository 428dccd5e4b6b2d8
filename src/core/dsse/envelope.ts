/** DSSE v1 envelopes (https://github.com/secure-systems-lab/dsse/blob/master/envelope.md), docs/format.md 14. */
import { member } from '../value/mapping.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { SIGNATURE_BYTES } from './ed25519.ts';
import { quote } from '../text/printable.ts';
import { readStrictJson } from './strict-json.ts';

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
/** More signatures are refused before any is tried. */
export const MAX_SIGNATURES = 16;
const MAX_ENVELOPE = 1024 * 1024;
const MEMBERS = ['payloadType', 'payload', 'signatures'];

export interface EnvelopeSignature {
  /** A hint for look-up, nothing more; absent and empty are the same. */
  readonly keyid: string | undefined;
  /** 64 bytes, or undefined when what is there cannot be a signature. */
  readonly sig: Uint8Array | undefined;
}

export interface Envelope {
  readonly payloadType: string;
  /** The raw bytes: what is verified is what is parsed. */
  readonly payload: Uint8Array;
  readonly signatures: readonly EnvelopeSignature[];
}

/** The envelope as JSON, in the order in which cartwright writes it. */
export interface EnvelopeJson {
  readonly payloadType: string;
  readonly payload: string;
  readonly signatures: readonly { readonly keyid?: string; readonly sig: string }[];
}

export type EnvelopeResult = { readonly envelope: Envelope } | { readonly problem: string };

/** Reads the JSON text of an envelope. Nothing is verified. */
export function parseEnvelope(text: string): EnvelopeResult {
  if (text.length > MAX_ENVELOPE) return { problem: `the envelope has ${text.length} characters` };
  const json = readStrictJson(text);
  return 'problem' in json ? { problem: `the envelope ${json.problem}` } : envelopeOf(json.value);
}

/** Reads an envelope out of a JSON value that was parsed strictly. */
export function envelopeOf(value: unknown): EnvelopeResult {
  const [payloadType, payload, signatures] = MEMBERS.map((name) => member(value, name));
  if (typeof payloadType !== 'string') return { problem: 'payloadType of the envelope is not a string' };
  if (typeof payload !== 'string' || payload === '')
    return { problem: 'payload of the envelope is not a base64 string' };
  const bytes = decodeBase64(payload);
  if (bytes === undefined) return { problem: 'payload is not canonical base64' };
  if (!Array.isArray(signatures) || signatures.length === 0)
    return { problem: 'the envelope has no list of signatures' };
  if (signatures.length > MAX_SIGNATURES) {
    return { problem: `too many signatures: ${signatures.length}, at most ${MAX_SIGNATURES} are tried` };
  }
  const extra = extraMember('the envelope', value, MEMBERS);
  if (extra !== undefined) return { problem: extra };
  const read: EnvelopeSignature[] = [];
  for (const [index, entry] of signatures.entries()) {
    const [sig, keyid] = [member(entry, 'sig'), member(entry, 'keyid')];
    if (typeof sig !== 'string') return { problem: `signature ${index + 1} of the envelope has no sig string` };
    if (keyid !== undefined && typeof keyid !== 'string')
      return { problem: `keyid of signature ${index + 1} is not a string` };
    const more = extraMember(`signature ${index + 1} of the envelope`, entry, ['keyid', 'sig']);
    if (more !== undefined) return { problem: more };
    const decoded = decodeBase64(sig);
    read.push({
      keyid: keyid === '' ? undefined : keyid,
      sig: decoded?.length === SIGNATURE_BYTES ? decoded : undefined,
    });
  }
  return { envelope: { payloadType, payload: bytes, signatures: read } };
}

// What is not signed must not travel under a signature: another reader may give it a meaning.
function extraMember(what: string, value: unknown, allowed: readonly string[]): string | undefined {
  const extra = Object.keys(value as object).find((name) => !allowed.includes(name));
  return extra === undefined ? undefined : `${what} has a member ${quote(extra)}; allowed: ${allowed.join(', ')}`;
}

/** The JSON form of an envelope: standard base64, exactly the three members. */
export function envelopeJson(envelope: Envelope): EnvelopeJson {
  return {
    payloadType: envelope.payloadType,
    payload: encodeBase64(envelope.payload),
    signatures: envelope.signatures.flatMap(({ keyid, sig }) =>
      sig === undefined ? [] : [{ ...(keyid === undefined ? {} : { keyid }), sig: encodeBase64(sig) }],
    ),
  };
}
