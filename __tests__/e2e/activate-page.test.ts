/** docs/activate.md with the real servers: from a configured client to an activated agent, in three commands; the same for two others; what each other client lacks. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { stringify } from 'smol-toml';
import { ACTIVATION } from '../../src/core/clients/activation.ts';
import { CLIENTS } from '../../src/core/clients/catalog/index.ts';
import { run, tree } from '../support/activate.ts';
import { CLI, ROOT } from '../support/cli.ts';
import { play } from '../support/console.ts';
import { called } from '../support/gate.ts';
import { scratch } from '../support/scratch.ts';
import { standIn } from '../support/stand-in.ts';

const PAGE = join(ROOT, 'docs/activate.md');
const OTHER_TEST = /^<!-- console test=.* -->\n/m;
const SERVERS = join(ROOT, 'node_modules/.bin');

/** The servers that make other clients accept, what their users state, and the roles that the gate then serves. */
const OTHERS: Readonly<
  Record<string, readonly [servers: readonly string[], stated: readonly string[], roles: object]>
> = {
  'gemini-cli': [
    ['memory'],
    [],
    { add_memory: { summary: 'the pump leaks at night' }, search_memory: { query: 'pump' } },
  ],
  vscode: [
    ['memory', 'commands'],
    ['--tool-use', '--context-window', '200000'],
    {
      execute: { command: 'true' },
      add_memory: { summary: 'the pump leaks at night' },
      search_memory: { query: 'pump' },
    },
  ],
};

const page = readFileSync(PAGE, 'utf8');
const before = process.env['PATH'] ?? '';
/** The page as its commands print it, and the folder of the cartridge and the key that they make. */
let shown = '';
let made = '';
beforeAll(async () => {
  process.env['PATH'] = `${SERVERS}${delimiter}${before}`;
  const [comment = ''] = OTHER_TEST.exec(page) ?? [];
  const { text, top } = await play('docs/activate.md', page.replace(comment, '\n'));
  shown = text.replace('\n\n\n', `\n\n${comment}`);
  made = top;
}, 120_000);
afterAll(() => {
  process.env['PATH'] = before;
});

test('the page is what its commands print', () => {
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(PAGE, shown);
  expect(shown).toBe(process.env['UPDATE_GOLDEN'] === '1' ? shown : page);
});

/** A folder with the cartridge of the page and a client that is configured with servers of npm. */
function configured(client: string, servers: readonly string[]): { cwd: string; path: string; key: string } {
  const cwd = scratch();
  for (const each of ['anyone.cart', 'release.pub.pem']) cpSync(join(made, each), join(cwd, each));
  const [file] = CLIENTS[client]?.project ?? [];
  const [path, key] = [join(cwd, file?.path ?? ''), file?.keys[0] ?? ''];
  mkdirSync(dirname(path), { recursive: true });
  const entry = (name: string): object =>
    file?.members['command'] === 'list'
      ? { type: 'local', command: [`mcp-server-${name}`] }
      : { command: `mcp-server-${name}` };
  const table = { [key]: Object.fromEntries(servers.map((name) => [name, entry(name)])) };
  writeFileSync(path, file?.format === 'toml' ? stringify(table) : JSON.stringify(table));
  return { cwd, path, key };
}

const STATED = ['--tool-use', '--context-window', '200000'];
/** The three commands of the page. */
const threeFor = (client: string, stated: readonly string[]): readonly (readonly string[])[] => [
  ['host', 'add', client, '--live', ...stated],
  ['handshake', 'anyone.cart', '--host', `hosts/${client}.host.yaml`, '--suggest', '--write'],
  ['activate', 'anyone.cart', '--host', client, '--public-key', 'release.pub.pem', '--write'],
];

test.each(Object.entries(OTHERS))('%s takes the same three commands', async (client, [servers, stated, roles]) => {
  const { cwd, path, key } = configured(client, servers);
  for (const args of threeFor(client, stated))
    expect([args, await run(cwd, ...args)]).toEqual([args, expect.objectContaining({ code: 0 })]);
  expect(existsSync(join(cwd, ACTIVATION[client]?.skills[0] ?? '', 'anyone/SKILL.md'))).toBe(true);
  const written = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { anyone: Entry }>;
  expect(await remembered(cwd, written[key]?.anyone as Entry, roles)).toEqual([true, false]);
});

