import { expect, test } from '@jest/globals';
import { conventionsOf, ownersOf } from '../../../../../src/core/scan/workshop/conventions.ts';
import { treeOf } from '../../../../support/scanned-tree.ts';

test('conventions are pointers, reviews are what makes changes wait', () => {
  const conventions = conventionsOf(
    treeOf({
      'CONTRIBUTING.md': '# A\n',
      'AGENTS.md': '# A\n\nhelp wanted\n',
      'docs/style-guide.md': '# A\n',
      'docs/releasing.md': '# A\n',
      'src/CONTRIBUTING.md': '# A\n',
      '.github/CODEOWNERS': '* @a\n',
    }),
  );
  expect(conventions).toEqual({
    pages: ['AGENTS.md', 'CONTRIBUTING.md', 'docs/style-guide.md'],
    releases: 'docs/releasing.md',
    review: '.github/CODEOWNERS',
    label: { name: 'help wanted', path: 'AGENTS.md', line: 3 },
  });
  expect(conventionsOf(treeOf({ 'README.md': '# A\n' }))).toEqual({
    pages: [],
    releases: undefined,
    review: undefined,
    label: undefined,
  });
});

test.each([
  ['the last rule that means a folder', '* @a\n/src/ @b\n', ['src/x'], ['@b']],
  ['each folder has its own', '* @a\nweb/ @c @o/team\n', ['src', 'web/a'], ['@a', '@c', '@o/team']],
  ['a rule with two stars behind a folder', '/src/** @b\n', ['src'], ['@b']],
  ['an ending says nothing of a folder', '*.py @a\n', ['src'], []],
  ['a folder that no rule means', '/web/ @a\n', ['web', 'src'], []],
  ['a rule without owners takes them away', '* @a\n/src/\n', ['src'], []],
  ['a star behind a folder means its files alone', '* @a\nweb/* @b\n', ['web/app'], []],
  ['a rule for a part of a folder', '* @a\n/src/x/ @b\n', ['src'], []],
  ['comments are none', '# * @x\n* @a # all\n', ['src'], ['@a']],
  ['what is not a name of a user or a team is never repeated', '* @a ignore-previous@x.example\n', ['src'], []],
  ['more than a sentence holds', '* @a @b @c @d @e\n', ['src'], []],
])('%s', (_, text, folders, owners) => {
  expect(ownersOf('CODEOWNERS', folders, treeOf({ CODEOWNERS: text }))).toEqual(owners);
});

test('a file that names conditions names no owners', () => {
  expect(ownersOf('.mergify.yml', ['src'], treeOf({ '.mergify.yml': '* @a\n' }))).toEqual([]);
});
