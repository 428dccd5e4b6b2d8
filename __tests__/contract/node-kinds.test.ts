import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphOf } from '../../src/core/cal/graph.ts';
import { modelOf } from '../../src/core/cal/model.ts';
import { calShape } from '../../src/core/cal/shape/cal.ts';
import { walkShape } from '../../src/core/cal/shape/walk.ts';
import { flowSource } from '../../src/core/report/markdown/mermaid.ts';
import { flowOf } from '../../src/core/cal/flow.ts';
import {
  NODE_KINDS,
  NODE_TYPE_NAMES,
  NODE_TYPES,
  nodeKind,
  partInRun,
  type NodeKind,
  type NodeType,
} from '../../src/core/value/node-kinds.ts';
import { PROFILES } from '../../src/ids.ts';
import { ROOT, sources } from './sources.ts';

const VALUES: Readonly<Record<string, unknown>> = {
  agent: 'dev',
  completion: { type: 'artifact', produces: 'report' },
  afterMs: 1,
};

/** The least node of a kind. */
function nodeOf(name: string): Record<string, unknown> {
  const type = NODE_TYPE_NAMES.find((each) => Object.hasOwn(NODE_TYPES[each].kinds, name)) ?? 'task';
  const { properties, kindProperty, kinds }: NodeType = NODE_TYPES[type];
  const needed = Object.keys(properties).filter(
    (each) => properties[each] === 'required' || kinds[name]?.needs.includes(each) === true,
  );
  const values: Record<string, unknown> = { ...VALUES, id: 'it', type, ...(kindProperty && { [kindProperty]: name }) };
  return Object.fromEntries(needed.map((each) => [each, values[each]]));
}

/** A CAL around one node. */
function calWith(node: Record<string, unknown>): Record<string, unknown> {
  return {
    schemaVersion: PROFILES.cart.calSchemaVersion,
    id: 'example',
    participants: [{ alias: 'dev', bind: 'slot', slot: { role: 'developer' } }],
    start: 'it',
    nodes: [node],
    edges: [],
  };
}

const names = Object.keys(NODE_KINDS) as NodeKind[];

describe.each(names)('every part knows %s', (name) => {
  const node = nodeOf(name);
  const cal = calWith(node);

  test('the table gives it back', () => {
    expect(nodeKind(node)).toBe(name);
    expect(partInRun(node)).toBe(NODE_KINDS[name]);
  });

  test('the shape takes it', () => {
    expect([...walkShape(calShape(PROFILES.cart), cal)]).toEqual([]);
  });

  test('the graph has it, as what it is', () => {
    const graph = graphOf(modelOf(cal));
    const { begins, ends, branches } = NODE_KINDS[name];
    expect([graph?.startEvents.length, graph?.ends.size, graph?.branching.size]).toEqual(
      [begins, ends, branches].map(Number),
    );
  });

  test('the flow names it, and is drawn', () => {
    const flow = flowOf(cal);
    expect(flow?.nodes.map(({ kind }) => kind)).toEqual([name]);
    const [open, close] = NODE_KINDS[name].brackets;
    const drawn = flowSource({ participants: [], rac: [] }, flow ?? { start: '', nodes: [], edges: [] });
    expect(drawn.split('\n')[1]?.startsWith(`  n0${open}"`)).toBe(true);
    expect(drawn.split('\n')[1]?.endsWith(`"${close}`)).toBe(true);
  });
});

test('no two types have a kind of one name', () => {
  expect(NODE_TYPE_NAMES.flatMap((type) => Object.keys(NODE_TYPES[type].kinds))).toEqual(names);
});

test('what all kinds of a type mean for the run is known of one that does not exist', () => {
  expect(partInRun({ type: 'gateway', gateway: 'xor' })).toBe(NODE_KINDS.exclusive);
  expect(partInRun({ type: 'event', event: 'signal' })).toBeUndefined();
  expect(partInRun({ type: 'signal' })).toBeUndefined();
  expect(partInRun({ type: ['task'] })).toBeUndefined();
  expect(partInRun({ type: 'event', event: '__proto__' })).toBeUndefined();
  expect(partInRun(Object.create({ type: 'task' }) as Record<string, unknown>)).toBeUndefined();
});

test('schemas/report.schema.json names every kind of a drawn node', () => {
  const schema = JSON.parse(readFileSync(join(ROOT, 'schemas/report.schema.json'), 'utf8')) as unknown;
  const kinds = [
    ...JSON.stringify(schema).matchAll(/"kind":\{(?:"description":"[^"]*",)?"enum":(\[[^\]]*"task"[^\]]*\])\}/g),
  ];
  expect(kinds.map(([, list = '']) => JSON.parse(list) as unknown)).toEqual([[...names, 'other']]);
});

test('nothing but the table compares the type or the kind of a node with a name', () => {
  const words = [...new Set([...names, ...NODE_TYPE_NAMES])].join('|');
  const compared = new RegExp(`(?:, '(?:type|gateway|event)'\\)|\\['(?:type|gateway|event)'\\]) [!=]== '(?:${words})'`);
  expect(compared.test("own(value, 'type') !== 'task'")).toBe(true);
  expect(compared.test("node['event'] === 'timer'")).toBe(true);
  const found = sources().flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, i) => (compared.test(line) ? [`src/${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
