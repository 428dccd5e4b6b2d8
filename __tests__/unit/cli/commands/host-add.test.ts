import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLIENTS } from '../../../../src/core/clients/catalog/index.ts';
import { PACKAGE } from '../../../support/cartridges.ts';
import { ROOT } from '../../../support/cli.ts';
import { runMain, type MainRun } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const SERVER = join(ROOT, '__tests__/fixtures/mcp/server.mjs');

function place(files: Readonly<Record<string, string>>): string {
  const folder = scratch();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const CONFIGURED = {
  '.mcp.json': `{
  "mcpServers": {
    "memory": { "command": "memory-mcp", "env": { "STORE": "\${STORE}" } },
    "old": { "command": "old-mcp", "disabled": true }
  }
}
`,
  '.codex/config.toml': `[mcp_servers.docs]
url = "https://docs.example/mcp"
bearer_token_env_var = "DOCS_TOKEN"
`,
};

const profileOf = (folder: string, client = 'claude-code'): Record<string, unknown> =>
  parse(readFileSync(join(folder, `hosts/${client}.host.yaml`), 'utf8')) as Record<string, unknown>;

describe('host add', () => {
  test('makes a profile for every client that has a configuration, and says what to do next', async () => {
    const folder = place(CONFIGURED);
    expect(await runMain(['host', 'add'], folder)).toEqual({
      code: 0,
      err: '',
      out: `✓ hosts/claude-code.host.yaml: written
  made from  .mcp.json
  servers    memory
  off        old
  promises   dispatch_agent wraps Agent
  needs      STORE
  not stated --tool-use, --context-window TOKENS
✓ hosts/codex-cli.host.yaml: written
  made from  .codex/config.toml
  servers    docs
  needs      DOCS_TOKEN
next: cartwright host add claude-code codex-cli --live --tool-use --context-window TOKENS --force  (TOKENS: the context window of your model)
next: cartwright init
`,
    });
    expect(profileOf(folder)['servers']).toEqual([{ name: 'memory', command: 'memory-mcp', envVars: ['STORE'] }]);
    expect(profileOf(folder, 'codex-cli')['servers']).toEqual([
      { name: 'docs', url: 'https://docs.example/mcp', envHeaders: { Authorization: 'DOCS_TOKEN' } },
    ]);
  });

  test('what it writes is a profile that check takes', async () => {
    const folder = place({ ...CONFIGURED });
    await runMain(['host', 'add'], folder);
    const { out } = await runMain(['check', '--format', 'json'], folder);
    expect((JSON.parse(out) as { diagnostics: unknown }).diagnostics).toEqual([]);
  });

  test('a client without a configuration has its own facts, and what somebody states', async () => {
    const folder = place({});
    const args = ['--context-window', '200000', '--tool-use', '--protocol-revision', '2025-06-18'];
    const { code, out } = await runMain(['host', 'add', 'Claude Code', ...args], folder);
    expect([code, out]).toEqual([
      0,
      `✓ hosts/claude-code.host.yaml: written
  made from  the client's facts alone
  promises   dispatch_agent wraps Agent
next: cartwright init
`,
    ]);
    expect(profileOf(folder)).toMatchObject({
      protocolRevision: '2025-06-18',
      model: { toolUse: true, contextWindowTokens: 200_000 },
    });
  });

  test.each([
    ['init', []],
    ["handshake 'my agents/one' --host hosts/codex-cli.host.yaml", ['my agents/one']],
    ['handshake . --host hosts/codex-cli.host.yaml', ['.']],
    ['check', ['one', 'two']],
  ])('the next step can be pasted: cartwright %s', async (next, packages) => {
    const files = packages.map((path) => [join(path, 'cartridge.yaml'), PACKAGE]);
    const { out } = await runMain(['host', 'add', 'codex-cli'], place(Object.fromEntries(files)));
    expect(out.split('\n').at(-2)).toBe(`next: cartwright ${next}`);
  });

  test('what is not stated is asked of each client that was written', async () => {
    const { out } = await runMain(['host', 'add', 'claude-code', 'cursor', 'codex-cli'], place({}));
    expect(out).toContain('\nnext: cartwright host add claude-code cursor --tool-use --context-window TOKENS ');
  });

  test('a profile that says something else stays, unless it is made anew; then what a person added stays', async () => {
    const folder = place(CONFIGURED);
    await runMain(['host', 'add', 'claude-code'], folder);
    const file = join(folder, 'hosts/claude-code.host.yaml');
    const made = profileOf(folder);
    const wrap = { name: 'add_memory', wraps: 'create', rename: { summary: 'text' }, scopes: ['memory.write'] };
    const mine = {
      ...made,
      name: 'My desk',
      model: { toolUse: true },
      bindings: { 'cart:memory.write': 'add_memory' },
      tools: [...(made['tools'] as object[]), wrap],
      servers: [{ ...(made['servers'] as object[])[0], scopes: { create: ['memory.write'] }, timeout: 60 }],
    };
    // What it would keep all the same is no difference.
    writeFileSync(file, `# mine\n${JSON.stringify(mine)}`);
    expect((await runMain(['host', 'add', 'claude-code'], folder)).out).toContain('unchanged');
    const text = JSON.stringify({ ...mine, description: 'Mine' });
    writeFileSync(file, text);
    expect(await runMain(['host', 'add', 'claude-code'], folder)).toEqual({
      code: 2,
      out: '',
      err: `cartwright: hosts/claude-code.host.yaml: the profile is there and says something else
  help: cartwright host add claude-code --force makes it anew: it keeps bindings, wrapped tools, scopes and stated facts, and no comments
`,
    });
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect((await runMain(['host', 'add', 'claude-code', '--force', '--context-window', '9'], folder)).code).toBe(0);
    expect(profileOf(folder)).toEqual({ ...mine, model: { toolUse: true, contextWindowTokens: 9 } });
    expect((await runMain(['host', 'add', 'claude-code'], folder)).out).toContain('unchanged');
  });

  test('nothing is written when one of several cannot be', async () => {
    const folder = place({ ...CONFIGURED, 'hosts/codex-cli.host.yaml': '{}' });
    expect((await runMain(['host', 'add'], folder)).code).toBe(2);
    expect(existsSync(join(folder, 'hosts/claude-code.host.yaml'))).toBe(false);
  });

  test('a configuration that cannot be read makes no profile', async () => {
    const folder = place({ '.mcp.json': '{ "mcpServers": ' });
    expect(await runMain(['host', 'add', '--format', 'json'], folder)).toMatchObject({ code: 1 });
    expect(existsSync(join(folder, 'hosts'))).toBe(false);
  });

  test.each([
    [['nope'], 'cartwright: there is no client "nope"\n  help: cartwright host list lists them\n'],
    [['cursr'], 'cartwright: there is no client "cursr"\n  help: did you mean "cursor"?\n'],
    [
      [],
      'cartwright: no configuration of a known client is here\n  help: name one: cartwright host add claude-code; cartwright host list lists them\n',
    ],
    [
      ['cursor', '--context-window', 'many'],
      'cartwright: --context-window is "many"; it must be a whole number of tokens from 1 to 1000000000000\n  help: write such a number, or leave it out\n',
    ],
    [
      ['cursor', '--protocol-revision', '2025-02-30'],
      'cartwright: --protocol-revision is "2025-02-30"\n  help: write the MCP revision, a real date as YYYY-MM-DD\n',
    ],
    [
      ['cursor', '--server-timeout', '9'],
      'cartwright: --server-timeout needs --live\n  help: add --live, or leave it out\n',
    ],
  ])('%j cannot be done', async (args, err) => {
    expect(await runMain(['host', 'add', ...args], place({}))).toEqual({ code: 2, out: '', err });
  });

  test("the user's own configuration is read only when that is asked for", async () => {
    const home = place({ '.cursor/mcp.json': '{ "mcpServers": { "mine": { "command": "mine-mcp" } } }' });
    const folder = place({});
    const run = (...more: string[]): Promise<MainRun> =>
      runMain(['host', 'add', 'cursor', ...more], folder, '', { HOME: home });
    expect((await run()).out).not.toContain('mine');
    expect((await run('--user', '--force')).out).toContain('made from  ~/.cursor/mcp.json\n  servers    mine\n');
  });

  test('servers are asked, and their tools recorded beside those of the client', async () => {
    const said = {
      tools: [
        {
          name: 'search',
          description: 'Looks into a-canary-of-a-store',
          inputSchema: { type: 'object', properties: { query: { type: 'string', default: 'a-canary-of-a-store' } } },
        },
      ],
    };
    const folder = place({ 'said.json': JSON.stringify(said) });
    const args = [SERVER, 'tells', join(folder, 'said.json')];
    const server = { command: process.execPath, args, env: { STORE: '${STORE}' } };
    writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: { one: server } }));
    const env = { PATH: process.env['PATH'] ?? '' };
    const missing = await runMain(['host', 'add', '--live'], folder, '', env);
    expect([missing.code, missing.out.split('\n')[0]]).toEqual([
      1,
      '✗ hosts/claude-code.host.yaml: not written, server "one" needs "STORE" in the environment',
    ]);
    const run = await runMain(['host', 'add', '--live'], folder, '', { ...env, STORE: 'a-canary-of-a-store' });
    expect([run.code, run.out + run.err]).toEqual([
      0,
      expect.stringContaining('recorded   1 tool of servers, with digests'),
    ]);
    const { tools } = profileOf(folder) as { tools: { name: string; digest?: string }[] };
    expect(tools.map(({ name, digest }) => [name, digest === undefined])).toEqual([
      ['Bash', true],
      ['Agent', true],
      ['Grep', true],
      ['Glob', true],
      ['search', false],
      ['dispatch_agent', true],
    ]);
    expect(run.out + run.err + JSON.stringify(profileOf(folder))).not.toContain('canary');
    expect(run.out).toContain('tool "search" repeats a value of its environment or headers, which is written as ***\n');
    expect(run.out).toContain(
      'recorded by digest alone, and bound with --live only, because a record cannot hold the words of their server: "search"\n',
    );
  });
});

