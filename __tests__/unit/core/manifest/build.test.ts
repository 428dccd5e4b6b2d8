import { expect, test } from '@jest/globals';
import { buildManifest, serializeManifest } from '../../../../src/core/manifest/build.ts';
import { PROFILES } from '../../../../src/ids.ts';

const contract = (role: string, capabilityScopes: string[], name: string, property: string) =>
  expect.objectContaining({
    role,
    tier: 'required',
    capabilityScopes,
    name,
    inputSchema: { type: 'object', required: [property], properties: { [property]: { type: 'string' } } },
  });

test('an empty package gives the field values of docs/format.md 2.2', () => {
  expect(buildManifest(undefined, PROFILES.cart)).toEqual({
    schemaVersion: 'cart.harness.v1',
    mcp: { minProtocolRevision: '2024-11-05', preferredProtocolRevision: '2025-11-25' },
    model: { toolUse: true, minContextWindowTokens: 100000, structuredOutput: false },
    requiredTools: [
      contract('cart:execute', ['exec', 'fs.read'], 'execute', 'command'),
      contract('cart:dispatch', ['dispatch'], 'dispatch', 'task'),
      contract('cart:memory.write', ['memory.write'], 'add_memory', 'summary'),
      contract('cart:search', ['search', 'memory.read'], 'search_memory', 'query'),
    ],
    optionalTools: [
      {
        role: 'cart:list_agents',
        tier: 'optional',
        capabilityScopes: ['memory.read'],
        name: 'list_agents',
        description: 'List the agents that are available.',
        inputSchema: { type: 'object', properties: {} },
      },
    ],
    filesystem: ['fs.read'],
    network: [],
  });
});

test('a tool given by role replaces that role and keeps what it leaves out', () => {
  const manifest = buildManifest(
    {
      requiredTools: [{ role: 'acx:search', capabilityScopes: ['search'] }],
      model: { minContextWindowTokens: 200000 },
      network: ['net.fetch'],
    },
    PROFILES.acx,
  );
  expect(manifest.requiredTools.map((tool) => tool.role)).toEqual([
    'acx:execute',
    'acx:dispatch',
    'acx:memory.write',
    'acx:search',
  ]);
  expect(manifest.requiredTools[3]).toEqual({
    role: 'acx:search',
    tier: 'required',
    capabilityScopes: ['search'],
    name: 'search_memory',
    description: 'Retrieve from memory and knowledge.',
    inputSchema: { type: 'object', required: ['query'], properties: { query: { type: 'string' } } },
  });
  expect(manifest.model).toEqual({ toolUse: true, minContextWindowTokens: 200000, structuredOutput: false });
  expect(manifest.network).toEqual(['net.fetch']);
});

test('the text is stable JSON with a final newline', () => {
  const text = serializeManifest(buildManifest(undefined, PROFILES.cart));
  expect(text.startsWith('{\n  "schemaVersion": "cart.harness.v1",\n  "mcp": {')).toBe(true);
  expect(text.endsWith('  "network": []\n}\n')).toBe(true);
});
