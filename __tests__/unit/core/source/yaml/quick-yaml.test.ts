import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Path } from '../../../../../src/core/source/document.ts';
import { parseYaml } from '../../../../../src/core/source/yaml/parse-yaml.ts';
import { quickYaml } from '../../../../../src/core/source/yaml/quick-yaml.ts';
import { readDocument } from '../../../../../src/core/source/read.ts';
import { ROOT } from '../../../../contract/sources.ts';
import { validCals } from '../../../../support/cals.ts';
import { describeShared } from '../../../../support/tools.ts';
import { vectors } from '../../../../support/vectors.ts';

/** Where the quick reader gives a document, the careful one gives the same, place by place; with breaks of two characters, too. Returns whether it gave one. */
function agree(text: string): boolean {
  const dos = agreesAsItIs(text.replace(/\r?\n/g, '\r\n'));
  const asItIs = agreesAsItIs(text);
  if (!text.includes('\r')) expect([text, dos]).toEqual([text, asItIs]);
  return asItIs;
}

function agreesAsItIs(text: string): boolean {
  const quick = quickYaml('a.yaml', text);
  if (quick === undefined) return false;
  const careful = parseYaml('a.yaml', text);
  const { problems, value } = careful;
  const paths = pathsOf(value, []);
  const told = { text, problems, value, places: paths.map((path) => [path, careful.locate(path)]) };
  const { problems: found, value: read } = quick;
  // One assertion for all places: one for each takes most of the time.
  expect(told).toEqual({ text, problems: found, value: read, places: paths.map((path) => [path, quick.locate(path)]) });
  return true;
}

/** The path of every value, and of some that are not there. */
function pathsOf(value: unknown, path: Path): Path[] {
  const wrong: Path[] = [
    [...path, 'not there'],
    [...path, 99],
  ];
  if (Array.isArray(value)) return [path, ...wrong, ...value.flatMap((item, i) => pathsOf(item, [...path, i]))];
  if (typeof value !== 'object' || value === null) return [path, ...wrong];
  return [path, ...wrong, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

const FIXTURES = join(ROOT, '__tests__/fixtures/lint');
const fixtures = ['ok', 'err'].flatMap((folder) =>
  readdirSync(join(FIXTURES, folder))
    .filter((name) => /ya?ml$/.test(name))
    .map((name) => readFileSync(join(FIXTURES, folder, name), 'utf8')),
);

describe('the quick reader', () => {
  test.each<[string, unknown]>([
    ['a: b\nc: [1, -2, 3.5, 1e3, true, null, ~, no]\n', { a: 'b', c: [1, -2, 3.5, 1000, true, null, null, 'no'] }],
    ['---\na: |\n  b\n  c\nd: >-\n  e\n  f\n', { a: 'b\nc\n', d: 'e f' }],
    ['"a b": \'it\'\'s\'\nc: "x\\ty"\n', { 'a b': "it's", c: 'x\ty' }],
    ['- a\n- {b: c}\n', ['a', { b: 'c' }]],
    ['a: # comment\n  - b: c\n    d:\n  - e\n', { a: [{ b: 'c', d: null }, 'e'] }],
    ['a:\n- b # x\n# c\n\n- [c, {d: e,\n  # f\n  }]\n\n# end\n', { a: ['b', ['c', { d: 'e' }]] }],
    ['- "a | b": | # c > d\n    e\n\n\n  f: |+\n    g\n\n', [{ 'a | b': 'e\n', f: 'g\n\n' }]],
  ])('reads %j', (text, value) => {
    expect(quickYaml('a.yaml', text)?.value).toEqual(value);
    expect(agree(text)).toBe(true);
  });

  test.each([
    '',
    'a\n',
    'a: b: c\n',
    'a: 1\na: 2\n',
    '<<: {a: b}\n',
    '__proto__: 1\n',
    'a: &x b\n',
    'a: *x\n',
    'a: !!str b\n',
    '? a\n: b\n',
    '1: a\n',
    '%YAML 1.2\n---\na: b\n',
    'a: b\n---\nc: d\n',
    'a: b\n...\n',
    'a:\tb\n',
    'a: b\r\nc: d\n',
    'a: b\rc: d\r',
    'a: \u0085b\n',
    '\ufeffa: b\n',
    'a: .inf\n',
    'a: 0x10\n',
    'a: 1e999\n',
    'a: "\\ud800"\n',
    'a: |2\n    b\n',
    'a: "b\\\n  c"\n',
    'a: { b: }\n',
    'a: [b: c]\n',
    'a:\n  -\n',
    'a:\n  b: # c\nd: e\n',
    'a:\n  b: c\n  # d\ne: f\n',
    'a: |\n  b\n   \n',
    'a: |\n\n',
    `${'a: {'.repeat(60)}${'}'.repeat(60)}\n`,
  ])('leaves %j to the careful one', (text) => {
    expect(quickYaml('a.yaml', text)).toBeUndefined();
  });

  test('agrees on the fixtures, and reads most of them', () => {
    expect(fixtures.filter(agree).length).toBeGreaterThan(fixtures.length / 2);
  });

  test('agrees on random CALs, whatever their strings hold', () => {
    fc.assert(
      fc.property(
        validCals(),
        fc.constantFrom(20, 80, 0),
        fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'BLOCK_FOLDED'),
        (cal, lineWidth, style) => {
          agree(stringify(cal, { lineWidth, defaultStringType: style as 'PLAIN' }));
        },
      ),
      { seed: 7, numRuns: 150 },
    );
  });

  test('agrees on random blocks, with comments and empty lines between them', () => {
    const header = fc.constantFrom('|', '>-', '|+', '| # c', '> # a | b');
    const lines = fc.array(fc.constantFrom('text', '  # more', '', 'a: b  '), { minLength: 1, maxLength: 3 });
    const leaf = fc.oneof(
      fc.constantFrom('b', 'b # c'),
      fc.constantFrom(
        '',
        '"c"  # c',
        "'d'",
        '{e: [f, ],}',
        '[g,\n      # c\n      h] # c',
        'i\n      j',
        '"# | k"',
        '# l',
      ),
      fc.tuple(header, lines, fc.nat(2)),
    );
    const between = fc.constantFrom('', '', '', '', '', '', '', '\n', '# c\n', '  # c\n', '    # c\n\n', '   \n');
    const { block } = fc.letrec<{ block: (indent: string) => string; value: (indent: string) => string }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        leaf.map(
          (each) => (indent: string) =>
            typeof each === 'string'
              ? ` ${each}\n`
              : ` ${each[0]}\n${each[1].map((line) => `${indent} ${' '.repeat(each[2])}${line}\n`).join('')}`,
        ),
        fc.tuple(tie('block'), fc.constantFrom('', ' ', '  ', '    ')).map(
          ([inner, deeper]) =>
            (indent: string) =>
              `\n${inner(indent + deeper)}`,
        ),
      ),
      block: fc.tuple(fc.boolean(), fc.array(fc.tuple(between, tie('value')), { minLength: 1, maxLength: 3 })).map(
        ([list, entries]) =>
          (indent: string) =>
            entries
              .map(([before, value], i) => {
                const key = list ? '-' : ['a:', '"b c":', 'd :'][i];
                return `${before}${indent}${key}${value(indent)}`;
              })
              .join(''),
      ),
    }));
    let read = 0;
    fc.assert(
      fc.property(block, between, (make, end) => {
        if (agree(make('') + end)) read++;
      }),
      { seed: 13, numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(400);
  });

  test('agrees on texts that were damaged at random', () => {
    const bits = [
      '"',
      "'",
      ': ',
      ' ',
      '\n',
      '\n  ',
      '- ',
      '#',
      ' #',
      '{',
      '}',
      '[',
      ']',
      ',',
      '|',
      '>-',
      '&a ',
      '*a',
      '!',
      '? ',
      '---',
      '~',
      '.5',
      '<<',
      '\\',
      'é',
      '😀',
      '|-',
      '@',
      '1',
    ];
    const damage = fc.record({
      text: fc.constantFrom(...fixtures.map((text) => text.slice(0, 700))),
      places: fc.array(fc.tuple(fc.nat(700), fc.nat(3), fc.constantFrom(...bits)), { minLength: 1, maxLength: 3 }),
    });
    let read = 0;
    fc.assert(
      fc.property(damage, ({ text, places }) => {
        const damaged = places.reduce((old, [at, cut, bit]) => old.slice(0, at) + bit + old.slice(at + cut), text);
        if (agree(damaged)) read++;
      }),
      { seed: 11, numRuns: 2500 },
    );
    expect(read).toBeGreaterThan(100);
  });
});

