import { allCounts, countLevels, NONE, subtract, total, type Counts } from './counts.ts';
import { changesSection } from './changes-section.ts';
import { FEW_FINDINGS, fileSections, folderTable, ruleTable, withFinding } from './findings-section.ts';
import { headline } from './headline.ts';
import { hostDetails, hostMatrix } from './hosts-section.ts';
import { judgedSentence } from './judged.ts';
import { legWords } from './leg.ts';
import { layOut, type LayoutOptions } from './layout.ts';
import type { ReportInput, ReportSection } from './outline.ts';
import { projectTable } from './projects-section.ts';
import { checklists, onlyFlow, workflowTable } from './readiness-section.ts';

/** A Markdown report within its limit. */
export interface ReportDocument {
  readonly text: string;
  /** Findings that it lists one by one. */
  readonly shown: Counts;
  /** Findings that only its totals and tables count. */
  readonly cut: Counts;
}

/** What differs between the outlets of a Markdown report. */
export interface DocumentOptions extends LayoutOptions {
  /** Goes before the heading, with its line break. */
  readonly lead?: string;
}

/** The one Markdown report of a check; comment, job summary and `--format markdown` differ in their limit and frame only. */
export function reportDocument(input: ReportInput, options: DocumentOptions): ReportDocument {
  const { report, changes, target, rulesUrl, onlyChanges = false, judged, leg, claim, policy } = input;
  const { diagnostics, cals, handshakes } = report;
  const compared = changes === undefined ? report : { ...report, changes };
  const checks = checklists(cals, target);
  const files = fileSections(diagnostics, target, rulesUrl);
  const several = cals.length > 1;
  // A few findings are read at once; many need their tables first and come last.
  const few = diagnostics.length <= FEW_FINDINGS;
  const sections: ReportSection[] = [
    ...(changes === undefined ? [] : changesSection(changes, target)),
    ...projectTable(report, target, policy),
    ...workflowTable(cals, target),
    ...(several ? [] : checks),
    ...(few ? files : []),
    ...hostMatrix(handshakes, target),
    ...(few ? [] : [...ruleTable(diagnostics, target, rulesUrl), ...folderTable(diagnostics)]),
    ...onlyFlow(cals),
    ...hostDetails(handshakes),
    ...(several ? checks : []),
    ...(few ? [] : files),
  ];
  const counts = countLevels(diagnostics);
  const about = judged === undefined ? [] : [judgedSentence(judged)];
  const sign = [...about, `cartwright ${report.tool.version}`].join(' · ');
  const foot = (listed: Counts): string =>
    `${cutSentence(subtract(counts, listed), options.rest)}\n<sub>${sign}</sub>\n`;
  // The foot says what is cut, so room is kept for its longest form.
  const room = options.size(foot(NONE)) + 60;
  const words = leg === undefined ? '' : legWords(leg);
  const head = words === '' ? '' : `${words}\n\n`;
  const laid = layOut(
    `${options.lead ?? ''}${head}${headline(compared, policy, claim)}${onlyChanges ? ONLY_CHANGES : ''}`,
    sections,
    {
      ...options,
      limit: options.limit - room,
    },
  );
  const shown = countLevels(withFinding(laid.rows));
  return { text: laid.text + foot(shown), shown, cut: subtract(counts, shown) };
}

const ONLY_CHANGES = '\nThis is about what the pull request changes; the rest of the repository is left out.\n';

function cutSentence(cut: Counts, rest: string): string {
  return total(cut) === 0 ? '' : `\n**Not listed one by one here: ${allCounts(cut)}**; ${rest}.\n`;
}