/** What clients lack that have a memory, and that memory alone; none for one that accepts. */
const EXECUTE = 'tool:cart:execute: asks for execute with exec, fs.read, and there is none';
const DISPATCH = 'tool:cart:dispatch: asks for dispatch with dispatch, and there is none';
const LACKS: Readonly<Record<string, readonly string[]>> = {
  'claude-code': [],
  'codex-cli': [DISPATCH],
  cursor: [DISPATCH, EXECUTE],
  'gemini-cli': [],
  opencode: [
    'tool:cart:dispatch: asks for dispatch with dispatch, and there is task, whose schema does not fit',
    EXECUTE,
  ],
  vscode: [EXECUTE],
};

/** A client that reads no file of a project is configured by none. */
const CONFIGURED = Object.keys(CLIENTS).filter((name) => CLIENTS[name]?.project.length !== 0);

describe('what other clients lack', () => {
  beforeAll(() => {
    // Their three commands only list the tools of the server.
    const programs = scratch();
    standIn(join(programs, 'mcp-server-memory'), join(SERVERS, 'mcp-server-memory'));
    process.env['PATH'] = `${programs}${delimiter}${before}`;
  });
  afterAll(() => {
    process.env['PATH'] = `${SERVERS}${delimiter}${before}`;
  });

  test.each(CONFIGURED)('%s: what is missing is said, and nothing is written', async (client) => {
    const { cwd } = configured(client, ['memory']);
    const [add = [], suggest = [], activate = []] = threeFor(client, STATED);
    const start = tree(cwd);
    expect(await run(cwd, ...activate)).toEqual({
      code: 2,
      out: '',
      err: `cartwright: hosts/${client}.host.yaml: there is no profile of "${client}" yet\n  help: cartwright host add ${client} --live writes it; review it\n`,
    });
    expect(tree(cwd)).toEqual(start);
    expect((await run(cwd, ...add)).code).toBe(0);
    await run(cwd, ...suggest);
    const after = tree(cwd);
    const { code, out, err } = await run(cwd, ...activate);
    const lacks = LACKS[client];
    if (lacks === undefined)
      expect([code, out, err]).toEqual([
        2,
        '',
        `cartwright: it is not known where the client "${client}" reads skills\n  help: known clients: ${Object.keys(ACTIVATION).join(', ')}; agents means any client that reads .agents/skills\n`,
      ]);
    else if (lacks.length > 0)
      expect([code, out]).toEqual([
        1,
        ['not activated', ...lacks.map((each) => `  anyone.cart: unmet: ${each}`), ''].join('\n'),
      ]);
    else expect([code, out]).toEqual([0, expect.stringContaining('\nactivated anyone in ')]);
    if (lacks === undefined || lacks.length > 0) expect(tree(cwd)).toEqual(after);
  });
});

interface Entry {
  readonly command: string;
  readonly args: string[];
}

/** Whether what is written through the gate, started from the client's own file, is found again; and what nothing wrote. */
async function remembered(cwd: string, entry: Entry, roles: object): Promise<boolean[]> {
  const programs = scratch();
  writeFileSync(join(programs, 'cartwright'), `#!/bin/sh\nexec "${process.execPath}" "${CLI}" "$@"\n`);
  chmodSync(join(programs, 'cartwright'), 0o755);
  const env = {
    PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
    MEMORY_FILE_PATH: join(cwd, 'memory.jsonl'),
  };
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ ...entry, cwd, env, stderr: 'ignore' }));
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(Object.keys(roles));
  for (const [name, args] of Object.entries(roles)) {
    const { content, isError = false } = (await called(client, name, args)) as { content?: unknown; isError?: boolean };
    expect([name, Array.isArray(content), isError]).toEqual([name, true, false]);
  }
  const found = async (query: string): Promise<boolean> =>
    JSON.stringify(await called(client, 'search_memory', { query })).includes('the pump leaks at night');
  const both = [await found('leaks'), await found('repaired')];
  await client.close();
  return both;
}
