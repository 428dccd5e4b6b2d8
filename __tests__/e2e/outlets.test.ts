/**
 * Attack 241: every command, every format, every file that an option names, on outlets that refuse: a full disk, a reader that
 * went away, a path that cannot be. The commands and options come from the program's own table.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync, type StdioOptions } from 'node:child_process';
import { closeSync, constants, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OptionSpec } from '../../src/cli/command.ts';
import { calExample } from '../../src/core/result/rule-examples.ts';
import { COMMANDS, HOOK_COMMANDS } from '../../src/cli/commands.ts';
import { RECORD } from '../../src/core/activate/place.ts';
import { recordText } from '../../src/core/activate/record.ts';
import { runMain, type Refusal } from '../support/main.ts';
import { hasTool } from '../support/tools.ts';
import { CLI, copyOf, type Run } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';

const FULL = '/dev/full';
const FIXABLE = calExample({ rac: 'rac:\n  - { id: a, kind: wiki, description: d, content: x }' }).text;
const PROBES = 'scripts/server.mjs';
const LIVE = ['handshake', 'agents/builder', '--host', 'live.host.yaml', '--live', '--quiet'];

const KEY = ['--public-key', 'keys/second.pub.pem', '--publisher', 'io.github.example', '--proof', 'repo:example/x'];
/** Stands for the id of the key that the registry of the project has. */
const FIRST = 'FIRST';

/** How each command is called so that it has something to say. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  check: ['check'],
  lint: ['lint'],
  'workflow ready': ['workflow', 'ready', 'cal/ship-a-feature.cal.yaml', '--cartridges', 'agents'],
  cal: ['cal', 'cal/ship-a-feature.cal.yaml', '--cartridges', 'agents'],
  init: ['init', '--from-code', '.', '--dry-run'],
  'host list': ['host', 'list'],
  'host add': ['host', 'add', 'claude-code', '--out', 'made'],
  build: ['build', 'agents/builder', '--out', 'made.cart'],
  pack: ['pack', '--oci', 'made', 'a.cart'],
  manifest: ['manifest', 'agents/builder'],
  keygen: ['keygen', '--out', 'keys', '--name', 'made'],
  sign: ['sign', 'b.cart', '--key', 'keys/k.key.pem'],
  verify: ['verify', 'a.cart'],
  digest: ['digest', 'a.cart'],
  'trust init': ['trust', 'init', 'made.yaml', ...KEY],
  'trust add': ['trust', 'add', 'registry.yaml', ...KEY],
  'trust rotate': ['trust', 'rotate', 'registry.yaml', '--key', FIRST, ...KEY.slice(0, 2)],
  'trust revoke': ['trust', 'revoke', 'registry.yaml', '--key', FIRST, '--reason', 'retired'],
  'trust show': ['trust', 'show', 'registry.yaml'],
  lock: ['lock'],
  handshake: ['handshake', 'agents/builder', '--host', 'hosts'],
  preflight: ['preflight', 'a.cart', '--descriptor', 'a.json', '--allow-unsigned'],
  diff: ['diff', 'agents/builder', 'agents/builder', '--host', 'hosts'],
  activate: ['activate', '--check'],
  deactivate: ['deactivate', 'gone'],
  outdated: ['outdated', 'a.cart'],
  'okf check': ['okf', 'check', 'docs'],
  explain: ['explain'],
  completion: ['completion', 'bash'],
  'harness-manifest-write': ['harness-manifest-write', 'agents/builder'],
  'no-private-keys': ['no-private-keys', 'keys/k.key.pem'],
};

/** Options that make a file or a folder, by their names; a new one must be called here, too. */
const WRITES = /^(?:out|oci|record|fix|write-.*)$/;
const TARGETS: Readonly<Record<string, (target: string) => readonly string[]>> = {
  'check --out': (target) => ['check', '--merge', 'sweep.ndjson', '--format', 'sarif', '--out', target],
  'lint --fix': () => ['lint', '--fix'],
  'lint --write-baseline': () => ['lint', '--write-baseline'],
  'init --out': (target) => ['init', '--from-code', '.', '--out', target],
  'host add --out': (target) => ['host', 'add', 'claude-code', '--out', target],
  'build --out': (target) => ['build', 'agents/builder', '--out', target],
  'pack --oci': (target) => ['pack', '--oci', target, 'a.cart'],
  'manifest --out': (target) => ['manifest', 'agents/builder', '--out', target],
  'keygen --out': (target) => ['keygen', '--out', target],
  'sign --out': (target) => ['sign', 'a.cart', '--key', 'keys/k.key.pem', '--out', target],
  'handshake --out': (target) => [
    'handshake',
    'agents/builder',
    '--host',
    'hosts/workbench.host.yaml',
    '--out',
    target,
  ],
  'handshake --record': (target) => [...LIVE, '--record', target],
};

