/** Verification of a cartridge: the steps of docs/format.md 12 to 14, in order. */
import { MANIFEST_PATH, type FormatProfile } from '../../ids.ts';
import type { CalVerdict } from '../dsse/cal.ts';
import { judgeTrust, verifyEnvelope, type TrustPolicy } from '../dsse/judge.ts';
import { statementOf } from '../dsse/statement.ts';
import type { VerifyChecks } from '../result/verify-checks.ts';
import { CartridgeFault, CHECK_IDS, type CheckId } from '../result/fault.ts';
import { checkManifest } from '../manifest/check.ts';
import { validators } from '../schema/validators.ts';
import { LIMITS } from '../source/limits.ts';
import { readDocument } from '../source/read.ts';
import { checkCartridgeStatement, type CartridgeFacts } from './attestation.ts';
import { ROW_LIMITS } from './sqlite/limits.ts';
import { metaValue, type Meta } from './meta.ts';
import { checkObjects, type RomManifest } from './objects.ts';
import { openCartridge, type OpenCartridge } from './sqlite/read-card.ts';
import { readRom } from './rom.ts';
import { fullName, type TableName } from './sqlite/schema.ts';
import { readSignatureRow, type SignatureRow } from './signature-row.ts';
import type { CartridgeFile } from './store.ts';

/** What a cartridge holds, recomputed from its bytes; members are only there as far as the checks got. */
export interface Inspection {
  readonly cartridge: OpenCartridge | undefined;
  readonly meta: Meta;
  readonly rom: RomManifest | undefined;
  /** Rows of zone SAVE, which no signature covers. */
  readonly saveRecords: number;
  readonly manifestBytes: Uint8Array | undefined;
  readonly signature: SignatureRow | undefined;
}

/** The verdict on a cartridge. */
export type CartridgeVerdict = Inspection & Pick<CalVerdict, 'trust' | 'keys' | 'publisherId' | 'signedAt'>;

const NOTHING: Inspection = {
  cartridge: undefined,
  meta: new Map(),
  rom: undefined,
  saveRecords: 0,
  manifestBytes: undefined,
  signature: undefined,
};

/**
 * Checks container and ROM: everything but who signed.
 *
 * @param checks gets every check with its outcome
 */
export async function inspectCartridge(
  file: CartridgeFile,
  profile: FormatProfile,
  checks: VerifyChecks,
): Promise<Inspection> {
  const cartridge = await openChecked(file, profile, checks);
  if (cartridge === undefined) return NOTHING;
  const rom = await checks.attemptAsync(() => readRom(cartridge, checks));
  if (rom === undefined) return { ...NOTHING, cartridge };
  warnOfUnsigned(cartridge, checks);
  const objects = checks.attempt(() => checkObjects(cartridge, rom, checks));
  checkStatedDigest(rom.meta, objects, profile, checks);
  await checkManifestBytes(rom.manifestBytes, profile, checks);
  const signature = readSignatureRow(cartridge, checks);
  file.assertUnchanged();
  return {
    cartridge,
    meta: rom.meta,
    rom: objects,
    saveRecords: rom.saveRecords,
    manifestBytes: rom.manifestBytes,
    signature: signature === 'broken' ? undefined : signature,
  };
}

// Each step only makes sense on what the one before let through, so the first fault ends it.
async function openChecked(
  file: CartridgeFile,
  profile: FormatProfile,
  checks: VerifyChecks,
): Promise<OpenCartridge | undefined> {
  return checks.attemptAsync(async () => {
    const cartridge = openCartridge(file.source, profile, file.inflate);
    checks.pass('header', `SQLite database of ${file.source.size} bytes, all of them pages`);
    checks.pass('identity', `application_id and format version of profile ${profile.prefix}`);
    checks.pass('schema', `${cartridge.schema.size} tables, all of the format`);
    for (const [name, { tree, indexes }] of cartridge.schema) {
      const limit = ROW_LIMITS[name];
      const rows = cartridge.reader.countRows(tree, limit);
      if (rows > limit) throw new CartridgeFault('limits', `table ${name} has more than ${limit} rows`);
      // SQLite answers from an index where it can, and its own check has changed from version to version.
      if (indexes.some((index) => cartridge.reader.countRows(index, limit) !== rows)) {
        throw new CartridgeFault('integrity', `an index of table ${name} does not have its ${rows} rows`);
      }
    }
    const broken = await file.checkIntegrity();
    if (broken !== undefined) throw new CartridgeFault('integrity', `integrity_check: ${broken}`);
    checks.pass('integrity', 'SQLite finds no fault in the structure (integrity_check)');
    return cartridge;
  });
}

