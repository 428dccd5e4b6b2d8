/** Editors and the reference pages show the description of what stands somewhere: every member of every file has one, and it is a sentence. */
import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/cli.ts';
import { SCHEMAS } from './sources.ts';

type Schema = Readonly<Record<string, unknown>>;

const FILES = readdirSync(join(ROOT, 'schemas')).filter((file) => file.endsWith('.schema.json'));

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const isSentence = (value: unknown): boolean =>
  typeof value === 'string' && /^[A-Z].*\.$/.test(value) && value.split(' ').length >= 5;
const declares = (schema: Schema, name: string): boolean =>
  isObject(schema['properties']) && Object.hasOwn(schema['properties'], name);

/**
 * The pointers below a schema of members whose description is not a sentence, and of patterns without words.
 *
 * @param above the object that a condition is about: what it asks of a member that is described there needs no second description
 */
function silent(schema: unknown, pointer = '', above: Schema = {}): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each, i) => silent(each, `${pointer}/${i}`));
  if (!isObject(schema)) return [];
  const wordless = typeof schema['pattern'] === 'string' && typeof schema['$comment'] !== 'string';
  return [
    ...(wordless ? [`${pointer}/pattern`] : []),
    ...Object.entries(schema).flatMap(([key, value]) => {
      const at = `${pointer}/${key}`;
      if (key === 'if') return [];
      if (key !== 'properties' || !isObject(value)) return silent(value, at, /^(?:then|else)$/.test(key) ? schema : {});
      return Object.entries(value).flatMap(([name, member]) => [
        ...((isObject(member) && isSentence(member['description'])) || declares(above, name) ? [] : [`${at}/${name}`]),
        ...silent(member, `${at}/${name}`),
      ]);
    }),
  ];
}

describe.each(FILES)('%s', (file) => {
  const schema = JSON.parse(readFileSync(join(ROOT, 'schemas', file), 'utf8')) as Schema;

  test('says of itself what its page and the catalog need', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${SCHEMAS}${file}`,
      title: expect.stringMatching(/^[A-Z]|^cartwright /),
      'x-cartwright': {
        file: expect.stringMatching(/\.(?:yaml|json|lock)$/),
        fileMatch: expect.any(Array),
        writtenBy: expect.stringMatching(/^(?:people|program)$/),
      },
    });
    const sentences = String(schema['description']).split(/(?<=\.) /);
    expect(sentences.filter((each) => !/^(?:[A-Z]|cartwright ).*\.$/.test(each))).toEqual([]);
  });

  test('describes every member in a sentence, and every pattern in words', () => {
    expect(silent(schema)).toEqual([]);
  });
});

test('a member without a sentence is found, wherever it stands', () => {
  const properties = {
    a: { description: 'Too short.' },
    b: { description: 'This one is a sentence.', items: { properties: { c: { pattern: 'x' } } } },
  };
  const then = { properties: { a: { const: 1 }, d: {} } };
  expect(silent({ $defs: { x: { oneOf: [{ properties, if: { properties: { a: {} } }, then }] } } })).toEqual([
    '/$defs/x/oneOf/0/properties/a',
    '/$defs/x/oneOf/0/properties/b/items/properties/c',
    '/$defs/x/oneOf/0/properties/b/items/properties/c/pattern',
    '/$defs/x/oneOf/0/then/properties/d',
  ]);
});
