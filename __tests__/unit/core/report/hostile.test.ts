import { test } from '@jest/globals';
import { renderComment } from '../../../../src/core/report/markdown/comment.ts';
import { compareReports } from '../../../../src/core/report/compare.ts';
import { renderSummary } from '../../../../src/core/report/markdown/document.ts';
import type { CheckReport } from '../../../../src/core/result/results.ts';
import { EVIL, expectDead, poison } from '../../../support/poison.ts';
import { FULL, reportOf, SHIP } from '../../../support/reports.ts';

const several: CheckReport = { ...FULL, cals: [SHIP, { ...SHIP, name: '', path: 'other.cal.yaml' }] };
const many: CheckReport = {
  ...FULL,
  diagnostics: Array.from({ length: 12 }, (_, i) => ({
    ...(FULL.diagnostics[0] as (typeof FULL.diagnostics)[0]),
    pointer: `/${i}`,
  })),
};

test.each(EVIL.flatMap((text) => [FULL, several, many].map((report, i) => [text, i, report] as const)))(
  'attack 139: %j in every text of report %d stays text',
  (text, _i, report) => {
    const changes = poison(compareReports(reportOf([]), report), text);
    const input = {
      report: poison(report, text),
      changes,
      target: { serverUrl: 'https://github.com', repository: 'octo/repo', sha: 'a'.repeat(40), prefix: '' },
    };
    const made = [
      renderComment(input, { key: text, origin: { sha: 'a'.repeat(40), runId: 1, runAttempt: 1 } }).text,
      renderSummary(input).text,
    ];
    for (const markdown of made) expectDead(markdown);
  },
);
