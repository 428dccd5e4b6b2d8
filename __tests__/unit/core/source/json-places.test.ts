import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonPlaces, type JsonPlace } from '../../../../src/core/source/json-places.ts';
import { scanJson, type JsonNode } from '../../../../src/core/source/scan-json.ts';

/** The places looked up one by one are those of the scanner that reads the whole text. */
function compare(place: JsonPlace | undefined, node: JsonNode): void {
  expect(place?.span).toEqual(node.span);
  for (const { name, key } of node.members ?? []) {
    // Of equal keys the last counts.
    const last = node.members?.findLast((member) => member.name === name);
    const found = place?.member(name);
    if (key === last?.key) expect(found?.key).toEqual(key);
    if (last !== undefined) compare(found?.value, last.value);
  }
  node.items?.forEach((item, i) => compare(place?.item(i), item));
  expect(place?.item(node.items?.length ?? 0)).toBeUndefined();
  expect(place?.member('not there at all')).toBeUndefined();
}

describe('jsonPlaces', () => {
  test.each([
    '{}',
    ' [ ] ',
    '0',
    ' "a\\"b\\\\" ',
    '{"a":{"b":1},"c":[{},[],"]}"]}',
    '{ "a\\u0062\\"" :\n-1.5e+3\t, "":null , "a":true,"a":false }',
    '[[1,2],\r\n[{"x":"\\\\"}],"\\\\\\"",{"y":[]}]',
    '{"__proto__":{"constructor":1}}',
  ])('%s', (text) => {
    compare(jsonPlaces(text), scanJson(text));
  });

  test('of random documents', () => {
    const spaces = fc.constantFrom(undefined, 2, '\t');
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), spaces, (value, space) => {
        const text = JSON.stringify(value, null, space);
        compare(jsonPlaces(text), scanJson(text));
      }),
      { seed: 17, numRuns: 400 },
    );
  });
});
