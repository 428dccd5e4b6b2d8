/** The gate in front of servers (docs/gate.md), with the official client in both eras. */
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ANYTHING } from '../../src/adapters/mcp/lists.ts';
import type { HostProfile } from '../../src/core/handshake/host.ts';
import { wireArguments } from '../../src/core/handshake/template.ts';
import { UserError } from '../../src/core/result/errors.ts';
import { sha256Digest } from '../../src/core/value/digest.ts';
import { commandFiles } from '../../src/wiring/workspace.ts';
import {
  called,
  clientOf,
  ERAS,
  gateFolder,
  openGate,
  received,
  record,
  type Era,
  type OpenGate,
} from '../support/gate.ts';
import { ROOT } from '../support/cli.ts';
import { runMain } from '../support/main.ts';

const EMPTY = { code: -32602, message: 'Unsupported harness', data: { unmet: [], supported: [], requested: [] } };
const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';

/** What the 2026-07-28 era stamps on every result is taken off. */
function bare(result: unknown): unknown {
  const { _meta, ...rest } = result as { _meta?: Record<string, unknown> };
  const { [SERVER_INFO]: _, ...meta } = _meta ?? {};
  return Object.keys(meta).length === 0 ? rest : { ...rest, _meta: meta };
}

const answerTo = (name: string, args: object, more: object = {}): unknown => ({
  content: [
    {
      type: 'text',
      text: JSON.stringify({ name, arguments: args, ...more }),
      annotations: { audience: ['user'] },
      extra: [1, null],
    },
    { type: 'image', data: 'AAAA', mimeType: 'image/png' },
    { type: 'resource_link', uri: 'note://1', name: 'one' },
    { type: 'resource', resource: { uri: 'note://2', text: 'two' } },
  ],
  structuredContent: { a: 1, deep: [{ b: null }] },
  isError: false,
  _meta: { 'x.test/a': 1 },
  odd: true,
});

/** The error of the first connection or request, in either era. */
async function refusedWith(open: OpenGate, era: Era): Promise<unknown> {
  try {
    const client = await clientOf(open, era);
    return await called(client, 'execute', { command: 'x' });
  } catch (error) {
    const { code, message, data } = error as { code: number; message: string; data: unknown };
    return { code, message, data };
  } finally {
    await open.end();
  }
}

test.each(ERAS)(
  '%s: lists a tool for each bound role, and each call reaches its server through the wrap',
  async (era) => {
    const cwd = await gateFolder();
    const open = openGate(cwd);
    const client = await clientOf(open, era);
    const { tools } = (await client.request({ method: 'tools/list' }, ANYTHING)) as { tools: object[] };
    expect(tools).toEqual([
      {
        name: 'execute',
        description: 'cart:execute: Run commands or code in a sandbox.',
        inputSchema: { type: 'object', required: ['command'], properties: { command: { type: 'string' } } },
      },
      {
        name: 'dispatch',
        description: 'cart:dispatch: Spawn or route a sub-agent unit of work.',
        inputSchema: { type: 'object', required: ['task'], properties: { task: { type: 'string' } } },
      },
      {
        name: 'add_memory',
        description: 'cart:memory.write: Append a durable SAVE-zone record.',
        inputSchema: { type: 'object', required: ['summary'], properties: { summary: { type: 'string' } } },
      },
      {
        name: 'search_memory',
        description: 'cart:search: Retrieve from memory and knowledge.',
        inputSchema: { type: 'object', required: ['query'], properties: { query: { type: 'string' } } },
        outputSchema: { type: 'object', properties: { a: { type: 'integer' } } },
      },
    ]);
    expect(bare(await called(client, 'execute', { command: 'ls', more: 1 }))).toEqual(
      answerTo('run', { command: 'ls', more: 1 }),
    );
    expect(bare(await called(client, 'dispatch', { task: 'x' }))).toEqual(
      answerTo('spawn', { prompt: 'x', kind: 'sub' }),
    );
    expect(bare(await called(client, 'add_memory', { summary: 'x' }))).toEqual(
      answerTo('note', { notes: [{ text: 'x' }] }),
    );
    expect(bare(await called(client, 'search_memory', { query: 'x' }))).toEqual(answerTo('find', { text: 'x' }));
    expect(
      bare(await client.request({ method: 'resources/read', params: { uri: 'note://2' } }, ANYTHING)),
    ).toMatchObject({
      contents: [{ uri: 'note://2', text: 'two', odd: 1 }],
    });
    await expect(client.request({ method: 'resources/read', params: { uri: 'note://3' } }, ANYTHING)).rejects.toThrow(
      'no result named the resource "note://3"',
    );
    await expect(client.request({ method: 'prompts/list' }, ANYTHING)).rejects.toMatchObject({ code: -32601 });
    await open.end();
    expect(open.said).toEqual([
      'accept: serves cart:execute (gated), cart:dispatch (gated), cart:memory.write (gated), cart:search (gated)',
    ]);
  },
  60_000,
);

