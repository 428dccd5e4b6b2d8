/** What of a client's configuration makes no server is said at its line, whichever client and door. */
import { expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageExample } from '../../../src/core/result/rule-examples.ts';
import { program } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

interface Found {
  readonly rule: string;
  readonly message: string;
  readonly range: { readonly start: { readonly line: number; readonly column: number } };
  readonly help: string;
}

/** The findings about a configuration, and the servers that a profile is made of. */
async function said(client: string, path: string, text: string): Promise<{ found: string[]; servers: unknown }> {
  const cwd = scratch();
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
  const { stdout } = await program(['host', 'add', client, '--format', 'json'], { cwd });
  const { diagnostics, hosts } = JSON.parse(stdout) as {
    readonly diagnostics: readonly Found[];
    readonly hosts: readonly { readonly servers: readonly string[] }[];
  };
  const found = diagnostics.map(
    ({ range: { start }, rule, message, help }) => `${start.line}:${start.column} ${rule} ${message} | ${help}`,
  );
  return { found, servers: hosts[0]?.servers };
}

/** A server as it is right in `.mcp.json`. */
const RIGHT = '"a": { "command": "x" }';
const CLAUDE = (entry: string): string => `{ "mcpServers": {\n${entry} } }`;
const DROPPED = 'no server is made of it';
const READS = 'Claude Code reads command, args, env, url, headers';

test.each<[string, string, readonly string[], readonly string[]]>([
  ['nothing is wrong', CLAUDE(RIGHT), [], ['a']],
  [
    'a misspelt member, and so no command',
    CLAUDE('"b": { "comand": "x" }'),
    ['2:8 client/unread unknown property "comand" of server "b" | did you mean "command"?'],
    [],
  ],
  [
    'a misspelt member beside a command',
    CLAUDE('"b": { "command": "x", "Args": ["y"], "envs": {"A": "b"} }'),
    [
      '2:24 client/unread unknown property "Args" of server "b" | did you mean "args"?',
      '2:39 client/unread unknown property "envs" of server "b" | did you mean "env"?',
    ],
    ['b'],
  ],
  [
    'a misspelt key',
    `{ "mcpservers": { ${RIGHT} } }`,
    [
      '1:3 client/unread unknown property "mcpservers" | did you mean "mcpServers"? Claude Code reads the servers of "mcpServers"',
    ],
    [],
  ],
  [
    'a misspelt key beside the right one',
    `{ "mcpServers": { ${RIGHT} },\n  "mcp_servers": { "b": { "command": "x" } } }`,
    [
      '2:3 client/unread unknown property "mcp_servers" | did you mean "mcpServers"? Claude Code reads the servers of "mcpServers"',
    ],
    ['a'],
  ],
  [
    'a list of servers',
    '{ "mcpServers": [] }',
    [`1:3 client/unread "mcpServers" must be a mapping, not a list | ${DROPPED}`],
    [],
  ],
  [
    'servers as a text',
    '{ "mcpServers": "a" }',
    [`1:3 client/unread "mcpServers" must be a mapping, not a string | ${DROPPED}`],
    [],
  ],
  [
    'a list as a file',
    '[]',
    ['1:1 client/unread the file must hold a mapping, not a list | write a mapping with the member mcpServers'],
    [],
  ],
  [
    'a list as command',
    CLAUDE(`${RIGHT},\n"b": { "command": ["x", "y"] }`),
    [`3:8 client/unread "mcpServers.b.command" must be a string, not a list | ${DROPPED}`],
    ['a'],
  ],
  [
    'other types',
    CLAUDE(
      '"b": { "command": "x", "args": "-y" },\n"c": { "url": 7 },\n"d": { "command": "x", "env": ["A"] },\n"e": { "command": "x", "args": [{}] },\n"f": { "command": "x", "disabled": "yes" },\n"g": "x",\n"h": { "command": "" }',
    ),
    [
      `2:24 client/unread "mcpServers.b.args" must be a list, not a string | ${DROPPED}`,
      `3:8 client/unread "mcpServers.c.url" must be a string, not a number | ${DROPPED}`,
      `4:24 client/unread "mcpServers.d.env" must be a mapping, not a list | ${DROPPED}`,
      `5:33 client/unread "mcpServers.e.args[0]" must be a string, not a mapping | ${DROPPED}`,
      `6:24 client/unread "mcpServers.f.disabled" must be true or false, not a string | ${DROPPED}`,
      `7:1 client/unread "mcpServers.g" must be a mapping, not a string | ${DROPPED}`,
      `8:8 client/unread "mcpServers.h.command" is empty | write it, or remove the server`,
    ],
    [],
  ],
  [
    'neither, and both',
    CLAUDE(
      '"b": {},\n"c": { "transport": { "url": "https://a.example" } },\n"d": { "command": "x", "url": "https://a.example" }',
    ),
    [
      `2:1 client/unread server "b" has neither a command nor an address | ${READS}`,
      `3:1 client/unread server "c" has neither a command nor an address | ${READS}`,
      '4:1 client/unread server "d" has both a command and an address | keep one of them: clients disagree on which one they use',
    ],
    [],
  ],
  [
    'members of other clients',
    CLAUDE(
      '"b": { "httpUrl": "https://a.example" },\n"c": { "command": "x", "environment": { "A": "b" }, "env_vars": ["A"] }',
    ),
    [
      '2:8 client/unread Claude Code does not read "httpUrl" of server "b" | did you mean "url"?',
      '3:24 client/unread Claude Code does not read "environment" of server "c" | did you mean "env"?',
      '3:53 client/unread Claude Code does not read "env_vars" of server "c" | it reads command, args, env, url, headers',
    ],
    ['c'],
  ],
  [
    'a server outside',
    `{ "mcpServers": { ${RIGHT} },\n"b": { "command": "x" } }`,
    ['2:1 client/unread server "b" is outside of "mcpServers" | Claude Code reads the servers of "mcpServers"'],
    ['a'],
  ],
  [
    'a name twice',
    CLAUDE(`${RIGHT},\n"a": { "command": "y" }`),
    [
      '3:1 source/duplicate-key duplicate key "a", first on line 2 | keep one of them: readers disagree on which value they use',
    ],
    ['a'],
  ],
])('attack 254: %s', async (_what, text, found, servers) => {
  expect(await said('claude-code', '.mcp.json', text)).toEqual({ found, servers });
});

