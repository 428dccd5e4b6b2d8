import { expect, test } from '@jest/globals';
import { drawFlow, placeFlows } from '../../../../../src/core/report/html/flow.ts';
import type { CalResult } from '../../../../../src/core/result/results.ts';
import { NODE_KINDS } from '../../../../../src/core/value/node-kinds.ts';
import { SHIP } from '../../../../support/reports.ts';

const chain = (n: number): CalResult => ({
  ...SHIP,
  flow: {
    start: 'n0',
    nodes: Array.from({ length: n }, (_, i) => ({ id: `n${i}`, kind: 'task' as const })),
    edges: Array.from({ length: n - 1 }, (_, i) => ({ from: `n${i}`, to: `n${i + 1}` })),
  },
});

test('the same flow is placed the same, whatever was placed before it', () => {
  const first = placeFlows([SHIP]).get(SHIP);
  expect(placeFlows([chain(9), SHIP]).get(SHIP)).toEqual(first);
});

test('a short flow goes from left to right, a long one down, and no two nodes overlap', () => {
  const [short, long] = [chain(6), chain(7)];
  const placed = placeFlows([short, long]);
  const steps = (cal: CalResult): [boolean, boolean] => {
    const nodes = placed.get(cal)?.nodes ?? [];
    const pairs = nodes.slice(1).map((node, i) => [nodes[i]!, node] as const);
    return [
      pairs.every(([a, b]) => a.x + a.width / 2 < b.x - b.width / 2),
      pairs.every(([a, b]) => a.y + a.height / 2 < b.y - b.height / 2),
    ];
  };
  expect([steps(short), steps(long)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('an edge to nowhere is left out, one to itself and two between the same nodes are drawn', () => {
  const edges = [
    { from: 'build', to: 'nowhere' },
    { from: 'build', to: 'build', when: 'again' },
    { from: 'build', to: 'gate', when: 'a' },
    { from: 'build', to: 'gate', when: 'b' },
  ];
  const cal = { ...SHIP, flow: { ...SHIP.flow!, edges } };
  const text = drawFlow(cal, cal.flow, placeFlows([cal]).get(cal)!);
  expect([...text.matchAll(/class="when"[^>]*>([^<]*)</g)].map(([, when]) => when)).toEqual(['again', 'a', 'b']);
});

test('every kind of node is drawn, with its name where its id does not say it', () => {
  const kinds = [...(Object.keys(NODE_KINDS) as (keyof typeof NODE_KINDS)[]), 'other' as const];
  const flow = { start: 'a', nodes: kinds.map((kind) => ({ id: `the ${kind}`, kind })), edges: [] };
  const cal = { ...SHIP, flow };
  const text = drawFlow(cal, flow, placeFlows([cal]).get(cal)!);
  const drawn = [...text.matchAll(/<g class="(\w+)"><(\w+)[^]*?<\/g>/g)].map(([all, form, shape]) => [
    form,
    shape,
    ...[...all.matchAll(/<text[^>]*>([^<]*)</g)].map(([, label]) => label),
  ]);
  expect(drawn).toEqual(
    kinds.map((kind) => {
      const { brackets, named } = kind === 'other' ? { brackets: ['['], named: true } : NODE_KINDS[kind];
      const form = brackets[0] === '{' ? 'gateway' : brackets[0] === '([' ? 'terminal' : 'step';
      return [form, form === 'gateway' ? 'polygon' : 'rect', `the ${kind}`, ...(named ? [kind] : [])];
    }),
  );
});

test('as many flows are placed as can be placed in a moment', () => {
  const cals = Array.from({ length: 30 }, () => chain(20));
  expect(placeFlows(cals).size).toBe(20);
});
