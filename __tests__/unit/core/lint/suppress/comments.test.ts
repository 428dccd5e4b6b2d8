import { expect, test } from '@jest/globals';
import { ignoreComments } from '../../../../../src/core/lint/suppress/comments.ts';
import { readText } from '../../../../../src/core/source/read.ts';

const MARK = 'cartwright-ignore rac/no-content: why';

test.each([
  ['a comment of its own line', `# ${MARK}\na: 1\n`, 1],
  ['one behind a value', `a: 1 # ${MARK}\n`, 1],
  ['a quoted text', `a: "1 # ${MARK}"\n`, 0],
  ['a block', `a: |\n  # ${MARK}\n`, 0],
  ['texts whose keys come in another order to a reader', `b: "1 # ${MARK}"\n2: "3 # ${MARK}"\n1: |\n  # ${MARK}\n`, 0],
  ['a comment between them', `b: "1 # ${MARK}"\n# ${MARK}\n1: "3 # ${MARK}"\n`, 1],
])('%s', async (_, text, count) => {
  const found = ignoreComments(await readText('a.cal.yaml', text));
  expect(found.map(({ rules, reason }) => [rules, reason])).toEqual(
    Array.from({ length: count }, () => [['rac/no-content'], 'why']),
  );
});
