import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFrontMatter } from '../../../../src/core/skill/front-matter.ts';
import { readText } from '../../../../src/core/source/read.ts';

const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 1000);
const PART = fc.constantFrom(
  ...'ab(:#"\'-|>%@&*!{[,\\~\t\u00a0\u2028\ud800é',
  ' ',
  ' #',
  ': ',
  '://',
  'true',
  'null',
  '1',
);
const LINE = fc
  .tuple(fc.constantFrom('name', 'description', 'a-b'), fc.array(PART, { maxLength: 6 }))
  .map(([key, parts]) => `${key}: ${parts.join('')}`);

test('lines that need no parser say what YAML says, at the same lines', async () => {
  let sound = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(LINE, { minLength: 1, maxLength: 3 }), async (lines) => {
      const doc = await readText('a.md', `${lines.join('\n')}\n`, { language: 'yaml' });
      if (doc.problems.some(({ level }) => level === 'error')) return;
      sound++;
      const { fields, end } = await readFrontMatter('a.md', ['---', ...lines, '---', ''].join('\n'));
      const keys = Object.keys(doc.value as object);
      expect([...fields].map(([key, { value, line }]) => [key, value, line])).toEqual(
        keys.map((key) => [
          key,
          (doc.value as Record<string, unknown>)[key],
          lines.findIndex((line) => line.startsWith(`${key}:`)) + 2,
        ]),
      );
      expect(end).toBe(lines.length + 3);
    }),
    { numRuns: ROUNDS },
  );
  expect(sound).toBeGreaterThan(ROUNDS / 10);
});

test.each([
  ['an empty one', '---\n---\ntext', 3],
  ['line ends of two characters', '---\r\nname: a\r\n---\r\ntext', 4],
  ['line ends of old', '---\rname: a\r---\rtext', 4],
  ['nothing after it', '---\nname: a\n---', 4],
])('the text begins after the front matter: %s', async (_, text, end) => {
  expect((await readFrontMatter('a.md', text)).end).toBe(end);
});