test('server/discover starts nothing', async () => {
  const cwd = await gateFolder();
  writeFileSync(join(cwd, 'requests.jsonl'), '');
  const open = openGate(cwd);
  await clientOf(open, 'auto');
  expect(received(cwd, 'initialize')).toEqual([]);
  await open.end();
  expect(open.said).toEqual([]);
}, 60_000);

test('attack 265: what breaks the contract or the protocol reaches no server', async () => {
  const cwd = await gateFolder();
  const open = openGate(cwd);
  const client = await clientOf(open, 'legacy');
  const names = '"execute", "dispatch", "add_memory", "search_memory"';
  const refusals: readonly (readonly [string, unknown, string])[] = [
    ['execute', {}, 'cart:execute is called against its contract: "/command" is missing'],
    [
      'execute',
      { command: 1 },
      'cart:execute is called against its contract: "/command" is not what the contract allows: "string", within its limits',
    ],
    ['execute', ['ls'], 'cart:execute is called against its contract: the arguments are not an object'],
    ['run', { command: 'ls' }, `there is no tool "run"; there are: ${names}`],
    ['Execute', { command: 'ls' }, `there is no tool "Execute"; there are: ${names}`],
    ['execute\u200b', { command: 'ls' }, `there is no tool "execute\\u200b"; there are: ${names}`],
  ];
  for (const [name, args, message] of refusals)
    expect(await called(client, name, args)).toEqual({ code: -32602, message });
  open.out.length = 0;
  const call = (id: unknown): string =>
    JSON.stringify({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'execute', arguments: { command: '!hang' } },
    });
  open.send(`[${call(90)}]`);
  open.send('{"jsonrpc":"2.0","id":91');
  open.send('{"id":92,"method":"tools/list"}');
  open.send('{"jsonrpc":"2.0","method":"notifications/cancelled"}');
  open.send('{"jsonrpc":"2.0","id":96,"method":"tools/call","params":{"name":"execute"},"name":"x"}');
  open.send(call(93));
  open.send(call(93));
  open.send(
    `{"jsonrpc":"2.0","id":94,"method":"tools/call","params":{"name":"execute","arguments":{"command":"${'x'.repeat(100 << 20)}"}}}`,
  );
  open.send(
    `{"method":"tools/call","params":{"name":"execute","arguments":{"command":"${'x'.repeat(11 << 20)}"}},"jsonrpc":"2.0","id":"95"}`,
  );
  await until(() => open.out.length === 7);
  const error = (id: unknown, code: number, message: string): string =>
    JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
  expect(open.out).toEqual([
    error(null, -32600, 'no revision in use allows a batch'),
    error(null, -32700, 'the message is not JSON'),
    error(92, -32600, 'the message is not JSON-RPC 2.0'),
    error(96, -32600, 'the message is not JSON-RPC 2.0'),
    error(93, -32600, 'the id belongs to a request that has no answer yet'),
    error(94, -32600, 'the message has more than 10 MiB'),
    error('95', -32600, 'the message has more than 10 MiB'),
  ]);
  await until(() => received(cwd, 'tools/call').length > 0);
  expect(received(cwd, 'tools/call')).toEqual([{ name: 'run', arguments: { command: '!hang' } }]);
  await open.end();
}, 60_000);

