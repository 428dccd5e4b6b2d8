import { expect, test } from '@jest/globals';
import { applyPaste, itemText, pasteItems } from '../../../../src/core/scan/paste.ts';
import type { RacItem } from '../../../../src/core/scan/scaffold/items.ts';
import { readText } from '../../../../src/core/source/read.ts';

const item = (id: string): RacItem => ({
  id,
  kind: 'infra',
  description: 'How it runs: 2 definitions in the top folder; "Docker".',
  required: id !== 'second',
  check: { type: 'file-glob', hint: '{Dockerfile,compose.yaml}' },
  evidence: [{ path: 'Dockerfile', why: 'container image' }],
  okf: { type: 'Infrastructure', title: 'Infrastructure', description: 'How it runs', tags: ['infra', 'docker'] },
});
const ITEMS = [item('first'), item('second')];
const OLD = { id: 'old', kind: 'wiki', description: 'a' };

/** Every way in which a CAL may be written down, with how many items it has and what must be there afterwards. */
const STYLES: readonly (readonly [name: string, file: string, text: string, old: number, added: string])[] = [
  [
    'JSON, two spaces',
    'a.cal.json',
    `{\n  "id": "a",\n  "rac": [\n    { "id": "old", "kind": "wiki", "description": "a" }\n  ],\n  "start": "b"\n}\n`,
    1,
    '    {\n      "id": "first",',
  ],
  [
    'JSON, tabs',
    'a.cal.json',
    `{\n\t"id": "a",\n\t"rac": [\n\t\t{\n\t\t\t"id": "old",\n\t\t\t"kind": "wiki",\n\t\t\t"description": "a"\n\t\t}\n\t]\n}\n`,
    1,
    '\t\t{\n\t\t\t"id": "first",',
  ],
  [
    'JSON with an empty list',
    'a.cal.json',
    '{\n    "id": "a",\n    "rac": [],\n    "start": "b"\n}\n',
    0,
    '\n        {\n            "id"',
  ],
  [
    'JSON without a list',
    'a.cal.json',
    '{\n  "id": "a",\n  "start": "b"\n}\n',
    0,
    '  "rac": [\n    {\n      "id": "first"',
  ],
  [
    'JSON with line ends of Windows',
    'a.cal.json',
    '{\r\n  "rac": [\r\n    { "id": "old", "kind": "wiki", "description": "a" }\r\n  ]\r\n}\r\n',
    1,
    '    {\r\n      "id": "first",\r\n',
  ],
  [
    'YAML, indented',
    'a.cal.yaml',
    'id: a\nrac:\n  - id: old\n    kind: wiki\n    description: a\n\n# the start\nstart: b\n',
    1,
    '    description: a\n  - id: first\n    kind: infra\n',
  ],
  [
    'YAML, at the column of the key',
    'a.cal.yml',
    'id: a\nrac:\n- id: old\n  kind: wiki\n  description: a\nstart: b\n',
    1,
    '\n- id: first\n  kind: infra\n',
  ],
  [
    'YAML, four spaces and a wide dash',
    'a.cal.yaml',
    'id: a\nrac:\n    -   id: old\n        kind: wiki\n        description: a\nstart: b\n',
    1,
    '\n    - id: first\n      kind: infra\n',
  ],
  [
    'YAML whose last item is a line',
    'a.cal.yaml',
    'id: a\nrac:\n  - { id: old, kind: wiki, description: a } # kept\nstart: b\n',
    1,
    '# kept\n  - id: first\n',
  ],
  [
    'YAML without a last line end',
    'a.cal.yaml',
    'id: a\nrac:\n  - id: old\n    kind: wiki\n    description: a',
    1,
    'a\n  - id: first\n',
  ],
  ['YAML with an empty list', 'a.cal.yaml', 'id: a\nrac: []\nstart: b\n', 0, 'rac:\n  - id: first\n'],
  ['YAML with no value', 'a.cal.yaml', 'id: a\nrac:\nstart: b\n', 0, 'rac:\n  - id: first\n'],
  [
    'YAML without a list',
    'a.cal.yaml',
    'id: a\nparticipants:\n- alias: x\nstart: b\n',
    0,
    '\nrac:\n- id: first\n  kind: infra\n',
  ],
  [
    'YAML with line ends of Windows',
    'a.cal.yaml',
    'id: a\r\nrac:\r\n  - id: old\r\n    kind: wiki\r\n    description: a\r\nstart: b\r\n',
    1,
    '\r\n  - id: first\r\n    kind: infra\r\n',
  ],
];

test.each(STYLES)('%s: the items are where they belong, in the hand of the file', async (_, file, text, old, added) => {
  const doc = await readText(file, text);
  expect(doc.problems).toEqual([]);
  const paste = pasteItems(doc, ITEMS);
  if (paste === undefined) throw new Error('nothing to paste');
  const changed = applyPaste(doc, paste);
  expect(changed).toContain(added);
  const after = await readText(file, changed);
  expect(after.problems).toEqual([]);
  const { rac, ...rest } = after.value as { rac: { id: string }[] };
  const { rac: before, ...others } = doc.value as { rac?: unknown };
  expect(rest).toEqual(others);
  const news = ITEMS.map(({ evidence: _evidence, required, ...members }) =>
    required ? members : { ...members, required },
  );
  expect(rac).toHaveLength(old + 2);
  expect(rac).toEqual(expect.arrayContaining(old === 0 ? news : [OLD, ...news]));
  expect(before === undefined || before === null || (before as unknown[]).length === old).toBe(true);
  // Nothing of what was there is lost.
  expect(changed.replace(paste.text, '').length).toBe(text.length - (paste.end - paste.start));
});

test('the place is named by the line', async () => {
  const places = await Promise.all(
    STYLES.slice(0, 6).map(async ([, file, text]) => pasteItems(await readText(file, text), ITEMS)?.place),
  );
  expect(places).toEqual([
    'after line 3',
    'after line 3',
    'in place of the empty list in line 3',
    'before line 3',
    'after line 2',
    'after line 5',
  ]);
});

test.each([
  ['a list that is not one', 'a.cal.yaml', 'rac: none\n'],
  ['JSON on one line', 'a.cal.json', '{"id":"a","rac":[{"id":"old"}]}'],
  ['JSON on one line without a list', 'a.cal.json', '{"id":"a","start":"b"}'],
  ['YAML with a list in brackets', 'a.cal.yaml', 'rac: [{ id: old }]\nstart: b\n'],
  ['YAML in the style of JSON', 'a.cal.yaml', '{ id: a, start: b }\n'],
])('%s is left alone', async (_, file, text) => {
  expect(pasteItems(await readText(file, text), ITEMS)).toBeUndefined();
});

test('one item alone has whole lines, and a comma in JSON', async () => {
  const json = await readText('a.cal.json', '{\n  "rac": [\n    {}\n  ]\n}\n');
  expect(itemText(item('first'), json)).toMatch(/^ {4}\{\n {6}"id": "first",[^]*\n {4}\},\n$/);
});