let project = '';
let registry = '';
const loaded: [name: string, formats: readonly string[], options: readonly OptionSpec[]][] = [];
/** They ask the network before they say anything, and nobody answers while a process is waited for. */
const ASKS: readonly string[] = ['org list'];
for (const [name, load] of Object.entries({ ...COMMANDS, ...HOOK_COMMANDS })) {
  // These speak a protocol, and nothing else ever is on their streams: unit/cli/lsp and e2e/mcp-gate.
  if (ASKS.includes(name) || name === 'lsp' || name === 'gate') continue;
  const { command } = await load();
  loaded.push([name, command.formats, command.options]);
}

const SERVER = `process.stdin.on('data', (data) => {
  for (const line of String(data).trim().split('\\n')) {
    const { id, method } = JSON.parse(line);
    const result = method === 'initialize'
      ? { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 'x', version: '1' } }
      : method === 'tools/list' ? { tools: [{ name: 'spawn', inputSchema: { type: 'object' } }] } : {};
    if (id !== undefined) process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
  }
});
`;

beforeAll(async () => {
  project = copyOf('examples/data-pipeline');
  const run = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await runMain(args, project);
    if (code !== 0) throw new Error(`${args.join(' ')}: ${err}`);
    return out;
  };
  await run('keygen', '--out', 'keys', '--name', 'k');
  writeFileSync(join(project, 'sweep.ndjson'), await run('check', '--format', 'ndjson'));
  await run('keygen', '--out', 'keys', '--name', 'second');
  await run('trust', 'init', 'registry.yaml', '--public-key', 'keys/k.pub.pem', ...KEY.slice(2));
  registry = readFileSync(join(project, 'registry.yaml'), 'utf8');
  writeFileSync(join(project, '.mcp.json'), '{"mcpServers":{"x":{"command":"x"}}}\n');
  await run('build', 'agents/builder', '--out', 'a.cart');
  await run('build', 'agents/builder', '--out', 'b.cart');
  await run('handshake', 'a.cart', '--host', 'hosts/workbench.host.yaml', '--allow-unsigned', '--out', 'a.json');
  mkdirSync(join(project, 'agents/builder/rom/manifest'));
  await run('manifest', 'agents/builder', '--out', 'agents/builder/rom/manifest/harness-requirements.json');
  mkdirSync(join(project, 'scripts'));
  writeFileSync(join(project, PROBES), SERVER);
  writeFileSync(
    join(project, 'live.host.yaml'),
    `schemaVersion: cart.host.v1\nname: Live\nservers:\n  - name: x\n    command: ${process.execPath}\n    args: [${join(project, PROBES)}]\n`,
  );
});

const opened: number[] = [];
afterAll(() => opened.forEach((descriptor) => closeSync(descriptor)));

/** A descriptor on a pipe that nobody reads any more. */
function closedPipe(): number {
  const path = join(scratch(), 'pipe');
  spawnSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, 'w');
  closeSync(reader);
  opened.push(writer);
  return writer;
}

const DIGEST = `sha256:${'0'.repeat(64)}`;
/** An agent that can be taken away. */
const ACTIVATED = recordText([
  {
    name: 'gone',
    client: 'agents',
    cartridge: 'a.cart',
    id: 'local/gone',
    version: '1.0.0',
    romDigest: DIGEST,
    requirementsHash: DIGEST,
    keyids: [],
    signedAt: null,
    host: 'hosts/workbench.host.yaml',
    profileDigest: DIGEST,
    options: [],
    folder: '.agents/skills/gone',
    save: null,
    descriptor: '.cartwright/gone.agents.compliance.json',
    files: {},
    entry: null,
  },
]);

