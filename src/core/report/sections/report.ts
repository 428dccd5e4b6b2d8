import { hostCounts } from '../../result/reservations.ts';
import { words } from '../../text/outlet.ts';
import { code, say, tableSection, type Row, type Section } from '../blocks.ts';
import type { Changes } from '../compare.ts';
import { someCounts } from '../counts.ts';
import type { ReportInput } from '../layout.ts';
import { judgedFolder, takeApart } from '../projects.ts';
import { changeItems, itemsBelow } from './changes.ts';
import { FEW_FINDINGS, fileSections, ruleTable } from './findings.ts';
import { ROWS } from './first-screen.ts';
import { reportAnswer } from './headline.ts';
import { hostDetails, hostTable } from './hosts.ts';
import { checklists, onlyFlow, openChecklists, workflowTable } from './readiness.ts';
import { brokenSkills, skillTable } from './skills.ts';

/** What is above the fold: skills that cannot run, and in a review the checklists and the verdicts of hosts. */
export function openSections({ report }: ReportInput, open: boolean): Section[] {
  const { cals, handshakes } = report;
  return [...(open ? [...openChecklists(cals), ...hostTable(handshakes)] : []), ...brokenSkills(report)];
}

/**
 * What a report holds below its first screen.
 *
 * @param open whether the checklists and the verdicts of hosts are above it
 * @param whole whether it says of hosts what is well, too
 */
export function reportSections(
  { report, changes, policy }: ReportInput,
  { open = false, whole = false }: { readonly open?: boolean; readonly whole?: boolean } = {},
): Section[] {
  const { diagnostics, cals, handshakes } = report;
  const checks = open ? [] : checklists(cals);
  const several = cals.length > 1;
  // A few findings are read at once; many need their tables first and come last.
  const few = diagnostics.length <= FEW_FINDINGS;
  return [
    ...(changes === undefined ? [] : changesSection(changes, whole)),
    ...projectTable(report, policy),
    ...workflowTable(cals),
    ...(several ? [] : checks),
    ...(few ? fileSections(diagnostics) : []),
    ...(open ? [] : hostTable(handshakes)),
    ...skillTable(report),
    ...(few ? [] : ruleTable(diagnostics)),
    ...hostDetails(handshakes, whole),
    ...onlyFlow(cals),
    ...(several ? checks : []),
    ...(few ? [] : fileSections(diagnostics)),
  ];
}

/**
 * What the change does; nothing when it does nothing.
 *
 * @param whole whether it is below a first screen that says the most of it
 */
export function changesSection(changes: Changes, whole = false): Section[] {
  const items = whole ? itemsBelow(changes, ROWS) : changeItems(changes);
  if (items.length === 0) return [];
  return [
    {
      name: [words`list of changes`, words`lists of changes`],
      noun: words`change`,
      title: say`What changes against the base`,
      parts: [{ items }],
      share: 0.2,
    },
  ];
}

/** A row for each project, those whose answer is no first; none for a report of one project. */
export function projectTable(report: ReportInput['report'], policy?: ReportInput['policy']): Section[] {
  const projects = takeApart(report).map((project) => ({ ...project, ok: reportAnswer(project.report, policy).ok }));
  if (projects.length === 0) return [];
  const rows = projects
    .sort((a, b) => Number(a.ok) - Number(b.ok))
    .map(({ file, ok, report: own, ...place }): Row => {
      const folder = judgedFolder(place);
      const cells = [
        [file === null ? code(folder) : { file, label: folder }],
        say`${someCounts(own.summary)}`,
        say`${own.verdict ?? ''}`,
        own.handshakes.length === 0 ? [] : say`${hostCounts(own.handshakes)}`,
      ];
      return { mark: ok ? 'good' : 'bad', cells };
    });
  const head = [say`project`, say`findings`, say`readiness`, say`hosts`];
  return [tableSection(words`projects`, words`project`, say`Projects`, { head, rows }, 0.2)];
}
