/** Every part of a schema is looked at: a fault in one is found with its place. */
import { expect, test } from '@jest/globals';
import { openSchema } from '../../../../src/core/json-schema/open-schema.ts';
import { pathOf } from '../../../../src/core/json-schema/where.ts';

const OLDER = { $schema: 'https://json-schema.org/draft/2019-09/schema', $id: 'https://example.org/older' };
const problem = 'it is neither an object nor true or false';

test.each([
  ...[
    'additionalProperties',
    'additionalItems',
    'contains',
    'not',
    'if',
    'then',
    'else',
    'propertyNames',
    'unevaluatedItems',
    'unevaluatedProperties',
    'items',
  ].map((keyword) => [keyword, { [keyword]: 7, ...(keyword === 'additionalItems' ? OLDER : {}) }, [keyword]] as const),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'].map(
    (keyword) =>
      [`a list in ${keyword}`, { [keyword]: [true, 7], ...(keyword === 'items' ? OLDER : {}) }, [keyword, 1]] as const,
  ),
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'].map(
    (keyword) => [`a map in ${keyword}`, { [keyword]: { a: true, b: 7 } }, [keyword, 'b']] as const,
  ),
])('%s', (_name, schema, keys) => {
  const opened = openSchema({ not: schema });
  expect('problem' in opened && [opened.problem, pathOf(opened.where)]).toEqual([problem, ['not', ...keys]]);
});

test('names in a list of dependencies are not parts', () => {
  expect('problem' in openSchema({ dependencies: { a: ['b'], c: {} } })).toBe(false);
});
