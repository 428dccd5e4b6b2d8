import type { Flow, FlowNode } from '../../result/flow.ts';
import type { CalResult } from '../../result/results.ts';
import { mermaid, type Markdown, type Mermaid } from '../../text/outlet.ts';
import { printable, shorten } from '../../text/printable.ts';
import { NODE_KINDS } from '../../value/node-kinds.ts';
import { fenced } from './markdown.ts';

const LABEL = 60;

/** A node of which nobody knows what it is. */
const OTHER = { brackets: ['[', ']'], named: false } as const;

/**
 * The flow of a CAL as a Mermaid diagram in its fence: who does what, under which condition. A task is marked when its participant is
 * unresolved or knowledge that it requires is not there.
 *
 * @returns undefined when the result carries no flow
 */
export function flowDiagram(cal: CalResult): Markdown | undefined {
  return cal.flow === undefined ? undefined : fenced(flowSource(cal, cal.flow), 'mermaid');
}

/** The Mermaid source alone. */
export function flowSource(cal: Pick<CalResult, 'participants' | 'rac'>, flow: Flow): Mermaid {
  const ids = new Map(flow.nodes.map((node, i) => [node.id, mermaid`n${i}`]));
  const unresolved = new Set(cal.participants.filter((p) => p.resolved === null && p.required).map((p) => p.alias));
  const missing = new Map<string, '✗' | '□'>();
  for (const { id, state } of cal.rac) {
    if (state === 'failed' || state === 'unconfirmed') missing.set(id, state === 'failed' ? '✗' : '□');
  }
  // A short flow reads best from left to right; a long one would shrink to nothing.
  const lines = [mermaid`flowchart ${flow.nodes.length <= 8 ? 'LR' : 'TD'}`];
  const stopped: Mermaid[] = [];
  flow.nodes.forEach((node, i) => {
    const lacking = (node.rac ?? []).filter((id) => missing.has(id));
    const blocked = lacking.length > 0 || (node.agent !== undefined && unresolved.has(node.agent));
    if (blocked) stopped.push(mermaid`n${i}`);
    const [open, close] = drawn(node).brackets;
    const text = [
      label(node.id),
      ...details(node),
      ...lacking.slice(0, 4).map((id) => mermaid`${missing.get(id) ?? '□'} ${label(id)}`),
    ];
    lines.push(mermaid`  n${i}${open}"${mermaid.join('<br/>')(text)}"${close}`);
  });
  for (const edge of flow.edges) {
    const [from, to] = [ids.get(edge.from), ids.get(edge.to)];
    if (from === undefined || to === undefined) continue;
    lines.push(mermaid`  ${from} -->${edge.when === undefined ? '' : mermaid`|"${label(edge.when)}"|`} ${to}`);
  }
  if (stopped.length > 0) {
    lines.push(mermaid`  classDef blocked stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3`);
    lines.push(mermaid`  class ${mermaid.join(',')(stopped)} blocked`);
  }
  return mermaid`${mermaid.join('\n')(lines)}\n`;
}

function drawn({ kind }: FlowNode): Pick<(typeof NODE_KINDS)[keyof typeof NODE_KINDS], 'brackets' | 'named'> {
  return kind === 'other' ? OTHER : NODE_KINDS[kind];
}

function details(node: FlowNode): Mermaid[] {
  const { kind, agent, role } = node;
  if (agent !== undefined) {
    return [role === undefined || role === agent ? label(agent) : mermaid`${label(agent)} · ${label(role)}`];
  }
  return drawn(node).named ? [mermaid`${kind}`] : [];
}

// Inside a quoted label only letters, digits and a few signs mean themselves; the rest is written as Mermaid's entity codes.
function label(text: string): Mermaid {
  const shown = shorten(printable(text), LABEL);
  return (shown === '' ? ' ' : shown.replace(/[!-+:-@[-^`{-~/]/g, (sign) => `#${sign.charCodeAt(0)};`)) as Mermaid;
}
