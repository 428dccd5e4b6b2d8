import { allCounts, count, countLevels, NONE, subtract, total, type Counts } from '../counts.ts';
import { isUnchanged, type Changes } from '../compare.ts';
import { changeItems } from '../sections/changes.ts';
import type { LinkTarget } from './links.ts';
import { itemMarkdown } from './write.ts';
import { FEW_FINDINGS, fileSections, folderTable, ruleTable, withFinding } from './sections/findings.ts';
import { firstScreen } from './sections/first-screen.ts';
import { hostDetails, hostMatrix } from './sections/hosts.ts';
import { legWords } from './leg.ts';
import { layOut, type LayoutOptions, type Rest } from './layout.ts';
import { words } from '../../text/outlet.ts';
import { gfm, type Markdown, prose } from './markdown.ts';
import type { ReportInput, ReportSection } from './outline.ts';
import { projectTable } from './sections/projects.ts';
import { checklists, onlyFlow, workflowTable } from './sections/readiness.ts';

/** A Markdown report within its limit. */
export interface ReportDocument {
  readonly text: Markdown;
  /** Findings that it lists one by one. */
  readonly shown: Counts;
  /** Findings that only its totals and tables count. */
  readonly cut: Counts;
}

/** What differs between the outlets of a Markdown report. */
export interface DocumentOptions extends LayoutOptions {
  /** Goes before the heading, with its line break. */
  readonly lead?: Markdown;
}

/** The one Markdown report of a check; comment, job summary and `--format markdown` differ in their limit and frame only. */
export function reportDocument(input: ReportInput, options: DocumentOptions): ReportDocument {
  const { report, changes, target, rulesUrl, onlyChanges = false, leg, policy } = input;
  const { diagnostics, cals, handshakes } = report;
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
  const foot = (listed: Counts): Markdown =>
    gfm`${cutSentence(subtract(counts, listed), options.rest)}\n<sub>${prose(`cartwright ${report.tool.version}`)}</sub>\n`;
  // The foot says what is cut, so room is kept for its longest form.
  const room = options.size(foot(NONE)) + UNFOLD.length + 60;
  const words = leg === undefined ? '' : legWords(leg);
  const screen = gfm`${words === '' ? '' : gfm`${words}\n\n`}${firstScreen(input)}`;
  const folded = sections.length > 0;
  const head = gfm`${options.lead ?? ''}${screen}${onlyChanges ? ONLY_CHANGES : ''}${folded ? FOLD : ''}`;
  const laid = layOut(head, sections, { ...options, limit: options.limit - room });
  const shown = countLevels(withFinding(laid.rows));
  return { text: gfm`${laid.text}${folded ? UNFOLD : ''}${foot(shown)}`, shown, cut: subtract(counts, shown) };
}

/** What the change does; nothing when it does nothing. */
export function changesSection(changes: Changes, target: LinkTarget | undefined): ReportSection[] {
  if (isUnchanged(changes)) return [];
  return [
    {
      noun: [words`list of changes`, words`lists of changes`],
      open: gfm`\n### What changes against the base\n\n`,
      rows: changeItems(changes).map((item) => ({ text: gfm`- ${itemMarkdown(item, target)}\n` })),
      more: (rows) => gfm`- … and ${count(rows.length, 'change')} more\n`,
      share: 0.2,
    },
  ];
}

const ONLY_CHANGES = '\nThis is about what the pull request changes; the rest of the repository is left out.\n';

// Nothing stands above the fold but the first screen.
const FOLD = '\n<details><summary>everything else</summary>\n';
const UNFOLD = '\n</details>\n';

function cutSentence(cut: Counts, rest: Rest): Markdown {
  return total(cut) === 0 ? gfm`` : gfm`\n**Not listed one by one here: ${allCounts(cut)}**; ${rest}.\n`;
}
