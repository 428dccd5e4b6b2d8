/** A key, a seed or a passphrase on the command line, where the path of its file belongs: exit 2, and never repeated. */
import { expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshPem } from '../support/cartridges.ts';
import { runMain } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

const folder = scratch();
const { privatePem, key, keyObject } = freshPem();
writeFileSync(join(folder, 'x.cart'), 'x');
const der = keyObject.export({ type: 'pkcs8', format: 'der' });
const seed = der.subarray(16);
// Its base64url begins with a hyphen, as that of one key in 64 does.
const dashed = Buffer.concat([Buffer.from([0xf8]), seed.subarray(1)]).toString('base64url');

const KEY = (where: string): string =>
  `${where} is a private key itself, not the path of one\n  help: others on this machine can see it: make a new key, and give a file, or set CARTWRIGHT_SIGNING_KEY`;
const HIDDEN = (option: string): string =>
  `--${option}: there is no such file\n  help: the value is not shown, since it may be the secret itself; give the path of a file`;
const PUBLIC = (where: string): string =>
  `${where} is a public key itself, not the path of one\n  help: write it into a file, and give the path of that`;
const openssh = privatePem.replaceAll('PRIVATE KEY', 'OPENSSH PRIVATE KEY');

test.each<[string, readonly string[], string]>([
  ['PEM', ['sign', 'x.cart', '--key', privatePem], KEY('--key')],
  ['PEM after an equals sign', ['sign', 'x.cart', `--key=${privatePem}`], KEY('--key')],
  ['PEM in one line', ['sign', 'x.cart', '--key', privatePem.replaceAll('\n', ' ')], KEY('--key')],
  ['PEM in quotes', ['sign', 'x.cart', '--key', `"${privatePem}"`], KEY('--key')],
  ['PEM of another kind', ['sign', 'x.cart', '--key', openssh], KEY('--key')],
  ['PEM as an argument', ['sign', privatePem], KEY('an argument')],
  ['base64 of the PEM', ['sign', 'x.cart', '--key', Buffer.from(privatePem).toString('base64')], KEY('--key')],
  ['base64 of the DER', ['sign', 'x.cart', '--key', der.toString('base64')], KEY('--key')],
  ['a seed in hex', ['sign', 'x.cart', '--key', seed.toString('hex')], HIDDEN('key')],
  ['a seed in base64', ['sign', 'x.cart', '--key', seed.toString('base64')], HIDDEN('key')],
  ['a seed in base64url', ['sign', 'x.cart', `--key=${seed.toString('base64url')}`], HIDDEN('key')],
  ['a seed with a hyphen first', ['sign', 'x.cart', `--key=${dashed}`], HIDDEN('key')],
  [
    'a seed that looks like an option',
    ['sign', 'x.cart', '--key', dashed],
    '--key needs a value: --key FILE\n  help: run cartwright sign --help for its options',
  ],
  ['a JWK', ['sign', 'x.cart', '--key', `{"kty":"OKP","d":"${seed.toString('base64url')}"}`], HIDDEN('key')],
  ['PEM to verify with', ['verify', 'x.cart', '--public-key', privatePem], KEY('--public-key')],
  [
    'PEM in place of a passphrase',
    ['sign', 'x.cart', '--key', 'no.pem', '--passphrase-file', privatePem],
    KEY('--passphrase-file'),
  ],
  [
    'a passphrase',
    ['sign', 'x.cart', '--key', 'no.pem', '--passphrase-file', 'correct horse battery staple'],
    HIDDEN('passphrase-file'),
  ],
  ['a public key', ['verify', 'x.cart', '--public-key', key.pem], PUBLIC('--public-key')],
  ['a public key to sign with', ['sign', 'x.cart', `--key=${key.pem}`], PUBLIC('--key')],
  [
    'the name of a file that is not there',
    ['sign', 'x.cart', '--key', 'keys/typo.pem'],
    'keys/typo.pem: cannot be read: there is no such file or directory\n  help: check the path; it is relative to the working directory',
  ],
])('%s', async (_, args, message) => {
  expect(await runMain(args, folder)).toEqual({ code: 2, out: '', err: `cartwright: ${message}\n` });
});
