import { allCounts, count, countLevels, type Counts, NONE, someCounts, subtract, total } from '../counts.ts';
import { isUnchanged, type Changes } from '../compare.ts';
import { changeItems } from '../sections/changes.ts';
import { fileLink, type LinkTarget } from './links.ts';
import { itemMarkdown, lineMarkdown, signMarkdown } from './write.ts';
import { FEW_FINDINGS, fileSections, ruleTable, withFinding } from './sections/findings.ts';
import { firstScreen } from './sections/first-screen.ts';
import { hostDetails, hostTable } from './sections/hosts.ts';
import { nextItems, skillTable } from '../sections/skills.ts';
import { legWords } from '../sections/run.ts';
import { layOut, type LayoutOptions, type ReportInput, type ReportSection, type Rest } from './layout.ts';
import { words } from '../../text/outlet.ts';
import { code, gfm, link, type Markdown, prose, row, tableHead } from './markdown.ts';
import { REPOSITORY } from '../../result/rule-page.ts';
import { VERSION } from '../../../version.ts';
import { checklists, onlyFlow, openChecklists, workflowTable } from './sections/readiness.ts';
import { reportAnswer } from '../sections/headline.ts';
import type { Policy } from '../../result/answer.ts';
import { hostCounts } from '../../result/reservations.ts';
import type { CheckReport } from '../../result/results.ts';
import { judgedFolder, takeApart } from '../projects.ts';

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
  /** Whether the checklists and the verdicts of hosts stand above the fold. */
  readonly open?: boolean;
}

/** The one Markdown report of a check; comment, job summary and `--format markdown` differ in their limit and frame only. */
export function reportDocument(input: ReportInput, options: DocumentOptions): ReportDocument {
  const { report, changes, target, rulesUrl, onlyChanges = false, leg, policy } = input;
  const { diagnostics, cals, handshakes } = report;
  const above = options.open === true ? [...openChecklists(cals, target), ...hostTable(handshakes, target)] : [];
  const checks = options.open === true ? [] : checklists(cals, target);
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
    ...(options.open === true ? [] : hostTable(handshakes, target)),
    ...skillSection(report, target),
    ...(few ? [] : ruleTable(diagnostics, target, rulesUrl)),
    ...onlyFlow(cals),
    ...hostDetails(handshakes),
    ...(several ? checks : []),
    ...(few ? [] : files),
  ];
  const counts = countLevels(diagnostics);
  const foot = (listed: Counts): Markdown =>
    gfm`${cutSentence(subtract(counts, listed), options.rest)}\n${cals.length + handshakes.length === 0 ? '' : WORDS}<sub>${prose(`cartwright ${report.tool.version}`)}</sub>\n`;
  // The foot says what is cut, so room is kept for its longest form.
  const room = options.size(foot(NONE)) + UNFOLD.length + 60;
  const narrowed = leg === undefined ? '' : lineMarkdown(legWords(leg));
  const screen = gfm`${narrowed === '' ? '' : gfm`${narrowed}\n\n`}${firstScreen(input)}`;
  const folded = sections.length > 0;
  const first = gfm`${options.lead ?? ''}${screen}${onlyChanges ? ONLY_CHANGES : ''}`;
  const { text: top } = layOut(first, above, { ...options, limit: options.limit / 2 });
  const head = gfm`${top}${folded ? FOLD : ''}`;
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

/** What the report's words mean: one page, two sentences each. */
const WORDS = gfm`<sub>What is a ${gfm.join(', a ')(['CAL', 'RAC item', 'host', 'handshake'].map(wordLink))}?</sub>\n`;

function wordLink(word: string): Markdown {
  return link(prose(word), `${REPOSITORY}/blob/v${VERSION}/docs/words.md#${word.toLowerCase().replace(' ', '-')}`);
}

const ONLY_CHANGES = '\nThis is about what the pull request changes; the rest of the repository is left out.\n';

// Nothing stands above the fold but the first screen.
const FOLD = '\n<details><summary>everything else</summary>\n';
const UNFOLD = '\n</details>\n';

function cutSentence(cut: Counts, rest: Rest): Markdown {
  return total(cut) === 0 ? gfm`` : gfm`\n**Not listed one by one here: ${allCounts(cut)}**; ${rest}.\n`;
}

/** A row for each skill, those that cannot run somewhere first. */
function skillSection(report: CheckReport, target: LinkTarget | undefined): ReportSection[] {
  const { skills = [] } = report;
  if (skills.length === 0) return [];
  const next = nextItems(report).map(({ line }) => gfm`\n${lineMarkdown(line)}\n`);
  const { clients, rows } = skillTable(skills);
  const head = [gfm``, gfm`skill`, ...clients.map((client) => code(client, 80))];
  return [
    {
      noun: [words`table of skills`, words`tables of skills`],
      open: gfm`\n### Skills\n\n${tableHead(...head)}`,
      rows: rows.map(({ skill, mark, cells }) => ({
        text: row(
          signMarkdown(mark),
          fileLink(target, skill.path, undefined, skill.name),
          ...cells.map((cell) => lineMarkdown(cell)),
        ),
      })),
      close: gfm.join('')(next),
      more: (rest) => gfm`\n*… and ${count(rest.length, 'skill')} more*\n`,
      share: 0.25,
    },
  ];
}

/** The runner drops a job summary of more than 1 MiB whole. */
export const SUMMARY_LIMIT = 999_000;

/** The job summary of a check. */
export function renderSummary(input: ReportInput, rest: Rest = 'the report file has all of them'): ReportDocument {
  return reportDocument(input, { limit: SUMMARY_LIMIT, size: utf8Length, rest });
}

/** The report as Markdown for the terminal or a file: everything, without a limit. */
export function renderMarkdown(input: ReportInput): Markdown {
  return reportDocument(input, { limit: Number.POSITIVE_INFINITY, size: (text) => text.length, rest: '' }).text;
}

const encoder = new TextEncoder();

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  return encoder.encode(text).length;
}

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
        .map(({ file, ok, report: own, ...place }) => ({
          text: row(
            ok ? '✅' : '❌',
            file === null ? code(judgedFolder(place)) : fileLink(target, file, undefined, judgedFolder(place)),
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
