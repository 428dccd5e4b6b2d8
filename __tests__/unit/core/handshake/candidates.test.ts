import { describe, expect, test } from '@jest/globals';
import { complianceOf } from '../../../../src/core/result/compliance.ts';
import type { HostProfile, HostTool } from '../../../../src/core/handshake/host.ts';
import { handshakeMarkdown } from '../../../../src/core/report/markdown/pages/handshake.ts';
import { handshakeText } from '../../../../src/core/report/text/handshake.ts';
import { negotiate } from '../../../../src/core/handshake/negotiate.ts';
import type { HandshakeResult, HostVerdict, RoleResult } from '../../../../src/core/result/results.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { REFERENCE_HOST, subjectOf, takes, tool, withTool } from '../../../support/handshake.ts';

const judge = (host: HostProfile, path = 'agents/builder', source = `${host.name}.host.yaml`): HostVerdict =>
  negotiate({ subject: subjectOf(undefined, { path }), host, source, profile: PROFILES.cart });
const run = (results: readonly HostVerdict[]): HandshakeResult => ({
  version: 1,
  compliance: complianceOf(results.map(({ verdict }) => verdict)),
  results,
});

/** The host with these tools for dispatching in place of its own. */
function dispatching(tools: HostTool[], more: Partial<HostProfile> = {}): RoleResult {
  const host = { ...withTool(REFERENCE_HOST, 'dispatch'), ...more };
  const role = judge({ ...host, tools: [...tools, ...host.tools] }).roles.find(({ role }) => role === 'cart:dispatch');
  if (role === undefined) throw new Error('no role');
  return role;
}

describe('a wrapped tool binds like any other (docs/format.md 17)', () => {
  const real = tool('spawn_agent', ['dispatch'], {
    type: 'object',
    required: ['prompt', 'kind'],
    properties: { prompt: { type: 'string' }, kind: { enum: ['a', 'b'] } },
    additionalProperties: false,
  });
  const wrapper = (more: Partial<HostTool>): HostTool =>
    tool('dispatch', ['dispatch'], undefined, { wraps: 'spawn_agent', rename: { task: 'prompt' }, ...more });

  test('with the rename and the constant that the tool needs', () => {
    expect(dispatching([real, wrapper({ constants: { kind: 'a' } })])).toMatchObject({
      boundTool: 'dispatch',
      how: 'suggested',
      candidates: [{ schema: 'accepts', warnings: [] }],
    });
  });
  test('not without the constant, which no call of the contract sends', () => {
    expect(dispatching([real, wrapper({})]).candidates[0]).toEqual({
      tool: 'dispatch',
      schema: 'refuses',
      path: 'contract #, tool #/required: the tool rejects every call that the contract allows: the tool requires "kind", which the contract never sends',
      witness: { task: '' },
      missingScopes: [],
      reservations: [],
      warnings: [],
    });
  });
  test('not with a constant that the tool rejects', () => {
    expect(dispatching([real, wrapper({ constants: { kind: 'c' } })])).toMatchObject({
      boundTool: null,
      candidates: [{ tool: 'dispatch', schema: 'refuses' }, { tool: 'spawn_agent' }],
    });
  });
  test('its scopes are its own, not those of the wrapped tool', () => {
    expect(dispatching([real, { ...wrapper({ constants: { kind: 'a' } }), scopes: [] }])).toMatchObject({
      boundTool: null,
      candidates: [{ tool: 'dispatch', missingScopes: ['dispatch'] }, { tool: 'spawn_agent' }],
    });
  });
  test('nothing is renamed silently', () => {
    expect(dispatching([real]).boundTool).toBeNull();
  });
});

