import { expect, test } from '@jest/globals';
import { CLIENTS } from '../../../../src/core/clients/catalog/index.ts';
import { ContractAtHost } from '../../../../src/core/handshake/contract-at-host.ts';
import { dialectWords, seenBy } from '../../../../src/core/handshake/dialect.ts';
import type { HostProfile, HostTool } from '../../../../src/core/handshake/host.ts';
import { Pool } from '../../../../src/core/json-schema/budget.ts';
import { openSchema } from '../../../../src/core/json-schema/open-schema.ts';
import type { ToolContract } from '../../../../src/core/manifest/types.ts';

const inputSchema = { type: 'object', required: ['query'], properties: { query: { type: 'string', maxLength: 50 } } };
const CONTRACT: ToolContract = {
  role: 'cart:search',
  tier: 'required',
  capabilityScopes: ['search'],
  name: 'search_memory',
  description: '',
  inputSchema,
};
const QUERY = { query: { type: 'string' } };

function hostOf(client: string): HostProfile {
  const found = CLIENTS[client];
  if (found === undefined) throw new Error(client);
  return found.profile;
}

/** What is reserved about a tool of a server behind a client, and where in its schema. */
function reserved(client: string, tool: Partial<HostTool>, ...others: readonly HostTool[]): unknown {
  const own: HostTool = { name: 'find', inputSchema: undefined, scopes: [], ...tool };
  const host = { ...hostOf(client), tools: [own, ...others] };
  const asked = new ContractAtHost(CONTRACT, openSchema(inputSchema), host, new Pool());
  const { answer, reservations } = asked.accepts(own);
  return [answer, reservations.map(({ reason, toolPath }) => `${toolPath}: ${reason}`)];
}

test.each(['claude-code', 'codex-cli', 'gemini-cli', 'opencode', 'vscode', 'cursor'])(
  '%s takes a plain schema as it is',
  (client) => {
    const plain = {
      type: 'object',
      required: ['query'],
      properties: { ...QUERY, limit: { type: 'integer', minimum: 1 } },
    };
    const closed = { $schema: 'http://json-schema.org/draft-07/schema#', ...plain, additionalProperties: false };
    expect([reserved(client, { inputSchema: plain }), reserved(client, { inputSchema: closed })]).toEqual([
      ['accepts', []],
      ['accepts', []],
    ]);
  },
);

const untold = (client: string, keyword: string): string =>
  `/properties/query: ${client} does not tell its model of "${keyword}", which the tool holds`;

test.each<[string, string, object, readonly string[]]>([
  [
    'a constraint that the contract keeps, and the model is not told of',
    'codex-cli',
    { type: 'object', properties: { query: { type: 'string', maxLength: 90 } } },
    [untold('Codex CLI', 'maxLength')],
  ],
  [
    'one that is a reservation anyway is told once',
    'codex-cli',
    { type: 'object', properties: { query: { type: 'string', maxLength: 9 } } },
    ['/properties/query/maxLength: "query": the tool takes 9 characters at most'],
  ],
  [
    'a constraint of what is never sent',
    'codex-cli',
    { type: 'object', properties: { ...QUERY, n: { minimum: 1 } } },
    [],
  ],
  [
    'a branch that is alone',
    'codex-cli',
    { type: 'object', properties: { query: { allOf: [{ type: 'string' }] } } },
    [],
  ],
  [
    'a choice that is lost with the property in it',
    'codex-cli',
    { type: 'object', allOf: [{ properties: QUERY }, { properties: { n: { type: 'number' } } }] },
    [': Codex CLI shows its model another schema of "find", in which the tool does not name "query"'],
  ],
  [
    'a reference into the schema',
    'codex-cli',
    { type: 'object', properties: { query: { $ref: '#/$defs/q' } }, $defs: { q: { type: 'string' } } },
    [],
  ],
  [
    'a constraint behind references of what is sent, and one behind those of what is not',
    'codex-cli',
    {
      type: 'object',
      properties: { query: { $ref: '#/$defs/q' }, other: { $ref: '#/$defs/o' } },
      $defs: { q: { $ref: '#/$defs/deep' }, deep: { type: 'string', maxLength: 90 }, o: { minimum: 1 } },
    },
    ['/$defs/deep: Codex CLI does not tell its model of "maxLength", which the tool holds'],
  ],
  [
    'a constraint in a schema that refers to itself',
    'codex-cli',
    {
      type: 'object',
      properties: { query: { $ref: '#/$defs/q' } },
      $defs: {
        q: {
          anyOf: [
            { type: 'string', maxLength: 90 },
            { type: 'array', items: { $ref: '#/$defs/q' } },
          ],
        },
      },
    },
    ['/$defs/q/anyOf/0: Codex CLI does not tell its model of "maxLength", which the tool holds'],
  ],
  [
    'a property that only additionalProperties names',
    'gemini-cli',
    { type: 'object', additionalProperties: { type: 'string' } },
    [': Gemini CLI shows its model another schema of "find", in which the tool does not name "query"'],
  ],
  [
    'the same, closed',
    'opencode',
    { type: 'object', additionalProperties: { type: 'string' } },
    [': opencode shows its model another schema of "find", in which the tool takes no "query"'],
  ],
  [
    'an array without items, wherever it stands',
    'vscode',
    { type: 'object', properties: { ...QUERY, tags: { type: ['array', 'null'] }, list: { type: 'array', items: {} } } },
    ['/properties/tags: VS Code does not take the schema of "find": an array without items'],
  ],
  [
    'an array that only a later draft gives items',
    'vscode',
    { type: 'object', properties: { ...QUERY, pair: { type: 'array', prefixItems: [{}] } } },
    ['/properties/pair: VS Code does not take the schema of "find": an array without items'],
  ],
  [
    'a root without properties',
    'vscode',
    { type: 'object', patternProperties: { '^q': { type: 'string' } } },
    [': VS Code does not take the schema of "find": a root without properties'],
  ],
])('%s (%s)', (_what, client, inputSchema, reasons) => {
  expect(reserved(client, { inputSchema })).toEqual(['accepts', reasons]);
  expect(reserved('claude-code', { inputSchema })).toMatchObject([
    'accepts',
    reasons.filter((each) => each.includes('characters at most')),
  ]);
});

