/** Attack 234: which plain scalars have one meaning to every reader of YAML. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { parseDocument, type ParseOptions, type DocumentOptions, type SchemaOptions } from 'yaml';
import { ambiguousScalars } from '../../../../../src/core/source/yaml/ambiguous-scalars.ts';
import { isAmbiguousPlain, mayBeAmbiguous } from '../../../../../src/core/source/yaml/may-be-ambiguous.ts';
import { describeTool } from '../../../../support/tools.ts';

type Reading = ParseOptions & DocumentOptions & SchemaOptions;
const READINGS: readonly Reading[] = [
  { version: '1.1' },
  { version: '1.2', schema: 'core' },
  { version: '1.2', schema: 'json' },
];

/** All texts of up to `length` of the characters. */
function texts(characters: string, length: number): string[] {
  const shorter = length === 0 ? [] : texts(characters, length - 1);
  const longest = shorter.filter((text) => text.length === length - 1);
  return length === 0 ? [''] : [...shorter, ...longest.flatMap((text) => [...characters].map((each) => text + each))];
}

const cased = (word: string): string[] => [word, word.toUpperCase(), word[0]?.toUpperCase() + word.slice(1)];
const WORDS = 'y yes n no on off true false null .inf .nan inf nan nil none maybe yess'.split(' ').flatMap(cased);
const NUMBERS = [
  texts('017.e-+_:', 4),
  [
    '0b1',
    '0b12',
    '0o14',
    '0o8',
    '0o10',
    '0o70',
    '0x0',
    '0b0',
    '0x1F',
    '0X1f',
    '0xg',
    '1:30',
    '1:75',
    '12:30:45.6',
    '190:20:30',
    '1e3',
    '1.5e3',
  ],
  ['1.5e+3', '1.5E-3', '685_230.15', '0b1010_0111', '02472256', '0.', '1.2.0', '12e03', '-2E+05', '0o7', '99999999'],
].flat();
const SIGNED = ['-.inf', '+.inf', '-.Inf', '+.INF', '-.nan', '+.NaN', '~', '~a', '=', '==', '<<', '<<a', '<'];
const DATES = [
  ['2001-12-14', '2001-1-1', '2001-12-14t21:59:43.10-05:00', '2001-12-14 21:59:43.10 -5', '2001-12-15 2:59:43.10'],
  [
    '2001-12-14T21:59:43Z',
    '2001-12',
    '2001-12-14x',
    '2001-12-14 2:59:43 Z',
    '2001-12-14 02:59:43+01:30',
    '2001-12-14T2:59:43.',
    '2001-12-14 release',
    '01-12-14',
  ],
].flat();
const TEXTS = ['cart.cal/1', 'a b', 'sha256:00', '1.0.0-rc.1', 'v1', '12 people', '1,5', 'a:b', 'http://x', '_1', '-a'];

const GENERATED = [...new Set([...WORDS, ...NUMBERS, ...SIGNED, ...DATES, ...TEXTS])];
/** Those that stand as a plain scalar in a list: not `-`, `- x`, `a: b`, and what starts a comment or a tag. */
const PLAIN = GENERATED.filter((text) => {
  const [item] = items(`- ${text}\n`, { version: '1.2' });
  return item !== undefined && item.source === text;
});

interface Item {
  readonly source: string;
  readonly value: unknown;
}

function items(text: string, reading: Reading): Item[] {
  const { contents } = parseDocument(text, { ...reading, logLevel: 'silent' });
  const list = (contents as { items?: { type?: string; source?: string; value?: unknown }[] } | null)?.items ?? [];
  return list.flatMap(({ type, source, value }) => (type === 'PLAIN' ? [{ source: source ?? '', value }] : []));
}

const shown = (value: unknown): string =>
  value instanceof Date ? `date ${value.getTime()}` : `${typeof value} ${Object.is(value, -0) ? 0 : String(value)}`;

