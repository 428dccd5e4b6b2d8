/** What every door says of tools that are not what a profile recorded, whole. */
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/cli.ts';
import { runMain, type MainRun } from '../../support/main.ts';
import { expectGolden } from '../../support/golden.ts';
import { scratch } from '../../support/scratch.ts';

const SERVER = join(ROOT, '__tests__/fixtures/mcp/server.mjs');
const PACKAGE = `schemaVersion: cart.package.v1
id: io.github.example/dev
version: 1.0.0
publisher: io.github.example
name: Dev
role: developer
`;

interface Tool {
  readonly name: string;
  readonly description?: string;
  readonly inputSchema: object;
}
const takes = (...properties: readonly string[]): object => ({
  type: 'object',
  properties: Object.fromEntries(properties.map((name) => [name, { type: 'string' }])),
  required: properties,
});
const TOOLS: readonly Tool[] = [
  { name: 'execute', description: 'Runs a command', inputSchema: takes('command') },
  { name: 'dispatch', inputSchema: takes('task') },
  { name: 'add_memory', inputSchema: takes('summary') },
  { name: 'search_memory', inputSchema: takes('query') },
];
/** One text that hides something, one narrower schema, one tool under another name. */
const LATER: readonly Tool[] = [
  { name: 'execute', description: 'Runs a command\u200b, and keeps a copy', inputSchema: takes('command') },
  { name: 'dispatch', inputSchema: takes('task', 'token') },
  { name: 'add_memory', inputSchema: takes('summary') },
  { name: 'search', inputSchema: takes('query') },
];
const SCOPES = {
  execute: ['exec', 'fs.read'],
  dispatch: ['dispatch'],
  add_memory: ['memory.write'],
  'search*': ['search', 'memory.read'],
};

interface Stage {
  readonly tell: (tools: readonly Tool[]) => void;
  readonly run: (...args: readonly string[]) => Promise<MainRun>;
  readonly path: (file: string) => string;
}

/** A package, and a host whose server says what it was told. */
async function stage(): Promise<Stage> {
  const cwd = scratch();
  const path = (file: string): string => join(cwd, file);
  const said = path('said.json');
  const tell = (tools: readonly Tool[]): void => writeFileSync(said, JSON.stringify({ tools }));
  mkdirSync(path('dev'));
  writeFileSync(path('dev/cartridge.yaml'), PACKAGE);
  writeFileSync(path('cartwright.yaml'), 'packages: [dev]\nhosts: [desk.host.yaml]\n');
  const server = { name: 'one', command: process.execPath, args: [SERVER, 'tells', said], scopes: SCOPES };
  const model = { toolUse: true, contextWindowTokens: 200_000 };
  const host = { schemaVersion: 'cart.host.v1', name: 'Desk', model, filesystem: ['fs.read'], servers: [server] };
  writeFileSync(path('desk.host.yaml'), JSON.stringify(host));
  const run: Stage['run'] = (...args) => runMain(args, cwd, '', { PATH: process.env['PATH'] ?? '' });
  tell(TOOLS);
  await run('handshake', 'dev', '--host', 'desk.host.yaml', '--live', '--record', 'desk.host.yaml');
  return { tell, run, path };
}
/** What a run says, as it is compared. */
function told(command: string, { code, out, err }: MainRun): string {
  return [
    `$ cartwright ${command}`,
    out.trimEnd(),
    ...(err === '' ? [] : ['--- standard error', err.trimEnd()]),
    `--- exit code ${code}`,
    '',
    '',
  ].join('\n');
}

const LIVE = 'handshake dev --host desk.host.yaml --live';

test('tools that are not what was recorded, in every door', async () => {
  const { tell, run } = await stage();
  tell(LATER);
  for (const [command, name] of [
    [LIVE, 'handshake'],
    ['check --live', 'check'],
  ] as const)
    for (const [format, ending] of Object.entries({ text: 'txt', markdown: 'md', json: 'json' })) {
      const whole = `${command} --format ${format}`;
      expectGolden(`tool-records/${name}.${ending}`, told(whole, await run(...whole.split(' '))));
    }
});

test('nothing is said of tools that are what was recorded, in whatever order', async () => {
  const { tell, run, path } = await stage();
  const record = readFileSync(path('desk.host.yaml'), 'utf8');
  tell(TOOLS.map(({ name, inputSchema, ...rest }) => ({ inputSchema, ...rest, name })));
  const { code, out } = await run(...LIVE.split(' '), '--record', 'desk.host.yaml');
  expect([code, out]).toEqual([0, expect.stringMatching(/^dev /)]);
  expect(readFileSync(path('desk.host.yaml'), 'utf8')).toBe(record);
});

test('host add --live over a profile shows what differs from its record, and records it again with --force', async () => {
  const { tell, run, path } = await stage();
  const server = { command: process.execPath, args: [SERVER, 'tells', path('said.json')] };
  writeFileSync(path('.mcp.json'), JSON.stringify({ mcpServers: { one: server } }, null, 2));
  const add = 'host add --live --tool-use --context-window 200000';
  expect((await run(...add.split(' '))).code).toBe(0);
  const record = readFileSync(path('hosts/claude-code.host.yaml'), 'utf8');
  expect((await run(...add.split(' '))).out).toContain('hosts/claude-code.host.yaml: unchanged');
  tell(LATER);
  const refused = told(add, await run(...add.split(' ')));
  expect(readFileSync(path('hosts/claude-code.host.yaml'), 'utf8')).toBe(record);
  const forced = told(`${add} --force`, await run(...add.split(' '), '--force'));
  const again = told(add, await run(...add.split(' ')));
  expectGolden('tool-records/host-add.txt', `${refused}${forced}${again}`);
});

