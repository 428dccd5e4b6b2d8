import { expect, test } from '@jest/globals';
import { putTogether, takeApart, type ReportOfProject } from '../../../../src/core/report/projects.ts';
import { finding, handshake, reportOf, SHIP } from '../../../support/reports.ts';

const LEVELS = ['error', 'warning', 'note'] as const;

/** A project with so many errors, warnings and notes, and what else it holds. */
function project(
  root: string,
  levels: readonly [errors: number, warnings: number, notes: number],
  more: Partial<ReportOfProject['report']> = {},
): ReportOfProject {
  const found = LEVELS.flatMap((level, i) =>
    Array.from({ length: levels[i] ?? 0 }, (_, n) => finding(`${root}/${level}`, level, `${root}/f${n}.yaml`, n + 1)),
  );
  const report = reportOf(found, more);
  return { root, file: null, report: { ...report, summary: { ...report.summary, accepted: levels[0] + 1 } } };
}

const PROJECTS: readonly [ReportOfProject, ...ReportOfProject[]] = [
  project('errors', [2, 0, 0], { cals: [SHIP, { ...SHIP, verdict: 'ready' }], verdict: 'not ready' }),
  { ...project('warnings', [0, 3, 0]), file: 'warnings/cartwright.yaml' },
  project('notes', [0, 0, 4], { handshakes: [handshake('notes/a', 'h')], compliance: 'accept' }),
  project('all', [1, 2, 3], {
    cals: [{ ...SHIP, verdict: 'pending' }],
    handshakes: [handshake('all/a', 'h', ['x']), handshake('all/b', 'i')],
    verdict: 'pending',
    compliance: 'refuse',
  }),
  project('nothing', [0, 0, 0], { nothing: true }),
];

test('the report of several projects is the reports one after the other, the sums and the worst verdicts', () => {
  const reports = PROJECTS.map(({ report }) => report);
  expect(putTogether(PROJECTS)).toEqual({
    version: 1,
    tool: { name: 'cartwright', version: '9.9.9' },
    diagnostics: reports.flatMap(({ diagnostics }) => diagnostics),
    summary: { files: 2 + 3 + 4 + 3, errors: 3, warnings: 5, notes: 7, accepted: 3 + 1 + 1 + 2 + 1 },
    cals: reports.flatMap(({ cals }) => cals),
    handshakes: reports.flatMap(({ handshakes }) => handshakes),
    verdict: 'not ready',
    compliance: 'refuse',
    projects: PROJECTS.map(({ root, file, report }) => ({
      root,
      file,
      summary: report.summary,
      cals: report.cals.length,
      handshakes: report.handshakes.length,
      verdict: report.verdict,
      compliance: report.compliance,
      ...(root === 'nothing' ? { nothing: true } : {}),
    })),
  });
});

test('it is nothing to judge only where no project had anything', () => {
  const [nothing, something] = [project('a', [0, 0, 0], { nothing: true }), project('b', [0, 0, 0])];
  expect(putTogether([nothing, nothing]).nothing).toBe(true);
  expect(putTogether([nothing, something])).not.toHaveProperty('nothing');
});

test('taken apart, each project has its own report again', () => {
  expect(takeApart(putTogether(PROJECTS))).toEqual(PROJECTS);
});

test('of a single project it is its own report, which is of no several', () => {
  const [first] = PROJECTS;
  expect(putTogether([first])).toBe(first.report);
  expect(takeApart(first.report)).toEqual([]);
});
