import { describe, expect, test } from '@jest/globals';
import type { HostTool } from '../../../../src/core/handshake/host.ts';
import { callBehind, filledFrom, templateFaults, wireArguments } from '../../../../src/core/handshake/template.ts';
import { jsonEqual } from '../../../../src/core/json-schema/json.ts';

const tool = (more: Partial<HostTool>): HostTool => ({
  name: 'w',
  inputSchema: undefined,
  scopes: [],
  wraps: 't',
  ...more,
});
const NOTE = { entities: [{ name: { $from: 'summary' }, kind: 'note', observations: [{ $from: 'summary' }] }] };

describe('what a wrapped tool is called with (docs/format.md 17)', () => {
  test.each([
    [{}, { a: 1 }, { a: 1 }],
    [{ rename: { a: 'b' } }, { a: 1, c: 2 }, { b: 1, c: 2 }],
    [{ rename: { a: 'b' }, constants: { k: [null] } }, { a: 1 }, { b: 1, k: [null] }],
    [{ constants: { a: 2 } }, { a: 1 }, { a: 2 }],
    [{ template: NOTE }, { summary: 's', more: 1 }, { entities: [{ name: 's', kind: 'note', observations: ['s'] }] }],
    [
      { template: { q: { $from: 'query' }, limit: { $from: 'limit' }, deep: { x: null } } },
      { query: '' },
      { q: '', deep: { x: null } },
    ],
    [{ template: { list: [{ $from: 'a' }, 1, { $from: 'b' }] } }, { b: false }, { list: [1, false] }],
    [{ template: { v: { $from: 'v' } } }, { v: { $from: 'v' } }, { v: { $from: 'v' } }],
    [{ template: { toString: { $from: 'constructor' } } }, {}, {}],
  ])('%j of %j', (more, args, wire) => {
    expect(wireArguments(tool(more), args)).toEqual(wire);
  });
});

describe('the call behind what is sent', () => {
  test.each([
    [NOTE, { entities: [{ name: 's', kind: 'note', observations: ['s'] }] }, { summary: 's' }],
    // No call fills two places with two values, or changes what is fixed.
    [NOTE, { entities: [{ name: 's', kind: 'note', observations: ['t'] }] }, undefined],
    [NOTE, { entities: [{ name: 's', kind: 'other', observations: ['s'] }] }, undefined],
    [NOTE, { entities: [] }, undefined],
    [{ q: { $from: 'query' }, n: { $from: 'n' } }, { q: 'x' }, { query: 'x' }],
    [{ q: { $from: 'query' } }, [], undefined],
  ])('%j, %j', (template, wire, call) => {
    expect(callBehind({ template }, wire, jsonEqual)).toEqual(call);
  });
});

test('faults of a template are told at their places, all of them, in the order of the text', () => {
  const faulty = {
    a: { $from: 1 },
    b: [{ $from: 'x', y: 1 }, { z: { $from: null } }],
    c: { $from: 'fine' },
    d: 'text',
  };
  expect([...templateFaults(faulty)]).toEqual([
    { path: ['a', '$from'], message: '$from must be the name of a property of the contract' },
    { path: ['b', 0, 'y'], message: '$from must be the only key' },
    { path: ['b', 1, 'z', '$from'], message: '$from must be the name of a property of the contract' },
  ]);
  expect([...templateFaults({ $from: 'x' })]).toEqual([
    { path: ['$from'], message: 'the arguments themselves cannot be $from one property' },
  ]);
  expect([...templateFaults(NOTE)]).toEqual([]);
});

test('a template with faults is never used', () => {
  expect(() => filledFrom({ $from: 1 })).toThrow(new Error('a template with faults is used'));
});