/** What is never made twice under one name is taken away, the registry is as it was, and an agent is there to be taken away. */
function asBefore(cwd: string, [command]: readonly string[]): void {
  if (command === 'deactivate') {
    mkdirSync(join(cwd, '.cartwright'), { recursive: true });
    writeFileSync(join(cwd, RECORD), ACTIVATED);
  }
  for (const made of ['keys/made.key.pem', 'keys/made.pub.pem', 'made', 'made.yaml'])
    rmSync(join(cwd, made), { recursive: true, force: true });
  if (cwd === project) writeFileSync(join(cwd, 'registry.yaml'), registry);
}

/** What the same call gives where no stream refuses: in this process, which costs a tenth of the built program. */
async function fromSource(args: readonly string[], cwd: string, refusal?: Refusal): Promise<Run> {
  asBefore(cwd, args);
  const { code, out, err } = await runMain(args, cwd, '', { PATH: process.env['PATH'] ?? '' }, undefined, refusal);
  return { code, stdout: out, stderr: err };
}

function run(args: readonly string[], cwd: string, stdio: StdioOptions): Run {
  asBefore(cwd, args);
  const result = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: tmpdir() },
    stdio,
    encoding: 'utf8',
  });
  return { code: result.status, stdout: result.stdout ?? '', stderr: result.stderr ?? '' };
}

/** What a folder holds: every path, with the text of every file. */
function snapshot(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, entry.isFile() ? readFileSync(path, 'latin1') : ''];
    }),
  );
}

test('every command is called, and every option that writes', () => {
  expect(Object.keys(CALLS)).toEqual(loaded.map(([name]) => name));
  const writing = loaded.flatMap(([name, , options]) => {
    return options.filter((option) => WRITES.test(option.name)).map((option) => `${name} --${option.name}`);
  });
  expect(Object.keys(TARGETS).sort()).toEqual([...new Set([...writing, 'handshake --record'])].sort());
});

(hasTool(FULL) ? describe : describe.skip).each(loaded)('%s', (name, formats) => {
  test.each(formats)('attack 241: --format %s on streams that refuse', async (format) => {
    const first = /ed25519:[0-9a-f]{64}/.exec(registry)?.[0] ?? '';
    const call = (CALLS[name] as readonly string[]).map((word) => (word === FIRST ? first : word));
    const args = [...call, '--format', format];
    const usual = await fromSource(args, project);
    expect([0, 1]).toContain(usual.code);
    expect(usual.stdout + usual.stderr).not.toBe('');
    const full = openSync(FULL, 'w');
    opened.push(full);
    const silent = usual.stdout === '';
    // All formats go out by one stream, and every command by the same two: the built program shows of the first format that it minds
    // a refusal of either, the source that no other format and no other refusal is minded less.
    const isFirst = format === formats[0];
    const onFull = isFirst
      ? run(args, project, ['ignore', full, 'pipe'])
      : await fromSource(args, project, { of: 'out', by: 'ENOSPC' });
    expect(onFull).toEqual({
      code: silent ? usual.code : 2,
      stdout: '',
      stderr: silent
        ? usual.stderr
        : expect.stringMatching(
            /^(?!cartwright: this is a bug)[^]*cartwright: standard output cannot be written: no space is left on the disk\n  help: make room on the disk\n$/,
          ),
    });
    const closed = await fromSource(args, project, { of: 'out', by: 'EPIPE' });
    expect([closed.code, closed.stderr]).toEqual([
      silent ? usual.code : 2,
      silent || name === 'build' ? expect.any(String) : usual.stderr,
    ]);
    // What goes to standard error does not depend on the format.
    if (!isFirst) return;
    const unheard = usual.stderr === '' ? usual.code : 2;
    expect(run(args, project, ['ignore', 'pipe', closedPipe()]).code).toBe(unheard);
    expect((await fromSource(args, project, { of: 'err', by: 'ENOSPC' })).code).toBe(unheard);
    expect((await fromSource(args, project, { of: 'both', by: 'ENOSPC' })).code).toBe(2);
  });
});

