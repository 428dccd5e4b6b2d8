/** The signature of a CAL: member `integrity` (docs/format.md 15). */
import { isMapping, member } from '../value/mapping.ts';
import { type FormatProfile, otherProfileWith } from '../../ids.ts';
import { canonicalize } from '../value/canonical-json.ts';
import { isDigest, sha256Digest } from '../value/digest.ts';
import type { CheckId } from '../result/fault.ts';
import type { VerifyChecks } from '../result/verify-checks.ts';
import { quote } from '../text/printable.ts';
import type { TrustState } from '../result/verify-results.ts';
import { envelopeJson, envelopeOf, type Envelope, type EnvelopeJson } from './envelope.ts';
import { judgeTrust, verifyEnvelope, type TrustPolicy } from './judge.ts';
import { KeyProblem, parsePublicKey, type PublicKey } from './public-key.ts';
import { signStatement, type Signer } from './sign.ts';
import { digestProblem, signedAtProblem, statementOf, type Statement, type Subject } from './statement.ts';
import { hasUnsafeInteger } from './strict-json.ts';

/** Member `integrity` of a signed CAL. */
export interface CalIntegrity {
  readonly schemaVersion: string;
  readonly digest: string;
  readonly publisherId: string;
  readonly keyid: string;
  readonly publicKeyPem: string;
  readonly signedAt: string;
  readonly envelope: EnvelopeJson;
}

const MEMBERS = ['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'];

/** The verdict on a CAL's signature. */
export interface CalVerdict {
  readonly trust: TrustState;
  /** `sha256:` and hex of the CAL without its signature; null when it has no canonical form. */
  readonly digest: string | null;
  /** The CAL by that digest, for statements about its file. */
  readonly content: Subject | undefined;
  /** Keys whose signature holds. */
  readonly keys: readonly PublicKey[];
  readonly publisherId: string | undefined;
  readonly signedAt: string | undefined;
}

/**
 * sha256 of the RFC 8785 form of a CAL without `integrity`.
 *
 * @throws TypeError when the value has no canonical form, or a number that not every reader reads as the same one
 */
export function calDigest(cal: object): string {
  const rest = Object.fromEntries(Object.entries(cal).filter(([name]) => name !== 'integrity'));
  if (hasUnsafeInteger(rest)) throw new TypeError('a number is above 2^53');
  return sha256Digest(canonicalize(rest));
}

/** Who signs a CAL, and when. */
type Claim = Pick<CalIntegrity, 'publisherId' | 'signedAt'>;

/** Signs a CAL; its other members are not touched. */
export function signCal(cal: object, signer: Signer, claim: Claim, profile: FormatProfile): CalIntegrity {
  const digest = calDigest(cal);
  const { keyid, pem } = signer.publicKey;
  const envelope = signStatement(calStatement(cal, digest, claim, profile), signer);
  return {
    schemaVersion: profile.calSignatureSchemaVersion,
    digest,
    publisherId: claim.publisherId,
    keyid,
    publicKeyPem: pem,
    signedAt: claim.signedAt,
    envelope: envelopeJson(envelope),
  };
}

function calStatement(cal: object, digest: string, claim: Claim, profile: FormatProfile): Statement {
  const count = (name: string): number => {
    const list = member(cal, name);
    return Array.isArray(list) ? list.length : 0;
  };
  return {
    subjectName: calSubject(cal, profile),
    sha256: digest.slice('sha256:'.length),
    predicateType: profile.calPredicateType,
    predicate: {
      [profile.predicateVersionField]: member(cal, 'schemaVersion'),
      workflowId: member(cal, 'id'),
      workflowVersion: member(cal, 'version') ?? null,
      publisherId: claim.publisherId,
      workflowDigest: digest,
      signedAt: claim.signedAt,
      participants: count('participants'),
      nodes: count('nodes'),
    },
  };
}

/** Name of the subject: a CAL without a version is named as the published format does it. */
function calSubject(cal: object, profile: FormatProfile): string {
  return `${profile.calSubjectPrefix}${String(member(cal, 'id'))}@${String(member(cal, 'version') ?? 'unversioned')}`;
}

/**
 * Verifies the signature of a CAL of the policy's profile whose text was read without problems. What the signature covers is not judged:
 * bytes that are intact may still break the rules of the format.
 *
 * @param checks gets every check with its outcome
 */
