/** What a suggestion says of files that are odd: it is whole, leaves nothing out, and takes nobody's change away. */
import { expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { handshakeAll } from '../../../../src/app/handshake/handshake.ts';
import { suggestAll } from '../../../../src/app/handshake/suggest.ts';
import { toolDigest } from '../../../../src/core/handshake/tool-digest.ts';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import type { McpPeer } from '../../../../src/ports.ts';
import { HOST_SCHEMA_VERSION, PROFILES } from '../../../../src/ids.ts';
import { PACKAGE, writePackage } from '../../../support/cartridges.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const PROMISE = '# your promise: write it only if it is true';
const takes = (name: string): string =>
  `{ type: object, required: [${name}], properties: { ${name}: { type: string } } }`;
const HOST = `schemaVersion: ${HOST_SCHEMA_VERSION}
name: desk
protocolRevision: '2025-06-18'
model: { toolUse: true, contextWindowTokens: 200000 }
filesystem: [fs.read]
tools:
  - { name: bash, inputSchema: ${takes('command')}, scopes: [exec, fs.read] }
  - { name: agent, inputSchema: ${takes('task')}, scopes: [dispatch] }
  - { name: memory_save, inputSchema: ${takes('content')} }
  - { name: memory_search, inputSchema: ${takes('query')} }
`;

const QUERY = { type: 'object', required: ['query'], properties: { query: { type: 'string' } } };
const DIGEST = toolDigest({ name: 'memory_find', inputSchema: QUERY }) ?? '';

function desk(host = HOST): string {
  const cwd = scratch();
  writePackage(join(cwd, 'agent'), PACKAGE);
  writeFileSync(join(cwd, 'desk.host.yaml'), host);
  return cwd;
}

const asking = (scope: string): string =>
  `${PACKAGE}harness:
  requiredTools:
    - { role: cart:memory.write, capabilityScopes: [memory.write, ${scope}] }
    - { role: cart:search, capabilityScopes: [search, memory.read, ${scope}] }
`;

const GATE_FIX =
  'only the gate applies wraps, and only of servers\' tools: name it in the profile and install the agent with cartwright activate, or offer another tool than "add_memory"';
const COMMAND = ['handshake', 'agent', '--host', 'desk.host.yaml'];

test('packages that ask for other scopes are all accepted by one tool each', async () => {
  const cwd = desk();
  writePackage(join(cwd, 'one'), asking('x-one'));
  writePackage(join(cwd, 'two'), asking('x-two'));
  const both = ['handshake', 'one', 'two', '--host', 'desk.host.yaml'];
  const { out, code } = await runMain([...both, '--suggest', '--write'], cwd);
  const promised = (tool: string, role: string, scopes: string): string =>
    `"${tool}" does what cart:${role} asks, and no more than ${scopes}`;
  expect([out, code]).toEqual([
    `"desk.host.yaml": wrote 2 changes, then every file is accepted
  you promise with that:
    ${promised('memory_save', 'memory.write', 'memory.write, x-one')}; ${promised('add_memory', 'memory.write', 'x-two')}
    ${promised('memory_search', 'search', 'search, memory.read, x-one')}; ${promised('memory_search', 'search', 'search, memory.read, x-two')}
`,
    0,
  ]);
  const search = `  - { name: memory_search, inputSchema: ${takes('query')}`;
  expect(readFileSync(join(cwd, 'desk.host.yaml'), 'utf8')).toBe(
    `${HOST.replace(`${search} }`, `${search}, scopes: [search, memory.read, x-one, x-two] } ${PROMISE}`)}  - name: add_memory
    wraps: memory_save
    rename: { summary: content }
    scopes: [memory.write, x-one, x-two] ${PROMISE}
`,
  );
  expect((await runMain(both, cwd)).code).toBe(0);
});

