import { expect, test } from '@jest/globals';
import { readFrontMatter } from '../../../../src/core/skill/front-matter.ts';

test.each([
  ['an empty one', '---\n---\ntext', 3],
  ['line ends of two characters', '---\r\nname: a\r\n---\r\ntext', 4],
  ['line ends of old', '---\rname: a\r---\rtext', 4],
  ['nothing after it', '---\nname: a\n---', 4],
])('the text begins after the front matter: %s', async (_, text, end) => {
  expect((await readFrontMatter('a.md', text)).end).toBe(end);
});