describe('a refusal says which tools came close and what each lacks (docs/format.md 18)', () => {
  test('ordered by what they lack; tools of another trade are left out', () => {
    const role = dispatching(
      [
        tool('noise', ['exec'], takes('x')),
        tool('start', ['dispatch'], takes('n')),
        tool('odd', ['dispatch'], { type: 'object', properties: { n: { type: 'integer' } } }),
        tool('broken', ['dispatch'], { type: 'nothing' }),
        tool('scoped', ['exec'], takes('task')),
        tool('mine', ['dispatch'], takes('agent')),
        tool('dispatch', ['dispatch'], { type: 'object', properties: { task: { type: 'integer' } } }),
        tool('unscoped', [], takes('prompt')),
      ],
      { bindings: { 'cart:dispatch': 'mine' } },
    );
    expect(
      role.candidates.map(({ tool: name, schema, missingScopes, witness, rename }) => ({
        name,
        schema,
        missingScopes,
        witness,
        rename,
      })),
    ).toEqual([
      { name: 'mine', schema: 'refuses', missingScopes: [], witness: { task: '' }, rename: { task: 'agent' } },
      { name: 'dispatch', schema: 'refuses', missingScopes: [], witness: { task: '' }, rename: undefined },
      { name: 'scoped', schema: 'accepts', missingScopes: ['dispatch'], witness: undefined, rename: undefined },
      { name: 'start', schema: 'refuses', missingScopes: [], witness: { task: '' }, rename: { task: 'n' } },
      { name: 'odd', schema: 'refuses', missingScopes: [], witness: undefined, rename: undefined },
      { name: 'broken', schema: 'unknown', missingScopes: [], witness: undefined, rename: undefined },
      {
        name: 'unscoped',
        schema: 'refuses',
        missingScopes: ['dispatch'],
        witness: { task: '' },
        rename: { task: 'prompt' },
      },
    ]);
    expect(role.candidates[1]?.path).toBe(
      'contract #/properties/task, tool #/properties/task/type: "task" is a string, the tool takes an integer',
    );
  });
  test('of tools that need a rename, the one with fewer reservations comes first, however they are listed', () => {
    const start = (name: string, more: object): HostTool =>
      tool(name, ['dispatch'], { ...takes('prompt'), properties: { prompt: { type: 'string', ...more } } });
    const tools = [start('two', { minLength: 2, maxLength: 5 }), start('one', { maxLength: 5 }), start('none', {})];
    const shown = [tools, tools.toReversed()].map((listed) =>
      dispatching(listed).candidates.map(({ tool: name, reservations }) => [name, reservations.length]),
    );
    const ordered = [
      ['none', 0],
      ['one', 1],
      ['two', 2],
    ];
    expect(shown).toEqual([ordered, ordered]);
  });
  test('a tool that only has another name for a property is found behind many that have none', () => {
    const odd = Array.from({ length: 20 }, (_, i) =>
      tool(`odd${i}`, ['dispatch'], { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] }),
    );
    const [first] = dispatching([...odd, tool('start', ['dispatch'], takes('n'))]).candidates;
    expect([first?.tool, first?.rename]).toEqual(['start', { task: 'n' }]);
  });
  test('at most eight', () => {
    const many = Array.from({ length: 50 }, (_, i) => tool(`t${i}`, ['dispatch'], takes('prompt')));
    expect(dispatching(many).candidates.map(({ tool: name }) => name)).toEqual([
      't0',
      't1',
      't2',
      't3',
      't4',
      't5',
      't6',
      't7',
    ]);
  });
});

const POOR: HostProfile = {
  ...withTool(withTool(REFERENCE_HOST, 'dispatch', tool('spawn', ['dispatch'], takes('prompt'))), 'list_agents'),
  name: 'Poor',
  protocolRevision: undefined,
};

test('the text of verdicts, whole', () => {
  const results = [judge(REFERENCE_HOST), judge(POOR)];
  expect(handshakeText(run(results)).split('\n')).toEqual([
    'agents/builder  (signature: not applicable)',
    '',
    '✓ accept  Reference host  (MCP 2024-11-05)',
    '  ✓ cart:execute by execute (suggested)',
    '  ✓ cart:dispatch by dispatch (suggested)',
    '  ✓ cart:memory.write by add_memory (suggested)',
    '  ✓ cart:search by search_memory (suggested)',
    '  ✓ cart:list_agents by list_agents (suggested)',
    '',
    '✗ refuse  Poor  (no MCP revision)',
    '  ✗ mcp.minProtocolRevision: asked 2024-11-05, offered not stated',
    '  ✗ tool:cart:dispatch: asked dispatch with dispatch, offered spawn, whose schema does not fit',
    '    ✗ spawn: schema refuses; contract #/properties/task, tool #: the tool does not name "task"; for example {"task":""}; would accept as a wrapped tool with rename task → prompt',
    '  ✓ cart:execute by execute (suggested)',
    '  ✓ cart:memory.write by add_memory (suggested)',
    '  ✓ cart:search by search_memory (suggested)',
    '  · cart:list_agents is not bound (optional: runs degraded)',
    '  → to fix it: state the fact in the profile: "2024-11-05" or more is what the package needs',
    '      protocolRevision: "2024-11-05" # your promise: write it only if it is true',
    '  → to fix it: wrap "spawn": then it serves cart:dispatch',
    '      tools:',
    '        - name: dispatch',
    '          wraps: spawn',
    '          rename: { task: prompt }',
    '          scopes: [dispatch]',
    '',
    '',
  ]);
});

test('the text shows the four tools that came closest, and how many more there are', () => {
  const tools = Array.from({ length: 20 }, (_, i) => tool(`t${i}`, ['dispatch'], takes('prompt')));
  const text = handshakeText(run([judge({ ...POOR, tools })]));
  const dispatch = text.slice(text.indexOf('tool:cart:dispatch'), text.indexOf('cart:memory.write'));
  expect(dispatch.match(/t\d+: schema refuses/g)).toEqual(
    ['t0', 't1', 't2', 't3'].map((name) => `${name}: schema refuses`),
  );
  expect(dispatch).toContain('4 more, which the JSON report has');
});