test('strictly no wrap is suggested that nothing applies: the fix is the gate, and with it the answer is yes', async () => {
  const cwd = desk();
  expect((await runMain([...COMMAND, '--suggest', '--write'], cwd)).code).toBe(0);
  const profile = join(cwd, 'desk.host.yaml');
  const before = readFileSync(profile, 'utf8');
  const strict = await runMain([...COMMAND, '--strict', '--suggest', '--write'], cwd);
  expect([strict.out, strict.code, readFileSync(profile, 'utf8')]).toEqual([
    `"desk.host.yaml": no safe change is known\n  what only you can fix:\n    tool:cart:memory.write: ${GATE_FIX}\n`,
    1,
    before,
  ]);
  expect((await runMain([...COMMAND, '--strict'], cwd)).out).toBe(`agent  (signature: not applicable)

✗ refuse  desk  (MCP 2025-06-18)
  ✗ tool:cart:memory.write: asked add_memory with memory.write, offered add_memory, whose wrap is not applied
    ✗ add_memory: schema accepts; not taken: its wrap is not applied, and --strict accepts no promise
  ✓ cart:execute by bash (found)
  ✓ cart:dispatch by agent (found)
  ✓ cart:search by memory_search (found)
  · cart:list_agents is not bound (optional: runs degraded)
  → to fix it: ${GATE_FIX}

not ok: 1 host refuses
`);
  writeFileSync(profile, `${before}servers:\n  - { name: cartwright, gate: true }\n`);
  expect((await runMain([...COMMAND, '--strict'], cwd)).code).toBe(0);
});

test('strictly no wrap of a client’s own tool is suggested: nothing can apply it', async () => {
  const own = `  - { name: agent, builtIn: true, inputSchema: ${takes('prompt')}, scopes: [dispatch] }`;
  const cwd = desk(HOST.replace(/.*name: agent.*/, own));
  const { out } = await runMain([...COMMAND, '--strict', '--suggest'], cwd);
  expect(out).not.toContain('wraps: agent');
  expect((await runMain([...COMMAND, '--suggest'], cwd)).out).toContain('wraps: agent');
});

test('a change that brings no host closer to a yes is not suggested', async () => {
  const wrap = '  - { name: add_memory, wraps: memory_save, rename: { summary: content } }\n';
  const cwd = desk(HOST.replace('memory_search', 'find') + wrap);
  const granted = '{ summary: content }, scopes: [memory.write] }';
  expect((await runMain([...COMMAND, '--suggest'], cwd)).out).toContain(granted);
  const { out, code } = await runMain([...COMMAND, '--strict', '--suggest'], cwd);
  expect([out.includes(granted), out.slice(out.indexOf('"desk')), code]).toEqual([
    false,
    `"desk.host.yaml": 1 change, not enough to be accepted
  you promise with that:
    "find" does what cart:search asks, and no more than search, memory.read
  what only you can fix:
    tool:cart:memory.write: ${GATE_FIX}
`,
    1,
  ]);
});

test('a name that a tool with a fault has in the file is given to no other', async () => {
  const faulty = '  - { name: add_memory, wraps: not_there }\n  - { name: search_memory, inputSchema: 7 }\n';
  const cwd = desk(
    HOST.replace('memory_search', 'memory_find').replace('[query]', '[q]').replace('{ query:', '{ q:') + faulty,
  );
  const before = await runMain(COMMAND, cwd);
  const { err } = await runMain([...COMMAND, '--suggest', '--write'], cwd);
  // At the lines that were judged, which are others after that.
  expect(before.out).toContain(err.split('\n\n')[0]);
  const { out } = await runMain([...COMMAND, '--format', 'json'], cwd);
  const { results, diagnostics } = JSON.parse(out) as {
    results: { verdict: string; roles: { boundTool: string }[] }[];
    diagnostics: { rule: string }[];
  };
  const bound = results.map(({ verdict, roles }) => [verdict, roles.map(({ boundTool }) => boundTool)]);
  expect([bound, diagnostics.map(({ rule }) => rule)]).toEqual([
    [['accept', ['bash', 'agent', 'add_memory_wrapped', 'search_memory_wrapped', null]]],
    ['host/wrapped-tool', 'host/schema'],
  ]);
});

