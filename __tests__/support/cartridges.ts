import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import initSqlJs, { type Database } from 'sql.js';
import { replaceWithin } from '../../src/adapters/fs/replace-file.ts';
import { folderLister } from '../../src/adapters/fs/rom-folder.ts';
import { nodeFileSystem } from '../../src/adapters/fs/node-fs.ts';
import { cartridgeStore } from '../../src/adapters/sqlite/store.ts';
import { cartridgeWriter } from '../../src/adapters/sqlite/write.ts';
import { buildPackage, type BuildPorts, type BuildResult } from '../../src/app/package/build.ts';
import { signCartridge, type Receipt } from '../../src/app/trust/sign.ts';
import { plainDemands, verifyFile, type VerifyDemands } from '../../src/app/trust/verify.ts';
import { preAuthEncode, signerOfSeed, type Signer } from '../../src/core/dsse/sign.ts';
import { publicKeyFromRaw, type PublicKey } from '../../src/core/dsse/public-key.ts';
import { publicKeyOfSeed } from '../../src/core/dsse/ed25519.ts';
import type { VerifyOutcome } from '../../src/core/result/verify-results.ts';
import { PROFILES, type FormatProfile } from '../../src/ids.ts';
import { untracked } from './untracked.ts';

export const NOW = new Date('2026-06-01T12:00:00.000Z');
export const SIGNED_AT = '2026-06-01T11:00:00.000Z';

/** What a release demands whose only trusted key is this. */
export function signedBy(key: PublicKey): VerifyDemands {
  const plain = plainDemands(PROFILES.cart, NOW);
  return { ...plain, require: 'trusted', policy: { ...plain.policy, publicKeys: [key] } };
}

/** A package whose cartridge every attack starts from. */
export const PACKAGE = `schemaVersion: cart.package.v1
id: io.github.demo/agent
version: 1.2.0
publisher: io.github.demo
name: Demo Agent
role: devops_engineer
description: Builds pipelines.
license: Apache-2.0
capabilities:
  - taskType: build-dag
    stack: [pkg:pypi/dbt-core, pkg:generic/snowflake]
    domain: infrastructure
`;

export const ROM_FILES: Readonly<Record<string, string>> = {
  'rom/knowledge/GUIDE.md': 'Guide. '.repeat(400),
  'rom/policy/loop.json': '{"steps":3}',
  'rom/skills/deploy/SKILL.md': 'Deploy in small steps.\n'.repeat(300),
  'rom/twin/a.txt': 'the same bytes',
  'rom/twin/b.txt': 'the same bytes',
  'rom/empty.txt': '',
};

/** Everything that the use cases need, on the real file system below `cwd`. */
export function ports(cwd: string): BuildPorts {
  return {
    fs: nodeFileSystem(cwd, untracked),
    store: cartridgeStore(cwd),
    writer: cartridgeWriter(cwd, replaceWithin(nodeFileSystem(cwd, untracked))),
    listFolder: (folder, maxBytes) => folderLister(cwd)(folder, maxBytes),
  };
}

/** Writes a package folder. */
export function writePackage(
  folder: string,
  yaml = PACKAGE,
  files: Readonly<Record<string, string | Uint8Array>> = ROM_FILES,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'cartridge.yaml'), yaml);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Builds `folder/NAME` to `folder/out`. */
export function build(
  folder: string,
  source: string,
  out: string,
  profile: FormatProfile = PROFILES.cart,
): Promise<BuildResult> {
  return buildPackage(ports(folder), source, { profile, out, epoch: 0, force: true });
}

/** A key pair that is not one of the published ones. */
export function freshSigner(): Signer {
  const { privateKey } = generateKeyPairSync('ed25519');
  return signerOf(privateKey);
}

export function signerOf(privateKey: KeyObject): Signer {
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  const seed = new Uint8Array(der.subarray(16, 48));
  return signerOfSeed(seed, publicKeyFromRaw(publicKeyOfSeed(seed)));
}

/** PKCS#8 PEM of a fresh ed25519 key, and its public half. */
export function freshPem(): { privatePem: string; key: PublicKey; keyObject: KeyObject } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { privatePem, key: signerOf(createPrivateKey(privatePem)).publicKey, keyObject: privateKey };
}

