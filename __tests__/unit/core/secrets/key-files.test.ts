import { afterAll, expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { findPrivateKeys } from '../../../../src/core/secrets/key-files.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const ed = generateKeyPairSync('ed25519').privateKey;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const PEM = String(ed.export({ type: 'pkcs8', format: 'pem' }));
const RSA = String(rsa.export({ type: 'pkcs8', format: 'pem' }));
const ENCRYPTED = String(ed.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }));
const BODY = PEM.split('\n')[1] ?? '';
const JWK = ed.export({ format: 'jwk' });
const CERTIFICATE = `-----BEGIN CERTIFICATE-----\n${'MIIBfake0cert1'.repeat(10)}\n-----END CERTIFICATE-----\n`;
const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');
const lines = (pem: string, each: (line: string) => string, glue = '\n'): string =>
  pem.trimEnd().split('\n').map(each).join(glue);
const armoured = (label: string): string => `-----BEGIN ${label}-----\n${BODY}\n${BODY}\n-----END ${label}-----\n`;

/** [what it is, the file, the kind in words, the line] */
const KEYS: readonly (readonly [
  what: string,
  content: string | Uint8Array,
  kind?: string | undefined,
  line?: number,
])[] = [
  ['PKCS#8', PEM],
  ['RSA', RSA],
  ['PKCS#1', String(rsa.export({ type: 'pkcs1', format: 'pem' }))],
  ['SEC 1', String(ec.export({ type: 'sec1', format: 'pem' }))],
  ['encrypted', ENCRYPTED, 'an encrypted private key'],
  [
    'encrypted as OpenSSL did it once',
    String(rsa.export({ type: 'pkcs1', format: 'pem', cipher: 'aes-128-cbc', passphrase: 'x' })),
    'an encrypted private key',
  ],
  ['OpenSSH', armoured('OPENSSH PRIVATE KEY')],
  ['OpenPGP', armoured('PGP PRIVATE KEY BLOCK').replace('\n', '\nVersion: GnuPG v2\nComment: release\n\n')],
  ['cosign', armoured('ENCRYPTED SIGSTORE PRIVATE KEY'), 'an encrypted private key'],
  [
    'SSH2',
    `---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nComment: "x"\n${BODY}\n---- END SSH2 ENCRYPTED PRIVATE KEY ----`,
    'an encrypted private key',
  ],
  ['CRLF', PEM.replaceAll('\n', '\r\n')],
  ['a line further down', `one\ntwo\n${PEM}`, undefined, 3],
  ['one line', PEM.replaceAll('\n', ' ')],
  ['without its end', PEM.slice(0, 80)],
  ['.env, escaped', `KEY="${PEM.replaceAll('\n', '\\n')}"`],
  ['.env, several lines', `A=1\nKEY='${PEM}'`, undefined, 2],
  ['escaped twice', PEM.replaceAll('\n', '\\\\n')],
  ['escaped as Unicode', PEM.replaceAll('\n', String.raw`\u000a`)],
  ['JSON of a service account', JSON.stringify({ type: 'service_account', private_key: RSA })],
  ['JSON within JSON', JSON.stringify(JSON.stringify({ private_key: RSA }))],
  ['a YAML block', `key: |\n${PEM.replaceAll(/^/gm, '  ')}`, undefined, 2],
  ['a Markdown quotation', PEM.replaceAll(/^/gm, '> ')],
  ['strings that are added', lines(PEM, (line) => `'${line}\\n' +`)],
  ['strings that are beside each other', lines(RSA, (line) => `    "${line}\\n"`)],
  ['a list of strings', `[${lines(PEM, (line) => `"${line}"`, ',\n  ')}].join('\\n')`],
  ['a comment', lines(PEM, (line) => ` * ${line}`)],
  ['a shell comment', lines(PEM, (line) => `# ${line}`)],
  ['a diff', lines(PEM, (line) => `+${line}`)],
  ['HTML', lines(PEM, (line) => `${line}<br>`)],
  ['base64', base64(PEM)],
  ['base64 of CRLF', base64(PEM.replaceAll('\n', '\r\n'))],
  ['base64url', Buffer.from(PEM).toString('base64url')],
  ['base64, wrapped', base64(PEM).replaceAll(/.{76}/g, '$&\n')],
  ['base64, wrapped in YAML', `a: |\n  ${base64(RSA).replaceAll(/.{60}/g, '$&\n  ')}`, undefined, 2],
  ['base64 of an encrypted one', base64(ENCRYPTED), 'an encrypted private key'],
  ['a Kubernetes secret', `data:\n  tls.key: ${base64(RSA)}`, undefined, 2],
  ...[0, 1, 2].map(
    (shift) =>
      [
        `base64 of a certificate with its key, offset ${shift}`,
        base64(`${CERTIFICATE}${'\n'.repeat(shift)}${PEM}`),
      ] as const,
  ),
  ['PKCS#8 without its frame', BODY],
  ['a variable with that', `SEED=${BODY}`],
  ['RSA without its frame', RSA.split('\n').slice(1, -2).join('')],
  ['JWK', JSON.stringify(JWK)],
  ['JWK, pretty', `\n${JSON.stringify(JWK, null, 2)}`, undefined, 2],
  ['JWK of RSA', JSON.stringify(rsa.export({ format: 'jwk' }))],
  ['JWK with more inside', JSON.stringify({ ext: { a: 1 }, ...ec.export({ format: 'jwk' }), use: { b: 2 } })],
  [
    'JWK in YAML',
    Object.entries(JWK)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    undefined,
    2,
  ],
  ['JWK in a source file', `{ kty: 'OKP', crv: 'Ed25519', d: '${JWK.d}' }`],
  ['JWK in a string', JSON.stringify(JSON.stringify(JWK))],
  [
    'PuTTY',
    `PuTTY-User-Key-File-3: ssh-ed25519\r\nPublic-Lines: 1\r\n${BODY}\r\nPrivate-Lines: 1\r\n${BODY}\r\nPrivate-MAC: 0\r\n`,
  ],
  ['age', `AGE-SECRET-${'KEY-1'}${'QPZRY9X8GF'.repeat(6).slice(0, 58)}`],
  ['minisign', `untrusted comment: minisign encrypted secret key\nRWRTY0Iy${'A1b2C3d4'.repeat(25)}\n`, undefined, 2],
  ['WireGuard', `[Interface]\nPrivateKey = ${base64(new Uint8Array(32).fill(9))}\n`, undefined, 2],
  ['XML', `<RSAKeyValue><Modulus>${BODY}</Modulus><D>${BODY}</D></RSAKeyValue>`],
  ['UTF-16', Buffer.from(`\ufeff${PEM}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(PEM, 'utf16le')],
  ['UTF-16, big-endian', Buffer.from(`\ufeff${PEM}`, 'utf16le').swap16()],
  ...[ed, rsa, ec].map(
    (key) =>
      [`DER of ${key.asymmetricKeyType}`, key.export({ type: 'pkcs8', format: 'der' }), 'a private key (DER)'] as const,
  ),
  ['DER in PKCS#1', rsa.export({ type: 'pkcs1', format: 'der' }), 'a private key (DER)'],
  ['DER in SEC 1', ec.export({ type: 'sec1', format: 'der' }), 'a private key (DER)'],
  [
    'DER, encrypted',
    rsa.export({ type: 'pkcs8', format: 'der', cipher: 'aes-256-cbc', passphrase: 'x' }),
    'a private key (DER)',
  ],
  [
    'DER inside another file',
    Buffer.concat([Buffer.from('head\n'), ed.export({ type: 'pkcs8', format: 'der' })]),
    'a private key (DER)',
    2,
  ],
];

test.each(KEYS)('%s is a private key', (_, content, kind = 'a private key', line = 1) => {
  expect(findPrivateKeys(Buffer.from(content))).toEqual([{ what: kind, line }]);
});

const spki = (type: 'pem' | 'der'): string | Buffer => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return type === 'pem'
    ? publicKey.export({ type: 'spki', format: 'pem' })
    : publicKey.export({ type: 'spki', format: 'der' });
};

test.each<[string, string | Uint8Array]>([
  [
    'prose',
    'The file starts with -----BEGIN PRIVATE KEY----- followed by the base64 body of the key and then the footer line',
  ],
  [
    'prose with both lines',
    'between -----BEGIN PRIVATE KEY----- and -----END PRIVATE KEY----- stands the base64 of the key',
  ],
  ['a table', '| `-----BEGIN RSA PRIVATE KEY-----` | PKCS#1 | an old format that many tools still write today |'],
  [
    'several headers',
    '`-----BEGIN OPENSSH PRIVATE KEY-----` `-----BEGIN EC PRIVATE KEY-----` `-----BEGIN DSA PRIVATE KEY-----`',
  ],
  [
    'code',
    "if (text.startsWith('-----BEGIN PRIVATE KEY-----')) throw new Error('private key found in the text of the file')",
  ],
  ['a pattern', String.raw`const PEM = /-----BEGIN ([A-Z ]+)PRIVATE KEY-----([A-Za-z0-9+\/=\s]+)-----END/;`],
  [
    'a digest below a header',
    `'-----BEGIN PRIVATE KEY-----', sha256: '${'9f86d081884c7d659a2feaa0c55ad015'.repeat(2)}'`,
  ],
  ['a placeholder', '-----BEGIN PRIVATE KEY-----\n<your key here>\n-----END PRIVATE KEY-----'],
  ['dots', '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC...\n-----END PRIVATE KEY-----'],
  [
    'words',
    '-----BEGIN PRIVATE KEY-----\nPASTE YOUR PRIVATE KEY HERE AND KEEP IT SECRET FROM EVERYBODY\n-----END PRIVATE KEY-----',
  ],
  ['one letter', `-----BEGIN PRIVATE KEY-----\n${'x'.repeat(64)}\n-----END PRIVATE KEY-----`],
  [
    'a name with underscores',
    '-----BEGIN PRIVATE KEY-----\nYOUR_PRIVATE_KEY_GOES_HERE_12345678901234567890\n-----END PRIVATE KEY-----',
  ],
  ['a public key', spki('pem')],
  ['a public key in base64', base64(spki('pem'))],
  ['a public key in DER', spki('der')],
  [
    'a public key of PKCS#1 in DER',
    generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'pkcs1', format: 'der' }),
  ],
  ['a certificate in base64', base64(CERTIFICATE)],
  ['a public JWK', JSON.stringify(generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }))],
  [
    'a public JWK beside other data',
    `[{"kty":"OKP","crv":"Ed25519","x":"${'a1B2'.repeat(11)}"},{"d":"${'a1B2'.repeat(11)}"}]`,
  ],
  ['a schema of JWK', '{"kty":{"type":"string"},"d":{"type":"string"}}'],
  ['a drawing', `{"d":"M${'1234567890'.repeat(6)}","kty":"x"}`],
  ['an OpenSSH public key', `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${'a1B2'.repeat(10)} me@host`],
  [
    'the name of a format',
    'PuTTY-User-Key-File-3 is the first line, AGE-SECRET-KEY-1 the prefix, PrivateKey = the name',
  ],
  ['nothing', ''],
])('%s is none', (_, content) => {
  expect(findPrivateKeys(Buffer.from(content))).toEqual([]);
});

test('a key is found wherever it stands, each once, in the order of their lines', () => {
  const noise = fc.string({ maxLength: 200 }).map((text) => text.replaceAll('-', ''));
  fc.assert(
    fc.property(noise, noise, (before, after) => {
      const found = findPrivateKeys(Buffer.from(`${before}\n${PEM}${after}\n${RSA}`, 'latin1'));
      const first = before.split('\n').length + 1;
      expect(found.map(({ line }) => line)).toEqual([first, first + 3 + after.split('\n').length - 0]);
    }),
    { seed: 4, numRuns: 100 },
  );
});

test('the cost stays linear in hostile files', () => {
  const hostile = [
    '-----BEGIN PRIVATE KEY-----',
    '{kty:"RSA",',
    `LS0tLS1CRUdJTiBQUklWQVRFIEtFWS0tLS0t`,
    'BQYDK2VwB',
    'd:"',
    'A',
  ];
  // Some megabytes of each take far longer than the test may if any step is quadratic.
  for (const part of hostile) expect(findPrivateKeys(Buffer.from(part.repeat(400_000 / part.length)))).toEqual([]);
});

const folder = scratch();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the command names file and line, and shows no byte of a key', async () => {
  writeFileSync(join(folder, 'a.env'), `A=1\nKEY="${PEM.replaceAll('\n', '\\n')}"\n`);
  writeFileSync(join(folder, 'b.txt'), 'nothing\n');
  const run = await runMain(['no-private-keys', 'a.env', 'b.txt'], folder);
  expect(run).toMatchObject({ code: 1, err: '' });
  expect(run.out.split('\n')[0]).toBe(
    'a.env:2:1: error[secret/private-key] a private key does not belong in a repository',
  );
  const json = await runMain(['no-private-keys', 'a.env', 'b.txt', '--format', 'json'], folder);
  for (const part of [BODY, BODY.slice(10, 30)]) expect(run.out + json.out).not.toContain(part);
  expect(JSON.parse(json.out)).toMatchObject({ summary: { files: 2, errors: 1, warnings: 0, notes: 0 } });
  expect(await runMain(['no-private-keys', 'b.txt'], folder)).toEqual({ code: 0, out: '', err: '' });
});
