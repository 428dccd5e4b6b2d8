/** What a gate is given that is wrong: one answer on the wire, one line on standard error, and nothing of a secret in either. */
import { expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { sqlite } from '../support/cartridges.ts';
import { gateFolder, openGate } from '../support/gate.ts';
import { runMain } from '../support/main.ts';

/** In the environment of each server, which says it wherever it can. */
const SECRET = 'plain words of a secret 4711';
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } },
};
const NONE = { unmet: [], supported: [], requested: [] };
const FAILED = { unmet: ['manifest.signature'], supported: ['failed'], requested: ['a signature that verifies'] };

interface Server {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/** A server that runs this program where the recorded one was. */
const runs =
  (program: string): ((cwd: string) => void) =>
  (cwd) =>
    withServers(cwd, ([server]) => {
      if (server !== undefined) Object.assign(server, { args: ['-e', program], env: { TOKEN: SECRET } });
    });

function withServers(cwd: string, change: (servers: Server[]) => void): void {
  const path = join(cwd, 'h.host.yaml');
  const profile = parse(readFileSync(path, 'utf8')) as { servers: Server[] };
  change(profile.servers);
  writeFileSync(path, JSON.stringify(profile));
}

/** Answers `initialize`, and says this of any other request; `id` is its id, and `write` writes a message. */
const answering = (says: string): string => `
let asked;
const write = (message) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...message }) + '\\n');
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params, error } = JSON.parse(line);
  if (method === undefined) return write({ id: asked, error: { code: -32000, message: process.env.TOKEN + ' ' + error.message } });
  if (method === 'server/discover') return write({ id, error: { code: -32601, message: 'Method not found' } });
  if (method === 'initialize')
    return write({ id, result: { protocolVersion: params.protocolVersion, capabilities: { tools: { listChanged: true } }, serverInfo: { name: 'x', version: '1' } } });
  if (id === undefined) return undefined;
  asked = id;
  ${says}
});`;

const cartridge = (prefix: string) => async (cwd: string) => {
  await runMain(['build', 'agent', '--out', 'a.cart', '--prefix', prefix], cwd);
};

const tampered = async (cwd: string): Promise<void> => {
  await cartridge('cart')(cwd);
  await runMain(['keygen', '--out', 'keys'], cwd);
  await runMain(['sign', 'a.cart', '--key', 'keys/cartwright.key.pem'], cwd);
  sqlite(join(cwd, 'a.cart'), "UPDATE sqlar SET name = name || 'x' WHERE name LIKE 'rom/%'");
};
const first = (change: (server: Server, servers: Server[]) => unknown) => (cwd: string) =>
  withServers(cwd, (servers) => void change(servers[0] as Server, servers));
const write = (file: string, text: string) => (cwd: string) => writeFileSync(join(cwd, file), text);
const asking = `write({ id: 'e', method: 'elicitation/create', params: { message: process.env.TOKEN, requestedSchema: {} } });`;

/** What is wrong, how it is made, the subject, the data of the error, and the lines on standard error. */
const BAD: readonly (readonly [
  string,
  (cwd: string) => void | Promise<void>,
  string,
  object | undefined,
  ...RegExp[],
])[] = [
  [
    'a cartridge that was tampered with',
    tampered,
    'a.cart',
    FAILED,
    /^a\.cart:1:1: rom: missing "rom\/empty\.txt": .* \(and 14 more\)$/,
    /^\{"schemaVersion":/,
    /^unmet: manifest\.signature: asks for a signature that verifies, and its signature does not verify$/,
  ],
  [
    'a cartridge of another prefix',
    cartridge('acx'),
    'a.cart',
    NONE,
    /^not judged: a\.cart: it is a cartridge of prefix acx; prefix cart is read here; /,
  ],
  [
    'a file that is no cartridge',
    write('a.cart', 'nothing'),
    'a.cart',
    NONE,
    /^not judged: a\.cart: it is text, not a cartridge; /,
  ],
  [
    'a package that cannot be built',
    write('agent/cartridge.yaml', 'id: 1'),
    'agent',
    NONE,
    /^not judged: agent cannot be built: agent\/cartridge\.yaml:1:1: the document has no "name" \(and 5 more\); correct the package; /,
  ],
  [
    'a profile that is not YAML',
    write('h.host.yaml', '{'),
    'agent',
    NONE,
    /^not judged: its profile cannot be used: h\.host\.yaml:1:2: not valid YAML: /,
  ],
  [
    'a profile without servers',
    first((_, servers) => servers.splice(0)),
    'agent',
    NONE,
    /^not judged: the profile names no servers; /,
  ],
  [
    'two servers of one name',
    first((server, servers) => servers.push({ ...server })),
    'agent',
    NONE,
    /"run" is called "gated\.run": its name is taken/,
    /"spawn" is called/,
    /"note" is called/,
    /"find" is called/,
    /^not judged: it is not what was recorded: tool "run" of server "gated" was not recorded; .*; and 1 more; /,
  ],
  [
    'a server that is not there',
    first((server) => (server.command = './nothing')),
    'agent',
    NONE,
    /^not judged: server "gated" cannot start: there is no command "\.\/nothing"; fix this first: a gate needs all its servers$/,
  ],
  [
    'a server that prints junk, and ends',
    runs('console.log(process.env.TOKEN); console.error(process.env.TOKEN); process.exit(3)'),
    'agent',
    NONE,
    /1 line on standard output that is not JSON, skipped \("\*\*\*"\)$/,
    /^not judged: server "gated" ended with exit code 3 before the handshake was done; its standard error ends: "\*\*\*"; /,
  ],
  [
    'a server that hangs',
    runs('console.error(process.env.TOKEN); setInterval(() => {}, 1000)'),
    'agent',
    NONE,
    /^not judged: server "gated" timed out: initialize took more than 3 s; .*; its standard error ends: "\*\*\*"; /,
  ],
  [
    'a server that answers with 50 MB',
    runs(answering('write({ id, result: { tools: [], x: process.env.TOKEN.repeat(1_900_000) } });')),
    'agent',
    NONE,
    /^not judged: server "gated" sent too much: the answer has more than 10 MiB; fix this first: /,
  ],
  [
    'a server that lists nothing before a person answers',
    runs(answering(asking)),
    'agent',
    NONE,
    /asked for "elicitation\/create", which was refused$/,
    /^not judged: server "gated" answered with the error -32000: "\*\*\* Method not found"; /,
  ],
  [
    'a server that announces other tools while it is ended, and takes its time',
    runs(
      answering(`process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
  if (method === 'tools/list') write({ id, result: { tools: [{ name: 'run', description: 'other', inputSchema: { type: 'object' } }] } });
  else write({ id, result: { resources: [] } });
  write({ method: 'notifications/tools/list_changed' });`),
    ),
    'agent',
    NONE,
    /^not judged: it is not what was recorded: tool "run" of server "gated" is not what was recorded: /,
  ],
  [
    'a server with an error that has no message',
    runs(answering("write({ id, error: { code: 'E', data: process.env.TOKEN } });")),
    'agent',
    NONE,
    /^not judged: server "gated" sent an error without its code or message; /,
  ],
];

test.each(BAD)(
  '%s',
  async (_, make, subject, data, ...said) => {
    const cwd = await gateFolder();
    await make(cwd);
    const open = openGate(cwd, { subject }, {}, 3);
    open.send(JSON.stringify(INITIALIZE));
    while (open.out.length === 0) await sleep(5);
    await open.end();
    expect(open.out.map((line) => JSON.parse(line))).toEqual([
      { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'Unsupported harness', data } },
    ]);
    expect(open.said).toEqual(said.map((line) => expect.stringMatching(line)));
    expect([...open.out, ...open.said].join('\n')).not.toContain(SECRET);
  },
  60_000,
);
