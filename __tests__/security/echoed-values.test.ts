/** Values that a server was given in any way and says again, in encodings of programs, in every field that it may fill (attack 251). */
import { describe, expect, test } from '@jest/globals';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mcpPeer } from '../../src/adapters/mcp/peer.ts';
import { redactor } from '../../src/core/handshake/redactor.ts';
import { findSecrets } from '../../src/core/secrets/find.ts';
import { ROOT } from '../support/cli.ts';
import { runMain } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

const SERVER = join(ROOT, '__tests__/fixtures/mcp/echo.mjs');
/** By hand: `CARTWRIGHT_ROUNDS=300 npm test -- echoed-values`. */
const ROUNDS = Number(process.env['CARTWRIGHT_ROUNDS'] ?? 12);

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const each = (text: string, by: (unit: string) => string): string =>
  Array.from({ length: text.length }, (_, i) => by(text.charAt(i))).join('');
const bytes = (text: string, by: (hex: string) => string): string =>
  [...Buffer.from(text)].map((byte) => by(byte.toString(16).padStart(2, '0'))).join('');
const half = (text: string): [string, string] => [text.slice(0, text.length >> 1), text.slice(text.length >> 1)];
const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  'percent, what must be': encodeURIComponent,
  'percent, all': (text) => bytes(text, (hex) => `%${hex}`),
  base64,
  'base64, other alphabet, no padding': (text) => Buffer.from(text).toString('base64url'),
  'base64, behind one byte': (text) => base64(`:${text}`),
  'a basic login': (text) => base64(`postmaster:${text}`),
  'hex, capitals': (text) => bytes(text, (hex) => hex.toUpperCase()),
  'JSON in JSON': (text) => JSON.stringify(JSON.stringify(text)),
  'JSON, all': (text) => each(text, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'HTML, all': (text) => [...text].map((sign) => `&#${sign.codePointAt(0)};`).join(''),
  capitals: (text) => text.toUpperCase(),
  'cut by a line end': (text) => half(text).join('\r\n  '),
  'base64, cut by a line end': (text) => half(base64(text)).join('\n'),
};

/** A generator of numbers below a bound, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const next = numbers(251);
const drawn = (length: number, from: string): string =>
  Array.from({ length }, () => from.charAt(next(from.length))).join('');
const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const MANY = `${LETTERS}ABCDEFGHJKLMNPQRSTUVWXYZ23456789`;
const SIGNS = `${MANY}!$%&'()*+,-./:;<=>?@[]^_{|}~"#\\ é€`;

interface Given {
  readonly name: string;
  readonly value: string;
  /** What must not be found, beside the value itself. */
  readonly parts: readonly string[];
}

function given(i: number): Given {
  const [login, password, host] = [`u${drawn(6, MANY)}`, drawn(12, SIGNS), `${drawn(7, MANY)}.Example.org`];
  switch (i % 6) {
    case 0: {
      const [database, key] = [`d${drawn(7, MANY)}2`, drawn(9, MANY)];
      const value = `postgres://${login}:${encodeURIComponent(password)}@${host}:5432/${database}?sslkey=${key}`;
      return {
        name: `DATABASE_${i}`,
        value,
        parts: [login, password, encodeURIComponent(password), host, database, key],
      };
    }
    case 1:
      return { name: `LOGIN_${i}`, value: `Basic ${base64(`${login}:${password}`)}`, parts: [login, password] };
    case 2:
      return { name: `KEY_${i}`, value: encodeURIComponent(`${password}+`), parts: [`${password}+`] };
    case 3:
      return { name: `PASSWORD_${i}_PASSWORD`, value: drawn(5, LETTERS), parts: [] };
    case 4:
      return {
        name: `SETTINGS_${i}`,
        value: `Server=${host};User Id=${login};Password=a${drawn(7, MANY)}`,
        parts: [login, host],
      };
    default:
      return { name: `TOKEN_${i}`, value: drawn(20 + next(100), SIGNS).trim(), parts: [] };
  }
}

/** An answer of a server is limited: each says some of the values. */
const AT_A_TIME = 12;
const BATCHES = Array.from({ length: Math.ceil(ROUNDS / AT_A_TIME) }, (_, batch) =>
  Array.from({ length: Math.min(AT_A_TIME, ROUNDS - batch * AT_A_TIME) }, (_, i) => given(batch * AT_A_TIME + i)),
);
const said = ({ value, parts }: Given): string[] =>
  [value, ...parts].flatMap((part) => Object.values(ENCODINGS).map((encode) => encode(part)));

