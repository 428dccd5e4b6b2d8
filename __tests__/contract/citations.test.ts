import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sources.ts';

const TRACKED = execFileSync('git', ['ls-files', '--', ':!dist'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));

/** Pages that people write about the repository; docs/rules.md is made of examples. */
const PAGES = TRACKED.filter((file) => /^(?:docs\/)?[\w-]+\.md$/.test(file) && file !== 'docs/rules.md');

/** Programs and what configures them, but for this file, which cites what is not there. */
const PROGRAMS = TRACKED.filter(
  (file) =>
    /\.(?:ts|mjs|cjs|sh|ya?ml)$|^\.ci\//.test(file) &&
    !/\/fixtures\/|^examples\//.test(file) &&
    file !== '__tests__/contract/citations.test.ts',
);

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** A piece of text that may cite something: where it stands, and what it says. */
interface Passage {
  readonly at: string;
  readonly text: string;
}

/** The comments of a program, those on consecutive lines as one. */
function comments(file: string): Passage[] {
  const mark = /\.(?:ts|mjs|cjs)$/.test(file) ? /^\s*(?:\/\*\*?|\*\/?|\/\/)(.*)$|\s\/\/ (.*)$/ : /^\s*#(.*)$/;
  const found: { at: string; last: number; text: string }[] = [];
  for (const [index, line] of read(file).split('\n').entries()) {
    const [, whole, trailing] = mark.exec(line) ?? [];
    const text = (whole ?? trailing)?.replace(/\*\/$/, '').trim();
    if (text === undefined) continue;
    const open = found.at(-1);
    if (open?.last === index) Object.assign(open, { last: index + 1, text: `${open.text} ${text}` });
    else found.push({ at: `${file}:${index + 1}`, last: index + 1, text });
  }
  return found;
}

/** Every line of a file: titles of tests and what users read cite sections, too. */
const lines = (file: string): Passage[] =>
  read(file)
    .split('\n')
    .map((text, index) => ({ at: `${file}:${index + 1}`, text }));

const COMMENTS = PROGRAMS.flatMap(comments);
const LINES = [...PROGRAMS, ...PAGES].flatMap(lines);

/** A page without its code blocks. */
const prose = (page: string): string => read(page).replaceAll(/^(`{3,})[^]*?^\1$/gm, '');

const SECTION = String.raw`\d+(?:\.\d+)*`;
const BY_NUMBER = new RegExp(String.raw`\b(docs/[\w-]+\.md),? (${SECTION}(?:(?:, | and | to )${SECTION}\b)*)`, 'g');
const BY_NAME = /\b(docs\/[\w-]+\.md), ([A-Z][\w' -]*)/g;

/** What a passage cites by a number or a heading that the page does not have. */
function dead({ at, text }: Passage): string[] {
  const numbers = [...text.matchAll(BY_NUMBER)].flatMap(([, page = '', list = '']) =>
    list
      .split(/, | and | to /)
      .filter(
        (number) => !hasHeading(page, (title) => title.startsWith(`${number}. `) || title.startsWith(`${number} `)),
      )
      .map((number) => `${at}: ${page} ${number}`),
  );
  const names = [...text.matchAll(BY_NAME)]
    .filter(([, page = '', name = '']) => !hasHeading(page, (title) => name.startsWith(title)))
    .map(([cited]) => `${at}: ${cited}`);
  return [...numbers, ...names];
}

const hasHeading = (page: string, is: (title: string) => boolean): boolean =>
  existsSync(join(ROOT, page)) && [...prose(page).matchAll(/^#+ (.*)$/gm)].some(([, title = '']) => is(title));

test('every page that a comment names is in the repository', () => {
  const missing = COMMENTS.flatMap(({ at, text }) =>
    // A URL is somewhere else; what is in backticks is a kind of file, not a page of ours.
    [...text.replaceAll(/https?:\S+|`[^`]*`/g, '').matchAll(/[\w./-]*\w\.md\b/g)]
      .filter(([page]) => !TRACKED.includes(page))
      .map(([page]) => `${at}: ${page}`),
  );
  expect(missing).toEqual([]);
});

