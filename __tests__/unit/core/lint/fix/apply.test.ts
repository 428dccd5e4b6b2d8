import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { PROFILES } from '../../../../../src/ids.ts';
import { lintDocument } from '../../../../../src/core/lint/engine.ts';
import { calExample } from '../../../../../src/core/result/rule-examples.ts';
import { fixDocument } from '../../../../../src/core/lint/fix/apply.ts';
import { unifiedDiff } from '../../../../../src/core/lint/fix/diff.ts';
import { sensitiveRanges } from '../../../../../src/core/lint/sensitive.ts';
import { readText } from '../../../../../src/core/source/read.ts';
import type { SourceDocument } from '../../../../../src/core/source/document.ts';
import { describeTool } from '../../../../support/tools.ts';
import { scratch } from '../../../../support/scratch.ts';

const lint = (doc: SourceDocument): Promise<ReturnType<typeof lintDocument>> =>
  Promise.resolve(lintDocument(doc, { profile: PROFILES.cart }));

async function fixed(text: string, language = 'yaml'): Promise<{ text: string; left: string[]; titles: string[] }> {
  const path = `a.cal.${language}`;
  const parse = (source: string): Promise<SourceDocument> => readText(path, source);
  const result = await fixDocument(await parse(text), { lint, parse });
  return {
    text: result.doc.text,
    left: result.left.map(({ rule }) => rule),
    titles: result.made.map(({ title }) => title),
  };
}

/** Each case: the part that is wrong and the part as it must become; the rest of the CAL stays as it is. */
const CASES: readonly (readonly [name: string, wrong: string, right: string])[] = [
  [
    'content on a line of its own',
    'rac:\n  - id: wiki # the wiki\n    kind: wiki\n    content: secret # gone\n    # stays\n    description: A map',
    'rac:\n  - id: wiki # the wiki\n    kind: wiki\n    # stays\n    description: A map',
  ],
  [
    'content as the first key',
    'rac:\n  - content: secret\n    id: wiki\n    kind: wiki\n    description: A map',
    'rac:\n  - id: wiki\n    kind: wiki\n    description: A map',
  ],
  [
    'content as a block',
    'rac:\n  - id: wiki\n    kind: wiki\n    content: |\n      secret\n\n      more\n    description: A map',
    'rac:\n  - id: wiki\n    kind: wiki\n    description: A map',
  ],
  [
    'content as a mapping',
    'rac:\n  - id: wiki\n    kind: wiki\n    description: A map\n    content:\n      a: [1, 2]\n      b: c',
    'rac:\n  - id: wiki\n    kind: wiki\n    description: A map',
  ],
  [
    'content without a value',
    'rac:\n  - id: wiki\n    kind: wiki\n    content:\n    description: A map',
    'rac:\n  - id: wiki\n    kind: wiki\n    description: A map',
  ],
  [
    'content in brackets',
    'rac: [{ id: wiki, content: secret, kind: wiki, description: A map }]',
    'rac: [{ id: wiki, kind: wiki, description: A map }]',
  ],
  [
    'content last in brackets',
    'rac: [{ id: wiki, kind: wiki, description: A map, content: [1, {a: b}] }]',
    'rac: [{ id: wiki, kind: wiki, description: A map }]',
  ],
  [
    'content first in brackets',
    'rac: [{ "\\u0063ontent": secret, id: wiki, kind: wiki, description: A map }]',
    'rac: [{ id: wiki, kind: wiki, description: A map }]',
  ],
  [
    'content of a check',
    'rac:\n  - { id: wiki, kind: wiki, description: A map, check: { type: manual, hint: ask, content: x } }',
    'rac:\n  - { id: wiki, kind: wiki, description: A map, check: { type: manual, hint: ask } }',
  ],
  [
    'a misspelt property',
    'rac:\n  - { id: wiki, kind: wiki, descripton: A map }',
    'rac:\n  - { id: wiki, kind: wiki, description: A map }',
  ],
  [
    'a misspelt property in quotes',
    `rac:\n  - { id: wiki, kind: wiki, 'Description' : A map }`,
    `rac:\n  - { id: wiki, kind: wiki, 'description' : A map }`,
  ],
  [
    'misspelt properties inside each other',
    'rac:\n  - { id: wiki, kind: wiki, description: A map, chek: { typ: manual, hints: ask } }',
    'rac:\n  - { id: wiki, kind: wiki, description: A map, check: { type: manual, hint: ask } }',
  ],
  [
    'an item of a list twice',
    'rac:\n  - { id: wiki, kind: wiki, description: A map }\nabout_tags: x'.replace('\nabout_tags: x', ''),
    'rac:\n  - { id: wiki, kind: wiki, description: A map }',
  ],
  [
    'the same entry twice',
    'rac:\n  - { id: wiki, kind: wiki, description: A map }\n  - { id: wiki, kind: wiki, description: A map } # again',
    'rac:\n  - { id: wiki, kind: wiki, description: A map }',
  ],
];

describe.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('YAML with %s', (_, end) => {
  test.each(CASES)('%s', async (name, wrong, right) => {
    const whole = (rac: string): string => calExample({ rac }).text.replaceAll('\n', end);
    const result = await fixed(whole(wrong));
    expect(result.text).toBe(whole(right));
    expect(result.left).toEqual([]);
    expect(await fixed(result.text)).toEqual({ text: result.text, left: [], titles: [] });
    if (name.startsWith('content')) expect(result.titles).toEqual(['remove "content"']);
  });

  test('duplicates of a list and of an edge', async () => {
    const wrong = calExample({
      about: 'tags: [a, b, a]',
      edges: 'edges:\n  - { from: work, to: done }\n  - { from: work, to: done }',
    }).text.replaceAll('\n', end);
    const right = calExample({ about: 'tags: [a, b]' }).text.replaceAll('\n', end);
    expect(await fixed(wrong)).toEqual({
      text: right,
      left: [],
      titles: ['remove item 2 of "tags"', 'remove item 1 of "edges"'],
    });
  });
});