test.each<[string, string, string, readonly string[]]>([
  [
    'cursor',
    '.cursor/mcp.json',
    `{\n  "servers": { ${RIGHT} }\n}`,
    ['2:3 client/unread Cursor does not read the servers of "servers" | Cursor reads the servers of "mcpServers"'],
  ],
  [
    'vscode',
    '.vscode/mcp.json',
    `{\n  // here\n  "mcpServers": { ${RIGHT}, },\n}`,
    ['3:3 client/unread VS Code does not read the servers of "mcpServers" | VS Code reads the servers of "servers"'],
  ],
  [
    'opencode',
    'opencode.json',
    '{ "mcp": {\n"a": { "command": "x", "args": ["y"] },\n"b": { "command": ["x"], "env": { "A": "b" } } } }',
    [
      `2:8 client/unread "mcp.a.command" must be a list, not a string | ${DROPPED}`,
      '2:24 client/unread opencode does not read "args" of server "a" | it reads command, environment, url, headers',
      '3:26 client/unread opencode does not read "env" of server "b" | did you mean "environment"?',
    ],
  ],
  [
    'codex-cli',
    '.codex/config.toml',
    '[mcp_servers.a]\ncomand = "x"\n\n[mcp_servers.b]\nurl = "https://a.example"\nheaders = { A = "b" }\n\n[mcp_server.c]\ncommand = "x"\n',
    [
      '2:1 client/unread unknown property "comand" of server "a" | did you mean "command"?',
      '6:1 client/unread Codex CLI does not read "headers" of server "b" | did you mean "http_headers"?',
      '8:1 client/unread unknown property "mcp_server" | did you mean "mcp_servers"? Codex CLI reads the servers of "mcp_servers"',
    ],
  ],
  [
    'codex-cli',
    '.codex/config.toml',
    '[mcp_servers.a]\ncommand = "x"\ncommand = "y"\n',
    [
      '3:1 source/syntax the file is not TOML: trying to redefine an already defined table or value | correct the syntax',
    ],
  ],
  [
    'copilot',
    '.github/copilot/mcp.json',
    `{ "mcpServers": { ${RIGHT} },\n"servers": { ${RIGHT}, "b": { "command": "x" } } }`,
    [
      '2:1 client/unread GitHub Copilot does not read the servers of "servers" | GitHub Copilot reads the servers of "mcpServers" or "servers", the first that is there',
    ],
  ],
  [
    'windsurf',
    '.windsurf/mcp.json',
    `{ "mcpServers": { ${RIGHT} } }`,
    [
      '1:1 client/unread Windsurf does not read this file | write its servers into ~/.codeium/windsurf/mcp_config.json on each machine, or commit a host profile that lists them',
    ],
  ],
])('attack 254: %s, %s', async (client, path, text, found) => {
  expect((await said(client, path, text)).found).toEqual(found);
});

