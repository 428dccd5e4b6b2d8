/** Forged signatures: a signed cartridge whose envelope was exchanged, and what `verify` says of it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalize } from '../../src/core/value/canonical-json.ts';
import { sha256Digest } from '../../src/core/value/digest.ts';
import { PAYLOAD_TYPE } from '../../src/core/dsse/envelope.ts';
import { preAuthEncode, type Signer } from '../../src/core/dsse/sign.ts';
import type { PublicKey } from '../../src/core/dsse/public-key.ts';
import type { VerifyOutcome } from '../../src/core/result/verify-results.ts';
import { withSql } from './cartridges.ts';
import { runMain } from './main.ts';

export type Json = Record<string, unknown>;

/** An envelope as it is in the file, for changes of any kind. */
export interface RawEnvelope {
  payloadType: unknown;
  payload: unknown;
  signatures: unknown;
  [member: string]: unknown;
}

export const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64');

/** `sig` of a signer over the pre-authentication encoding of a payload. */
export function sigOf(signer: Signer, payload: Uint8Array | string, payloadType = PAYLOAD_TYPE): Uint8Array {
  return signer.sign(preAuthEncode(payloadType, new Uint8Array(Buffer.from(payload))));
}

/** A validly signed envelope over any payload; a JSON value is put in RFC 8785 form. */
export function envelopeOver(
  signers: readonly Signer[],
  payload: Uint8Array | string | Json,
  payloadType = PAYLOAD_TYPE,
): RawEnvelope & { payload: string; signatures: { keyid: string; sig: string }[] } {
  const bytes = Buffer.from(
    typeof payload === 'string' || payload instanceof Uint8Array ? payload : canonicalize(payload),
  );
  const signatures = signers.map((signer) => ({
    keyid: signer.publicKey.keyid,
    sig: base64(sigOf(signer, bytes, payloadType)),
  }));
  return { payloadType, payload: base64(bytes), signatures };
}

/** The statement of a signed cartridge, read from its envelope. */
export async function statementOf(cartridge: Uint8Array): Promise<Json> {
  let text = '';
  await withSql(cartridge, (database) => {
    text = String(database.exec('SELECT envelope FROM signatures')[0]?.values[0]?.[0]);
  });
  const { payload } = JSON.parse(text) as { payload: string };
  return JSON.parse(Buffer.from(payload, 'base64').toString()) as Json;
}

/** The cartridge with another envelope, and with other stored keys if some are given. */
export function withEnvelope(
  cartridge: Uint8Array,
  envelope: RawEnvelope | string,
  stored?: readonly PublicKey[],
): Promise<Uint8Array> {
  const text = typeof envelope === 'string' ? envelope : JSON.stringify(envelope);
  return withSql(cartridge, (database) => {
    database.run('UPDATE signatures SET envelope = ?', [text]);
    if (stored !== undefined)
      database.run('UPDATE signatures SET public_key_pem = ?', [stored.map(({ pem }) => pem).join('')]);
  });
}

/** What `verify` answers: exit code, trust, the keys that verified, and every fault and warning with its code. */
export interface Answer {
  readonly exit: number;
  readonly trust: string;
  readonly keyids: readonly string[];
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

/** Runs `verify FILE --format json` over bytes. Nothing may come on the error stream. */
export async function verifyAnswer(
  folder: string,
  bytes: Uint8Array | string,
  args: readonly string[] = [],
  name = 'subject.cart',
): Promise<Answer> {
  writeFileSync(join(folder, name), bytes);
  const { code, out, err } = await runMain(['verify', name, '--format', 'json', ...args], folder);
  if (err !== '') throw new Error(`on the error stream: ${err}`);
  const [outcome] = (JSON.parse(out) as { results: VerifyOutcome[] }).results;
  if (outcome === undefined) throw new Error('verify gave no result');
  const lines = (which: (check: { ok: boolean; warning?: true }) => boolean): string[] =>
    outcome.checks.filter(which).map(({ id, message }) => `${id}: ${message}`);
  return {
    exit: code,
    trust: outcome.trust,
    keyids: outcome.keyids,
    faults: lines(({ ok }) => !ok),
    warnings: lines(({ warning }) => warning === true),
  };
}

/** Writes a public key file and gives the arguments that trust it. */
export function publicKeyArgs(folder: string, ...keys: readonly PublicKey[]): string[] {
  return keys.flatMap(({ pem, keyid }) => {
    const name = `${keyid.slice(8, 16)}.pub.pem`;
    writeFileSync(join(folder, name), pem);
    return ['--public-key', name];
  });
}

/**
 * The cartridge with a ROM file changed, or taken out, and everything signed anew by its own signer: what a program makes
 * that signs without looking.
 */
export async function signedBlindly(
  cartridge: Uint8Array,
  signer: Signer,
  name: string,
  content: string | undefined,
): Promise<Uint8Array> {
  const statement = await statementOf(cartridge);
  return withSql(cartridge, (database) => {
    if (content === undefined) {
      database.run('DELETE FROM sqlar WHERE name = ?', [name]);
      database.run('DELETE FROM objects WHERE source_ref = ?', [name]);
    } else {
      const bytes = Buffer.from(content);
      database.run('UPDATE sqlar SET data = ?, sz = ? WHERE name = ?', [bytes, bytes.length, name]);
      const oid = sha256Digest(bytes);
      database.run('UPDATE objects SET oid = ?, sz = ? WHERE source_ref = ?', [oid, bytes.length, name]);
    }
    const list = 'SELECT canon, oid, source_ref, sz FROM objects ORDER BY kind, source_ref';
    const objects = (database.exec(list)[0]?.values ?? []).map(([canon, oid, sourceRef, sz]) => ({
      canon,
      oid,
      sourceRef,
      sz,
    }));
    const digest = sha256Digest(canonicalize(objects));
    database.run(`UPDATE cartridge SET value = ? WHERE key = 'cart.rom_manifest_hash'`, [digest]);
    const [subject] = statement['subject'] as Json[];
    const predicate = { ...(statement['predicate'] as Json), romDigest: digest, manifestHash: digest };
    const forged = { ...statement, predicate, subject: [{ ...subject, digest: { sha256: digest.slice(7) } }] };
    const envelope = JSON.stringify(envelopeOver([signer], forged));
    database.run('UPDATE signatures SET envelope = ?, manifest_hash = ?', [envelope, digest]);
  });
}