/** Tables whose rows tell an agent or its host what to do, and which no ROM object covers. */
const UNSIGNED: readonly TableName[] = ['attestations', 'skill'];

function warnOfUnsigned({ schema, reader, profile }: OpenCartridge, checks: VerifyChecks): void {
  for (const name of UNSIGNED) {
    const table = schema.get(name);
    const rows = table === undefined ? 0 : reader.countRows(table.tree, ROW_LIMITS[name]);
    if (rows === 0) continue;
    checks.warn(
      'rom',
      `table ${fullName(name, profile)} is not signed: no signature protects its ${rows} row${rows === 1 ? '' : 's'}`,
    );
  }
}

function checkStatedDigest(
  meta: Meta,
  rom: RomManifest | undefined,
  profile: FormatProfile,
  checks: VerifyChecks,
): void {
  const stated = metaValue(meta, 'rom_manifest_hash', profile);
  if (rom?.digest === undefined || rom.digest === null || stated === undefined) return;
  if (stated !== rom.digest)
    checks.fail('rom-digest', `ROM digest is ${rom.digest}, but ${profile.metaPrefix}rom_manifest_hash is another`);
  checks.pass('rom-digest', `ROM digest ${rom.digest}`);
}

async function checkManifestBytes(
  bytes: Uint8Array | undefined,
  profile: FormatProfile,
  checks: VerifyChecks,
): Promise<void> {
  if (bytes === undefined)
    return checks.fail('structure', `invalid: ${MANIFEST_PATH} is absent, so no host can tell what it needs`);
  const checked = checkManifest(
    await readDocument(MANIFEST_PATH, bytes, { maxDepth: LIMITS.schemaDepth }),
    await validators.manifest(),
    profile,
  );
  for (const { level, message, range } of checked.diagnostics) {
    const line = `${MANIFEST_PATH}:${range.start.line}: ${message}`;
    if (level === 'error') checks.fail('structure', `invalid: ${line}`);
    else checks.warn('harness-manifest', line);
  }
  if (checked.manifest !== undefined) checks.pass('harness-manifest', `${MANIFEST_PATH} is valid`);
}

/** Checks a cartridge and its signature under a policy. */
export async function verifyCartridgeFile(
  file: CartridgeFile,
  policy: TrustPolicy,
  checks: VerifyChecks,
): Promise<CartridgeVerdict> {
  const { profile } = policy;
  const inspection = await inspectCartridge(file, profile, checks);
  const verdict = { ...inspection, keys: [], publisherId: undefined, signedAt: undefined };
  const { signature, rom, meta } = inspection;
  if (signature === undefined) return { ...verdict, trust: checks.failed(...TAMPERING) ? 'tampered' : 'unsigned' };
  const facts: CartridgeFacts = {
    cartridgeId: metaValue(meta, 'cartridge_id', profile) ?? '',
    publisherId: metaValue(meta, 'publisher_id', profile) ?? '',
    romDigest: rom?.digest ?? '',
  };
  if (rom?.digest !== null && signature.manifestHash !== facts.romDigest) {
    checks.fail('signature-row', 'manifest_hash of the signature is not the ROM digest');
  }
  const verified = verifyEnvelope(
    signature.envelope,
    signature.storedKeys,
    policy,
    statementOf(profile.cartridgePredicateType),
    checks,
  );
  if (typeof verified === 'string') {
    const wrong = checks.failed(...TAMPERING.filter((id) => id !== 'signature'));
    return { ...verdict, trust: wrong ? 'tampered' : verified };
  }
  const { keys } = verified;
  const claim = rom?.digest === null ? undefined : checkCartridgeStatement(verified.statement, facts, policy, checks);
  if (claim === undefined) return { ...verdict, keys, trust: 'tampered' };
  const trust = judgeTrust(keys, claim, policy, checks);
  return { ...verdict, keys, ...claim, trust: checks.failed(...TAMPERING) ? 'tampered' : trust };
}

/** Whose signature it is, what the signed bytes are worth, and what a user demands beyond both. */
const NOT_OF_THE_BYTES: ReadonlySet<CheckId> = new Set<CheckId>([
  'structure',
  'trust',
  'threshold',
  'rollback',
  'layout',
  'require',
  'key',
  'publisher',
  'save',
]);

/** Checks whose failure means that the cartridge is not what was signed. */
const TAMPERING = CHECK_IDS.filter((id) => !NOT_OF_THE_BYTES.has(id));
