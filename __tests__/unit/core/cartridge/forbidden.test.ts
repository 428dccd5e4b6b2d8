import { expect, test } from '@jest/globals';
import {
  environmentValues,
  ForbiddenScan,
  forbiddenName,
  type EnvironmentValue,
  type Forbidden,
} from '../../../../src/core/cartridge/forbidden.ts';
import { findSecrets } from '../../../../src/core/secrets/find.ts';

// Made up here, so that no scanner takes this file for a leak.
const TOKEN = `ghp_${'a1B2c3D4e5'.repeat(3)}F6g7h8`.slice(0, 40);
const KEY = `-----BEGIN PRIVATE ${'KEY'}-----\nMC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f\n-----END PRIVATE ${'KEY'}-----\n`;

test.each([
  ['SECRET=abcdefgh1', ['abcdefgh1']],
  ['export API_KEY="with blank 1"', ['with blank 1']],
  ["PASSWORD='single #1 quoted'", ['single #1 quoted']],
  ['TOKEN=abc-def-1 # what it is for', ['abc-def-1']],
  ['TOKEN=abc-def-1  \t# what it is for', ['abc-def-1']],
  ['TOKEN=abc-def#1', ['abc-def#1']],
  ['A=1\rTOKEN=abc-def-1\r\nKEY=abc-def-2\n', ['abc-def-1', 'abc-def-2']],
  ['  DATABASE_URL = postgres://u:p@db/x ', ['postgres://u:p@db/x']],
  [
    'SLACK_WEBHOOK=https://hooks.example/services/T0001/abcdefgh0123456789',
    ['https://hooks.example/services/T0001/abcdefgh0123456789'],
  ],
  ['SECRET=short1', []],
  ['SECRET=seven-1', []],
  ['SECRET=eight-1.', ['eight-1.']],
  ['api_key=abcdefgh1', ['abcdefgh1']],
  ['GH_PAT=abcdefgh1', ['abcdefgh1']],
  ['CACHE_PATH=abcdefgh1', []],
  ['SECRET=fifteenletterss', []],
  ['SECRET=sixteenlettersss', ['sixteenlettersss']],
  ['SECRET=before"abcdefgh1"', ['before"abcdefgh1"']],
  ['SECRET="abcdefgh1"after', ['"abcdefgh1"after']],
  ['SECRET=1https://login.example/x', ['1https://login.example/x']],
  ['LOGIN_URL=https://login.example/x?a=1', ['https://login.example/x?a=1']],
  ['LOGIN_URL=https://login.example/fifteen-charac1', []],
  ['LOGIN_URL=https://login.example/sixteen-charact1', ['https://login.example/sixteen-charact1']],
  ['NODE_ENV=production-1', []],
  ['AUTH_MODE=required', []],
  ['API_KEY=$OTHER_KEY', []],
  ['TOKEN_URL=https://login.example/oauth/token', []],
  ['# SECRET=abcdefgh1', []],
  ['no line of this kind', []],
  [`SECRET=${' '.repeat(200_000)}abcdefgh1${' '.repeat(200_000)}x`, [`abcdefgh1${' '.repeat(200_000)}x`]],
])('the values of an environment file, line %#', (text, expected) => {
  expect(environmentValues('.env', text).map(({ value }) => value)).toEqual(expected);
});

test('a value is found by its file and name, which are all that is told', () => {
  const values = environmentValues('app/.env', 'A=1\nDB_PASSWORD=canary-0815\n');
  expect(findForbidden(Buffer.from('one\ntwo canary-0815\n'), values)).toEqual([
    { line: 2, what: 'the value of app/.env: DB_PASSWORD' },
  ]);
});

test.each([
  'rom/a.pem',
  'rom/a.key',
  'rom/a/id_ed25519',
  'rom/a.p12',
  'rom/store.jks',
  'rom/A.PEM',
  'rom/a.asc.key',
  'id_rsa',
  'rom/ID_ECDSA',
])('%s is never packed, whatever it holds', (name) => {
  expect(forbiddenName(name)).toBe('key files are never packed');
});

test.each(['.env', 'rom/.env', 'rom/prod.env', 'rom/x.env.local', 'rom/PROD.ENV'])(
  '%s is never packed, whatever it holds',
  (name) => {
    expect(forbiddenName(name)).toBe('environment files are never packed');
  },
);

test.each([
  'rom/keys.md',
  'rom/environment.md',
  'rom/a.pem.md',
  'rom/key',
  'rom/id_rsa.pub',
  'rom/my-id_rsa',
  'rom/x.environment',
  'rom/x.env.d/readme.md',
])('%s may be packed', (name) => {
  expect(forbiddenName(name)).toBeUndefined();
});

const MIB = 1024 * 1024;

/** Everything that is found in a content that comes as a whole. */
function findForbidden(content: Buffer, environment: readonly EnvironmentValue[]): readonly Forbidden[] {
  const scan = new ForbiddenScan(environment, findSecrets);
  scan.push(content);
  return scan.finish();
}

/** Everything that is found when the content comes in pieces of a length. */
function inPieces(content: Buffer, length: number): readonly Forbidden[] {
  const scan = new ForbiddenScan([{ origin: '.env: S', value: 'canary-0815' }], findSecrets);
  const piece = Buffer.alloc(length);
  for (let at = 0; at < content.length; at += length) {
    // The same memory for every piece, as a reader does it.
    const size = content.copy(piece, 0, at, at + length);
    scan.push(piece.subarray(0, size));
  }
  return scan.finish();
}

test('a long text is searched to its end, over every border between pieces, with true lines', () => {
  const line = 'nothing to see in this line of text\n';
  const filler = Buffer.alloc(5 * MIB, line);
  const secrets = Buffer.from(`${TOKEN}\ncanary-0815\n${KEY}`);
  // The first part ends within the token, the value and the key; behind all of them; and within what is searched twice.
  for (const before of [20, 45, 100, 300, 64 * 1024 - 50]) {
    const start = 4 * MIB - before - ((4 * MIB - before) % line.length);
    const content = Buffer.concat([filler.subarray(0, start), secrets, filler.subarray(start)]);
    const first = 1 + start / line.length;
    expect(inPieces(content, MIB)).toEqual([
      { line: first, what: 'a GitHub token' },
      { line: first + 1, what: 'the value of .env: S' },
      { line: first + 2, what: 'a private key' },
    ]);
  }
});

test('a binary content is searched for keys and values, not for tokens', () => {
  const content = Buffer.concat([Buffer.alloc(16), Buffer.from(`\n${TOKEN}\ncanary-0815\n${KEY}`)]);
  expect(inPieces(content, 64)).toEqual([
    { line: 3, what: 'the value of .env: S' },
    { line: 4, what: 'a private key' },
  ]);
});

test.each([
  [8191, []],
  [8192, [{ line: 1, what: 'a GitHub token' }]],
])('a content with its first NUL at %i is searched as git would', (before, expected) => {
  const content = Buffer.from(`${TOKEN} `.padEnd(before, 'x') + '\0');
  expect(findForbidden(content, [])).toEqual(expected);
});
