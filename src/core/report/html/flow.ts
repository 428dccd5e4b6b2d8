import { Graph, layout } from '@dagrejs/dagre';
import type { Flow, FlowEdge, FlowNode } from '../../result/flow.ts';
import type { CalResult } from '../../result/results.ts';
import { NODE_KINDS } from '../../value/node-kinds.ts';
import { printable, shorten, type Plain } from '../../text/printable.ts';
import { count } from '../counts.ts';
import { html, text, type Html } from './html.ts';

/** Where the nodes and edges of a flow stand, in pixels. */
export interface FlowLayout {
  readonly width: number;
  readonly height: number;
  /** Centre and size of each node, in the order of the flow. */
  readonly nodes: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** Of each edge between known nodes: its bends, and the middle of its label. */
  readonly edges: readonly {
    readonly edge: FlowEdge;
    readonly points: readonly { readonly x: number; readonly y: number }[];
    readonly x: number;
    readonly y: number;
  }[];
}

/** Nodes and edges of all drawn flows of a page: placing a hundred takes up to half a second. */
const WEIGHT = 800;
/** A short flow reads best from left to right; a long one, or one wider than the page, goes down. */
const LEFT_TO_RIGHT = 6;
const WIDEST = 1060;
const LINE = 16;
const NODE_CHARACTERS = 26;
const EDGE_CHARACTERS = 34;
const PADDING = 12;

/**
 * Places the flows of a page, the first ones while there is room.
 *
 * @returns a layout for each that is drawn
 */
export function placeFlows(cals: readonly CalResult[]): Map<CalResult, FlowLayout> {
  const placed = new Map<CalResult, FlowLayout>();
  let weight = 0;
  for (const cal of cals) {
    if (cal.flow === undefined) continue;
    weight += cal.flow.nodes.length + cal.flow.edges.length;
    if (weight > WEIGHT) return placed;
    placed.set(cal, placeFlow(cal, cal.flow));
  }
  return placed;
}

function placeFlow(cal: CalResult, flow: Flow): FlowLayout {
  const across = flow.nodes.length <= LEFT_TO_RIGHT ? placeTo('LR', cal, flow) : undefined;
  return across !== undefined && across.width <= WIDEST ? across : placeTo('TB', cal, flow);
}

function placeTo(rankdir: 'LR' | 'TB', cal: CalResult, flow: Flow): FlowLayout {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir, nodesep: 28, ranksep: 36, edgesep: 14, marginx: 4, marginy: 4 });
  // Ids of the graph are numbers of ours: those of the file may be anything.
  const names = new Map(flow.nodes.map(({ id }, i) => [id, `n${i}`]));
  for (const [i, node] of flow.nodes.entries()) {
    const rows = labelRows(cal, node);
    const width = Math.max(64, ...rows.map(({ shown }) => widthOf(shown))) + 2 * PADDING;
    graph.setNode(`n${i}`, { width, height: rows.length * LINE + PADDING });
  }
  const known = flow.edges.flatMap((edge) => {
    const [from, to] = [names.get(edge.from), names.get(edge.to)];
    return from === undefined || to === undefined ? [] : [{ edge, from, to }];
  });
  for (const [i, { edge, from, to }] of known.entries()) {
    const label = edge.when === undefined ? {} : { width: widthOf(cut(edge.when, EDGE_CHARACTERS)), height: LINE };
    graph.setEdge(from, to, { ...label, labelpos: 'c' }, `e${i}`);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: flow.nodes.map((_, i) => {
      const { x, y, width: w, height: h } = graph.node(`n${i}`);
      return { x: x ?? 0, y: y ?? 0, width: w, height: h };
    }),
    edges: known.map(({ edge, from, to }, i) => {
      const { points = [], x = 0, y = 0 } = graph.edge(from, to, `e${i}`);
      return { edge, points, x, y };
    }),
  };
}

/** The flow of a CAL as SVG: who does what, under which condition, and what keeps a task from running. */
export function drawFlow(cal: CalResult, flow: Flow, { width, height, nodes, edges }: FlowLayout): Html {
  const boxes = flow.nodes.flatMap((node, i) => {
    const place = nodes[i];
    return place === undefined ? [] : [drawNode(cal, node, place)];
  });
  const arrows = edges.map(({ edge, points, x, y }) => {
    const arrow = html`<path d="${pathOf(points)}" marker-end="url(#arrow)"/>`;
    return edge.when === undefined ? arrow : html`${arrow}${condition(cut(edge.when, EDGE_CHARACTERS), x, y)}`;
  });
  const said = html`The flow: ${count(flow.nodes.length, 'node')}, ${count(edges.length, 'edge')}`;
  return html`<p class="part">Flow</p>
    <div class="flow" tabindex="0" role="region" aria-label="Flow of ${text(cal.name || cal.id, 120)}">
      <svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${said}">
        ${html.join('\n')(arrows)} ${html.join('\n')(boxes)}
      </svg>
    </div>`;
}

