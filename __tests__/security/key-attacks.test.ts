/** docs/threats.md 3: keys of every wrong kind, each with its own message, and no byte of one in any output. */
import { beforeAll, expect, test } from '@jest/globals';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, PACKAGE, ROM_FILES, writePackage } from '../support/cartridges.ts';
import { runMain, type MainRun } from '../support/main.ts';
import { describeShared } from '../support/tools.ts';
import { vectors } from '../support/vectors.ts';
import { scratch } from '../support/scratch.ts';

const folder = scratch();
const PASSPHRASE = 'canary-passphrase';
const ED = generateKeyPairSync('ed25519').privateKey;
const PEM = pem(ED);
const DER = ED.export({ type: 'pkcs8', format: 'der' });
const BODY = PEM.split('\n')[1] ?? '';
const SEED = DER.subarray(16);
const ENCRYPTED = pem(ED, { cipher: 'aes-256-cbc', passphrase: PASSPHRASE });

function pem(key: KeyObject, options: object = {}): string {
  return String(key.export({ type: 'pkcs8', format: 'pem', ...options }));
}
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const publicPem = String(generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }));
const armoured = (label: string): string => `-----BEGIN ${label}-----\n${BODY}\n-----END ${label}-----\n`;
const base64 = (text: string): string => Buffer.from(text).toString('base64');

beforeAll(async () => {
  writePackage(join(folder, 'base'));
  await build(folder, 'base', 'x.cart');
});

/** Everything that would give a key away: its lines, its seed in every spelling, a passphrase. */
function canaries(text: string): string[] {
  const lines = text.split(/\s+|\\n/).filter((line) => line.length >= 12 && !line.startsWith('---'));
  const seeds = (['hex', 'base64', 'base64url'] as const).map((form) => SEED.toString(form).slice(0, 40));
  return [...lines.map((line) => line.slice(0, 40)), ...seeds, BODY, BODY.slice(20, 40), PASSPHRASE];
}

function expectSilence(run: MainRun, text: string): void {
  for (const canary of canaries(text)) for (const output of [run.out, run.err]) expect(output).not.toContain(canary);
}

/** The two ways of the command line to a key: both must say the same. */
async function signWith(text: string | Uint8Array, env: Record<string, string> = {}): Promise<readonly MainRun[]> {
  writeFileSync(join(folder, 'k.pem'), text, { mode: 0o600 });
  const args = ['sign', 'x.cart', '--out', 'signed.cart', '--format', 'json'];
  const runs = [await runMain([...args, '--key', 'k.pem'], folder, '', env)];
  if (typeof text === 'string' && text !== '' && !text.includes('\0'))
    runs.push(await runMain(args, folder, '', { ...env, CARTWRIGHT_SIGNING_KEY: text }));
  return runs;
}

const NEEDED = 'an ed25519 private key in PKCS#8 PEM is needed, as cartwright keygen makes it';
const NEWLINES = String.raw`a secret must keep its newlines, hold them as \n, or be the base64 of the whole file`;
const CONVERT = 'convert it with openssl pkey, or make one with cartwright keygen';
const MAKE = 'make a PKCS#8 key with cartwright keygen';
const SET = 'set CARTWRIGHT_SIGNING_KEY_PASSPHRASE, or give --passphrase-file FILE';