test('attack 254: what clients have beside their servers, and in them, is not a fault', async () => {
  const files: readonly [string, string, string][] = [
    ['claude-code', '.mcp.json', CLAUDE('"_comment": "x", "//": "y", "b": { "command": "x", "headersHelper": "y", "timeout": 5, "env": { "PORT": 8080, "DEBUG": true, "NONE": null }, "cwd": null, "args": [1] }')],
    ['augment', '.augment/settings.json', '{ "model": "x", "mcpServers": { "b": { "type": "http", "url": "https://a.example", "headers": {} } } }'],
    ['cursor', '.cursor/mcp.json', `{ "mcpServers": { "b": { "command": "x", "envFile": ".env", "enabledTools": [] } }, "servers": { "b": { "command": "x" } } }`],
    ['vscode', '.vscode/mcp.json', '{ "servers": { "b": { "type": "http", "url": "https://a.example", "dev": {}, "oauth": {}, "gallery": true } }, "inputs": [{ "id": "k" }] }'],
    ['zed', '.zed/settings.json', '{ "context_servers": { "b": { "source": "extension", "settings": {} }, "c": { "source": "custom", "command": "x" } }, "lsp": { "x": { "command": "y" } } }'],
    ['opencode', 'opencode.json', '{ "$schema": "x", "server": { "port": 1 }, "formatter": { "f": { "command": ["x"] } }, "mcp": { "b": { "enabled": false }, "c": { "type": "remote", "url": "https://a.example", "oauth": false } } }'],
    ['gemini-cli', '.gemini/settings.json', '{ "mcp": { "allowed": ["b"] }, "mcpServers": { "b": { "httpUrl": "https://a.example", "trust": true, "includeTools": [] } } }'],
    ['roo', '.roo/mcp.json', '{ "mcpServers": { "b": { "type": "streamable-http", "url": "https://a.example", "alwaysAllow": [], "disabledTools": [] } } }'],
    ['kiro', '.kiro/settings/mcp.json', '{ "mcpServers": { "b": { "disabled": true, "autoApprove": [] }, "c": { "command": "x", "autoApprove": ["y"] } } }'],
    ['crush', 'crush.json', '{ "lsp": { "go": { "command": "gopls" } }, "mcp": { "b": { "type": "stdio", "command": "x", "disabled_tools": [] } } }'],
    ['codex-cli', '.codex/config.toml', 'model = "x"\n[mcp_servers.b]\ncommand = "x"\nenv_vars = ["A", { name = "B" }]\nenabled_tools = ["y"]\nstartup_timeout_sec = 5\n[mcp_servers.b.tools.y]\napproval_mode = "approve"\n'],
  ]; // prettier-ignore
  const all: Record<string, readonly string[]> = {};
  for (const [client, path, text] of files) all[client] = (await said(client, path, text)).found;
  expect(all).toEqual(Object.fromEntries(files.map(([client]) => [client, []])));
});

test('check and handshake say it, too, without a value of the line', async () => {
  const cwd = scratch();
  const files = {
    'agents/reviewer/cartridge.yaml': packageExample().text,
    'cartwright.yaml': 'hosts: [claude-code]\n',
    '.mcp.json': '{ "mcpserver": { "a": { "command": "x", "env": { "A": "canary" } } } }\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  for (const args of [['check'], ['handshake', 'agents/reviewer', '--host', 'claude-code'], ['host', 'add']]) {
    const { stdout, code } = await program(args, { cwd });
    expect([code, stdout]).toEqual([1, expect.stringContaining('error[client/unread] unknown property "mcpserver"')]);
    expect(stdout).not.toContain('canary');
  }
  expect(readFileSync(join(cwd, 'hosts/claude-code.host.yaml'), 'utf8')).not.toContain('canary');
});

test('a secret is found where no server is made of an entry, too', async () => {
  const secret = 'k7Rt2LmX9vQd4Hs8Wz';
  const entries = [
    `"a": { "comand": "x", "env": { "API_KEY": "${secret}" } }`,
    `"b": { "command": "x", "args": "--token ${secret}", "apiKey": "${secret}" }`,
    `"c": { "url": "https://a.example", "oauth": { "clientSecret": "${secret}" }, "autoApprove": ["get_token"] }`,
  ];
  const text = `{ "mcpServers": {\n${entries.join(',\n')} },\n"mcpserver": { "d": { "command": "x", "env": { "API_KEY": "${secret}" } } } }`;
  const { found } = await said('claude-code', '.mcp.json', text);
  expect(found.filter((line) => line.includes('secret')).map((line) => line.replace(/ is written.*/, ''))).toEqual([
    '2:43 client/secret "mcpServers.a.env.API_KEY"',
    '3:72 client/secret "mcpServers.b.apiKey"',
    '4:63 client/secret "mcpServers.c.oauth.clientSecret"',
    '5:59 client/secret "mcpserver.d.env.API_KEY"',
  ]);
});