test('host list says which clients are configured here', async () => {
  const folder = place(CONFIGURED);
  const { code, out } = await runMain(['host', 'list'], folder);
  expect([code, out.split('\n').slice(0, 3), out.split('\n').slice(-3)]).toEqual([
    0,
    [
      '✓ claude-code  Claude Code: .mcp.json',
      '✓ codex-cli    Codex CLI: .codex/config.toml',
      '· amazonq      Amazon Q: .amazonq/mcp.json',
    ],
    ['', '2 clients configured here; next: cartwright host add', ''],
  ]);
  const { clients } = JSON.parse((await runMain(['host', 'list', '--format', 'json'], folder)).out) as {
    clients: { name: string }[];
  };
  expect(clients.find(({ name }) => name === 'codex-cli')).toEqual({
    name: 'codex-cli',
    title: 'Codex CLI',
    files: ['.codex/config.toml'],
    here: ['.codex/config.toml'],
    tools: ['shell_command'],
    protocolRevision: '2025-06-18',
    naming: { pattern: 'mcp__SERVER__TOOL', limit: 64 },
    dialect:
      'It keeps only type, description, enum, const, items, properties, required, additionalProperties, anyOf, $ref, $defs, definitions.',
    facts: { count: 9, oldest: '2026-11-21', inferred: 3, sources: CLIENTS['codex-cli']?.profile.sources },
  });
  expect(await runMain(['host', 'list', 'cursor'], folder)).toEqual({
    code: 2,
    out: '',
    err: 'cartwright: unexpected argument "cursor": host list takes no argument\n  help: for example: cartwright host list --format json\n',
  });
});
