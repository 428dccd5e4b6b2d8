import { describe, expect, test } from '@jest/globals';
import { PROFILES } from '../../../../src/ids.ts';
import { lintDocument } from '../../../../src/core/lint/engine.ts';
import { components, EdgeSet } from '../../../../src/core/cal/graph.ts';
import { parseJson } from '../../../../src/core/source/parse-json.ts';

/**
 * Findings of a graph: `a>b` is an edge, `a>b?` one with a condition. Nodes are gateways, but `end*` are ends, `stop*` stops,
 * `start*` start events and `t*` tasks; the first node is the start.
 */
function graph(nodes: string, edges: string, limits?: object): string[] {
  const split = (text: string): string[] => text.split(' ').filter((part) => part !== '');
  const cal = {
    schemaVersion: PROFILES.cart.calSchemaVersion,
    id: 'graph',
    participants: [{ alias: 'dev', bind: 'slot', slot: { role: 'x' } }],
    start: split(nodes)[0],
    ...(limits === undefined ? {} : { limits }),
    nodes: split(nodes).map((id) => {
      const event = /^(?:end|stop|start)/.exec(id)?.[0];
      if (event !== undefined) return { id, type: 'event', event };
      if (!id.startsWith('t')) return { id, type: 'gateway', gateway: 'exclusive' };
      return { id, type: 'task', agent: 'dev', completion: { type: 'artifact', produces: 'x' } };
    }),
    edges: split(edges).map((edge) => {
      const [from, to = ''] = edge.split('>');
      return { from, to: to.replace('?', ''), ...(to.endsWith('?') ? { when: { always: true } } : {}) };
    }),
  };
  return lintDocument(parseJson('a.cal.json', JSON.stringify(cal)), { profile: PROFILES.cart }).map(
    ({ rule, pointer }) => `${rule} ${pointer}`,
  );
}

describe('one fault in a graph is one finding', () => {
  test.each<[string, string, string[]]>([
    ['a end', 'a>end', []],
    ['a b end', 'a>b', ['graph/no-outgoing-edge /nodes/1/id']],
    ['a b c end', 'a>b c>end', ['graph/no-outgoing-edge /nodes/1/id']],
    ['a b c end', 'a>end b>c c>end', ['graph/unreachable-node /nodes/1/id']],
    ['a b c end', 'a>end b>c c>b c>end', ['graph/unreachable-node /nodes/1/id']],
    ['a b end', 'a>end', ['graph/unreachable-node /nodes/1/id']],
    ['a b', 'a>b', ['graph/no-end /nodes']],
    ['a', 'a>a', ['graph/no-end /nodes', 'graph/unbounded-cycle /edges/0/to']],
    ['a end', 'a>end end>a', ['graph/edge-after-end /edges/1/from']],
    ['a end b', 'a>end end>b b>end', ['graph/edge-after-end /edges/1/from']],
    ['a b end', 'a>b b>a b>end', ['graph/unbounded-cycle /edges/1/to']],
    ['a b end', 'a>b b>b b>end', ['graph/unbounded-cycle /edges/1/to']],
    ['a b c end', 'a>b b>c c>b', ['graph/dead-end /nodes/1/id', 'graph/unbounded-cycle /edges/2/to']],
    ['t u end', 't>u t>end u>end', ['graph/unconditional-branch /edges/0']],
    ['t u end', 't>u? t>end u>end', ['graph/unconditional-branch /edges/1']],
    ['t u end', 't>u? t>end? u>end', []],
    ['t end', 't>end t>end', ['edge/duplicate /edges/1']],
    ['t end', 't>end? t>end', ['graph/unconditional-branch /edges/1']],
    ['start1 end', 'start1>end', []],
    ['start1 start2 end', 'start1>end start2>end', ['graph/several-start-events /nodes/1/event']],
    ['a start1 end', 'a>end start1>a', ['graph/start-event-not-start /start']],
    ['a end', 'a>end a>nowhere', ['edge/unknown-node /edges/1/to']],
    ['end', '', []],
  ])('%s: %s', (nodes, edges, expected) => {
    expect(graph(nodes, edges)).toEqual(expected);
  });

  test('limits that cannot be read are not missed as well', () => {
    expect(graph('a b end', 'a>b b>a b>end', { maxSteps: 0 })).toEqual(['limits/not-positive /limits/maxSteps']);
    expect(graph('a b end', 'a>b b>a b>end', { maxstep: 3 })).toEqual(['cal/unknown-property /limits/maxstep']);
    expect(graph('a b end', 'a>b b>a b>end', { maxSteps: 3 })).toEqual([]);
  });
});

describe('cost is linear', () => {
  const SIZE = 50_000;
  const chain = (target: (node: number) => readonly number[]): number => {
    let asked = 0;
    components(SIZE, (node) => {
      asked++;
      return target(node);
    });
    return asked;
  };

  test('each node is asked for its targets three times at most', () => {
    const next = (node: number): number[] => (node + 1 < SIZE ? [node + 1] : []);
    expect(chain(next)).toBeLessThanOrEqual(3 * SIZE);
    expect(chain((node) => [(node + 1) % SIZE])).toBeLessThanOrEqual(3 * SIZE);
    expect(chain((node) => [...next(node), 0])).toBeLessThanOrEqual(3 * SIZE);
  });

  test('50,000 nodes in one loop, and in one chain that gets stuck', () => {
    const ids = Array.from({ length: SIZE }, (_, i) => `n${i}`);
    const edges = ids.slice(1).map((id, i) => `n${i}>${id}`);
    const last = `n${SIZE - 1}`;
    expect(graph(`${ids.join(' ')} end`, `${edges.join(' ')} ${last}>n0 ${last}>end`)).toEqual([
      `graph/unbounded-cycle /edges/${SIZE - 1}/to`,
    ]);
    expect(graph(`${ids.join(' ')} end`, edges.join(' '))).toEqual([`graph/no-outgoing-edge /nodes/${SIZE - 1}/id`]);
  });
});

test('edges are the same whose ends are, and whose conditions say the same in whatever order their keys are', () => {
  const set = new EdgeSet();
  const add = (when: unknown, to = 'b'): boolean => set.add({ path: [], value: { from: 'a', to, when } }) !== undefined;
  const met = (...parts: readonly unknown[]): object => ({ all: parts });
  const first = { var: 'x', gt: { lit: 1 } };
  expect(
    [met(first), met(first, first), met({ ...first, gt: { lit: 2 } }), met(), [first], undefined].map((when) =>
      add(when),
    ),
  ).toEqual([false, false, false, false, false, false]);
  expect([met({ gt: { lit: 1 }, var: 'x' }), met(first, first), [first], null].map((when) => add(when))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([add(met(first), 'c'), add(met(first), 'c')]).toEqual([false, true]);
});

test.each([
  [{ from: 'a', to: 'b' }, true],
  [{ from: 1, to: 'b' }, false],
  [{ from: 'a', to: 1 }, false],
  [{ to: 'b' }, false],
  [{ from: 'a' }, false],
])('of two edges %j the second is the first again: %s', (value, same) => {
  const [first, second] = [0, 1].map((index) => ({ index, value, path: ['edges', index] }));
  const set = new EdgeSet();
  if (first === undefined || second === undefined) throw new Error('there are two');
  expect([set.add(first), set.add(second)]).toEqual([undefined, same ? first : undefined]);
});
