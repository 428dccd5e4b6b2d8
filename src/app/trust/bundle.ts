/** `verify --bundle`: a released file and the Sigstore bundles over it. Loaded for that alone: the verifier of sigstore is large. */
import {
  judgeKeyBundle,
  judgeKeylessBundle,
  PROVENANCE,
  type BundledFile,
  type BundleVerdict,
  type KeylessPolicy,
} from '../../core/bundle/judge.ts';
import { MAX_BUNDLE, readBundle, type Bundle } from '../../core/bundle/read.ts';
import { PROVENANCE_SUFFIX } from '../../core/bundle/names.ts';
import { readTrustedRoots } from '../../core/bundle/sigstore.ts';
import type { DemandedProvenance } from '../../core/policy/policy.ts';
import { UserError } from '../../core/result/errors.ts';
import type { BundleOutcome, TrustState, VerifyCheck, VerifyOutcome } from '../../core/result/verify-results.ts';
import { VerifyChecks } from '../../core/result/verify-checks.ts';
import { foreignToCartridges, holdsDatabase } from '../../core/source/file-kind.ts';
import { fileName } from '../../core/value/path.ts';
import { PREFIXES, PROFILES, type FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { digestOfFile } from './files.ts';
import { holdFile } from './held-file.ts';
import {
  checkCartridgeOnlyDemands,
  isCalPath,
  requireTrust,
  verifyFile,
  type Verification,
  type VerifyDemands,
  type VerifyPorts,
} from './verify.ts';

/** What the options say of keyless signatures; all three are needed to judge one. */
export interface KeylessOptions {
  readonly trustedRoot: string | undefined;
  readonly identity: string | undefined;
  readonly issuer: string | undefined;
}

/** What is demanded of the bundles over a file. */
export interface BundleDemands {
  /** Undefined: a keyless bundle cannot be judged. */
  readonly keyless: KeylessPolicy | undefined;
  /** One of the bundles must be keyless provenance of the file (SLSA v1). */
  readonly requireProvenance: boolean;
}

const MAX_ROOT = 4 * 1024 * 1024;

/**
 * Loads whom the options trust without a key.
 *
 * @throws UserError `usage` for half of what is needed, `bad-trusted-root`
 */
export function loadKeyless(fs: FileSystem, options: KeylessOptions): KeylessPolicy | undefined {
  const { trustedRoot, identity, issuer } = options;
  if (trustedRoot === undefined && identity === undefined && issuer === undefined) return undefined;
  if (trustedRoot === undefined || identity === undefined || issuer === undefined) {
    const given = { 'trusted-root': trustedRoot, 'certificate-identity': identity, 'certificate-oidc-issuer': issuer };
    const absent = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []));
    throw new UserError(
      'usage',
      `${absent.join(' and ')} not given: a keyless signature proves nothing but who made it`,
      {
        help: 'give all three: trusted-root, certificate-identity, certificate-oidc-issuer',
      },
    );
  }
  const read = readTrustedRoots(new TextDecoder().decode(fs.readFile(trustedRoot, MAX_ROOT)));
  if ('problem' in read) {
    throw new UserError('bad-trusted-root', `the trusted root ${read.problem}`, {
      path: trustedRoot,
      help: 'give the file that gh attestation trusted-root or cosign trusted-root create writes',
    });
  }
  return { roots: read.roots, identity, issuer };
}

/**
 * Verifies a released file by its bundles; a cartridge or a signed CAL by what is in it, too. The worst of the states counts.
 *
 * @param bundles paths; each must hold
 * @throws UserError when the file or a bundle cannot be read, or a bundle cannot be judged by what the options say
 */
export async function verifyBundled(
  ports: VerifyPorts,
  path: string,
  ...asked: readonly [bundles: readonly string[], profile: FormatProfile, demands: VerifyDemands, wanted: BundleDemands]
): Promise<Verification> {
  const held = holdFile(ports, path);
  try {
    return await verifyHeld(held.ports, path, ...asked);
  } finally {
    held.close();
  }
}

async function verifyHeld(
  ports: VerifyPorts,
  path: string,
  bundles: readonly string[],
  profile: FormatProfile,
  demands: VerifyDemands,
  wanted: BundleDemands,
): Promise<Verification> {
  const { sha256, head } = digestOfFile(ports.store, path);
  const inside = isSignedFile(path, head, profile) ? await verifyFile(ports, path, profile, demands) : undefined;
  const file: BundledFile = {
    name: fileName(path),
    sha256,
    bytes: () => ports.fs.readFile(path),
    content: inside?.content,
  };
  const judged: BundleOutcome[] = [];
  const found: VerifyCheck[] = [...(inside?.outcome.checks ?? [])];
  for (const each of bundles) {
    const checks = new VerifyChecks();
    const verdict = judge(load(ports.fs, each), each, file, inside, profile, demands, wanted, checks);
    judged.push({ path: each, ...verdict });
    found.push(...checks.list().map((check) => ({ ...check, message: `${each}: ${check.message}` })));
  }
  const outcome = { ...together(path, `sha256:${sha256}`, inside, judged), bundles: judged };
  const rest = new VerifyChecks();
  if (inside === undefined) {
    checkCartridgeOnlyDemands(demands, rest);
    // A certificate is of a key that lived for a minute, and counts for none.
    const { threshold } = demands.policy;
    if (threshold > 1 && !judged.some(({ kind }) => kind === 'key'))
      rest.fail('threshold', `signed by 0 of ${threshold} distinct keys`);
  }
  if (wanted.requireProvenance) {
    const proven = judged.some(isProvenance);
    if (proven) rest.pass('provenance', `provenance ${PROVENANCE} of the identity that was asked for`);
    else rest.fail('provenance', `no bundle is provenance (${PROVENANCE}) of the identity that was asked for`);
  }
  if (outcome.trust !== inside?.outcome.trust) requireTrust(outcome.trust, demands, rest);
  const checks = [...found, ...rest.list()];
  const ok = checks.every((check) => check.ok && !(demands.strict && check.warning === true));
  const { content, keys = [], manifestBytes, script = () => undefined } = inside ?? {};
  // A file that is no cartridge has no version to ask for.
  const artifact = inside === undefined ? null : inside.artifact;
  return { outcome: { ...outcome, ok, checks }, content, keys, manifestBytes, artifact, script };
}

