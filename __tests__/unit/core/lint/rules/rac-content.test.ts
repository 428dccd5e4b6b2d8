import { expect, test } from '@jest/globals';
import { PROFILES } from '../../../../../src/ids.ts';
import { lintDocument } from '../../../../../src/core/lint/engine.ts';
import { calExample } from '../../../../../src/core/result/rule-examples.ts';
import { readText } from '../../../../../src/core/source/read.ts';

/** A valid CAL but for the content of its RAC items. */
const cal = (rac: string, about = ''): string => calExample({ rac: `rac:${rac}`, about }).text;
const ITEM = 'id: wiki, kind: wiki, description: A map';
const SHARED = `extensions:\n  org.example:`;

const SPELLINGS: readonly (readonly [string, string, string])[] = [
  ['block', cal('\n  - id: wiki\n    kind: wiki\n    description: A map\n    content: secret'), '9:5-9:12'],
  ['flow', cal(` [{ ${ITEM}, content: secret }]`), '5:51-5:58'],
  ['anchor', cal(`\n  - &a { ${ITEM}, content: secret }`), '6:52-6:59'],
  ['alias', cal('\n  - *a', `${SHARED} &a { ${ITEM}, content: secret }`), '4:63-4:70'],
  [
    'an item twice',
    cal('\n  - *a\n  - { <<: *a, id: other }', `${SHARED} &a { ${ITEM}, content: secret }`),
    '4:63-4:70',
  ],
  ['merge key', cal(`\n  - { <<: *a, ${ITEM} }`, `${SHARED} &a\n    content: secret`), '5:5-5:12'],
  ['merge key in place', cal(`\n  - { <<: { content: secret }, ${ITEM} }`), '6:13-6:20'],
  [
    'list of merged mappings',
    cal(`\n  - { <<: [*b, *a], ${ITEM} }`, `${SHARED} [&a { content: secret }, &b { required: true }]`),
    '4:22-4:29',
  ],
  ['escape', cal(` [{ ${ITEM}, "\\x63ontent": secret }]`), '5:51-5:63'],
  [
    'explicit key',
    cal('\n  - id: wiki\n    kind: wiki\n    description: A map\n    ? content\n    : secret'),
    '9:7-9:14',
  ],
  ['no value', cal(` [{ ${ITEM}, content }]`), '5:51-5:58'],
];

test.each(SPELLINGS)('content by %s is one error at its own key', async (_, text, place) => {
  const found = lintDocument(await readText('a.cal.yaml', text), { profile: PROFILES.cart });
  expect(
    found.map(
      ({ rule, range: { start, end }, pointer }) =>
        `${rule} ${start.line}:${start.column}-${end.line}:${end.column} ${pointer}`,
    ),
  ).toEqual([`rac/no-content ${place} /rac/0/content`]);
  expect(JSON.stringify(found)).not.toContain('secret');
});

test('a merge key without content is the fault itself', async () => {
  const text = cal(`\n  - { <<: *a, id: wiki, description: A map }`, `${SHARED} &a { kind: wiki }`);
  const found = lintDocument(await readText('a.cal.yaml', text), { profile: PROFILES.cart });
  expect(found.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(['source/merge-key /rac/0/<<']);
});