test('what is granted to a recorded tool counts when its server is asked, too', async () => {
  const said = { name: 'memory_find', inputSchema: QUERY, digest: DIGEST };
  const server = "servers:\n  - { name: notes, command: notes, scopes: { 'memory_*': [x-own] } }\n";
  const record = `  - { name: memory_find, inputSchema: ${takes('query')}, digest: '${DIGEST}', scopes: [search] }\n`;
  const own = HOST.replace(/.*memory_search.*\n/, '')
    .replace('memory_save', 'add_memory')
    .replace(/content/g, 'summary')
    .replaceAll('name: bash', 'name: bash, builtIn: true')
    .replaceAll('name: agent', 'name: agent, builtIn: true')
    .replaceAll('name: add_memory', 'name: add_memory, builtIn: true, scopes: [memory.write]');
  const cwd = desk(own + record + server);
  const written = await runMain([...COMMAND, '--suggest', '--write'], cwd);
  expect(written.code).toBe(0);
  const peer: McpPeer = {
    look: () =>
      Promise.resolve({
        name: 'notes',
        protocolRevision: '2025-06-18',
        tools: [said],
        resources: [],
        templates: [],
        notes: [],
      }),
  };
  const input = { subjects: ['agent'], hosts: ['desk.host.yaml'], profile: PROFILES.cart };
  const { result } = await handshakeAll(nodeFileSystem(cwd, untracked), { ...input, peer });
  expect(result.results.map(({ verdict }) => verdict)).toEqual(['accept']);
});

test('what keeps a file from being judged is said beside the diff, and is not a yes', async () => {
  const cwd = desk();
  writeFileSync(join(cwd, 'agent/cartridge.yaml'), 'version: 1\n');
  const plain = await runMain(COMMAND, cwd);
  const { out, err, code } = await runMain([...COMMAND, '--suggest'], cwd);
  expect([out, code]).toEqual(['', 1]);
  expect(plain.out).toContain(err.trimEnd());
  const json = await runMain([...COMMAND, '--suggest', '--format', 'json'], cwd);
  const told = await runMain([...COMMAND, '--format', 'json'], cwd);
  const { diagnostics } = JSON.parse(told.out) as { diagnostics: unknown };
  expect([JSON.parse(json.out), json.code]).toEqual([{ version: 1, suggestions: [], diagnostics }, 1]);
});

test('what a profile hands to its servers is in no diff', async () => {
  const servers = `servers:
  - name: one
    command: node
    args: [--token, canary-1]
    env:
      TOKEN: &token canary-2
      KEY: |
        canary-3
        canary-4
  - { name: two, url: 'https://mcp.example.com/mcp?token=canary-5', headers: { Authorization: Bearer canary-6, More: *token } }
`;
  const cwd = desk(
    HOST.replace(/model: .*\n/, '').replace('filesystem', `${servers}model: { toolUse: true }\nfilesystem`),
  );
  for (const format of ['text', 'json', 'markdown']) {
    const { out, err, code } = await runMain([...COMMAND, '--suggest', '--format', format], cwd);
    expect([code, out.includes('name: two'), /canary-\d/.exec(out + err)]).toEqual([1, true, null]);
    expect(out + err).toContain('host/secret');
  }
});

test('a profile that another process changed is left as it is', async () => {
  const cwd = desk();
  const fs = nodeFileSystem(cwd, untracked);
  const profile = PROFILES.cart;
  const outcome = await handshakeAll(fs, { subjects: ['agent'], hosts: ['desk.host.yaml'], profile });
  const other = `${HOST}# mine\n`;
  writeFileSync(join(cwd, 'desk.host.yaml'), other);
  await expect(suggestAll(fs, outcome, { profile, strict: false, write: true })).rejects.toMatchObject({
    code: 'changed',
    message: 'the file changed while it was judged',
  });
  expect(readFileSync(join(cwd, 'desk.host.yaml'), 'utf8')).toBe(other);
});
