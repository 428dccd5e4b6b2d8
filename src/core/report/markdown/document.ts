import { allCounts, countLevels, type Counts, NONE, subtract, total } from '../counts.ts';
import type { Line, Section } from '../blocks.ts';
import { layOut, type Laid, type Limit, type ReportInput, type WrittenSection } from '../layout.ts';
import { firstScreen } from '../sections/first-screen.ts';
import { openSections, reportSections } from '../sections/report.ts';
import { claimSentence, legWords } from '../sections/run.ts';
import type { Word } from '../../result/rule-page.ts';
import { wordLink } from './links.ts';
import { gfm, type Markdown, prose, row, tableHead } from './markdown.ts';
import { itemMarkdown, lineMarkdown, sectionMarkdown, signMarkdown } from './write.ts';

/** Where everything can be read, for the last sentence. */
export type Rest =
  'the report file has all of them' | 'the job summary has more' | 'the summary of its run has more' | '';

interface LayoutOptions extends Limit {
  readonly rest: Rest;
}

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
  /** Whether the checklists and the verdicts of hosts are above the fold. */
  readonly open?: boolean;
}

/** The one Markdown report of a check; comment, job summary and `--format markdown` differ in their limit and frame only. */
export function reportDocument(input: ReportInput, options: DocumentOptions): ReportDocument {
  const { report, onlyChanges = false, leg } = input;
  const { open = false, limit, size, rest } = options;
  const written = (sections: readonly Section[]): WrittenSection<Markdown>[] =>
    sections.map((section) => sectionMarkdown(section, input));
  const sections = written(reportSections(input, { open }));
  const counts = countLevels(report.diagnostics);
  const isJudged = report.cals.length + report.handshakes.length > 0;
  const words = isJudged ? WORDS : report.skills === undefined ? '' : WORDS_OF_SKILLS;
  const foot = (listed: Counts): Markdown =>
    gfm`${cutSentence(subtract(counts, listed), rest)}\n${words}<sub>${prose(`cartwright ${report.tool.version}`)}</sub>\n`;
  // The foot says what is cut, so room is kept for its longest form.
  const room = size(foot(NONE)) + UNFOLD.length + 60;
  const narrowed = leg === undefined ? '' : lineMarkdown(legWords(leg));
  const screen = gfm`${narrowed === '' ? '' : gfm`${narrowed}\n\n`}${screenMarkdown(input)}`;
  const folded = sections.length > 0;
  const first = gfm`${options.lead ?? ''}${screen}${onlyChanges ? ONLY_CHANGES : ''}`;
  const top = laidOut(first, written(openSections(input, open)), { size, rest, limit: limit / 2 });
  const laid = laidOut(gfm`${top.text}${folded ? FOLD : ''}`, sections, { size, rest, limit: limit - room });
  const shown = countLevels(laid.shown);
  return { text: gfm`${laid.text}${folded ? UNFOLD : ''}${foot(shown)}`, shown, cut: subtract(counts, shown) };
}

/** Sections that have room behind `head`, and the sentence about those that have none. */
export function laidOut(
  head: Markdown,
  sections: readonly WrittenSection<Markdown>[],
  { rest, ...limit }: LayoutOptions,
): { readonly text: Markdown; readonly shown: Laid<Markdown>['shown'] } {
  const { texts, shown, left } = layOut(head, sections, limit);
  const cut = left.length === 0 ? '' : gfm`\n*Left out for length: ${gfm.join(', ')(left)}; ${rest}.*\n`;
  return { text: gfm`${gfm.join('')(texts)}${cut}`, shown };
}

/** The first screen. */
export function screenMarkdown(input: ReportInput): Markdown {
  const { claim } = input;
  const { mark, heading, head, rows, items, state } = firstScreen(input);
  const cells = (lines: readonly Line[]): Markdown[] => lines.map((line) => lineMarkdown(line, input));
  return gfm.join('\n')([
    gfm`## ${signMarkdown(mark)} ${lineMarkdown(heading)}\n`,
    ...(claim === undefined ? [] : [gfm`${lineMarkdown(claimSentence(claim))}\n`]),
    ...(rows.length === 0
      ? []
      : [gfm`${tableHead(...cells(head))}${gfm.join('')(rows.map((each) => row(...cells(each))))}`]),
    ...items.map((item) => gfm`${itemMarkdown(item, input)}\n`),
    gfm`${lineMarkdown(state)}\n`,
  ]);
}

/** What the report's words mean: one page, two sentences each. */
const WORDS = whatIs('CAL', 'RAC item', 'host', 'handshake');
const WORDS_OF_SKILLS = whatIs('host', 'package');

function whatIs(...words: readonly Word[]): Markdown {
  return gfm`<sub>What is a ${gfm.join(', a ')(words.map((word) => wordLink(word)))}?</sub>\n`;
}

const ONLY_CHANGES = '\nThis is about what the pull request changes; the rest of the repository is left out.\n';

// Nothing is above the fold but the first screen.
const FOLD = '\n<details><summary>everything else</summary>\n';
const UNFOLD = '\n</details>\n';

function cutSentence(cut: Counts, rest: Rest): Markdown {
  return total(cut) === 0 ? gfm`` : gfm`\n**Not listed one by one here: ${allCounts(cut)}**; ${rest}.\n`;
}

/** The runner drops a job summary of more than 1 MiB whole. */
export const SUMMARY_LIMIT = 999_000;

/** The job summary of a check. */
export function renderSummary(input: ReportInput): ReportDocument {
  return reportDocument(input, { limit: SUMMARY_LIMIT, size: utf8Length, rest: 'the report file has all of them' });
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
