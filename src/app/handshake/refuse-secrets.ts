import { secretTexts } from '../../core/lint/document-secrets.ts';
import { UserError } from '../../core/result/errors.ts';
import { secretName } from '../../core/secrets/secret.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { quote } from '../../core/text/printable.ts';

/**
 * Looks through a profile before it is written, since it is meant to be committed.
 *
 * @param text JSON, as profiles are written
 * @throws UserError `bad-file` for one that holds a secret, with the first place
 */
export async function refuseSecrets(path: string, text: string): Promise<void> {
  const { findSecrets } = await import('../../core/secrets/find.ts');
  const [found] = secretTexts({ value: JSON.parse(text) as SourceDocument['value'] }, findSecrets);
  const [secret] = found?.secrets ?? [];
  if (found === undefined || secret === undefined) return;
  const place = found.path.filter((part) => typeof part === 'number' || findSecrets(part).length === 0).join('/');
  throw new UserError('bad-file', `it was not written, since ${quote(place)} would hold ${secretName(secret.kind)}`, {
    path,
    help: 'take it out of what the server says or of the configuration, and replace it wherever it is used',
  });
}
