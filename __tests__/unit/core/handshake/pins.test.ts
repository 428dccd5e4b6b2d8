/** Recorded servers, and what becomes of each of their tools when the server says something else of it. */
import { beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolsOf } from '../../../../src/adapters/mcp/lists.ts';
import type { HostProfile } from '../../../../src/core/handshake/host.ts';
import { liveProfile, type LiveHost } from '../../../../src/core/handshake/live.ts';
import { changeWords } from '../../../../src/core/handshake/pins.ts';
import { readHostProfile } from '../../../../src/core/handshake/read-host.ts';
import { digestAlone, recordedProfile } from '../../../../src/core/handshake/record.ts';
import { changesOf, PINNED, toolDigest } from '../../../../src/core/handshake/tool-digest.ts';
import { validators } from '../../../../src/core/schema/validators.ts';
import { LIMITS } from '../../../../src/core/source/limits.ts';
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
  return { host: (await read(file)).host, file };
}

/** A profile as it is read, with what is said of it. */
async function read(file: string): Promise<{ readonly host: HostProfile; readonly said: readonly string[] }> {
  const doc = await readDocument('desk.host.yaml', Buffer.from(file), { maxDepth: LIMITS.schemaDepth, orJson: true });
  const { host, diagnostics } = readHostProfile(doc, await validators.host());
  if (host === undefined) throw new Error(JSON.stringify(diagnostics));
  return {
    host,
    said: diagnostics.flatMap(({ rule, message, pointer }) =>
      rule === 'host/tool-changed' ? [`${pointer} ${message}`] : [],
    ),
  };
}

