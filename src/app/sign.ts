import { cartridgeStatement } from '../core/cartridge/attestation.ts';
import { metaValue } from '../core/cartridge/meta.ts';
import type { SignatureRow } from '../core/cartridge/signature-row.ts';
import type { CartridgeFile, CartridgeStore } from '../core/cartridge/store.ts';
import { inspectCartridge, verifyCartridgeFile, type Inspection } from '../core/cartridge/verify.ts';
import type { CartridgeWriter, NewSignature } from '../core/cartridge/writer.ts';
import { signCal, verifyCal } from '../core/dsse/cal.ts';
import { withIntegrity } from '../core/dsse/cal-edit.ts';
import { envelopeJson, envelopeOf, MAX_SIGNATURES, parseEnvelope, type Envelope } from '../core/dsse/envelope.ts';
import type { TrustPolicy } from '../core/dsse/judge.ts';
import type { PublicKey } from '../core/dsse/public-key.ts';
import { nodeVerifies } from '../core/dsse/second-opinion.ts';
import { addSignature, signStatement, type Signer } from '../core/dsse/sign.ts';
import { readStatement } from '../core/dsse/statement.ts';
import { member } from '../core/dsse/strict-json.ts';
import { verifiedKeys } from '../core/dsse/verify.ts';
import { UserError } from '../core/errors.ts';
import { Findings } from '../core/findings.ts';
import type { VerifyCheck } from '../core/results.ts';
import type { SourceDocument } from '../core/source/document.ts';
import { readDocument } from '../core/source/read.ts';
import type { FormatProfile } from '../ids.ts';
import type { FileSystem } from '../ports.ts';

/** What signing needs from outside. */
export interface SignPorts {
  readonly fs: FileSystem;
  readonly store: CartridgeStore;
  readonly writer: CartridgeWriter;
}

export interface SignOptions {
  /** Where the signed file is written; the file itself by default. */
  readonly out: string;
  readonly now: Date;
  /** RFC 3339 time of the statement. */
  readonly signedAt: string;
  /** Drop signatures that are there. */
  readonly replace: boolean;
  /** Publisher of a CAL; a cartridge names its own. */
  readonly publisher: string | undefined;
}

