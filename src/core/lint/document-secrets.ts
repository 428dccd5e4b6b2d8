import { isAssignedSecret } from '../secrets/assignments.ts';
import type { FindSecrets } from '../secrets/find.ts';
import { mayHoldSecret } from '../secrets/prefilter.ts';
import type { Secret } from '../secrets/secret.ts';
import type { Path, Shadowed, SourceDocument } from '../source/document.ts';
import { eachStringBelow } from './strings.ts';

/** A string of a CAL that holds secrets. */
export interface SecretText {
  readonly text: string;
  /** Path of the value. */
  readonly path: Path;
  /** Whether the string is the key at that path. */
  readonly isKey: boolean;
  /** In text order. */
  readonly secrets: readonly Secret[];
  /** The entry around it, when a later one of the same name replaces that. */
  readonly shadowed?: Shadowed;
}

/**
 * Finds the secrets of a CAL: those within one string, and values whose key says what they are; also in entries that count for
 * nothing because their key stands once more.
 */
export function secretTexts(doc: SourceDocument, findSecrets: FindSecrets): SecretText[] {
  const found: SecretText[] = [];
  const look = (root: unknown, at: Path, shadowed?: Shadowed): void =>
    eachStringBelow(root, at, (text, path, isKey) => {
      const within = mayHoldSecret(text) ? findSecrets(text) : [];
      const given = within.length === 0 && !isKey && isAssignedSecret(nameOf(path), text);
      const secrets = given ? [{ kind: 'assigned-secret', start: 0, end: text.length }] : within;
      if (secrets.length > 0)
        found.push({ text, path, isKey, secrets, ...(shadowed === undefined ? {} : { shadowed }) });
    });
  look(doc.value, []);
  for (const entry of doc.shadowed ?? []) look(entry.content, entry.path, entry);
  return found;
}

/** The key that a value, or the list that it stands in, is given to. */
function nameOf(path: Path): string {
  return path.findLast((part) => typeof part === 'string') ?? '';
}
