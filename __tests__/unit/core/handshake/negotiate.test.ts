import { describe, expect, test } from '@jest/globals';
import type { HostProfile } from '../../../../src/core/handshake/host.ts';
import { negotiate } from '../../../../src/core/handshake/negotiate.ts';
import type { Manifest } from '../../../../src/core/manifest/types.ts';
import type { HostVerdict, JudgedHost } from '../../../../src/core/result/results.ts';
import { PROFILES } from '../../../../src/ids.ts';
import {
  judged,
  REFERENCE_HASH,
  REFERENCE_HOST,
  REFERENCE_MANIFEST,
  subjectOf,
  takes,
  tool,
  withTool,
} from '../../../support/handshake.ts';

const judge = (host: HostProfile, manifest: Manifest = REFERENCE_MANIFEST): JudgedHost =>
  judged(negotiate({ subject: subjectOf(manifest), host, source: 'a.host.yaml', profile: PROFILES.cart }));
const host = (more: Partial<HostProfile>): HostProfile => ({ ...REFERENCE_HOST, ...more });
const manifest = (more: Partial<Manifest>): Manifest => ({ ...REFERENCE_MANIFEST, ...more });

test('docs/format.md 3, row 2: a host that offers exactly the floors is accepted; the descriptor of 2.3 as a whole', () => {
  const verdict = judge(REFERENCE_HOST);
  expect(verdict.error).toBeNull();
  expect(verdict.descriptor).toEqual({
    schemaVersion: 'cart.harness.compliance.v1',
    requirementsHash: REFERENCE_HASH,
    protocolRevision: '2024-11-05',
    model: { toolUse: true, contextWindowTokens: 100_000, structuredOutput: false },
    bindings: [
      { role: 'cart:execute', boundTool: 'execute', scopesGranted: ['exec', 'fs.read'], satisfied: true },
      { role: 'cart:dispatch', boundTool: 'dispatch', scopesGranted: ['dispatch'], satisfied: true },
      { role: 'cart:memory.write', boundTool: 'add_memory', scopesGranted: ['memory.write'], satisfied: true },
      { role: 'cart:search', boundTool: 'search_memory', scopesGranted: ['search', 'memory.read'], satisfied: true },
      { role: 'cart:list_agents', boundTool: 'list_agents', scopesGranted: ['memory.read'], satisfied: true },
    ],
    filesystemGranted: ['fs.read'],
    networkGranted: [],
    verdict: 'accept',
    unmet: [],
  });
});

test('docs/format.md 3, row 3: the refusal as a whole, its arrays in parallel and sorted by requirement', () => {
  const poor = host({
    protocolRevision: '2024-10-07',
    model: { toolUse: false, contextWindowTokens: 99_999, structuredOutput: true },
    tools: [tool('execute', ['fs.read'], takes('command'))],
    filesystem: [],
  });
  const asking = manifest({ network: ['net.fetch'] });
  const verdict = negotiate({
    subject: subjectOf(asking),
    host: poor,
    source: 'poor',
    profile: PROFILES.cart,
    requestId: 7,
  });
  expect(verdict.error).toEqual({
    jsonrpc: '2.0',
    id: 7,
    error: {
      code: -32602,
      message: 'Unsupported harness',
      data: {
        unmet: [
          'filesystem:fs.read',
          'mcp.minProtocolRevision',
          'model.minContextWindowTokens',
          'model.toolUse',
          'network:net.fetch',
          'tool:cart:dispatch',
          'tool:cart:execute',
          'tool:cart:memory.write',
          'tool:cart:search',
        ],
        supported: ['none', '2024-10-07', '99999', 'false', 'none', 'none', 'execute without exec', 'none', 'none'],
        requested: [
          'fs.read',
          '2024-11-05',
          '100000',
          'true',
          'net.fetch',
          'dispatch with dispatch',
          'execute with exec, fs.read',
          'add_memory with memory.write',
          'search_memory with search, memory.read',
        ],
      },
    },
  });
  expect(judged(verdict).descriptor.unmet).toEqual(verdict.error?.error.data.unmet);
  expect(judged(verdict).descriptor.verdict).toBe('refuse');
});