test('where no edit is certain, nothing is changed', async () => {
  for (const rac of [
    'rac:\n  - id: wiki\n    kind: wiki\n    description: A map\n    ? content\n    : secret',
    'rac:\n  - { id: wiki, kind: wiki, description: A map, # why\n      content: secret }',
    'rac:\n  - { id: wiki, kind: wiki, description: A map, !!str content: secret }',
    'rac:\n  - id: wiki\n    kind: wiki\n    content: &a secret\n    description: *a',
  ]) {
    const { text } = calExample({ rac });
    expect(await fixed(text)).toEqual({ text, left: ['rac/no-content'], titles: [] });
  }
});

/** A valid CAL as JSON, with faults that each have one safe answer put in at random. */
function withFaults(indent: number | string, faults: readonly number[]): { wrong: string; right: string } {
  const item = (id: string, extra: Readonly<Record<string, unknown>>): object => ({
    id,
    kind: 'wiki',
    ...extra,
    description: 'A map, with "quotes", {braces}, [brackets] and: commas',
    check: { type: 'manual', hint: 'ask' },
  });
  const make = (broken: boolean): string => {
    const has = (fault: number): boolean => broken && faults.includes(fault);
    const cal = {
      schemaVersion: PROFILES.cart.calSchemaVersion,
      id: 'example',
      [has(0) ? 'descripton' : 'description']: 'Text',
      tags: has(1) ? ['a', 'b', 'a'] : ['a', 'b'],
      participants: [{ alias: 'dev', bind: 'slot', slot: { role: 'developer' } }],
      rac: [
        item('one', has(2) ? { content: 'secret, with "quotes" and }' } : {}),
        item('two', has(3) ? { content: { a: [1, 2, { b: null }] } } : {}),
        ...(has(4) ? [item('two', has(3) ? { content: { a: [1, 2, { b: null }] } } : {})] : []),
      ],
      start: 'work',
      nodes: [
        { id: 'work', type: 'task', agent: 'dev', completion: { type: 'artifact', produces: 'report' } },
        { id: 'done', type: 'event', event: 'end' },
      ],
      edges: has(5)
        ? [
            { from: 'work', to: 'done' },
            { from: 'work', to: 'done' },
          ]
        : [{ from: 'work', to: 'done' }],
    };
    return JSON.stringify(cal, null, indent);
  };
  return { wrong: make(true), right: make(false) };
}

test('JSON: a fixed document is valid, is what it was before the faults, and stays as it is', async () => {
  const faults = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(faults, fc.constantFrom<number | string>(0, 1, 2, 4, '\t'), async (chosen, indent) => {
      const { wrong, right } = withFaults(indent, chosen);
      const result = await fixed(wrong, 'json');
      expect(result.left).toEqual([]);
      expect(result.text).toBe(right);
      expect((await fixed(result.text, 'json')).text).toBe(result.text);
    }),
    { seed: 11, numRuns: 150 },
  );
});

test('a diff shows the change and never the content', async () => {
  const { text } = calExample({
    rac: 'rac:\n  - id: wiki\n    kind: wiki\n    content: |\n      the secret\n    descripton: A map',
  });
  const path = 'a.cal.yaml';
  const parse = (source: string): Promise<SourceDocument> => readText(path, source);
  const doc = await parse(text);
  const result = await fixDocument(doc, { lint, parse });
  const diff = unifiedDiff(
    path,
    { text, hidden: sensitiveRanges(doc, await lint(doc)) },
    { text: result.doc.text, hidden: sensitiveRanges(result.doc, result.left) },
  );
  expect(diff).toBe(
    [
      '--- a/a.cal.yaml',
      '+++ b/a.cal.yaml',
      '@@ -5,9 +5,7 @@',
      ' rac:',
      '   - id: wiki',
      '     kind: wiki',
      '-    content: *',
      '-****************',
      '-    descripton: A map',
      '+    description: A map',
      ' start: work',
      ' nodes:',
      '   - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }',
      '',
    ].join('\n'),
  );
});

describe.each([
  ['patch', ['-p1', '--quiet']],
  ['git', ['apply', '--whitespace=nowarn', '-']],
])('a diff for people is one for programs', (tool, args) => {
  const line = fc.constantFrom('a', 'b\tc', ' ünï', '  d', '', '-- x', '+++ y');
  const end = fc.constantFrom('\n', '\r\n');
  const text = fc
    .tuple(fc.array(fc.tuple(line, end), { minLength: 1, maxLength: 30 }), fc.boolean())
    .map(([all, ended]) => {
      const whole = all.map((parts) => parts.join('')).join('');
      return ended ? whole : `${whole}z`;
    });

  describeTool(tool, `${tool} ${args[0] ?? ''}`, () => {
    test('takes the diff of random texts, whatever their line ends', () => {
      const folder = scratch();
      const file = join(folder, 'a.cal.yaml');
      fc.assert(
        fc.property(text, text, (before, after) => {
          const diff = unifiedDiff('a.cal.yaml', { text: before, hidden: [] }, { text: after, hidden: [] });
          writeFileSync(file, before);
          if (diff !== '') expect(spawnSync(tool, args, { cwd: folder, input: diff }).status).toBe(0);
          expect(readFileSync(file, 'utf8')).toBe(after);
        }),
        { seed: 5, numRuns: 60 },
      );
    });
  });
});
