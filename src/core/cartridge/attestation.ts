/** The in-toto statement about a cartridge (docs/format.md 14). */
import { member } from '../value/mapping.ts';
import type { FormatProfile } from '../../ids.ts';
import type { TrustPolicy } from '../dsse/judge.ts';
import { digestProblem, signedAtProblem, type Statement } from '../dsse/statement.ts';
import type { VerifyChecks } from '../result/verify-checks.ts';
import { quote } from '../text/printable.ts';
import { SPEC_VERSION } from './meta.ts';

/** What a cartridge's statement says, after every part of it was checked. */
export interface CartridgeClaim {
  readonly publisherId: string;
  readonly signedAt: string;
}

/** What the statement must say. */
export interface CartridgeFacts {
  readonly cartridgeId: string;
  readonly publisherId: string;
  /** `sha256:` and hex. */
  readonly romDigest: string;
}

/** The statement that `sign` makes. */
export function cartridgeStatement(
  facts: CartridgeFacts & { readonly fileCount: number; readonly signedAt: string },
  profile: FormatProfile,
): Statement {
  return {
    subjectName: facts.cartridgeId,
    sha256: facts.romDigest.slice('sha256:'.length),
    predicateType: profile.cartridgePredicateType,
    predicate: {
      [profile.predicateVersionField]: SPEC_VERSION,
      publisherId: facts.publisherId,
      romDigest: facts.romDigest,
      manifestHash: facts.romDigest,
      fileCount: facts.fileCount,
      signedAt: facts.signedAt,
    },
  };
}

/**
 * Compares a verified statement with the cartridge that it came with. Members that the format does not know are ignored.
 *
 * @returns undefined when something differs; `checks` says what
 */
export function checkCartridgeStatement(
  statement: Statement,
  facts: CartridgeFacts,
  { profile, now }: Pick<TrustPolicy, 'profile' | 'now'>,
  checks: VerifyChecks,
): CartridgeClaim | undefined {
  const { predicate } = statement;
  const fail = (message: string): void => checks.fail('statement', message);
  const differs = digestProblem(statement, facts.romDigest.slice('sha256:'.length), ['romDigest', 'manifestHash']);
  if (differs !== undefined) {
    fail(
      statement.sha256 === facts.romDigest.slice(7)
        ? differs
        : `manifest hash does not match the signed subject: ${differs}`,
    );
  }
  if (statement.subjectName !== facts.cartridgeId) {
    fail(`the subject is ${quote(statement.subjectName)}, but the cartridge is ${quote(facts.cartridgeId)}`);
  }
  for (const name of ['romDigest', 'manifestHash']) {
    if (typeof member(predicate, name) !== 'string') fail(`predicate ${name} is missing`);
  }
  if (typeof member(predicate, profile.predicateVersionField) !== 'string') {
    fail(`predicate ${profile.predicateVersionField} is missing`);
  }
  const publisherId = member(predicate, 'publisherId');
  if (publisherId !== facts.publisherId) fail('predicate publisherId is not the publisher of the cartridge');
  const signedAt = member(predicate, 'signedAt');
  const problem = signedAtProblem(signedAt, now);
  if (problem !== undefined) checks.fail('signed-at', problem);
  if (checks.failed('statement', 'signed-at')) return undefined;
  checks.pass('statement', `the statement is about ${facts.cartridgeId} and its ROM digest`);
  return { publisherId: facts.publisherId, signedAt: String(signedAt) };
}
