import type { Flow } from '../../result/flow.ts';
import type { CalResult } from '../../result/results.ts';
import { gfm, mermaid, type Markdown, type Mermaid } from '../../text/outlet.ts';
import { printable, shorten } from '../../text/printable.ts';
import { drawnNodes } from '../sections/flow.ts';
import { fenced } from './markdown.ts';

const LABEL = 60;

/**
 * The flow of a CAL as a Mermaid diagram in its fence: who does what, under which condition. A task is marked when its participant is
 * unresolved or knowledge that it requires is not there.
 */
export function flowDiagram(cal: CalResult): Markdown {
  return cal.flow === undefined ? gfm`` : fenced(flowSource(cal, cal.flow), 'mermaid');
}

/** The Mermaid source alone. */
export function flowSource(cal: Pick<CalResult, 'participants' | 'rac'>, flow: Flow): Mermaid {
  const ids = new Map(flow.nodes.map((node, i) => [node.id, mermaid`n${i}`]));
  const drawn = drawnNodes(cal);
  // A short flow reads best from left to right; a long one would shrink to nothing.
  const lines = [mermaid`flowchart ${flow.nodes.length <= 8 ? 'LR' : 'TD'}`];
  const stopped: Mermaid[] = [];
  for (const [i, node] of flow.nodes.entries()) {
    const { who, lacking, unstaffed, brackets } = drawn(node);
    if (unstaffed || lacking.length > 0) stopped.push(mermaid`n${i}`);
    const texts = [node.id, ...(who === undefined ? [] : [who]), ...lacking].map(label);
    lines.push(mermaid`  n${i}${brackets[0]}"${mermaid.join('<br/>')(texts)}"${brackets[1]}`);
  }
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

// Inside a quoted label only letters, digits and a few signs mean themselves; the rest is written as Mermaid's entity codes.
function label(text: string): Mermaid {
  const shown = shorten(printable(text), LABEL);
  return (shown === '' ? ' ' : shown.replace(/[!-+:-@[-^`{-~/]/g, (sign) => `#${sign.charCodeAt(0)};`)) as Mermaid;
}