test('of a wrapped tool the schema of the one that is called counts, where calls fill it', () => {
  const inputSchema = {
    type: 'object',
    required: ['text'],
    properties: { text: { type: 'string', maxLength: 90 }, other: { type: 'string', maxLength: 90 } },
  };
  const called: HostTool = { name: 'search', inputSchema, scopes: [] };
  const reasons = ['/properties/text: Codex CLI does not tell its model of "maxLength", which the tool holds'];
  expect(reserved('codex-cli', { wraps: 'search', rename: { query: 'text' } }, called)).toEqual(['accepts', reasons]);
  expect(reserved('codex-cli', { wraps: 'search', template: { text: { $from: 'query' } } }, called)).toEqual([
    'accepts',
    reasons,
  ]);
});

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const long = (length: number): string => 'f'.repeat(length);

test.each<[string, string, Partial<HostTool>, readonly string[]]>([
  [
    'an outputSchema of another dialect',
    'claude-code',
    { outputSchema: { $schema: DRAFT, type: 'object' } },
    [`: Claude Code does not call "find": its outputSchema is of "${DRAFT}", not of 2020-12`],
  ],
  [
    'an outputSchema of its dialect',
    'claude-code',
    { outputSchema: { $schema: 'https://json-schema.org/draft/2020-12/schema' } },
    [],
  ],
  ['an outputSchema that names none', 'claude-code', { outputSchema: { type: 'object' } }, []],
  ['an inputSchema of another dialect', 'claude-code', { inputSchema: { $schema: DRAFT, ...inputSchema } }, []],
  ['a client that takes any', 'gemini-cli', { outputSchema: { $schema: DRAFT } }, []],
  [
    'a name that is too long with that of its server',
    'cursor',
    { name: long(55), server: 'notes' },
    [`: Cursor takes no name of more than 60 characters: "notes:${long(55)}" has 61`],
  ],
  ['the longest name', 'cursor', { name: long(54), server: 'notes' }, []],
  [
    'a name of which the server is not known',
    'cursor',
    { name: long(60) },
    [`: Cursor takes no name of more than 60 characters: ":${long(60)}" has 61`],
  ],
  [
    'a name with other characters',
    'copilot',
    { name: 'find.all' },
    [': GitHub Copilot takes only letters, digits, _ and - in a name, not "find.all"'],
  ],
  ['a plain name', 'copilot', { name: 'find-all_2' }, []],
])('%s (%s)', (_what, client, tool, reasons) => {
  expect(reserved(client, { inputSchema, ...tool })).toEqual(['accepts', reasons]);
});

test('the gate calls what is wrapped, whatever its client makes of the name and the outputs', () => {
  const wrapped: HostTool = { name: 'find.all', inputSchema, scopes: [], outputSchema: { $schema: DRAFT } };
  expect(reserved('claude-code', { wraps: 'find.all', rename: {} }, wrapped)).toEqual(['accepts', []]);
  expect(reserved('copilot', { wraps: 'find.all', rename: {} }, wrapped)).toEqual(['accepts', []]);
});

test("a client's own tools are not of its dialect", () => {
  const inputSchema = { type: 'object', properties: { query: { type: 'string', maxLength: 90 } } };
  expect(reserved('codex-cli', { inputSchema, builtIn: true })).toEqual(['accepts', []]);
});

test('a schema without anything that is lost is left as it is', () => {
  const schema = { type: 'object', properties: { ...QUERY, minimum: { type: 'string', enum: [{ maxLength: 1 }] } } };
  const dialect = { client: 'x', drops: ['maxLength', 'minimum'] };
  expect(seenBy(dialect, schema)).toBe(schema);
  expect(seenBy(dialect, { anyOf: [{ maxLength: 1 }, true], $defs: { maxLength: { minimum: 1 } } })).toEqual({
    anyOf: [{}, true],
    $defs: { maxLength: {} },
  });
});

test('each client that has a dialect says it in a sentence', () => {
  const said = Object.entries(CLIENTS).flatMap(([name, { profile }]) =>
    profile.dialect === undefined ? [] : [[name, dialectWords(profile.dialect)]],
  );
  expect(Object.fromEntries(said)).toEqual({
    'claude-code': 'It calls no tool whose outputSchema is of another dialect than 2020-12.',
    copilot:
      'It takes no TOOL of more than 128 characters; it takes no tool whose name has other characters than letters, digits, _ and -.',
    cursor: 'It takes no SERVER:TOOL of more than 60 characters.',
    'codex-cli':
      'It keeps only type, description, enum, const, items, properties, required, additionalProperties, anyOf, $ref, $defs, definitions.',
    'gemini-cli': 'It drops $schema, additionalProperties.',
    opencode: 'It sets additionalProperties to false.',
    vscode:
      'It drops prefixItems, minContains, maxContains, dependentRequired, dependentSchemas, unevaluatedItems, unevaluatedProperties; it does not take an array without items or a root without properties.',
  });
});
