import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nearest } from '../../../../src/core/schema/suggest.ts';

const CANDIDATES = ['from', 'to', 'when', 'file-glob', 'mcp-resource', 'participants', 'description', 'nodes', 'edges'];

test.each([
  ['From', 'from'],
  ['fileglob', 'file-glob'],
  ['file_glob', 'file-glob'],
  ['glob', 'file-glob'],
  ['participnats', 'participants'],
  ['descripton', 'description'],
  ['participants-of-all', 'participants'],
  ['nod', undefined],
  ['node', 'nodes'],
  ['xyz', undefined],
  ['egdse', 'edges'],
  ['', undefined],
])('%j is meant for %j', (name, meant) => {
  expect(nearest(name, CANDIDATES)).toBe(meant);
});

test('two that are equally near are none', () => {
  expect(nearest('cat', ['bat', 'hat'])).toBeUndefined();
  expect(nearest('cat', ['bat', 'cut', 'cat'])).toBe('cat');
});

/** Edit distance with transpositions of neighbours, by its definition. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (__, j) => i + j));
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const costs = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) costs.push(at(i - 2, j - 2) + 1);
      (table[i] as number[])[j] = Math.min(...costs);
    }
  }
  return at(a.length, b.length);
}

// Few letters, so that words are near; and more of them than a distance may have, which tells some words apart by itself.
test.each([
  ['abc', 300],
  ['abcde0', 100],
])(
  'of %s, one candidate is near exactly within the distance that is allowed, or where one word holds the other',
  (letters, least) => {
    const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 9 });
    let near = 0;
    fc.assert(
      fc.property(word, word, (name, candidate) => {
        const allowed = name.length <= 4 ? 1 : 2;
        const [long, short] = name.length > candidate.length ? [name, candidate] : [candidate, name];
        const wanted = distance(name, candidate) <= allowed || (short.length >= 4 && long.includes(short));
        if (wanted) near++;
        expect([name, candidate, nearest(name, [candidate])]).toEqual([
          name,
          candidate,
          wanted ? candidate : undefined,
        ]);
      }),
      { numRuns: 5000, seed: 1 },
    );
    expect(near).toBeGreaterThan(least);
  },
);