/**
 * Judges whether a build service says that the demanded identity made a file, by the bundle beside it: `FILE.provenance.sigstore.json`.
 * What cannot be told is not proven, and why is said.
 *
 * @param ownRoot path of the authorities that count where the demand names none; without either it cannot be judged
 * @param strict whether a warning is a failure
 */
export function provenanceOf(
  { fs, store }: VerifyPorts,
  ownRoot: string | undefined,
  strict = false,
): (path: string, demanded: DemandedProvenance) => Promise<{ proven: true } | { proven: false; reason: string }> {
  return (path, { certificateIdentity: identity, certificateOidcIssuer: issuer, trustedRoot = ownRoot }) => {
    const no = (reason: string): Promise<{ proven: false; reason: string }> =>
      Promise.resolve({ proven: false, reason });
    if (trustedRoot === undefined) return no('no trusted root says whose certificates count');
    const beside = path + PROVENANCE_SUFFIX;
    try {
      const keyless = loadKeyless(fs, { trustedRoot, identity, issuer });
      const bundle = load(fs, beside);
      if (keyless === undefined || bundle.kind === 'key')
        return no(`${beside} is signed by a key, and proves no build`);
      const checks = new VerifyChecks();
      const { sha256 } = digestOfFile(store, path);
      const file: BundledFile = { name: fileName(path), sha256, bytes: () => fs.readFile(path), content: undefined };
      const verdict = judgeKeylessBundle(bundle, file, keyless, checks);
      const faults = checks.list().filter(({ ok, warning }) => !ok || (strict && warning === true));
      const fault = faults.find(({ ok }) => !ok) ?? faults[0];
      if (fault !== undefined) return no(`${beside}: ${fault.id}: ${fault.message}`);
      if (isProvenance(verdict)) return Promise.resolve({ proven: true });
      return no(`${beside} is no provenance (${PROVENANCE})`);
    } catch (error) {
      if (error instanceof UserError) return no(`${error.path ?? beside}: ${error.message}`);
      throw error;
    }
  };
}

function isProvenance({ kind, trust, predicateType }: BundleVerdict): boolean {
  return kind === 'keyless' && trust === 'trusted' && predicateType === PROVENANCE;
}

// By its name, too: what calls itself a cartridge and is none gets no yes as some other file.
function isSignedFile(path: string, head: Uint8Array, profile: FormatProfile): boolean {
  if (isCalPath(path) || PREFIXES.some((prefix) => path.endsWith(PROFILES[prefix].extension))) return true;
  return holdsDatabase(head) || foreignToCartridges(head, profile) === undefined;
}

function load(fs: FileSystem, path: string): Bundle {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(fs.readFile(path, MAX_BUNDLE));
  const read = readBundle(text);
  if ('bundle' in read) return read.bundle;
  throw new UserError('bad-bundle', `the bundle ${read.problem}`, { path, help: read.help });
}

function judge(
  bundle: Bundle,
  path: string,
  file: BundledFile,
  inside: Verification | undefined,
  profile: FormatProfile,
  { policy }: VerifyDemands,
  { keyless }: BundleDemands,
  checks: VerifyChecks,
): BundleVerdict {
  if (bundle.kind === 'keyless') {
    if (keyless !== undefined) return judgeKeylessBundle(bundle, file, keyless, checks);
    throw new UserError('usage', 'the bundle is keyless: it proves who signed, and nobody was asked for', {
      path,
      help: 'give --trusted-root, --certificate-identity and --certificate-oidc-issuer',
    });
  }
  const stored = inside?.keys ?? [];
  if (policy.publicKeys.length + (policy.registry?.keys.length ?? 0) + stored.length > 0)
    return judgeKeyBundle(bundle, file, policy, stored, profile, checks);
  throw new UserError(
    'usage',
    'there is no public key to verify the bundle with: it names its key and does not hold it',
    {
      path,
      help: 'give --public-key or --trust-registry',
    },
  );
}

/** From worst to best. */
const STATES: readonly TrustState[] = ['tampered', 'unsigned', 'untrusted', 'portable', 'trusted', 'local'];

type Together = Omit<VerifyOutcome, 'ok' | 'checks' | 'bundles'>;

function together(
  path: string,
  fileDigest: string,
  inside: Verification | undefined,
  judged: readonly BundleOutcome[],
): Together {
  const states = [...(inside === undefined ? [] : [inside.outcome.trust]), ...judged.map(({ trust }) => trust)];
  const trust = STATES.find((state) => states.includes(state)) ?? 'unsigned';
  if (inside !== undefined) return { ...inside.outcome, trust };
  const signed = judged.find(({ kind }) => kind === 'key');
  const { publisherId = null, keyids = [], signedAt = null } = signed ?? {};
  const none = { cartridgeId: null, romDigest: null, saveRecords: null };
  return { path, trust, ...none, fileDigest, publisherId, keyids, signedAt };
}