const BAD: readonly (readonly [
  attack: number,
  what: string,
  text: string | Uint8Array,
  problem: string,
  help: string,
])[] = [
  [91, 'a public key', publicPem, 'it is a public key; a private one signs', NEEDED],
  [
    91,
    'an OpenSSH public key',
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI canary',
    'it is an OpenSSH public key; a private one signs',
    NEEDED,
  ],
  [91, 'RSA', pem(rsa), 'it is an RSA key, not ed25519', NEEDED],
  [91, 'RSA in PKCS#1', String(rsa.export({ type: 'pkcs1', format: 'pem' })), 'it is an RSA key, not ed25519', NEEDED],
  [91, 'P-256', pem(ec), 'it is an EC key, not ed25519', NEEDED],
  [91, 'P-256 in SEC1', String(ec.export({ type: 'sec1', format: 'pem' })), 'it is an EC key, not ed25519', NEEDED],
  [91, 'Ed448', pem(generateKeyPairSync('ed448').privateKey), 'it is an Ed448 key, not ed25519', NEEDED],
  [91, 'X25519', pem(generateKeyPairSync('x25519').privateKey), 'it is an X25519 key, not ed25519', NEEDED],
  [91, 'X448', pem(generateKeyPairSync('x448').privateKey), 'it is an X448 key, not ed25519', NEEDED],
  [
    91,
    'DSA',
    pem(generateKeyPairSync('dsa', { modulusLength: 1024, divisorLength: 160 }).privateKey),
    'it is a DSA key, not ed25519',
    NEEDED,
  ],
  [91, 'a certificate', armoured('CERTIFICATE'), 'it is PEM of another kind, not PRIVATE KEY', NEEDED],
  [92, 'an encrypted key without its passphrase', ENCRYPTED, 'it is encrypted, and no passphrase was given', SET],
  [94, 'one line', PEM.replaceAll('\n', ' '), 'it is not PEM: its lines are joined or indented', NEWLINES],
  [94, 'no breaks at all', PEM.replaceAll('\n', ''), 'it is not PEM: its lines are joined or indented', NEWLINES],
  [94, 'indented', PEM.replaceAll('\n', '\n  '), 'it is not PEM: its lines are joined or indented', NEWLINES],
  [94, 'only the base64', BODY, 'it is PEM without its BEGIN and END lines', NEWLINES],
  [
    94,
    'only the base64 of an RSA key',
    pem(rsa).split('\n').slice(1, -2).join(''),
    'it is PEM without its BEGIN and END lines',
    NEWLINES,
  ],
  [95, 'OpenSSH', armoured('OPENSSH PRIVATE KEY'), 'it is an OpenSSH private key', MAKE],
  [95, 'PuTTY', `PuTTY-User-Key-File-3: ssh-ed25519\n${BODY}\n`, 'it is a PuTTY key', MAKE],
  [95, 'JWK', JSON.stringify(ED.export({ format: 'jwk' })), 'it is JSON (a JWK?), not PEM', CONVERT],
  [95, 'raw 32 bytes', Buffer.from(SEED.map((byte) => byte | 0x80)), 'it is binary (a bare seed?), not PEM', CONVERT],
  [95, 'a seed in hex', SEED.toString('hex'), 'it is a bare seed, not PKCS#8 PEM', CONVERT],
  [95, 'a seed in base64', SEED.toString('base64'), 'it is a bare seed, not PKCS#8 PEM', CONVERT],
  [95, 'DER', DER, 'it is DER, not PEM', CONVERT],
  [95, 'UTF-16', Buffer.from(`\ufeff${PEM}`, 'utf16le'), 'it is UTF-16 text', 'save it as UTF-8'],
  [95, 'an empty file', '', 'it is empty', NEEDED],
  [95, 'white space', ' \n', 'it is empty', NEEDED],
  [95, 'two keys', PEM + pem(generateKeyPairSync('ed25519').privateKey), 'it holds more than one key', NEEDED],
  [95, 'cut off', PEM.slice(0, 70), 'its PEM is cut off: it has no END line of its own', NEEDED],
  [
    95,
    'the END line of another',
    PEM.replace('END PRIVATE', 'END PUBLIC'),
    'its PEM is cut off: it has no END line of its own',
    NEEDED,
  ],
  [95, 'broken base64', PEM.replace('MC4C', 'MC4=C'), 'its base64 is broken', NEEDED],
  [
    95,
    'too few bytes',
    armoured('PRIVATE KEY').replace(BODY, BODY.slice(0, 24)),
    'it does not have 32 bytes of key',
    NEEDED,
  ],
  [95, 'garbage', 'canary-canary-canary\n', 'it is not PEM', NEWLINES],
];

test.each(BAD)('attack %i: %s as a signing key', async (_, __, text, problem, help) => {
  const runs = await signWith(text);
  const said = (origin: string): string =>
    `cartwright: ${origin}: not a usable signing key: ${problem}\n  help: ${help}\n`;
  expect(runs[0]).toEqual({ code: 2, out: '', err: said('k.pem') });
  // A variable of nothing but white space is one that is not set.
  if (runs[1] !== undefined && problem !== 'it is empty')
    expect(runs[1]).toEqual({ code: 2, out: '', err: said('$CARTWRIGHT_SIGNING_KEY') });
  for (const run of runs) expectSilence(run, Buffer.from(text).toString('latin1'));
  expect(existsSync(join(folder, 'signed.cart'))).toBe(false);
});

const KEYID = /"keyid": "(ed25519:[0-9a-f]{64})"/;

