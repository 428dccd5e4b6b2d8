import { repeatScript } from '../core/cartridge/explain.ts';
import { metaValue, type Meta } from '../core/cartridge/meta.ts';
import { checkRollback, type Baseline } from '../core/cartridge/rollback.ts';
import type { CartridgeStore } from '../core/cartridge/store.ts';
import { verifyCartridgeFile, type CartridgeVerdict } from '../core/cartridge/verify.ts';
import { verifyCal } from '../core/dsse/cal.ts';
import type { TrustPolicy } from '../core/dsse/judge.ts';
import { verifiedKeys } from '../core/dsse/verify.ts';
import { UserError } from '../core/errors.ts';
import { Findings } from '../core/findings.ts';
import { printable } from '../core/printable.ts';
import type { TrustState, VerifyOutcome } from '../core/results.ts';
import { isVersion } from '../core/semver.ts';
import { readDocument } from '../core/source/read.ts';
import type { FormatProfile } from '../ids.ts';
import type { FileSystem } from '../ports.ts';

/** What verifying needs from outside. */
export interface VerifyPorts {
  readonly fs: FileSystem;
  readonly store: CartridgeStore;
}

/** What is demanded beyond a true signature (surface.md, Verifying and keys). */
export interface VerifyDemands {
  readonly policy: TrustPolicy;
  readonly require: 'portable' | 'trusted';
  readonly allowUnsigned: boolean;
  /** Every warning is a failure. */
  readonly strict: boolean;
  readonly baseline: Baseline | undefined;
}

/** The outcome with what other commands go on with. */
export interface Verification {
  readonly outcome: VerifyOutcome;
  /** Exact bytes of a cartridge's harness manifest; only to be used when the outcome is as demanded. */
  readonly manifestBytes: Uint8Array | undefined;
  /** Makes the shell script that repeats the verification; undefined for anything but a signed cartridge that is whole. */
  readonly script: () => string | undefined;
}

const CAL_NAME = /\.cal\.(?:json|ya?ml)$/i;
const MAX_CAL = 64 * 1024 * 1024;

/** @returns whether a path is one of a CAL by its name (format.md, 6). */
export function isCalPath(path: string): boolean {
  return CAL_NAME.test(path);
}

/**
 * Verifies a cartridge, or a signed CAL by its name.
 *
 * @throws UserError when the file cannot be read at all
 */
export async function verifyFile(
  ports: VerifyPorts,
  path: string,
  profile: FormatProfile,
  demands: VerifyDemands,
): Promise<Verification> {
  const findings = new Findings();
  if (isCalPath(path)) return verifyCalFile(ports.fs, path, profile, demands, findings);
  const file = ports.store.open(path);
  try {
    refusePointer(file.source.read(0, 64), path);
    const verdict = await verifyCartridgeFile(file, profile, demands.policy, findings);
    // What a tampered file says of its version is nobody's word.
    if (demands.baseline !== undefined && verdict.trust !== 'tampered')
      compareWith(demands.baseline, verdict, profile, findings);
    const romDigest = verdict.rom?.digest ?? null;
    return {
      outcome: outcomeOf(
        path,
        {
          ...verdict,
          keyids: verdict.keys.map(({ keyid }) => keyid),
          romDigest,
          cartridgeId: metaValue(verdict.meta, 'cartridge_id', profile) ?? null,
        },
        demands,
        findings,
      ),
      manifestBytes: verdict.manifestBytes,
      script: () => scriptOf(path, verdict, profile),
    };
  } finally {
    file.close();
  }
}

async function verifyCalFile(
  fs: FileSystem,
  path: string,
  profile: FormatProfile,
  demands: VerifyDemands,
  findings: Findings,
): Promise<Verification> {
  const doc = await readDocument(path, fs.readFile(path, MAX_CAL));
  for (const { message, range } of doc.problems)
    findings.fail('cal', `${printable(path)}:${range.start.line}: ${message}`);
  const { value } = doc;
  const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMapping && !findings.failed()) findings.fail('cal', 'it is not a mapping, so no CAL');
  const nothing = { trust: 'tampered', digest: null, keyids: [], publisherId: undefined, signedAt: undefined } as const;
  const verdict = isMapping && !findings.failed() ? verifyCal(value, profile, demands.policy, findings) : nothing;
  if (demands.baseline !== undefined) findings.warn('rollback', 'only cartridges have a version to compare');
  const outcome = outcomeOf(path, { ...verdict, romDigest: null, cartridgeId: null }, demands, findings);
  return { outcome, manifestBytes: undefined, script: () => undefined };
}

// What stands in a repository in place of a large file; the file itself is elsewhere.
function refusePointer(head: Uint8Array, path: string): void {
  if (!new TextDecoder().decode(head).startsWith('version https://git-lfs')) return;
  throw new UserError('lfs-pointer', 'this is a Git LFS pointer, not the file', { path, help: 'run git lfs pull' });
}

interface Judged {
  readonly trust: TrustState;
  readonly cartridgeId: string | null;
  readonly romDigest: string | null;
  readonly keyids: readonly string[];
  readonly publisherId: string | undefined;
  readonly signedAt: string | undefined;
}

