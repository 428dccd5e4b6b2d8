import { expect, test } from '@jest/globals';
import { CLIENTS } from '../../../../src/core/clients/catalog/index.ts';
import type { ConfigurationFile } from '../../../../src/core/clients/client.ts';
import { comparable, readConfiguration } from '../../../../src/core/clients/read-configuration.ts';

const fileOf = (client: string): ConfigurationFile => CLIENTS[client]?.project[0] as ConfigurationFile;
// It reads the members that most clients do, and httpUrl.
const JSON_SERVERS = fileOf('gemini-cli');
const TOML = fileOf('codex-cli');

/** What a configuration says, each finding as `line:column message`. */
async function said(text: string, file = JSON_SERVERS): Promise<unknown> {
  const { servers, findings } = await readConfiguration('f', text, file, 'Client');
  const needsInput = [...new Set(servers.flatMap(({ needs }) => needs))];
  const found = findings.map(
    ({ range: { start }, rule, message }) => `${start.line}:${start.column} ${rule} ${message}`,
  );
  return { servers, needsInput, found };
}

const server = (entry: object): string => JSON.stringify({ mcpServers: { s: entry } });

test('a server has a command or an address; of its variables and headers only the names are kept', async () => {
  const text = `// one comment
{
  "other": { "mcpServers": 1 },
  "mcpServers": {
    /* "gone": { "command": "x" }, */
    "memory": { "command": "npx", "args": ["-y", "memory-mcp"], "env": { "LEVEL": "debug", "KEY": "\${KEY}", }, },
    "docs": { "type": "sse", "url": "https://docs.example/sse", "headers": { "X-Region": "eu", "Authorization": "Bearer \${DOCS}" } },
    "plain": { "httpUrl": "https://plain.example//mcp" },
    "off": { "command": "x", "disabled": true },
  },
}
`;
  expect(await said(text)).toEqual({
    servers: [
      {
        name: 'memory',
        transport: 'stdio',
        command: 'npx',
        args: ['-y', 'memory-mcp'],
        envNames: ['LEVEL', 'KEY'],
        headers: {},
        needs: ['KEY'],
      },
      {
        name: 'docs',
        transport: 'sse',
        url: 'https://docs.example/sse',
        envNames: [],
        headers: { 'X-Region': undefined, Authorization: 'DOCS' },
        needs: ['DOCS'],
      },
      { name: 'plain', transport: 'http', url: 'https://plain.example//mcp', envNames: [], headers: {}, needs: [] },
      { name: 'off', transport: 'stdio', command: 'x', args: [], envNames: [], headers: {}, disabled: true, needs: [] },
    ],
    needsInput: ['KEY', 'DOCS'],
    found: [],
  });
});

test('a list is a command with its arguments, a table a command with its path', async () => {
  const local = { type: 'local', command: ['node', 'a.mjs', '{env:A}'], environment: { B: '{env:B}' }, enabled: false };
  expect(await said(JSON.stringify({ mcp: { a: local } }), fileOf('opencode'))).toMatchObject({
    servers: [{ command: 'node', args: ['a.mjs', '{env:A}'], envNames: ['B'], disabled: true, needs: ['A', 'B'] }],
  });
  const nested = { command: { path: 'node', args: ['a.mjs'], env: { C: '$C' } } };
  expect(await said(JSON.stringify({ context_servers: { s: nested } }), fileOf('zed'))).toMatchObject({
    servers: [{ command: 'node', args: ['a.mjs'], envNames: ['C'], needs: ['C'] }],
  });
});

test('TOML names variables that are forwarded', async () => {
  const text = `# a comment
[mcp_servers.memory]
command = "npx" # another
args = ["-y", # and one more
  "memory-mcp"]
env_vars = ["A", { name = "B", source = "local" }]
env = { C = "plain" }

[mcp_servers."the docs"]
url = 'https://docs.example/mcp'
bearer_token_env_var = "TOKEN"
http_headers = { X-Region = "eu" }
env_http_headers = { X-Key = "KEY" }
enabled = false
`;
  expect(await said(text, TOML)).toEqual({
    servers: [
      {
        name: 'memory',
        transport: 'stdio',
        command: 'npx',
        args: ['-y', 'memory-mcp'],
        envNames: ['C', 'A', 'B'],
        headers: {},
        needs: ['A', 'B'],
      },
      {
        name: 'the docs',
        transport: 'http',
        url: 'https://docs.example/mcp',
        envNames: [],
        headers: { 'X-Region': undefined, 'X-Key': 'KEY', Authorization: 'TOKEN' },
        disabled: true,
        needs: ['KEY', 'TOKEN'],
      },
    ],
    needsInput: ['A', 'B', 'KEY', 'TOKEN'],
    found: [],
  });
});

test.each([
  ['${A}', ['A']],
  ['${A:-b}', []],
  ['${env:A}/${input:the-id}', ['A', 'the-id']],
  ['{env:A}', ['A']],
  ['$A-$B', ['A', 'B']],
  ['$(cat $A)', []],
  ['${workspaceFolder}/${CLAUDE_PROJECT_DIR}/$HOME', []],
  ['${config:a.b}', []],
  ['--token=<your token>', ['your token']],
])('an argument %s needs %j', async (arg, needs) => {
  expect(await said(server({ command: 'x', args: [arg] }))).toMatchObject({ servers: [{ args: [arg], needs }] });
});

