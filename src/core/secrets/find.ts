import { findAssignments } from './assignments.ts';
import { findPrivateKeys } from './private-keys.ts';
import { findPublished } from './published.ts';
import { mayHoldSecret } from './prefilter.ts';
import { distinct, type Secret } from './secret.ts';
import { findTokens } from './tokens.ts';

/**
 * Finds secrets in a text: private keys, tokens of well-known services, passwords in URLs and connection strings, random values
 * that are given to a password, a key or a token. Randomness alone is never enough, so hashes, ids and digests are not taken for one.
 *
 * Load this module with `await import()`: it brings secretlint's rules along. {@link mayHoldSecret} says when that is needed.
 *
 * @returns places in text order that do not overlap; the secret itself is not part of them
 */
export function findSecrets(text: string): Secret[] {
  if (!mayHoldSecret(text)) return [];
  return distinct([...findPrivateKeys(text), ...findTokens(text), ...findPublished(text), ...findAssignments(text)]);
}

/** {@link findSecrets} as a value, for code that gets it handed over. */
export type FindSecrets = typeof findSecrets;
