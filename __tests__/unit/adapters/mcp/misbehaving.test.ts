import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instructionsDigest } from '../../../../src/core/handshake/tool-digest.ts';
import { limitsOf, mcpPeer } from '../../../../src/adapters/mcp/peer.ts';
import { MCP_LIMITS } from '../../../../src/adapters/mcp/limits.ts';
import type { HostServer } from '../../../../src/core/handshake/host.ts';
import { scratch } from '../../../support/scratch.ts';

const fixture = fileURLToPath(new URL('../../../fixtures/mcp/server.mjs', import.meta.url));
const cwd = tmpdir();
const path = process.env['PATH'] ?? '';
const server = (behaviour: string, ...rest: string[]): HostServer => ({
  name: 'fixture',
  command: process.execPath,
  args: [fixture, behaviour, ...rest],
});
// Time decides nothing but where it must run out: a busy machine takes longer than a user waits.
const LONG = { ...MCP_LIMITS, totalMs: 60_000 };
const patient = mcpPeer({ cwd, path, limits: LONG });
const brisk = mcpPeer({ cwd, path, limits: { ...LONG, termMs: 300 } });
const hasty = mcpPeer({ cwd, path, limits: { ...MCP_LIMITS, totalMs: 1500, discoverMs: 500, termMs: 300 } });

/** Processes of which `word`, a path of this run, is an argument: children of the server get it from there. */
const running = (word: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(word);
      } catch {
        return false;
      }
    });

/** Attack, behaviour of the server, and why it is refused. */
const REFUSED: readonly (readonly [number, string, string | RegExp])[] = [
  [186, 'flood-line', 'wrote a line of more than 10 MiB to standard output before the handshake was done'],
  [
    186,
    'flood-lines',
    'wrote more than 10000 lines that are not JSON to standard output before the handshake was done',
  ],
  [
    187,
    'stderr-commands',
    'ended with exit code 3 before the handshake was done; its standard error ends: "spam | ::add-mask::secret | #\\u0023[error]from the server\\u001b[31m"',
  ],
  [189, 'wrong-id', 'sent an answer to request 99999, which is not open before the handshake was done'],
  [189, 'string-id', /^sent an answer to request "\d+", which is not open/],
  [189, 'null-result', 'sent an answer whose result is not an object before the handshake was done'],
  [189, 'both', 'sent an answer with both a result and an error before the handshake was done'],
  [189, 'batch', 'sent a batch, which no revision of the protocol in use allows before the handshake was done'],
  [189, 'no-version', 'sent a message that is not JSON-RPC 2.0 before the handshake was done'],
  [189, 'twice', /^sent an answer to request \d+, which is not open/],
  [189, 'error-answer', 'answered with the error -32603: "no::error::today\\u001b[0m"'],
  [190, 'revision-unknown', /^broke the protocol: "Server's protocol version is not supported: 1999-01-01"/],
  [190, 'revision-malformed', /not supported: 2024-13-99/],
  [190, 'revision-future', /not supported: 9999-12-31/],
  [190, 'revision-number', /^broke the protocol: /],
  [190, 'revision-missing', /^broke the protocol: /],
  [191, 'many-tools', 'answers tools/list with more than 10000 entries'],
  [191, 'nameless', 'answers tools/list with a tool without a name'],
  [191, 'no-list', 'answers tools/list without a list of tools'],
  [191, 'huge-schema', 'wrote a line of more than 10 MiB to standard output'],
  [192, 'endless-pages', 'answers tools/list with more than 50 pages'],
  [192, 'same-cursor', 'answers tools/list with the same cursor again ("again")'],
  [192, 'huge-cursor', 'answers tools/list with a cursor that is not text of at most 4096 characters'],
  [194, 'exit-0', 'ended with exit code 0 before the handshake was done'],
  [194, 'exit-1', 'ended with exit code 1 before the handshake was done'],
  [194, 'killed', 'was ended by SIGKILL before the handshake was done'],
  [194, 'exit-at-list', 'ended with exit code 7'],
  [194, 'close-stdout', 'closed its standard output before the handshake was done'],
];

test.each(REFUSED)('attack %i, %s: refused with a reason', async (_, behaviour, reason) => {
  const answer = await patient.look(server(behaviour));
  expect(answer).toEqual({
    name: 'fixture',
    failure: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    notes: expect.any(Array),
  });
});

test.each([
  [185, 'silent'],
  [194, 'close-stdin'],
])('attack %i, %s: times out', async (_, behaviour) => {
  const answer = await hasty.look(server(behaviour));
  expect(answer).toEqual({
    name: 'fixture',
    failure: 'timed out: initialize took more than 1.5 s; allow more with --server-timeout, or timeout in the profile',
    notes: [],
  });
});

test('attack 185: with the limits of real life, everything ends within ten seconds', () => {
  const { totalMs, politeMs, termMs } = MCP_LIMITS;
  expect(totalMs + politeMs + termMs).toBeLessThan(10_000);
});

test('attack 188: text on standard output before the protocol is skipped and said', async () => {
  expect(await patient.look(server('banner'))).toMatchObject({
    protocolRevision: '2025-11-25',
    tools: [{ name: 'run' }],
    notes: ['2 lines on standard output that are not JSON, skipped ("Welcome to my server!")'],
  });
});

