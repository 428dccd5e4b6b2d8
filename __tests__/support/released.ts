import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRelease } from '../../src/app/release/release.ts';
import type { Signer } from '../../src/core/dsse/sign.ts';
import { PROFILES } from '../../src/ids.ts';
import { NOW, PACKAGE, ports, SIGNED_AT, signedBy, writePackage } from './cartridges.ts';

/** A host that accepts the package of tests, under a name. */
export const acceptingHost = (name: string): string => `schemaVersion: cart.host.v1
name: ${name}
protocolRevision: '2025-11-25'
model: { toolUse: true, contextWindowTokens: 200000, structuredOutput: true }
filesystem: [fs.read]
network: []
tools:
  - { name: execute, scopes: [exec, fs.read], inputSchema: { type: object, properties: { command: { type: string } } } }
  - { name: dispatch, scopes: [dispatch], inputSchema: { type: object, properties: { task: { type: string } } } }
  - { name: add_memory, scopes: [memory.write], inputSchema: { type: object, properties: { summary: { type: string } } } }
  - { name: search_memory, scopes: [search, memory.read], inputSchema: { type: object, properties: { query: { type: string } } } }
`;

/** The files of a release by name, bundles included. */
export type ReleaseFolder = ReadonlyMap<string, Buffer>;

/** Releases the package of tests, in a version, to `folder/NAME`, for two hosts that accept it. */
export async function releasedFolder(
  folder: string,
  name: string,
  signer: Signer,
  version = '1.2.0',
): Promise<ReleaseFolder> {
  const source = `${name}-source`;
  writePackage(join(folder, source, 'agent'), PACKAGE.replace('version: 1.2.0', `version: ${version}`));
  for (const each of ['bench', 'desk']) writeFileSync(join(folder, source, `${each}.host.yaml`), acceptingHost(each));
  mkdirSync(join(folder, `${name}-staging`));
  const { answer, diagnostics } = await makeRelease(ports(folder), {
    profile: PROFILES.cart,
    packages: [`${source}/agent`],
    hosts: [`${source}/bench.host.yaml`, `${source}/desk.host.yaml`],
    staging: `${name}-staging`,
    folder: name,
    tag: `v${version}`,
    signer,
    demands: signedBy(signer.publicKey),
    signedAt: SIGNED_AT,
    now: NOW,
    epoch: 0,
    publisher: undefined,
  });
  if (!answer.ok) throw new Error(JSON.stringify(diagnostics));
  return new Map(
    readdirSync(join(folder, name))
      .sort()
      .map((file) => [file, readFileSync(join(folder, name, file))]),
  );
}
