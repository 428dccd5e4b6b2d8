import { expect, test } from '@jest/globals';
import { isInShard, parseShard } from '../../../../src/core/value/shard.ts';

test.each([
  ['1/1', { index: 1, count: 1 }],
  [' 2/4 ', { index: 2, count: 4 }],
  ['5/4', undefined],
  ['0/4', undefined],
  ['1', undefined],
  ['1/0', undefined],
  ['-1/4', undefined],
  ['1/99999', undefined],
])('parseShard(%j)', (text, shard) => expect(parseShard(text)).toEqual(shard));

test('every path is in exactly one shard, and the shards are of like size', () => {
  const paths = Array.from({ length: 4000 }, (_, i) => `packages/p${i % 80}/flow-${i}.cal.yaml`);
  const sizes = [1, 2, 3, 4].map((index) => paths.filter((path) => isInShard(path, { index, count: 4 })).length);
  expect(sizes.reduce((a, b) => a + b)).toBe(4000);
  expect(Math.min(...sizes)).toBeGreaterThan(850);
});
