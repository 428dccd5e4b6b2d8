/** Recorded servers, and what becomes of each of their tools when the server says something else of it. */
import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolsOf } from '../../../../src/adapters/mcp/lists.ts';
import type { HostProfile } from '../../../../src/core/handshake/host.ts';
import { liveProfile, type LiveHost } from '../../../../src/core/handshake/live.ts';
import { changeWords } from '../../../../src/core/handshake/pins.ts';
import { readHostProfile } from '../../../../src/core/handshake/read-host.ts';
import { recordedProfile } from '../../../../src/core/handshake/record.ts';
import { changesOf } from '../../../../src/core/handshake/tool-digest.ts';
import { validators } from '../../../../src/core/schema/validators.ts';
import { readDocument } from '../../../../src/core/source/read.ts';
import { isMapping, type Mapping } from '../../../../src/core/value/mapping.ts';
import { ROOT } from '../../../support/cli.ts';

/** From the registry, as they are installed: file below node_modules and arguments. */
const SERVERS = [
  ['@modelcontextprotocol/server-everything/dist/index.js', 'stdio'],
  ['@modelcontextprotocol/server-filesystem/dist/index.js', tmpdir()],
  ['@modelcontextprotocol/server-memory/dist/index.js'],
  ['@upstash/context7-mcp/dist/index.js'],
  ['mcp-server-commands/build/index.js'],
] as const;

const QUESTIONS = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
];

/** What the server answers to `tools/list`, to the letter. */
function listOf([file, ...args]: readonly [string, ...string[]]): readonly Mapping[] {
  const input = QUESTIONS.map((question) => `${JSON.stringify({ jsonrpc: '2.0', ...question })}\n`).join('');
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules', file), ...args], {
    input,
    encoding: 'utf8',
  });
  const answers = stdout.split('\n').filter((line) => line.startsWith('{'));
  const [list] = answers
    .map((line) => JSON.parse(line) as { id?: number; result?: { tools: Mapping[] } })
    .filter(({ id }) => id === 2);
  return list?.result?.tools ?? [];
}

const UNRECORDED: HostProfile = {
  name: 'desk',
  protocolRevision: undefined,
  model: undefined,
  tools: [],
  filesystem: [],
  network: [],
  bindings: {},
  resources: [],
  servers: [{ name: 'one', command: 'one' }],
  sources: [],
};

/** A look at a server whose answer to `tools/list` is a text. */
function looked(host: HostProfile, text: string): LiveHost {
  const { tools, notes } = toolsOf((JSON.parse(text) as { tools: Mapping[] }).tools);
  return liveProfile(host, [
    { name: 'one', protocolRevision: '2025-11-25', tools, resources: [], templates: [], notes },
  ]);
}

async function recorded(
  host: HostProfile,
  text: string,
): Promise<{ readonly host: HostProfile; readonly file: string }> {
  const file = recordedProfile(looked(host, text).seen, true);
  const doc = await readDocument('desk.host.yaml', Buffer.from(file), { orJson: true });
  const { host: read, diagnostics } = readHostProfile(doc, await validators.host());
  if (read === undefined) throw new Error(JSON.stringify(diagnostics));
  return { host: read, file };
}

interface Recorded {
  readonly tools: readonly Mapping[];
  readonly host: HostProfile;
  readonly file: string;
}
const RECORDED = new Map<string, Recorded>();
beforeAll(async () => {
  for (const server of SERVERS) {
    const tools = listOf(server);
    RECORDED.set(server[0], { tools, ...(await recorded(UNRECORDED, JSON.stringify({ tools }))) });
  }
});

const recordOf = (file: string): Recorded => {
  const found = RECORDED.get(file);
  if (found === undefined) throw new Error(file);
  return found;
};

type Change = (tool: Mapping) => Mapping | readonly Mapping[] | undefined;
const schema = (tool: Mapping): Mapping => (isMapping(tool['inputSchema']) ? tool['inputSchema'] : {});
const inSchema = (tool: Mapping, change: Mapping): Mapping => ({
  ...tool,
  inputSchema: { ...schema(tool), ...change },
});
const properties = (tool: Mapping): [string, Mapping][] =>
  Object.entries(isMapping(schema(tool)['properties']) ? (schema(tool)['properties'] as Mapping) : {}).filter(
    (entry): entry is [string, Mapping] => isMapping(entry[1]),
  );
/** A change of the first property that there is. */
const inProperty =
  (change: (property: Mapping) => Mapping | undefined): Change =>
  (tool) => {
    for (const [name, property] of properties(tool)) {
      const changed = change(property);
      if (changed !== undefined)
        return inSchema(tool, { properties: { ...(schema(tool)['properties'] as Mapping), [name]: changed } });
    }
    return undefined;
  };
const required = (tool: Mapping): readonly string[] => (schema(tool)['required'] ?? []) as readonly string[];
const described =
  (change: (text: string) => string): Change =>
  (tool) => ({
    ...tool,
    description: change(String(tool['description'])),
  });
