import { UserError, type ErrorCode } from '../result/errors.ts';
import type { SourceDocument } from '../source/document.ts';
import { checkSchema } from './check.ts';
import { validators } from './validators.ts';

/**
 * The value of a document that fits a schema.
 *
 * @throws UserError `code` with the place of the first mistake
 */
export async function requireSchema<T>(
  doc: SourceDocument,
  schema: keyof typeof validators,
  code: ErrorCode,
): Promise<T> {
  const validator = await validators[schema]();
  const [first] = [...doc.problems, ...(doc.value === undefined ? [] : checkSchema(doc, validator))];
  if (first === undefined) return doc.value as T;
  throw new UserError(code, first.message, { path: doc.path, range: first.range, help: first.help });
}
