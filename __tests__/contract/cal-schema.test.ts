import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calSchemaText } from '../../src/tools/cal-schema.ts';
import { ROOT, SCHEMAS } from './sources.ts';

test('schemas/cal.schema.json is in step with the declaration of the shape (npm run sync writes it)', () => {
  expect(readFileSync(join(ROOT, 'schemas/cal.schema.json'), 'utf8')).toBe(calSchemaText(SCHEMAS));
});
