import { describe, expect, test } from '@jest/globals';
import { fileError } from '../../../../src/core/result/diagnostic.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import type { RuleExample } from '../../../../src/core/result/rule.ts';
import { RULES } from '../../../../src/generated/rules.ts';
import { sensitiveRanges } from '../../../../src/core/lint/sensitive.ts';
import { excerptOf } from '../../../../src/core/report/text/excerpt.ts';
import { findSecrets } from '../../../../src/core/secrets/find.ts';
import { fromPointer } from '../../../../src/core/source/document.ts';
import { readText } from '../../../../src/core/source/read.ts';

async function shown({ language, text, files }: RuleExample, id: string): Promise<{ value: string; excerpt: string }> {
  const doc = await readText(`example.cal.${language}`, text);
  const itemFiles = files === undefined ? undefined : new Map([[0, files]]);
  const found = lintDocument(doc, { profile: PROFILES.cart, findSecrets, itemFiles });
  const finding = found.find(({ rule }) => rule === id);
  const place = doc.locate(fromPointer(doc.value, finding?.pointer ?? ''));
  if (finding === undefined || place === undefined) throw new Error(`${id} has no finding with a value`);
  const excerpt = [...excerptOf(doc.text, found, sensitiveRanges(doc, found)).values()].join('\n');
  return { value: doc.text.slice(place.value.start, place.value.end), excerpt };
}

const START = fileError('source/syntax', 'a.cal.yaml', 'not valid', 'correct it');

describe('the value that a sensitive rule points at is in no excerpt', () => {
  const rules = RULES.filter(({ sensitive, apart }) => sensitive === true && apart === undefined);

  test('which are those about content, secrets and people', () => {
    expect(rules.map(({ id }) => id)).toEqual([
      'cal/secret',
      'rac/code-in-text',
      'rac/content-by-another-name',
      'rac/content-in-okf',
      'rac/encoded-text',
      'rac/no-content',
      'rac/repeats-files',
    ]);
  });

  test.each(rules.map(({ id, bad }) => [id, bad] as const))('%s', async (id, bad) => {
    const { value, excerpt } = await shown(bad, id);
    // In pieces: an excerpt shows one line.
    const pieces = value.match(/\S{12,}/gu) ?? [value.trim()];
    expect(pieces.filter((piece) => excerpt.includes(piece))).toEqual([]);
    expect(excerpt).toContain('*');
  });
});

test('of a text that cannot be read only the signs between words are shown, and names of properties', async () => {
  const doc = await readText('a.cal.yaml', 'rac:\n  - content: "hidden κρυφό \u{e0068}", id: 7\n  - [\n');
  const found = lintDocument(doc, { profile: PROFILES.cart });
  expect(found.map(({ rule }) => rule)).toEqual(['source/syntax']);
  const lines = [1, 2, 3].map((line) => ({
    ...START,
    range: { start: { line, column: 1 }, end: { line, column: 1 } },
  }));
  expect([...excerptOf(doc.text, lines, sensitiveRanges(doc, found))]).toEqual([
    [1, 'rac:'],
    [2, '  - *******: "****** ***** **", id: *'],
    [3, '  - ['],
  ]);
});

test.each(['{"rac": [{"id": "one"}], "rac": []}', 'rac: [{id: one}]\nrac: []\n'])(
  'a list of knowledge that another one replaces is hidden as a whole: %j',
  async (text) => {
    const doc = await readText(text.startsWith('{') ? 'a.cal.json' : 'a.cal.yaml', text);
    const start = text.indexOf('[');
    expect(sensitiveRanges(doc, [])).toEqual([doc.range({ start, end: text.indexOf(']') + 1 })]);
  },
);