interface Recorded {
  readonly tools: readonly Mapping[];
  readonly host: HostProfile;
  readonly file: string;
}
const RECORDED = new Map<string, Recorded>();
/** Of each tool of a server a record with one other tool beside it: to look at all tools for each change of one takes half a minute. */
const PAIRS = new Map<string, readonly Recorded[]>();
const recordedAs = async (tools: readonly Mapping[]): Promise<Recorded> => {
  return { tools, ...(await recorded(UNRECORDED, JSON.stringify({ tools }))) };
};
beforeAll(async () => {
  for (const server of SERVERS) {
    const tools = listOf(server);
    RECORDED.set(server[0], await recordedAs(tools));
    const pairs = tools.map((tool, i) => recordedAs(tools.length === 1 ? tools : [tool, tools.at(i - 1) ?? tool]));
    PAIRS.set(server[0], await Promise.all(pairs));
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
  'how it is executed': (tool) => ({ ...tool, execution: { taskSupport: 'required', more: 1 } }),
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

/** Each writes a list down in another way, or changes what is not part of what a host hands to its model. */
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

/** Changes that none of a server's tools can have, since none has the member. */
const NONE_HAS_IT = new Set([
  '@upstash/context7-mcp/dist/index.js: no outputSchema',
  'mcp-server-commands/build/index.js: no annotations',
  'mcp-server-commands/build/index.js: no outputSchema',
]);

test.each(kinds(OF_MEANING))(
  '%s: %s is seen at each tool, and the host is not judged until it is recorded again',
  (file, kind) => {
    const change = OF_MEANING[kind];
    const { tools: all } = recordOf(file);
    expect(PAIRS.get(file)?.map(({ tools: [tool] }) => tool)).toEqual(all);
    expect(all.some((tool) => change?.(tool) !== undefined)).toBe(!NONE_HAS_IT.has(`${file}: ${kind}`));
    for (const { tools, host } of PAIRS.get(file) ?? []) {
      const [tool = {}, ...others] = tools;
      const changed = change?.(tool);
      if (changed === undefined) continue;
      const text = JSON.stringify({ tools: [changed, ...others].flat() });
      const { host: judged, findings } = looked(host, text);
      const own = findings.filter(({ rule }) => rule === 'host/tool-changed');
      const name = String(tool['name']);
      const names = kind === 'renamed' ? [`${name}2`, name] : [name];
      expect(own.map((finding) => finding.tool)).toEqual(names);
      // A tool that is gone is unmet where it was bound, and nothing elsewhere.
      const messages = kind === 'removed' ? [] : own.filter(({ server }) => server === 0).map(({ message }) => message);
      expect(judged.changed).toBe(messages.length === 0 ? undefined : messages.join('; '));
    }
  },
);

test.each(kinds(OF_FORM))('%s: %s is not a change, and a new record is the same', async (file, kind) => {
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

const recordedNames = ({ tools }: HostProfile): readonly string[] => tools.map(({ name }) => name);
const unlike = (name: string): string => `tool "${name}" is not what was recorded: its words do not give its digest`;

test.each(SERVERS.map(([file]) => [file]))(
  '%s: every tool of the record gives its digest, and so does it in another file',
  async (file) => {
    const { tools, host, file: text } = recordOf(file);
    const names = tools.map(({ name }) => String(name));
    expect([recordedNames(host), host.withheld, (await read(text)).said]).toEqual([names, undefined, []]);
    const { seen } = looked(UNRECORDED, JSON.stringify({ tools }));
    expect([digestAlone(seen, true), digestAlone(seen)]).toEqual([undefined, undefined]);
    const elsewhere = await read(recordedProfile(seen));
    expect([recordedNames(elsewhere.host), elsewhere.said]).toEqual([names, []]);
    for (const { inputSchema, digest, ...tool } of host.tools)
      expect([tool.name, inputSchema, toolDigest({ inputSchema, ...tool })]).toEqual([
        tool.name,
        expect.anything(),
        digest,
      ]);
  },
);

const EDITS: Readonly<Record<(typeof PINNED)[number], unknown>> = {
  name: 'another',
  title: 'Another',
  description: 'Another',
  inputSchema: { type: 'object', required: ['another'], properties: { another: { type: 'string' } } },
  outputSchema: { type: 'object', minProperties: 7 },
  annotations: { another: true },
  execution: { another: true },
};

test.each(SERVERS.flatMap(([file]) => PINNED.map((word) => [file, word] as const)))(
  '%s: an edit of %s in the record is seen without its server, and that tool alone is withheld',
  async (file, word) => {
    const { tools, file: text } = recordOf(file);
    const record = parse(text) as { readonly tools: readonly Mapping[] };
    // Each member of the first tool that has it, written otherwise and taken out; of one that none has, added.
    const at = Math.max(
      record.tools.findIndex((tool) => tool[word] !== undefined),
      0,
    );
    const tool = record.tools[at] ?? {};
    const edits = [{ ...tool, [word]: EDITS[word] }];
    if (word !== 'name' && tool[word] !== undefined) edits.push(without(tool, word));
    for (const edited of edits) {
      const { host, said } = await read(JSON.stringify({ ...record, tools: record.tools.with(at, edited) }));
      const name = String(edited['name']);
      const left = tools.map((each) => String(each['name'])).toSpliced(at, 1);
      expect([recordedNames(host), host.withheld?.map((each) => each.name), said]).toEqual([
        left,
        [name],
        [`/tools/${at}/name ${unlike(name)}`],
      ]);
      // Asked, the server still says what the digest is of; the record is another, and counts for nothing until it is made again.
      const live = looked(host, JSON.stringify({ tools }));
      const renamed = `tool "${String(tool['name'])}" of server "one" was not recorded`;
      expect([recordedNames(live.host), live.host.changed]).toEqual(
        word === 'name' ? [tools.map((each) => each['name']), renamed] : [left, undefined],
      );
      expect((await read(recordedProfile(live.seen, true))).said).toEqual([]);
    }
  },
);

const QUERY = { type: 'object', required: ['query'], properties: { query: { type: 'string' } } };

test('a tool under the name of its server and its own gives its digest; another prefix is another name', async () => {
  const servers = ['one', 'two', 'three'].map((name) => ({ name, command: name }));
  const { tools } = toolsOf([
    { name: 'two.find', inputSchema: QUERY },
    { name: 'find', inputSchema: QUERY },
  ]);
  const answers = servers.map(({ name }) => {
    return { name, protocolRevision: '2025-11-25', tools, resources: [], templates: [], notes: [] };
  });
  const { seen } = liveProfile({ ...UNRECORDED, servers }, answers);
  const names = ['two.find', 'find', 'two.two.find', 'two.find.2', 'three.two.find', 'three.find'];
  const text = recordedProfile(seen, true);
  const { host, said } = await read(text);
  expect([recordedNames(host), said, digestAlone(seen, true)]).toEqual([names, [], undefined]);
  const other = await read(text.replace('three.find', 'four.find'));
  expect([other.host.withheld?.map(({ name }) => name), other.said]).toEqual([
    ['four.find'],
    [`/tools/5/name ${unlike('four.find')}`],
  ]);
  // A file that does not name the servers cannot tell a prefix from a name.
  expect(digestAlone(seen)).toBe(
    'recorded by digest alone, and bound with --live only, because a record cannot hold the words of their server: "two.two.find", "two.find.2", "three.two.find", "three.find"',
  );
  const elsewhere = await read(recordedProfile(seen));
  expect([elsewhere.said, elsewhere.host.tools.map(({ inputSchema }) => inputSchema !== undefined)]).toEqual([
    [],
    [true, true, false, false, false, false],
  ]);
});

test.each<[string, Mapping]>([
  ['a value of the environment in a text', { description: 'with hunter2' }],
  [
    'a value of the environment in a name of a schema',
    { inputSchema: { type: 'object', properties: { hunter2: {} } } },
  ],
  ['a title that is not text', { title: 7 }],
  ['a description that is null', { description: null }],
  ['an inputSchema that is not a schema', { inputSchema: 'none' }],
  ['an outputSchema that is null', { outputSchema: null }],
  ['annotations that are a list', { annotations: ['none'] }],
])('%s: the tool is recorded by its digest alone, is the same live, and its change is seen', async (_what, odd) => {
  const blotted = (text: string): string => text.replaceAll('hunter2', '***');
  const seenOf = (host: HostProfile, tool: Mapping): LiveHost => {
    const { tools } = toolsOf([{ name: 'find', inputSchema: QUERY, ...tool }], blotted);
    return liveProfile(host, [
      { name: 'one', protocolRevision: '2025-11-25', tools, resources: [], templates: [], notes: [] },
    ]);
  };
  const { seen } = seenOf(UNRECORDED, odd);
  const { host, said } = await read(recordedProfile(seen, true));
  const digest = toolDigest({ name: 'find', inputSchema: QUERY, ...odd });
  expect([host.tools, host.withheld, said]).toEqual([[{ name: 'find', digest, scopes: [] }], undefined, []]);
  // What is not a schema is bound nowhere, and said already.
  const line =
    'recorded by digest alone, and bound with --live only, because a record cannot hold the words of their server: "find"';
  expect(digestAlone(seen, true)).toBe(odd['inputSchema'] === 'none' ? undefined : line);
  const same = seenOf(host, odd);
  expect([recordedNames(same.host), same.findings]).toEqual([['find'], []]);
  const { host: other, findings } = seenOf(host, { ...odd, annotations: { other: true } });
  const message = 'tool "find" of server "one" is not what was recorded: something that the record leaves out changed';
  expect([other.changed, findings.map((each) => each.message)]).toEqual([message, [message]]);
});

test.each<[string, string]>([
  ['names that objects have of themselves', '{"__proto__":{"type":"string"},"constructor":{},"toString":{},"":{}}'],
  ['numbers at the ends', '[0,-0,1e21,1e-7,1.7976931348623157e308,5e-324,9007199254740993,1.0,-1E2]'],
  [
    'characters that files treat apart',
    '["\\u0000\\u0007\\u007f\\u0085\\u00a0\\u2028\\u2029\\ufeff\\ufffe", "\\r\\n\\t ", "{{ }} # : - ? | > & * ! %", "😀é"]',
  ],
  ['words that YAML reads as something else', '["yes", "null", "~", "2026-11-22", "0x1f", "1e3", ".nan", "<<"]'],
  ['members that are null', '{"default":null,"examples":[null]}'],
  ['much nesting', `${'{"properties":{"a":'.repeat(200)}{}${'}}'.repeat(200)}`],
])('%s in a schema come back from a record as they were said', async (_what, value) => {
  const text = `{"tools":[{"name":"find","inputSchema":{"type":"object","x-odd":${value}},"title":""}]}`;
  const { host, file } = await recorded(UNRECORDED, text);
  expect([recordedNames(host), host.withheld, (await read(file)).said]).toEqual([['find'], undefined, []]);
  expect(toolDigest({ ...host.tools[0] })).toBe(host.tools[0]?.digest);
});