/** A search that knows nothing of how the program looks for values. */
function found(text: string, { value, parts }: Given): string[] {
  const encoded = [value, ...parts].flatMap((part) =>
    Object.entries(ENCODINGS).map(([name, encode]): [string, string] => [name, encode(part)]),
  );
  return encoded.flatMap(([name, part]) =>
    text.includes(part) || text.includes(JSON.stringify(part).slice(1, -1)) ? [`${name}: ${part}`] : [],
  );
}

/** The profile's server, and the environment of those who ask it. */
function staged(all: readonly Given[]) {
  const folder = scratch();
  writeFileSync(join(folder, 'said.json'), JSON.stringify(all.map(said)));
  const args = [SERVER, join(folder, 'said.json')];
  const environment = Object.fromEntries(all.map(({ name, value }) => [name, value]));
  return { folder, environment, server: { command: process.execPath, args } };
}

describe('what a server says of the values that it was given', () => {
  test.each(BATCHES.map((all, i) => [i, all] as const))(
    '%i: nothing is in its answer, in any field',
    async (_, all) => {
      const { folder, environment, server } = staged(all);
      const path = process.env['PATH'] ?? '';
      const peer = mcpPeer({ cwd: folder, path, variable: (name) => environment[name], timeout: 120 });
      const answer = await peer.look({ name: 'echo', ...server, envVars: all.map(({ name }) => name) });
      if ('failure' in answer) throw new Error(answer.failure);
      expect(answer.tools.map(({ name }) => name)).toEqual(all.map((_, i) => `tool-${i}`));
      const text = JSON.stringify(answer);
      expect(text).toContain('Reads *** and');
      expect(all.flatMap((one) => found(text, one))).toEqual([]);
      expect(findSecrets(text)).toEqual([]);
    },
  );

  test.each(BATCHES.map((all, i) => [i, all] as const))(
    '%i: nothing is in a profile that is written',
    async (_, all) => {
      const { folder, environment, server } = staged(all);
      const env = Object.fromEntries(all.map(({ name }) => [name, `\${${name}}`]));
      writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: { echo: { ...server, env } } }));
      const args = ['host', 'add', 'claude-code', '--live', '--tool-use', '--context-window', '200000'];
      const around = { PATH: process.env['PATH'] ?? '', ...environment };
      const { code, out, err } = await runMain([...args, '--server-timeout', '120'], folder, '', around);
      expect(code).toBe(0);
      const text = readFileSync(join(folder, 'hosts/claude-code.host.yaml'), 'utf8');
      expect(all.flatMap((one) => found(text + out + err, one))).toEqual([]);
      expect(findSecrets(text)).toEqual([]);
    },
  );
});

/** Headers are ASCII. */
const inAscii = (all: readonly Given[]): readonly Given[] =>
  all.filter(({ value, parts }) => [value, ...parts].every((text) => /^[!-~](?:[ -~]*[!-~])?$/.test(text)));

interface Way {
  readonly given?: (all: readonly Given[]) => readonly Given[];
  readonly server: (all: readonly Given[], local: { command: string; args: string[] }, url: string) => object;
}

/** The other ways in which a server is given values. */
const WAYS: Readonly<Record<string, Way>> = {
  headers: {
    given: inAscii,
    server: (all, _local, url) => ({
      url,
      headers: Object.fromEntries(all.map(({ name, value }) => [`X-${name}`, value])),
    }),
  },
  'headers of variables': {
    given: inAscii,
    server: (all, _local, url) => ({ url, envHeaders: Object.fromEntries(all.map(({ name }) => [`X-${name}`, name])) }),
  },
  'options of a command': {
    server: (all, { command, args }) => ({
      command,
      args: [...args, ...all.flatMap(({ name, value }) => [`--${name.toLowerCase()}-token`, value])],
    }),
  },
  'options of a command, with an equals sign': {
    server: (all, { command, args }) => ({
      command,
      args: [...args, ...all.map(({ name, value }) => `--${name.toLowerCase()}-token=${value}`)],
    }),
  },
  'headers among the arguments': {
    server: (all, { command, args }) => ({
      command,
      args: [...args, ...all.flatMap(({ value }) => ['--header', `Authorization: ${value}`])],
    }),
  },
  'parameters of the address': {
    server: (all, _local, url) => ({
      url: `${url}?${all.map(({ name, value }) => `${name}_token=${encodeURIComponent(value)}`).join('&')}`,
    }),
  },
};

