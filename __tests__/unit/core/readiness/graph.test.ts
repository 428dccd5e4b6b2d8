import { expect, test } from '@jest/globals';
import { blockedBy } from '../../../../src/core/readiness/graph.ts';

const task = (id: string, ...rac: string[]) => ({ id, type: 'task', requires: { rac } });
const cal = (nodes: object[], edges: object[]) => ({ start: 'a', nodes, edges });
const edge = (from: string, to: string, when?: object) => (when === undefined ? { from, to } : { from, to, when });
const has = (id: string) => ({ racAvailable: id });
const unknown = { var: 'x', op: 'eq', value: 1 };

const missing = new Map([
  ['infra', false],
  ['wiki', true],
]);

test('nothing is blocked while nothing is missing', () => {
  expect(blockedBy(cal([task('a', 'wiki')], []), new Map([['wiki', true]]))).toEqual([]);
});

test('a task that requires a missing item, and what lies behind it', () => {
  const nodes = [task('a'), task('b', 'infra', 'wiki'), task('c'), { id: 'done', type: 'event' }];
  expect(blockedBy(cal(nodes, [edge('a', 'b'), edge('b', 'c'), edge('c', 'done')]), missing)).toEqual([
    'task "b" cannot run: it requires "infra"',
    'task "c" is not reached',
  ]);
});

test('another way around is no block', () => {
  const nodes = [task('a'), task('b', 'infra'), task('c')];
  const edges = [edge('a', 'b', unknown), edge('a', 'c', { not: unknown }), edge('b', 'c')];
  expect(blockedBy(cal(nodes, edges), missing)).toEqual(['task "b" cannot run: it requires "infra"']);
});

test.each<[string, object, boolean]>([
  ['racAvailable of what is missing', has('infra'), true],
  ['racAvailable of what is there', has('wiki'), false],
  ['racAvailable of what is not known', has('other'), false],
  ['not', { not: has('wiki') }, true],
  ['not of what is missing', { not: has('infra') }, false],
  ['all with one missing', { all: [unknown, has('infra')] }, true],
  ['all of what is there', { all: [has('wiki'), { always: true }] }, false],
  ['all of what always is and what is missing', { all: [{ always: true }, has('infra')] }, true],
  ['not of all of what is there', { not: { all: [{ always: true }, has('wiki')] } }, true],
  ['any with one that always is', { any: [has('infra'), { always: true }] }, false],
  ['not of any with one that always is', { not: { any: [has('infra'), { always: true }] } }, true],
  ['always that is no truth', { all: [{ not: { always: 'yes' } }, has('wiki')] }, false],
  ['not of what is not known', { not: unknown }, false],
  ['what is no condition', { not: 'infra' }, false],
  ['any with one there', { any: [has('infra'), has('wiki')] }, false],
  ['any with one unknown', { any: [has('infra'), unknown] }, false],
  ['any of what is missing', { any: [has('infra'), { not: has('wiki') }] }, true],
])('a branch on %s is never taken: %j', (_name, when, never) => {
  const lines = blockedBy(cal([task('a'), task('b')], [edge('a', 'b', when)]), missing);
  expect(lines.some((line) => line.startsWith('the branch from "a" to "b" is never taken'))).toBe(never);
});

test('a branch that is never taken whatever is there is not said to hang on knowledge', () => {
  const edges = [edge('a', 'b', { not: { always: true } }), edge('a', 'c', has('infra'))];
  expect(blockedBy(cal([task('a'), task('b'), task('c')], edges), missing)).toEqual([
    'the branch from "a" to "c" is never taken: it hangs on "infra"',
    'task "c" is not reached',
  ]);
});

test('a branch names the items that it hangs on', () => {
  const when = { all: [has('infra'), { not: { any: [has('wiki'), unknown] } }] };
  expect(blockedBy(cal([task('a'), task('b')], [edge('a', 'b', when)]), missing)).toEqual([
    'the branch from "a" to "b" is never taken: it hangs on "infra", "wiki"',
    'task "b" is not reached',
  ]);
});

test('a large graph is walked once', () => {
  const nodes = Array.from({ length: 50_000 }, (_, i) => ({ id: `n${i}`, type: 'task' }));
  const edges = nodes.slice(1).map((node, i) => edge(`n${i}`, node.id));
  const start = { start: 'n0', nodes: [...nodes.slice(0, -1), task('n49999', 'infra')], edges };
  expect(blockedBy(start, missing)).toEqual(['task "n49999" cannot run: it requires "infra"']);
});
