import { isAssignedSecret } from '../secrets/assignments.ts';
import type { FindSecrets } from '../secrets/find.ts';
import { mayHoldSecret } from '../secrets/prefilter.ts';
import type { Secret } from '../secrets/secret.ts';
import type { Path, Shadowed, SourceDocument } from '../source/document.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import { isMapping } from '../value/mapping.ts';
import { visible } from '../text/printable.ts';
import { once } from '../value/once.ts';

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
 * nothing because their key appears once more.
 */
export function secretTexts(doc: Pick<SourceDocument, 'value' | 'shadowed'>, findSecrets: FindSecrets): SecretText[] {
  const found: SecretText[] = [];
  const look = (root: unknown, at: Path, shadowed?: Shadowed): void =>
    eachString(root, at, (text, path, isKey) => {
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

// Keys, too, but not the signature block of the CAL, which holds keys and digests by design.
function eachString(value: unknown, path: Path, visit: (text: string, path: Path, isKey: boolean) => void): void {
  if (typeof value === 'string') visit(value, path, false);
  else if (Array.isArray(value)) value.forEach((item, i) => eachString(item, [...path, i], visit));
  else if (isMapping(value)) {
    for (const key of Object.keys(value)) {
      if (path.length === 0 && key === 'integrity') continue;
      const here = [...path, key];
      visit(key, here, true);
      eachString(value[key], here, visit);
    }
  }
}

/** Whether there may be any: a look that needs no finder, which is large. */
export function maySecretTexts(doc: Pick<SourceDocument, 'value' | 'shadowed'>): boolean {
  return secretTexts(doc, () => [{ kind: '', start: 0, end: 0 }]).length > 0;
}

/** The key that a value, or the list that it is in, is given to. */
function nameOf(path: Path): string {
  return path.findLast((part) => typeof part === 'string') ?? '';
}

/** Messages quote values and cut long ones; a shorter rest of a secret tells nothing. */
const TELLING = 6;
/** More secrets that start alike are not a document's, and each place would be compared with all of them. */
const ALIKE = 16;

/**
 * Takes secrets of the document out of what findings say: any rule may quote the value or the key that it is about. Cost is
 * linear in the findings, however many secrets there are.
 *
 * @param found findings whose messages may hold text of the document
 */
export function redactSecrets(
  doc: SourceDocument,
  findSecrets: FindSecrets,
  found: readonly Diagnostic[],
): Diagnostic[] {
  const byHead = new Map<string, Set<string>>();
  const short = new Set<string>();
  for (const { text, secrets } of secretTexts(doc, findSecrets)) {
    for (const { start, end } of secrets) {
      const secret = visible(text.slice(start, end));
      const head = secret.slice(0, TELLING);
      if (secret.length < TELLING) short.add(secret);
      once(byHead, head, () => new Set()).add(secret);
    }
  }
  if (byHead.size === 0) return [...found];
  const few = [...short].slice(0, ALIKE);
  const hide = (text: string): string =>
    few.reduce((left, secret) => left.replaceAll(secret, '…'), without(text, byHead));
  return found.map((finding) => ({
    ...finding,
    message: hide(finding.message),
    pointer: hide(finding.pointer),
    help: hide(finding.help),
  }));
}

function without(text: string, byHead: ReadonlyMap<string, ReadonlySet<string>>): string {
  let result = '';
  let at = 0;
  for (let i = 0; i + TELLING <= text.length; i++) {
    const alike = byHead.get(text.slice(i, i + TELLING));
    const end = alike === undefined ? undefined : endOf(text, i, alike);
    if (end === undefined) continue;
    result += `${text.slice(at, i)}…`;
    at = end;
    i = end - 1;
  }
  return at === 0 ? text : result + text.slice(at);
}

/** Where the secret that starts at a place ends, whole or cut off; undefined when none of them is there. */
function endOf(text: string, start: number, alike: ReadonlySet<string>): number | undefined {
  if (alike.size > ALIKE) {
    const rest = text.slice(start).search(/[\s"…]/);
    return rest < 0 ? text.length : start + rest;
  }
  let found: number | undefined;
  for (const secret of alike) {
    let end = start;
    while (end < text.length && text[end] === secret[end - start]) end++;
    const whole = end - start === secret.length;
    if (whole) found = Math.max(found ?? 0, end);
    else if (text[end] === '…') found = Math.max(found ?? 0, end + 1);
  }
  return found;
}
