/**
 * Every sentence of docs/format.md 2.4 and 15, with CALs that break it and CALs that only just do not.
 * What a broken one must give is one finding: its rule, its pointer and the very text that it points at.
 */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { PROFILES } from '../../../../src/ids.ts';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { readText } from '../../../../src/core/source/read.ts';
import type { Diagnostic } from '../../../../src/core/result/diagnostic.ts';
import { ROOT } from '../../../support/cli.ts';
import { SENTENCES, wholeCal, type Change } from './section-6.ts';

async function lint(path: string, text: string): Promise<Diagnostic[]> {
  return lintDocument(await readText(path, text), { profile: PROFILES.cart });
}

/** The text in a range that is on one line, or the first character of a longer one. */
function textAt(text: string, { start, end }: Diagnostic['range']): string {
  const line = text.split('\n')[start.line - 1] ?? '';
  return start.line === end.line ? line.slice(start.column - 1, end.column - 1) : `${line[start.column - 1] ?? ''}…`;
}

/** The findings of a changed CAL; the same in JSON, in YAML blocks, and in YAML that is JSON. */
async function findings(change: Change): Promise<string[]> {
  const cal = wholeCal();
  change(cal);
  const json = JSON.stringify(cal, null, 1);
  const block = stringify(cal);
  const [inJson, inBlock, inFlow] = await Promise.all([
    lint('a.cal.json', json),
    lint('a.cal.yaml', block),
    lint('a.cal.yml', json),
  ]);
  const rough = (found: readonly Diagnostic[]): string[] =>
    found.map(({ rule, level, pointer, help }) => [rule, level, pointer, help].join(' ')).sort();
  expect(rough(inBlock)).toEqual(rough(inJson));
  expect(inFlow).toEqual(inJson.map((diagnostic) => ({ ...diagnostic, path: 'a.cal.yml' })));
  for (const { range } of inBlock) {
    const shown = textAt(block, range);
    if (!shown.endsWith('…')) expect(() => void parse(shown)).not.toThrow();
  }
  return inJson.map(({ rule, pointer, range }) => `${rule} ${pointer} ${textAt(json, range)}`);
}

test('the CAL that the cases change is silent', async () => {
  expect(await findings(() => undefined)).toEqual([]);
});

describe.each(SENTENCES.map((sentence) => [sentence.text, sentence] as const))('%s', (_, { bad, good }) => {
  if (bad.length > 0) {
    test.each(bad)('%s', async (expected, change) => {
      expect(await findings(change)).toEqual([expected]);
    });
  }
  if (good.length > 0) {
    test.each(good.map((change) => [String(change).replace(/\s+/g, ' '), change] as const))(
      'valid: %s',
      async (__, change) => {
        expect(await findings(change)).toEqual([]);
      },
    );
  }
});

describe('the sentences are those of the page', () => {
  const page = readFileSync(join(ROOT, 'docs/format.md'), 'utf8').replace(/\s+/g, ' ');
  const section = (from: string, to: string): string => page.slice(page.indexOf(from), page.indexOf(to));
  const cal = section('## 15. CAL files', '### 15.1');
  const rac = section('### 2.4 RAC items', '### 2.5');

  test.each(SENTENCES.map(({ text }) => text))('%s', (text) => {
    expect(`${cal} ${rac}`.includes(text)).toBe(true);
  });

  /** Clauses that fix nothing of a CAL's text: they point elsewhere, or say what a word means. */
  const OTHERS = [
    /^(?:## 15\.|`rac\[\]`: see \[2\.4\]\(#24-rac-items\);)$/,
    // What the signature says is for `verify` to judge.
    /^the subject's name is /,
  ];

  test('no clause of docs/format.md 15 is left out', () => {
    const clauses = cal.split(/(?<=[.;]) (?=\S)|- (?=`|Root|Ids|Graph)/).map((clause) => clause.trim());
    const left = clauses.filter(
      (clause) =>
        clause !== '' &&
        !OTHERS.some((other) => other.test(clause)) &&
        !SENTENCES.some(({ text }) => clause.includes(text) || text.includes(clause)),
    );
    expect(left).toEqual([]);
  });
});
