import { gfm, words } from '../../../text/outlet.ts';
import { reportAnswer } from './headline.ts';
import type { Policy } from '../../../result/answer.ts';
import { hostCounts } from '../../../result/reservations.ts';
import type { CheckReport } from '../../../result/results.ts';
import { count, someCounts } from '../../counts.ts';
import { fileLink, type LinkTarget } from '../links.ts';
import { code, row, tableHead } from '../markdown.ts';
import type { ReportSection } from '../outline.ts';
import { takeApart } from '../../projects.ts';

/** A row for each project, those whose answer is no first; none for a report of one project. */
export function projectTable(report: CheckReport, target: LinkTarget | undefined, policy?: Policy): ReportSection[] {
  const projects = takeApart(report).map((project) => ({ ...project, ok: reportAnswer(project.report, policy).ok }));
  if (projects.length === 0) return [];
  return [
    {
      noun: [words`table of projects`, words`tables of projects`],
      open: gfm`\n### Projects\n\n${tableHead('', 'project', 'findings', 'readiness', 'hosts')}`,
      rows: projects
        .sort((a, b) => Number(a.ok) - Number(b.ok))
        .map(({ root, file, ok, report: own }) => ({
          text: row(
            ok ? '✅' : '❌',
            file === null ? code(root) : fileLink(target, file, undefined, root),
            someCounts(own.summary),
            own.verdict ?? '',
            own.handshakes.length === 0 ? '' : hostCounts(own.handshakes),
          ),
        })),
      more: (rows) => gfm`\n*… and ${count(rows.length, 'project')} more*\n`,
      share: 0.2,
    },
  ];
}