test.each([
  [93, 'as it is', PEM],
  [93, 'CRLF', PEM.replaceAll('\n', '\r\n')],
  [93, 'no final newline', PEM.trimEnd()],
  [93, 'a byte order mark', `\ufeff${PEM}`],
  [93, 'blank lines around it', `\n\n${PEM}\n\n`],
  [93, 'what openssl pkcs12 writes before it', `Bag Attributes\n    friendlyName: release\n${PEM}`],
  // What docs/promises.md, Verifying and keys, allows.
  [94, 'escaped newlines', PEM.replaceAll('\n', String.raw`\n`)],
  [94, 'escaped CRLF', PEM.replaceAll('\n', String.raw`\r\n`)],
  [94, 'escaped newlines in quotation marks', JSON.stringify(PEM)],
  [94, 'single quotation marks', `'${PEM}'`],
  [94, 'base64 of the whole', base64(PEM)],
  [94, 'base64 of the whole in quotation marks', `"${base64(PEM)}"`],
  [94, 'base64 of the whole in single quotation marks, wrapped', `'${base64(PEM).replaceAll(/.{76}/g, '$&\n')}'\n`],
  [94, 'base64 of the whole with a byte order mark', `\ufeff${base64(PEM)}`],
  [94, 'base64 of the whole, wrapped', `${base64(PEM).replaceAll(/.{76}/g, '$&\n')}\n`],
  [94, 'base64 of the whole with CRLF', base64(PEM.replaceAll('\n', '\r\n'))],
  [94, 'base64 without padding', base64(PEM).replace(/=+$/, '')],
])('attack %i: a signing key with %s is taken', async (_, __, text) => {
  const runs = await signWith(text);
  expect(runs.map(({ code, err }) => [code, err])).toEqual(runs.map(() => [0, '']));
  expect(new Set(runs.map(({ out }) => KEYID.exec(out)?.[1])).size).toBe(1);
  for (const run of runs) expectSilence(run, text);
  expectNoKeyIn('signed.cart', text);
});

/** Not in the cartridge either: neither envelope nor free pages. */
function expectNoKeyIn(name: string, text: string): void {
  const bytes = readFileSync(join(folder, name)).toString('latin1');
  for (const canary of canaries(text)) expect(bytes).not.toContain(canary);
}

test.each<[string, string, Record<string, string>, string | undefined]>([
  ['the right passphrase', ENCRYPTED, { CARTWRIGHT_SIGNING_KEY_PASSPHRASE: PASSPHRASE }, undefined],
  ['with the newline of a file', ENCRYPTED, { CARTWRIGHT_SIGNING_KEY_PASSPHRASE: `${PASSPHRASE}\r\n` }, undefined],
  ['in base64', base64(ENCRYPTED), { CARTWRIGHT_SIGNING_KEY_PASSPHRASE: PASSPHRASE }, undefined],
  ['escaped newlines', ENCRYPTED.replaceAll('\n', '\\n'), { CARTWRIGHT_SIGNING_KEY_PASSPHRASE: PASSPHRASE }, undefined],
  [
    'another passphrase',
    ENCRYPTED,
    { CARTWRIGHT_SIGNING_KEY_PASSPHRASE: 'canary-other' },
    'the passphrase does not open it',
  ],
  [
    'an empty passphrase',
    ENCRYPTED,
    { CARTWRIGHT_SIGNING_KEY_PASSPHRASE: '' },
    'it is encrypted, and no passphrase was given',
  ],
])('attack 92: an encrypted key, %s', async (_, text, env, problem) => {
  for (const run of await signWith(text, env)) {
    expectSilence(run, text);
    expect(run.out + run.err).not.toContain('canary-other');
    if (problem === undefined) expect(run).toMatchObject({ code: 0, err: '' });
    else {
      expect(run).toMatchObject({ code: 2, out: '' });
      expect(run.err).toMatch(new RegExp(`^cartwright: \\S+: not a usable signing key: ${problem}\n  help: ${SET}\n$`));
    }
  }
});

test('attack 92: an encrypted key of another kind, and a broken one', async () => {
  const env = { CARTWRIGHT_SIGNING_KEY_PASSPHRASE: PASSPHRASE };
  const [other] = await signWith(pem(rsa, { cipher: 'aes-256-cbc', passphrase: PASSPHRASE }), env);
  expect(other?.err).toBe(
    `cartwright: k.pem: not a usable signing key: it is an RSA key, not ed25519\n  help: ${NEEDED}\n`,
  );
  const [broken] = await signWith(ENCRYPTED.replace(/\n[^\n-]+\n-----END/, '\n-----END'), env);
  expect(broken?.err).toBe(
    `cartwright: k.pem: not a usable signing key: the passphrase does not open it\n  help: ${SET}\n`,
  );
});

