import { expect, test } from '@jest/globals';
import { onlyChangedProjects } from '../../../../src/core/report/changed.ts';
import { putTogether, takeApart, type ReportOfProject } from '../../../../src/core/report/projects.ts';
import { finding, handshake, reportOf, SHIP } from '../../../support/reports.ts';

/** A project with an error of old, a CAL that is not ready and a host that refuses. */
function project(root: string): ReportOfProject {
  return {
    root,
    file: `${root}/cartwright.yaml`,
    report: reportOf([finding('old/rule', 'error', `${root}/flows/ship.cal.yaml`, 1)], {
      cals: [{ ...SHIP, path: `${root}/flows/ship.cal.yaml` }],
      handshakes: [handshake(`${root}/agents/a`, 'h', ['x'])],
      verdict: 'not ready',
      compliance: 'refuse',
    }),
  };
}

const PROJECTS = ['one', 'two', 'three'].map((root) => ({
  root,
  file: `${root}/cartwright.yaml`,
  confirmations: `${root}/rac-confirmations.yaml`,
}));
const NOTHING = { ...reportOf([]), summary: { ...reportOf([]).summary, files: 0 }, handshakes: [], cals: [] };

/** Of each project its report when only changes are judged, and the projects that are judged whole. */
function kept(changed: readonly string[]): unknown {
  const whole = putTogether([project('one'), project('two'), project('three')]);
  const { report, whole: roots } = onlyChangedProjects(whole, whole, { changed: new Set(changed), projects: PROJECTS });
  expect(report).toEqual(putTogether(asThree(takeApart(report))));
  return [takeApart(report).map((each) => each.report), roots];
}

function asThree([first, ...others]: readonly ReportOfProject[]): [ReportOfProject, ...ReportOfProject[]] {
  if (first === undefined) throw new Error('three projects');
  return [first, ...others];
}

test('of several projects each keeps what the change can break in it, with counts of its own', () => {
  const none = { ...NOTHING, verdict: null, compliance: null };
  const { report } = project('two');
  const flow = { ...report, summary: { ...report.summary, files: 1 }, handshakes: [], compliance: null };
  expect(kept(['two/flows/ship.cal.yaml'])).toEqual([[none, flow, none], []]);
  expect(kept(['README.md'])).toEqual([[none, none, none], []]);
});

test('a project whose configuration is changed, gone or new below it is judged whole, and no other', () => {
  const none = { ...NOTHING, verdict: null, compliance: null };
  const { report } = project('two');
  expect(kept(['two/cartwright.yaml'])).toEqual([[none, report, none], ['two']]);
  expect(kept(['two/nested/cartwright.yaml'])).toEqual([[none, report, none], ['two']]);
});

test('the one project of a report is judged whole for its own configuration, wherever that is', () => {
  const { report } = project('.');
  const own = { root: '.', file: 'ci/strict.yaml', confirmations: 'rac-confirmations.yaml' };
  const only = (changed: string): unknown =>
    onlyChangedProjects(report, report, { changed: new Set([changed]), projects: [own] });
  expect(only('ci/strict.yaml')).toEqual({ report, whole: ['.'] });
  expect(only('cartwright.yaml')).toEqual({ report, whole: ['.'] });
  expect(only('README.md')).toEqual({ report: { ...report, ...NOTHING, verdict: null, compliance: null }, whole: [] });
});