describe('each row of docs/format.md 7 refuses, and names its requirement alone', () => {
  const rows: [string, HostProfile, Manifest, string[]][] = [
    [
      'docs/format.md 7, row 3: revision below the floor',
      host({ protocolRevision: '2024-11-04' }),
      REFERENCE_MANIFEST,
      ['mcp.minProtocolRevision'],
    ],
    [
      'docs/format.md 7, row 3: no revision is stated',
      host({ protocolRevision: undefined }),
      REFERENCE_MANIFEST,
      ['mcp.minProtocolRevision'],
    ],
    [
      'docs/format.md 7, row 4: tool use is required',
      host({ model: { toolUse: false, contextWindowTokens: 100_000, structuredOutput: false } }),
      REFERENCE_MANIFEST,
      ['model.toolUse'],
    ],
    [
      'docs/format.md 7, row 5: context window one token short',
      host({ model: { toolUse: true, contextWindowTokens: 99_999, structuredOutput: false } }),
      REFERENCE_MANIFEST,
      ['model.minContextWindowTokens'],
    ],
    [
      'docs/format.md 7, row 4 and row 5: nothing is known of the model',
      host({ model: undefined }),
      REFERENCE_MANIFEST,
      ['model.minContextWindowTokens', 'model.toolUse'],
    ],
    ...(['execute', 'dispatch', 'add_memory', 'search_memory'] as const).map(
      (name): [string, HostProfile, Manifest, string[]] => [
        `docs/format.md 7, row 6: no tool for the role of ${name}`,
        withTool(REFERENCE_HOST, name),
        REFERENCE_MANIFEST,
        [`tool:${REFERENCE_MANIFEST.requiredTools.find((contract) => contract.name === name)?.role}`],
      ],
    ),
    [
      'docs/format.md 7, row 6: scope denied',
      withTool(REFERENCE_HOST, 'search_memory', tool('search_memory', ['search'], takes('query'))),
      REFERENCE_MANIFEST,
      ['tool:cart:search'],
    ],
    [
      'docs/format.md 7, row 6: schema does not accept',
      withTool(REFERENCE_HOST, 'execute', tool('execute', ['exec', 'fs.read'], takes('script'))),
      REFERENCE_MANIFEST,
      ['tool:cart:execute'],
    ],
    [
      'docs/format.md 7, row 7: filesystem scope denied',
      host({ filesystem: ['fs.write'] }),
      REFERENCE_MANIFEST,
      ['filesystem:fs.read'],
    ],
    [
      'docs/format.md 7, row 7: network scope denied',
      REFERENCE_HOST,
      manifest({ network: ['net.fetch', 'x-vpn'] }),
      ['network:net.fetch', 'network:x-vpn'],
    ],
  ];
  test.each(rows)('%s', (_, offered, asked, unmet) => {
    const { descriptor, error } = judge(offered, asked);
    expect({ verdict: descriptor.verdict, unmet: descriptor.unmet, error: error?.error.data.unmet }).toEqual({
      verdict: 'refuse',
      unmet,
      error: unmet,
    });
  });
});

describe('docs/format.md 3, row 1: a manifest that may not be used is refused before any tool is looked at', () => {
  test.each(['manifest.signature', 'manifest.schemaVersion'] as const)('%s', (id) => {
    const refused = [{ id, supported: 'a', requested: 'b' }];
    const verdict = negotiate({
      subject: subjectOf(REFERENCE_MANIFEST, { refused, signature: 'failed' }),
      host: REFERENCE_HOST,
      source: 'a.host.yaml',
      profile: PROFILES.cart,
    });
    expect(verdict.roles).toEqual([]);
    expect(verdict.descriptor).toMatchObject({ verdict: 'refuse', unmet: [id], bindings: [] });
    expect(verdict.error?.error.data).toEqual({ unmet: [id], supported: ['a'], requested: ['b'] });
  });
});

describe('floors mean at least (docs/format.md 8, 16 and 17)', () => {
  test.each(['2024-11-05', '2025-06-18', '2025-11-25', '2026-07-28', '9999-12-31'])(
    'revision %s',
    (protocolRevision) => {
      expect(judge(host({ protocolRevision })).descriptor.verdict).toBe('accept');
    },
  );
  test('a model without tool use is enough when none is asked', () => {
    const model = { ...REFERENCE_MANIFEST.model, toolUse: false };
    const offered = host({ model: { toolUse: false, contextWindowTokens: 100_000, structuredOutput: false } });
    expect(judge(offered, manifest({ model })).descriptor.verdict).toBe('accept');
  });
  test('structured output is never required (docs/format.md 2.1)', () => {
    const model = { ...REFERENCE_MANIFEST.model, structuredOutput: true };
    expect(judge(REFERENCE_HOST, manifest({ model })).descriptor.verdict).toBe('accept');
  });
  test("a tool's scopes grant no filesystem scope (docs/format.md 17)", () => {
    expect(judge(host({ filesystem: [] })).descriptor.unmet).toEqual(['filesystem:fs.read']);
  });
});