test('attack 92: the passphrase from a file', async () => {
  writeFileSync(join(folder, 'k.pem'), ENCRYPTED, { mode: 0o600 });
  writeFileSync(join(folder, 'pass'), `${PASSPHRASE}\n`);
  const args = ['sign', 'x.cart', '--out', 'signed.cart', '--key', 'k.pem', '--passphrase-file', 'pass'];
  expect(await runMain(args, folder)).toMatchObject({ code: 0, err: '' });
});

test.each<[string, string, (path: string) => void, string]>([
  [
    'a file of 100 MB',
    'large',
    (path) => writeFileSync(path, Buffer.alloc(100_000_000)),
    'the file has 100000000 bytes; at most 65536 are read\n  help: name a smaller file',
  ],
  ['a directory', 'dir', (path) => mkdirSync(path), 'it is a directory\n  help: name a file that you can read'],
  [
    'nothing',
    'none',
    () => undefined,
    'cannot be read: there is no such file or directory\n  help: check the path; it is relative to the working directory',
  ],
])('attack 95: %s as a key', async (_, name, make, problem) => {
  make(join(folder, name));
  const err = `cartwright: ${name}: ${problem}\n`;
  expect(await runMain(['sign', 'x.cart', '--key', name], folder)).toEqual({ code: 2, out: '', err });
  expect(await runMain(['verify', 'x.cart', '--public-key', name], folder)).toEqual({ code: 2, out: '', err });
});

const OTHER = 'give an SPKI PEM file, as cartwright keygen writes it';

