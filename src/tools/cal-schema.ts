import { calJsonSchema } from '../core/cal/shape/json-schema.ts';

/** The text of `schemas/cal.schema.json`, made from the declaration that the linter walks. */
export function calSchemaText(): string {
  return `${JSON.stringify(calJsonSchema('https://cartwright.dev/schemas/cal.schema.json'), null, 2)}\n`;
}
