import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFrontMatter } from '../../../../src/core/skill/front-matter.ts';

test.each([
  ['an empty one', '---\n---\ntext', 3],
  ['line ends of two characters', '---\r\nname: a\r\n---\r\ntext', 4],
  ['line ends of old', '---\rname: a\r---\rtext', 4],
  ['nothing after it', '---\nname: a\n---', 4],
])('the text begins after the front matter: %s', async (_, text, end) => {
  expect((await readFrontMatter('a.md', text)).end).toBe(end);
});

/** What a front matter says, and at which lines. */
async function told(head: string): Promise<unknown> {
  const { fields, fault, remarks, lineOf, end } = await readFrontMatter('a.md', `---\n${head}\n---\ntext`);
  const lines = [...fields.keys(), 'nothing'].map((key) => [lineOf([key]), lineOf([key, 0])]);
  return { fields: [...fields], isFaulty: fault !== undefined, remarks: remarks.length, lines, isClosed: end > 1 };
}

// After a comment it is read as YAML, whatever is in it.
test('a front matter of plain lines is read as YAML reads it', async () => {
  const sign = fc.constantFrom(...'aZn0 -:#"\'[]{}&*!|>%@`,\\~.?=()/_é\u2028\u0085\ud83d\ude00\t'.split(''));
  const value = fc.oneof(
    fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
    fc.constantFrom(
      'null',
      'Null',
      'true',
      'FALSE',
      'nullable',
      'true story',
      'a: b',
      'a:',
      'a #b',
      'a#b',
      'no',
      '"a: b"',
      "'a''b'",
      '"a\\n"',
    ),
  );
  const line = fc.tuple(fc.constantFrom('a', 'b', 'c-d', 'Null'), fc.constantFrom(': ', ':  ', ':', ' : '), value);
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        line.map((parts) => parts.join('')),
        { minLength: 1, maxLength: 3 },
      ),
      async (lines) => {
        const head = lines.join('\n');
        expect(await told(head)).toEqual(await told(`${head}\n# a comment`));
      },
    ),
    { numRuns: 1500 },
  );
});