test.each([
  [90, 'a private key', PEM, 'it is a private key, not a public one; keep it secret, and replace it if it was shared'],
  [
    90,
    'an encrypted private key',
    ENCRYPTED,
    'it is a private key, not a public one; keep it secret, and replace it if it was shared',
  ],
  [
    90,
    'an OpenSSH private key',
    armoured('OPENSSH PRIVATE KEY'),
    'it is a private key, not a public one; keep it secret, and replace it if it was shared',
  ],
  [
    90,
    'a private key behind a public one',
    publicPem + PEM,
    'it is a private key, not a public one; keep it secret, and replace it if it was shared',
  ],
  [91, 'an RSA key', spki('rsa', { modulusLength: 2048 }), 'it is an RSA key, not ed25519'],
  [91, 'a P-256 key', spki('ec', { namedCurve: 'P-256' }), 'it is an EC key, not ed25519'],
  [91, 'an Ed448 key', spki('ed448'), 'it is an Ed448 key, not ed25519'],
  [91, 'an X25519 key', spki('x25519'), 'it is an X25519 key, not ed25519'],
  [95, 'a certificate', armoured('CERTIFICATE'), 'it is PEM of another kind ("CERTIFICATE"), not PUBLIC KEY'],
  [95, 'OpenSSH', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI canary', 'it is an OpenSSH public key; export it as SPKI PEM'],
  [95, 'JWK', JSON.stringify(ED.export({ format: 'jwk' })), 'it is JSON (a JWK?); export it as SPKI PEM'],
  [95, 'two keys', publicPem + publicPem, 'it holds more than one key; give one file for each'],
  [95, 'an empty file', '', 'it is empty'],
  [95, 'garbage', 'canary-canary-canary', 'it is not PEM'],
  [95, 'a key that is too long', publicPem.replace('=', 'AAAA='), 'it does not have 32 bytes of key'],
])('attack %i: %s as --public-key', async (_, __, text, problem) => {
  writeFileSync(join(folder, 'p.pem'), text);
  for (const command of ['verify', 'handshake']) {
    const args = [
      command,
      'x.cart',
      '--public-key',
      'p.pem',
      ...(command === 'handshake' ? ['--host', 'claude-code'] : []),
    ];
    const run = await runMain(args, folder);
    expect(run).toEqual({
      code: 2,
      out: '',
      err: `cartwright: p.pem: not an ed25519 public key: ${problem}\n  help: ${OTHER}\n`,
    });
    expectSilence(run, text);
  }
});

function spki(type: 'rsa' | 'ec' | 'ed448' | 'x25519', options: object = {}): string {
  const generate = generateKeyPairSync as (type: string, options: object) => { publicKey: KeyObject };
  return String(generate(type, options).publicKey.export({ type: 'spki', format: 'pem' }));
}

test.each([
  ['sign', '--key', PEM],
  ['sign', '--key', PEM.replaceAll('\n', String.raw`\n`)],
  ['sign', '--key', base64(PEM)],
  ['sign', '--key', BODY],
  ['sign', '--passphrase-file', PEM],
  ['verify', '--public-key', PEM],
  ['verify', '--trust-registry', base64(PEM)],
  ['verify', '--not-older-than', PEM],
])('attack 96: %s %s with a key itself is refused without an echo', async (command, option, value) => {
  const run = await runMain([command, 'x.cart', `${option}=${value}`], folder);
  expect(run).toEqual({
    code: 2,
    out: '',
    err: `cartwright: ${option} is a private key itself, not the path of one\n  help: others on this machine can see it: make a new key, and give a file, or set CARTWRIGHT_SIGNING_KEY\n`,
  });
});

test('attack 96: a key in place of a file, and behind an option without =', async () => {
  for (const args of [
    ['verify', base64(PEM)],
    ['sign', 'x.cart', '--key', PEM],
    ['sign', PEM],
    ['frobnicate', PEM],
    [PEM],
    [base64(PEM)],
  ]) {
    const run = await runMain(args, folder);
    expect([run.code, run.out]).toEqual([2, '']);
    expectSilence(run, PEM);
    expectSilence(run, base64(PEM));
  }
});

test('attack 96: the text of a key where a path belongs never gets into an error', async () => {
  const { UserError } = await import('../../src/core/result/errors.ts');
  const { path, message } = new UserError('unreadable-file', `cannot read ${base64(PEM)}`, { path: PEM });
  expect([path, message]).toEqual(['(a private key, not shown)', 'cannot read (a private key, not shown)']);
});

test('attack 98: no run wrote a key, a seed or a passphrase anywhere', async () => {
  const own = scratch();
  writePackage(join(own, 'base'));
  await build(own, 'base', 'x.cart');
  const env = {
    CARTWRIGHT_SIGNING_KEY: ENCRYPTED,
    CARTWRIGHT_SIGNING_KEY_PASSPHRASE: PASSPHRASE,
    RUNNER_DEBUG: '1',
    DEBUG: '*',
  };
  const runs = [
    await runMain(['sign', 'x.cart', '--out', 'signed.cart'], own, '', env),
    await runMain(['sign', 'x.cart', '--out', 'x.cart/below/y.cart'], own, '', env),
    await runMain(['sign', 'base', '--out', 'other.cart'], own, '', env),
    await runMain(['verify', 'signed.cart'], own, '', env),
    await runMain(['verify', 'signed.cart', '--format', 'json'], own, '', env),
  ];
  expect(runs.map(({ code }) => code)).toEqual([0, 2, 2, 0, 0]);
  for (const run of runs) for (const text of [PEM, ENCRYPTED]) expectSilence(run, text);
  expect(readdirSync(own).sort()).toEqual(['base', 'signed.cart', 'x.cart']);
  const bytes = readFileSync(join(own, 'signed.cart')).toString('latin1');
  for (const canary of [...canaries(PEM), ...canaries(ENCRYPTED)]) expect(bytes).not.toContain(canary);
});

test('attack 99: a key that others may read is a warning, and is used', async () => {
  writeFileSync(join(folder, 'open.pem'), PEM);
  chmodSync(join(folder, 'open.pem'), 0o644);
  const run = await runMain(['sign', 'x.cart', '--out', 'signed.cart', '--key', 'open.pem'], folder);
  expect(run).toMatchObject({
    code: 0,
    err: 'cartwright: open.pem: warning: others may read this key (mode 0644)\n  help: chmod 600 it\n',
  });
});

test('a public key in place of the private one is not told to be kept from others', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(folder, 'open.pub.pem'), publicKey.export({ type: 'spki', format: 'pem' }), { mode: 0o644 });
  const { code, err } = await runMain(['sign', 'x.cart', '--out', 'signed.cart', '--key', 'open.pub.pem'], folder);
  expect(code).toBe(2);
  expect(err).toMatch(/^cartwright: open\.pub\.pem: not a usable signing key: it is a public key/);
});

