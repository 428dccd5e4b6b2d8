import type { Flow, FlowEdge, FlowNode } from '../result/flow.ts';
import { nodeKind } from '../value/node-kinds.ts';
import { isMapping, list, mappingsOf, member, own, text, textOf, type Mapping } from '../value/mapping.ts';

/** A larger flow is not drawn: it is unreadable, and GitHub's renderer refuses it. */
export const FLOW_NODES = 80;
export const FLOW_EDGES = 160;

const LABEL = 80;
const OPERATORS: Readonly<Record<string, string>> = { eq: '=', ne: '≠', lt: '<', le: '≤', gt: '>', ge: '≥', in: 'in' };

/**
 * Reads the flow out of a parsed CAL. Whatever is not in a usable shape is left out: the linter reports it.
 *
 * @returns undefined when there is nothing to draw, or more than {@link FLOW_NODES} nodes or {@link FLOW_EDGES} edges
 */
export function flowOf(cal: unknown): Flow | undefined {
  if (!isMapping(cal)) return undefined;
  const roles = new Map<string, string>();
  for (const participant of mappingsOf(cal, 'participants')) {
    const slot = own(participant, 'slot');
    const role = isMapping(slot) ? text(own(slot, 'role')) : undefined;
    const alias = text(own(participant, 'alias'));
    if (alias !== undefined && role !== undefined) roles.set(alias, role);
  }
  const nodes = mappingsOf(cal, 'nodes').flatMap((node) => readNode(node, roles));
  const edges = mappingsOf(cal, 'edges').flatMap(readEdge);
  if (nodes.length === 0 || nodes.length > FLOW_NODES || edges.length > FLOW_EDGES) return undefined;
  return { start: textOf(cal, 'start'), nodes, edges };
}

function readNode(node: Mapping, roles: ReadonlyMap<string, string>): FlowNode[] {
  const id = text(own(node, 'id'));
  if (id === undefined) return [];
  const agent = text(own(node, 'agent'));
  const role = agent === undefined ? undefined : roles.get(agent);
  const rac = list(member(node, 'requires', 'rac')).filter((item) => typeof item === 'string');
  return [
    {
      id,
      kind: nodeKind(node) ?? 'other',
      ...(agent === undefined ? {} : { agent }),
      ...(role === undefined ? {} : { role }),
      ...(rac.length === 0 ? {} : { rac }),
    },
  ];
}

function readEdge(edge: Mapping): FlowEdge[] {
  const from = text(own(edge, `from`));
  const to = text(own(edge, 'to'));
  if (from === undefined || to === undefined) return [];
  const when = own(edge, 'when');
  return [{ from, to, ...(isMapping(when) ? { when: cut(condition(when, 0)) } : {}) }];
}

function condition(when: Mapping, depth: number): string {
  if (depth > 8) return '…';
  const inner = (value: unknown): string => (isMapping(value) ? condition(value, depth + 1) : '?');
  const several = (value: unknown, word: string): string => {
    const parts = list(value).slice(0, 12).map(inner);
    const joined = parts.join(` ${word} `);
    return depth > 0 && parts.length > 1 ? `(${joined})` : joined;
  };
  if (Object.hasOwn(when, 'racAvailable')) return `knowledge ${scalar(when['racAvailable'])}`;
  if (Object.hasOwn(when, 'all')) return several(when['all'], 'and');
  if (Object.hasOwn(when, 'any')) return several(when['any'], 'or');
  if (Object.hasOwn(when, 'not')) return `not (${inner(when['not'])})`;
  if (!Object.hasOwn(when, 'var')) return 'always';
  const op = scalar(own(when, 'op'));
  return `${scalar(when['var'])} ${Object.hasOwn(OPERATORS, op) ? OPERATORS[op] : op} ${scalar(own(when, 'value'))}`;
}

function scalar(value: unknown): string {
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value)) return cut(value.slice(0, 12).map(scalar).join(', '));
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : '…';
}

function cut(value: string): string {
  return value.length > LABEL ? `${value.slice(0, LABEL - 1).replace(/[\ud800-\udbff]$/, '')}…` : value;
}