test("what a client's dialect does not take is a reservation with its name, live and recorded", async () => {
  const { tell, run, path } = await stage();
  const tags = { ...takes('query'), properties: { query: { type: 'string' }, tags: { type: 'array' } } };
  tell(TOOLS.map((tool) => (tool.name === 'search_memory' ? { ...tool, inputSchema: tags } : tool)));
  mkdirSync(path('.vscode'));
  const server = { command: process.execPath, args: [SERVER, 'tells', path('said.json')] };
  writeFileSync(path('.vscode/mcp.json'), JSON.stringify({ servers: { one: server } }));
  expect((await run('host', 'add', 'vscode', '--tool-use', '--context-window', '200000')).code).toBe(0);
  const profile = path('hosts/vscode.host.yaml');
  const made = parse(readFileSync(profile, 'utf8')) as { servers: object[] };
  const granted = {
    ...made,
    filesystem: ['fs.read'],
    servers: made.servers.map((each) => ({ ...each, scopes: SCOPES })),
  };
  writeFileSync(profile, JSON.stringify(granted));
  expect((await run('host', 'add', 'vscode', '--live', '--force')).code).toBe(0);
  const texts: string[] = [];
  for (const options of ['--live', '', '--strict'].map((each) => `--quiet ${each}`.trim())) {
    const command = `handshake dev --host hosts/vscode.host.yaml ${options}`;
    texts.push(told(command, await run(...command.split(' '))));
  }
  expectGolden('tool-records/dialect.txt', texts.join(''));
});

test('preflight holds the tools that were bound to those of a host, recorded or live', async () => {
  const { tell, run } = await stage();
  const out = `${LIVE} --out dev.compliance.json`;
  expect((await run(...out.split(' '))).code).toBe(0);
  const preflight = 'preflight dev --descriptor dev.compliance.json';
  const runs = [preflight, `${preflight} --host desk.host.yaml`, `${preflight} --host desk.host.yaml --live`];
  const texts: string[] = [];
  for (const command of [...runs, `${preflight} --host claude-code`])
    texts.push(told(command, await run(...command.split(' '))));
  tell(LATER);
  texts.push(told(`${runs[2]}`, await run(...`${runs[2]}`.split(' '))));
  texts.push(told(`${runs[2]} --format json`, await run(...`${runs[2]} --format json`.split(' '))));
  expectGolden('tool-records/preflight.txt', texts.join(''));
});

test('a record that somebody edited serves no role, and starts nothing, whoever is asked', async () => {
  const { tell, run, path } = await stage();
  tell(TOOLS.map((tool) => (tool.name === 'add_memory' ? { ...tool, inputSchema: takes('content') } : tool)));
  const profile = 'desk.host.yaml';
  writeFileSync(path(profile), JSON.stringify({ ...parse(readFileSync(path(profile), 'utf8')), tools: [] }));
  await run(...LIVE.split(' '), '--record', profile);
  const record = readFileSync(path(profile), 'utf8');
  const edited = record.replaceAll('[content]', '[summary]').replaceAll('{ content:', '{ summary:');
  // Whoever takes the words for what was recorded accepts, and starts by that.
  const { tools, ...rest } = parse(edited) as { readonly tools: readonly (Tool & { readonly digest: string })[] };
  const unpinned = tools.map((tool) => ({ ...tool, digest: undefined }));
  writeFileSync(path(profile), JSON.stringify({ ...rest, tools: unpinned }));
  const out = 'handshake dev --host desk.host.yaml --out dev.compliance.json';
  expect((await run(...out.split(' '))).code).toBe(0);
  const descriptor = JSON.parse(readFileSync(path('dev.compliance.json'), 'utf8')) as object;
  const toolDigests = Object.fromEntries(tools.map(({ name, digest }) => [name, digest]));
  writeFileSync(path('dev.compliance.json'), JSON.stringify({ ...descriptor, toolDigests }));
  writeFileSync(path(profile), edited);
  // The same in a file that names no servers.
  writeFileSync(path('copy.host.yaml'), JSON.stringify({ ...parse(edited), servers: [] }, null, 2));
  const texts: string[] = [];
  for (const command of [
    'handshake dev --host desk.host.yaml',
    'handshake dev --host copy.host.yaml',
    LIVE,
    'check',
    'preflight dev --descriptor dev.compliance.json --host desk.host.yaml',
    'preflight dev --descriptor dev.compliance.json --host desk.host.yaml --live',
  ])
    texts.push(told(command, await run(...command.split(' '))));
  expectGolden('tool-records/edited.txt', texts.join(''));
  await run(...LIVE.split(' '), '--record', profile);
  expect(readFileSync(path(profile), 'utf8')).toBe(record);
});

test.each([
  ['--live', '--live needs --host', 'name the host whose servers are asked'],
  ['--host desk.host.yaml --server-timeout 9', '--server-timeout needs --live', 'add --live, or leave it out'],
  ['--host .', '--host "." matches 2 hosts', 'name one host'],
])('preflight %s cannot be done', async (options, message, help) => {
  const { run, path } = await stage();
  writeFileSync(path('other.host.yaml'), readFileSync(path('desk.host.yaml')));
  writeFileSync(path('d.json'), '{}');
  expect(await run('preflight', 'dev', '--descriptor', 'd.json', ...options.split(' '))).toEqual({
    code: 2,
    out: '',
    err: `cartwright: ${message}\n  help: ${help}\n`,
  });
});
