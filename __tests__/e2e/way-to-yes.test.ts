/** From a no to a yes that holds: the profile that is suggested is accepted, and the real tools are called with it. */
import { expect, test } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020.js';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mcpPeer } from '../../src/adapters/mcp/peer.ts';
import { negotiate } from '../../src/core/handshake/negotiate.ts';
import { wireArguments } from '../../src/core/handshake/template.ts';
import type { HostProfile, HostServer, HostTool } from '../../src/core/handshake/host.ts';
import type { HostVerdict, JudgedHost } from '../../src/core/result/results.ts';
import { HOST_SCHEMA_VERSION, PROFILES } from '../../src/ids.ts';
import { callTool } from '../support/call-tool.ts';
import { PACKAGE, writePackage } from '../support/cartridges.ts';
import { ROOT } from '../support/cli.ts';
import { memoryFolder } from '../support/gate-process.ts';
import { REFERENCE_HOST, judged, subjectOf } from '../support/handshake.ts';
import { runMain } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

const PROMISE = '# your promise: write it only if it is true';
const installed = (path: string): string => join(ROOT, 'node_modules', path);
const MEMORY = installed('@modelcontextprotocol/server-memory/dist/index.js');
const COMMANDS = installed('mcp-server-commands/build/index.js');
const env = { PATH: process.env['PATH'] ?? '' };

function desk(): { readonly cwd: string; readonly memory: HostServer } {
  const cwd = scratch();
  writePackage(join(cwd, 'agent'), PACKAGE);
  const memory = {
    name: 'memory',
    command: process.execPath,
    args: [MEMORY],
    env: { MEMORY_FILE_PATH: join(cwd, 'm') },
  };
  writeFileSync(
    join(cwd, 'desk.host.yaml'),
    `# what I have
schemaVersion: ${HOST_SCHEMA_VERSION}
name: desk # and nobody else
model: { toolUse: true }
servers:
  - name: memory
    command: ${process.execPath}
    args: [${MEMORY}]
    env: { MEMORY_FILE_PATH: ${memory.env.MEMORY_FILE_PATH} }
  - { name: commands, command: ${process.execPath}, args: [${COMMANDS}] } # for the shell
`,
  );
  return { cwd, memory };
}

const LIVE = ['handshake', 'agent', '--host', 'desk.host.yaml', '--live'];
const json = async (cwd: string): Promise<JudgedHost> => {
  const { out } = await runMain([...LIVE, '--format', 'json'], cwd, '', env);
  return judged((JSON.parse(out) as { results: HostVerdict[] }).results[0] as HostVerdict);
};

