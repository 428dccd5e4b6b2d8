import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isOrganisationName,
  isRepositoryName,
  partsOf,
  type ListedRepository,
} from '../../../../src/core/value/repositories.ts';

const repository = (name: string, kilobytes: number): ListedRepository => {
  return { name, kilobytes, archived: false, fork: false, private: false };
};

describe('parts', () => {
  test('deal out the large ones first, there and back', () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map((size) => repository(`a/r${size}`, size));
    expect(partsOf(all, 3)).toEqual([
      ['a/r1', 'a/r2', 'a/r7'],
      ['a/r3', 'a/r6'],
      ['a/r4', 'a/r5'],
    ]);
  });

  test('hold every repository once, as many in each, and are the same in any order', () => {
    const sizes = fc.array(fc.nat(9), { maxLength: 600 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 300 }), (kilobytes, jobs) => {
        const all = kilobytes.map((size, i) => repository(`a/r${i}`, size));
        const parts = partsOf(all, jobs);
        expect(parts).toHaveLength(Math.min(jobs, 256, all.length));
        expect(parts.flat().sort()).toEqual(all.map(({ name }) => name).sort());
        const lengths = parts.map(({ length }) => length);
        if (all.length > 0) expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
        expect(partsOf(all.toReversed(), jobs)).toEqual(parts);
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  ['acme', true],
  ['a-b-c', true],
  ['a'.repeat(39), true],
  ['a'.repeat(40), false],
  ['-a', false],
  ['a-', false],
  ['a--b', false],
  ['a/b', false],
  ['', false],
])('an organisation may be called %j: %s', (name, expected) => {
  expect(isOrganisationName(name)).toBe(expected);
});

test.each([
  ['.github', true],
  ['a_b.c-d', true],
  ['a'.repeat(101), false],
  ['..', false],
  ['.', false],
  ['a/b', false],
  ['', false],
])('a repository may be called %j: %s', (name, expected) => {
  expect(isRepositoryName(name)).toBe(expected);
});
