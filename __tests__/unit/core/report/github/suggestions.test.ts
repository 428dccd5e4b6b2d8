import { describe, expect, test } from '@jest/globals';
import type { Diagnostic, Edit } from '../../../../../src/core/result/diagnostic.ts';
import {
  causesOf,
  matchThreads,
  planThreads,
  type ThreadDraft,
} from '../../../../../src/core/report/github/threads.ts';
import { finding, reportOf } from '../../../../support/reports.ts';

const TEXT = 'id: a\nrac:\n  - id: x\n    content: no\n    kind: wiki\nend: true\n';
const PATCH = '@@ -1,2 +1,5 @@ id\n id: a\n rac:\n-  - id: old\n+  - id: x\n+    content: no\n+    kind: wiki';

function edit(startLine: number, startColumn: number, endLine: number, endColumn: number, newText: string): Edit {
  return {
    range: { start: { line: startLine, column: startColumn }, end: { line: endLine, column: endColumn } },
    newText,
  };
}

function fixable(line: number, ...edits: Edit[]): Diagnostic {
  return finding('rac/no-content', 'error', 'x.cal.yaml', line, { message: 'm', fix: { title: 'remove it', edits } });
}

function suggest(diagnostics: Diagnostic[], patch = PATCH, text = TEXT): readonly ThreadDraft[] {
  const diff = { files: [{ path: 'pkg/x.cal.yaml', patch }], sources: new Map([['x.cal.yaml', text]]) };
  const of = { leg: 'ci/check', prefix: 'pkg', sha: 'a'.repeat(40), suggest: true };
  const matched = matchThreads(
    causesOf(reportOf(diagnostics), () => 'offers'),
    [],
    () => [],
    of,
  );
  return planThreads(matched, diff, of).drafts;
}

test('a fix inside one line', () => {
  const [suggestion, ...more] = suggest([fixable(5, edit(5, 11, 5, 15, 'runbook'))]);
  expect(more).toEqual([]);
  expect(suggestion).toEqual({ path: 'pkg/x.cal.yaml', line: 5, body: expect.any(String) });
  expect(suggestion?.body.replace(/[0-9a-f]{16}/g, 'HASH').replace(/\(http[^)]*\)/, '(PAGE)')).toBe(
    '<!-- cartwright-cause HASH HASH HASH -->\n❌ [`rac/no-content`](PAGE): m\n\nremove it\n\n```suggestion\n    kind: runbook\n```\n',
  );
});

test('several edits of one line, in whatever order they are written', () => {
  const edits = [edit(5, 5, 5, 9, 'sort'), edit(5, 9, 5, 9, ' '), edit(5, 11, 5, 15, 'runbook')] as const;
  const [a, b, c] = edits;
  for (const written of [edits, [c, b, a], [b, c, a]]) {
    const [suggestion] = suggest([fixable(5, ...written)]);
    expect(suggestion?.body.slice(suggestion.body.indexOf('```'))).toBe('```suggestion\n    sort : runbook\n```\n');
  }
});

test('a replacement of several lines keeps all of them', () => {
  const [suggestion] = suggest([fixable(4, edit(4, 1, 5, 1, '    a: 1\n    b: 2\n'))]);
  expect([suggestion?.line, suggestion?.body.slice(suggestion.body.indexOf('```'))]).toEqual([
    4,
    '```suggestion\n    a: 1\n    b: 2\n```\n',
  ]);
});

test('a whole line is removed by an empty block', () => {
  const [suggestion] = suggest([fixable(4, edit(4, 1, 5, 1, ''))]);
  expect(suggestion?.line).toBe(4);
  expect(suggestion?.body).toContain('```suggestion\n```\n');
});

test('a line break taken away widens the suggestion to both lines', () => {
  const [suggestion] = suggest([fixable(3, edit(3, 10, 4, 16, ''))]);
  expect([suggestion?.startLine, suggestion?.line]).toEqual([3, 4]);
  expect(suggestion?.body).toContain('```suggestion\n  - id: x\n```');
});

describe('none', () => {
  const change = edit(5, 11, 5, 15, 'runbook');
  test.each([
    ['outside of the diff (attack 145)', fixable(6, edit(6, 1, 6, 2, 'E')), PATCH, TEXT],
    ['where the head reads otherwise', fixable(5, change), PATCH.replace('kind: wiki', 'kind: other'), TEXT],
    ['without a patch', fixable(5, change), '', TEXT],
    ['with carriage returns', fixable(5, change), PATCH, TEXT.replaceAll('\n', '\r\n')],
    ['that hides a character', fixable(5, edit(5, 11, 5, 15, 'run\u202ebook')), PATCH, TEXT],
    ['that spreads a secret', fixable(5, edit(5, 11, 5, 15, `ghp_${'a'.repeat(36)}`)), PATCH, TEXT],
  ])('%s', (_name, diagnostic, patch, text) => expect(suggest([diagnostic], patch, text)).toEqual([]));

  test('for a second fix of the same lines', () => {
    expect(
      suggest([fixable(5, change), { ...fixable(5, edit(5, 5, 5, 9, 'sort')), rule: 'variable/unknown-type' }]),
    ).toHaveLength(1);
  });
});

test('a fix of a line above what another one fixes is a suggestion of its own', () => {
  const fixes = [fixable(3, edit(5, 11, 5, 15, 'runbook')), fixable(4, edit(4, 14, 4, 16, 'yes'))];
  expect(suggest(fixes).map(({ line }) => line)).toEqual([5, 4]);
});

test('the last line of a file that ends without a line break', () => {
  const patch = `${PATCH.replace('+1,5', '+1,6')}\n+end: true`;
  const [suggestion] = suggest([fixable(6, edit(6, 6, 6, 10, 'no'))], patch, TEXT.trimEnd());
  expect([suggestion?.line, suggestion?.body.slice(suggestion.body.indexOf('```'))]).toEqual([
    6,
    '```suggestion\nend: no\n```\n',
  ]);
});

test('a fence inside cannot close the block', () => {
  const [suggestion] = suggest([fixable(5, edit(5, 11, 5, 15, '```` x'))]);
  expect(suggestion?.body).toContain('`````suggestion\n    kind: ```` x\n`````\n');
});