test('live servers: the suggestion is written, serves the roles, and what the memory role writes the search role finds', async () => {
  const { cwd, memory } = desk();
  const before = readFileSync(join(cwd, 'desk.host.yaml'), 'utf8');
  const shown = await runMain([...LIVE, '--suggest'], cwd, '', env);
  expect(readFileSync(join(cwd, 'desk.host.yaml'), 'utf8')).toBe(before);
  const [diff = '', words = ''] = shown.out.split(/^(?="desk)/m);
  expect(words).toBe(`"desk.host.yaml": 5 changes, not enough to be accepted
  you promise with that:
    the host may do "fs.read" (filesystem)
    the model of the host has a context window of 100000 tokens or more
    "run_command" does what cart:execute asks, and no more than exec, fs.read
    "create_entities" does what cart:memory.write asks, and no more than memory.write
    "search_nodes" does what cart:search asks, and no more than search, memory.read
  what only you can fix:
    tool:cart:dispatch: add a server that offers it: @anthropic-ai/claude-code 2.1.330 has Agent, through a wrap that the handshake then suggests, and needs a login of Claude Code (read on 2026-11-23)
`);
  // Values of the environment are masked in what is shown, and nowhere else.
  expect(diff).not.toContain(memory.env?.['MEMORY_FILE_PATH']);
  const { code } = await runMain([...LIVE, '--suggest', '--write'], cwd, '', env);
  const after = readFileSync(join(cwd, 'desk.host.yaml'), 'utf8');
  expect([shown.code, code]).toEqual([1, 1]);
  expect(after.replaceAll(cwd, '.').replaceAll(ROOT, '').replaceAll(process.execPath, 'node')).toBe(`# what I have
schemaVersion: ${HOST_SCHEMA_VERSION}
name: desk # and nobody else
model: { toolUse: true, contextWindowTokens: 100000 } ${PROMISE}
servers:
  - name: memory
    command: node
    args: [node_modules/@modelcontextprotocol/server-memory/dist/index.js]
    env: { MEMORY_FILE_PATH: ./m }
    scopes: { search_nodes: [search, memory.read] } ${PROMISE}
  - { name: commands, command: node, args: [node_modules/mcp-server-commands/build/index.js], scopes: { run_command: [exec, fs.read] } } # for the shell; your promise: write it only if it is true
filesystem: [fs.read] ${PROMISE}
tools:
  - name: add_memory
    wraps: create_entities
    template: { entities: [{ name: { $from: summary }, entityType: note, observations: [{ $from: summary }] }] }
    scopes: [memory.write] ${PROMISE}
`);
  const verdict = await json(cwd);
  expect([verdict.verdict, verdict.promises, verdict.reservations, verdict.descriptor.unmet]).toEqual([
    'refuse',
    1,
    0,
    ['tool:cart:dispatch'],
  ]);
  const wrap: HostTool = {
    name: 'add_memory',
    wraps: 'create_entities',
    inputSchema: undefined,
    scopes: ['memory.write'],
    template: { entities: [{ name: { $from: 'summary' }, entityType: 'note', observations: [{ $from: 'summary' }] }] },
  };
  const call = (tool: string, args: object) => callTool(memory, tool, { ...args }, cwd, env.PATH);
  await call('create_entities', wireArguments(wrap, { summary: 'the pump leaks at night' }));
  expect(await call('search_nodes', { query: 'leaks' })).toContain('the pump leaks at night');
  expect(await call('search_nodes', { query: 'mended' })).not.toContain('pump');
}, 60_000);

test('git takes the diff, and what it makes is accepted', async () => {
  const cwd = scratch();
  writePackage(join(cwd, 'agent'), PACKAGE);
  const takes = (name: string): string =>
    `{ type: object, required: [${name}], properties: { ${name}: { type: string } } }`;
  writeFileSync(
    join(cwd, 'h.host.yaml'),
    `schemaVersion: ${HOST_SCHEMA_VERSION}
name: h
tools:
  - { name: Bash, scopes: [exec, fs.read], inputSchema: ${takes('cmd')} } # its own
  - name: Task
    inputSchema: ${takes('prompt')}
    scopes: [dispatch]

  - name: memory_save
    inputSchema: ${takes('content')}
  - name: Grep
    inputSchema: ${takes('pattern')}
    scopes: [] # none yet
filesystem: [fs.write]
# the end
`,
  );
  const args = ['handshake', 'agent', '--host', 'h.host.yaml'];
  const { out, code } = await runMain([...args, '--suggest'], cwd);
  expect([code, out.includes('8 changes, then every file is accepted')]).toEqual([0, true]);
  execFileSync('git', ['apply', '-'], { cwd, input: out });
  expect(readFileSync(join(cwd, 'h.host.yaml'), 'utf8')).toBe(`schemaVersion: ${HOST_SCHEMA_VERSION}
name: h
tools:
  - { name: Bash, scopes: [exec, fs.read], inputSchema: ${takes('cmd')} } # its own
  - name: Task
    inputSchema: ${takes('prompt')}
    scopes: [dispatch]

  - name: memory_save
    inputSchema: ${takes('content')}
  - name: Grep
    inputSchema: ${takes('pattern')}
    scopes: [] # none yet
  - name: execute
    wraps: Bash
    rename: { command: cmd }
    scopes: [exec, fs.read]
  - name: dispatch
    wraps: Task
    rename: { task: prompt }
    scopes: [dispatch]
  - name: add_memory
    wraps: memory_save
    rename: { summary: content }
    scopes: [memory.write] ${PROMISE}
  - name: search_memory
    wraps: Grep
    rename: { query: pattern }
    scopes: [search, memory.read] ${PROMISE}
filesystem: [fs.write, fs.read] ${PROMISE}
protocolRevision: "2024-11-05" ${PROMISE}
model: { contextWindowTokens: 100000, toolUse: true } ${PROMISE}
# the end
`);
  const judgedAgain = await runMain(args, cwd);
  expect([judgedAgain.code, judgedAgain.out.split('\n')[2]]).toEqual([0, '✓ accept, 4 promises  h  (MCP 2024-11-05)']);
  expect((await runMain([...args, '--suggest', '--write'], cwd)).out).toBe('"h.host.yaml": nothing to change\n');
});

test('every wrap that is suggested for a tool of the real servers is taken by its schema, as ajv reads it', async () => {
  const ajv = new Ajv2020.default({ strict: false, validateFormats: false, validateSchema: false, logger: false });
  const peer = mcpPeer({ cwd: scratch(), path: env.PATH, timeout: 60 });
  const scoped = '@modelcontextprotocol';
  const servers: readonly (readonly [string, readonly string[]])[] = [
    [`${scoped}/server-memory/dist/index.js`, []],
    [`${scoped}/server-everything/dist/index.js`, ['stdio']],
    [`${scoped}/server-filesystem/dist/index.js`, [scratch()]],
    ['mcp-server-commands/build/index.js', []],
  ];
  const found: string[] = [];
  for (const [path, args] of servers) {
    const seen = await peer.look({ name: 's', command: process.execPath, args: [installed(path), ...args] });
    if ('failure' in seen) throw new Error(seen.failure);
    for (const contract of subjectOf().manifest?.requiredTools ?? [])
      for (const each of seen.tools) {
        const offered: HostTool = { ...each, name: each.name, scopes: [] };
        const host: HostProfile = { ...REFERENCE_HOST, tools: [offered] };
        const verdict = judged(negotiate({ subject: subjectOf(), host, source: 'h', profile: PROFILES.cart }));
        const wrap = verdict.roles.find(({ role }) => role === contract.role)?.candidates[0]?.wrap;
        if (wrap === undefined) continue;
        found.push(`${contract.role} by ${each.name}`);
        const [property = ''] = contract.inputSchema['required'] as string[];
        const takes = ajv.compile(each.inputSchema as object);
        for (const text of ['', 'a b', '{"$from":"x"}', '🙂'])
          expect(takes(wireArguments({ ...wrap, inputSchema: undefined }, { [property]: text }))).toBe(true);
      }
  }
  expect(found).toEqual(['cart:memory.write by create_entities']);
}, 60_000);

test('nothing honest: a fact that is stated is not raised, of two tools none is chosen, a tool of another trade is not taken', async () => {
  const cwd = scratch();
  writePackage(join(cwd, 'agent'), PACKAGE);
  const { name, tools, filesystem } = REFERENCE_HOST;
  const [execute, dispatch, , search] = tools;
  const save = {
    name: 'memory_save',
    inputSchema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
  };
  const host = {
    schemaVersion: HOST_SCHEMA_VERSION,
    name,
    protocolRevision: '2024-01-01',
    filesystem,
    model: { toolUse: false, contextWindowTokens: 8000 },
    tools: [execute, { ...dispatch, scopes: ['exec'] }, save, { ...save, name: 'memory_store' }, search],
  };
  const text = JSON.stringify(host, null, 2);
  writeFileSync(join(cwd, 'h.host.json'), text);
  const { out, code } = await runMain(['handshake', 'agent', '--host', 'h.host.json', '--suggest', '--write'], cwd);
  const stated = (what: string, needs: string): string =>
    `the profile states "${what}": use a host with "${needs}" or more, or lower the requirement in the package`;
  expect([code, readFileSync(join(cwd, 'h.host.json'), 'utf8')]).toEqual([1, text]);
  const lines = `"h.host.json": no safe change is known
  what only you can fix:
    mcp.minProtocolRevision: ${stated('2024-01-01', '2024-11-05')}
    model.minContextWindowTokens: ${stated('8000', '100000')}
    model.toolUse: ${stated('false', 'true')}
    tool:cart:dispatch: grant "dispatch" the scope "dispatch" if it does no more than that: then it serves cart:dispatch
    tool:cart:memory.write: "memory_save", "memory_store" would do alike: choose one, grant it memory.write, and run this again
`;
  expect(out).toBe(lines);
  const page = await runMain(['handshake', 'agent', '--host', 'h.host.json', '--suggest', '--format', 'markdown'], cwd);
  expect(page.out).toBe(`\`\`\`diff\n${lines}\`\`\`\n`);
});

test('a profile as JSON stays JSON, and no other line of it is touched', async () => {
  const cwd = scratch();
  writePackage(join(cwd, 'agent'), PACKAGE);
  const { name, protocolRevision, tools, filesystem } = REFERENCE_HOST;
  const host = {
    schemaVersion: HOST_SCHEMA_VERSION,
    name,
    protocolRevision,
    tools,
    filesystem,
    model: { toolUse: true },
  };
  const text = `${JSON.stringify({ ...host, model: 0 }, null, 2).replace('"model": 0', '"model": { "toolUse": true }')}\n`;
  writeFileSync(join(cwd, 'h.host.json'), text);
  const { code } = await runMain(['handshake', 'agent', '--host', 'h.host.json', '--write'], cwd);
  expect([code, readFileSync(join(cwd, 'h.host.json'), 'utf8')]).toEqual([
    0,
    text.replace('"toolUse": true', '"toolUse": true, "contextWindowTokens": 100000'),
  ]);
});

/** The last command that an answer names, its words in capitals filled in. */
function namedIn(out: string): readonly string[] {
  const [command = ''] = [...out.matchAll(/cartwright (?:handshake|host add) \S.*$/gm)]
    .map(([found]) => found)
    .slice(-1);
  return command.replace('TOKENS', '200000').replace('PACKAGE', 'agents-proposal/agents/anyone').split(' ').slice(1);
}

test('an empty folder with a client that has no server: four commands, each named by the one before, to accept, 1 promise', async () => {
  const cwd = scratch();
  writeFileSync(join(cwd, '.mcp.json'), '{ "mcpServers": {} }\n');
  const commands: (readonly string[])[] = [['init']];
  let out = '';
  while (commands.length <= 4) {
    ({ out } = await runMain(commands.at(-1) ?? [], cwd, '', env));
    commands.push(namedIn(out));
  }
  expect(commands.slice(0, 4).map((command) => command.join(' '))).toEqual([
    'init',
    'handshake agents-proposal/agents/anyone --host claude-code',
    'host add claude-code --gate --tool-use --context-window 200000',
    'handshake agents-proposal/agents/anyone --host hosts/claude-code.host.yaml',
  ]);
  expect(out).toBe(`agents-proposal/agents/anyone  (signature: not applicable)

✓ accept, 1 promise  Claude Code  (MCP 2026-07-28)
  ✓ cart:execute by Bash (found)
  ✓ cart:dispatch by dispatch_agent (found, wraps Agent, but no gate applies it)
  ✓ cart:memory.write by add_memory (suggested, kept by the gate)
  ✓ cart:search by search_memory (suggested, kept by the gate)
  ✓ cart:list_agents by list_agents (suggested, kept by the gate)

ok: 1 host accepts, 1 promise
`);
  const live = await runMain([...(commands[3] ?? []), '--live'], cwd, '', env);
  expect([live.code, live.out, live.err]).toEqual([0, out, '']);
  // Made anew, it still names the gate.
  await runMain(['host', 'add', 'claude-code', '--force'], cwd, '', env);
  expect((await runMain(commands[3] ?? [], cwd, '', env)).out).toBe(out);
}, 60_000);

test('a host whose own tools fit accepts without a promise once the gate serves memory', async () => {
  const cwd = memoryFolder();
  const { out } = await runMain(['handshake', 'agent', '--host', 'h.host.yaml', '--format', 'json'], cwd);
  const { verdict, promises, roles } = judged(
    (JSON.parse(out) as { results: HostVerdict[] }).results[0] as HostVerdict,
  );
  expect([verdict, promises]).toEqual(['accept', undefined]);
  expect(Object.fromEntries(roles.map(({ role, boundTool, enforcedBy }) => [role, [boundTool, enforcedBy]]))).toEqual({
    'cart:execute': ['execute', 'host'],
    'cart:dispatch': ['dispatch', 'host'],
    'cart:memory.write': ['add_memory', 'gate'],
    'cart:search': ['search_memory', 'gate'],
    'cart:list_agents': ['list_agents', 'gate'],
  });
}, 60_000);
