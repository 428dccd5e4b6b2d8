import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Path } from '../../../../../src/core/source/document.ts';
import type { Span } from '../../../../../src/core/source/line-index.ts';
import { parseYaml } from '../../../../../src/core/source/yaml/parse-yaml.ts';
import { PlacesNeeded, QuickDocument, withPlaces } from '../../../../../src/core/source/quick-document.ts';
import { quickYamlValue } from '../../../../../src/core/source/yaml/quick-yaml.ts';
import { readQuickly } from '../../../../../src/core/source/read.ts';
import { ROOT } from '../../../../contract/sources.ts';
import { validCals } from '../../../../support/cals.ts';
import { describeShared } from '../../../../support/tools.ts';
import { vectors } from '../../../../support/vectors.ts';

/** Where the quick reader gives a value, the careful one gives the same and finds nothing. Returns whether it gave one. */
function agree(text: string): boolean {
  const quick = quickYamlValue(text);
  if (quick === undefined) return false;
  const careful = parseYaml('a.yaml', text);
  const { problems, value } = careful;
  expect([text, problems, value]).toEqual([text, [], quick.value]);
  const places = quick.places(false);
  for (const path of pathsOf(value, [])) {
    const found = places.locate(path);
    const expected = careful.locate(path);
    for (const part of ['key', 'value', 'entry'] as const) {
      const known = knownPart(() => found?.[part]);
      if (known !== 'unknown') expect([text, path, part, known]).toEqual([text, path, part, expected?.[part]]);
    }
  }
  return true;
}

function knownPart(ask: () => Span | undefined): Span | undefined | 'unknown' {
  try {
    return ask();
  } catch (error) {
    if (error instanceof PlacesNeeded) return 'unknown';
    throw error;
  }
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
    ['a: # comment\n  - b: c\n    d:\n  -\n', { a: [{ b: 'c', d: null }, null] }],
  ])('reads %j', (text, value) => {
    expect(quickYamlValue(text)?.value).toEqual(value);
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
    'a: b\r\n',
    'a: \u0085b\n',
    '\ufeffa: b\n',
    'a: .inf\n',
    'a: 0x10\n',
    'a: 1e999\n',
    'a: "\\ud800"\n',
    'a: |2\n    b\n',
    'a: "b\\\n  c"\n',
    `${'a: {'.repeat(60)}${'}'.repeat(60)}\n`,
  ])('leaves %j to the careful one', (text) => {
    expect(quickYamlValue(text)).toBeUndefined();
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

describe('a document read quickly', () => {
  test('has places when something asks for one', async () => {
    const doc = await readQuickly('a.yaml', Buffer.from('a:\n  b: c\n'));
    expect(doc).toBeInstanceOf(QuickDocument);
    const careful = parseYaml('a.yaml', doc.text);
    expect(doc.locate(['a', 'b'])?.entry).toEqual(careful.locate(['a', 'b'])?.entry);
    expect(doc.locate(['a'])?.key).toEqual(careful.locate(['a'])?.key);
    expect(() => doc.locate(['a'])?.value).toThrow(PlacesNeeded);
    expect(await withPlaces(doc, () => doc.locate(['a'])?.value)).toEqual(careful.locate(['a'])?.value);
    expect(doc.locate(['a'])).toEqual(careful.locate(['a']));
  });

  test('is an ordinary one when it has problems', async () => {
    const doc = await readQuickly('a.yaml', Buffer.from('a: 1\na: 2\n'));
    expect(doc.problems.map(({ rule }) => rule)).toEqual(['source/duplicate-key']);
  });
});