/** What the readings make of each, asked once: three tests ask the same of all. */
const READ = new Map(
  PLAIN.map((source) => [
    source,
    new Set(READINGS.flatMap((reading) => items(`- ${source}\n`, reading).map(({ value }) => shown(value)))),
  ]),
);
const readings = (source: string): ReadonlySet<string> => READ.get(source) ?? new Set();

/**
 * Readers that go their own way where the `yaml` library's three readings agree, each by its own pattern. PyYAML's is tested
 * below against PyYAML itself.
 */
const OWN_WAYS: Readonly<Record<string, RegExp>> = {
  'PyYAML reads a text where the exponent has no fraction or no sign': /^-?[0-9]+(?:\.[0-9]*)?e/i,
  'Psych reads a symbol': /^:./,
  'YAML 1.1 reads a leading zero as octal': /^[-+]?0[0-9_]/,
  'YAML 1.1 has the merge and the value key': /^(?:<<|=)$/,
  'Psych takes truth values in any case, and infinity with a sign':
    /^(?:y|yes|n|no|on|off|true|false|[-+]?\.(?:inf|nan))$/i,
  'Psych drops commas and underscores in numbers, go-yaml every underscore':
    /^[-+]?[0-9.]*[_,][0-9_,.:]*(?:e[-+]?[0-9_]*)?$/i,
  'go-yaml reads underscores and signs around a number': /^[-+._][-+0-9._e]*$/i,
  'go-yaml and Psych read a month of one digit, Psych times without seconds of two': /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}/,
  'YAML 1.1 and Psych count in sixties': /^[-+]?[0-9][0-9_]*(?::[0-9_]+)+(?:\.[0-9_]*)?$/,
  'go-yaml takes prefixes in capitals': /^[-+]?0[box]/i,
};

test('what the readings of 1.1 and 1.2 disagree on is ambiguous', () => {
  expect(PLAIN.length).toBeGreaterThan(4000);
  expect(PLAIN.filter((source) => readings(source).size > 1 && !isAmbiguousPlain(source, 'value'))).toEqual([]);
});

test('what is ambiguous is disagreed on, by those readings or by a reader that is named', () => {
  const unexplained = PLAIN.filter((source) => isAmbiguousPlain(source, 'value'))
    .filter((source) => readings(source).size === 1)
    .filter((source) => !Object.values(OWN_WAYS).some((pattern) => pattern.test(source)));
  expect(unexplained).toEqual([]);
});

test('a key is ambiguous unless every reading of it is a text', () => {
  const wrong = PLAIN.filter((source) =>
    [...readings(source)].some((reading) => reading !== `string ${source}`),
  ).filter((source) => !isAmbiguousPlain(source, 'key'));
  expect(wrong).toEqual([]);
  expect(TEXTS.filter((source) => isAmbiguousPlain(source, 'key'))).toEqual(['1,5']);
});

describeTool('python3', 'PyYAML', () => {
  test('what PyYAML reads as another value is ambiguous', () => {
    const script = `
import json, sys, yaml
def read(text):
    try: value = yaml.safe_load('- ' + text)[0]
    except Exception as error: return ['error']
    return [type(value).__name__, str(value)]
print(json.dumps([read(text) for text in json.load(sys.stdin)]))`;
    const input = JSON.stringify(PLAIN);
    const answers = JSON.parse(execFileSync('python3', ['-c', script], { input, encoding: 'utf8' })) as string[][];
    const ours = (source: string): string[] => {
      const value = items(`- ${source}\n`, { version: '1.2', schema: 'core' })[0]?.value;
      const type = { string: 'str', boolean: 'bool', object: 'NoneType', number: 'number' }[String(typeof value)];
      return [type ?? '', String(value)];
    };
    const same = ([type = '', text = '']: string[], [own = '', value = '']: string[]): boolean =>
      own === 'number'
        ? ['int', 'float'].includes(type) && Number(text) === Number(value)
        : type === own && (own !== 'str' || text === value);
    const unseen = PLAIN.filter(
      (source, i) => !isAmbiguousPlain(source, 'value') && !same(answers[i] ?? [], ours(source)),
    );
    expect(unseen).toEqual([]);
  });
});

