import { expect } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { replaceFile } from '../../src/adapters/fs/replace-file.ts';
import { nodeFileSystem } from '../../src/adapters/fs/node-fs.ts';
import { listFolder } from '../../src/adapters/fs/rom-folder.ts';
import { decryptPem, generateKeyPair } from '../../src/adapters/keys/decrypt.ts';
import { cartridgeStore } from '../../src/adapters/sqlite/store.ts';
import { cartridgeWriter } from '../../src/adapters/sqlite/write.ts';
import { buildPackage, type BuildPorts } from '../../src/app/build.ts';
import { signCartridge } from '../../src/app/sign.ts';
import { signerFrom } from '../../src/app/signing-key.ts';
import { plainDemands, verifyFile, type VerifyDemands } from '../../src/app/verify.ts';
import { parsePublicKey } from '../../src/core/dsse/public-key.ts';
import type { Signer } from '../../src/core/dsse/sign.ts';
import type { VerifyOutcome } from '../../src/core/results.ts';
import { PROFILES } from '../../src/ids.ts';
import { scratch } from './cli.ts';

export const PROFILE = PROFILES.cart;
export const NOW = new Date('2026-06-01T00:00:00Z');
export const SIGNED_AT = '2026-05-01T12:00:00Z';

const PACKAGE = `schemaVersion: cart.package.v1
id: io.github.example/small
version: 1.2.0
publisher: io.github.example
name: Small
role: tester
capabilities:
  - { taskType: review, domain: data }
  - { taskType: debug, stack: [go] }
`;

/** Files of the small package, below `rom/`; two have equal bytes, some are stored as they are, some deflated. */
export const FILES: Readonly<Record<string, string>> = {
  'a/one.md': 'the first file\n',
  'a/two.md': 'the other file\n',
  'a/same.md': 'the first file\n',
  'b/long.txt': 'a line that compresses well\n'.repeat(300),
  'b/empty': '',
};

/** Writes a package folder below `folder` and returns its path. */
export function writePackage(folder: string, files: Readonly<Record<string, string | Uint8Array>> = FILES): string {
  const root = join(folder, 'pkg');
  mkdirSync(join(root, 'rom'), { recursive: true });
  writeFileSync(join(root, 'cartridge.yaml'), PACKAGE);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'rom', path)), { recursive: true });
    writeFileSync(join(root, 'rom', path), content);
  }
  return root;
}

export function buildPorts(cwd: string): BuildPorts {
  const listed: BuildPorts['listFolder'] = (folder, max) => listFolder(resolve(cwd, folder), folder, max);
  return {
    fs: nodeFileSystem(cwd),
    store: cartridgeStore(cwd),
    writer: cartridgeWriter(cwd, replaceFile),
    listFolder: listed,
  };
}

/** A new key. */
export function newSigner(): Signer {
  return signerFrom(generateKeyPair(undefined).privatePem, 'test', undefined, decryptPem);
}

/** Signs the cartridge at `path` in place. */
export async function sign(cwd: string, path: string, signer: Signer, replace = false): Promise<void> {
  const options = { out: path, now: NOW, signedAt: SIGNED_AT, replace, publisher: undefined };
  const result = await signCartridge(buildPorts(cwd), path, signer, options, PROFILE);
  expect(result).toHaveProperty('receipt');
}

/** Bytes of a small cartridge that the code itself built and signed. */
export async function signedCartridge(signer: Signer, files = FILES): Promise<Buffer> {
  const cwd = scratch();
  writePackage(cwd, files);
  await buildPackage(buildPorts(cwd), 'pkg', PROFILE, { out: 'x.cart', epoch: 0 });
  await sign(cwd, 'x.cart', signer);
  return readFileSync(join(cwd, 'x.cart'));
}

/** Demands of somebody who was given the public key. */
export function trusting(signer: Signer): VerifyDemands {
  const plain = plainDemands(NOW);
  return { ...plain, policy: { ...plain.policy, publicKeys: [parsePublicKey(signer.publicKey.pem)] } };
}

/** Verifies `x.cart` in `cwd`; nothing in the folder may change by that. */
export async function verifyIn(cwd: string, demands: VerifyDemands): Promise<VerifyOutcome> {
  const before = folderState(cwd);
  const ports = { fs: nodeFileSystem(cwd), store: cartridgeStore(cwd) };
  const { outcome } = await verifyFile(ports, 'x.cart', PROFILE, demands);
  expect(folderState(cwd)).toEqual(before);
  return outcome;
}

/** Names and contents of a folder's files. */
export function folderState(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name)).toString('latin1')]),
  );
}

/** Faults of an outcome, one line each. */
export function faults(outcome: VerifyOutcome): string {
  return outcome.checks
    .filter(({ ok }) => !ok)
    .map(({ id, message }) => `${id}: ${message}`)
    .join('\n');
}

/** Runs a script in the real sqlite3 program, with its guard against odd schemas off. */
export function sqlite(path: string, script: string): string {
  const input = `.bail on\n.dbconfig defensive off\n.dbconfig writable_schema on\n${script}\n`;
  const run = spawnSync('sqlite3', ['-batch', path], { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (run.status !== 0) throw new Error(`sqlite3: ${run.stderr}`);
  return run.stdout;
}
