import { metaValue } from '../../core/cartridge/meta.ts';
import { checkRollback, type KnownCartridge } from '../../core/cartridge/rollback.ts';
import { withCartridge, type CartridgeStore } from '../../core/cartridge/store.ts';
import { verifyCartridgeFile, type CartridgeVerdict } from '../../core/cartridge/verify.ts';
import { verifyCal, type CalVerdict } from '../../core/dsse/cal.ts';
import type { TrustPolicy } from '../../core/dsse/judge.ts';
import { cartridgeSubject } from '../../core/dsse/file-statement.ts';
import type { PublicKey } from '../../core/dsse/public-key.ts';
import type { Subject } from '../../core/dsse/statement.ts';
import { signerReasons, type Signers } from '../../core/policy/policy.ts';
import { UserError } from '../../core/result/errors.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import { printable } from '../../core/text/printable.ts';
import type { TrustState, VerifyOutcome, VerifyCheck } from '../../core/result/verify-results.ts';
import { digestOfSource } from '../../core/value/byte-source.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { isVersion } from '../../core/value/semver.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { LIMITS } from '../../core/source/limits.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { namesLayout } from '../project/layouts.ts';
import { refuseForeign } from './files.ts';
import { checkLayout } from './layout.ts';

/** What verifying needs from outside. */
export interface VerifyPorts {
  readonly fs: FileSystem;
  readonly store: CartridgeStore;
}

/** What is demanded beyond a true signature (docs/promises.md, Verifying and keys). */
export interface VerifyDemands {
  readonly policy: TrustPolicy;
  readonly require: 'portable' | 'trusted';
  readonly allowUnsigned: boolean;
  /** Every warning is a failure. */
  readonly strict: boolean;
  readonly known: KnownCartridge | undefined;
  /** Who may have signed, where a policy says so. */
  readonly signers?: Signers;
  /** Whether it may hold what no signature covers; a policy says `none`. */
  readonly save?: 'none' | undefined;
}

/** Which artifact a cartridge is, as the ROM objects that a signature covers say. */
export interface Artifact {
  /** `PUBLISHER/NAME`. */
  readonly id: string;
  readonly version: string;
}

/** The outcome with what other commands go on with. */
export interface Verification {
  readonly outcome: VerifyOutcome;
  /** The cartridge or CAL by our own digest, for statements about the file; undefined where it has none. */
  readonly content: Subject | undefined;
  /** Keys whose signature holds. */
  readonly keys: readonly PublicKey[];
  /** Exact bytes of a cartridge's harness manifest; only to be used when the outcome is as demanded. */
  readonly manifestBytes: Uint8Array | undefined;
  /** Null for a CAL, undefined for a cartridge that does not say it under its signature. */
  readonly artifact: Artifact | null | undefined;
  /** What the checks of a cartridge found in it. */
  readonly verdict?: CartridgeVerdict;
}

const CAL_NAME = /\.cal\.(?:json|ya?ml)$/i;

/** @returns whether a path is one of a CAL by its name (docs/format.md 15). */
export function isCalPath(path: string): boolean {
  return CAL_NAME.test(path);
}

/**
 * Verifies a cartridge, or a signed CAL by its name.
 *
 * @throws UserError when the file cannot be read at all, or is neither of the profile: `not-a-cartridge`, `not-a-cal`
 */
export async function verifyFile(ports: VerifyPorts, path: string, demands: VerifyDemands): Promise<Verification> {
  return isCalPath(path) ? verifyCalFile(ports.fs, path, demands) : verifyCartridge(ports.store, path, demands);
}

/**
 * Verifies a cartridge, whatever it is called.
 *
 * @throws UserError as {@link verifyFile}
 */
export function verifyCartridge(store: CartridgeStore, path: string, demands: VerifyDemands): Promise<Verification> {
  const { policy, known } = demands;
  const { profile } = policy;
  return withCartridge(store, path, async (file) => {
    const checks = new VerifyChecks();
    refuseForeign(file, path, profile);
    const verdict = await verifyCartridgeFile(file, policy, checks);
    const artifact = artifactOf(verdict, profile);
    // The version that a tampered file states does not count.
    if (known !== undefined && verdict.trust !== 'tampered') {
      if (artifact === undefined) checks.fail('rollback', UNSIGNED_VERSION);
      else checkRollback({ romDigest: '', signedAt: '', ...knownOf(verdict, artifact) }, known, checks);
    }
    const romDigest = verdict.rom?.digest ?? null;
    const fileDigest = digestOfSource(file.source);
    file.assertUnchanged();
    const { saveRecords } = verdict;
    const said = `${saveRecords} SAVE record${saveRecords === 1 ? '' : 's'}, not signed`;
    if (saveRecords > 0 && demands.save === 'none') checks.fail('save', `${said}: none is allowed here`);
    else if (saveRecords > 0) checks.pass('save', said);
    if (file.layout !== undefined) checkLayout(file.layout, verdict, profile, checks);
    const cartridgeId = metaValue(verdict.meta, 'cartridge_id', profile) ?? null;
    const { keys } = verdict;
    const keyids = keys.map(({ keyid }) => keyid);
    const judged = { ...verdict, keyids, romDigest, cartridgeId, fileDigest };
    return {
      outcome: outcomeOf(path, judged, demands, checks),
      keys,
      content:
        cartridgeId === null || romDigest === null ? undefined : cartridgeSubject({ cartridgeId, romDigest }, profile),
      manifestBytes: verdict.manifestBytes,
      artifact,
      verdict,
    };
  });
}