test('attack 266: a server that misbehaves is an error of the call, and the next call is answered', async () => {
  const cwd = await gateFolder();
  const open = openGate(cwd, { timeout: 1500 });
  const client = await clientOf(open, 'legacy');
  const call = (command: string): Promise<unknown> => called(client, 'execute', { command });
  const failed = (message: string): unknown => ({ code: -32603, message });
  expect(await call('!big')).toEqual(failed('the answer has more than 10 MiB'));
  expect(await call('!big-first')).toEqual(failed('the answer has more than 10 MiB'));
  expect(await call('!hang')).toEqual(failed('server "gated" did not answer in 1.5 s'));
  expect(await call('!error')).toEqual({ code: -32050, message: 'not today', data: { why: [1] } });
  expect(await call('!junk')).toEqual(answerTo('run', { command: '!junk' }));
  expect(await call('!other-id')).toEqual(failed('server "gated" sent an answer to request 4711, which is not open'));
  expect(await call('again')).toEqual(answerTo('run', { command: 'again' }));
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  open.out.length = 0;
  open.send(
    `{"jsonrpc":"2.0","id":"deep","method":"tools/call","params":{"name":"execute","arguments":{"command":"x","deep":${deep}}}}`,
  );
  await until(() => open.out.length === 1);
  expect(open.out).toEqual([
    '{"jsonrpc":"2.0","id":"deep","error":{"code":-32602,"message":"the request nests too deeply"}}',
  ]);
  expect(await call('!die')).toEqual(failed('server "gated" ended with exit code 3'));
  expect(await call('again')).toEqual(EMPTY);
  expect(open.said.at(-1)).toMatch(/^not judged: server "gated" ended twice, and is not started again; /);
  await open.end();
}, 60_000);

test.each(ERAS)(
  '%s: a result that nests deeper than can be written is an error of the call',
  async (era) => {
    const cwd = await gateFolder();
    const open = openGate(cwd);
    const client = await clientOf(open, era);
    expect(await called(client, 'execute', { command: '!deep' })).toEqual({
      code: -32603,
      message: 'the answer nests too deeply',
    });
    expect(bare(await called(client, 'execute', { command: 'x' }))).toEqual(answerTo('run', { command: 'x' }));
    await open.end();
  },
  60_000,
);

test('a server that comes back with other tools is not served', async () => {
  const cwd = await gateFolder();
  const open = openGate(cwd);
  const client = await clientOf(open, 'legacy');
  expect(await called(client, 'execute', { command: '!other' })).toEqual({
    code: -32603,
    message: 'server "gated" ended with exit code 3',
  });
  expect(await called(client, 'execute', { command: 'x' })).toEqual(EMPTY);
  expect(open.said.at(-1)).toMatch(/^not judged: it is not what was recorded: tool "run" of server "gated" /);
  expect(received(cwd, 'tools/call')).toHaveLength(1);
  await open.end();
}, 60_000);

