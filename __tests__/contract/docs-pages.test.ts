/** What every page of the manual has: a first sentence that says what it is for, and a line in the index. */
import { describe, expect, test } from '@jest/globals';
import { posix } from 'node:path';
import { INPUTS } from '../../src/action/inputs.ts';
import { GLOBAL_OPTIONS } from '../../src/cli/command.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { fencesOf, PAGES, pageText } from '../support/fences.ts';

const DOCS = PAGES.filter((page) => page.startsWith('docs/'));
const INDEX = 'docs/README.md';

/** The first paragraph below the title. */
function opening(text: string): string {
  const [, paragraph = ''] = /^(?:<!--[^]*?-->\s*)*# .+\n\n([^]*?)(?:\n\n|\n*$)/.exec(text) ?? [];
  return paragraph;
}

/** Whether a page begins with a sentence that says for whom it is, or which question it answers. */
function saysWhatFor(text: string): boolean {
  const [sentence = ''] = /^[\p{L}`[][^]*?\.(?=\s|$)/u.exec(opening(text)) ?? [];
  return /\b(?:for|how|what|which|who|whether|every|so that)\b/i.test(sentence) && sentence.split(/\s+/).length >= 4;
}

describe('every page starts with what it is for', () => {
  test.each(DOCS)('%s', (page) => {
    expect([saysWhatFor(pageText(page)), opening(pageText(page))]).toEqual([true, expect.any(String)]);
  });

  test.each([
    ['# A\n\nFor whoever signs: how.\n', true],
    ['# A\n\nFor ever.\n', false],
    ['<!-- made -->\n\n# A\n\nWhat each rule finds, and why.\n\nMore', true],
    ['# A\n\nOne engine, three doors. For all.\n', false],
    ['# A\n\n```console\n$ for\n```\n', false],
    ['# A\n\n| for | what |\n', false],
    ['# A\n\n## What it is for\n', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(saysWhatFor(text)).toBe(expected);
  });
});

test('the index has every page once, and the pages below a folder by the first of them', () => {
  const linked = [...pageText(INDEX).matchAll(/^\| \[[^\]]+\]\(([^)#]+)\)/gm)].map(([, path = '']) =>
    posix.join('docs', path),
  );
  const folders = linked.map((page) => posix.dirname(page)).filter((folder) => folder !== 'docs');
  const wanted = DOCS.filter((page) => page !== INDEX && !folders.includes(posix.dirname(page)));
  expect([...linked].filter((page) => posix.dirname(page) === 'docs').sort()).toEqual(wanted);
});

/** Pages that `npm run sync` writes, in whole or for the most part. */
const GENERATED = /^docs\/(?:commands|inputs|rules|reference\/.*)\.md$/;

test('the manual stays short: 30 pages and 57,500 words, beside what is generated', () => {
  const written = DOCS.filter((page) => !GENERATED.test(page));
  const words = written.flatMap((page) => pageText(page).split(/\s+/).filter(Boolean));
  expect([written.length <= 30, words.length <= 57_500]).toEqual([true, true]);
});

/** Rows of tables that have another number of cells than the heading above them: GitHub drops or leaves out the rest. */
function unevenRows(page: string, text: string): string[] {
  let columns: number | undefined;
  return text
    .replaceAll(/^(`{3,})[^]*?^\1$/gm, (block) => block.replaceAll(/.+/g, ''))
    .split('\n')
    .flatMap((line, index) => {
      if (!line.startsWith('|')) {
        columns = undefined;
        return [];
      }
      const cells = line.split(/(?<!\\)\|/).length - 2;
      columns ??= cells;
      return cells === columns ? [] : [`${page}:${index + 1}: ${cells} cells, ${columns} columns`];
    });
}

const TABLES = [...PAGES, 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'scripts/bench/README.md'];

test('every row of a table has as many cells as its heading', () => {
  expect(TABLES.flatMap((page) => unevenRows(page, pageText(page)))).toEqual([]);
  expect(unevenRows('x.md', '| a | b |\n|---|---|\n| 1 | 2 \\| 3 |\n| 1 | | 2 |\n\n```\n| 1 |\n```\n| c |\n')).toEqual([
    'x.md:4: 3 cells, 2 columns',
  ]);
});

// One after the other: the test runner cannot link modules that are loaded at once.
const OPTIONS = new Map<string, ReadonlySet<string>>();
for (const [name, load] of Object.entries(COMMANDS)) {
  const { command } = await load();
  OPTIONS.set(name, new Set([...command.options, ...GLOBAL_OPTIONS].map((option) => option.name)));
}

describe('what the pages say of commands in passing', () => {
  /** `cartwright …` in backticks or in a comment of an example: not run, but of commands and options that there are. */
  const mentions = PAGES.flatMap((page) => {
    const text = pageText(page);
    const inline = text.replaceAll(/^(`{3,})[^]*?^\1$/gm, '').matchAll(/`cartwright ([a-z][^`]*)`/g);
    const comments = fencesOf(text)
      .filter(({ language }) => language === 'yaml')
      .flatMap(({ lines }) => lines.flatMap((line) => [...line.matchAll(/#.*\bcartwright ([a-z]+ --.*)$/g)]));
    return [...inline, ...comments].map(([, command = '']) => ({ page, command }));
  });

  test('there are many', () => {
    expect(mentions.length).toBeGreaterThan(20);
  });

  test.each(mentions)('$page: cartwright $command', ({ command }) => {
    const [first = '', second = ''] = command.split(' ');
    const name = OPTIONS.has(`${first} ${second}`) ? `${first} ${second}` : first;
    const options = OPTIONS.get(name) ?? new Set(['(no such command)']);
    const used = [...command.matchAll(/(?<=\s)--([a-z][a-z-]*)/g)].map(([, option = '']) => option);
    expect([OPTIONS.has(name), used.filter((option) => !options.has(option))]).toEqual([true, []]);
    // It refuses to write keys into a work tree, which is where whoever reads a page is.
    if (name === 'keygen') expect(command).toMatch(/--out (?:~\/|[A-Z]+\b)/);
  });
});

test('docs/configuration.md names flags that their commands have, and inputs that there are', () => {
  const rows = [...pageText('docs/configuration.md').matchAll(/^\| `(\w+)` \|.*\|([^|]*)\|([^|]*)\|$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  const wrong = rows.flatMap(([, key, flags = '', inputs = '']) => {
    const uses = flags.split(';').flatMap((part) => {
      const [option, ...commands] = [...part.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
      const named = commands.length === 0 && option !== undefined ? [...OPTIONS.keys()] : commands;
      return named.filter((command) => OPTIONS.get(command)?.has((option ?? '').slice(2)) !== true);
    });
    const unknown = [...inputs.matchAll(/`([^`]+)`/g)].filter(
      ([, name]) => !INPUTS.some((input) => input.name === name),
    );
    return [...uses, ...unknown.map(([name]) => name)].map((what) => `${key}: ${what}`);
  });
  expect(wrong).toEqual([]);
});
