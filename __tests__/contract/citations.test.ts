import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sources.ts';

/** A piece of text that may cite a page: where it stands, and what it says on one line. */
interface Passage {
  readonly at: string;
  readonly text: string;
}

/** All but this one, which cites what is not there. */
const FILES = execFileSync('git', ['ls-files', '--', ':!dist', ':!*/fixtures/*', ':!package-lock.json'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => /\.(?:ts|mjs|cjs|sh|md|yaml|yml)$|^\.ci\/|^hooks\//.test(file) && existsSync(join(ROOT, file)))
  .filter((file) => file !== '__tests__/contract/citations.test.ts');

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Comments of a program, those on consecutive lines as one; a page is one passage. */
function passages(file: string): Passage[] {
  if (file.endsWith('.md')) return [{ at: file, text: read(file).replaceAll(/\s+/g, ' ') }];
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

/** Texts of a program outside of comments: titles of tests and what users read may cite sections, too. */
function lines(file: string): Passage[] {
  return read(file)
    .split('\n')
    .map((text, index) => ({ at: `${file}:${index + 1}`, text }));
}

const SECTION = String.raw`\d+(?:\.\d+)*`;
const BY_NUMBER = new RegExp(String.raw`\b(docs/[\w-]+\.md),? (${SECTION}(?:(?:, | and | to )${SECTION}\b)*)`, 'g');
const BY_NAME = /\b(docs\/[\w-]+\.md), ([A-Z][\w' -]*)/g;

/** Headings of a page without their marks. */
const headings = (page: string): string[] => [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title);

/** Citations in a passage of pages that are not there, or of sections that the page does not have. */
function dead({ at, text }: Passage): string[] {
  const numbers = [...text.matchAll(BY_NUMBER)].flatMap(([, page = '', list = '']) =>
    list
      .split(/, | and | to /)
      .filter((number) => !(existsSync(join(ROOT, page)) && headings(page).some((title) => isNumbered(title, number))))
      .map((number) => `${at}: ${page} ${number}`),
  );
  const names = [...text.matchAll(BY_NAME)]
    .filter(
      ([, page = '', name = '']) =>
        !(existsSync(join(ROOT, page)) && headings(page).some((title) => name.startsWith(title))),
    )
    .map(([cited]) => `${at}: ${cited}`);
  return [...numbers, ...names];
}

const isNumbered = (title: string, number: string): boolean =>
  title.startsWith(`${number}. `) || title.startsWith(`${number} `);

test('every page that a comment names is in the repository', () => {
  const missing = FILES.filter((file) => !file.endsWith('.md'))
    .flatMap(passages)
    .flatMap(({ at, text }) =>
      // A URL is somewhere else; what stands in backticks is a kind of file, not a page of ours.
      [...text.replaceAll(/https?:\S+|`[^`]*`/g, '').matchAll(/[\w./-]*\w\.md\b/g)]
        .filter(([page]) => !existsSync(join(ROOT, page)))
        .map(([page]) => `${at}: ${page}`),
    );
  expect(missing).toEqual([]);
});

test('every section that a comment, a title, a message or a page cites is there', () => {
  expect([...FILES.flatMap(passages), ...FILES.flatMap(lines)].flatMap(dead)).toEqual([]);
});

test('a page or section that is not there would be found', () => {
  const cite = (text: string): string[] => dead({ at: 'x', text: text.replaceAll('PAGE', 'docs/format') });
  expect(cite('(PAGE.md 2.3 and 17), PAGE.md 12 to 14; docs/answers.md, Trust states')).toEqual([]);
  expect(cite('(PAGE.md 2.9 and 99)')).toEqual(['x: docs/format.md 2.9', 'x: docs/format.md 99']);
  expect(cite(`${'docs/nowhere'}.md 1`)).toEqual(['x: docs/nowhere.md 1']);
  expect(cite(`docs/answers.md, ${'No such heading'}`)).toEqual(['x: docs/answers.md, No such heading']);
});

test('the threats are numbered without a gap, and no other number is cited', () => {
  const numbers = [...read('docs/threats.md').matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const unknown = FILES.flatMap(lines).flatMap(({ at, text }) =>
    [...text.matchAll(/\battacks? (\d+)/g)]
      .filter(([, number]) => !numbers.includes(Number(number)))
      .map(([cited]) => `${at}: ${cited}`),
  );
  expect(unknown).toEqual([]);
});