test('cancelled by the client, a call ends at the server; progress comes before its result', async () => {
  const cwd = await gateFolder();
  const open = openGate(cwd);
  const client = await clientOf(open, 'legacy');
  const ended = new AbortController();
  const hanging = client.callTool({ name: 'execute', arguments: { command: '!hang' } }, { signal: ended.signal });
  await until(() => received(cwd, 'tools/call').length === 1);
  ended.abort('enough');
  await expect(hanging).rejects.toThrow('enough');
  await until(() => received(cwd, 'notifications/cancelled').length === 1);
  // The id of a call that was cancelled is free, and the call has no answer.
  const plain = (command: string): string =>
    JSON.stringify({
      jsonrpc: '2.0',
      id: 'same',
      method: 'tools/call',
      params: { name: 'execute', arguments: { command } },
    });
  open.out.length = 0;
  open.send(plain('!hang'));
  await until(() => received(cwd, 'tools/call').length === 2);
  open.send('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"same"}}');
  open.send(plain('x'));
  await until(() => open.out.length === 1);
  expect(open.out.map((line) => JSON.parse(line))).toEqual([
    { jsonrpc: '2.0', id: 'same', result: answerTo('run', { command: 'x' }) },
  ]);
  const seen: unknown[] = [];
  const result = await client.request(
    { method: 'tools/call', params: { name: 'execute', arguments: { command: '!progress' } } },
    ANYTHING,
    { onprogress: (progress) => seen.push(progress) },
  );
  expect(seen).toEqual([
    { progress: 1, total: 2 },
    { progress: 2, total: 2 },
  ]);
  expect(result).toMatchObject({ structuredContent: { a: 1 } });
  await open.end();
}, 60_000);

test.each([
  ['announced', '!tools'],
  ['silent', '!quiet'],
] as const)(
  'a server with other tools, %s: nothing is served, and the client is told',
  async (how, command) => {
    const cwd = await gateFolder();
    const open = openGate(cwd);
    let told = 0;
    const client = await clientOf(open, 'legacy', {
      listChanged: { tools: { autoRefresh: false, debounceMs: 0, onChanged: () => told++ } },
    });
    expect(await called(client, 'execute', { command })).toEqual(answerTo('run', { command }));
    if (how === 'announced') await until(() => told === 1);
    else {
      expect(await called(client, 'execute', { command: 'x' })).toEqual(answerTo('run', { command: 'x' }));
      open.later(61_000);
    }
    const read = client.request({ method: 'resources/read', params: { uri: 'note://2' } }, ANYTHING);
    await expect(read).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('Unsupported harness') });
    expect(received(cwd, 'resources/read')).toEqual([]);
    expect(await called(client, 'execute', { command: 'x' })).toEqual(EMPTY);
    expect(await client.request({ method: 'tools/list' }, ANYTHING)).toEqual({ tools: [] });
    await until(() => told === 1);
    expect(open.said.at(-1)).toMatch(
      /^not judged: it is not what was recorded: tool "run" of server "gated" is not what was recorded: description changed; /,
    );
    await open.end();
  },
  60_000,
);

test('what a server asks reaches a client that said it can answer, and no other', async () => {
  const cwd = await gateFolder();
  const asked = openGate(cwd);
  const able = await clientOf(asked, 'legacy', { capabilities: { elicitation: { form: {} } } });
  able.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { name: 'Ada' } }));
  expect(await called(able, 'execute', { command: '!ask' })).toEqual({
    content: [{ type: 'text', text: '{"action":"accept","content":{"name":"Ada"}}' }],
  });
  await asked.end();
  for (const era of ERAS) {
    const open = openGate(cwd);
    const client = await clientOf(open, era, era === 'auto' ? { capabilities: { elicitation: { form: {} } } } : {});
    expect(bare(await called(client, 'execute', { command: '!ask' }))).toEqual({
      content: [{ type: 'text', text: '{"code":-32601,"message":"Method not found"}' }],
    });
    await open.end();
  }
  expect(
    received(cwd, 'initialize')
      .map(({ capabilities }) => capabilities)
      .slice(-3),
  ).toEqual([{ elicitation: { form: {} } }, {}, {}]);
}, 60_000);

test.each(ERAS)(
  '%s: what a server of 2026-07-28 needs to know is asked of the client, with its state kept',
  async (era) => {
    const scopes = {
      run: ['exec', 'fs.read'],
      spawn: ['dispatch'],
      note: ['memory.write'],
      find: ['search', 'memory.read'],
    };
    const server = {
      name: 'modern',
      command: process.execPath,
      args: [join(ROOT, '__tests__/fixtures/mcp/modern.mjs')],
      scopes,
    };
    const cwd = await gateFolder({ profile: { tools: [], servers: [server] } });
    const open = openGate(cwd);
    const client = await clientOf(open, era, { capabilities: { elicitation: { form: {} } } });
    client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { name: 'Ada' } }));
    const { content } = await client.callTool({ name: 'execute', arguments: { command: 'x' } });
    expect(JSON.parse((content as { text: string }[])[0]?.text ?? '')).toEqual({
      arguments: { command: 'x' },
      answered: { action: 'accept', content: { name: 'Ada' } },
      state: 'kept',
    });
    await open.end();
  },
  60_000,
);

