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
import type { Bundle } from './read.ts';

/** A file whose bundle is judged. */
export interface BundledFile {
  /** Without folders, as it is called where it lies. */
  readonly name: string;
  /** 64 lower-case hex digits, over its bytes. */
  readonly sha256: string;
  /** The cartridge or CAL in it, by our own digest, where it was verified. */
  readonly content: Subject | undefined;
}

/** What a bundle proves of a file; why not is in the checks. */
export type BundleVerdict = Omit<BundleOutcome, 'path'>;

const NOTHING = { keyids: [], publisherId: null, signedAt: null, predicateType: null } as const;

/**
 * Judges a bundle by the rules of every other signature: given keys, registry, validity, revocation, threshold.
 *
 * @param stored keys that the file itself holds and that signed it; they make nothing more than portable
 */
export function judgeBundle(
  bundle: Bundle,
  file: BundledFile,
  policy: TrustPolicy,
  stored: readonly PublicKey[],
  checks: VerifyChecks,
): BundleVerdict {
  const verified = verifyEnvelope(bundle.envelope, stored, policy, releaseOf(policy.profile), checks);
  if (typeof verified === 'string') return { ...NOTHING, trust: verified };
  const { statement, keys } = verified;
  const keyids = keys.map(({ keyid }) => keyid);
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
  const wrong = matchSubjects(statement, file, checks);
  const { publisherId, signedAt, predicateType } = statement;
  const verdict = { keyids, publisherId, signedAt, predicateType };
  if (wrong !== undefined || checks.failed()) return { ...verdict, trust: wrong ?? 'tampered' };
  return { ...verdict, trust: judgeTrust(keys, statement, policy, checks) };
}

interface ReleaseStatement extends ForeignStatement {
  readonly publisherId: string;
  readonly signedAt: string;
}

// One key signs for several formats: a signed verdict of a host is not proof of a release.
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
 * Whether a statement is about the file, by digest and by the name that it was released under.
 *
 * @returns the state when it is not
 */
function matchSubjects(
  { subjects }: ForeignStatement,
  file: BundledFile,
  checks: VerifyChecks,
): TrustState | undefined {
  const { sha256 } = file;
  const about = subjects.filter(({ digest }) => digest['sha256'] === sha256);
  const named = subjects.find(({ name, digest }) => digest['sha256'] !== undefined && fileName(name) === file.name);
  if (about.length === 0) {
    const [first] = subjects;
    const other = `the bundle is of ${quote(first?.name ?? '')}, not of a file with sha256 ${sha256}`;
    const stated = named?.digest['sha256'] ?? '';
    checks.fail(
      'subject',
      named === undefined ? other : `${quote(file.name)} has sha256 ${sha256}, but ${stated} was signed`,
    );
    return named === undefined ? 'untrusted' : 'tampered';
  }
  if (!about.some(({ name }) => fileName(name) === file.name)) {
    const signed = quote(about[0]?.name ?? '');
    checks.fail('subject', `the file is called ${quote(file.name)}, but ${signed} was signed: give it its name again`);
    return 'untrusted';
  }
  const fault = contentFault(subjects, file);
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