describe('the table', () => {
  const results = ['a', 'agents/b'].flatMap((path) => [judge(REFERENCE_HOST, path), judge(POOR, path)]);
  test('as Markdown, with what is unmet', () => {
    expect(handshakeMarkdown(run(results))).toBe(
      [
        '## Handshake',
        '',
        '### Hosts',
        '',
        '| cartridge | refused by | accepted by |',
        '| --- | --- | --- |',
        '| `a` | `Poor` | `Reference host` |',
        '| `agents/b` | `Poor` | `Reference host` |',
        '',
        '<details><summary>❌ <code>a</code>, <code>agents/b</code> on <code>Poor</code>: 2 unmet requirements</summary>',
        '',
        '- `mcp.minProtocolRevision`: asked `2024-11-05`, offered `not stated`',
        '- `tool:cart:dispatch`: asked `dispatch with dispatch`, offered `spawn, whose schema does not fit`',
        '  - `spawn`: schema refuses; contract `#/properties/task,` tool `#:` the tool does not name `task`; for example `{"task":""}`; would accept as a wrapped tool with rename `task` → `prompt`',
        '- to fix it: state the fact in the profile: `2024-11-05` or more is what the package needs',
        '',
        '```yaml',
        'protocolRevision: "2024-11-05" # your promise: write it only if it is true',
        '```',
        '',
        '- to fix it: wrap `spawn`: then it serves cart:dispatch',
        '',
        '```yaml',
        'tools:',
        '  - name: dispatch',
        '    wraps: spawn',
        '    rename: { task: prompt }',
        '    scopes: [dispatch]',
        '```',
        '',
        '',
        '</details>',
        '',
      ].join('\n'),
    );
  });
  test('a hostile name cannot leave its cell, start a tag, a mention or a workflow command', () => {
    const name = 'x|<b>@everyone\n::error::[a](b)\u202e';
    const hostile = [judge({ ...POOR, name }, name)];
    const outputs = [handshakeMarkdown(run(hostile)), handshakeText(run(hostile))];
    for (const output of outputs) {
      expect(output).not.toMatch(/^::|\u202e/m);
      expect(output).toMatch(/(?:\\|&#92;)u000a/);
    }
    expect(outputs[0]).not.toMatch(/<b>|@everyone|x\|/);
  });
});

test('attack 191: ten thousand tools with schemas that multiply end, and none is accepted', () => {
  let bomb: object = { type: 'string' };
  for (let i = 0; i < 20; i++) bomb = { anyOf: [{ allOf: [bomb, bomb] }, { allOf: [bomb, bomb] }] };
  const tools = Array.from({ length: 10_000 }, (_, i) =>
    tool(`t${i}`, ['dispatch'], { type: 'object', properties: { task: { allOf: [bomb, { type: 'integer' }] } } }),
  );
  const role = dispatching(tools);
  expect(role.boundTool).toBeNull();
  expect(role.candidates.map(({ schema }) => schema)).toEqual(Array(8).fill('refuses'));
});

test('of many tools that only lack a scope the first eight are shown, and what was named before them', () => {
  const lacking = Array.from({ length: 300 }, (_, i) => tool(`t${i}`, ['exec'], takes('task')));
  const named = tool('other', ['dispatch'], takes('prompt'));
  const { candidates } = dispatching([...lacking, named], { bindings: { 'cart:dispatch': 'other' } });
  expect(candidates.map((candidate) => [candidate.tool, candidate.schema, candidate.missingScopes.join()])).toEqual([
    ['other', 'refuses', ''],
    ...Array.from({ length: 7 }, (_, i) => [`t${i}`, 'accepts', 'dispatch']),
  ]);
});

test('of several properties that a tool requires none is taken for what is asked, where no name says which', () => {
  const needs = (name: string, ...properties: string[]): HostTool =>
    tool(name, [], {
      type: 'object',
      required: properties,
      properties: Object.fromEntries(properties.map((property) => [property, { type: 'string' }])),
    });
  const host = { ...withTool(REFERENCE_HOST, 'dispatch') };
  const verdict = judge({
    ...host,
    tools: [needs('write_file', 'path', 'content'), needs('ask', 'prompt'), ...host.tools],
  });
  const role = verdict.roles.find((entry) => entry.role === 'cart:dispatch');
  expect(role?.candidates.map(({ tool: name, rename, warnings }) => [name, rename, warnings])).toEqual([
    ['ask', { task: 'prompt' }, []],
  ]);
});