test.each(ERAS)(
  '%s: a server of the older era has no kinds of results',
  async (era) => {
    const cwd = await gateFolder();
    const open = openGate(cwd);
    const client = await clientOf(open, era);
    expect(bare(await called(client, 'execute', { command: '!kind' }))).toEqual({ content: [] });
    await open.end();
  },
  60_000,
);

test('a log passes, from the level on that the client asks for', async () => {
  const cwd = await gateFolder();
  const open = openGate(cwd);
  const client = await clientOf(open, 'legacy');
  const logged: unknown[] = [];
  client.setNotificationHandler('notifications/message', ({ params }) => void logged.push(params));
  await client.setLoggingLevel('warning');
  await called(client, 'execute', { command: '!log' });
  expect([logged, received(cwd, 'logging/setLevel')]).toEqual([
    [{ level: 'warning', data: 'low water' }],
    [{ level: 'warning' }],
  ]);
  await open.end();
}, 60_000);

test.each(ERAS)(
  '%s: on refuse no tool is served, and the error is the one of the handshake',
  async (era) => {
    const cwd = await gateFolder({ profile: { filesystem: [] } });
    const { out } = await runMain(
      ['handshake', 'agent', '--host', 'h.host.yaml', '--format', 'json', '--live'],
      cwd,
      '',
      {
        PATH: process.env['PATH'] ?? '',
      },
    );
    const [verdict] = (JSON.parse(out) as { results: { descriptor: object; error: { error: object } }[] }).results;
    const open = openGate(cwd, { descriptor: 'd.json' });
    expect(await refusedWith(open, era)).toEqual(verdict?.error.error);
    expect(open.said.slice(-2)).toEqual([
      JSON.stringify(verdict?.descriptor),
      'unmet: filesystem:fs.read: asks for fs.read, and there is none',
    ]);
    expect(JSON.parse(readFileSync(join(cwd, 'd.json'), 'utf8'))).toEqual(verdict?.descriptor);
  },
  60_000,
);

test.each(ERAS)(
  '%s: where the descriptor cannot be written, nothing is served, and the servers end',
  async (era) => {
    const open = openGate(await gateFolder(), { descriptor: 'h.host.yaml/d.json' });
    expect(await refusedWith(open, era)).toEqual(EMPTY);
    expect(open.said).toEqual([expect.stringMatching(/^not judged: h\.host\.yaml\/d\.json: /)]);
  },
  60_000,
);

/** What is not served, by what is wrong: no server was started for it. */
const NOT_STARTED: readonly (readonly [string, Partial<Parameters<typeof openGate>[1]>, RegExp])[] = [
  [
    'subject missing',
    { subject: 'nothing' },
    /^not judged: nothing: there is no such file or directory; check the path; it is relative to the working directory$/,
  ],
  ['profile missing', { host: 'nothing' }, /^not judged: there is no file and no client "nothing"/],
  [
    'attack 267, other ROM digest',
    { romDigest: 'sha256:ab' },
    /^not judged: agent has no ROM digest, and --rom-digest names sha256:ab/,
  ],
  [
    'attack 267, other profile',
    { profileDigest: 'sha256:ab' },
    /^not judged: h.host.yaml has the digest sha256:[0-9a-f]{64}, and --profile-digest names sha256:ab/,
  ],
];