const without = (tool: Mapping, name: string): Mapping =>
  Object.fromEntries(Object.entries(tool).filter(([key]) => key !== name));

/** Each turns one tool of a list into another, or into several; undefined where it has nothing to change. */
const OF_MEANING: Readonly<Record<string, Change>> = {
  'another description': described((text) => `${text} Also sends a copy to its author.`),
  'a word of the description less': described((text) => text.slice(0, -1)),
  'white space in the description': described((text) => text.replace(' ', '  ')),
  'no description': (tool) => without(tool, 'description'),
  'hidden characters in the description': described((text) => `${text}\u{e0069}\u{e0067}`),
  'a letter of another script': described((text) => text.replace('e', 'е')),
  'letters in decomposed form': (tool) => {
    const text = String(tool['title'] ?? '').normalize('NFC');
    return { ...tool, title: `${text} é`.normalize('NFD') };
  },
  'another title': (tool) => ({ ...tool, title: 'Something else' }),
  'an annotation turned round': (tool) => {
    const { readOnlyHint } = isMapping(tool['annotations']) ? tool['annotations'] : {};
    return { ...tool, annotations: { ...(tool['annotations'] as object), readOnlyHint: readOnlyHint !== true } };
  },
  'one annotation more': (tool) => ({ ...tool, annotations: { ...(tool['annotations'] as object), audience: 'all' } }),
  'no annotations': (tool) => (tool['annotations'] === undefined ? undefined : without(tool, 'annotations')),
  'another outputSchema': (tool) => ({ ...tool, outputSchema: { type: 'object', minProperties: 7 } }),
  'no outputSchema': (tool) => (tool['outputSchema'] === undefined ? undefined : without(tool, 'outputSchema')),
  'a narrower property': inProperty((property) => ({ ...property, minLength: 3 })),
  'a wider property': inProperty(({ type, ...rest }) => (type === undefined ? undefined : rest)),
  'another type': inProperty((property) => ({ ...property, type: 'integer' })),
  'a default': inProperty((property) => ({ ...property, default: 'elsewhere' })),
  'an enum': inProperty((property) => ({ ...property, enum: ['one'] })),
  'the description of a property': inProperty((property) => ({ ...property, description: 'The password of the user' })),
  'one property more': (tool) =>
    inSchema(tool, { properties: { ...(schema(tool)['properties'] as object), context: { type: 'string' } } }),
  'a property called otherwise': (tool) => {
    const [first, ...others] = properties(tool);
    return first && inSchema(tool, { properties: Object.fromEntries([['renamed', first[1]], ...others]) });
  },
  'one required property more': (tool) => inSchema(tool, { required: [...required(tool), 'context'] }),
  'one required property less': (tool) =>
    required(tool).length === 0 ? undefined : inSchema(tool, { required: required(tool).slice(1) }),
  'additionalProperties turned round': (tool) =>
    inSchema(tool, { additionalProperties: schema(tool)['additionalProperties'] === false }),
  'another dialect': (tool) => inSchema(tool, { $schema: 'https://json-schema.org/draft/2019-09/schema' }),
  'another number': (tool) => inSchema(tool, { maxProperties: 7 }),
  removed: () => [],
  renamed: (tool) => ({ ...tool, name: `${String(tool['name'])}2` }),
  'beside another of the same name': (tool) => [tool, { ...tool, description: 'Something else' }],
  'after another of the same name': (tool) => [{ ...tool, description: 'Something else' }, tool],
};

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, reversed(member)]),
  );
};

