import { member } from '../../core/value/mapping.ts';
import { cartridgeStatement, checkCartridgeStatement, type CartridgeFacts } from '../../core/cartridge/attestation.ts';
import { metaValue } from '../../core/cartridge/meta.ts';
import type { SignatureRow } from '../../core/cartridge/signature-row.ts';
import { withCartridge, type CartridgeFile } from '../../core/cartridge/store.ts';
import { inspectCartridge, verifyCartridgeFile, type Inspection } from '../../core/cartridge/verify.ts';
import type { CartridgeWriter, NewSignature } from '../../core/cartridge/writer.ts';
import { envelopeJson, MAX_SIGNATURES, parseEnvelope, type Envelope } from '../../core/dsse/envelope.ts';
import { verifyEnvelope, type TrustPolicy } from '../../core/dsse/judge.ts';
import type { PublicKey } from '../../core/dsse/public-key.ts';
import { nodeVerifies, addSignature, signStatement, type Signer } from '../../core/dsse/sign.ts';
import { readStatement, statementOf } from '../../core/dsse/statement.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import type { VerifyCheck } from '../../core/result/verify-results.ts';
import type { FormatProfile } from '../../ids.ts';
import type { ReplaceFile } from '../../ports.ts';
import type { VerifyPorts } from './verify.ts';
import { refuseForeign } from './files.ts';
import { forbiddenInCartridge, openScan } from '../package/forbidden-content.ts';

/** What signing needs from outside. */
export interface SignPorts extends VerifyPorts {
  readonly writer: CartridgeWriter;
  readonly replaceFile: ReplaceFile;
}

export interface SignOptions {
  readonly profile: FormatProfile;
  readonly signer: Signer;
  /** Where the signed file is written; the file itself by default. */
  readonly out: string;
  readonly now: Date;
  /** RFC 3339 time of the statement. */
  readonly signedAt: string;
  /** Drop signatures that are there. */
  readonly replace: boolean;
  /** Publisher of a CAL; a cartridge names its own. */
  readonly publisher: string | undefined;
  /** ROM digest of a cartridge whose content was looked through when it was built: it is not looked through again. */
  readonly lookedThrough?: string;
}

/** Proof of what was signed: read back from the file that was written. */
export interface Receipt {
  readonly path: string;
  /** What was signed: id and version of a cartridge, the name of a CAL's subject. */
  readonly subject: string;
  /** ROM digest of a cartridge, digest of a CAL; `sha256:` and hex. */
  readonly digest: string;
  readonly publisherId: string;
  readonly keyid: string;
  readonly signedAt: string;
  /** How many signatures the file has now. */
  readonly signatures: number;
  /** False when the file already had this signature. */
  readonly changed: boolean;
}

export type SignResult =
  | { readonly receipt: Receipt }
  | { readonly faults: readonly VerifyCheck[] }
  /** What may not travel in a cartridge, as `build` says it. */
  | { readonly diagnostics: readonly Diagnostic[] };

/** Faults of an old signature: `--replace` fixes them. */
const OF_SIGNATURE: ReadonlySet<string> = new Set(['signature-row', 'envelope']);

/**
 * Signs a cartridge. It is only done when the written file was opened afresh, verified, and its signature also found by
 * node:crypto; until then the old file stands.
 *
 * @returns faults instead when the cartridge is not whole: what is broken is not signed; diagnostics when its ROM holds what may
 * not travel: a cartridge of any tool is held to what `build` is held to
 * @throws UserError `already-signed` for signatures that do not hold, or are full; `not-a-cartridge`
 */
export async function signCartridge(
  ports: Omit<SignPorts, 'replaceFile'>,
  path: string,
  options: SignOptions,
): Promise<SignResult> {
  const { profile } = options;
  return withCartridge(ports.store, path, async (file) => {
    refuseForeign(file, path, profile);
    if (file.layout !== undefined)
      throw new UserError('usage', 'a cartridge is not signed where it lies in an OCI layout', {
        path,
        help: 'sign its file, and pack that',
      });
    const checks = new VerifyChecks();
    const inspection = await inspectCartridge(file, profile, checks);
    const faults = checks.list().filter(({ ok }) => !ok);
    const blocking = faults.filter(({ id }) => !(options.replace && OF_SIGNATURE.has(id)));
    if (blocking.length > 0) return { faults: blocking };
    if (inspection.cartridge === undefined) throw new Error('a whole cartridge was opened');
    if (options.lookedThrough === undefined || options.lookedThrough !== inspection.rom?.digest) {
      const diagnostics = await forbiddenInCartridge(inspection.cartridge, path, openScan(ports.fs, '.'));
      if (diagnostics.length > 0) return { diagnostics };
    }
    return { receipt: await signInspected(ports, file, inspection, path, options) };
  });
}