test.each(NOT_STARTED)(
  '%s: no server is started',
  async (_, input, reason) => {
    const cwd = await gateFolder();
    writeFileSync(join(cwd, 'requests.jsonl'), '');
    for (const era of ERAS) {
      const open = openGate(cwd, input);
      expect(await refusedWith(open, era)).toEqual(EMPTY);
      expect(open.said).toEqual([expect.stringMatching(reason)]);
      expect(open.gate.refused).toBe(true);
    }
    const unasked = openGate(cwd, input);
    await unasked.end();
    expect([unasked.said, unasked.gate.refused]).toEqual([[expect.stringMatching(reason)], true]);
    expect(received(cwd, 'initialize')).toEqual([]);
  },
  60_000,
);

test('attack 268: a package without signature, and one of an unknown signer, are served only when that is allowed', async () => {
  const cwd = await gateFolder();
  writeFileSync(join(cwd, 'requests.jsonl'), '');
  const unsigned = {
    code: -32602,
    message: 'Unsupported harness',
    data: {
      unmet: ['manifest.signature'],
      supported: ['unsigned'],
      requested: ['a signature that verifies'],
    },
  };
  expect(await refusedWith(openGate(cwd, { allowUnsigned: false }), 'legacy')).toEqual(unsigned);
  await runMain(['keygen', '--out', 'keys'], cwd);
  await runMain(['build', 'agent', '--out', 'a.cart'], cwd);
  expect(await refusedWith(openGate(cwd, { subject: 'a.cart', allowUnsigned: false }), 'legacy')).toEqual(unsigned);
  const signed = await runMain(['sign', 'a.cart', '--key', 'keys/cartwright.key.pem'], cwd);
  expect([signed.code, signed.err]).toEqual([0, '']);
  const unknown = openGate(cwd, { subject: 'a.cart' });
  expect(await refusedWith(unknown, 'auto')).toMatchObject({
    data: { unmet: ['manifest.signature'], supported: ['failed'] },
  });
  expect(unknown.said[0]).toMatch(/^a\.cart has a valid signature of ed25519:[0-9a-f]{64}, which is unknown: /);
  expect(received(cwd, 'initialize')).toEqual([]);
  const open = openGate(cwd, {
    subject: 'a.cart',
    allowUnknownSigner: true,
    allowUnsigned: false,
    profileDigest: sha256Digest(readFileSync(join(cwd, 'h.host.yaml'))),
  });
  const client = await clientOf(open, 'legacy');
  expect(await called(client, 'execute', { command: 'x' })).toEqual(answerTo('run', { command: 'x' }));
  // Another cartridge in its place is not served, once it is looked at again.
  await runMain(['build', 'agent', '--out', 'a.cart', '--force'], cwd);
  open.later(61_000);
  expect(await called(client, 'execute', { command: 'x' })).toMatchObject({
    code: -32602,
    message: 'Unsupported harness',
  });
  await open.end();
}, 60_000);

test('attack 269: what is not pinned is not started', async () => {
  const cwd = await gateFolder({ recorded: false });
  const open = openGate(cwd);
  expect(await refusedWith(open, 'legacy')).toEqual(EMPTY);
  expect(open.said).toEqual([expect.stringMatching(/^not judged: server "gated" was not recorded; record it first: /)]);
  await record(cwd);
  const profile = parse(readFileSync(join(cwd, 'h.host.yaml'), 'utf8')) as {
    tools: { name: string; digest?: string }[];
  };
  for (const tool of profile.tools) if (tool.name === 'find') delete tool.digest;
  writeFileSync(join(cwd, 'h.host.yaml'), JSON.stringify(profile));
  const second = openGate(cwd);
  expect(await refusedWith(second, 'legacy')).toEqual(EMPTY);
  expect(second.said).toEqual([expect.stringMatching(/^not judged: tool "find" has no digest; /)]);
}, 60_000);

