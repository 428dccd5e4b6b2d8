import { expect, test } from '@jest/globals';
import { fixDuplicateKeys } from '../../../../../src/core/lint/fix/duplicate-keys.ts';
import { readText } from '../../../../../src/core/source/read.ts';

const LARGEST = 256 * 1024;

/** A JSON text with the same members twice, and which of its findings get a fix. */
async function fixed(
  names: readonly string[],
  padding = 0,
): Promise<{ size: number; fixes: boolean[]; reads: number }> {
  const members = names.flatMap((name) => [`"${name}":1`, `"${name}":1`]);
  const text = `{${members.join(',')},"x":"${'x'.repeat(padding)}"}`;
  const doc = await readText('a.json', text);
  let reads = 0;
  const found = await fixDuplicateKeys(doc, doc.problems, (changed) => {
    reads++;
    return readText('a.json', changed);
  });
  return { size: text.length, fixes: found.map(({ fix }) => fix !== undefined), reads };
}

const names = (n: number): string[] => Array.from({ length: n }, (_, i) => `k${i}`);

test('ten are tried, since each reads the document anew; the others are only told', async () => {
  expect(await fixed(names(10))).toMatchObject({ fixes: Array<boolean>(10).fill(true), reads: 10 });
  expect(await fixed(names(12))).toMatchObject({
    fixes: [...Array<boolean>(10).fill(true), false, false],
    reads: 10,
  });
});

test('a document of the largest size is tried, one that is larger by a character is not', async () => {
  const { size } = await fixed(['a']);
  expect(await fixed(['a'], LARGEST - size)).toEqual({ size: LARGEST, fixes: [true], reads: 1 });
  expect(await fixed(['a'], LARGEST - size + 1)).toEqual({ size: LARGEST + 1, fixes: [false], reads: 0 });
});

test('a fix that would change the value is none, and of three equal keys only the last can go', async () => {
  const doc = await readText('a.json', '{"a":1,"a":2}');
  expect(await fixDuplicateKeys(doc, doc.problems, (text) => readText('a.json', text))).toEqual(doc.problems);
  const three = await readText('a.json', '{"a":1,"a":1,"a":1}');
  const found = await fixDuplicateKeys(three, three.problems, (text) => readText('a.json', text));
  expect(found.map(({ fix }) => fix?.title)).toEqual([undefined, 'remove the second "a"']);
});