test('attack 191: odd tools are kept as they are, or left out, and said', async () => {
  expect(await patient.look(server('odd-tools'))).toMatchObject({
    tools: [{ name: 'a' }, { name: 'b\u001b[31m\u202e' }, { name: 'c', inputSchema: 'nothing' }, { name: 'd' }],
    notes: ['lists tool "a" twice; the first is used', 'tool "c" has an inputSchema that is not an object'],
  });
});

test('a server without tools is not asked for them, which is said', async () => {
  expect(await patient.look(server('no-tools'))).toEqual({
    name: 'fixture',
    protocolRevision: '2025-11-25',
    tools: [],
    instructionsDigest: instructionsDigest(undefined),
    resources: [],
    templates: [],
    notes: ['advertises no tools'],
  });
});

test('pages are put together, and a server without templates has none', async () => {
  expect(await patient.look(server('three-pages'))).toMatchObject({
    tools: [{ name: 't1' }, { name: 't2' }, { name: 't3' }],
  });
  expect(await patient.look(server('no-templates'))).toMatchObject({
    resources: ['wiki://a', 'wiki://b'],
    templates: [],
    notes: [],
  });
});

test('a server that ends at an unknown request is asked again in the words of its era', async () => {
  expect(await patient.look(server('exit-at-discover'))).toMatchObject({ protocolRevision: '2025-11-25' });
});

test('attack 196: sampling, elicitation and roots are refused', async () => {
  expect(await patient.look(server('asks'))).toMatchObject({
    tools: [{ name: 'after-three-refusals' }],
    notes: ['asked for "sampling/createMessage", "elicitation/create", "roots/list", which was refused'],
  });
});

test('attack 197: the server sees PATH, a HOME of its own and what is named, nothing else', async () => {
  process.env['CARTWRIGHT_SIGNING_KEY'] = 'do not tell';
  try {
    const answer = await patient.look({ ...server('environment'), env: { NAMED: '1' } });
    const names = 'tools' in answer ? answer.tools.map(({ name }) => name) : [];
    expect(names).toEqual(['CARTWRIGHT_MCP_RUN', 'HOME', 'NAMED', 'PATH']);
  } finally {
    delete process.env['CARTWRIGHT_SIGNING_KEY'];
  }
});

test('the values of the named environment are blotted out of messages', async () => {
  expect(await patient.look({ ...server('tells-secret'), env: { TOKEN: 'hunter2hunter2' } })).toMatchObject({
    failure: 'ended with exit code 2 before the handshake was done; its standard error ends: "token is ***"',
  });
});

test.each(['good', 'grandchild', 'deaf-grandchild', 'escaped-grandchild', 'deaf', 'leaves-a-child', 'silent'])(
  'attack 195, %s: no process is left',
  async (behaviour) => {
    const marker = join(cwd, `cartwright-test-${process.pid}-${behaviour}`);
    await (behaviour === 'silent' ? hasty : brisk).look(server(behaviour, marker));
    expect(running(marker)).toEqual([]);
  },
);

test('the folder that was HOME is removed', async () => {
  const answer = await patient.look(server('environment'));
  const home = 'tools' in answer ? answer.tools.find(({ name }) => name === 'HOME')?.description : undefined;
  expect(home).toContain('cartwright-mcp-');
  expect(existsSync(String(home))).toBe(false);
});

test('attack 199: a look calls no tool', async () => {
  const log = join(cwd, `cartwright-calls-${process.pid}`);
  try {
    await patient.look(server('records', log));
    expect(readFileSync(log, 'utf8').split('\n')).toEqual([
      'server/discover',
      'initialize',
      'notifications/initialized',
      'tools/list',
      '',
    ]);
  } finally {
    rmSync(log, { force: true });
  }
});

test('a command that is not there is named', async () => {
  expect(await patient.look({ name: 'x', command: 'no-such-command' })).toEqual({
    name: 'x',
    failure: expect.stringContaining('cannot start: there is no command "no-such-command"'),
    notes: [],
  });
});

test('a server that npx may install first gets 60 seconds, and a line says so, unless a time is named', async () => {
  const folder = scratch();
  // A runner of that name, which runs the server at once.
  symlinkSync(process.execPath, join(folder, 'npx'));
  const declared: HostServer = { name: 's', command: join(folder, 'npx'), args: [fixture, 'exit-now'] };
  const totalMs = (timeout?: number, own?: number): number =>
    limitsOf({ cwd, path, timeout }, own === undefined ? declared : { ...declared, timeout: own }).totalMs;
  expect([totalMs(), totalMs(9), totalMs(undefined, 8), totalMs(9, 8)]).toEqual([60_000, 9_000, 8_000, 9_000]);
  expect(limitsOf({ cwd, path }, server('x')).totalMs).toBe(MCP_LIMITS.totalMs);
  const note =
    'npx may install it first, so it gets 60 s; --server-timeout, or timeout in the profile, sets another time';
  expect((await mcpPeer({ cwd, path }).look(declared)).notes).toContain(note);
  expect((await mcpPeer({ cwd, path, timeout: 9 }).look(declared)).notes).not.toContain(note);
});