test('500 calls with any text: the server receives what the wrap says, the client what the server sent', async () => {
  const cwd = await gateFolder();
  const { tools } = parse(readFileSync(join(cwd, 'h.host.yaml'), 'utf8')) as HostProfile;
  const wraps = { dispatch: 'task', add_memory: 'summary', search_memory: 'query' };
  const open = openGate(cwd);
  const client = await clientOf(open, 'legacy');
  const sent: unknown[] = [];
  const text = fc.string({ unit: 'binary' }).filter((each) => !each.startsWith('!'));
  const calls = fc.sample(
    fc.record({ name: fc.constantFrom(...(Object.keys(wraps) as (keyof typeof wraps)[])), text }),
    { numRuns: 500, seed: 26 },
  );
  for (const { name, text: value } of calls) {
    const bound = tools.find((tool) => tool.name === name);
    if (bound?.wraps === undefined) throw new Error('no wrap');
    const args = wireArguments(bound, { [wraps[name]]: value });
    sent.push({ name: bound.wraps, arguments: args });
    expect(await called(client, name, { [wraps[name]]: value })).toEqual(answerTo(bound.wraps, args));
  }
  expect(received(cwd, 'tools/call')).toEqual(sent);
  await open.end();
}, 120_000);

test('a look that took long and gave no answer stands for a minute; a quick one is repeated with the next call', async () => {
  const cwd = await gateFolder();
  const disk = commandFiles(cwd, []);
  let takes: number | undefined;
  let looks = 0;
  const open: OpenGate = openGate(
    cwd,
    {},
    {
      kind(path) {
        if (path !== 'agent' || takes === undefined) return disk.kind(path);
        looks++;
        open.later(takes);
        throw new UserError('unreadable-file', 'it does not answer', { path });
      },
    },
  );
  const client = await clientOf(open, 'legacy');
  const call = (): Promise<unknown> => called(client, 'execute', { command: 'x' });
  expect(await call()).toEqual(answerTo('run', { command: 'x' }));
  const seen: unknown[] = [];
  const refusedFor = async (ms: number, after: number): Promise<void> => {
    takes = ms;
    open.later(after);
    const before = looks;
    seen.push([await call(), looks - before]);
  };
  await refusedFor(999, 61_000);
  await refusedFor(999, 0);
  await refusedFor(1_000, 0);
  await refusedFor(1_000, 0);
  await refusedFor(1_000, 60_000);
  await refusedFor(1_000, 60_001);
  expect(seen).toEqual([1, 1, 1, 0, 0, 1].map((each) => [EMPTY, each]));
  takes = undefined;
  expect(await call()).toEqual(EMPTY);
  open.later(60_001);
  expect(await call()).toEqual(answerTo('run', { command: 'x' }));
  takes = 1_000;
  open.later(60_001);
  expect(await call()).toEqual(EMPTY);
  expect(open.said.slice(-2)).toEqual([
    expect.stringMatching(/^not judged: agent: it does not answer/),
    'every call is refused until the servers are asked again in a minute',
  ]);
  await open.end();
}, 60_000);

test.each(['tools/call', 'server/discover'])(
  '%s of a revision that the connection does not have is refused, and the next one is served',
  async (method) => {
    const cwd = await gateFolder();
    const open = openGate(cwd);
    const client = await clientOf(open, 'auto');
    await called(client, 'execute', { command: 'x' });
    const asked = async (revision: string): Promise<unknown> => {
      open.out.length = 0;
      const _meta = {
        'io.modelcontextprotocol/protocolVersion': revision,
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      };
      const params = { name: 'execute', arguments: { command: 'y' }, _meta };
      open.send(JSON.stringify({ jsonrpc: '2.0', id: 'own', method, params }));
      await until(() => open.out.some((line) => line.includes('"own"')));
      return JSON.parse(open.out.find((line) => line.includes('"own"')) ?? '');
    };
    expect(await asked('2099-01-01')).toEqual({
      jsonrpc: '2.0',
      id: 'own',
      error: {
        code: -32022,
        message: 'Unsupported protocol version: 2099-01-01',
        data: { supported: ['2026-07-28'], requested: '2099-01-01' },
      },
    });
    expect(received(cwd, 'tools/call').length).toBe(1);
    expect(await asked('2026-07-28')).toMatchObject({ id: 'own', result: {} });
    await open.end();
  },
  60_000,
);

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(5);
}