/** Signs `path` in place. */
export async function sign(
  folder: string,
  path: string,
  signer: Signer,
  profile: FormatProfile = PROFILES.cart,
): Promise<Receipt> {
  const when = { now: NOW, signedAt: SIGNED_AT };
  const options = { profile, signer, out: path, ...when, replace: false, publisher: undefined };
  const result = await signCartridge(ports(folder), path, options);
  if (!('receipt' in result)) throw new Error(JSON.stringify(result));
  return result.receipt;
}

/** Builds and signs the package of this file; gives the bytes. */
export async function signedCartridge(folder: string, signer: Signer): Promise<Uint8Array> {
  writePackage(join(folder, 'base'));
  const built = await build(folder, 'base', 'base.cart');
  if ('diagnostics' in built) throw new Error(JSON.stringify(built.diagnostics));
  await sign(folder, 'base.cart', signer);
  return readFileSync(join(folder, 'base.cart'));
}

export interface Checked {
  readonly outcome: VerifyOutcome;
  /** Messages of the checks that failed, `ID: MESSAGE`. */
  readonly faults: readonly string[];
}

/** Verifies bytes as a file; the file must be as it was afterwards, and nothing may be beside it. */
export async function verifyBytes(
  folder: string,
  bytes: Uint8Array,
  demands: Partial<VerifyDemands> = {},
  profile: FormatProfile = PROFILES.cart,
): Promise<Checked> {
  const own = join(folder, `verify-${profile.prefix}`);
  mkdirSync(own, { recursive: true });
  const path = join(own, `subject${profile.extension}`);
  writeFileSync(path, bytes);
  const { outcome } = await verifyFile(ports(folder), path, { ...plainDemands(profile, NOW), ...demands });
  if (Buffer.compare(readFileSync(path), bytes) !== 0) throw new Error('the file was changed');
  if (readdirSync(own).length !== 1) throw new Error(`left behind: ${readdirSync(own).join(', ')}`);
  return { outcome, faults: outcome.checks.filter(({ ok }) => !ok).map(({ id, message }) => `${id}: ${message}`) };
}

/** Demands a signature of exactly this key. */
export function trusting(key: PublicKey, profile: FormatProfile = PROFILES.cart): Partial<VerifyDemands> {
  return { policy: { ...plainDemands(profile, NOW).policy, publicKeys: [key] } };
}

let engine: ReturnType<typeof initSqlJs> | undefined;

/** Changes a database with SQLite, as an attacker would. */
export async function withSql(bytes: Uint8Array, change: string | ((database: Database) => void)): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  engine ??= initSqlJs({
    wasmBinary: readFileSync(require.resolve('sql.js/dist/sql-wasm.wasm')).buffer as ArrayBuffer,
  });
  // A copy: SQLite works in the very bytes that it is given.
  const database = new (await engine).Database(new Uint8Array(bytes));
  database.run('PRAGMA writable_schema=OFF');
  if (typeof change === 'string') database.run(change);
  else change(database);
  const result = database.export();
  database.close();
  return result;
}

/** A DSSE envelope over any payload, made with node:crypto. */
export function envelopeOver(payload: string, signer: Signer, payloadType = 'application/vnd.in-toto+json'): string {
  const bytes = new TextEncoder().encode(payload);
  const sig = Buffer.from(signer.sign(preAuthEncode(payloadType, bytes))).toString('base64');
  const encoded = Buffer.from(bytes).toString('base64');
  return JSON.stringify({ payloadType, payload: encoded, signatures: [{ keyid: signer.publicKey.keyid, sig }] });
}

/** Runs a script in the real sqlite3 program, with its guard against odd schemas off. */
export function sqlite(path: string, script: string): string {
  const input = `.bail on\n.dbconfig defensive off\n.dbconfig writable_schema on\n${script}\n`;
  const run = spawnSync('sqlite3', ['-batch', path], { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (run.status !== 0) throw new Error(`sqlite3: ${run.stderr}`);
  return run.stdout;
}

/** Names and contents of a folder's files. */
export function folderState(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name)).toString('latin1')]),
  );
}