test('every section that a comment, a title, a message or a page cites is there', () => {
  expect([...COMMENTS, ...LINES].flatMap(dead)).toEqual([]);
});

test('a page or section that is not there would be found', () => {
  const cite = (text: string): string[] => dead({ at: 'x', text });
  expect(cite('(docs/format.md 2.3 and 17), docs/format.md 12 to 14; docs/promises.md, Trust states')).toEqual([]);
  expect(cite('(docs/format.md 2.9 and 99)')).toEqual(['x: docs/format.md 2.9', 'x: docs/format.md 99']);
  expect(cite('docs/nowhere.md 1')).toEqual(['x: docs/nowhere.md 1']);
  expect(cite('docs/promises.md, No such heading')).toEqual(['x: docs/promises.md, No such heading']);
});

/** Whether a path, in which stars stand for anything and capitals for a name, leads to a tracked file or folder. */
function isThere(path: string): boolean {
  const pattern = path
    .replaceAll(/[.[\]()]/g, String.raw`\$&`)
    .replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))
    .replaceAll(/\b[A-Z]{2,}\b/g, '.+');
  return TRACKED.some((file) => new RegExp(`^${pattern}(?:$|/|(?<=/))`).test(file));
}

test('every file of the repository that a page names is there', () => {
  const missing = PAGES.flatMap((page) =>
    [...prose(page).matchAll(/`((?:\.\.\/)?(?:src|scripts|hooks|__tests__|schemas)\/[\w./*-]*)`/g)]
      .filter(([, path = '']) => !isThere(path.replace('../', '')))
      .map(([, path = '']) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
  expect(
    ['src/', 'src/core/report/text', '__tests__/e2e/action-*.test.ts', 'schemas/NAME.schema.json'].map(isThere),
  ).toEqual([true, true, true, true]);
  expect(['src/cor', 'src/core/report/tex', '__tests__/e2e/nothing-*.test.ts'].map(isThere)).toEqual([
    false,
    false,
    false,
  ]);
});

/** Numbers of the threats, as the page has them. */
const THREATS = [...read('docs/threats.md').matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));

test('the threats are numbered without a gap, and no other number is cited', () => {
  expect(THREATS).toEqual(THREATS.map((_, index) => index + 1));
  const unknown = LINES.flatMap(({ at, text }) =>
    [...text.matchAll(/\battacks? (\d+)/g)]
      .filter(([, number]) => !THREATS.includes(Number(number)))
      .map(([cited]) => `${at}: ${cited}`),
  );
  expect(unknown).toEqual([]);
});

/** Numbers of threats that a test file cites: in titles, and at the head of a row of its tables. */
function threatsIn(text: string): number[] {
  const cited = [...text.matchAll(/\battacks? ((?:\d+(?:, | and | to )?)+)/gi)].flatMap(([, list = '']) => [
    ...[...list.matchAll(/(\d+) to (\d+)/g)].flatMap(([, from, to]) =>
      Array.from({ length: Number(to) - Number(from) }, (_, index) => Number(from) + index),
    ),
    ...[...list.matchAll(/\d+/g)].map(([number]) => Number(number)),
  ]);
  const rows = /['`](?:attack )?%i\b/.test(text) ? /(?:\[\s*|row\()(\d{1,3})[,)]/g : /(?!)/g;
  const heads = [...text.matchAll(rows), ...text.matchAll(/['`](\d{3}):? \w/g)];
  return [...cited, ...heads.map(([, number]) => Number(number))];
}

test('every threat is cited by a test', () => {
  const cited = new Set(PROGRAMS.filter((file) => file.endsWith('.test.ts')).flatMap((file) => threatsIn(read(file))));
  expect(THREATS.filter((number) => !cited.has(number))).toEqual([]);
  expect(threatsIn("test('attacks 3, 5 to 7 and 9')")).toEqual([5, 6, 3, 5, 7, 9]);
});