// A line does not run through the words that stand on it.
function condition(shown: Plain, x: number, y: number): Html {
  const width = widthOf(shown);
  const behind = html`<rect class="behind" x="${round(x - width / 2)}" y="${round(y - LINE / 2)}" width="${width}" height="${LINE}"/>`;
  return html`${behind}<text class="when" x="${round(x)}" y="${round(y + 4)}">${text(shown)}</text>`;
}

/** The arrow heads of all flows of a page. */
export const ARROW = html`<svg width="0" height="0" class="defs" aria-hidden="true">
  <defs>
    <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
      <path d="M0 0L8 4L0 8z" />
    </marker>
  </defs>
</svg>`;

type Place = FlowLayout['nodes'][number];

function drawNode(cal: CalResult, node: FlowNode, place: Place): Html {
  const rows = labelRows(cal, node);
  const blocked = rows.some(({ role }) => role === 'lacking');
  const top = place.y - (rows.length * LINE) / 2 + 12;
  const texts = rows.map(
    ({ shown, role }, i) =>
      html`<text class="${role}" x="${round(place.x)}" y="${round(top + i * LINE)}">${text(shown)}</text>`,
  );
  return html`<g class="${blocked ? 'blocked' : shapeOf(node)}">${shape(node, place)}${html.join('')(texts)}</g>`;
}

/** How a node is drawn, by the brackets that Mermaid has for it. */
function shapeOf({ kind }: FlowNode): 'step' | 'gateway' | 'terminal' {
  const open = kind === 'other' ? '[' : NODE_KINDS[kind].brackets[0];
  return open === '{' ? 'gateway' : open === '([' ? 'terminal' : 'step';
}

function shape(node: FlowNode, { x, y, width, height }: Place): Html {
  const [left, top] = [x - width / 2, y - height / 2];
  const form = shapeOf(node);
  if (form === 'gateway') {
    const tip = 10;
    const points = [
      [left, y],
      [left + tip, top],
      [left + width - tip, top],
      [left + width, y],
      [left + width - tip, top + height],
      [left + tip, top + height],
    ].map(([px = 0, py = 0]) => html`${round(px)},${round(py)}`);
    return html`<polygon points="${html.join(' ')(points)}" />`;
  }
  const corner = form === 'terminal' ? height / 2 : 5;
  const size = html`width="${round(width)}" height="${round(height)}" rx="${round(corner)}"`;
  return html`<rect x="${round(left)}" y="${round(top)}" ${size}/>`;
}

interface LabelRow {
  readonly shown: string;
  readonly role: 'id' | 'who' | 'lacking';
}

/** Its id, who does it, and what it waits for. */
function labelRows(cal: CalResult, node: FlowNode): LabelRow[] {
  const { id, kind, agent, role } = node;
  const who =
    agent === undefined
      ? kind === 'other' || NODE_KINDS[kind].named
        ? kind
        : undefined
      : role === undefined || role === agent
        ? agent
        : `${agent} · ${role}`;
  const unstaffed = cal.participants.some((each) => each.alias === agent && each.resolved === null && each.required);
  const missing = new Map(cal.rac.map((item) => [item.id, item.state]));
  const lacking = (node.rac ?? []).filter((item) => {
    const state = missing.get(item);
    return state === 'failed' || state === 'unconfirmed';
  });
  return [
    { shown: cut(id, NODE_CHARACTERS), role: 'id' },
    ...(who === undefined ? [] : [{ shown: cut(who, NODE_CHARACTERS), role: 'who' as const }]),
    ...(unstaffed ? [{ shown: 'not staffed', role: 'lacking' as const }] : []),
    ...lacking.slice(0, 4).map((item) => ({
      shown: `${missing.get(item) === 'failed' ? '✗' : '□'} ${cut(item, NODE_CHARACTERS - 2)}`,
      role: 'lacking' as const,
    })),
  ];
}

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

function pathOf(points: FlowLayout['edges'][number]['points']): Html {
  return html.join('')(points.map(({ x, y }, i) => html`${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`));
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
