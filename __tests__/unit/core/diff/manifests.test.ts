import { describe, expect, test } from '@jest/globals';
import { isEnough, stepBetween, stepOf } from '../../../../src/core/diff/change.ts';
import { diffManifests } from '../../../../src/core/diff/manifests.ts';
import type { Manifest, ToolContract } from '../../../../src/core/manifest/types.ts';
import { REFERENCE_MANIFEST as BASE } from '../../../support/handshake.ts';

const contract = (role: string, change: Partial<ToolContract>): Manifest => ({
  ...BASE,
  requiredTools: BASE.requiredTools.map((tool) => (tool.role === role ? { ...tool, ...change } : tool)),
});
const changes = (before: Manifest, after: Manifest): string[] =>
  diffManifests(before, after).map(({ id, kind, message }) => `${kind} ${id}: ${message}`);
const object = (properties: object, required: string[]): Record<string, unknown> => ({
  type: 'object',
  required,
  properties,
});
const text = { type: 'string' };

test('the same manifest has no changes and asks for no step', () => {
  expect(diffManifests(BASE, structuredClone(BASE))).toEqual([]);
  expect(stepOf([])).toBe('none');
});

describe('each change is classed for hosts that met the old requirement', () => {
  const rows: [string, Manifest, string[], string[]][] = [
    [
      'revision floor',
      { ...BASE, mcp: { ...BASE.mcp, minProtocolRevision: '2025-06-18' } },
      ['breaking mcp.minProtocolRevision: the floor went up'],
      ['compatible mcp.minProtocolRevision: the floor went down'],
    ],
    [
      'preferred revision',
      { ...BASE, mcp: { ...BASE.mcp, preferredProtocolRevision: '2026-07-28' } },
      ['text mcp.preferredProtocolRevision: a preference, no requirement'],
      ['text mcp.preferredProtocolRevision: a preference, no requirement'],
    ],
    [
      'context floor',
      { ...BASE, model: { ...BASE.model, minContextWindowTokens: 100_001 } },
      ['breaking model.minContextWindowTokens: the floor went up'],
      ['compatible model.minContextWindowTokens: the floor went down'],
    ],
    [
      'tool use',
      { ...BASE, model: { ...BASE.model, toolUse: false } },
      ['compatible model.toolUse: tool use is no longer required'],
      ['breaking model.toolUse: tool use is required now'],
    ],
    [
      'structured output',
      { ...BASE, model: { ...BASE.model, structuredOutput: true } },
      ['text model.structuredOutput: never required'],
      ['text model.structuredOutput: never required'],
    ],
    [
      'network scope',
      { ...BASE, network: ['net.fetch'] },
      ['breaking network:net.fetch: a scope more is asked'],
      ['compatible network:net.fetch: the scope is no longer asked'],
    ],
    [
      'scope of a role',
      contract('cart:execute', { capabilityScopes: ['exec', 'fs.read', 'fs.write'] }),
      ['breaking tool:cart:execute:scope:fs.write: a scope more is asked'],
      ['compatible tool:cart:execute:scope:fs.write: the scope is no longer asked'],
    ],
    [
      'a required property more',
      contract('cart:search', { inputSchema: object({ query: text, limit: { type: 'integer' } }, ['query', 'limit']) }),
      [
        'breaking tool:cart:search:inputSchema: a tool made to the old contract does not fit: the tool does not name "limit"',
      ],
      [
        'breaking tool:cart:search:inputSchema: a tool made to the old contract does not fit: the tool rejects every call that the contract allows: the tool requires "limit", which the contract never sends',
      ],
    ],
    [
      'another type',
      contract('cart:search', { inputSchema: object({ query: { type: 'array' } }, ['query']) }),
      [
        'breaking tool:cart:search:inputSchema: a tool made to the old contract does not fit: "query" is an array, the tool takes a string',
      ],
      [
        'breaking tool:cart:search:inputSchema: a tool made to the old contract does not fit: "query" is a string, the tool takes an array',
      ],
    ],
    [
      'suggested name',
      contract('cart:search', { name: 'find' }),
      ['text tool:cart:search:name: the suggested name; another tool may be bound'],
      ['text tool:cart:search:name: the suggested name; another tool may be bound'],
    ],
    [
      'optional role',
      { ...BASE, optionalTools: [] },
      ['compatible tool:cart:list_agents: the optional role is gone'],
      ['compatible tool:cart:list_agents: a new optional role'],
    ],
  ];
  test.each(rows)('%s', (_, other, forward, backward) => {
    expect([changes(BASE, other), changes(other, BASE)]).toEqual([forward, backward]);
  });
});

test('the largest change decides the step', () => {
  const kinds = (...list: ('breaking' | 'compatible' | 'text')[]): string =>
    stepOf(list.map((kind) => ({ id: 'x', kind, before: '', after: '', message: '' })));
  expect([kinds('text'), kinds('text', 'compatible'), kinds('compatible', 'breaking')]).toEqual([
    'patch',
    'minor',
    'major',
  ]);
  expect([isEnough('minor', 'minor'), isEnough('minor', 'major'), isEnough('major', 'patch')]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([
  ['1.0.0', '2.0.0', 'major'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.2.3', 'none'],
  ['0.1.0', '0.2.0', 'major'],
  ['1.0.0-rc.1', '1.0.0', 'patch'],
  ['2.0.0', '1.9.0', undefined],
  ['1', '2.0.0', undefined],
])('from %s to %s the step is %s', (before, after, step) => expect(stepBetween(before, after)).toBe(step));
