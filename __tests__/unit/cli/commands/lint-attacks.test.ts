/**
 * Attacks 103 to 127 (docs/threats.md 4): YAML and JSON inputs; 128 to 130 are in e2e/inputs-attacks.test.ts.
 * REFUSE is exit 1 with a line that names the place; WARN is exit 0 with a warning, exit 1 under --strict.
 */
import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

/** What no output may ever hold. */
const MARK = 'swordfish';
const GOOD = calExample().text;
const VERSION = PROFILES.cart.calSchemaVersion;

/** A valid CAL with these RAC items. */
const rac = (items: string): string => calExample({ rac: `rac:${items}` }).text;
/** One item in block style, with more properties; the first of them is on line 9, column 5. */
const block = (more: string): string =>
  rac(`\n  - id: wiki\n    kind: wiki\n    description: A map\n${more.replace(/^/gm, '    ')}`);
const flow = (more: string): string => rac(` [{ id: wiki, kind: wiki, description: A map, ${more} }]`);
const about = (text: string): string => calExample({ extra: text }).text;
const json = (parts: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    schemaVersion: VERSION,
    id: 'example',
    participants: [{ alias: 'dev', bind: 'slot', slot: { role: 'developer' } }],
    start: 'done',
    nodes: [{ id: 'done', type: 'event', event: 'end' }],
    edges: [],
    ...parts,
  });

interface Case {
  readonly row: number;
  readonly name: string;
  readonly file?: string;
  readonly text: string | Uint8Array;
  /** `place level[rule] message`, a part of each line of findings, in order; none for a silent file. */
  readonly lines: readonly string[];
  /** Default: 1 where a line is an error. */
  readonly code?: number;
  readonly args?: readonly string[];
}

const row =
  (number: number) =>
  (name: string, text: Case['text'], lines: string | readonly string[] = [], more: Partial<Case> = {}): Case => ({
    row: number,
    name,
    text,
    lines: typeof lines === 'string' ? [lines] : lines,
    ...more,
  });

const CONTENT = 'error[rac/no-content] RAC item "wiki" must not carry content, description only';
const r103 = row(103);
const HIDDEN =
  'error[rac/no-content] a RAC item must not carry content, description only; this one is ignored, because its key';
const r104 = row(104);
const r105 = row(105);
const r106 = row(106);
const r107 = row(107);
const r108 = row(108);
const r109 = row(109);
const r110 = row(110);
const r111 = row(111);
const r112 = row(112);
const r113 = row(113);
const r115 = row(115);
const r116 = row(116);
const r117 = row(117);
const r118 = row(118);
const r119 = row(119);
const r120 = row(120);
const r121 = row(121);
const r122 = row(122);
const r123 = row(123);
const r124 = row(124);
const r125 = row(125);
const r126 = row(126);
const r127 = row(127);

