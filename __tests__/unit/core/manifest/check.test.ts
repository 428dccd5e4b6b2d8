import { describe, expect, test } from '@jest/globals';
import { buildManifest, serializeManifest } from '../../../../src/core/manifest/build.ts';
import { checkManifest } from '../../../../src/core/manifest/check.ts';
import { validators } from '../../../../src/core/schema/validators.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { PROFILES } from '../../../../src/ids.ts';

const reference = buildManifest(undefined, PROFILES.cart);

async function check(manifest: object): Promise<string[]> {
  const doc = await readText('m.json', JSON.stringify(manifest, null, 2));
  const { diagnostics } = checkManifest(doc, await validators.manifest(), PROFILES.cart);
  return diagnostics
    .map((d) => `${d.range.start.line}:${d.range.start.column} ${d.level} ${d.rule} ${d.message}`)
    .sort();
}

const tools = reference.requiredTools;

/** The reference manifest with another contract for one of the required roles. */
const withContract = (role: string, change: object): object => ({
  ...reference,
  requiredTools: tools.map((tool) => (tool.role === `cart:${role}` ? { ...tool, ...change } : tool)),
});

test('the reference manifest is valid, and so is its text', async () => {
  expect(await check(reference)).toEqual([]);
  const doc = await readText('m.json', serializeManifest(reference));
  expect(checkManifest(doc, await validators.manifest(), PROFILES.cart).manifest).toEqual(reference);
});

test.each<[string, object, string[]]>([
  [
    'unknown schemaVersion',
    { schemaVersion: 'cart.harness.v2' },
    ['2:20 error manifest/schema-version unrecognized schemaVersion: "cart.harness.v2"'],
  ],
  [
    'a role missing',
    { requiredTools: tools.slice(0, 3) },
    ['12:20 error manifest/schema "requiredTools" has 3 items; it needs at least 4'],
  ],
  [
    'a role twice',
    { requiredTools: [...tools.slice(0, 3), tools[0]] },
    [
      '12:20 error manifest/required-roles required role "cart:search" is missing',
      '75:15 error manifest/duplicate-role role "cart:execute" appears twice',
    ],
  ],
  [
    'a required role among the optional ones',
    { optionalTools: [{ ...tools[0], tier: 'optional' }] },
    ['98:15 error manifest/duplicate-role role "cart:execute" appears twice'],
  ],
  [
    'no date',
    { mcp: { minProtocolRevision: '2024-13-99' } },
    ['4:28 error manifest/revision minProtocolRevision is "2024-13-99", which is not a date'],
  ],
  [
    'a scope outside the vocabulary',
    { network: ['internet'] },
    ['115:5 error manifest/schema "network[0]" is "internet", which is not a capability scope'],
  ],
  ['a vendor scope', { network: ['x-acme.vpn'] }, []],
  [
    'an unknown member of the root',
    { externalTools: [] },
    ['115:3 warning manifest/unknown-member unknown member "externalTools", which a host ignores'],
  ],
  [
    'a model id for a floor',
    { model: { toolUse: true, minContextWindowTokens: 'claude' } },
    ['9:31 error manifest/schema "model.minContextWindowTokens" must be an integer, not a string'],
  ],
])('%s', async (_name, change, expected) => {
  expect(await check({ ...reference, ...change })).toEqual(expected);
});

test('a manifest of another profile names the setting that reads it', async () => {
  const doc = await readText('m.json', JSON.stringify(buildManifest(undefined, PROFILES.acx)));
  const { manifest, diagnostics } = checkManifest(doc, await validators.manifest(), PROFILES.cart);
  expect(manifest).toBeUndefined();
  expect(diagnostics.map((d) => d.help)).toEqual(['use --prefix acx, or prefix: acx in cartwright.yaml, to read it']);
});

describe('docs/format.md 2.2: a contract of a required role asks at least what the role is', () => {
  const command = { type: 'string' };
  const takes = (inputSchema: object): object => withContract('execute', { inputSchema });

  test.each<[string, object, string[]]>([
    [
      'a scope is missing',
      withContract('execute', { capabilityScopes: ['fs.read'] }),
      ['16:27 error manifest/contract cart:execute does not ask for "exec"'],
    ],
    [
      'two scopes are missing',
      withContract('search', { capabilityScopes: ['x-acme.find'] }),
      ['77:27 error manifest/contract cart:search does not ask for "search" and "memory.read"'],
    ],
    [
      'the property is not required',
      takes({ type: 'object', properties: { command } }),
      ['22:22 error manifest/contract the inputSchema of cart:execute does not require "command"'],
    ],
    [
      'the property is not a string',
      takes({ type: 'object', required: ['command'], properties: { command: { type: ['string', 'null'] } } }),
      ['22:22 error manifest/contract the inputSchema of cart:execute does not say that "command" is a string'],
    ],
    [
      'the property is not described',
      takes({ type: 'object', required: ['command'] }),
      ['22:22 error manifest/contract the inputSchema of cart:execute does not say that "command" is a string'],
    ],
    [
      'only one branch requires it',
      takes({ type: 'object', properties: { command }, anyOf: [{ required: ['command'] }, true] }),
      ['22:22 error manifest/contract the inputSchema of cart:execute does not require "command"'],
    ],
    [
      'a reference leads nowhere, or in a circle',
      takes({
        type: 'object',
        required: ['command'],
        $ref: '#',
        allOf: [{ $ref: '#/$defs/gone' }, { $ref: '#/allOf/1' }],
      }),
      [
        '29:11 error manifest/contract the inputSchema of cart:execute is not a contract: it refers to "#/$defs/gone", which is not in the document',
      ],
    ],
    ['more scopes', withContract('execute', { capabilityScopes: ['net.fetch', 'exec'] }), []],
    [
      'more properties',
      takes({ type: 'object', required: ['cwd', 'command'], properties: { command, cwd: { type: 'string' } } }),
      [],
    ],
    [
      'a list of types that has one',
      takes({ type: 'object', required: ['command'], properties: { command: { type: ['string'] } } }),
      [],
    ],
    [
      'texts to choose from',
      takes({ type: 'object', required: ['command'], properties: { command: { enum: ['ls', 'pwd'] } } }),
      [],
    ],
    ['one text', takes({ type: 'object', required: ['command'], properties: { command: { const: 'ls' } } }), []],
    [
      'by references and allOf',
      takes({
        type: 'object',
        allOf: [{ $ref: '#/$defs/a~1b' }, { properties: { command: { $ref: '#/$defs/command' } } }],
        $defs: { 'a/b': { required: ['command'] }, command },
      }),
      [],
    ],
    ['an optional role is free', { ...reference, optionalTools: [] }, []],
  ])('%s', async (_, manifest, expected) => {
    expect(await check(manifest)).toEqual(expected);
  });
});

test('a revision that nobody published is a warning, with those that there are', async () => {
  const manifest = {
    ...reference,
    mcp: { minProtocolRevision: '2025-06-19', preferredProtocolRevision: '2026-07-28' },
  };
  const doc = await readText('m.json', JSON.stringify(manifest));
  const checked = checkManifest(doc, await validators.manifest(), PROFILES.cart);
  expect(checked.manifest).toEqual(manifest);
  expect(checked.diagnostics.map(({ level, rule, message, help }) => ({ level, rule, message, help }))).toEqual([
    {
      level: 'warning',
      rule: 'manifest/unknown-revision',
      message: 'minProtocolRevision is "2025-06-19", which is not a published revision of MCP',
      help: 'published: 2024-10-07, 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25, 2026-07-28',
    },
  ]);
});
