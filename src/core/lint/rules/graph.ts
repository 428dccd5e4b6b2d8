import type { Rule } from '../rule.ts';
import { DONE, WORK, calExample, flowExample, task } from '../../result/rule-examples.ts';
import { isMapping, own } from '../../value/mapping.ts';
import { quoteName } from '../../cal/shape/words.ts';

const START = '{ id: start, type: event, event: start }';
const GATE = '{ id: gate, type: gateway, gateway: exclusive }';

const OTHER_LIMITS = new Set(['maxDurationMs', 'maxParallel']);

export const rules: readonly Rule[] = [
  {
    id: 'graph/dead-end',
    summary: 'a loop has no exit',
    what: 'From every node a run can reach an end or stop event.',
    why: 'A run that enters the loop never ends.',
    bad: flowExample(
      [WORK, task('fix'), task('check'), DONE],
      'work → done always, work → fix always, fix → check, check → fix',
      { limits: 'limits: { maxSteps: 24 }' },
    ),
    good: flowExample(
      [WORK, task('fix'), task('check'), DONE],
      'work → fix, fix → check, check → fix always, check → done always',
      { limits: 'limits: { maxSteps: 24 }' },
    ),
    check({ graph }, report) {
      if (graph === undefined) return;
      for (const { nodes } of graph.traps) {
        const [first = graph.start] = nodes;
        const ids = nodes.slice(0, 5).map((node) => quoteName(graph.id(node)));
        const names = `${ids.join(', ')}${nodes.length > 5 ? `, and ${nodes.length - 5} more` : ''}`;
        const message =
          nodes.length === 1
            ? `${names} only leads to itself and never to an end`
            : `${names} only lead to each other and never to an end`;
        report({
          message,
          path: [...(graph.nodes[first]?.path ?? []), 'id'],
          help: 'add an edge that leaves the loop',
        });
      }
    },
  },
  {
    id: 'graph/edge-after-end',
    summary: 'an edge leaves an end or stop event',
    what: 'An event of kind `end` or `stop` has no outgoing edge.',
    why: 'The run is over there; what follows never runs.',
    bad: flowExample([WORK, DONE], 'work → done, done → work'),
    check({ graph }, report) {
      if (graph === undefined) return;
      for (const { from, entry } of graph.edges) {
        if (!graph.ends.has(from)) continue;
        report({
          message: `an edge leaves ${quoteName(graph.id(from))}, where the run ends`,
          path: [...entry.path, 'from'],
          help: 'remove the edge, or let it start at another node',
        });
      }
    },
  },
  {
    id: 'graph/no-end',
    summary: 'there is no end or stop event',
    what: 'At least one node is an event of kind `end` or `stop`.',
    why: 'The run never ends.',
    bad: calExample({
      nodes: [WORK],
      edges: 'edges: []',
    }),
    check({ graph }, report) {
      if (graph === undefined || graph.ends.size > 0) return;
      report({
        message: 'the graph has no end or stop event',
        path: ['nodes'],
        part: 'key',
        help: 'add a node {id: done, type: event, event: end}',
      });
    },
  },
  {
    id: 'graph/no-outgoing-edge',
    summary: 'a node that is not an end leads nowhere',
    what: 'Every node that is not an end or stop event has an outgoing edge.',
    why: 'The run gets stuck there.',
    bad: flowExample([WORK, task('check'), DONE], 'work → check always, work → done always'),
    good: flowExample([WORK, task('check'), DONE], 'work → check, check → done'),
    check({ graph }, report) {
      if (graph === undefined) return;
      const [lost] = graph.unreachable;
      const next = lost?.nodes[0];
      for (const node of graph.dangling) {
        const id = quoteName(graph.id(node));
        const target = next === undefined ? 'an end' : `${quoteName(graph.id(next))}, which nothing leads to`;
        report({
          message: `${id} has no outgoing edge and is not an end`,
          path: [...(graph.nodes[node]?.path ?? []), 'id'],
          help: `add an edge from ${id}, for example to ${target}`,
        });
      }
    },
  },
  {
    id: 'graph/several-start-events',
    summary: 'there is more than one start event',
    what: 'At most one node is an event of kind `start`.',
    why: 'A run begins in one place.',
    bad: flowExample(
      [START, '{ id: again, type: event, event: start }', WORK, DONE],
      'start → work, again → work, work → done',
      { start: 'start: start' },
    ),
    good: flowExample([START, WORK, DONE], 'start → work, work → done', { start: 'start: start' }),
    check({ graph }, report) {
      if (graph === undefined) return;
      const [first = -1, ...others] = graph.startEvents;
      for (const node of others) {
        const path = [...(graph.nodes[node]?.path ?? []), 'event'];
        report({
          message: `${quoteName(graph.id(node))} is a second start event; the first is ${quoteName(graph.id(first))}`,
          path,
          help: 'keep one start event: make this a task, or remove it with its edges',
        });
      }
    },
  },
  {
    id: 'graph/start-event-not-start',
    summary: 'the start event is not the start',
    what: 'Where a node is an event of kind `start`, the property `start` names it.',
    why: 'The two places contradict each other.',
    bad: flowExample([START, WORK, DONE], 'start → work, work → done', { start: 'start: work' }),
    good: flowExample([START, WORK, DONE], 'start → work, work → done', { start: 'start: start' }),
    check({ graph }, report) {
      if (graph === undefined || graph.startEvents.length !== 1) return;
      const [event = graph.start] = graph.startEvents;
      if (event === graph.start) return;
      const id = quoteName(graph.id(event));
      report({
        message: `the start is ${quoteName(graph.id(graph.start))}, but the start event is ${id}`,
        path: ['start'],
        help: `write start: ${id}`,
      });
    },
  },
  {
    id: 'graph/unbounded-cycle',
    summary: 'a loop has no step limit',
    what: 'Where the graph has a cycle, `limits.maxSteps` is set.',
    why: 'Nothing else guarantees that the run ends.',
    bad: flowExample([WORK, GATE, DONE], 'work → gate, gate → work, gate → done'),
    good: flowExample([WORK, GATE, DONE], 'work → gate, gate → work, gate → done', {
      limits: 'limits: { maxSteps: 24 }',
    }),
    check({ cal, graph }, report) {
      const limits = own(cal.root, 'limits');
      // Limits that cannot be read, or a misspelt maxSteps, are reported as such.
      if (
        graph === undefined ||
        (limits !== undefined && (!isMapping(limits) || !Object.keys(limits).every((name) => OTHER_LIMITS.has(name))))
      )
        return;
      const loop = graph.loop;
      const last = loop?.at(-1);
      if (loop === undefined || last === undefined) return;
      const ids = [...loop.map(({ from }) => graph.id(from)), graph.id(last.to)].map(quoteName);
      const shown = ids.length > 8 ? [...ids.slice(0, 6), '…', ids.at(-1)] : ids;
      report({
        message: `the loop ${shown.join(' → ')} has no step limit`,
        path: [...last.entry.path, 'to'],
        help: 'add limits: {maxSteps: N}',
      });
    },
  },
  {
    id: 'graph/unconditional-branch',
    summary: 'a node that is not a gateway branches without conditions',
    what: 'A node that is not a gateway and has several outgoing edges has a condition on each of them.',
    why: 'Only a gateway says whether one or all of the edges are taken.',
    bad: flowExample([WORK, task('check'), DONE], 'work → check, work → done, check → done'),
    good: flowExample(
      [WORK, '{ id: fork, type: gateway, gateway: parallel }', task('check'), DONE],
      'work → fork, fork → check, fork → done, check → done',
    ),
    check({ graph }, report) {
      if (graph === undefined) return;
      graph.outgoing.forEach((edges, node) => {
        if (edges.length < 2 || graph.ends.has(node) || graph.branching.has(node)) return;
        const bare = edges.filter(({ entry }) => !Object.hasOwn(entry.value, 'when'));
        const [first] = bare;
        if (first === undefined) return;
        const targets = bare.slice(0, 5).map(({ to }) => quoteName(graph.id(to)));
        report({
          message: `${quoteName(graph.id(node))} is not a gateway and has ${edges.length} outgoing edges; ${bare.length === 1 ? 'that' : 'those'} to ${targets.join(', ')} ${bare.length === 1 ? 'has' : 'have'} no condition`,
          path: first.entry.path,
          help: 'add "when" to each, or put a gateway in between',
        });
      });
    },
  },
  {
    id: 'graph/unreachable-node',
    summary: 'a node cannot be reached from the start',
    what: 'Every node can be reached from the start along edges.',
    why: 'The node never runs. Often an edge to it is missing.',
    bad: flowExample([WORK, task('review'), DONE], 'work → done, review → done'),
    good: flowExample([WORK, task('review'), DONE], 'work → review, review → done'),
    check({ graph }, report) {
      // A node that leads nowhere, or a loop without an exit, explains what nothing leads to: that is reported alone.
      if (graph === undefined || graph.dangling.length > 0 || graph.traps.length > 0) return;
      for (const { nodes } of graph.unreachable) {
        const [first = graph.start] = nodes;
        const others = nodes.length > 1 ? `, nor ${nodes.length - 1} more in its loop` : '';
        report({
          message: `${quoteName(graph.id(first))} cannot be reached from ${quoteName(graph.id(graph.start))}${others}`,
          path: [...(graph.nodes[first]?.path ?? []), 'id'],
          help: 'add an edge that leads to it, or remove it',
        });
      }
    },
  },
];
