import { expect, test } from '@jest/globals';
import { moodOf, reportAnswer } from '../../../../../src/core/report/sections/headline.ts';
import { commentMarker, commentOrigin, renderComment } from '../../../../../src/core/report/markdown/comment.ts';
import { compareReports } from '../../../../../src/core/report/compare.ts';
import { renderMarkdown, renderSummary, reportDocument } from '../../../../../src/core/report/markdown/document.ts';
import type { CheckReport } from '../../../../../src/core/result/results.ts';
import { expectGolden } from '../../../../support/golden.ts';
import { finding, FULL, handshake, reportOf, SHIP } from '../../../../support/reports.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const TARGET = { serverUrl: 'https://github.com', repository: 'octo/repo', sha: SHA, prefix: 'packages/a b' };
const COMMENT = { key: 'ci.yml/check', origin: { sha: SHA, runId: 42, runAttempt: 1 } };

const READY: CheckReport = reportOf([], {
  cals: [
    { ...SHIP, verdict: 'ready', participants: SHIP.participants.slice(0, 1), rac: SHIP.rac.slice(0, 1), blocked: [] },
  ],
  handshakes: [handshake('agents/rex.cart', 'desktop'), handshake('agents/rex.cart', 'ci runner')],
  verdict: 'ready',
  compliance: 'accept',
});

const MANY: CheckReport = {
  ...FULL,
  cals: [
    SHIP,
    {
      ...SHIP,
      path: 'other/x.cal.yaml',
      id: 'x',
      name: 'The other one',
      verdict: 'ready',
      participants: [],
      rac: [],
      blocked: [],
    },
  ],
  diagnostics: [...FULL.diagnostics, finding('graph/unreachable', 'error', 'other/x.cal.yaml', 3)],
};

test('the comment of a failing pull request', () => {
  const judged = { sha: SHA, base: { sha: 'f'.repeat(40), branch: 'main' } };
  const input = { report: FULL, changes: compareReports(READY, FULL), target: TARGET, judged };
  expectGolden('report/comment-not-ready.md', renderComment(input, COMMENT).text);
});

test('rules link to their page, and a report of a part says so', () => {
  const rulesUrl = 'https://github.com/octo/cartwright/blob/v1.2.3/docs/rules.md';
  const evil = finding('a/b](https://evil.example)', 'error', 'x.cal.yaml', 1);
  const report = reportOf([finding('rac/no-content', 'error', 'x.cal.yaml', 2), evil]);
  const { text } = renderSummary({ report, rulesUrl, onlyChanges: true });
  expect(text).toContain('\n\nThis is about what the pull request changes; the rest of the repository is left out.\n');
  expect(text).toContain(`| [\`rac/no-content\`](${rulesUrl}#racno-content) |`);
  expect(text).toContain('| `a/b](https://evil.example)` |');
  const elsewhere = renderSummary({ report, rulesUrl: 'javascript:alert(1)' }).text;
  expect(elsewhere).toContain('| `rac/no-content` |');
  expect(elsewhere).not.toContain('javascript');
  expect(elsewhere).not.toContain('This is about');
});

test('the comment when all is well again', () => {
  const input = { report: READY, changes: compareReports(FULL, READY), target: TARGET, judged: { sha: SHA } };
  expectGolden('report/comment-resolved.md', renderComment(input, COMMENT).text);
});

test('the summary of several workflows in several folders', () => {
  expectGolden('report/summary-many.md', renderSummary({ report: MANY, target: TARGET }).text);
});

test('as Markdown for a terminal: no links, no limit', () => {
  expectGolden('report/markdown.md', renderMarkdown({ report: FULL }));
});

test('an empty repository', () => {
  expect(renderMarkdown({ report: reportOf([]) })).toBe(
    '## ✅ cartwright: ok: no problems\n\n0 files: 0 errors, 0 warnings, 0 notes\n\n<sub>cartwright 9.9.9</sub>\n',
  );
});

test.each([
  [FULL, 'not ok: 1 error, 1 CAL not ready, 1 host refuses', 'bad'],
  [READY, 'ok: 1 CAL ready, 2 hosts accept', 'good'],
  [reportOf([finding('a/b', 'warning', 'x', 1)]), 'ok: 1 warning', 'open'],
  [reportOf([finding('a/b', 'error', 'x', 1), finding('a/b', 'error', 'x', 2)]), 'not ok: 2 errors', 'bad'],
  [reportOf([], { verdict: 'pending' }), 'ok: no problems', 'open'],
  [reportOf([], { compliance: 'refuse', handshakes: [handshake('a', 'b', ['x'])] }), 'not ok: 1 host refuses', 'bad'],
])('the answer and the mood of report %#', (report, line, mood) => {
  expect([reportAnswer(report).line, moodOf(report)]).toEqual([line, mood]);
});

test.each(['ci.yml/check', 'a --> b', 'a\nb', 'übung/@x', '--', '\ud800'])(
  'the marker of job %j is one hidden line',
  (key) => {
    const marker = commentMarker(key);
    expect(marker).toMatch(/^<!-- cartwright-report [^\s<>]+ -->$/);
    expect(marker.slice(4, -3)).not.toContain('--');
  },
);

test('a comment states its origin, and only at its start', () => {
  const { text } = renderComment({ report: FULL }, COMMENT);
  expect(text.startsWith(`${commentMarker('ci.yml/check')}\n`)).toBe(true);
  expect(commentOrigin(text)).toEqual(COMMENT.origin);
  expect(commentOrigin(`quoted:\n${text}`)).toBeUndefined();
});

test('in a review the checklists and the verdicts of hosts are above the fold, short where all is well', () => {
  const options = { limit: 1e6, size: (text: string) => text.length, rest: '', open: true } as const;
  const pending = { ...SHIP, verdict: 'pending' } as const;
  const above = (cal: typeof SHIP | typeof pending): string[] =>
    reportDocument({ report: reportOf([], { cals: [cal], handshakes: [handshake('agents/rex', 'ci', [])] }) }, options)
      .text.split('<details>')[0]
      ?.split('\n')
      .filter((line) => /^(?:#|- )|agents\/rex|required knowledge/.test(line)) ?? [];
  expect(above(pending).slice(1)).toEqual([
    '### ⏳ pending: Ship a data-pipeline feature',
    '|  | required knowledge | kind | description | check | evidence |',
    '- task `build` waits for `runbook`',
    '### Hosts',
    '| `agents/rex` | verified | `ci` |',
  ]);
  expect(above({ ...SHIP, verdict: 'ready' }).slice(1)).toEqual([
    '### Readiness',
    '- ✅ ready `flows/ship.cal.yaml`: 1 of 2 participants, 1 of 3 required items',
    '### Hosts',
    '| `agents/rex` | verified | `ci` |',
  ]);
});