describe('binding order (docs/format.md 18)', () => {
  const search = (tools: HostProfile['tools'], bindings: HostProfile['bindings'] = {}): unknown => {
    const rest = withTool(REFERENCE_HOST, 'search_memory').tools;
    const role = judge(host({ tools: [...tools, ...rest], bindings })).roles.find(({ role }) => role === 'cart:search');
    return { boundTool: role?.boundTool, how: role?.how, tried: role?.candidates.map((candidate) => candidate.tool) };
  };
  const scopes = ['search', 'memory.read'];
  const other = tool('find_notes', scopes, takes('query'));
  const suggested = tool('search_memory', scopes, takes('query'));
  const cases: [string, unknown, unknown][] = [
    [
      'the named tool wins over the suggested one',
      search([suggested, other], { 'cart:search': 'find_notes' }),
      { boundTool: 'find_notes', how: 'named', tried: ['find_notes'] },
    ],
    [
      'the suggested one wins over the order of the host',
      search([other, suggested]),
      { boundTool: 'search_memory', how: 'suggested', tried: ['search_memory'] },
    ],
    [
      'then the first in the order of the host',
      search([tool('a', scopes, takes('q')), other, tool('z', scopes, takes('query'))]),
      { boundTool: 'find_notes', how: 'found', tried: ['find_notes'] },
    ],
    [
      'a named tool that lacks a scope is passed over, and that is said',
      search([suggested, tool('mine', ['search'], takes('query'))], { 'cart:search': 'mine' }),
      { boundTool: 'search_memory', how: 'suggested', tried: ['search_memory', 'mine'] },
    ],
    [
      'a binding of another role does not matter',
      search([other, suggested], { 'cart:execute': 'find_notes' }),
      { boundTool: 'search_memory', how: 'suggested', tried: ['search_memory'] },
    ],
  ];
  test.each(cases)('%s', (_, found, expected) => expect(found).toEqual(expected));

  test('one tool may serve several roles, and two tools do not add up (docs/format.md 17)', () => {
    const omni = tool('omni', ['exec', 'fs.read', 'dispatch', 'memory.write', 'search', 'memory.read'], {
      type: 'object',
      properties: Object.fromEntries(['command', 'task', 'summary', 'query'].map((name) => [name, { type: 'string' }])),
    });
    // The optional role requires nothing, so that a search finds no tool for it.
    expect(judge(host({ tools: [omni] })).descriptor.bindings.map(({ boundTool }) => boundTool)).toEqual([
      ...Array<string>(4).fill('omni'),
      null,
    ]);
    const halves = [tool('a', ['search'], takes('query')), tool('b', ['memory.read'], takes('query'))];
    expect(search(halves)).toEqual({ boundTool: null, how: null, tried: ['a', 'b'] });
  });
});

test('docs/format.md 3: an unbound optional role is reported and never blocks', () => {
  const tools = REFERENCE_HOST.tools.map((t) => ({
    ...t,
    scopes: t.scopes.filter((scope) => scope !== 'memory.read'),
  }));
  const asked = manifest({
    requiredTools: REFERENCE_MANIFEST.requiredTools.map((contract) =>
      contract.role === 'cart:search' ? { ...contract, capabilityScopes: ['search'] } : contract,
    ),
  });
  const { descriptor, error, roles } = judge(host({ tools }), asked);
  expect({ verdict: descriptor.verdict, unmet: descriptor.unmet, error }).toEqual({
    verdict: 'accept',
    unmet: [],
    error: null,
  });
  expect(descriptor.bindings.at(-1)).toEqual({
    role: 'cart:list_agents',
    boundTool: null,
    scopesGranted: [],
    satisfied: false,
  });
  expect(roles.at(-1)).toMatchObject({ tier: 'optional', boundTool: null, how: null, satisfied: false });
});

describe('a host with tools of its own and servers that nobody asked', () => {
  const own = REFERENCE_HOST.tools.filter(({ name }) => name === 'execute').map((each) => ({ ...each, builtIn: true }));
  const unasked: HostProfile = { ...REFERENCE_HOST, tools: own, servers: [{ name: 'memory', command: 'memory-mcp' }] };
  const verdictOf = (more: Partial<HostProfile>, live = false): HostVerdict =>
    negotiate({ subject: subjectOf(), host: { ...unasked, ...more }, source: 'one', profile: PROFILES.cart, live });

  test('is not judged where all that is missing is what they may bring', () => {
    expect(verdictOf({})).toMatchObject({
      verdict: 'not judged',
      reason: 'its own tools are not enough, and its servers were not asked: "memory"',
    });
    expect(verdictOf({ protocolRevision: undefined }).verdict).toBe('not judged');
  });

  test('is judged where they cannot change the answer, or were asked, or their tools are recorded', () => {
    expect(verdictOf({ model: undefined }).verdict).toBe('refuse');
    expect(verdictOf({ filesystem: [] }).verdict).toBe('refuse');
    expect(verdictOf({ servers: [] }).verdict).toBe('refuse');
    expect(verdictOf({}, true).verdict).toBe('refuse');
    expect(verdictOf({ tools: [...own, tool('other', [], takes('x'))] }).verdict).toBe('refuse');
    expect(verdictOf({ tools: REFERENCE_HOST.tools.map((each) => ({ ...each, builtIn: true })) }).verdict).toBe(
      'accept',
    );
  });
});
