/** A rename or a removal as an edit, where the text leaves one that is certain. */
import { expect, test } from '@jest/globals';
import { fixOf } from '../../../../../src/core/lint/fix/remedy.ts';
import { valueAt } from '../../../../../src/core/source/document.ts';
import { readText } from '../../../../../src/core/source/read.ts';

async function renamed(text: string, path: readonly (string | number)[], to: string): Promise<unknown> {
  const fix = fixOf(await readText('a.yaml', text), path, { kind: 'rename', to });
  return fix === undefined ? undefined : [fix.title, ...fix.edits.map(({ range, newText }) => [range.start, newText])];
}

test.each<[string, readonly (string | number)[], string, unknown]>([
  ['nam: 1\n', ['nam'], 'name', ['rename "nam" to "name"', [{ line: 1, column: 1 }, 'name']]],
  ['a:\n  "nam": 1\n', ['a', 'nam'], 'name', ['rename "nam" to "name"', [{ line: 2, column: 3 }, '"name"']]],
  ["- 'nam': 1\n", [0, 'nam'], 'name', ['rename "nam" to "name"', [{ line: 1, column: 3 }, "'name'"]]],
  ['nam: 1\n', ['nam'], 'n4mE', ['rename "nam" to "n4mE"', [{ line: 1, column: 1 }, 'n4mE']]],
  ['nam: 1\nname: 2\n', ['nam'], 'name', undefined],
  ['nam: 1\n', ['nam'], '4name', undefined],
  ['nam: 1\n', ['nam'], 'a-b', undefined],
  ['nam: 1\n', ['nam'], '', undefined],
  ['nam: 1\n', ['none'], 'name', undefined],
  ['- nam\n', [0], 'name', undefined],
  ['1: x\n', ['1'], 'name', ['rename "1" to "name"', [{ line: 1, column: 1 }, 'name']]],
])('of %j, %j to %j', async (text, path, to, expected) => {
  expect(await renamed(text, path, to)).toEqual(expected);
});

test.each<[readonly (string | number)[], readonly (string | number)[] | undefined, string]>([
  [['a'], undefined, 'remove "a"'],
  [['list', 1], undefined, 'remove item 1 of "list"'],
  [['a'], ['list', 0], 'remove item 0 of "list"'],
])('the removal of %j, or of %j', async (path, other, title) => {
  const doc = await readText('a.yaml', 'a: 1\nlist:\n  - x\n  - y\n');
  const fix = fixOf(doc, path, { kind: 'remove', ...(other === undefined ? {} : { path: other }) });
  expect([fix?.title, fix?.edits.map(({ newText }) => newText)]).toEqual([title, ['']]);
});

test('a value is looked up by own properties and positions only', () => {
  const value = { a: [{ b: 1 }] };
  expect(
    [[], ['a', 0, 'b'], ['a', 1], ['a', 'length'], ['a', '0'], ['toString'], ['a', 0, 'b', 'c']].map((path) =>
      valueAt(value, path),
    ),
  ).toEqual([value, 1, undefined, undefined, undefined, undefined, undefined]);
});