test('attack 241: help, versions and mistakes on streams that refuse', () => {
  const full = openSync(FULL, 'w');
  opened.push(full);
  const reason =
    'cartwright: standard output cannot be written: no space is left on the disk\n  help: make room on the disk\n';
  for (const args of [[], ['--version'], ['--help'], ['lint', '--help'], ['lint', '--version']]) {
    expect(run(args, project, ['ignore', full, 'pipe'])).toEqual({ code: 2, stdout: '', stderr: reason });
    expect(run(args, project, ['ignore', closedPipe(), 'pipe'])).toEqual({ code: 2, stdout: '', stderr: '' });
  }
  for (const args of [['nothing'], ['lint', '--nothing']]) {
    for (const stream of [full, closedPipe()]) {
      expect(run(args, project, ['ignore', 'pipe', stream])).toEqual({ code: 2, stdout: '', stderr: '' });
    }
  }
});

test('attack 241: standard input that is a folder, and a working directory that is gone', () => {
  const folder = openSync(project, 'r');
  opened.push(folder);
  expect(run(['lint', '-'], project, [folder, 'pipe', 'pipe'])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'cartwright: standard input cannot be read: it is a directory\n  help: name a file in it\n',
  });
  const script = 'mkdir gone && cd gone && rmdir ../gone && exec "$@"';
  const { status, stderr } = spawnSync('sh', ['-c', script, 'sh', process.execPath, CLI, 'lint', 'a.cal.yaml'], {
    cwd: scratch(),
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: tmpdir() },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^cartwright: [^\n]+\n(?: {2}help: [^\n]+\n)?$/)]);
});

describe.each(Object.entries(TARGETS))('%s', (name, call) => {
  const inPlace = call('').length === call('x').length && call('a').join() === call('b').join();
  /** A private copy of the project, so that a file that was half-written is seen. */
  const fresh = (): string => {
    const cwd = scratch();
    spawnSync('cp', ['-a', `${project}/.`, cwd]);
    if (name === 'lint --fix') writeFileSync(join(cwd, 'cal/fixable.cal.yaml'), FIXABLE);
    writeFileSync(join(cwd, 'file'), 'a file');
    mkdirSync(join(cwd, 'folder/inside'), { recursive: true });
    writeFileSync(join(cwd, 'folder/inside/kept'), 'kept');
    return cwd;
  };
  const refused = (cwd: string, result: Run, before: Record<string, string>): void => {
    expect([name, result.code]).toEqual([name, 2]);
    expect(result.stderr).toMatch(/^cartwright: [^\n]+\n(?: {2}help: [^\n]+\n)?$/);
    expect(result.stderr).not.toContain('this is a bug');
    expect(Object.keys(snapshot(cwd))).toEqual(Object.keys(before));
    expect(snapshot(cwd)).toEqual(before);
  };
  const targets = ['file/x', 'folder/inside/kept/deep/x', '/proc/nobody/x', '/dev/full/x'];
  // A folder in the way is in the way of a file alone.
  if (!['init --out', 'keygen --out', 'host add --out', 'check --out'].includes(name)) targets.push('folder');

  // What is changed in place has no path that could be wrong.
  if (!inPlace)
    test('attack 241: a path that cannot be', async () => {
      for (const target of targets) {
        const cwd = fresh();
        const before = snapshot(cwd);
        refused(cwd, await fromSource(call(target), cwd), before);
      }
    });

  test('attack 241: a disk that is full, on the built program', () => {
    const cwd = fresh();
    const before = snapshot(cwd);
    // The shell's limit on the size of files; the signal that comes with it is left out.
    const script = `trap '' XFSZ; ulimit -f 0; exec "$@"`;
    const args = ['-c', script, 'sh', process.execPath, CLI, ...call('made')];
    const result = spawnSync('sh', args, {
      cwd,
      env: { PATH: process.env['PATH'] ?? '', TMPDIR: tmpdir() },
      encoding: 'utf8',
    });
    refused(cwd, { code: result.status, stdout: result.stdout, stderr: result.stderr }, before);
  });
});