async function verifyCalFile(fs: FileSystem, path: string, demands: VerifyDemands): Promise<Verification> {
  const { profile } = demands.policy;
  const checks = new VerifyChecks();
  const { ambiguities, readCal, structureFaults } = await import('./cal-document.ts');
  const bytes = fs.readFile(path, LIMITS.jsonBytes);
  const doc = await readCal(path, bytes, profile);
  for (const { message, range } of doc.problems)
    checks.fail('cal', `${printable(path)}:${range.start.line}: ${message}`);
  if (!checks.failed()) for (const message of await ambiguities(doc)) checks.fail('cal', message);
  const verdict = checks.failed() ? unreadable(doc) : verifyCal(doc.value as object, demands.policy, checks);
  if (verdict.trust !== 'tampered' && doc.value !== undefined) {
    for (const message of await structureFaults(doc, profile)) checks.fail('structure', message);
    checks.pass('structure', 'lint finds no error in it');
  }
  checkCartridgeOnlyDemands(demands, checks);
  const keyids = verdict.keys.map(({ keyid }) => keyid);
  const none = { romDigest: null, cartridgeId: null, saveRecords: null };
  const outcome = outcomeOf(path, { ...verdict, ...none, keyids, fileDigest: sha256Digest(bytes) }, demands, checks);
  const { content, keys } = verdict;
  return { outcome, content, keys, manifestBytes: undefined, artifact: null };
}

/** What is demanded of cartridges alone, said of a file that is not one. */
export function checkCartridgeOnlyDemands({ known }: VerifyDemands, checks: VerifyChecks): void {
  if (known !== undefined) checks.warn('rollback', 'only cartridges have a version to compare');
}

// A text without one reading is not what was signed, if it was.
function unreadable({ text }: SourceDocument): CalVerdict {
  const trust = /\bintegrity\b/.test(text) ? 'tampered' : 'unsigned';
  return { trust, digest: null, content: undefined, keys: [], publisherId: undefined, signedAt: undefined };
}

/** States of a signature that is valid. */
const SIGNED: readonly TrustState[] = ['portable', 'trusted', 'local'];
/** States that a demand for trust refuses, where nothing else did already. */
const SHORT_OF_TRUSTED: readonly TrustState[] = ['unsigned', 'portable'];

type Judged = Pick<VerifyOutcome, 'trust' | 'cartridgeId' | 'romDigest' | 'fileDigest' | 'saveRecords' | 'keyids'> &
  Pick<CalVerdict, 'publisherId' | 'signedAt'>;

/** Fails `require` for a state that is less than what is demanded. */
export function requireTrust(trust: TrustState, demands: VerifyDemands, checks: VerifyChecks): void {
  if (demands.require === 'trusted' && SHORT_OF_TRUSTED.includes(trust))
    checks.fail('require', `${trust} is not enough: trusted is required`);
}

function outcomeOf(path: string, judged: Judged, demands: VerifyDemands, checks: VerifyChecks): VerifyOutcome {
  const { trust } = judged;
  if (trust === 'unsigned') {
    if (demands.allowUnsigned) checks.warn('signature', 'no signature');
    else checks.fail('signature', 'no signature');
  }
  requireTrust(trust, demands, checks);
  const { cartridgeId, romDigest, fileDigest, saveRecords, publisherId = null, keyids, signedAt = null } = judged;
  // Claims of a file whose bytes are wrong, or that has no valid signature, are not judged.
  if (SIGNED.includes(trust))
    for (const { id, message } of signerReasons(demands.signers, { publisherId, keyids })) checks.fail(id, message);
  const list = checks.list();
  const ok = list.every((check) => check.ok && !(demands.strict && check.warning === true));
  const named = { cartridgeId, romDigest, fileDigest, saveRecords, publisherId, keyids, signedAt };
  return { path, ok, trust, ...named, checks: list };
}

