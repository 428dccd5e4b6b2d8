/** The words that CONTRIBUTING.md, *Words*, keeps out of what users and contributors read. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SECTION = 'CONTRIBUTING.md';

/** Everything that users read, and the comments of the sources beside it. Texts that others wrote, and lists of words, are not ours to choose. */
const READ = [
  'src',
  'schemas',
  'docs',
  'hooks',
  'skills',
  'README.md',
  SECTION,
  'action.yml',
  '.pre-commit-hooks.yaml',
];
const EXEMPT = [
  'src/core/text/steering-words.ts',
  // Members of JSON that version 1 promises (docs/json-output.md).
  'src/cli/commands/handshake.ts: mends',
  'src/core/report/compare.ts: mended',
  'src/core/report/sections/changes.ts: mended',
  'docs/json-output.md: mends',
];

const contributing = readFileSync(SECTION, 'utf8');
const [table = ''] = /^\| not \|.*(?:\n\|.*)+/m.exec(contributing) ?? [];
const words = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, row = '']) =>
  [...row.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
);

/** In quotation marks a word is a value, such as `enforcedBy: nobody` of docs/format.md 17. */
function uses(file: string, text: string): string[] {
  const pattern = new RegExp(`(?<!['"\`\\w-])(?:${words.join('|')})(?!['"\`\\w-])`, 'gi');
  return text
    .split('\n')
    .flatMap((line, i) =>
      [...line.matchAll(pattern)].map(([word]) => ({ line: i + 1, said: `${file}: ${word.toLowerCase()}` })),
    )
    .filter(({ said }) => !EXEMPT.some((each) => said.startsWith(each)))
    .map(({ said, line }) => `${said}, line ${line}`);
}

test('the list has words, and they are found in any case, in sentences only', () => {
  expect(words).toContain('nobody');
  expect(uses('a', 'Said by "nobody".\nNobody can tell: no way out')).toEqual([
    'a: nobody, line 2',
    'a: way out, line 2',
  ]);
});

const files = execFileSync('git', ['ls-files', '--', ...READ], { encoding: 'utf8' })
  .trim()
  .split('\n');

/** "It is no date", for "it is not a date". A verdict may be no, and there may be no verdict. */
const IS_NO = /(?<!\b(?:there|or|as|answer|which) )\b(?:is|are|was|were) no (?!longer\b|more\b|because\b)[a-z-]+/gi;

test('a thing is not another, rather than no other', () => {
  expect('It is no date, and there is no day. They are no links any more.'.match(IS_NO)).toEqual([
    'is no date',
    'are no links',
  ]);
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(IS_NO) ?? []).map((said) => `${file}: ${said}`),
  );
  expect(found).toEqual([]);
});

test('what users read has none of them', () => {
  const found = files.flatMap((file) => uses(file, readFileSync(file, 'utf8').replace(table, '')));
  expect(found).toEqual([]);
});
