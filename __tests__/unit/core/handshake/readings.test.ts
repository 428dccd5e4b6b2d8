import { expect, test } from '@jest/globals';
import { Binder } from '../../../../src/core/handshake/bind.ts';
import type { HostProfile, HostTool } from '../../../../src/core/handshake/host.ts';
import { handshakeMarkdown } from '../../../../src/core/report/markdown/pages/handshake.ts';
import { handshakeText } from '../../../../src/core/report/text/handshake.ts';
import { negotiate } from '../../../../src/core/handshake/negotiate.ts';
import { complianceOf } from '../../../../src/core/result/compliance.ts';
import type { HandshakeResult, HostVerdict, RoleResult } from '../../../../src/core/result/results.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { conditional } from './accept/schemas.ts';
import { REFERENCE_HOST, subjectOf, takes, tool } from '../../../support/handshake.ts';

const ALL_SCOPES = ['exec', 'fs.read', 'dispatch', 'memory.write', 'search', 'memory.read'];

function judge(tools: readonly HostTool[], more: Partial<HostProfile> = {}, source = 'a.host.yaml'): HostVerdict {
  const host = { ...REFERENCE_HOST, tools, ...more };
  return negotiate({ subject: subjectOf(), host, source, profile: PROFILES.cart });
}
const run = (results: readonly HostVerdict[]): HandshakeResult => ({
  version: 1,
  compliance: complianceOf(results.map(({ verdict }) => verdict)),
  results,
});
const bindings = ({ roles }: HostVerdict): unknown => roles.map(({ role, boundTool, how }) => [role, boundTool, how]);
const roleOf = ({ roles }: HostVerdict, name: string): RoleResult | undefined =>
  roles.find(({ role }) => role === `cart:${name}`);

const DELETE_EVERYTHING = tool('delete_everything', ALL_SCOPES, {
  type: 'object',
  required: ['command', 'task', 'summary', 'query', 'confirm'],
  properties: Object.fromEntries(
    ['command', 'task', 'summary', 'query', 'confirm'].map((name) => [name, { type: 'string' }]),
  ),
});

/** Takes all but the shortest call. */
const PICKY = tool('picky', ALL_SCOPES, {
  type: 'object',
  properties: { command: { type: 'string', minLength: 1 } },
});

test('a tool that requires more than any contract sends binds no role', () => {
  const verdict = judge([DELETE_EVERYTHING]);
  expect(bindings(verdict)).toEqual(
    ['execute', 'dispatch', 'memory.write', 'search', 'list_agents'].map((role) => [`cart:${role}`, null, null]),
  );
  expect([verdict.verdict, verdict.reservations]).toEqual(['refuse', 0]);
  expect(roleOf(verdict, 'execute')?.candidates).toEqual([
    {
      tool: 'delete_everything',
      schema: 'refuses',
      path: 'contract #, tool #/required: the tool rejects every call that the contract allows: the tool requires "task", "summary", "query", "confirm", which the contract never sends',
      witness: { command: '' },
      missingScopes: [],
      reservations: [],
      warnings: [],
    },
  ]);
  expect(verdict.error?.error.data.supported).toEqual(Array(4).fill('delete_everything, whose schema does not fit'));
});

test('named by the operator it binds, and is shown as what it is', () => {
  const named = judge([PICKY], { bindings: { 'cart:execute': 'picky' } });
  expect(bindings(named)).toContainEqual(['cart:execute', 'picky', 'named']);
  expect(named.reservations).toBe(1);
});

test('a contract that requires nothing binds by name only', () => {
  const entities = tool('create_entities', ALL_SCOPES, { type: 'object', properties: {} });
  const others = REFERENCE_HOST.tools.slice(0, 4);
  const found = roleOf(judge([...others, entities]), 'list_agents');
  expect([found?.boundTool, found?.candidates.map((each) => [each.tool, each.notTaken])]).toEqual([
    null,
    [
      [
        'create_entities',
        'the contract requires no property, so that only a name binds a tool: name it in bindings if it is the one',
      ],
    ],
  ]);
  const named = judge([...others, entities], { bindings: { 'cart:list_agents': 'create_entities' } });
  expect(roleOf(named, 'list_agents')).toMatchObject({ boundTool: 'create_entities', how: 'named' });
  const suggested = judge([...others, { ...entities, name: 'list_agents' }]);
  expect(roleOf(suggested, 'list_agents')).toMatchObject({ boundTool: 'list_agents', how: 'suggested' });
});

test.each<[string, object]>([
  ['minLength', { type: 'string', minLength: 1 }],
  ['pattern', { type: 'string', pattern: '^[a-z]+$' }],
  ['a format, of which nobody can tell', { type: 'string', format: 'uri' }],
  ['not', { type: 'string', not: { const: 'rm' } }],
  ['a condition', conditional({ const: '' }, false)],
])('what was found by search needs a schema without any reservation: %s', (_, command) => {
  const narrow = tool('run', ALL_SCOPES, { type: 'object', properties: { command } });
  const wide = tool('sh', ALL_SCOPES, takes('command'));
  expect(roleOf(judge([narrow]), 'execute')).toMatchObject({ boundTool: null, candidates: [{ schema: 'accepts' }] });
  expect(roleOf(judge([narrow, wide]), 'execute')).toMatchObject({ boundTool: 'sh', how: 'found' });
  expect(roleOf(judge([{ ...narrow, name: 'execute' }, wide]), 'execute')).toMatchObject({
    boundTool: 'execute',
    how: 'suggested',
    candidates: [{ reservations: [expect.objectContaining({ contractPath: expect.any(String) })] }],
  });
});

