import { expect, test } from '@jest/globals';
import { restatingFindings } from '../../../../src/core/report/refusal.ts';
import { finding, reportOf, SHIP } from '../../../support/reports.ts';

const at = (
  path: string,
): {
  path: string;
  range: { start: { line: number; column: number }; end: { line: number; column: number } };
  message: string;
} => ({
  path,
  range: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
  message: 'here',
});

test('a finding about readiness is about the CAL that it is in, and otherwise about the first that it names', () => {
  const cals = ['a.cal.yaml', 'b.cal.yaml', 'c.cal.yaml'].map((path) => ({ ...SHIP, path }));
  const findings = [
    { ...finding('ready/unstaffed', 'error', 'b.cal.yaml', 1), related: [at('a.cal.yaml')] },
    {
      ...finding('ready/rac-missing', 'error', 'docs/x.md', 1),
      related: [at('docs/y.md'), at('c.cal.yaml'), at('a.cal.yaml')],
    },
    { ...finding('ready/unstaffed', 'error', 'docs/x.md', 1) },
    { ...finding('cal/secret', 'error', 'a.cal.yaml', 1) },
  ];
  const about = restatingFindings(reportOf(findings, { cals }));
  expect(findings.map((each) => about.get(each))).toEqual(['b.cal.yaml', 'c.cal.yaml', undefined, undefined]);
});
