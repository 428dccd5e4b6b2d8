/** What may not get into a cartridge: the build names file and line, writes nothing, and never shows the value. */
import { expect, test } from '@jest/globals';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freshPem, signedCartridge, signerOf, withSql } from '../support/cartridges.ts';
import { ROOT, type Run } from '../support/cli.ts';
import { signedBlindly } from '../support/forge.ts';
import { scratch } from '../support/scratch.ts';
import { program } from '../support/main.ts';

const YAML = readFileSync(join(ROOT, 'examples/data-pipeline/agents/builder/cartridge.yaml'), 'utf8');
const { privateKey } = generateKeyPairSync('ed25519');
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const BODY = PEM.split('\n')[1] ?? '';
const ENCRYPTED = privateKey
  .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
  .toString();
const RSA = generateKeyPairSync('rsa', { modulusLength: 1024 })
  .privateKey.export({ type: 'pkcs1', format: 'pem' })
  .toString();
/** Made up here, so that no scanner takes this file for a leak. */
const TOKEN = `ghp_${'a1B2c3D4e5'.repeat(3)}F6g7h8`;
const RANDOM = randomBytes(24).toString('hex');
const VALUE = 'canary-value-4711';
const LINES = 'one\ntwo\n';

function packageIn(files: Readonly<Record<string, string | Buffer>>, yaml = YAML): string {
  const cwd = scratch();
  for (const [name, content] of Object.entries({ 'pkg/cartridge.yaml': yaml, ...files })) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), content);
  }
  return cwd;
}

/** Builds, and makes sure that neither a file nor a secret got out. */
async function refused(cwd: string): Promise<Run> {
  const before = readdirSync(cwd);
  const run = await program(['build', 'pkg', '--out', 'out/x.cart'], { cwd });
  for (const secret of [BODY, TOKEN.slice(4), VALUE, ENCRYPTED.split('\n')[1] ?? '', RSA.split('\n')[1] ?? ''])
    expect(run.stdout + run.stderr).not.toContain(secret);
  expect(readdirSync(cwd)).toEqual(before);
  return run;
}

/** [what, content, line, its name] */
const CONTENTS: readonly (readonly [string, string | Buffer, number, string])[] = [
  ['a private key', LINES + PEM, 3, 'a private key'],
  ['a private key with CRLF', (LINES + PEM).replaceAll('\n', '\r\n'), 3, 'a private key'],
  ['an encrypted private key', LINES + ENCRYPTED, 3, 'an encrypted private key'],
  ['an RSA key', LINES + RSA, 3, 'a private key'],
  ['a key with escaped newlines in JSON', JSON.stringify({ a: 1, key: PEM }), 1, 'a private key'],
  ['a key as base64 of the whole', `${LINES}KEY=${Buffer.from(PEM).toString('base64')}\n`, 3, 'a private key'],
  ['a key in UTF-16', Buffer.from(`\ufeff${LINES}${PEM}`, 'utf16le'), 3, 'a private key'],
  ['a key in a binary file', Buffer.concat([Buffer.from([0, 1, 2, 10]), Buffer.from(PEM)]), 2, 'a private key'],
  [
    'a key in DER',
    Buffer.concat([Buffer.from('a\nb\n'), privateKey.export({ type: 'pkcs8', format: 'der' })]),
    3,
    'a private key (DER)',
  ],
  ['a token', `${LINES}token: ${TOKEN}\n`, 3, 'a GitHub token'],
  ['a password in a URL', `${LINES}see https://bob:Sup3r-${VALUE}@example.com/x\n`, 3, 'a password in a URL'],
  ['a token at the end of a long text', `${'x\n'.repeat(5_000_000)}${TOKEN}\n`, 5_000_001, 'a GitHub token'],
];

test.each(CONTENTS)('%s stops the build', async (_, content, line, what) => {
  const { code, stdout, stderr } = await refused(
    packageIn({ 'pkg/rom/docs/notes.md': content, 'pkg/rom/fine.md': 'fine' }),
  );
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toContain(`pkg/rom/docs/notes.md:${line}:1: `);
  expect(stdout).toContain(`${what} may not travel in a cartridge`);
});

test.each(['.env', 'pkg/.env', '.env.production', 'pkg/.env.local', '.envrc'])(
  'a value of %s stops the build, in a file and in cartridge.yaml',
  async (env) => {
    const shown = `the value of ${env}: DB_PASSWORD may not travel in a cartridge`;
    const environment = { [env]: `# comment\nexport DB_PASSWORD="${VALUE}"\nNODE_ENV=production\n` };
    const inFile = await refused(
      packageIn({ ...environment, 'pkg/rom/a.md': `${LINES}use ${VALUE}.\nNODE_ENV=production\n` }),
    );
    expect([inFile.code, inFile.stderr]).toEqual([1, '']);
    expect(inFile.stdout).toContain('pkg/rom/a.md:3:1: ');
    expect(inFile.stdout).toContain(shown);
    const yaml = `${YAML.trimEnd()}\ndescription: works with ${VALUE}\n`.replace(
      /^description: .*\n(?=[^]*description)/m,
      '',
    );
    const inYaml = await refused(packageIn({ ...environment, 'pkg/rom/a.md': 'fine' }, yaml));
    expect(inYaml.code).toBe(1);
    expect(inYaml.stdout).toMatch(/pkg\/cartridge\.yaml:\d+:1: /);
    expect(inYaml.stdout).toContain(shown);
  },
);

test('everything that may not travel is told at once', async () => {
  const cwd = packageIn({ 'pkg/rom/a.md': `${TOKEN}\n`, 'pkg/rom/b/c.md': `x\n${PEM}` });
  const { stdout } = await program(['build', 'pkg', '--out', 'x.cart', '--format', 'json'], { cwd });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { path: string; rule: string; range: object }[] };
  expect(diagnostics.map(({ path, rule }) => `${rule} ${path}`)).toEqual([
    'package/secret pkg/rom/a.md',
    'package/secret pkg/rom/b/c.md',
  ]);
});