async function signInspected(
  ports: Pick<SignPorts, 'store' | 'writer'>,
  file: CartridgeFile,
  { rom, meta, signature }: Inspection,
  path: string,
  options: SignOptions,
): Promise<Receipt> {
  const { profile, signer } = options;
  if (rom === undefined || rom.digest === null) throw new Error('a whole cartridge has a ROM digest');
  const facts = {
    cartridgeId: metaValue(meta, 'cartridge_id', profile) ?? '',
    publisherId: metaValue(meta, 'publisher_id', profile) ?? '',
    romDigest: rom.digest,
  };
  const old = options.replace ? undefined : signature;
  const held = old === undefined ? [] : holding(old, facts, path, options);
  const own = (key: PublicKey): boolean => key.keyid === signer.publicKey.keyid;
  const signed = held.some(own);
  const statement = cartridgeStatement(
    { ...facts, fileCount: rom.objects.length, signedAt: options.signedAt },
    profile,
  );
  const envelope =
    old === undefined ? signStatement(statement, signer) : signed ? old.envelope : extend(old, signer, path);
  const changed = !signed || old?.storedKeys.some(own) !== true;
  const receipt = receiptOf(facts, options, envelope, changed);
  const prove = async (written: string): Promise<void> => {
    // Another program may have written to the path after it was inspected: that file must not be lost, nor signed unseen.
    file.assertUnchanged();
    await proveCartridge(ports, written, options);
    file.assertUnchanged();
  };
  if (!changed) {
    if (options.out !== path) await ports.writer.copy(path, options.out, prove);
    return receipt;
  }
  const row: NewSignature = {
    manifestHash: rom.digest,
    envelope: JSON.stringify(envelopeJson(envelope)),
    keyid: envelope.signatures[0]?.keyid ?? '',
    publicKeyPem: (signed ? held : [...held, signer.publicKey]).map(({ pem }) => pem).join(''),
    createdAt: receipt.signedAt,
  };
  const stated = { key: `${profile.metaPrefix}rom_manifest_hash`, value: rom.digest };
  await ports.writer.sign(path, options.out, row, stated, prove);
  return receipt;
}

/**
 * Keys whose signatures hold for this ROM. A further signer signs the same statement, so all of it must be true: a signer must not
 * confirm what another one made up.
 */
function holding(old: SignatureRow, facts: CartridgeFacts, path: string, options: SignOptions): readonly PublicKey[] {
  const { profile, signer } = options;
  const checks = new VerifyChecks();
  const { envelope, storedKeys, manifestHash } = old;
  if (manifestHash !== facts.romDigest) checks.fail('signature-row', 'its manifest_hash is not the ROM digest');
  const unstored = storedKeys.some(({ keyid }) => keyid === signer.publicKey.keyid) ? [] : [signer.publicKey];
  const policy = { ...policyOf(options), publicKeys: [] };
  const read = statementOf(profile.cartridgePredicateType);
  const verified = verifyEnvelope(envelope, [...storedKeys, ...unstored], policy, read, checks);
  if (typeof verified !== 'string') checkCartridgeStatement(verified.statement, facts, options, checks);
  const fault = checks.list().find(({ ok }) => !ok);
  if (typeof verified !== 'string' && fault === undefined) return verified.keys;
  throw new UserError('already-signed', `the signature that it has does not hold: ${fault?.message}`, {
    path,
  });
}

function extend(old: SignatureRow, signer: Signer, path: string): Envelope {
  const envelope = addSignature(old.envelope, signer);
  if (envelope.signatures.length <= MAX_SIGNATURES) return envelope;
  throw new UserError('already-signed', `it has ${MAX_SIGNATURES} signatures, which is the most`, {
    path,
    help: '--replace drops them',
  });
}

function receiptOf(
  { cartridgeId, publisherId, romDigest }: CartridgeFacts,
  { out: path, profile, signer }: SignOptions,
  envelope: Envelope,
  changed: boolean,
): Receipt {
  const read = readStatement(envelope.payload, profile.cartridgePredicateType);
  const signedAt = 'statement' in read ? String(member(read.statement.predicate, 'signedAt')) : '';
  const { keyid } = signer.publicKey;
  const signatures = envelope.signatures.length;
  return { path, subject: cartridgeId, digest: romDigest, publisherId, keyid, signedAt, signatures, changed };
}

/** Trust in the signer's key alone: what a self-proof demands. */
export function policyOf({ profile, signer, now }: Pick<SignOptions, 'profile' | 'signer' | 'now'>): TrustPolicy {
  return { profile, publicKeys: [signer.publicKey], registry: undefined, threshold: 1, publisher: undefined, now };
}

async function proveCartridge({ store }: Pick<SignPorts, 'store'>, path: string, options: SignOptions): Promise<void> {
  return withCartridge(store, path, async (file) => {
    const checks = new VerifyChecks();
    const { trust, signature } = await verifyCartridgeFile(file, policyOf(options), checks);
    const fault = checks.list().find(({ ok }) => !ok);
    if (fault !== undefined || trust !== 'trusted' || signature === undefined) {
      throw new Error(`the signed cartridge does not verify: ${fault?.message ?? trust}`);
    }
    const reread = parseEnvelope(JSON.stringify(envelopeJson(signature.envelope)));
    if (!('envelope' in reread) || !nodeVerifies(reread.envelope, options.signer.publicKey))
      throw new Error('node:crypto does not verify the signature');
  });
}
