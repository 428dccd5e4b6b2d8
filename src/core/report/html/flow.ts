import { Graph, layout } from '@dagrejs/dagre';
import type { Flow } from '../../result/flow.ts';
import type { CalResult } from '../../result/results.ts';
import { printable, shorten, type Plain } from '../../text/printable.ts';
import { count } from '../counts.ts';
import { drawnNodes } from '../sections/flow.ts';
import { html, text, type Html } from './html.ts';

/** Nodes and edges of all drawn flows of a page: placing a hundred takes up to half a second. */
const WEIGHT = 800;
/** A short flow reads best from left to right; a long one, or one wider than the page, goes down. */
const LEFT_TO_RIGHT = 6;
const WIDEST = 1060;
/** What of a flow is seen at first on a telephone: its start is there. */
const NARROW = 330;
/** Smaller than half its size a flow is not read any more, and scrolls. */
const LARGE = 2 * WIDEST;
const LINE = 16;
const NODE_CHARACTERS = 26;
const EDGE_CHARACTERS = 34;
const PADDING = 12;

/** Draws the flows of a page, each when it is asked for, as long as there is room. */
export function flowDrawer(): (cal: CalResult) => Html {
  let weight = 0;
  return (cal) => {
    const { flow } = cal;
    if (flow === undefined) return html``;
    weight += flow.nodes.length + flow.edges.length;
    if (weight > WEIGHT) return html`<p class="cut">Its flow is not drawn: a page draws the first ones only.</p>`;
    return drawFlow(cal, flow);
  };
}

/** The flow of a CAL as SVG: who does what, under which condition, and what keeps a task from running. */
export function drawFlow(cal: CalResult, flow: Flow): Html {
  // The flow is placed from its start on, whatever comes first in the file.
  const [first, others] = [true, false].map((isStart) =>
    flow.nodes.filter(({ id }) => (id === flow.start) === isStart),
  );
  const sorted = { ...flow, nodes: [...(first ?? []), ...(others ?? [])] };
  const across = flow.nodes.length <= LEFT_TO_RIGHT ? placed('LR', cal, sorted) : undefined;
  const down = across !== undefined && across.width <= WIDEST ? across : placed('TB', cal, sorted);
  const { width, height, nodes, edges } = down.begin <= NARROW ? down : placed('LR', cal, sorted);
  const said = html`The flow: ${count(nodes.length, 'node')}, ${count(edges.length, 'edge')}`;
  return html`<div class="flow${width > LARGE ? ' large' : ''}" tabindex="0" role="region" aria-label="Flow of ${text(cal.name || cal.id, 120)}">
    <svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${said}">
      ${html.join('\n')(edges)} ${html.join('\n')(nodes)}
    </svg>
  </div>`;
}

/** The nodes and edges of a flow at their places, in pixels. */
function placed(rankdir: 'LR' | 'TB', cal: CalResult, flow: Flow) {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir, nodesep: 28, ranksep: 36, edgesep: 14, marginx: 4, marginy: 4, align: 'UL' });
  // Ids of the graph are numbers of ours: those of the file may be anything.
  const names = new Map(flow.nodes.map(({ id }, i) => [id, `n${i}`]));
  const drawn = drawnNodes(cal);
  const boxes = flow.nodes.map((node) => {
    const { who, lacking, unstaffed, brackets } = drawn(node);
    const rows = [
      { shown: cut(node.id, NODE_CHARACTERS), role: 'id' },
      ...(who === undefined ? [] : [{ shown: cut(who, NODE_CHARACTERS), role: 'who' } as const]),
      ...[...(unstaffed ? ['not staffed'] : []), ...lacking].map(
        (each) => ({ shown: cut(each, NODE_CHARACTERS), role: 'lacking' }) as const,
      ),
    ] as const;
    return { rows, brackets, blocked: unstaffed || lacking.length > 0 };
  });
  for (const [i, { rows }] of boxes.entries()) {
    const width = Math.max(64, ...rows.map(({ shown }) => widthOf(shown))) + 2 * PADDING;
    graph.setNode(`n${i}`, { width, height: rows.length * LINE + PADDING });
  }
  const known = flow.edges.flatMap(({ when, ...edge }) => {
    const [from, to] = [names.get(edge.from), names.get(edge.to)];
    const label = when === undefined ? undefined : cut(when, EDGE_CHARACTERS);
    return from === undefined || to === undefined ? [] : [{ from, to, label }];
  });
  for (const [i, { from, to, label }] of known.entries()) {
    const size = label === undefined ? {} : { width: widthOf(label), height: LINE };
    graph.setEdge(from, to, { ...size, labelpos: 'c' }, `e${i}`);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const { x: middle = 0, width: wide = 0 } = boxes.length === 0 ? {} : graph.node('n0');
  return {
    /** Where its first node ends. */
    begin: middle + wide / 2,
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: boxes.map(({ rows, brackets, blocked }, i) => {
      const { x = 0, y = 0, width: w, height: h } = graph.node(`n${i}`);
      const texts = rows.map(({ shown, role }, n) => {
        const top = y - (rows.length * LINE) / 2 + 12 + n * LINE;
        return html`<text class="${role}" x="${round(x)}" y="${round(top)}">${text(shown)}</text>`;
      });
      const corner = brackets[0] === '([' ? h / 2 : 5;
      const size = html`width="${round(w)}" height="${round(h)}" rx="${round(corner)}"`;
      const box = html`<rect x="${round(x - w / 2)}" y="${round(y - h / 2)}" ${size}/>`;
      return html`<g${blocked ? html` class="blocked"` : ''}>${box}${html.join('')(texts)}</g>`;
    }),
    edges: known.map(({ from, to, label }, i) => {
      const { points = [], x = 0, y = 0 } = graph.edge(from, to, `e${i}`);
      const bends: readonly { readonly x: number; readonly y: number }[] = points;
      const way = bends.map((at, n) => html`${n === 0 ? 'M' : 'L'}${round(at.x)} ${round(at.y)}`);
      const arrow = html`<path d="${html.join('')(way)}" marker-end="url(#arrow)"/>`;
      if (label === undefined) return arrow;
      // A line does not run through the words that are on it.
      const w = widthOf(label);
      const behind = html`<rect class="behind" x="${round(x - w / 2)}" y="${round(y - LINE / 2)}" width="${w}" height="${LINE}"/>`;
      return html`${arrow}${behind}<text class="when" x="${round(x)}" y="${round(y + 4)}">${text(label)}</text>`;
    }),
  };
}

/** The arrow heads of all flows of a page. */
export const ARROW = html`<svg width="0" height="0" class="defs" aria-hidden="true">
  <defs>
    <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
      <path d="M0 0L8 4L0 8z" />
    </marker>
  </defs>
</svg>`;

// No font can be measured here: letters of other scripts count double, so that a text rather has too much room than too little.
function widthOf(shown: string): number {
  let width = 0;
  for (const sign of shown) width += sign.charCodeAt(0) < 0x2000 ? 7.2 : 14;
  return Math.ceil(width);
}

// What is cut off before it is made harmless could be the half of a secret that gives it away.
function cut(label: string, limit: number): Plain {
  return shorten(printable(label), limit);
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