/** What of a verified cartridge is compared with another one. */
function knownOf({ rom, signedAt }: CartridgeVerdict, { id, version }: Artifact) {
  return {
    version,
    artifactId: id,
    ...(typeof rom?.digest === 'string' ? { romDigest: rom.digest } : {}),
    ...(signedAt === undefined ? {} : { signedAt }),
  };
}

const UNSIGNED_VERSION = 'what it states of its name and version is not signed, so that it may be any';

// With its publisher: two of them may call an artifact by the same name. Profile acx lets keys be that no signature covers.
function artifactOf({ meta, rom }: CartridgeVerdict, profile: FormatProfile): Artifact | undefined {
  const signed = new Set(rom?.objects.map(({ sourceRef }) => sourceRef));
  const keys = ['publisher_id', 'artifact_id', 'artifact_version'] as const;
  if (keys.some((key) => !signed.has(`cartridge:${profile.metaPrefix}${key}`))) return undefined;
  const [publisher = '', name = '', version = ''] = keys.map((key) => metaValue(meta, key, profile));
  return { id: `${publisher}/${name}`, version };
}

/**
 * What `--not-older-than` names: a version, or a known cartridge, which must itself be whole.
 *
 * @throws UserError `bad-baseline`
 */
export async function loadKnown(ports: VerifyPorts, named: string, { policy }: VerifyDemands): Promise<KnownCartridge> {
  const help = 'name a cartridge that verifies, or a version such as 1.2.0';
  if (ports.fs.kind(named) === 'none' && !namesLayout(ports.fs, named)) {
    if (isVersion(named)) return { version: named };
    throw new UserError('bad-baseline', 'neither a cartridge that is there nor a version', { path: named, help });
  }
  return withCartridge(ports.store, named, async (file) => {
    const checks = new VerifyChecks();
    const byAnyKey: TrustPolicy = { ...policy, publicKeys: [], registry: undefined, threshold: 1 };
    const verdict = await verifyCartridgeFile(file, byAnyKey, checks);
    const artifact = artifactOf(verdict, policy.profile);
    const broken =
      checks.list().find(({ ok }) => !ok)?.message ?? (artifact === undefined ? UNSIGNED_VERSION : undefined);
    if (artifact === undefined || broken !== undefined)
      throw new UserError('bad-baseline', `the known cartridge is broken: ${broken}`, { path: named, help });
    return knownOf(verdict, artifact);
  });
}

/** Demands of a plain check: any valid signature. */
export function plainDemands(profile: FormatProfile, now: Date): VerifyDemands {
  const policy: TrustPolicy = { profile, publicKeys: [], registry: undefined, threshold: 1, publisher: undefined, now };
  return { policy, require: 'portable', allowUnsigned: false, strict: false, known: undefined };
}

/** State of a cartridge's signature in the words of the handshake, with the manifest that it covers. */
export interface SignatureState extends Pick<Verification, 'outcome' | 'manifestBytes'> {
  readonly signature: 'verified' | 'unsigned' | 'failed';
}

/**
 * Checks a cartridge before a handshake: `failed` for anything that is not whole, or not signed by whom the policy demands.
 *
 * @throws UserError when the file cannot be read at all
 */
export async function signatureState(
  ports: VerifyPorts,
  path: string,
  demands: VerifyDemands,
): Promise<SignatureState> {
  return signatureStateOf(await verifyFile(ports, path, demands));
}

/** The same of a cartridge that was verified. */
export function signatureStateOf({ outcome, manifestBytes }: Verification): SignatureState {
  return { signature: signatureIn(outcome), manifestBytes, outcome };
}

/** The state of a file that is not a cartridge here, among others that are: it fails, and the rest are judged all the same. */
export function foreignState(path: string, { message, help }: UserError): SignatureState {
  const check: VerifyCheck = {
    id: 'identity',
    ok: false,
    message: `${message} (${help})`,
  };
  const none = { cartridgeId: null, romDigest: null, fileDigest: null, saveRecords: null };
  const nothing = { ...none, publisherId: null, keyids: [], signedAt: null };
  return {
    signature: 'failed',
    manifestBytes: undefined,
    outcome: { path, ok: false, trust: 'unsigned', ...nothing, checks: [check] },
  };
}

// What the signed bytes are worth is judged with the manifest: a signature over a manifest that breaks its rules holds.
function signatureIn({ trust, checks }: VerifyOutcome): SignatureState['signature'] {
  const failed = checks.filter(({ ok, id }) => !ok && id !== 'structure').map(({ id }) => id);
  // A cartridge that only lacks a signature is a different answer than one that is broken.
  if (trust === 'unsigned') return failed.every((id) => id === 'signature') ? 'unsigned' : 'failed';
  return failed.length === 0 ? 'verified' : 'failed';
}