test.each<[string, string]>([
  ['a: 012', '1:4 value'],
  ['on: x', '1:1 key'],
  ['12: x', '1:1 key'],
  ['a:\n  - "012"\n  - no', '3:5 value'],
  ['a: 2001-12-14\n  21:59:43', '1:4 value'],
  ['a: !!int 012', '1:10 value'],
  ['a: !!float 1', '1:12 value'],
  ['a: !!bool "yes"', '1:11 value'],
  ['a: &x on\nb: *x', '1:7 value'],
  ['{a, b: 1}', '1:3 value'],
  ['a:\nb: 1', '1:3 value'],
  ['? on\n: x', '1:3 key'],
  ['a: |\n  x', '1:4 value'],
  ['a: >+\n  x', '1:4 value'],
  ['a: :x', '1:4 value'],
])('%j: at %s', (text, place) => {
  const found = ambiguousScalars(text).map(({ span, as }) => {
    const before = text.slice(0, span.start).split('\n');
    return `${before.length}:${(before.at(-1) ?? '').length + 1} ${as}`;
  });
  expect(found).toEqual([place]);
});

test.each([
  'a: 12\nb: -1.5\nc: 1.5e+3\nd: true\ne: null\nf: 1.2.0\n',
  "a: \"012\"\n'on': 'no'\nc: |\n  012\nd: >-\n  on\n",
  'a: !!str 012\n!!str on: x\n',
  'a: |-\n  x',
  'a: >-1\n  x',
  '{"a": [1, 2.5, "x", true, false, null]}',
  'a: [',
])('%j has one reading', (text) => expect(ambiguousScalars(text)).toEqual([]));

/** Where a scalar may stand. */
const PLACES: readonly ((source: string) => string)[] = [
  (source) => `a: ${source}\n`,
  (source) => `${source}: a\n`,
  (source) => `b:\n  - x\n  - ${source}\n  - c: ${source} # on\n`,
  (source) => `a: [x, ${source}]\n`,
  (source) => `a: [${source}, x]\n`,
  (source) => `a: { b: ${source}, ${source}: c }\n`,
  (source) => `a: &x ${source}\nb: *x\n`,
  (source) => `a:\n  ${source}\nb: x\n`,
  (source) => `- ${source}\n- - ${source}\n`,
  (source) => `? ${source}\n: x\n`,
];

test('the look without a parser passes nothing over, and what is written instead has one reading, ours', () => {
  const passedOver: string[] = [];
  const other: string[] = [];
  let fixed = 0;
  // Generated numbers are many, and alike.
  const sources = [...PLAIN.filter((source, i) => i % 10 === 0 || !/^[-+]?\d/.test(source)), ''];
  const texts = PLACES.flatMap((place) => sources.map((source) => place(source)));
  for (const text of [
    ...texts,
    'a:\n\n# on\nb: x\n',
    'a:\r\n- b\r\n-\r\n',
    'a: |\n  x',
    'a: !!int 012\n',
    '{a: , b: x}\n',
    '{a}\n',
  ]) {
    const found = ambiguousScalars(text);
    if (found.length > 0 && !mayBeAmbiguous(text)) passedOver.push(text);
    if (found.length === 0 || found.some(({ instead }) => instead === undefined)) continue;
    fixed++;
    const written = found
      .toReversed()
      .reduce((left, { span, instead }) => left.slice(0, span.start) + instead + left.slice(span.end), text);
    const values = [...READINGS, {}].map((reading) =>
      JSON.stringify(parseDocument(written, { ...reading, logLevel: 'silent' }).toJS()),
    );
    const ours = JSON.stringify(parseDocument(text, { version: '1.2', logLevel: 'silent' }).toJS());
    if (ambiguousScalars(written).length > 0 || values.some((value) => value !== ours))
      other.push(`${text} -> ${written}`);
  }
  expect({ passedOver, other: other.slice(0, 20) }).toEqual({ passedOver: [], other: [] });
  expect(fixed).toBeGreaterThan(1000);
});
