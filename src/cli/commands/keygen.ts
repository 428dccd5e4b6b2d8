import { join, resolve } from 'node:path';
import { generateKeyPair } from '../../adapters/keys/decrypt.ts';
import { gitWorkTree, isTaken, removeFile } from '../../adapters/keys/key-file.ts';
import { parsePublicKey } from '../../core/dsse/public-key.ts';
import { UserError } from '../../core/result/errors.ts';
import { keyPairText } from '../../core/report/text/receipts.ts';
import { EXIT, valueOption, defineCommand } from '../command.ts';
import { resultJson } from '../../core/text/json-text.ts';

export const command = defineCommand({
  name: 'keygen',
  summary: 'makes an ed25519 key pair',
  example: 'keygen --out ~/keys --name release-2026',
  usage: ['keygen --out DIR'],
  options: [
    valueOption('out', 'DIR', 'folder for the two files, outside any git work tree'),
    valueOption('name', 'NAME', 'name of the files: NAME.key.pem and NAME.pub.pem (default: cartwright)'),
  ],
  formats: ['text', 'json'],
  details: [
    'The private key is readable by its owner alone (mode 0600). Nothing is ever overwritten. Keep the private key out of',
    'repositories: in CI it is a secret, given to sign as CARTWRIGHT_SIGNING_KEY. Give the public key to those who verify.',
  ].join('\n'),
  usesConfig: false,
  run(context) {
    const { fs, io, format } = context;
    const out = context.value('out');
    if (out === undefined) throw new UserError('usage', 'keygen needs --out DIR');
    const name = context.value('name') ?? 'cartwright';
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name)) {
      throw new UserError('usage', `--name is ${JSON.stringify(name)}`, { help: 'letters, digits, dots and dashes' });
    }
    const tree = gitWorkTree(resolve(fs.cwd, out));
    if (tree !== undefined) {
      throw new UserError('key-in-repository', `it is inside the git work tree ${tree}`, {
        path: out,
      });
    }
    const [privateKey, publicKey] = [join(out, `${name}.key.pem`), join(out, `${name}.pub.pem`)];
    for (const path of [privateKey, publicKey]) {
      if (isTaken(resolve(fs.cwd, path))) throw new UserError('key-exists', 'it exists already', { path });
    }
    const pair = generateKeyPair();
    fs.writeFile(privateKey, pair.privatePem, { mode: 0o600, exclusive: true });
    try {
      fs.writeFile(publicKey, pair.publicPem, { exclusive: true });
    } catch (error) {
      removeFile(resolve(fs.cwd, privateKey));
      throw error;
    }
    const { keyid } = parsePublicKey(pair.publicPem);
    if (format === 'json') io.out(resultJson({ version: 1, keyid, privateKey, publicKey }, 2));
    else if (!context.quiet) io.out(keyPairText({ keyid, privateKey, publicKey }));
    return Promise.resolve(EXIT.ok);
  },
});
