import { expect, test } from '@jest/globals';
import { compareReports } from '../../../../../src/core/report/compare.ts';
import { compareVerdicts } from '../../../../../src/core/result/same-answers.ts';
import { readReport, writeReport } from '../../../../../src/core/report/json/report-file.ts';
import { putTogether } from '../../../../../src/core/report/projects.ts';
import { finding, FULL, reportOf } from '../../../../support/reports.ts';

test('what a check writes can be read again, with and without what is optional', async () => {
  const origin = { job: 'check', directory: '', sha: 'a'.repeat(40) };
  for (const file of [{ ...FULL, changes: compareReports(reportOf([]), FULL), origin }, FULL, reportOf([])]) {
    const handshakes = [...file.handshakes].sort(compareVerdicts);
    expect(await readReport(writeReport(file))).toEqual({ ...file, handshakes });
  }
});

test('of several projects each keeps its own verdicts, in the order of the projects', async () => {
  const report = { ...FULL, handshakes: [...FULL.handshakes].sort(compareVerdicts) };
  const whole = putTogether([
    { root: 'b', file: null, report },
    { root: 'a', file: null, report: reportOf([]) },
    { root: 'c', file: null, report },
  ]);
  expect(report.handshakes.length).toBeGreaterThan(1);
  expect(await readReport(writeReport(whole))).toEqual(whole);
});

test.each([
  ['', 'not valid JSON (line 1)'],
  ['{"version": 1,\n::error::x', 'not valid JSON (line 2)'],
  [JSON.stringify({ ...FULL, version: 2 }), 'not a report of cartwright check (schemas/report.schema.json)'],
  [JSON.stringify({ ...FULL, verdict: 'fine' }), 'not a report of cartwright check (schemas/report.schema.json)'],
  [
    JSON.stringify({ ...FULL, tool: { name: 'cartwright', version: 'x y' } }),
    'not a report of cartwright check (schemas/report.schema.json)',
  ],
])('attack 170: %# is refused without its text', async (text, problem) =>
  expect(await readReport(text)).toEqual({ problem }),
);

test('attack 149: half characters and controls leave valid JSON that shows nothing raw', async () => {
  const message = 'a\ud800b\u009b\u202e\u0000##[error]';
  const text = writeReport(reportOf([{ ...finding('a/b', 'error', 'x', 1), message }]));
  expect(text).toMatch(/^[ -~]+\n$/);
  expect(text).not.toContain('##[');
  expect(JSON.parse(text)).toMatchObject({ diagnostics: [{ message }] });
});
