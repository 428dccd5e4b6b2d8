import { gfm, words, type Markdown } from '../../../text/outlet.ts';
import { count } from '../../counts.ts';
import type { CalResult, ReadyVerdict } from '../../../result/results.ts';
import { flowDiagram } from '../mermaid.ts';
import { fileLink, type LinkTarget } from '../links.ts';
import { element, prose, row, tableHead } from '../markdown.ts';
import { byText } from '../../../value/order.ts';
import { openLists, progressOf, readinessTables } from '../../sections/readiness.ts';
import { lineMarkdown, tableMarkdown } from '../write.ts';
import { block, type ReportSection } from '../layout.ts';

const VERDICT = {
  ready: '✅ ready',
  pending: '⏳ pending',
  'not ready': '❌ not ready',
} as const satisfies Readonly<Record<ReadyVerdict, string>>;
const WORST: readonly ReadyVerdict[] = ['not ready', 'pending', 'ready'];
/** The workflows, worst first: one table of all when there are several. The checklists follow in {@link checklists}. */
export function workflowTable(cals: readonly CalResult[], target: LinkTarget | undefined): ReportSection[] {
  if (cals.length < 2) return [];
  const sorted = worstFirst(cals);
  return [
    {
      noun: [words`table of workflows`, words`tables of workflows`],
      open: gfm`\n### Workflows\n\n${tableHead('', 'workflow', 'participants', 'required knowledge', 'file')}`,
      rows: sorted.map((cal) => {
        const { staffed, confirmed, required } = progressOf(cal);
        return {
          text: row(
            VERDICT[cal.verdict],
            nameOf(cal),
            gfm`${staffed} of ${cal.participants.length}`,
            gfm`${confirmed} of ${required}`,
            fileLink(target, cal.path),
          ),
        };
      }),
      more: (rows) => gfm`\n*… and ${count(rows.length, 'workflow')} more*\n`,
      share: 0.3,
    },
  ];
}

/** Participants and checklist of each workflow, worst first; folded, and with the flow, when there are several. */
export function checklists(cals: readonly CalResult[], target: LinkTarget | undefined): ReportSection[] {
  return worstFirst(cals).map((cal) => checklist(cal, target, cals.length > 1));
}

function checklist(cal: CalResult, target: LinkTarget | undefined, folded: boolean): ReportSection {
  const open = folded
    ? gfm`\n<details><summary>${VERDICT[cal.verdict]} ${element(cal.name || cal.id)}</summary>\n`
    : gfm`\n### ${VERDICT[cal.verdict]}: ${nameOf(cal)}\n`;
  const size = gfm`${count(cal.nodes, 'node')}, ${count(cal.participants.length, 'participant')}`;
  const tables = readinessTables(cal).map((table) => tableMarkdown(table, ROWS));
  const text = gfm`${open}\n${fileLink(target, cal.path)} · ${size}\n${gfm.join('')(tables)}${stillOpen(cal)}`;
  const diagram = flowDiagram(cal);
  const rest = folded ? gfm`${diagram === undefined ? '' : gfm`\n${diagram}\n`}\n</details>\n` : '';
  return block(gfm`${text}${rest}`, [words`checklist`, words`checklists`]);
}

/** The checklists for a reader who opens nothing: in full where something is missing, else a line for each CAL. */
export function openChecklists(cals: readonly CalResult[], target: LinkTarget | undefined): ReportSection[] {
  const [ready, others] = [
    cals.filter(({ verdict }) => verdict === 'ready'),
    cals.filter(({ verdict }) => verdict !== 'ready'),
  ];
  const lines = ready.map((cal) => {
    const { staffed, confirmed, required } = progressOf(cal);
    const progress = gfm`${staffed} of ${count(cal.participants.length, 'participant')}, ${confirmed} of ${count(required, 'required item')}`;
    return { text: gfm`- ${VERDICT.ready} ${fileLink(target, cal.path)}: ${progress}\n` };
  });
  const done: ReportSection = {
    noun: [words`list of CALs`, words`lists of CALs`],
    open: gfm`\n### Readiness\n\n`,
    rows: lines,
    more: (rows) => gfm`- … and ${count(rows.length, 'CAL')} more\n`,
  };
  return [...worstFirst(others).map((cal) => checklist(cal, target, false)), ...(lines.length === 0 ? [] : [done])];
}

/** The flow of the only workflow there is. */
export function onlyFlow(cals: readonly CalResult[]): ReportSection[] {
  const [only, ...others] = cals;
  const diagram = only === undefined || others.length > 0 ? undefined : flowDiagram(only);
  return diagram === undefined ? [] : [block(gfm`\n### Flow\n\n${diagram}\n`, [words`diagram`, words`diagrams`])];
}

const ROWS = 60;
const LINES = 20;

function stillOpen(cal: CalResult): Markdown {
  const lists = openLists(cal).map(({ title, lines }) => {
    const shown = lines.slice(0, LINES).map((line) => gfm`- ${lineMarkdown(line)}\n`);
    const left = lines.length - shown.length;
    return gfm`\n**${title}**\n\n${gfm.join('')(shown)}${left > 0 ? gfm`- … and ${left} more\n` : ''}`;
  });
  return gfm.join('')(lists);
}

function nameOf(cal: CalResult): Markdown {
  return prose(cal.name || cal.id, 100);
}

/** The order of workflows in a report: the worst first, then by path. */
export function worstFirst(cals: readonly CalResult[]): CalResult[] {
  return [...cals].sort((a, b) => WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict) || byText(a.path, b.path));
}
