import { calJsonSchema } from '../core/cal/shape/json-schema.ts';
import { FILE_NAMES } from '../core/value/file-names.ts';
import type { FileFacts } from './reference.ts';

const FACTS: FileFacts = {
  file: 'example.cal.yaml',
  fileMatch: FILE_NAMES.cal,
  writtenBy: 'people',
};

/**
 * The text of `schemas/cal.schema.json`, made from the declaration that the linter walks.
 *
 * @param folder address of the folder of all schemas, with a slash at its end
 */
export function calSchemaText(folder: string): string {
  const { $schema, $id, title, description, ...rest } = calJsonSchema(`${folder}cal.schema.json`);
  return `${JSON.stringify({ $schema, $id, title, description, 'x-cartwright': FACTS, ...rest }, null, 2)}\n`;
}
