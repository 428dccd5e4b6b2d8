import { describe, expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { canonicalize } from '../../../../src/core/value/canonical-json.ts';
import { readStrictJson } from '../../../../src/core/dsse/strict-json.ts';
import { describeShared } from '../../../support/tools.ts';
import { vectors } from '../../../support/vectors.ts';

test.each([
  ['members sorted by UTF-16 units', { '\u{1f600}': 1, '\ufb33': 2, a: 3 }, '{"a":3,"\u{1f600}":1,"\ufb33":2}'],
  ['numbers as in ECMAScript', [1e21, 1e-7, -0, 100, 0.1], '[1e+21,1e-7,0,100,0.1]'],
  ['escapes only where needed', '\u0000\b\u001f"\\/\u2028', '"\\u0000\\b\\u001f\\"\\\\/\u2028"'],
  ['own members named __proto__', JSON.parse('{"__proto__":{"b":1,"a":2}}'), '{"__proto__":{"a":2,"b":1}}'],
])('%s', (_, value, expected) => {
  expect(canonicalize(value)).toBe(expected);
});

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
};

test.each([
  ['NaN', Number.NaN],
  ['infinity', { a: Infinity }],
  ['lone surrogate', '\ud800'],
  ['lone surrogate in a key', { '\udc00x': 1 }],
  ['undefined', { a: undefined }],
  ['a hole', [1, , 2]], // eslint-disable-line no-sparse-arrays
  ['bigint', 1n],
  ['nesting', deep(100_000)],
])('%s is refused', (_, value) => {
  expect(() => canonicalize(value)).toThrow(TypeError);
});

describeShared('vectors', (shared) => {
  const folder = `${shared}security/vectors/jcs/`;

  test.each(readdirSync(`${folder}input`))('%s', (name) => {
    const input: unknown = JSON.parse(readFileSync(`${folder}input/${name}`, 'utf8'));
    const hex = readFileSync(`${folder}outhex/${name.replace('.json', '.txt')}`, 'utf8').replace(/\s+/g, '');
    expect(Buffer.from(canonicalize(input), 'utf8').toString('hex')).toBe(hex);
    expect(canonicalize(input)).toBe(readFileSync(`${folder}output/${name}`, 'utf8'));
  });

  const fromHex = (hex: string): number => new DataView(Uint8Array.from(Buffer.from(hex, 'hex')).buffer).getFloat64(0);

  test('10,000 numbers', () => {
    const wrong = readFileSync(`${folder}es6_numbers_10000.txt`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(',') as [string, string])
      .filter(([hex, expected]) => canonicalize(fromHex(hex.padStart(16, '0'))) !== expected);
    expect(wrong).toEqual([]);
  });

  const { samples } = JSON.parse(readFileSync(`${folder}rfc8785_appendix_b.json`, 'utf8')) as {
    samples: [string, string | null][];
  };

  test.each(samples)('RFC 8785 appendix B: %s', (hex, expected) => {
    if (expected === null) expect(() => canonicalize(fromHex(hex))).toThrow(TypeError);
    else expect(canonicalize(fromHex(hex))).toBe(expected);
  });
});

describe('edge cases', () => {
  const { cases } = vectors<{ cases: { name: string; input: string; expect: string | null }[] }>('jcs/edge_cases.json');

  // As signed texts are read: what is not I-JSON is refused by the parser, before it gets a canonical form.
  test.each(cases)('$name', ({ input, expect: expected }) => {
    const read = readStrictJson(input);
    expect('problem' in read ? null : canonicalize(read.value)).toBe(expected);
  });

  test.each(cases.filter(({ name }) => !/duplicate|NaN/.test(name)))('$name, without that parser', (each) => {
    const value: unknown = JSON.parse(each.input);
    if (each.expect === null) expect(() => canonicalize(value)).toThrow(TypeError);
    else expect(canonicalize(value)).toBe(each.expect);
  });
});
