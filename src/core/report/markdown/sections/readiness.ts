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
  const folded = cals.length > 1;
  return worstFirst(cals).map((cal): ReportSection => {
    const open = folded
      ? gfm`\n<details><summary>${VERDICT[cal.verdict]} ${element(cal.name || cal.id)}</summary>\n`
      : gfm`\n### ${VERDICT[cal.verdict]}: ${nameOf(cal)}\n`;
    const size = gfm`${count(cal.nodes, 'node')}, ${count(cal.participants.length, 'participant')}`;
    const tables = readinessTables(cal).map((table) => tableMarkdown(table, ROWS));
    const text = gfm`${open}\n${fileLink(target, cal.path)} · ${size}\n${gfm.join('')(tables)}${stillOpen(cal)}`;
    const diagram = flowDiagram(cal);
    const rest = folded ? gfm`${diagram === undefined ? '' : gfm`\n${diagram}\n`}\n</details>\n` : '';
    return block(gfm`${text}${rest}`, [words`checklist`, words`checklists`]);
  });
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