test('attack 100: keygen refuses what exists, a link, and a git work tree; nothing is left behind', async () => {
  const home = scratch();
  mkdirSync(join(home, 'repository/.git'), { recursive: true });
  mkdirSync(join(home, 'keys'));
  symlinkSync('/nowhere', join(home, 'keys/linked.key.pem'));
  writeFileSync(join(home, 'keys/half.pub.pem'), 'mine');
  symlinkSync(join(home, 'repository'), join(home, 'detour'));
  const exists = (path: string): string => `cartwright: ${path}: it exists already\n  help: choose another --name\n`;
  const inTree = (path: string): string =>
    `cartwright: ${path}: it is inside the git work tree ${join(home, 'repository')}\n  help: choose a folder outside any repository, such as one in your home folder\n`;
  const cases = [
    [['--out', 'keys', '--name', 'linked'], exists('keys/linked.key.pem')],
    [['--out', 'keys', '--name', 'half'], exists('keys/half.pub.pem')],
    [['--out', 'repository'], inTree('repository')],
    [['--out', 'repository/new/sub'], inTree('repository/new/sub')],
    [['--out', 'detour'], inTree('detour')],
  ] as const;
  for (const [args, err] of cases) expect(await runMain(['keygen', ...args], home)).toEqual({ code: 2, out: '', err });
  expect(readdirSync(join(home, 'keys')).sort()).toEqual(['half.pub.pem', 'linked.key.pem']);
  expect(readdirSync(join(home, 'repository'))).toEqual(['.git']);
  expect(readFileSync(join(home, 'keys/half.pub.pem'), 'utf8')).toBe('mine');
});

test('attack 101: an absent secret is an error, never an empty key', async () => {
  for (const env of [{}, { CARTWRIGHT_SIGNING_KEY: '' }, { CARTWRIGHT_SIGNING_KEY: ' \n' }]) {
    expect(await runMain(['sign', 'x.cart'], folder, '', env)).toEqual({
      code: 2,
      out: '',
      err: 'cartwright: there is no signing key\n  help: give --key FILE, or set CARTWRIGHT_SIGNING_KEY; in a pull request of a fork secrets are empty\n',
    });
  }
});

const asPkcs8 = (seed: Uint8Array): string =>
  `-----BEGIN PRIVATE KEY-----\n${Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]).toString('base64')}\n-----END PRIVATE KEY-----\n`;

async function expectTestKey(seed: Uint8Array): Promise<void> {
  const [run] = await signWith(asPkcs8(seed));
  expect(run).toEqual({
    code: 2,
    out: '',
    err: 'cartwright: k.pem: not a usable signing key: it is a public test key\n  help: make one of your own with cartwright keygen\n',
  });
}

test('attack 102: a seed of zeros', () => expectTestKey(new Uint8Array(32)));

describeShared('published keys', (shared) => {
  const { vectors } = JSON.parse(readFileSync(`${shared}security/vectors/ed25519/rfc8032.json`, 'utf8')) as {
    vectors: { secretKey: string }[];
  };
  test.each(vectors.map(({ secretKey }) => secretKey))('attack 102: %s', (seed) =>
    expectTestKey(Buffer.from(seed.slice(0, 64), 'hex')),
  );
});

test('attack 102: the key of the DSSE vectors', () => {
  const { signingSeedHex } = vectors<{ signingSeedHex: string }>('dsse/derived_ed25519.json');
  return expectTestKey(Buffer.from(signingSeedHex, 'hex'));
});

test.each<[string, Record<string, string | Uint8Array>, string, RegExp, number]>([
  ['a key below rom/', { 'rom/skills/notes.md': `see\n${PEM}` }, PACKAGE, /rom\/skills\/notes\.md:2/, 1],
  ['a key in base64', { 'rom/skills/notes.md': base64(PEM) }, PACKAGE, /rom\/skills\/notes\.md:1/, 1],
  ['a file called .pem', { 'rom/release.pem': 'x' }, PACKAGE, /release\.pem/, 2],
  ['a file called .key', { 'rom/release.key': 'x' }, PACKAGE, /release\.key/, 2],
  [
    'a key in a text column',
    {},
    PACKAGE.replace('Builds pipelines.', `'${BODY} -----BEGIN PRIVATE KEY----- ${BODY}'`),
    /cartridge\.yaml/,
    1,
  ],
])('attack 89: build refuses %s, names the place and shows nothing', async (_, files, yaml, place, exit) => {
  const own = scratch();
  writePackage(join(own, 'pkg'), yaml, { ...ROM_FILES, ...files });
  const run = await runMain(['build', 'pkg', '--out', 'x.cart'], own);
  expect(run.code).toBe(exit);
  expect(run.out + run.err).toMatch(place);
  expectSilence(run, PEM);
  expect(existsSync(join(own, 'x.cart'))).toBe(false);
});
