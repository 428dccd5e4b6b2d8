import { expect, test } from '@jest/globals';
import { blobsIn } from '../../../../src/adapters/git/blobs.ts';

const id = (digit: string): string => digit.repeat(40);
const [A, B, C] = [id('a'), id('b'), id('c')];
const texts = (answer: string): string[][] =>
  [...blobsIn(Buffer.from(answer))].map(([oid, bytes]) => [oid, Buffer.from(bytes).toString()]);

test('blobs are told from what is missing and from other objects, whatever bytes they hold', () => {
  const held = `${C} missing\n`;
  const answer = `${A} blob ${held.length}\n${held}\n${B} missing\n${C} tree 3\nabc\n${B} blob 0\n\n`;
  expect(texts(answer)).toEqual([
    [A, held],
    [B, ''],
  ]);
});

test.each([
  ['in a line', `${A} blob`],
  ['in the bytes', `${A} blob 5\nabc`],
])('an answer that is cut %s gives what came whole', (_where, rest) => {
  expect(texts(`${B} blob 2\nok\n${rest}`)).toEqual([[B, 'ok']]);
});
