/** `verify --bundle`: a released file and the Sigstore bundles over it. */
import { judgeBundle, type BundledFile, type BundleVerdict } from '../../core/bundle/judge.ts';
import { MAX_BUNDLE, readBundle, type Bundle } from '../../core/bundle/read.ts';
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

/**
 * Verifies a released file by its bundles; a cartridge or a signed CAL by what is in it, too. The worst of the states counts.
 *
 * @param bundles paths; each must hold
 * @throws UserError when the file or a bundle cannot be read, or there is no key to judge a bundle by
 */
export async function verifyBundled(
  ports: VerifyPorts,
  path: string,
  ...asked: readonly [bundles: readonly string[], demands: VerifyDemands]
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
  demands: VerifyDemands,
): Promise<Verification> {
  const { sha256, head } = digestOfFile(ports.store, path);
  const inside = isSignedFile(path, head, demands.policy.profile) ? await verifyFile(ports, path, demands) : undefined;
  const file: BundledFile = { name: fileName(path), sha256, content: inside?.content };
  const judged: BundleOutcome[] = [];
  const found: VerifyCheck[] = [...(inside?.outcome.checks ?? [])];
  for (const each of bundles) {
    const checks = new VerifyChecks();
    const verdict = judge(load(ports.fs, each), each, file, inside, demands, checks);
    judged.push({ path: each, ...verdict });
    found.push(...checks.list().map((check) => ({ ...check, message: `${each}: ${check.message}` })));
  }
  const outcome = { ...together(path, `sha256:${sha256}`, inside, judged), bundles: judged };
  const rest = new VerifyChecks();
  if (inside === undefined) checkCartridgeOnlyDemands(demands, rest);
  if (outcome.trust !== inside?.outcome.trust) requireTrust(outcome.trust, demands, rest);
  const checks = [...found, ...rest.list()];
  const ok = checks.every((check) => check.ok && !(demands.strict && check.warning === true));
  const { content, keys = [], manifestBytes } = inside ?? {};
  // A file that is not a cartridge has no version to ask for.
  const artifact = inside === undefined ? null : inside.artifact;
  return { outcome: { ...outcome, ok, checks }, content, keys, manifestBytes, artifact };
}

// By its name, too: what calls itself a cartridge and is not one gets no yes as some other file.
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
  { policy }: VerifyDemands,
  checks: VerifyChecks,
): BundleVerdict {
  const stored = inside?.keys ?? [];
  if (policy.publicKeys.length + (policy.registry?.keys.length ?? 0) + stored.length > 0)
    return judgeBundle(bundle, file, policy, stored, checks);
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
  const { publisherId = null, keyids = [], signedAt = null } = judged[0] ?? {};
  const none = { cartridgeId: null, romDigest: null, saveRecords: null };
  return { path, trust, ...none, fileDigest, publisherId, keyids, signedAt };
}
