import { expect, test } from '@jest/globals';
import { readHostProfile } from '../../../../src/core/handshake/read-host.ts';
import { validators } from '../../../../src/core/schema/validators.ts';
import { readText } from '../../../../src/core/source/read.ts';

const HEAD = 'schemaVersion: cart.host.v1\nname: Desk\n';

async function read(text: string): Promise<{ found: string[]; profile: unknown }> {
  const { profile, diagnostics } = readHostProfile(await readText('desk.host.yaml', text), await validators.host());
  const found = diagnostics.map(
    (d) =>
      `${d.range.start.line}:${d.range.start.column} ${d.rule} ${d.message}${d.help === undefined ? '' : ` | ${d.help}`}`,
  );
  return { found, profile };
}

test('what a profile leaves out is what the host does not offer', async () => {
  expect(await read(HEAD)).toEqual({
    found: [],
    profile: {
      name: 'Desk',
      protocolRevision: undefined,
      model: undefined,
      tools: [],
      filesystem: [],
      network: [],
      bindings: {},
      resources: [],
      servers: [],
      sources: [],
    },
  });
});

test('a full profile keeps its order and its facts', async () => {
  const text = `${HEAD}protocolRevision: "2025-06-18"
model: { toolUse: true, contextWindowTokens: 200000 }
tools:
  - { name: b, inputSchema: true }
  - { name: a, scopes: [exec], wraps: b, rename: { command: script }, constants: { cwd: / } }
bindings: { "cart:execute": a }
`;
  expect((await read(text)).profile).toMatchObject({
    protocolRevision: '2025-06-18',
    model: { toolUse: true, contextWindowTokens: 200000, structuredOutput: false },
    tools: [
      { name: 'b', scopes: [], inputSchema: true },
      { name: 'a', scopes: ['exec'], wraps: 'b', rename: { command: 'script' }, constants: { cwd: '/' } },
    ],
    bindings: { 'cart:execute': 'a' },
  });
});

const faults: [string, string, string[]][] = [
  [
    'a revision that is no date',
    'protocolRevision: "2025-02-30"\n',
    [
      '3:19 host/revision protocolRevision is "2025-02-30", which is no date | write the MCP revision that the host negotiates, a real date as YYYY-MM-DD',
    ],
  ],
  [
    'an unknown property',
    'protocolRevison: "2025-06-18"\n',
    ['3:1 host/schema unknown property "protocolRevison" | did you mean "protocolRevision"?'],
  ],
  [
    'a tool twice',
    'tools:\n  - name: a\n  - name: a\n',
    ['5:11 host/duplicate-tool tool "a" stands twice | give each tool its own name'],
  ],
  [
    'a wrapped tool that is not there',
    'tools:\n  - name: shell\n  - name: a\n    wraps: shel\n',
    ['6:12 host/wrapped-tool wrapped tool "shel" is not among the tools | did you mean "shell"?'],
  ],
  [
    'a wrapped tool in a wrapped tool',
    'tools: [{name: a}, {name: b, wraps: a}, {name: c, wraps: b}]\n',
    ['3:58 host/wrapped-tool "b" is itself a wrapped tool | wrap the tool that the server offers'],
  ],
  [
    'a rename without a wrapped tool',
    'tools:\n  - name: a\n    rename: { x: y }\n',
    ['5:5 host/wrapped-tool rename without wraps | name the wrapped tool in wraps'],
  ],
  [
    'a schema of its own on a wrapped tool',
    'tools: [{name: a}, {name: b, wraps: a, inputSchema: true}]\n',
    [
      '3:40 host/wrapped-tool a wrapped tool has no inputSchema of its own | remove it: it is derived from the wrapped tool',
    ],
  ],
  [
    'two properties renamed to one',
    'tools: [{name: a}, {name: b, wraps: a, rename: {x: z, y: z}}]\n',
    ['3:58 host/wrapped-tool "x" and "y" are both renamed to "z" | rename each to a property of its own'],
  ],
  [
    'a renamed constant',
    'tools: [{name: a}, {name: b, wraps: a, rename: {x: z}, constants: {z: 1}}]\n',
    ['3:52 host/wrapped-tool "z" is a constant and a renamed property at once | remove one of the two'],
  ],
  [
    'a binding without namespace',
    'tools: [{name: a}]\nbindings: { execute: a }\n',
    [
      '4:13 host/binding "execute" is no role: its namespace is missing | write the role with its namespace, as the manifest does',
    ],
  ],
  [
    'a binding to no tool',
    'tools: [{name: shell}]\nbindings: { "cart:execute": shel }\n',
    ['4:29 host/binding cart:execute is bound to "shel", which is not among the tools | did you mean "shell"?'],
  ],
];
test.each(faults)('%s is an error at its place', async (_, text, found) => {
  expect(await read(HEAD + text)).toEqual({ found, profile: undefined });
});

test.each(['__proto__', 'constructor', 'toString'])('a tool named %s is a tool like any other', async (name) => {
  const { found } = await read(`${HEAD}tools: [{name: ${name}}]\nbindings: {"cart:execute": ${name}}\n`);
  expect(found).toEqual([]);
});
