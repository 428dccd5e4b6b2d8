/** Editors show the description of what the cursor stands on: every member of a file that people write has one, and it is a sentence. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/cli.ts';

// The CAL's is made from the declarations of the linter; a report is written by the program only.
const OTHERS = new Set(['cal.schema.json', 'report.schema.json']);
const FILES = readdirSync(join(ROOT, 'schemas')).filter((file) => !OTHERS.has(file));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSentence = (value: unknown): boolean =>
  typeof value === 'string' && /^[A-Z].*\.$/.test(value) && value.split(' ').length >= 4;

/** The pointers of all members below a schema whose description is no sentence. */
function silent(schema: unknown, pointer = ''): string[] {
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const at = `${pointer}/${key}`;
    if (key !== 'properties' || !isObject(value)) return silent(value, at);
    return Object.entries(value).flatMap(([name, member]) => [
      ...(isObject(member) && isSentence(member['description']) ? [] : [`${at}/${name}`]),
      ...silent(member, `${at}/${name}`),
    ]);
  });
}

test.each(FILES)('%s', (file) => {
  const schema = JSON.parse(readFileSync(join(ROOT, 'schemas', file), 'utf8')) as Record<string, unknown>;
  expect([isSentence(schema['description']), silent(schema)]).toEqual([true, []]);
});

test('a member without a sentence is found, wherever it stands', () => {
  const properties = {
    a: { description: 'Too short.' },
    b: { description: 'This one is a sentence.', items: { properties: { c: {} } } },
  };
  expect(silent({ $defs: { x: { oneOf: [{ properties }] } } })).toEqual([
    '/$defs/x/oneOf/0/properties/a',
    '/$defs/x/oneOf/0/properties/b/items/properties/c',
  ]);
});
