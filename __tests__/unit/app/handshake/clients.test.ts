/** Hosts that are named by a client: in check, against a base, and what they must never print. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLIENTS } from '../../../../src/core/clients/catalog/index.ts';
import { packageExample } from '../../../../src/core/result/rule-examples.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const git = (cwd: string, ...args: readonly string[]): void =>
  void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd, stdio: 'pipe' });

function committed(files: Readonly<Record<string, string>>): string {
  const folder = scratch();
  write(folder, { 'agents/reviewer/cartridge.yaml': packageExample().text, ...files });
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'base');
  return folder;
}

interface Found {
  readonly rule: string;
  readonly path: string;
  readonly range: { readonly start: { readonly line: number } };
}

async function places(folder: string, ...args: readonly string[]): Promise<string[]> {
  const { out } = await runMain(['check', '--only', 'handshake', ...args, '--format', 'json'], folder);
  const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly Found[] };
  return diagnostics.map(({ rule, path, range }) => `${path}:${range.start.line} ${rule}`);
}

const TOML = `[mcp_servers.docs]
url = "https://docs.example/mcp"

[mcp_servers.memory]
command = "memory-mcp"
`;

test('a change of a configuration shows the flip at its line', async () => {
  const folder = committed({ 'cartwright.yaml': 'hosts: [codex-cli]\n', '.codex/config.toml': TOML });
  expect(await places(folder)).toEqual([
    '.codex/config.toml:1 client/composed',
    '.codex/config.toml:1 handshake/not-judged',
  ]);
  const off = TOML.replaceAll(/^(?:url|command) .*$/gm, '$&\nenabled = false');
  write(folder, { '.codex/config.toml': `# switched off\n\n${off}` });
  expect(await places(folder, '--base', 'HEAD')).toEqual([
    '.codex/config.toml:1 client/composed',
    '.codex/config.toml:3 handshake/refuse',
  ]);
  rmSync(join(folder, '.codex/config.toml'));
  expect(await places(folder, '--base', 'HEAD')).toEqual(['agents/reviewer/cartridge.yaml:2 handshake/refuse']);
});

test('each project has the client that it configures', async () => {
  const own = (project: string): Record<string, string> => ({
    [`${project}/cartwright.yaml`]: 'hosts: [codex-cli]\n',
    [`${project}/agents/one/cartridge.yaml`]: packageExample().text,
  });
  const folder = committed({ ...own('a'), ...own('b'), 'b/.codex/config.toml': TOML });
  const { out } = await runMain(['check', 'a', 'b', '--only', 'handshake', '--format', 'json'], folder);
  const { handshakes } = JSON.parse(out) as {
    readonly handshakes: readonly {
      readonly hosts: readonly { readonly profile: string }[];
      readonly verdict: string;
    }[];
  };
  expect(handshakes.map(({ hosts, verdict }) => [hosts.map(({ profile }) => profile), verdict])).toEqual([
    [['a/codex-cli'], 'refuse'],
    [['b/codex-cli'], 'not judged'],
  ]);
});

test('all files of a folder configure one client', async () => {
  const folder = committed({
    '.continue/mcpServers/tracker.yaml': 'mcpServers:\n  - name: tracker\n    command: tracker-mcp\n',
    '.continue/mcpServers/board.yaml': 'mcpServers:\n  - name: board\n    url: https://board.example/mcp\n',
    '.continue/mcpServers/old/gone.yaml': 'mcpServers:\n  - name: gone\n    command: gone-mcp\n',
    'skills/triage/SKILL.md': '---\nname: triage\nrequires: { mcp: [tracker, board, gone] }\n---\n',
  });
  const { out } = await runMain(['handshake', 'skills/triage'], folder);
  expect(out).toContain('triage: Continue: cannot run, missing: MCP server gone (skills/triage/SKILL.md)');
});

test('a configuration that cannot be read leaves its host not judged', async () => {
  const folder = committed({ '.mcp.json': '{ "mcpServers": ' });
  const { code, out } = await runMain(['handshake', 'agents/reviewer', '--host', 'claude-code'], folder);
  expect([code, out]).toEqual([
    1,
    `.mcp.json:1:17: error[source/syntax] not valid JSON: the document ends where a value is missing
  |
1 | { "mcpServers":
  |                 ^
  = help: write the value
agents/reviewer  (signature: not applicable)

? not judged  Claude Code
  ? its configuration cannot be read: .mcp.json:1:17: not valid JSON: the document ends where a value is missing
  → correct the configuration; the client reads it, too

more about a rule: cartwright explain source/syntax
not ok: 1 error, 1 host not judged
`,
  ]);
});

/** Every value of a variable and of a header, and secrets elsewhere, are canaries. */
const value = (n: number): string => `canary-k7Rt2LmX9vQd4Hs8Wz${n}`;
const ENTRY = {
  command: 'x',
  args: ['--api-key', value(1), `--token=${value(2)}`, '-e', `PASSWORD=${value(3)}`],
  env: { LEVEL: value(4), API_TOKEN: value(5), MIXED: `a ${value(6)} \${B}` },
  environment: { LEVEL: value(7) },
};
const REMOTE = {
  url: `https://me:${value(8)}@docs.example/mcp`,
  headers: { Authorization: `Bearer ${value(9)}`, 'X-Region': value(10) },
  http_headers: { 'X-Key': value(11) },
};
const TOML_CANARIES = (n: number): string => `[mcp_servers.one]
command = "x"
args = ["--api-key", "${value(1)}${n}"]
env = { LEVEL = "${value(4)}${n}", API_TOKEN = "${value(5)}${n}" }
[mcp_servers.two]
url = "https://me:${value(8)}${n}@docs.example/mcp"
http_headers = { Authorization = "${value(9)}${n}", X-Region = "${value(10)}${n}" }
`;

