/** From a bundle to a trust state of the file that it is about (docs/format.md 14; docs/verify-without-us.md). */
import { readForeignStatement, type ForeignStatement } from '../dsse/file-statement.ts';
import { judgeTrust, verifyEnvelope, type TrustPolicy } from '../dsse/judge.ts';
import type { PublicKey } from '../dsse/public-key.ts';
import { signedAtProblem, type ReadStatement, type Subject } from '../dsse/statement.ts';
import type { BundleOutcome, TrustState } from '../result/verify-results.ts';
import type { VerifyChecks } from '../result/verify-checks.ts';
import { quote } from '../text/printable.ts';
import { member } from '../value/mapping.ts';
import { fileName } from '../value/path.ts';
import type { FormatProfile } from '../../ids.ts';
import type { KeyBundle, KeylessBundle } from './read.ts';
import { keyVerifies, verifyKeyless, type RootOfTrust, type SigstoreFault } from './sigstore.ts';

/** A file whose bundle is judged. */
export interface BundledFile {
  /** Without folders, as it is called where it lies. */
  readonly name: string;
  /** 64 lower-case hex digits, over its bytes. */
  readonly sha256: string;
  /** The bytes, for a bare signature over them. */
  bytes(): Uint8Array;
  /** The cartridge or CAL in it, by our own digest, where it was verified. */
  readonly content: Subject | undefined;
}

/** Whose keyless signatures count. */
export interface KeylessPolicy {
  readonly roots: readonly RootOfTrust[];
  /** Compared whole with the name in the certificate. */
  readonly identity: string;
  readonly issuer: string;
}

/** What a bundle proves of a file; why not is in the checks. */
export type BundleVerdict = Omit<BundleOutcome, 'path'>;

/** Predicate type of the provenance that GitHub's attestations state. */
export const PROVENANCE = 'https://slsa.dev/provenance/v1';

const NOTHING = { keyids: [], publisherId: null, signedAt: null, predicateType: null, signer: null } as const;

/**
 * Judges a bundle that is signed with a key by the rules of every other signature: given keys, registry, validity, revocation,
 * threshold. The verifier of sigstore has to agree.
 *
 * @param stored keys that the file itself holds and that signed it; they make nothing more than portable
 */
export function judgeKeyBundle(
  bundle: KeyBundle,
  file: BundledFile,
  policy: TrustPolicy,
  stored: readonly PublicKey[],
  profile: FormatProfile,
  checks: VerifyChecks,
): BundleVerdict {
  const kind = 'key';
  const verified = verifyEnvelope(bundle.envelope, stored, policy, releaseOf(profile), checks);
  if (typeof verified === 'string') return { kind, ...NOTHING, trust: verified };
  const { statement, keys } = verified;
  const keyids = keys.map(({ keyid }) => keyid);
  if (!keys.some((key) => keyVerifies(bundle, key))) checks.fail('signature', 'the verifier of sigstore refuses it');
  const named = [bundle.hint, bundle.envelope.signatures[0]?.keyid].find((hint) => !keyids.includes(hint ?? ''));
  if (named !== undefined) {
    checks.fail('bundle', `its hint is ${quote(named)}, but ${keyids.join(', ')} signed it`);
  }
  if (bundle.logEntries + bundle.timestamps > 0) {
    checks.warn(
      'transparency-log',
      'it has log entries or timestamps, which a bundle by a key does not need: not checked',
    );
  }
  const late = signedAtProblem(statement.signedAt, policy.now);
  if (late !== undefined) checks.fail('signed-at', late);
  const wrong = matchSubjects(statement, file, true, checks);
  const { publisherId, signedAt, predicateType } = statement;
  const verdict = { kind, keyids, publisherId, signedAt, signer: null, predicateType } as const;
  if (wrong !== undefined || checks.failed()) return { ...verdict, trust: wrong ?? 'tampered' };
  return { ...verdict, trust: judgeTrust(keys, statement, policy, checks) };
}

interface ReleaseStatement extends ForeignStatement {
  readonly publisherId: string;
  readonly signedAt: string;
}

// One key signs for several formats: a signed verdict of a host is no proof of a release.
function releaseOf({ releasePredicateType }: FormatProfile): ReadStatement<ReleaseStatement> {
  return (payload) => {
    const read = readForeignStatement(payload);
    if ('problem' in read) return read;
    const { statement } = read;
    if (statement.predicateType !== releasePredicateType) {
      return { problem: `predicateType is ${quote(statement.predicateType)}, not ${quote(releasePredicateType)}` };
    }
    const [publisherId, signedAt] = [
      member(statement.predicate, 'publisherId'),
      member(statement.predicate, 'signedAt'),
    ];
    if (typeof publisherId !== 'string' || typeof signedAt !== 'string') {
      return { problem: 'predicate publisherId or signedAt is missing' };
    }
    // The first subject is the file; what else it names has no digest of a file.
    const [first, ...contents] = statement.subjects;
    if (first?.digest['sha256'] === undefined || contents.some(({ digest }) => digest['sha256'] !== undefined)) {
      return { problem: 'the first subject, and no other, must have a sha256' };
    }
    return { statement: { ...statement, publisherId, signedAt } };
  };
}

/**
 * Judges a bundle for whose signer a certificate authority vouches. `trusted` when one of the roots verifies it, and signer and
 * issuer are those asked for.
 */
