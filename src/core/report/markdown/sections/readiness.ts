import { gfm, words, type Markdown } from '../../../text/outlet.ts';
import { count, thousands } from '../../counts.ts';
import { redact } from '../../../text/redact.ts';
import type { CalResult, Evidence, ParticipantResult, RacResult, ReadyVerdict } from '../../../result/results.ts';
import { flowDiagram } from '../mermaid.ts';
import { fileLink, type LinkTarget } from '../links.ts';
import { quote } from '../../../text/printable.ts';
import { code, element, prose, row, tableHead } from '../markdown.ts';
import { block, type ReportSection } from '../outline.ts';

const VERDICT = {
  ready: '✅ ready',
  pending: '⏳ pending',
  'not ready': '❌ not ready',
} as const satisfies Readonly<Record<ReadyVerdict, string>>;
const WORST: readonly ReadyVerdict[] = ['not ready', 'pending', 'ready'];
const STATE = {
  confirmed: '☑',
  unconfirmed: '□',
  failed: '✗',
  optional: '·',
} as const satisfies Readonly<Record<RacResult['state'], string>>;

/** The workflows, worst first: one table of all when there are several. The checklists follow in {@link checklists}. */
export function workflowTable(cals: readonly CalResult[], target: LinkTarget | undefined): ReportSection[] {
  if (cals.length < 2) return [];
  const sorted = worstFirst(cals);
  return [
    {
      noun: [words`table of workflows`, words`tables of workflows`],
      open: gfm`\n### Workflows\n\n${tableHead('', 'workflow', 'participants', 'required knowledge', 'file')}`,
      rows: sorted.map((cal) => {
        const staffed = cal.participants.filter((p) => p.resolved !== null).length;
        const required = cal.rac.filter((item) => item.required);
        const confirmed = required.filter((item) => item.state === 'confirmed').length;
        return {
          text: row(
            VERDICT[cal.verdict],
            nameOf(cal),
            gfm`${staffed} of ${cal.participants.length}`,
            gfm`${confirmed} of ${required.length}`,
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
    const text = gfm`${open}\n${fileLink(target, cal.path)} · ${size}\n${participants(cal)}${knowledge(cal)}${blocked(cal)}${todo(cal)}`;
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

function participants({ participants: all }: CalResult): Markdown {
  if (all.length === 0) return gfm``;
  const rows = all.slice(0, ROWS).map((participant) => {
    const { alias, bind, resolved, reason } = participant;
    const by = resolved === null ? '' : gfm`${code(resolved.name)} (${code(resolved.role)})`;
    return row(participantMark(participant), code(alias), bind, by, prose(reason));
  });
  return gfm`\n${tableHead('', 'participant', 'bind', 'cartridge', 'why')}${gfm.join('')(rows)}${left(all.length, 'participant')}`;
}

function participantMark({ resolved, required }: ParticipantResult): '✓' | '✗' | '·' {
  return resolved === null ? (required ? '✗' : '·') : '✓';
}

function knowledge({ rac }: CalResult): Markdown {
  if (rac.length === 0) return gfm``;
  const rows = rac.slice(0, ROWS).map((item) => {
    const check = item.check === null ? '' : gfm`${prose(item.check.type, 40)} ${code(item.check.hint, 100)}`;
    return row(
      STATE[item.state],
      code(item.id),
      prose(item.kind, 40),
      prose(item.description, 240),
      check,
      evidence(item),
    );
  });
  const head = tableHead('', 'required knowledge', 'kind', 'description', 'check', 'evidence');
  return gfm`\n${head}${gfm.join('')(rows)}${left(rac.length, 'item')}\n☑ confirmed, □ to be confirmed, ✗ check failed, · optional\n`;
}

// The reason says in words what the evidence holds; without one the evidence speaks. The digest is in neither's words.
function evidence({ reason, evidence: found = {} }: RacResult): Markdown {
  const words = reason === undefined ? evidenceWords(found) : [prose(reason, 200)];
  return gfm.join('; ')([...words, ...(found.digest === undefined ? [] : [code(redact(found.digest).slice(0, 19))])]);
}

function evidenceWords({ count: n, by, at, expires }: Evidence): Markdown[] {
  return [
    ...(n === undefined ? [] : [gfm`${thousands(n)} found`]),
    ...(by === undefined ? [] : [gfm`by ${code(by, 60)}`]),
    ...(at === undefined ? [] : [gfm`on ${code(redact(at).slice(0, 10))}`]),
    ...(expires === undefined ? [] : [gfm`until ${code(redact(expires).slice(0, 10))}`]),
  ];
}

function blocked(cal: CalResult): Markdown {
  return listed('Cannot run yet', cal.blocked ?? []);
}

function todo(cal: CalResult): Markdown {
  return listed(
    'Still to write',
    (cal.todo ?? []).map((id) => `the action of task ${quote(id)} is a TODO`),
  );
}

function listed(title: 'Cannot run yet' | 'Still to write', lines: readonly string[]): Markdown {
  if (lines.length === 0) return gfm``;
  const shown = lines.slice(0, 20).map((line) => gfm`- ${prose(line, 240)}\n`);
  return gfm`\n**${title}**\n\n${gfm.join('')(shown)}${lines.length > 20 ? gfm`- … and ${lines.length - 20} more\n` : ''}`;
}

function left(n: number, noun: 'participant' | 'item'): Markdown {
  return n > ROWS ? gfm`\n*… and ${count(n - ROWS, noun)} more*\n` : gfm``;
}

function nameOf(cal: CalResult): Markdown {
  return prose(cal.name || cal.id, 100);
}

/** The order of workflows in a report: the worst first, then by path. */
export function worstFirst(cals: readonly CalResult[]): CalResult[] {
  return [...cals].sort(
    (a, b) => WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0),
  );
}