const DRAWN = 'k7Rt2LmX9vQd4Hs8Wz';

test.each([
  ['env', { env: { API_KEY: DRAWN } }, '1:52 client/secret the variable "API_KEY" of server "s"', ['API_KEY']],
  [
    'a word',
    { env: { DB_PASSWORD: 'swordfish' } },
    '1:56 client/secret the variable "DB_PASSWORD" of server "s"',
    ['DB_PASSWORD'],
  ],
  [
    'header',
    { headers: { Authorization: `Bearer ${DRAWN}` } },
    '1:62 client/secret the header "Authorization" of server "s"',
    ['Authorization'],
  ],
  ['argument', { args: ['--api-key', DRAWN] }, '1:55 client/secret an argument of server "s"', []],
  ['argument with its name', { args: [`--token=${DRAWN}`] }, '1:43 client/secret an argument of server "s"', []],
  [
    'header in an argument',
    { args: ['--header', `Authorization: Bearer ${DRAWN}`] },
    '1:54 client/secret an argument of server "s"',
    [],
  ],
  [
    'variable of a container',
    { args: ['-e', `DB_PASSWORD=${DRAWN}`] },
    '1:48 client/secret an argument of server "s"',
    [],
  ],
])('a secret as %s is found at its place, and kept nowhere', async (_what, more, finding, needs) => {
  const result = await said(server({ command: 'x', ...more }));
  expect(result).toMatchObject({ needsInput: needs, found: [`${finding} is written into the configuration`] });
  expect(JSON.stringify(result)).not.toMatch(/k7Rt|swordfish/);
});

test.each([
  [`https://me:${DRAWN}@docs.example/mcp`, 'https://me:<redacted>@docs.example/mcp'],
  [`https://docs.example/mcp?token=${DRAWN}`, 'https://docs.example/mcp?token=<redacted>'],
  [
    `https://me:${DRAWN}@docs.example/mcp?page=2&access_token=swordfish&pat=swordfish#top`,
    'https://me:<redacted>@docs.example/mcp?page=2&access_token=<redacted>&pat=<redacted>#top',
  ],
])('a secret in an address is found at its place, and kept nowhere: %#', async (address, url) => {
  const result = await said(server({ url: address }));
  expect(result).toMatchObject({
    servers: [{ url }],
    found: ['1:27 client/secret the address of server "s" is written into the configuration'],
  });
});

test.each([['<your key>'], ['YOUR_API_KEY'], ['your-key-here'], ['changeme'], ['sk-...'], ['']])(
  'the placeholder %j is not a secret, and somebody must supply it',
  async (value) => {
    expect(await said(server({ command: 'x', env: { API_KEY: value } }))).toMatchObject({
      needsInput: ['API_KEY'],
      found: [],
    });
  },
);

test.each([['4096'], ['true']])('the setting %j of a name that ends as a secret does is none', async (value) => {
  expect(await said(server({ command: 'x', env: { MAX_TOKEN: value } }))).toMatchObject({ needsInput: [], found: [] });
});

test.each([
  [
    '{ "mcpServers": { "s": ',
    JSON_SERVERS,
    '1:24 source/syntax not valid JSON: the document ends where a value is missing',
  ],
  ['[mcp_servers.s\n', TOML, '1:15 source/syntax the file is not TOML: illegal character in key'],
])('what cannot be read is said at its place: %j', async (text, format, finding) => {
  expect(await said(text, format)).toEqual({ servers: [], needsInput: [], found: [finding] });
});

test('two configurations are compared by their servers, without any value', async () => {
  const read = await readConfiguration('f', server({ command: 'x', env: { A: 'canary' } }), JSON_SERVERS, 'Client');
  expect(comparable(read).value).toEqual({
    mcpServers: { s: { name: 's', transport: 'stdio', command: 'x', args: [], envNames: ['A'], headerNames: [] } },
  });
});

test('servers that are in a list of YAML are called by the name in them, each at its place', async () => {
  const text = `name: Ours
mcpServers:
  - name: tracker
    command: npx
    args: [-y, tracker-mcp]
    env: { TOKEN: '\${{ secrets.TOKEN }}' }
  - name: web
    type: streamable-http
    url: https://web.example/mcp
  - comand: x
  - plain
`;
  const { servers, places, findings } = await readConfiguration('f.yaml', text, fileOf('continue'), 'Client');
  expect(servers.map(({ name, command, url, needs }) => [name, command ?? url, needs])).toEqual([
    ['tracker', 'npx', ['TOKEN']],
    ['web', 'https://web.example/mcp', []],
  ]);
  expect([...places]).toEqual([
    ['tracker', ['mcpServers', 0]],
    ['web', ['mcpServers', 1]],
  ]);
  expect(findings.map(({ range: { start }, message }) => `${start.line}: ${message}`)).toEqual([
    '10: unknown property "comand" of server "2"',
    '11: "mcpServers[3]" must be a mapping, not a string',
  ]);
});

test('a key that the client does not read is told with the one that it reads', async () => {
  const { servers, findings } = await readConfiguration(
    '.cursor/mcp.json',
    '{"servers":{"tracker":{"command":"x"}}}',
    fileOf('cursor'),
    'Cursor',
  );
  expect([servers, findings.map(({ message, help }) => [message, help])]).toEqual([
    [],
    [['Cursor does not read the servers of "servers"', 'Cursor reads the servers of "mcpServers"']],
  ]);
});
