import { expect, test } from '@jest/globals';
import { renderPage } from '../../../../src/core/report/html/page.ts';
import { projectTable } from '../../../../src/core/report/sections/report.ts';
import { rowsOf } from '../../../support/sections.ts';
import { putTogether, takeApart, type ReportOfProject } from '../../../../src/core/report/projects.ts';
import { renderCheck } from '../../../../src/core/report/text/check.ts';
import { answerOf } from '../../../../src/core/result/answer.ts';
import { plain } from '../../../../src/core/text/printable.ts';
import { finding, handshake, reportOf, SHIP } from '../../../support/reports.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
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
  { ...project('all', [0, 1, 0]), within: 'all/part' },
];

test('the report of several projects is the reports one after the other, the sums and the worst verdicts', () => {
  const reports = PROJECTS.map(({ report }) => report);
  expect(putTogether(PROJECTS)).toEqual({
    version: 1,
    tool: { name: 'cartwright', version: '9.9.9' },
    diagnostics: reports.flatMap(({ diagnostics }) => diagnostics),
    summary: { files: 2 + 3 + 4 + 3 + 1, errors: 3, warnings: 6, notes: 7, accepted: 3 + 1 + 1 + 2 + 1 + 1 },
    cals: reports.flatMap(({ cals }) => cals),
    handshakes: reports.flatMap(({ handshakes }) => handshakes),
    verdict: 'not ready',
    compliance: 'refuse',
    projects: PROJECTS.map(({ root, within, file, report }) => ({
      root,
      ...(within === undefined ? {} : { within }),
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

test('a part of a project is told from the whole of it, and from another part', () => {
  const parts: typeof PROJECTS = [
    { ...project('.', [0, 0, 0], { cals: [SHIP] }), within: 'five' },
    { ...project('.', [0, 0, 0], { cals: [SHIP] }), within: 'six', file: 'cartwright.yaml' },
    project('seven', [0, 0, 0], { cals: [SHIP] }),
  ];
  const report = putTogether(parts);
  const heads = (text: string, head: RegExp): (string | undefined)[] =>
    [...text.matchAll(head)].map(([, name]) => name);
  const text = renderCheck(report, answerOf(report), () => plain``);
  expect(heads(text, /^((?:Project|Folder) .*)$/gm)).toEqual([
    'Folder five of project .',
    'Folder six of project .',
    'Project seven',
  ]);
  const target = { serverUrl: 'https://github.com', repository: 'o/r', sha: SHA, prefix: '' };
  expect(rowsOf(projectTable(report), { target }).map((row) => row.split(' | ')[1])).toEqual([
    '`five`',
    `[\`six\`](https://github.com/o/r/blob/${SHA}/cartwright.yaml)`,
    '`seven`',
  ]);
  const page = renderPage({ report });
  expect(heads(page, /<td><code>(five|six|seven)<\/code>/g)).toEqual(['five', 'six', 'seven']);
});

test('taken apart, each project has its own report again', () => {
  expect(takeApart(putTogether(PROJECTS))).toEqual(PROJECTS);
});

test('of a single project it is its own report, which is of no several', () => {
  const [first] = PROJECTS;
  expect(putTogether([first])).toBe(first.report);
  expect(takeApart(first.report)).toEqual([]);
});