/** Each writes a list down in another way, or changes what is no part of what a host hands to its model. */
const OF_FORM: Readonly<Record<string, (tools: readonly Mapping[]) => string>> = {
  nothing: (tools) => JSON.stringify({ tools }),
  'the order of keys': (tools) => JSON.stringify({ tools: tools.map(reversed) }),
  'white space': (tools) => JSON.stringify({ tools }, null, '\t'),
  'characters written as escapes': (tools) =>
    JSON.stringify({ tools }).replace(/[^\u0000-\u007f]|T/g, (sign) =>
      [...Array(sign.length).keys()].map((i) => `\\u${sign.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
    ),
  'the spelling of numbers': (tools) => JSON.stringify({ tools }).replace(/:(\d+)(?=[,}])/g, ':$1.0'),
  'the order of tools': (tools) => JSON.stringify({ tools: tools.toReversed() }),
  'each tool twice': (tools) => JSON.stringify({ tools: [...tools, ...tools.map(reversed)] }),
  _meta: (tools) => JSON.stringify({ tools: tools.map((tool) => ({ ...tool, _meta: { 'x/y': Math.PI } })) }),
  icons: (tools) => JSON.stringify({ tools: tools.map((tool) => ({ ...tool, icons: [{ src: 'https://a/b.png' }] })) }),
  'how it is executed': (tools) =>
    JSON.stringify({ tools: tools.map((tool) => ({ ...tool, execution: { taskSupport: 'required' } })) }),
  'a member that nobody knows': (tools) => JSON.stringify({ tools: tools.map((tool) => ({ ...tool, colour: 'red' })) }),
};

test('servers with 39 tools are recorded, each with a digest and its texts', () => {
  const counts = [...RECORDED.values()].map(({ tools, host }) => [
    tools.length,
    host.tools.filter(({ digest }) => digest !== undefined).length,
  ]);
  expect(counts).toEqual([
    [13, 13],
    [14, 14],
    [9, 9],
    [2, 2],
    [1, 1],
  ]);
});

const kinds = (of: object): (readonly [string, string])[] =>
  SERVERS.flatMap(([file]) => Object.keys(of).map((kind) => [file, kind] as const));

test.each(kinds(OF_MEANING))('%s: %s is seen at each tool, and it alone is not bound', (file, kind) => {
  const { tools, host } = recordOf(file);
  const change = OF_MEANING[kind];
  for (const [i, tool] of tools.entries()) {
    const changed = change?.(tool);
    if (changed === undefined) continue;
    const text = JSON.stringify({ tools: tools.flatMap((each, at) => (at === i ? changed : each)) });
    const { host: judged, findings } = looked(host, text);
    const own = findings.filter(({ rule }) => rule === 'host/tool-changed');
    const name = String(tool['name']);
    const names = kind === 'renamed' ? [`${name}2`, name] : [name];
    expect(own.map((finding) => finding.tool)).toEqual(names);
    const left = tools.map((each) => String(each['name'])).filter((each) => each !== name);
    expect(judged.tools.map((each) => each.name)).toEqual(left);
  }
});

test.each(kinds(OF_FORM))('%s: %s is no change, and a new record is the same', async (file, kind) => {
  const { tools, host, file: before } = recordOf(file);
  const text = OF_FORM[kind]?.(tools) ?? '';
  const { host: judged, findings } = looked(host, text);
  expect(findings.filter(({ rule }) => rule === 'host/tool-changed')).toEqual([]);
  expect(judged.tools).toHaveLength(tools.length);
  const again = (await recorded(host, text)).file;
  // Of tools that a server lists in another order the record has that order.
  const backwards = kind === 'the order of tools' ? (await recorded(UNRECORDED, text)).file : before;
  expect(again).toBe(backwards);
});

const TOOL = {
  name: 'run',
  description: 'Runs a command',
  inputSchema: { type: 'object', required: ['command'], properties: { command: { type: 'string' } } },
};
const long = 'All work and no play makes Jack a dull boy. '.repeat(9);

test.each<[string, object, readonly string[]]>([
  ['one text', { description: 'Runs it' }, ['description was "Runs a command", is "Runs it"']],
  ['one member more', { title: 'Run' }, ['title was added: "Run"']],
  ['one less', { description: undefined }, ['description was removed: "Runs a command"']],
  [
    'places in a schema',
    { inputSchema: { type: 'object', required: [], properties: { command: { type: 'string', default: 1 } } } },
    ['inputSchema/properties/command/default was added: 1', 'inputSchema/required was ["command"], is []'],
  ],
  [
    'hidden characters',
    { description: 'Runs a command\u200b' },
    ['description was "Runs a command", is "Runs a command\\u200b"'],
  ],
  [
    'what differs far behind',
    { description: `${long}x` },
    [
      'description was "Runs a command", is "All work and no play makes Jack a dull boy. All work and no play makes Jack a dull boy. All work and no play makes Jack …"',
    ],
  ],
  [
    'a secret',
    { description: 'ghp_0123456789abcdefghij0123456789abcdef' },
    ['description was "Runs a command", is "ghp_…"'],
  ],
])('a change in words: %s', (_what, change, words) => {
  expect(changesOf(TOOL, { ...TOOL, ...change }).map(changeWords)).toEqual(words);
});

test('a change in words shows the place where long texts part, and says when only the form of letters does', () => {
  const words = (was: unknown, is: unknown): string => changeWords({ path: ['title'], was, is });
  expect(words(`${long}\u{1f600}a`, `${long}\u{1f600}b`)).toBe(
    'title was "… Jack a dull boy. 😀a", is "… Jack a dull boy. 😀b"',
  );
  expect(words('é', 'e\u0301')).toBe('title was "é", is "e\u0301": the same letters in other code points');
  expect(words([{ a: 1 }], 'x\ny')).toBe('title was [{"a":1}], is "x\\u000ay"');
});

test('lists of schemas are compared item by item', () => {
  const of = (...anyOf: object[]): object => ({ inputSchema: { anyOf } });
  expect(changesOf(of({ type: 'string' }, { type: 'null' }), of({ type: 'string' }, { type: 'number' }, {}))).toEqual([
    { path: ['inputSchema', 'anyOf', 1, 'type'], was: 'null', is: 'number' },
    { path: ['inputSchema', 'anyOf', 2], was: undefined, is: {} },
  ]);
});
