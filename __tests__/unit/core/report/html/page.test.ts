import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { compareReports } from '../../../../../src/core/report/compare.ts';
import type { ReportInput } from '../../../../../src/core/report/layout.ts';
import { renderPage } from '../../../../../src/core/report/html/page.ts';
import { putTogether } from '../../../../../src/core/report/projects.ts';
import type { CheckReport } from '../../../../../src/core/result/results.ts';
import { STYLE } from '../../../../../src/generated/page-assets.ts';
import { expectGolden } from '../../../../support/golden.ts';
import { finding, FULL, handshake, reportOf, reserved, SHIP, unjudged } from '../../../../support/reports.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const TARGET = { serverUrl: 'https://github.com', repository: 'octo/repo', sha: SHA, prefix: '' };
const READY: CheckReport = reportOf([], {
  cals: [{ ...SHIP, verdict: 'ready', rac: SHIP.rac.slice(0, 1), blocked: [] }],
  handshakes: [handshake('agents/rex.cart', 'desktop'), handshake('agents/rex.cart', 'ci runner')],
  verdict: 'ready',
  compliance: 'accept',
});
const BAD: CheckReport = {
  ...FULL,
  handshakes: [
    ...FULL.handshakes,
    reserved('agents/rex.cart', 'wrapped', ['a range']),
    unjudged('agents/rex.cart', 'far'),
  ],
};

/** What is the same in every page is in its own files. */
function page(input: ReportInput): string {
  return renderPage(input)
    .replace(STYLE, '…')
    .replaceAll(/'sha256-[^']+'/g, "'sha256-…'");
}

test('a page of everything that a report of one project holds', () => {
  const excerpts = new Map([['flows/ship.cal.yaml', new Map([[14, '  content: The gateway listens on port 8080']])]]);
  const edits = [{ range: { start: { line: 14, column: 3 }, end: { line: 14, column: 10 } }, newText: 'description' }];
  const [first, ...others] = BAD.diagnostics.map((each) => ({ ...each }));
  const report = { ...BAD, diagnostics: [{ ...first!, fix: { title: 'rename the key', edits } }, ...others] };
  const input = {
    report,
    changes: { ...compareReports(READY, report), base: 'main' },
    target: TARGET,
    judged: { sha: SHA, base: { sha: 'f'.repeat(40), branch: 'main' } },
    rulesUrl: 'https://github.com/octo/cartwright/blob/v1.2.3/docs/rules.md',
    excerpts,
  };
  expectGolden('report/page.html', page(input));
});

test('a page of several projects, and of none', () => {
  const projects = putTogether([
    { root: 'services/a', file: 'services/a/cartwright.yaml', report: READY },
    { root: 'services/b', file: null, report: FULL },
    { root: 'services/c', file: null, report: reportOf([]) },
  ]);
  expectGolden('report/page-projects.html', page({ report: projects }));
  expectGolden('report/page-empty.html', page({ report: reportOf([]) }));
});

test('a page of another job says whose word it is, and never says yes for a run that failed', () => {
  const claim = { conclusion: 'failure', url: 'https://github.com/octo/repo/actions/runs/1' };
  const [head = ''] = /<header[^]*?<\/header>/.exec(page({ report: READY, claim })) ?? [];
  expect(head).toContain('<h1>');
  expect(
    head
      .replaceAll(/<[^>]*>|\s/g, ' ')
      .replaceAll(/ +/g, ' ')
      .trim(),
  ).toBe(
    "✗ cartwright: the run ended as failure This is what the pull request's own run claims, and code of the pull request may have made it; the run ended as failure . 0 files: 0 errors, 0 warnings, 0 notes · readiness: ready · hosts: 2 of 2 accept cartwright 9.9.9",
  );
});

test.each([
  ['error', null, null, ['agents/a', 'it is wrong', '']],
  ['step', '1.0.0', '1.0.0', []],
  ['refuse', 'accept', 'refuse', ['agents/a on ci: accept → refuse', 'it is wrong', '']],
] as const)('what breaks, a cause of the kind %s', (kind, before, after, told) => {
  const cause = { kind, subject: 'agents/a', before, after, why: 'it is wrong', place: null, related: [] };
  const causes = [kind === 'refuse' ? { ...cause, host: 'ci', profile: 'ci.host.yaml' } : cause];
  const changes = { ...compareReports(READY, READY), causes };
  const [header = ''] = /<header[^]*?<\/header>/.exec(page({ report: READY, changes })) ?? [];
  const cells = [...header.matchAll(/<td>([^]*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, ''));
  expect(cells).toEqual(told);
});

test('the policy knows the style by its bytes, and there is no script', () => {
  const text = renderPage({ report: reportOf([]) });
  const hash = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
  const [, policy = ''] = /Policy" content="([^"]*)"/.exec(text) ?? [];
  expect(policy).toBe(`default-src 'none'; style-src ${hash}; base-uri 'none'; form-action 'none'`);
  expect(text.split(/<style>|<\/style>/).filter((_, i) => i % 2 === 1)).toEqual([STYLE]);
  expect(text).not.toContain('<script');
});

const idsOf = (report: CheckReport): string[] =>
  [...renderPage({ report }).matchAll(/<li id="(f-[0-9a-f]+)"/g)].map(([, id = '']) => id);

test('the link to a finding stays when lines move, and no two findings share one', () => {
  const moved = FULL.diagnostics.map((each) => ({
    ...each,
    range: { start: { line: 90, column: 1 }, end: { line: 90, column: 2 } },
  }));
  expect(idsOf(reportOf(moved)).sort()).toEqual(idsOf(FULL).sort());
  const twins = idsOf(reportOf(Array.from({ length: 50 }, () => FULL.diagnostics[0]!)));
  expect(new Set(twins).size).toBe(50);
});

test('what does not fit is counted: no page grows without end', () => {
  const many = Array.from({ length: 30_000 }, (_, i) =>
    finding('rac/no-content', 'error', `flows/${i % 300}.cal.yaml`, i, {
      message: '"<"'.repeat(150),
      help: '<'.repeat(400),
    }),
  );
  const text = renderPage({ report: reportOf(many) });
  const listed = text.match(/<li id="f-/g)?.length ?? 0;
  const [, cut = ''] = /Left out for length: \d+ files with findings, ([\d,]+) errors/.exec(text) ?? [];
  expect([text.length < 13_000_000, listed > 1000, listed + Number(cut.replaceAll(',', ''))]).toEqual([
    true,
    true,
    30_000,
  ]);
});
