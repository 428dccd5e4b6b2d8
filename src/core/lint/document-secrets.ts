import { isAssignedSecret } from '../secrets/assignments.ts';
import type { FindSecrets } from '../secrets/find.ts';
import { mayHoldSecret } from '../secrets/prefilter.ts';
import type { Secret } from '../secrets/secret.ts';
import type { Path } from '../source/document.ts';
import type { Mapping } from './mapping.ts';
import { eachString } from './strings.ts';

/** A string of a CAL that holds secrets. */
export interface SecretText {
  readonly text: string;
  /** Path of the value. */
  readonly path: Path;
  /** Whether the string is the key at that path. */
  readonly isKey: boolean;
  /** In text order. */
  readonly secrets: readonly Secret[];
}

/** Finds the secrets of a CAL: those within one string, and values whose key says what they are. */
export function secretTexts(root: Mapping, findSecrets: FindSecrets): SecretText[] {
  const found: SecretText[] = [];
  eachString(root, (text, path, isKey) => {
    const within = mayHoldSecret(text) ? findSecrets(text) : [];
    const given = within.length === 0 && !isKey && isAssignedSecret(nameOf(path), text);
    const secrets = given ? [{ kind: 'assigned-secret', start: 0, end: text.length }] : within;
    if (secrets.length > 0) found.push({ text, path, isKey, secrets });
  });
  return found;
}

/** The key that a value, or the list that it stands in, is given to. */
function nameOf(path: Path): string {
  return path.findLast((part) => typeof part === 'string') ?? '';
}
