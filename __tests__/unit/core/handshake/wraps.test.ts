/** Wraps that are suggested: for tools as real servers have them, and proved twice, here and by ajv. */
import { expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import { negotiate } from '../../../../src/core/handshake/negotiate.ts';
import { wireArguments } from '../../../../src/core/handshake/template.ts';
import type { CandidateResult, RoleResult, WrapEntry } from '../../../../src/core/result/results.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { REFERENCE_HOST, judged, subjectOf, tool } from '../../../support/handshake.ts';
import type { HostTool } from '../../../../src/core/handshake/host.ts';

const ajv = new Ajv2020.default({ strict: false, validateFormats: false, validateSchema: false, logger: false });
const S = { type: 'string' };
const object = (properties: Record<string, unknown>, required = Object.keys(properties), more = {}): object => ({
  type: 'object',
  properties,
  required,
  ...more,
});
const list = (items: unknown): object => ({ type: 'array', items });
const ENTITY = object({ name: S, entityType: S, observations: list(S) });

type Role = 'execute' | 'dispatch' | 'memory.write' | 'search';
const SCOPES: Readonly<Record<Role, string[]>> = {
  execute: ['exec', 'fs.read'],
  dispatch: ['dispatch'],
  'memory.write': ['memory.write'],
  search: ['search', 'memory.read'],
};
const NAMES = {
  execute: 'execute',
  dispatch: 'dispatch',
  'memory.write': 'add_memory',
  search: 'search_memory',
} as const;
const PROPERTY = { execute: 'command', dispatch: 'task', 'memory.write': 'summary', search: 'query' } as const;

/** What a host with this one tool for a role says of it. */
function roleOf(role: Role, tools: readonly HostTool[]): RoleResult {
  const others = REFERENCE_HOST.tools.filter(({ name }) => name !== NAMES[role]);
  const host = { ...REFERENCE_HOST, tools: [...tools, ...others] };
  const verdict = negotiate({ subject: subjectOf(), host, source: 'h', profile: PROFILES.cart });
  const found = judged(verdict).roles.find((each) => each.role === `cart:${role}`);
  if (found === undefined) throw new Error(`no role ${role}`);
  return found;
}

const candidateOf = (role: Role, offered: HostTool): CandidateResult | undefined =>
  roleOf(role, [offered]).candidates.find((each) => each.tool === offered.name);

type Wrap = Omit<WrapEntry, 'name' | 'wraps' | 'scopes'>;
const from = (name: string): object => ({ $from: name });
const note = { name: from('summary'), entityType: 'note', observations: [from('summary')] };

/** Role, tool, its schema, and the wrap; none where only a person can tell. */
const CORPUS: readonly (readonly [Role, string, object, Wrap | 'none'])[] = [
  // An assent is somebody's, whatever the schema leaves; other single values are the tool's.
  ['memory.write', 'save_memory', object({ content: S, user_agreed: { const: true } }), 'none'],
  ['memory.write', 'save_memory', object({ memory: object({ content: S, ok: { enum: [true] } }) }), 'none'],
  [
    'memory.write',
    'save_memory',
    object({ content: S, share: { const: false } }),
    { rename: { summary: 'content' }, constants: { share: false } },
  ],
  // What a tool calls $from is not a place of a template.
  ['memory.write', 'save_memory', object({ memory: object({ $from: S, content: S }) }), 'none'],
  ['memory.write', 'save_memory', object({ memory: object({ $from: { const: 'summary' } }), content: S }), 'none'],
  [
    'memory.write',
    'save_memory',
    object({ memory: object({ content: S, more: { default: from('summary') } }) }),
    'none',
  ],
  ['memory.write', 'create_entities', object({ entities: list(ENTITY) }), { template: { entities: [note] } }],
  [
    'memory.write',
    'create_entities',
    {
      ...object({ entities: list({ $ref: '#/$defs/Entity' }) }),
      $defs: { Entity: { ...ENTITY, additionalProperties: false } },
      additionalProperties: false,
    },
    { template: { entities: [note] } },
  ],
  [
    'memory.write',
    'add_observations',
    object({ observations: list(object({ entityName: S, contents: list(S) })) }),
    'none',
  ],
  [
    'memory.write',
    'create_relations',
    object({ relations: list(object({ from: S, to: S, relationType: S })) }),
    'none',
  ],
  [
    'memory.write',
    'delete_observations',
    object({ deletions: list(object({ entityName: S, observations: list(S) })) }),
    'none',
  ],
  ['memory.write', 'delete_memory', object({ content: S }), 'none'],
  [
    'memory.write',
    'memory_save',
    object({ content: S, tags: list(S) }, ['content']),
    { rename: { summary: 'content' } },
  ],
  [
    'memory.write',
    'memory_add',
    object({
      text: S,
      scope: { ...S, const: 'user' },
      format: { enum: ['plain'] },
      limit: { type: 'integer', default: 3 },
    }),
    { rename: { summary: 'text' }, constants: { scope: 'user', format: 'plain', limit: 3 } },
  ],
  ['memory.write', 'add-memory', object({ content: S, userId: S }), 'none'],
  ['memory.write', 'memory_bank_write', object({ projectName: S, fileName: S, content: S }), 'none'],
  [
    'memory.write',
    'memory',
    object({ command: { enum: ['create', 'view'] }, path: S, file_text: S }, ['command']),
    'none',
  ],
  [
    'memory.write',
    'write_note',
    object({ title: S, content: S }),
    { template: { title: from('summary'), content: from('summary') } },
  ],
  ['memory.write', 'write_note', object({ content: S, body: S }), 'none'],
  [
    'memory.write',
    'write_note',
    object({ note: object({ text: S }) }),
    { template: { note: { text: from('summary') } } },
  ],
  ['memory.write', 'write_note', object({ notes: { ...list(S), minItems: 2 } }), 'none'],
  ['memory.write', 'write_note', object({ content: { ...S, maxLength: 100 } }), 'none'],
  ['memory.write', 'write_note', object({ content: { type: 'integer' } }), 'none'],
  [
    'dispatch',
    'Agent',
    object({ description: S, prompt: S }),
    { template: { description: from('task'), prompt: from('task') } },
  ],
  ['dispatch', 'invoke_agent', object({ agent_name: S, prompt: S }), 'none'],
  ['dispatch', 'task', object({ description: S, prompt: S, subagent_type: S }), 'none'],
  ['dispatch', 'agent', object({ prompt: S }), { rename: { task: 'prompt' } }],
  ['execute', 'exec_command', object({ cmd: S, workdir: S }, ['cmd']), { rename: { command: 'cmd' } }],
  ['execute', 'shell', object({ command: list(S) }), 'none'],
  [
    'execute',
    'bash',
    object({ description: S, command: S }),
    { template: { description: from('command'), command: from('command') } },
  ],
  ['execute', 'run_in_terminal', object({ command: S, explanation: S, isBackground: { type: 'boolean' } }), 'none'],
  ['execute', 'write_stdin', object({ session_id: { type: 'integer' } }), 'none'],
  ['search', 'Grep', object({ pattern: S, path: S }, ['pattern']), { rename: { query: 'pattern' } }],
  ['search', 'grep_search', object({ query: S, isRegexp: { type: 'boolean' } }), 'none'],
  ['search', 'search-memories', object({ query: S, userId: S }), 'none'],
  ['search', 'find', object({ query: S, mode: { const: 'text' } }), { constants: { mode: 'text' } }],
];

/** Whether the tool takes what a wrap makes of calls of the contract, by ajv. */
function taken(role: Role, schema: object, wrap: WrapEntry): unknown[] {
  const validate = ajv.compile(schema);
  const texts = ['', 'a', 'two words', '{"$from":"x"}', '\u0000', '🙂'.repeat(300), 'null', '-1'];
  return texts
    .map((text) => wireArguments({ ...wrap, inputSchema: undefined }, { [PROPERTY[role]]: text }))
    .filter((wire) => !validate(wire));
}

test.each(CORPUS)('%s by %s %j', (role, name, schema, expected) => {
  for (const scopes of [SCOPES[role], []]) {
    const offered = tool(name, scopes, schema);
    const wrap = candidateOf(role, offered)?.wrap;
    const entry = { name: NAMES[role], wraps: name, ...(expected === 'none' ? {} : expected), scopes: SCOPES[role] };
    expect(wrap).toEqual(expected === 'none' ? undefined : entry);
    if (wrap === undefined) continue;
    expect(taken(role, schema, wrap)).toEqual([]);
    const { boundTool, wraps, candidates } = roleOf(role, [offered, { ...wrap, inputSchema: undefined }]);
    expect([boundTool, wraps, candidates[0]?.reservations]).toEqual([NAMES[role], name, []]);
  }
});

test('a tool of another trade is not wrapped: by its scopes, or by its name where it has none', () => {
  const takes = object({ content: S });
  expect(candidateOf('memory.write', tool('memory_save', ['exec'], takes))).toBeUndefined();
  expect(candidateOf('memory.write', tool('run_shell', [], takes))).toBeUndefined();
  expect(candidateOf('memory.write', tool('create_issue', [], takes))).toBeUndefined();
  expect(candidateOf('memory.write', tool('save', [], takes))?.wrap?.rename).toEqual({ summary: 'content' });
  // Its one property fits and tells nothing: with a scope the operator told that it is the one.
  const echo = object({ message: S });
  expect(candidateOf('memory.write', tool('echo', [], echo))?.wrap).toBeUndefined();
  expect(candidateOf('memory.write', tool('echo', ['memory.write'], echo))?.wrap?.rename).toEqual({
    summary: 'message',
  });
});

test('a wrap has a name that is free', () => {
  const role = roleOf('dispatch', [
    tool('dispatch', ['dispatch'], object({ task: S, kind: { enum: ['worker'] } })),
    tool('dispatch_wrapped', ['exec'], object({})),
  ]);
  expect([role.boundTool, role.candidates[0]?.wrap]).toEqual([
    null,
    { name: 'dispatch_wrapped_2', wraps: 'dispatch', constants: { kind: 'worker' }, scopes: ['dispatch'] },
  ]);
});