export function judgeKeylessBundle(
  bundle: KeylessBundle,
  file: BundledFile,
  policy: KeylessPolicy,
  checks: VerifyChecks,
): BundleVerdict {
  const kind = 'keyless';
  const found = verifyUnderRoots(bundle, file, policy.roots);
  if ('check' in found) {
    checks.fail(found.check, found.message);
    return { kind, ...NOTHING, trust: found.tampered ? 'tampered' : 'untrusted' };
  }
  const { identity, issuer, payload } = found;
  checks.pass('signature', `keyless signature, verified with the trusted root`);
  const verdict = { kind, ...NOTHING, signer: { identity, issuer } } as const;
  const read = payload === undefined ? undefined : readForeignStatement(payload);
  if (read !== undefined && 'problem' in read) {
    checks.fail('statement', read.problem);
    return { ...verdict, trust: 'untrusted' };
  }
  const predicateType = read?.statement.predicateType ?? null;
  const wrong = read === undefined ? undefined : matchSubjects(read.statement, file, false, checks);
  if (identity !== policy.identity || issuer !== policy.issuer) {
    const asked = `${quote(policy.identity, 200)} of ${quote(policy.issuer, 200)}`;
    checks.fail('signer', `signed by ${quote(identity, 200)} of ${quote(issuer, 200)}, not by ${asked}`);
    return { ...verdict, predicateType, trust: wrong ?? 'untrusted' };
  }
  checks.pass('signer', `signed by ${quote(identity, 200)} of ${quote(issuer, 200)}`);
  return { ...verdict, predicateType, trust: wrong ?? 'trusted' };
}

/** How far a root got: the one that got farthest says best why it does not verify. */
const PROGRESS: readonly SigstoreFault['check'][] = [
  'bundle',
  'timestamp',
  'certificate',
  'transparency-log',
  'signature',
];

function verifyUnderRoots(
  bundle: KeylessBundle,
  file: BundledFile,
  roots: readonly RootOfTrust[],
): Exclude<ReturnType<typeof verifyKeyless>, SigstoreFault>['signer'] | SigstoreFault {
  const { messageDigest, logEntries, timestamps } = bundle;
  const { sha256 } = file;
  if (messageDigest !== undefined && messageDigest !== sha256) {
    const message = `the bundle is of a file with sha256 ${messageDigest}; that of this file is ${sha256}`;
    return { check: 'subject', message, tampered: false };
  }
  const artifact = messageDigest === undefined ? undefined : file.bytes();
  let last: SigstoreFault = { check: 'bundle', message: 'there is no trusted root', tampered: false };
  for (const root of roots) {
    const found =
      root.log && logEntries === 0
        ? missing('transparency-log', 'it has no entry of a transparency log, which the trusted root demands')
        : !root.log && timestamps === 0
          ? missing('timestamp', 'it has no signed timestamp, which a trusted root without a log demands')
          : verifyKeyless(bundle, artifact, root);
    if ('signer' in found) return found.signer;
    if (PROGRESS.indexOf(found.check) >= PROGRESS.indexOf(last.check)) last = found;
  }
  return last;
}

function missing(check: SigstoreFault['check'], message: string): SigstoreFault {
  return { check, message, tampered: false };
}

/**
 * Whether a statement is about the file, by digest and by name.
 *
 * @param own a statement of ours names the file as it is released; others name it as they like, so that a name is a warning
 * @returns the state when it is not
 */
function matchSubjects(
  { subjects }: ForeignStatement,
  file: BundledFile,
  own: boolean,
  checks: VerifyChecks,
): TrustState | undefined {
  const { sha256 } = file;
  const about = subjects.filter(({ digest }) => digest['sha256'] === sha256);
  const named = subjects.find(({ name, digest }) => digest['sha256'] !== undefined && fileName(name) === file.name);
  if (about.length === 0) {
    const [first] = subjects;
    const more = subjects.length > 1 && !own ? ` and ${subjects.length - 1} more` : '';
    const other = `the bundle is of ${quote(first?.name ?? '')}${more}, not of a file with sha256 ${sha256}`;
    const stated = named?.digest['sha256'] ?? '';
    checks.fail(
      'subject',
      named === undefined ? other : `${quote(file.name)} has sha256 ${sha256}, but ${stated} was signed`,
    );
    return named === undefined ? 'untrusted' : 'tampered';
  }
  if (!about.some(({ name }) => fileName(name) === file.name)) {
    const message = `the file is called ${quote(file.name)}, but ${quote(about[0]?.name ?? '')} was signed`;
    if (!own) checks.warn('subject', message);
    else {
      checks.fail('subject', `${message}: give it its name again`);
      return 'untrusted';
    }
  }
  const fault = own ? contentFault(subjects, file) : undefined;
  if (fault === undefined) checks.pass('subject', `it is about this file: sha256 ${sha256}`);
  else checks.fail('subject', fault);
  return fault === undefined ? undefined : 'tampered';
}

function contentFault(subjects: readonly Subject[], { content }: BundledFile): string | undefined {
  if (content === undefined) return undefined;
  const [[algorithm, digest] = ['', '']] = Object.entries(content.digest);
  const stated = subjects.find((subject) => subject.digest[algorithm] !== undefined);
  if (stated === undefined) return `no subject has a ${algorithm} digest`;
  if (stated.digest[algorithm] === digest && stated.name === content.name) return undefined;
  return `signed was ${quote(stated.name)} with ${algorithm} ${stated.digest[algorithm]}; in the file is ${quote(content.name)} with ${digest}`;
}