test('no value of a variable or a header is in any output of any door', async () => {
  const files = (n: number): Record<string, string> =>
    Object.fromEntries(
      Object.values(CLIENTS)
        .flatMap(({ project, unread = [] }) => [...project, ...unread])
        .map(({ path, format, keys: [key = ''] }) => {
          const servers = JSON.stringify({ [key]: { one: ENTRY, two: REMOTE } }).replaceAll('canary-', `canary-${n}`);
          return [path, format === 'toml' ? TOML_CANARIES(n) : servers];
        }),
    );
  const names = Object.keys(CLIENTS);
  const folder = committed({ ...files(1), 'cartwright.yaml': `hosts: [${names.join(', ')}]\n` });
  write(folder, files(2));
  const hosts = names.flatMap((name) => ['--host', name]);
  const said: string[] = [];
  for (const args of [
    ...['text', 'json', 'markdown', 'sarif', 'github'].map((format) => ['check', '--base', 'HEAD', '--format', format]),
    ...['text', 'json', 'markdown'].map((format) => ['handshake', 'agents/reviewer', ...hosts, '--format', format]),
    ['host', 'list'],
    ['host', 'add'],
    ['host', 'add', '--format', 'json'],
    ['diff', 'agents/reviewer', 'agents/reviewer', ...hosts],
  ]) {
    const { code, out, err } = await runMain(args, folder);
    expect([args.join(' '), code > 1 ? err : '']).toEqual([args.join(' '), '']);
    said.push(out, err);
  }
  for (const [name, { project }] of Object.entries(CLIENTS))
    if (project.length > 0) said.push(readFileSync(join(folder, `hosts/${name}.host.yaml`), 'utf8'));
  expect(said.join('\n')).toContain('client/secret');
  expect(said.filter((text) => /canary|k7Rt/.test(text))).toEqual([]);
});

test('a server that is added to the configuration of a client shows at its line what becomes of the answer', async () => {
  const settings = (servers: string): string => `{\n  "mcpServers": {${servers}}\n}\n`;
  const folder = committed({ '.gemini/settings.json': settings(''), 'cartwright.yaml': 'hosts: [gemini-cli]\n' });
  write(folder, { '.gemini/settings.json': settings('\n    "memory": { "command": "mcp-server-memory" }\n  ') });
  const { code, out } = await runMain(['check', '--base', 'HEAD'], folder);
  expect([code, out]).toEqual([
    1,
    `.gemini/settings.json:1:1: note[client/composed] host "Gemini CLI" is made of the client's facts and the server "memory" of this file
  help: the tools of servers count when they are asked: with --live, or recorded once by cartwright host add --live

.gemini/settings.json:2:3: warning[handshake/not-judged] host "Gemini CLI" is not judged: its own tools are not enough, and its servers were not asked: "memory"
  |
2 |   "mcpServers": {
  |   ^^^^^^^^^^^^
  = help: ask them with --live (the input live), or record them once with cartwright host add gemini-cli --live

Hosts
  ? Gemini CLI  not judged  agents/reviewer
      ? its own tools are not enough, and its servers were not asked: "memory"
      → ask them with --live (the input live), or record them once with cartwright host add gemini-cli --live

Against HEAD
  ? agents/reviewer on Gemini CLI: refuse, 1 promise → not judged
  ✗ new: 1 warning, 1 note
  ✓ gone: 1 error, 1 note

more about a rule: cartwright explain handshake/not-judged
2 files: 0 errors, 1 warning, 1 note · hosts: 0 of 1 accept, 1 not judged
not ok: 1 host not judged
`,
  ]);
});