describe.each(Object.entries(WAYS))('values given as %s', (_name, { given: chosen = (all) => all, server }) => {
  test.each(BATCHES.map((all, i) => [i, chosen(all)] as const))(
    '%i: nothing is in its answer, in any field',
    async (_, all) => {
      const { folder, environment, server: local } = staged(all);
      const http = await overHttp(all.map(said));
      const path = process.env['PATH'] ?? '';
      const peer = mcpPeer({ cwd: folder, path, variable: (name) => environment[name], timeout: 120 });
      const answer = await peer.look({ name: 'echo', ...server(all, local, http.url) });
      http.close();
      if ('failure' in answer) throw new Error(answer.failure);
      expect(answer.tools.map(({ name }) => name)).toEqual(all.map((_, i) => `tool-${i}`));
      const text = JSON.stringify(answer);
      expect(text).toContain('Reads *** and');
      expect(all.flatMap((one) => found(text, one))).toEqual([]);
      expect(findSecrets(text)).toEqual([]);
    },
  );
});

/** The same server behind an address. */
async function overHttp(texts: readonly string[][]): Promise<{ readonly url: string; close(): void }> {
  const { echoServer } = (await import(SERVER)) as {
    echoServer: (said: unknown) => { connect(to: object): Promise<void> };
  };
  const http = createServer((request, response) => {
    void (async () => {
      const transport = new StreamableHTTPServerTransport({});
      await echoServer(texts).connect(transport);
      await transport.handleRequest(request, response);
    })();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}

test('a profile that would hold a secret of the server itself is not written, and its place is said', async () => {
  const folder = scratch();
  const token = `ghp_${'q8Rt2mXw9Lk4'.repeat(3)}`;
  writeFileSync(join(folder, 'said.json'), JSON.stringify([[`calls the service with ${token}`]]));
  const echo = { command: process.execPath, args: [SERVER, join(folder, 'said.json')] };
  writeFileSync(join(folder, '.mcp.json'), JSON.stringify({ mcpServers: { echo } }));
  const around = { PATH: process.env['PATH'] ?? '' };
  const added = await runMain(['host', 'add', 'claude-code', '--live'], folder, '', around);
  expect(added.code).toBe(2);
  // The client's own tools are before it.
  expect(added.err).toMatch(
    /^cartwright: hosts\/claude-code\.host\.yaml: it was not written, since line \d+ would hold a GitHub token\n/,
  );
  expect(added.out + added.err).not.toContain(token);
  expect(existsSync(join(folder, 'hosts'))).toBe(false);
});

test('settings, numbers, paths and what a profile names itself stay in what a server says', () => {
  const hide = redactor({
    name: 'docs',
    args: ['-y', '@acme/docs-server@1.2.3', '--root', '/srv/data', '--log-level', 'verbose'],
    env: {
      LOG_LEVEL: 'verbose',
      PORT: '8080',
      HOST: 'localhost',
      CACHE: '/home/me/.cache/docs',
      SINCE: '2025-06-18',
      TLS: 'true',
    },
    url: 'https://docs.example/mcp/search',
  });
  const text =
    'verbose, true, localhost:8080, since 2025-06-18, /home/me/.cache/docs, /srv/data, https://docs.example/mcp/search, @acme/docs-server@1.2.3';
  expect(hide(text)).toBe(text);
});

test.each([
  ['an argument behind a secret option', { args: ['--token', 'abcde'] }, 'abcde'],
  ['an argument with a secret option', { args: ['--api-key=pears and plums'] }, 'pears and plums'],
  ['a login in an argument', { args: ['redis://:pl0ver@cache.acme.dev/0'] }, 'pl0ver'],
  ['a random argument', { args: ['kQ9zX2vB7mW4'] }, 'kQ9zX2vB7mW4'],
  ['a parameter of the address', { url: 'https://docs.example/mcp?token=pl0v3r' }, 'pl0v3r'],
  ['a random segment of the address', { url: 'https://docs.example/kQ9zX2vB7mW4/mcp' }, 'kQ9zX2vB7mW4'],
  ['a member of JSON', { env: { CONFIG: '{"db":{"password":"pl0ve"}}' } }, 'pl0ve'],
])('%s is taken out', (_, given, value) => {
  const hide = redactor({ name: 's', ...given });
  const left = Object.entries(ENCODINGS).filter(([, encode]) => !hide(encode(value)).includes('***'));
  expect(left.map(([name]) => name)).toEqual([]);
  expect(hide(`is ${value}, is it`)).toBe('is ***, is it');
});