/** Proof of what was signed: read back from the file that was written. */
export interface Receipt {
  readonly path: string;
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

export type SignResult = { readonly receipt: Receipt } | { readonly faults: readonly VerifyCheck[] };

/** Faults of an old signature: `--replace` is the way out. */
const OF_SIGNATURE: ReadonlySet<string> = new Set(['signature-row', 'envelope']);

/**
 * Signs a cartridge. It is only done when the written file was opened afresh, verified, and its signature also found by
 * node:crypto; until then the old file stands.
 *
 * @returns faults instead when the cartridge is not whole: what is broken is not signed
 * @throws UserError `already-signed` for signatures that do not hold, or are full
 */
export async function signCartridge(
  ports: SignPorts,
  path: string,
  signer: Signer,
  options: SignOptions,
  profile: FormatProfile,
): Promise<SignResult> {
  const file = ports.store.open(path);
  try {
    const findings = new Findings();
    const inspection = await inspectCartridge(file, profile, findings);
    const faults = findings.list().filter(({ ok }) => !ok);
    const blocking = faults.filter(({ id }) => !(options.replace && OF_SIGNATURE.has(id)));
    if (blocking.length > 0) return { faults: blocking };
    return { receipt: await signInspected(ports, file, inspection, path, signer, options, profile) };
  } finally {
    file.close();
  }
}

async function signInspected(
  ports: SignPorts,
  file: CartridgeFile,
  { rom, meta, signature }: Inspection,
  path: string,
  signer: Signer,
  options: SignOptions,
  profile: FormatProfile,
): Promise<Receipt> {
  if (rom === undefined || rom.digest === null) throw new Error('a whole cartridge has a ROM digest');
  const facts = {
    cartridgeId: metaValue(meta, 'cartridge_id', profile) ?? '',
    publisherId: metaValue(meta, 'publisher_id', profile) ?? '',
    romDigest: rom.digest,
  };
  const old = options.replace ? undefined : signature;
  const held = old === undefined ? [] : holding(old, rom.digest, path, profile);
  const already = held.some(({ keyid }) => keyid === signer.publicKey.keyid);
  const statement = cartridgeStatement(
    { ...facts, fileCount: rom.objects.length, signedAt: options.signedAt },
    profile,
  );
  const envelope =
    old === undefined ? signStatement(statement, signer) : already ? old.envelope : extend(old, signer, path);
  const keys = already ? held : [...held, signer.publicKey];
  const receipt = receiptOf(options.out, facts, signer, envelope, profile, !already);
  if (already && options.out === path) return receipt;
  const row: NewSignature = {
    manifestHash: rom.digest,
    envelope: JSON.stringify(envelopeJson(envelope)),
    keyid: envelope.signatures[0]?.keyid ?? '',
    publicKeyPem: keys.map(({ pem }) => pem).join(''),
    createdAt: receipt.signedAt,
  };
  const stated = { key: `${profile.metaPrefix}rom_manifest_hash`, value: rom.digest };
  await ports.writer.sign(path, options.out, row, stated, async (temporary) => {
    // Another program may have written to the path after it was inspected: that file must not be lost, nor signed unseen.
    file.assertUnchanged();
    await proveCartridge(ports, temporary, signer.publicKey, options.now, profile);
    file.assertUnchanged();
  });
  return receipt;
}

/** Keys whose signatures hold for this ROM. */
function holding(old: SignatureRow, digest: string, path: string, profile: FormatProfile): readonly PublicKey[] {
  const keys = verifiedKeys(old.envelope, old.storedKeys);
  const read = readStatement(old.envelope.payload, profile.cartridgePredicateType);
  const stale = 'problem' in read || `sha256:${read.statement.sha256}` !== digest;
  if (keys.length > 0 && !stale) return keys;
  throw new UserError('already-signed', stale ? 'its signature is for another ROM' : 'its signature does not verify', {
    path,
    help: 'find out why; --replace drops it and signs anew',
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
  path: string,
  facts: { readonly publisherId: string; readonly romDigest: string },
  signer: Signer,
  envelope: Envelope,
  profile: FormatProfile,
  changed: boolean,
): Receipt {
  const read = readStatement(envelope.payload, profile.cartridgePredicateType);
  const signedAt = 'statement' in read ? String(member(read.statement.predicate, 'signedAt')) : '';
  const { keyid } = signer.publicKey;
  const signatures = envelope.signatures.length;
  return { path, digest: facts.romDigest, publisherId: facts.publisherId, keyid, signedAt, signatures, changed };
}

function policyOf(key: PublicKey, now: Date): TrustPolicy {
  return { publicKeys: [key], registry: undefined, threshold: 1, publisher: undefined, now };
}

async function proveCartridge(
  ports: SignPorts,
  path: string,
  key: PublicKey,
  now: Date,
  profile: FormatProfile,
): Promise<void> {
  const file = ports.store.open(path);
  try {
    const findings = new Findings();
    const { trust, signature } = await verifyCartridgeFile(file, profile, policyOf(key, now), findings);
    const fault = findings.list().find(({ ok }) => !ok);
    if (fault !== undefined || trust !== 'trusted' || signature === undefined) {
      throw new Error(`the signed cartridge does not verify: ${fault?.message ?? trust}`);
    }
    const reread = parseEnvelope(JSON.stringify(envelopeJson(signature.envelope)));
    if (!('envelope' in reread) || !nodeVerifies(reread.envelope, key))
      throw new Error('node:crypto does not verify the signature');
  } finally {
    file.close();
  }
}

const MAX_CAL = 64 * 1024 * 1024;

/**
 * Signs a CAL; the rest of its text stays as it is written.
 *
 * @throws UserError `bad-cal`, `already-signed`, or `usage` when no publisher is given
 */
export async function signCalFile(
  ports: Pick<SignPorts, 'fs'>,
  path: string,
  signer: Signer,
  options: SignOptions,
  profile: FormatProfile,
): Promise<SignResult> {
  const doc = await readCal(path, ports.fs.readFile(path, MAX_CAL), profile);
  const old = member(doc.value, 'integrity');
  if (old !== undefined && !options.replace) {
    const findings = new Findings();
    const verdict = verifyCal(doc.value as object, profile, policyOf(signer.publicKey, options.now), findings);
    const same = verdict.trust === 'trusted' && (options.publisher ?? verdict.publisherId) === verdict.publisherId;
    if (!same) {
      throw new UserError('already-signed', 'it has a signature that is not of this key, or does not verify', {
        path,
        help: 'a CAL has one signature; --replace drops it and signs anew',
      });
    }
    if (options.out !== path) ports.fs.writeFile(options.out, doc.text);
    return { receipt: calReceipt(options.out, verdict, signer, false) };
  }
  if (options.publisher === undefined) {
    throw new UserError('usage', 'a CAL does not name its publisher', {
      path,
      help: 'give --publisher ID, or publisher: in cartwright.yaml',
    });
  }
  const claim = { publisherId: options.publisher, signedAt: options.signedAt };
  const text = withIntegrity(doc, signCal(doc.value as object, signer, claim, profile));
  const receipt = calReceipt(
    options.out,
    await proveCal(path, text, signer.publicKey, options.now, profile),
    signer,
    true,
  );
  ports.fs.writeFile(options.out, text);
  const written = new TextDecoder().decode(ports.fs.readFile(options.out, MAX_CAL));
  await proveCal(options.out, written, signer.publicKey, options.now, profile);
  return { receipt };
}

async function readCal(path: string, bytes: Uint8Array, profile: FormatProfile): Promise<SourceDocument> {
  const doc = await readDocument(path, bytes);
  const [problem] = doc.problems;
  if (problem !== undefined) throw new UserError('bad-cal', problem.message, { path, range: problem.range });
  if (
    typeof doc.value !== 'object' ||
    doc.value === null ||
    member(doc.value, 'schemaVersion') !== profile.calSchemaVersion
  ) {
    throw new UserError('bad-cal', `it is no CAL of profile ${profile.prefix}`, {
      path,
      help: `its schemaVersion must be ${profile.calSchemaVersion}; --prefix chooses another profile`,
    });
  }
  return doc;
}

async function proveCal(
  path: string,
  text: string,
  key: PublicKey,
  now: Date,
  profile: FormatProfile,
): Promise<ReturnType<typeof verifyCal>> {
  const doc = await readCal(path, new TextEncoder().encode(text), profile);
  const findings = new Findings();
  const verdict = verifyCal(doc.value as object, profile, policyOf(key, now), findings);
  const envelope = envelopeOf(member(member(doc.value, 'integrity'), 'envelope'));
  if (verdict.trust !== 'trusted' || !('envelope' in envelope) || !nodeVerifies(envelope.envelope, key)) {
    const fault = findings.list().find(({ ok }) => !ok);
    throw new UserError('bad-cal', `the signature block cannot be put in: ${fault?.message ?? verdict.trust}`, {
      path,
    });
  }
  return verdict;
}

function calReceipt(path: string, verdict: ReturnType<typeof verifyCal>, signer: Signer, changed: boolean): Receipt {
  return {
    path,
    digest: verdict.digest ?? '',
    publisherId: verdict.publisherId ?? '',
    keyid: signer.publicKey.keyid,
    signedAt: verdict.signedAt ?? '',
    signatures: 1,
    changed,
  };
}