const utf16 = (text: string, bigEndian = false): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};
const bytes = (...parts: readonly (string | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
const cycle = (length: number): string =>
  json({
    start: 'n0',
    nodes: [
      ...Array.from({ length }, (_, i) => ({ id: `n${i}`, type: 'gateway', gateway: 'exclusive' })),
      { id: 'done', type: 'event', event: 'end' },
    ],
    edges: [
      ...Array.from({ length }, (_, i) => ({ from: `n${i}`, to: `n${(i + 1) % length}` })),
      { from: 'n0', to: 'done' },
    ],
  });

const CASES: readonly Case[] = [
  // 103: content on a RAC item, however its key and value are spelt.
  ...[
    [`content: ${MARK}`, '9:5'],
    ['content: null', '9:5'],
    ['content: false', '9:5'],
    ['content: ""', '9:5'],
    [`"content": ${MARK}`, '9:5'],
    [`'content': ${MARK}`, '9:5'],
    [`"\\x63ontent": ${MARK}`, '9:5'],
    [`"\\u0063ontent": ${MARK}`, '9:5'],
    [`"\\U00000063ontent": ${MARK}`, '9:5'],
    [`? content\n: ${MARK}`, '9:7'],
    [`? |-\n  content\n: ${MARK}`, '9:7'],
    [`? >-\n  content\n: ${MARK}`, '9:7'],
    [`!!str content: ${MARK}`, '9:11'],
    [`&a content: ${MARK}`, '9:8'],
    [`content: |\n  ${MARK}\n  ${MARK}`, '9:5'],
  ].map(([spelling = '', place = '']) => r103(spelling, block(spelling), `${place}: ${CONTENT}`)),
  r103('content:', block('content:'), [
    `9:5: ${CONTENT}`,
    '9:13: warning[cal/ambiguous-scalar] readers of YAML 1.1 and 1.2 take this value for different ones',
  ]),
  r103('flow', flow(`content: ${MARK}`), `5:51: ${CONTENT}`),
  r103('after CRLF', block(`content: ${MARK}`).replaceAll('\n', '\r\n'), `9:5: ${CONTENT}`),
  r103('YAML that is JSON', json({ rac: [{ id: 'wiki', kind: 'wiki', description: 'A', content: MARK }] }), CONTENT),
  r103('JSON', json({ rac: [{ id: 'wiki', kind: 'wiki', description: 'A', content: [MARK] }] }), CONTENT, {
    file: 'a.cal.json',
  }),
  r103(
    'JSON, escaped',
    json({ rac: [{ id: 'wiki', kind: 'wiki', description: 'A', content: MARK }] }).replace(
      'content',
      '\\u0063\\u006Fntent',
    ),
    CONTENT,
    { file: 'a.cal.json' },
  ),

  // 104: a duplicate key that hides it; both lines are named.
  r104('content twice', block(`content: ${MARK}\ncontent: null`), [
    `9:5: ${HIDDEN} "content" appears once more`,
    `10:5: ${CONTENT}`,
    '10:5: error[source/duplicate-key] duplicate key "content", first on line 9',
  ]),
  ...['rac', '"rac"', "'rac'", '"r\\u0061c"'].map((key) =>
    r104(`a second ${key} without`, `${flow(`content: ${MARK}`)}${key}: []\n`, [
      `5:1: ${HIDDEN} "rac" appears once more`,
      '12:1: error[source/duplicate-key] duplicate key "rac", first on line 5',
    ]),
  ),
  r104('a second rac with', `rac: []\n${flow(`content: ${MARK}`)}`, [
    '6:1: error[source/duplicate-key] duplicate key "rac", first on line 1',
    `6:51: ${CONTENT}`,
  ]),
  r104(
    'JSON',
    json({}).replace('{', `{"rac":[{"content":"${MARK}"}],\n"r\\u0061c":[],`),
    [`1:2: ${HIDDEN} "rac" appears once more`, '2:1: error[source/duplicate-key] duplicate key "rac", first on line 1'],
    { file: 'a.cal.json' },
  ),
  r104(
    'a repeated item',
    flow('kind: infra'),
    '5:51: error[source/duplicate-key] duplicate key "kind", first on line 5',
  ),

  // 105: merge keys.
  ...[
    ['<<: { required: false }', '9:5'],
    ['<<: [{ required: false }, {}]', '9:5'],
    ['!!merge <<: { required: false }', '9:13'],
    ['"<<": { required: false }', '9:5'],
    ['? <<\n: { required: false }', '9:7'],
  ].map(([key = '', place = '']) =>
    r105(key, block(key), `${place}: error[source/merge-key] a merge key is not allowed`),
  ),
  r105(
    'of an alias',
    `extensions: { org.example: &a { required: false } }\n${block('<<: *a')}`,
    '10:5: error[source/merge-key] a merge key is not allowed',
  ),
  r105('that brings content', block(`<<: { content: ${MARK} }`), `9:11: ${CONTENT}`),
  r105('by YAML 1.1', `%YAML 1.1\n---\n${block('<<: {}')}`, '1:1: error[source/directive]'),

  // 106: aliases are resolved, and content is reported where it stands; as keys they are refused.
  r106('as a key', block('&c required: true\n*c : x'), '10:5: error[source/key] an alias is used as a key'),
  r106(
    'an aliased item',
    `extensions: { org.example: &a { id: wiki, kind: wiki, description: A, content: ${MARK} } }\n${rac('\n  - *a')}`,
    `1:71: ${CONTENT}`,
  ),
  r106(
    'an aliased list',
    `extensions: { org.example: &a [{ id: wiki, kind: wiki, description: A, content: ${MARK} }] }\n${rac(' *a')}`,
    `1:72: ${CONTENT}`,
  ),
  r106(
    'an anchor that is set again',
    rac(
      `\n  - &a { id: a, kind: wiki, description: A }\n  - &a { id: wiki, kind: wiki, description: A, content: ${MARK} }\n  - *a`,
    ),
    ['7:14: error[cal/duplicate-id] duplicate RAC id "wiki", first on line 7', 'error[rac/no-content]'],
  ),
  r106('of nothing', block('required: *nothing'), '9:15: error[source/alias]'),

  // 107: tags.
  ...[
    ['required: !x true', '!x'],
    ['required: !!js/function "x"', 'tag:yaml.org,2002:js/function'],
    ['required: !!python/object:os.system x', 'tag:yaml.org,2002:python/object:os.system'],
    ['okf: !!omap [a: 1]', 'tag:yaml.org,2002:omap'],
    ['okf: !!set { a, b }', 'tag:yaml.org,2002:set'],
    ['okf: !!pairs [a: 1]', 'tag:yaml.org,2002:pairs'],
    ['okf: !<tag:example.org,2000:x> {}', 'tag:example.org,2000:x'],
  ].map(([text = '', tag = '']) => r107(text, block(text), `error[source/tag] the tag "${tag}" is not allowed`)),
  r107(
    'binary as a key',
    block(`!!binary Y29udGVudA==: ${MARK}`),
    '9:14: error[source/key] a key must be a plain string',
  ),
  r107('%TAG', `%TAG !e! tag:example.org,2000:\n---\n${block('required: !e!x true')}`, '1:1: error[source/directive]'),

  // 108: look-alike keys, with their code points.
  ...[
    ['Content', ''],
    ['CONTENT', ''],
    ['"content "', ''],
    ['con\u200btent', 'U+200B'],
    ['con\u00adtent', 'U+00AD'],
    ['"\\ufeffcontent"', 'U+FEFF'],
    ['\u0441ontent', 'U+0441'],
    ['\uff43ontent', 'U+FF43'],
    ['"\\u202econtent"', 'U+202E'],
    ['"content\\0"', 'U+0000'],
    ['"\\ud835\\udc1content"'.replace('\\udc1c', '\\udc1c'), 'U+1D41C'],
    ['\u13df\u043entent', 'U+13DF'],
  ].map(([key = '', point = '']) =>
    r108(
      `${key} ${point}`,
      block(`${key}: ${MARK}`),
      point === '' ? '9:5: error[rac/content-by-another-name]' : `(with ${point}`,
    ),
  ),

  // 109: content deeper: in check an error, in okf a warning, in extensions a vendor's own.
  r109('check', block(`check: { type: manual, hint: ask, content: ${MARK} }`), '9:39: error[rac/no-content]'),
  r109('okf', block(`okf: { bundle: b, content: ${MARK} }`), '9:23: warning[rac/content-in-okf]'),
  r109('okf, strict', block(`okf: { bundle: b, content: ${MARK} }`), '9:23: warning[rac/content-in-okf]', {
    args: ['--strict'],
    code: 1,
  }),
  r109(
    'deeper in okf',
    block(`okf: { bundle: b, a: [{ b: { content: ${MARK} } }] }`),
    '9:34: warning[rac/content-in-okf]',
  ),
  r109('extensions', about(`extensions: { org.example: { content: ${MARK}, rac: [{ content: x }] } }`)),

  // 110: knowledge in the texts themselves.
  r110(
    '2001 characters',
    flow(`okf: { bundle: b }`).replace('A map', 'x'.repeat(2001)),
    'error[rac/description-length]',
  ),
  r110('a hint of 1001', flow(`check: { type: manual, hint: ${'x'.repeat(1001)} }`), 'error[rac/hint-too-long]'),
  r110('a body in okf', block(`okf: { bundle: b, body: ${MARK} }`), '9:23: warning[rac/content-in-okf]'),
  r110(
    'a data: URI',
    block(`check: { type: manual, hint: "data:text/plain;base64,${'c3dvcmRmaXNo'.repeat(5)}" }`),
    '9:34: error[rac/encoded-text]',
  ),
  r110(
    'base64',
    flow('required: true').replace(
      'A map',
      `${Buffer.from('The gateway listens on 8080, the queue on 9090; '.repeat(3)).toString('base64')}`,
    ),
    '5:44: warning[rac/encoded-text]',
  ),
  r110(
    'a PEM text that was cut off',
    flow('required: true').replace('A map', '"-----BEGIN CERTIFICATE-----\\nMIIEpAIBAAKCAQEAxW"'),
    '5:44: warning[rac/encoded-text]',
  ),
  r110(
    'a private key',
    flow('required: true').replace(
      'A map',
      `"-----BEGIN PRIVATE KEY-----\\n${'MC4CAQAwBQYDK2Vw'.repeat(4)}\\n-----END PRIVATE KEY-----"`,
    ),
    '5:44: error[cal/secret]',
  ),
  r110(
    'a token',
    flow('required: true').replace('A map', `"ghp_${'aB3dE5gH7j'.repeat(4).slice(0, 36)}"`),
    '5:44: error[cal/secret]',
  ),

  // 111: keys of every object.
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'].flatMap((key) => [
    r111(
      `${key} in YAML`,
      block(`${key}: { content: x }`),
      `9:5: error[cal/unknown-property] unknown property "${key}"`,
    ),
    r111(
      `${key} in JSON`,
      json({}).replace('{', `{"${key}":{"id":1},`),
      `1:2: error[cal/unknown-property] unknown property "${key}"`,
      {
        file: 'a.cal.json',
      },
    ),
  ]),

  // 112: aliases that blow up.
  r112(
    'billion laughs',
    `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghij'].map((to, i) => `${to}: &${to} [${Array(9).fill(`*${'abcdefghij'[i]}`).join(',')}]`).join('\n')}\n${GOOD}`,
    'error[source/alias] aliases repeat more than 10000 values',
  ),
  r112(
    'quadratic',
    about(`extensions: { org.example: { a: &a [${'x,'.repeat(500)}x], b: [${'*a,'.repeat(500)}*a] } }`),
    'error[source/alias] aliases repeat more than 10000 values',
  ),
  r112('recursive', rac(' &r [*r]'), '5:10: error[source/alias] an alias contains itself'),
  r112(
    'an item that contains itself',
    block('okf: &o { bundle: b, more: *o }'),
    'error[source/alias] an alias contains itself',
  ),

  // 113: depth.
  ...(
    [
      ['200,000 JSON arrays', '['.repeat(200_000), 'a.cal.json'],
      ['200,000 closed JSON arrays', '['.repeat(200_000) + ']'.repeat(200_000), 'a.cal.json'],
      ['100,000 JSON objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'a.cal.json'],
      ['20,000 flow levels', '['.repeat(20_000), 'a.cal.yaml'],
      ['1,000 block levels', Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'), 'a.cal.yaml'],
      ['20,000 dashes', `${'- '.repeat(20_000)}x`, 'a.cal.yaml'],
      [
        'conditions 20,000 deep',
        calExample({
          edges: `edges:\n  - { from: work, to: done, when: ${'{not: '.repeat(20_000)}x${'}'.repeat(20_000)} }`,
        }).text,
        'a.cal.yaml',
      ],
    ] as const
  ).map(([name, text, file]) => r113(name, text, 'error[source/limit] nesting is deeper than 100 levels', { file })),
  r113(
    '3,000 block levels',
    Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
    '1:1: error[source/too-large]',
  ),

  row(114)(
    '30,000 keys',
    about(`extensions:\n  org.example:\n${Array.from({ length: 30_000 }, (_, i) => `    k${i}: ${i}\n`).join('')}`),
  ),

  // 115: size. A JSON of a size that is read must still be a CAL.
  r115(
    '20 MB of spaces',
    ' '.repeat(20_000_000),
    '1:1: error[source/too-large] the file has 20000000 bytes; at most 2097152 are read',
  ),
  r115('a string of 20 MB', `"${'x'.repeat(20_000_000)}"`, '1:1: error[cal/not-a-mapping]', { file: 'a.cal.json' }),
  r115('a cycle of 20,000 nodes', cycle(20_000), 'error[graph/unbounded-cycle]', { file: 'a.cal.json' }),

  // 116: encodings.
  r116('UTF-16LE', bytes([0xff, 0xfe], [...utf16(GOOD)]), '1:1: error[source/encoding] the file is UTF-16, not UTF-8'),
  r116(
    'UTF-16BE',
    bytes([0xfe, 0xff], [...utf16(GOOD, true)]),
    '1:1: error[source/encoding] the file is UTF-16, not UTF-8',
  ),
  r116('UTF-16LE without a mark', utf16(GOOD), '1:2: error[source/syntax]'),
  r116('UTF-16BE without a mark', utf16(GOOD, true), '1:1: error[source/syntax]'),
  r116('UTF-16LE JSON without a mark', utf16('{}'), '1:2: error[source/syntax]', { file: 'a.cal.json' }),
  r116(
    'UTF-32LE',
    bytes(
      [0xff, 0xfe, 0, 0],
      [...GOOD].flatMap((c) => [c.charCodeAt(0), 0, 0, 0]),
    ),
    '1:1: error[source/encoding]',
  ),
  r116(
    'UTF-32BE',
    bytes(
      [0, 0, 0xfe, 0xff],
      [...GOOD].flatMap((c) => [0, 0, 0, c.charCodeAt(0)]),
    ),
    '1:1: error[source/encoding]',
  ),
  r116('invalid UTF-8', bytes(GOOD, '# ', [0xff], '\n'), '1:1: error[source/encoding] the file is not valid UTF-8'),
  r116('overlong', bytes(GOOD, '# ', [0xc0, 0xaf], '\n'), '1:1: error[source/encoding] the file is not valid UTF-8'),
  r116(
    'a surrogate',
    bytes(GOOD, '# ', [0xed, 0xa0, 0x80], '\n'),
    '1:1: error[source/encoding] the file is not valid UTF-8',
  ),
  r116('NUL', `${GOOD}# \0\n`, '11:3: error[source/syntax]'),
  r116('a control character', `${GOOD}# \u0007\n`, '11:3: error[source/syntax]'),
  r116('NUL in JSON', '{"a":"\0"}', '1:7: error[source/syntax]', { file: 'a.cal.json' }),

  // 117: a byte order mark is dropped, and what follows is seen.
  r117('YAML', `\ufeff${GOOD}`),
  r117('YAML with content', `\ufeff${flow(`content: ${MARK}`)}`, `5:51: ${CONTENT}`),
  r117(
    'JSON with content',
    `\ufeff${json({ rac: [{ id: 'wiki', kind: 'wiki', description: 'A', content: MARK }] })}`,
    CONTENT,
    { file: 'a.cal.json' },
  ),
  r117('two of them', `\ufeff\ufeff${json({})}`, '1:1: error[source/syntax]', { file: 'a.cal.json' }),

  // 118: line ends and tabs.
  r118('CRLF', GOOD.replaceAll('\n', '\r\n')),
  ...(
    [
      ['CR', '\r', 'U+000D'],
      ['NEL', '\u0085', 'U+0085'],
      ['LS', '\u2028', 'U+2028'],
      ['PS', '\u2029', 'U+2029'],
    ] as const
  ).flatMap(([name, end, point]) => [
    r118(
      `${name} for line ends`,
      GOOD.replaceAll('\n', end),
      `error[source/syntax] not valid YAML: a line break that readers disagree on is in the text (${point})`,
    ),
    r118(`${name} in a comment, before content`, block(`required: true # ${end}    content: ${MARK}`), `(${point})`),
    r118(
      `${name} in a block, before content`,
      block(`okf:\n  bundle: |\n    b${end}    content: ${MARK}`),
      `(${point})`,
    ),
  ]),
  r118('a tab', 'limits:\n\tmaxSteps: 1\n', '2:1: error[source/syntax] not valid YAML: a tab is used for indentation'),

  // 119: one document.
  r119('two', `${GOOD}---\n${GOOD}`, 'error[source/documents] the file holds more than one YAML document'),
  r119('an empty second', `${GOOD}---\n`, 'error[source/documents]'),
  r119('text after ...', `${GOOD}...\ncontent: ${MARK}\n`, 'error[source/documents]'),
  r119(
    'JSON after JSON',
    `${json({})}${json({})}`,
    'error[source/syntax] not valid JSON: there is text after the end',
    { file: 'a.cal.json' },
  ),
  r119('JSON after JSON, as YAML', `${json({})}${json({})}`, '1:1: error[source/key]'),

  // 120: not a CAL.
  ...['', '# nothing\n'].map((text) =>
    r120(JSON.stringify(text), text, '1:1: error[source/syntax] not valid YAML: the document is empty'),
  ),
  ...['null\n', '[]\n', 'x\n', '5\n', '---\n'].map((text) =>
    r120(JSON.stringify(text), text, 'error[cal/not-a-mapping] a CAL must be a mapping, not'),
  ),
  ...['null', '[]', '"x"'].map((text) =>
    r120(`${text} as JSON`, text, 'error[cal/not-a-mapping]', { file: 'a.cal.json' }),
  ),
  r120('an empty JSON', '', '1:1: error[source/syntax] not valid JSON: the document is empty', { file: 'a.cal.json' }),
  r120(
    '{}',
    '{}',
    ['edges', 'id', 'nodes', 'participants', 'schemaVersion', 'start'].map(
      (name) => `1:1: error[cal/missing-property] the CAL has no "${name}"`,
    ),
  ),

  // 121: rac is a list of mappings.
  ...(
    [
      [' {}', '5:6: error[cal/wrong-type] "rac" must be a list, not a mapping'],
      [' x', '5:6: error[cal/wrong-type] "rac" must be a list, not a string'],
      ['', '5:5: error[cal/wrong-type] "rac" must be a list, not null'],
      [' [[]]', '5:7: error[cal/wrong-type] rac[0] must be a mapping, not a list'],
      [' [null]', '5:7: error[cal/wrong-type] rac[0] must be a mapping, not null'],
      [` { content: ${MARK} }`, '5:6: error[cal/wrong-type] "rac" must be a list, not a mapping'],
    ] as const
  ).map(([items, line]) => r121(`rac:${items}`, rac(items), line)),

  // 122: YAML 1.2, core schema.
  ...['no', 'on', 'y', 'off'].map((id) =>
    r122(
      `id: ${id}`,
      rac(`\n  - { id: ${id}, kind: wiki, description: A }`),
      '6:11: warning[cal/ambiguous-scalar] readers of YAML 1.1 and 1.2 take this value for different ones',
    ),
  ),
  ...['0o17', '0x1F', '1e3', '17'].map((id) =>
    r122(
      `id: ${id}`,
      rac(`\n  - { id: ${id}, kind: wiki, description: A }`),
      '6:11: error[cal/wrong-type] "id" of rac[0] must be a string, not a number',
    ),
  ),
  ...['true', '~'].map((id) =>
    r122(
      `id: ${id}`,
      rac(`\n  - { id: ${id}, kind: wiki, description: A }`),
      '6:11: error[cal/wrong-type] "id" of rac[0] must be a string',
    ),
  ),
  ...['12:30', '2024-01-01', '1_000'].map((id) =>
    r122(`id: ${id}`, rac(`\n  - { id: ${id}, kind: wiki, description: A }`), '6:11: error[cal/invalid-id]'),
  ),
  r122('id: .inf', rac('\n  - { id: .inf, kind: wiki, description: A }'), '6:11: error[source/number]'),

  // 123: a file named *.json is JSON, any other YAML.
  r123('YAML in .json', GOOD, '1:1: error[source/syntax] not valid JSON', { file: 'a.cal.json' }),
  r123('JSON in .yaml', json({})),
  r123('.yml', GOOD, [], { file: 'a.cal.yml' }),
  r123('upper case', GOOD, [], { file: 'A.CAL.YAML' }),
  r123('upper case JSON', json({}), [], { file: 'A.CAL.JSON' }),
  r123('no extension', flow(`content: ${MARK}`), `5:51: ${CONTENT}`, { file: 'cal' }),

  // 124: strict JSON.
  ...[
    '{"a":NaN}',
    '{"a":Infinity}',
    '{"a":-Infinity}',
    '{/**/"a":1}',
    '{"a":1,}',
    '[1,]',
    "{'a':1}",
    '{a:1}',
    '{"a":01}',
    '{"a":.5}',
    '{"a":0x1}',
    '{"a":+1}',
    '{"a":"\\x41"}',
    '{"a":1}x',
    '// c\n{}',
    '{"a":"b\nc"}',
  ].map((text) => r124(text, text, 'error[source/syntax] not valid JSON', { file: 'a.cal.json' })),
  r124('1e999', '{"a":1e999}', '1:6: error[source/number]', { file: 'a.cal.json' }),
  r124('a lone surrogate', '{"a":"\\ud800"}', '1:6: error[source/surrogate]', { file: 'a.cal.json' }),
  r124('a lone surrogate in a key', '{"\\udc00":1}', '1:2: error[source/surrogate]', { file: 'a.cal.json' }),
  ...['.nan', '-.inf', '1e999'].map((value) =>
    r124(`${value} in YAML`, about(`extensions: { org.example: ${value} }`), 'error[source/number]'),
  ),

  // 125: texts against regular expressions.
  r125(
    'an id of 100,000 -',
    rac(`\n  - { id: a${'-'.repeat(100_000)}, kind: wiki, description: A }`),
    '6:11: error[cal/invalid-id]',
  ),
  ...(
    [
      ['+(a|aa)'.repeat(8), 'extended globs such as +(a|b) are not supported'],
      ['!(a)', 'extended globs such as +(a|b) are not supported'],
      ['@(a|@(b|c))', 'extended globs such as +(a|b) are not supported'],
      ['{a,b}'.repeat(40), 'braces expand to more than 64 patterns'],
      ['a'.repeat(1001), 'at most 1000 are allowed'],
    ] as const
  ).map(([glob, why]) => r125(glob.slice(0, 20), block(`check: { type: file-glob, hint: "${glob}" }`), why)),
  ...['*'.repeat(900), '**/'.repeat(300), '[!'.repeat(400), `${'*a'.repeat(400)}b`].map((glob) =>
    r125(glob.slice(0, 20), block(`check: { type: file-glob, hint: "${glob}x" }`)),
  ),

  // 126: nothing is dereferenced.
  r126('$ref', block('$ref: "file:///etc/passwd"'), '9:5: error[cal/unknown-property] unknown property "$ref"'),
  r126('$schema', about('$schema: "http://127.0.0.1:1/x"'), 'error[cal/unknown-property] unknown property "$schema"'),

  // 127: ids.
  r127(
    'twice',
    rac('\n  - { id: a, kind: wiki, description: A }\n  - { id: a, kind: wiki, description: B }'),
    '7:11: error[cal/duplicate-id] duplicate RAC id "a", first on line 6',
  ),
  r127(
    'in another case',
    rac('\n  - { id: a, kind: wiki, description: A }\n  - { id: A, kind: wiki, description: B }'),
    '7:11: error[cal/invalid-id]',
  ),
  r127('__proto__', rac('\n  - { id: __proto__, kind: wiki, description: A }'), '6:11: error[cal/invalid-id]'),
  ...['map', 'constructor', '__proto__'].map((id) =>
    r127(
      `a reference to ${id}`,
      GOOD.replace('completion', `requires: { rac: [${id}] }, completion`),
      `error[node/unknown-rac] there is no RAC item "${id}"`,
    ),
  ),
];

async function lint({
  file = 'a.cal.yaml',
  text,
  args = [],
}: Case): Promise<{ code: number; lines: string[]; all: string }> {
  const folder = scratch();
  writeFileSync(join(folder, file), text);
  const { code, out, err } = await runMain(['lint', file, ...args], folder);
  // The input is as it was, and nothing is beside it.
  expect(readdirSync(folder)).toEqual([file]);
  expect(readFileSync(join(folder, file)).equals(Buffer.from(text))).toBe(true);
  const lines = out.split('\n').filter((line) => line.startsWith(`${file}:`));
  return { code, lines, all: out + err };
}

describe('group 4', () => {
  test.each(CASES.map((one) => [one.row, one.name.slice(0, 60), one] as const))('%i: %s', async (_, __, one) => {
    const { code, lines, all } = await lint(one);
    expect(lines.length === one.lines.length ? '' : lines.join('\n').slice(0, 2000)).toBe('');
    one.lines.forEach((line, i) => expect(lines[i]?.slice(0, 400)).toContain(line));
    expect(code).toBe(one.code ?? (one.lines.some((line) => !line.includes('warning[')) ? 1 : 0));
    expect(all).not.toContain(MARK);
    expect(all).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  });

  test('every row from 103 to 127 has a case', () => {
    const rows = new Set(CASES.map(({ row: number }) => number));
    expect([...rows].sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, i) => 103 + i));
  });
});