export function verifyCal(cal: object, policy: TrustPolicy, checks: VerifyChecks): CalVerdict {
  const { profile } = policy;
  const nothing = { digest: null, content: undefined, keys: [], publisherId: undefined, signedAt: undefined };
  const integrity = member(cal, 'integrity');
  let digest: string;
  try {
    digest = calDigest(cal);
  } catch (error) {
    checks.fail('cal', `the CAL has no RFC 8785 form: ${(error as Error).message}`);
    return { ...nothing, trust: integrity === undefined ? 'unsigned' : 'tampered' };
  }
  const content = {
    name: calSubject(cal, profile),
    digest: { [profile.calDigestName]: digest.slice('sha256:'.length) },
  };
  if (integrity === undefined) return { ...nothing, digest, content, trust: 'unsigned' };
  const parts = readIntegrity(integrity, digest, policy, checks);
  if (parts === undefined) return { ...nothing, digest, content, trust: 'tampered' };
  checks.pass('cal', `${content.name} has the digest that its signature block states`);
  const { publisherId, signedAt } = parts;
  const verified = verifyEnvelope(parts.envelope, [parts.key], policy, statementOf(profile.calPredicateType), checks);
  if (typeof verified === 'string') return { ...nothing, digest, content, trust: verified };
  const { keys } = verified;
  checkCalStatement(verified.statement, calStatement(cal, digest, { publisherId, signedAt }, profile), checks);
  if (checks.failed()) return { ...nothing, digest, content, keys, trust: 'tampered' };
  const trust = judgeTrust(keys, { publisherId, signedAt }, policy, checks);
  return { trust, digest, content, keys, publisherId, signedAt };
}

interface IntegrityParts extends Claim {
  readonly envelope: Envelope;
  readonly key: PublicKey;
}

function readIntegrity(
  integrity: unknown,
  digest: string,
  { profile, now }: TrustPolicy,
  checks: VerifyChecks,
): IntegrityParts | undefined {
  const fail = (check: CheckId, message: string): undefined => void checks.fail(check, message);
  if (!isMapping(integrity)) return fail('cal', 'integrity is not a mapping');
  const names = Object.keys(integrity);
  const odd = names.find((name) => !MEMBERS.includes(name)) ?? MEMBERS.find((name) => !names.includes(name));
  if (odd !== undefined) return fail('cal', `integrity must have exactly ${MEMBERS.join(', ')}; see ${quote(odd)}`);
  const version = member(integrity, 'schemaVersion');
  if (version !== profile.calSignatureSchemaVersion) {
    return fail('cal', unrecognized(version, otherProfileWith(profile, 'calSignatureSchemaVersion', version)));
  }
  const stated = member(integrity, 'digest');
  if (!isDigest(stated) || stated !== digest)
    return fail('cal', `integrity.digest is not ${digest}, which the CAL has now`);
  const publisherId = member(integrity, 'publisherId');
  if (typeof publisherId !== 'string' || publisherId === '')
    return fail('cal', 'integrity.publisherId is not a publisher');
  const signedAt = member(integrity, 'signedAt');
  const late = signedAtProblem(signedAt, now);
  if (late !== undefined) return fail('signed-at', late);
  const envelope = envelopeOf(member(integrity, 'envelope'));
  if ('problem' in envelope) return fail('envelope', envelope.problem);
  if (envelope.envelope.signatures.length !== 1)
    return fail('envelope', 'the envelope of a CAL has exactly one signature');
  try {
    const key = parsePublicKey(String(member(integrity, 'publicKeyPem')));
    if (key.keyid !== member(integrity, 'keyid')) return fail('cal', 'integrity.keyid is not that of publicKeyPem');
    return { envelope: envelope.envelope, key, publisherId, signedAt: String(signedAt) };
  } catch (error) {
    if (!(error instanceof KeyProblem)) throw error;
    return fail('cal', `integrity.publicKeyPem cannot be used: ${error.message}`);
  }
}

// Everything that the block and the CAL say must be what was signed; members the format does not know are ignored.
function checkCalStatement(statement: Statement, expected: Statement, checks: VerifyChecks): void {
  const differs = digestProblem(statement, expected.sha256, ['workflowDigest']);
  if (differs !== undefined) checks.fail('statement', differs);
  if (statement.subjectName !== expected.subjectName) {
    checks.fail('statement', `the subject is ${quote(statement.subjectName)}, not ${quote(expected.subjectName)}`);
  }
  for (const [name, value] of Object.entries(expected.predicate)) {
    if (name !== 'workflowDigest' && member(statement.predicate, name) !== value) {
      checks.fail('statement', `predicate ${name} is not what the CAL says`);
    }
  }
  checks.pass('statement', `the statement is about ${expected.subjectName}`);
}

function unrecognized(value: unknown, other: FormatProfile | undefined): string {
  const way =
    other === undefined ? '' : `: use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml`;
  return `unrecognized integrity.schemaVersion ${typeof value === 'string' ? quote(value) : 'that is not a string'}${way}`;
}
