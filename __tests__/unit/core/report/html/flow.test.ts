import { expect, test } from '@jest/globals';
import { drawFlow, flowDrawer } from '../../../../../src/core/report/html/flow.ts';
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

/** The boxes of nodes: left, top, width, height. */
const boxes = (text: string): number[][] =>
  [...text.matchAll(/<g[^>]*><rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/g)].map(([, ...box]) =>
    box.map(Number),
  );

test('the same flow is drawn the same, whatever was drawn before it', () => {
  const draw = flowDrawer();
  draw(chain(9));
  expect(draw(SHIP)).toEqual(flowDrawer()(SHIP));
});

test('a short flow goes from left to right, a long one down, and no two nodes overlap', () => {
  const steps = (cal: CalResult): [boolean, boolean] => {
    const nodes = boxes(drawFlow(cal, cal.flow!));
    const pairs = nodes.slice(1).map((node, i) => [nodes[i]!, node] as const);
    return [
      pairs.every(([[x = 0, , width = 0], [next = 0]]) => x + width < next),
      pairs.every(([[, y = 0, , height = 0], [, next = 0]]) => y + height < next),
    ];
  };
  expect([steps(chain(6)), steps(chain(7))]).toEqual([
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
  const text = drawFlow(SHIP, { ...SHIP.flow!, edges });
  expect([...text.matchAll(/class="when"[^>]*>([^<]*)</g)].map(([, when]) => when)).toEqual(['again', 'a', 'b']);
});

test('every kind of node is drawn, with its name where its form does not say it', () => {
  const kinds = [...(Object.keys(NODE_KINDS) as (keyof typeof NODE_KINDS)[]), 'other' as const];
  const text = drawFlow(SHIP, { start: 'a', nodes: kinds.map((kind) => ({ id: `the ${kind}`, kind })), edges: [] });
  const drawn = [...text.matchAll(/<g><rect[^>]* rx="([^"]*)"[^]*?<\/g>/g)].map(([all, corner]) => [
    corner !== '5',
    ...[...all.matchAll(/<text[^>]*>([^<]*)</g)].map(([, label]) => label),
  ]);
  expect(drawn).toEqual(
    kinds.map((kind) => {
      const { brackets, named } = NODE_KINDS[kind === 'other' ? 'task' : kind];
      return [brackets[0] === '([', `the ${kind}`, ...(named ? [kind] : [])];
    }),
  );
});

test('as many flows are drawn as can be placed in a moment', () => {
  const draw = flowDrawer();
  const drawn = Array.from({ length: 30 }, () => draw(chain(20)));
  expect(drawn.filter((text) => text.includes('<svg')).length).toBe(20);
  expect(new Set(drawn.slice(20))).toEqual(
    new Set(['<p class="cut">Its flow is not drawn: a page draws the first ones only.</p>']),
  );
});

test('the lines of a node are within its box, each below the one before it', () => {
  const drawn = [
    ...drawFlow(SHIP, SHIP.flow!).matchAll(/<g[^>]*><rect[^>]* y="([^"]*)"[^>]* height="([^"]*)"[^]*?<\/g>/g),
  ];
  const lines = drawn.map(([all, top, height]) => {
    const ys = [...all.matchAll(/<text[^>]* y="([^"]*)"/g)].map(([, y]) => Number(y));
    const gaps = ys.slice(1).map((y, i) => Math.round(y - (ys[i] ?? 0)));
    return [
      Math.round((ys[0] ?? 0) - Number(top)),
      ...gaps,
      Math.round(Number(top) + Number(height) - (ys.at(-1) ?? 0)),
    ];
  });
  expect(lines.length).toBe(SHIP.flow!.nodes.length);
  for (const [above, ...rest] of lines)
    expect([above, rest.at(-1), new Set(rest.slice(0, -1))]).toEqual([18, 10, new Set(rest.length > 1 ? [16] : [])]);
});