test.each(['id_ed25519', 'server.pem', 'server.key', 'store.p12', 'prod.env', 'keys.kdbx'])(
  'a file named %s stops the build, whatever it holds',
  async (name) => {
    const { code, stderr } = await refused(packageIn({ [`pkg/rom/a/${name}`]: 'nothing' }));
    expect([code, stderr]).toEqual([2, expect.stringContaining(`pkg/rom/a/${name}`)]);
    expect(stderr).toMatch(/are never packed/);
  },
);

test.each([
  ['a file', (rom: string) => symlinkSync('../../secret', join(rom, 'link'))],
  ['a folder', (rom: string) => symlinkSync('../..', join(rom, 'link'))],
  ['nothing', (rom: string) => symlinkSync('nowhere', join(rom, 'link'))],
])('a symbolic link to %s stops the build', async (_, link) => {
  const cwd = packageIn({ 'pkg/rom/a.md': 'fine', secret: VALUE });
  link(join(cwd, 'pkg/rom'));
  expect(await refused(cwd)).toEqual({
    code: 2,
    stdout: '',
    stderr: 'cartwright: pkg/rom/link: cannot be packed: it is a symbolic link\n  help: put the file itself there\n',
  });
});

test('a cartridge cannot be written into the folder that is packed', async () => {
  const cwd = packageIn({ 'pkg/rom/a.md': 'fine' });
  for (const [source, out] of [
    ['pkg', 'pkg/rom/x.cart'],
    ['pkg/cartridge.yaml', 'pkg/rom/sub/x.cart'],
    ['./pkg/', 'pkg/../pkg/rom/x.cart'],
  ] as const) {
    const run = await program(['build', source, '--out', out], { cwd });
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('--out lies in the rom folder that is packed')]);
  }
  expect(readdirSync(join(cwd, 'pkg/rom'))).toEqual(['a.md']);
  expect((await program(['build', 'pkg', '--out', 'pkg/rom.cart'], { cwd })).code).toBe(0);
});

const GUIDE = 'rom/knowledge/GUIDE.md';

/** A cartridge that another program has built and signed around a content, with the key that it was signed with. */
async function foreign(content: string): Promise<string> {
  const cwd = scratch();
  const { privatePem, keyObject } = freshPem();
  const signer = signerOf(keyObject);
  writeFileSync(join(cwd, 'x.cart'), await signedBlindly(await signedCartridge(cwd, signer), signer, GUIDE, content));
  writeFileSync(join(cwd, 'own.key.pem'), privatePem, { mode: 0o600 });
  writeFileSync(join(cwd, 'other.key.pem'), freshPem().privatePem, { mode: 0o600 });
  return cwd;
}

const MORE = '\nmore about a rule: cartwright explain package/secret\n';
const told = (
  place: string,
  what: string,
): string => `${place}:1: error[package/secret] ${what} may not travel in a cartridge
  help: remove it, and replace it everywhere: treat it as leaked
`;

test.each<[string, string, number, string]>([
  ['a private key', LINES + PEM, 3, 'a private key'],
  ['a token', `${LINES}token: ${TOKEN}\n`, 3, 'a GitHub token'],
  [
    'a value given to a password',
    `${LINES}password = "${RANDOM}"\n`,
    3,
    'a random value given to a password, a key or a token',
  ],
  ['a value of .env', `${LINES}use ${VALUE}.\n`, 3, 'the value of .env: DB_PASSWORD'],
])('%s in the ROM stops the signing, as it stops the build', async (_, content, line, what) => {
  const cwd = await foreign(content);
  writeFileSync(join(cwd, '.env'), `DB_PASSWORD=${VALUE}\n`);
  const before = readFileSync(join(cwd, 'x.cart'));
  for (const args of [
    ['sign', 'x.cart', '--key', 'other.key.pem'],
    ['sign', 'x.cart', '--key', 'own.key.pem', '--out', 'y.cart'],
    ['sign', 'x.cart', '--key', 'own.key.pem', '--replace'],
    ['build', 'base', '--from', 'x.cart', '--out', 'y.cart'],
  ])
    expect([args, await program(args, { cwd })]).toEqual([
      args,
      { code: 1, stdout: `${told(`x.cart!${GUIDE}:${line}`, what)}${MORE}`, stderr: '' },
    ]);
  expect(readFileSync(join(cwd, 'x.cart')).equals(before)).toBe(true);
  expect(readdirSync(cwd)).not.toContain('y.cart');
});

test('a file of a name that is never packed is not signed either; a clean cartridge is', async () => {
  const cwd = await foreign('fine\n');
  const sign = (): Promise<Run> => program(['sign', 'x.cart', '--key', 'other.key.pem', '--quiet'], { cwd });
  expect(await sign()).toEqual({ code: 0, stdout: '', stderr: '' });
  const { keyObject } = freshPem();
  const name = 'rom/knowledge/server.pem';
  const renamed = await withSql(
    await signedCartridge(scratch(), signerOf(keyObject)),
    `UPDATE sqlar SET name = '${name}' WHERE name = '${GUIDE}'; UPDATE objects SET source_ref = '${name}' WHERE source_ref = '${GUIDE}'`,
  );
  writeFileSync(join(cwd, 'x.cart'), await signedBlindly(renamed, signerOf(keyObject), name, 'nothing'));
  expect(await sign()).toEqual({
    code: 1,
    stdout: told(`x.cart!${name}:1`, `a file of the name "${name}"`),
    stderr: '',
  });
});