test('a strict binder takes no reservation, not even of a named tool, and takes the next that has none', () => {
  const wide = tool('sh', ALL_SCOPES, takes('command'));
  const host = {
    ...REFERENCE_HOST,
    tools: [PICKY, wide],
    bindings: { 'cart:execute': 'picky' },
  };
  const [contract] = subjectOf().manifest?.requiredTools ?? [];
  if (contract === undefined) throw new Error('no contract');
  expect(new Binder().bind(contract, host).result).toMatchObject({ boundTool: 'picky', how: 'named' });
  expect(new Binder(true).bind(contract, host).result).toMatchObject({
    boundTool: 'sh',
    how: 'found',
    candidates: [{ tool: 'sh' }, { tool: 'picky', notTaken: 'it has 1 reservation, and --strict accepts none' }],
  });
});

const FAILED = { failure: 'server "s" did not answer within 7 s' };
const NARROW = REFERENCE_HOST.tools.map((each) =>
  each.name === 'execute'
    ? { ...each, inputSchema: { type: 'object', properties: { command: { type: 'string', minLength: 1 } } } }
    : each,
);

test('the text: equal answers are one group, names that look the same carry their file, every answer has its mark', () => {
  const results = [
    judge(REFERENCE_HOST.tools, { name: 'one' }, 'one.host.yaml'),
    judge(NARROW, { name: 'narrow' }, 'narrow.host.yaml'),
    judge(REFERENCE_HOST.tools, { name: 'Two', protocolRevision: '2025-11-25' }, 'x/two.host.yaml'),
    judge([], { name: 'far', ...FAILED }, 'far.host.yaml'),
    judge(REFERENCE_HOST.tools, { name: 'two' }, 'y/two.host.yaml'),
  ];
  const rest = [
    '  ✓ cart:dispatch by dispatch (suggested)',
    '  ✓ cart:memory.write by add_memory (suggested)',
    '  ✓ cart:search by search_memory (suggested)',
    '  ✓ cart:list_agents by list_agents (suggested)',
    '',
  ];
  expect(handshakeText(run(results)).split('\n')).toEqual([
    'agents/builder  (signature: not applicable)',
    '',
    '✓ accept  one  (MCP 2024-11-05), Two (x/two.host.yaml)  (MCP 2025-11-25), two (y/two.host.yaml)  (MCP 2024-11-05)',
    '  ✓ cart:execute by execute (suggested)',
    ...rest,
    '! accept, 1 reservation  narrow  (MCP 2024-11-05)',
    '  ! cart:execute by execute (suggested), reservation: "command": the tool takes 1 character and more, for example it rejects {"command":""}',
    ...rest.slice(0, -1),
    '  → to fix it: no wrap is known that takes every call of cart:execute; offer another tool, or accept the finding',
    '',
    '? not judged  far',
    '  ? server "s" did not answer within 7 s',
    '  → start the server, or write a record of the host with --record while it answers and judge that',
    '',
    '',
  ]);
  expect(handshakeMarkdown(run(results))).toBe(
    [
      '## Handshake',
      '',
      '### Hosts',
      '',
      '| cartridge | not judged | with reservations | accepted by |',
      '| --- | --- | --- | --- |',
      '| `agents/builder` | `far` | `narrow` (1 reservation) | `one`, `Two (x/two.host.yaml)`, `two (y/two.host.yaml)` |',
      '',
      '<details><summary>❔ <code>agents/builder</code> on <code>far</code>: not judged</summary>',
      '',
      '- server `s` did not answer within 7 s',
      '- start the server, or write a record of the host with --record while it answers and judge that',
      '',
      '</details>',
      '',
      '<details><summary>⚠️ <code>agents/builder</code> on <code>narrow</code>: accept, 1 reservation</summary>',
      '',
      '- `cart:execute` by `execute` (suggested), reservation: `command`: the tool takes 1 character and more, for example it rejects `{"command":""}`',
      '- to fix it: no wrap is known that takes every call of cart:execute; offer another tool, or accept the finding',
      '',
      '</details>',
      '',
    ].join('\n'),
  );
});

test('more hosts of one answer than a screen has are counted', () => {
  const many = Array.from({ length: 25 }, (_, i) => judge(REFERENCE_HOST.tools, { name: `h${i}` }, `${i}.host.yaml`));
  const lines = handshakeText(run(many)).split('\n');
  expect(lines[2]).toMatch(/^✓ accept {2}h0 {2}\(MCP 2024-11-05\), h1 .*, h19 {2}\(MCP 2024-11-05\) and 5 more$/);
});
