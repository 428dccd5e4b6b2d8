/** The way of texts into files that are meant to be committed: none of them holds a secret that a server, a client, a skill or code brought. */
import { parsedJson } from '../core/value/parsed-json.ts';
import { maySecretTexts, secretTexts } from '../core/lint/document-secrets.ts';
import { UserError } from '../core/result/errors.ts';
import { mayHoldSecret } from '../core/secrets/prefilter.ts';
import { secretName } from '../core/secrets/secret.ts';
import { quote } from '../core/text/printable.ts';
import type { FileSystem } from '../ports.ts';

/** A text, or the bytes of one, with the path where it goes. */
export interface Committed {
  readonly path: string;
  readonly text: string | Uint8Array;
}

/**
 * Writes files after all of them were looked through.
 *
 * @throws UserError `bad-file` for one that would hold a secret, with the first place; then nothing is written
 */
export async function writeCommitted(fs: FileSystem, files: readonly Committed[]): Promise<void> {
  await refuseSecrets(files);
  for (const { path, text } of files) fs.writeFile(path, text);
}

/** As {@link writeCommitted}, for those who write otherwise. */
export async function refuseSecrets(files: readonly Committed[]): Promise<void> {
  for (const { path, text } of files) {
    const place = await secretPlace(typeof text === 'string' ? text : new TextDecoder().decode(text));
    if (place === undefined) continue;
    throw new UserError('bad-file', `it was not written, since ${place.at} would hold ${secretName(place.kind)}`, {
      path,
      help: 'remove it from where the text comes from (a server, a configuration, a skill, the code), and replace it wherever it is used',
    });
  }
}

async function secretPlace(text: string): Promise<{ readonly at: string; readonly kind: string } | undefined> {
  // In the values of JSON no escape hides anything.
  const value = /^\s*[[{]/.test(text) ? parsedJson(text) : undefined;
  if (value === undefined ? !mayHoldSecret(text) : !maySecretTexts({ value })) return undefined;
  const { findSecrets } = await import('../core/secrets/find.ts');
  if (value === undefined) {
    const [first] = findSecrets(text);
    return first && { at: `line ${text.slice(0, first.start).split('\n').length}`, kind: first.kind };
  }
  const [found] = secretTexts({ value }, findSecrets);
  const [secret] = found?.secrets ?? [];
  if (found === undefined || secret === undefined) return undefined;
  const shown = found.path.filter((part) => typeof part === 'number' || findSecrets(part).length === 0);
  return { at: quote(shown.join('/')), kind: secret.kind };
}