describe('the quick reader on documents of others', () => {
  const agreesOn = ({ cases }: { cases: readonly { yaml?: string }[] }): void => {
    for (const { yaml } of cases) if (yaml !== undefined) agree(yaml);
    expect(cases.length).toBeGreaterThan(90);
  };

  test('agrees on the hostile ones', () => agreesOn(vectors('yaml/hostile_rac.json')));

  describeShared('yaml-test-suite', (shared) => {
    const file = `${shared}security/vectors/yaml/yaml-test-suite-subset.json`;
    test('agrees on its documents', () => agreesOn(JSON.parse(readFileSync(file, 'utf8')) as never));
  });
});

describe('a document', () => {
  test('that is ordinary is read without the slow parser, and knows every place', async () => {
    const doc = await readDocument('a.yaml', Buffer.from('a:\n  b: c\n'));
    expect(doc.constructor.name).toBe('QuickDocument');
    expect(doc.locate(['a'])).toEqual({
      key: { start: 0, end: 1 },
      value: { start: 5, end: 10 },
      entry: { start: 0, end: 10 },
    });
  });

  test('that has problems is read by the careful one', async () => {
    const doc = await readDocument('a.yaml', Buffer.from('a: 1\na: 2\n'));
    expect(doc.problems.map(({ rule }) => rule)).toEqual(['source/duplicate-key']);
  });

  test.each([
    ['{"a": 1}\n', 'json'],
    ['{"a": 1, "a": 2}\n', 'yaml'],
    ['{a: 1}\n', 'yaml'],
    [' {"a": 1}\n', 'yaml'],
  ] as const)('%j under a YAML name is read as %s where JSON may stand', async (text, language) => {
    const doc = await readDocument('a.yaml', Buffer.from(text), { orJson: true });
    expect([doc.language, doc.path, doc.text]).toEqual([language, 'a.yaml', text]);
  });
});