function outcomeOf(path: string, judged: Judged, demands: VerifyDemands, findings: Findings): VerifyOutcome {
  const { trust } = judged;
  if (trust === 'unsigned') {
    if (demands.allowUnsigned) findings.warn('signature', 'no signature');
    else findings.fail('signature', 'no signature; --allow-unsigned lets it pass');
  }
  if (demands.require === 'trusted' && trust !== 'trusted' && trust !== 'local' && trust !== 'tampered') {
    findings.fail('require', `${trust} is not enough: trusted is required`);
  }
  const checks = findings.list();
  const ok = checks.every((check) => check.ok && !(demands.strict && check.warning === true));
  return {
    path,
    ok,
    trust,
    cartridgeId: judged.cartridgeId,
    romDigest: judged.romDigest,
    publisherId: judged.publisherId ?? null,
    keyids: judged.keyids,
    signedAt: judged.signedAt ?? null,
    checks,
  };
}

function compareWith(baseline: Baseline, verdict: CartridgeVerdict, profile: FormatProfile, findings: Findings): void {
  const { meta, manifest } = verdict;
  checkRollback(
    {
      version: metaValue(meta, 'artifact_version', profile) ?? '',
      artifactId: artifactOf(meta, profile),
      romDigest: verdict.rom?.digest ?? '',
      signedAt: verdict.signedAt ?? '',
      ...(manifest === undefined ? {} : { manifest }),
    },
    baseline,
    findings,
  );
}

// With its publisher: two of them may call an artifact by the same name.
function artifactOf(meta: Meta, profile: FormatProfile): string {
  const [publisher, artifact] = (['publisher_id', 'artifact_id'] as const).map((key) => metaValue(meta, key, profile));
  return `${publisher ?? ''}/${artifact ?? ''}`;
}

/**
 * What `--not-older-than` names: a version, or a known cartridge, which must itself be whole.
 *
 * @throws UserError `bad-baseline`
 */
export async function loadBaseline(
  ports: VerifyPorts,
  named: string,
  profile: FormatProfile,
  policy: TrustPolicy,
): Promise<Baseline> {
  const help = 'name a cartridge that verifies, or a version such as 1.2.0';
  if (ports.fs.kind(named) === 'none') {
    if (isVersion(named)) return { version: named };
    throw new UserError('bad-baseline', 'neither a cartridge that is there nor a version', { path: named, help });
  }
  const file = ports.store.open(named);
  try {
    const findings = new Findings();
    const known: TrustPolicy = { ...policy, publicKeys: [], registry: undefined, threshold: 1 };
    const { meta, manifest, rom, signedAt } = await verifyCartridgeFile(file, profile, known, findings);
    const broken = findings.list().find(({ ok }) => !ok);
    if (broken !== undefined) {
      throw new UserError('bad-baseline', `the known cartridge is broken: ${broken.message}`, {
        path: named,
        help,
      });
    }
    return {
      version: metaValue(meta, 'artifact_version', profile) ?? '',
      artifactId: artifactOf(meta, profile),
      ...(typeof rom?.digest === 'string' ? { romDigest: rom.digest } : {}),
      ...(signedAt === undefined ? {} : { signedAt }),
      ...(manifest === undefined ? {} : { manifest }),
    };
  } finally {
    file.close();
  }
}

// For what holds only: nobody is handed a script for a file that is known to be hostile.
function scriptOf(path: string, verdict: CartridgeVerdict, profile: FormatProfile): string | undefined {
  const { signature, cartridge, trust } = verdict;
  const [key] = verdict.keys;
  if (signature === undefined || key === undefined || cartridge === undefined || trust === 'tampered') return undefined;
  const { envelope } = signature;
  const index = envelope.signatures.findIndex(
    (entry) => verifiedKeys({ ...envelope, signatures: [entry] }, [key]).length > 0,
  );
  return repeatScript({ path, profile, signature: index, publicKey: key.pem, memory: cartridge.schema.has('memory') });
}

/** Demands of a plain check: any valid signature. */
export function plainDemands(now: Date): VerifyDemands {
  const policy: TrustPolicy = { publicKeys: [], registry: undefined, threshold: 1, publisher: undefined, now };
  return { policy, require: 'portable', allowUnsigned: false, strict: false, baseline: undefined };
}

/** State of a cartridge's signature in the words of the handshake, with the manifest that it covers. */
export interface SignatureState {
  readonly signature: 'verified' | 'unsigned' | 'failed';
  readonly manifestBytes: Uint8Array | undefined;
  readonly outcome: VerifyOutcome;
}

/**
 * Checks a cartridge before a handshake: `failed` for anything that is not whole, or not signed by whom the policy demands.
 *
 * @throws UserError when the file cannot be read at all
 */
export async function signatureState(
  ports: VerifyPorts,
  path: string,
  profile: FormatProfile,
  demands: VerifyDemands,
): Promise<SignatureState> {
  const { outcome, manifestBytes } = await verifyFile(ports, path, profile, demands);
  // A cartridge that only lacks a signature is a different answer than one that is broken.
  const intact = outcome.checks.every(({ ok, id }) => ok || id === 'signature');
  const unsigned = outcome.trust === 'unsigned' && intact;
  return { signature: unsigned ? 'unsigned' : outcome.ok ? 'verified' : 'failed', manifestBytes, outcome };
}
