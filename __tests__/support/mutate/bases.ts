/** Small signed cartridges with everything in them that the format knows; their bytes are the same on every run. */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileSystem } from '../../../src/adapters/fs/node-fs.ts';
import { replaceWithin } from '../../../src/adapters/fs/replace-file.ts';
import { cartridgeWriter } from '../../../src/adapters/sqlite/write.ts';
import { canonicalize } from '../../../src/core/value/canonical-json.ts';
import { capabilityId } from '../../../src/core/cartridge/rom.ts';
import { createExtraTable } from '../../../src/core/cartridge/sqlite/schema.ts';
import type { NewFile } from '../../../src/core/cartridge/writer.ts';
import { sha256Digest } from '../../../src/core/value/digest.ts';
import { publicKeyOfSeed } from '../../../src/core/dsse/ed25519.ts';
import { publicKeyFromRaw } from '../../../src/core/dsse/public-key.ts';
import { signerOfSeed, type Signer } from '../../../src/core/dsse/sign.ts';
import { buildManifest, serializeManifest } from '../../../src/core/manifest/build.ts';
import { MANIFEST_PATH, PROFILES, type FormatProfile } from '../../../src/ids.ts';
import { sign, withSql } from '../cartridges.ts';
import { untracked } from '../untracked.ts';

const SEED = new Uint8Array(32).fill(23);

/** The one signer of all bases. */
export const SIGNER: Signer = signerOfSeed(SEED, publicKeyFromRaw(publicKeyOfSeed(SEED)));

/** A signed cartridge that mutations start from. */
export interface Base {
  readonly profile: FormatProfile;
  readonly bytes: Uint8Array;
  /** Keys of signed rows. */
  readonly keys: readonly (readonly [table: string, column: string, key: string])[];
}

const FILES: Readonly<Record<string, string>> = {
  'rom/policy/loop.json': '{"steps":3}',
  'rom/knowledge/GUIDE.md': 'Guide. '.repeat(120),
  'rom/empty.txt': '',
  'save/notes.md': 'Played. '.repeat(40),
  'save/score': '7',
};

function fileOf(name: string, text: string): NewFile {
  const content = new TextEncoder().encode(text);
  return { name, mtime: 0, size: content.length, read: () => content };
}

/** One of each profile, in pages of 512 bytes and with a free page. */
export async function makeBase(folder: string, profile: FormatProfile, pageSize: number): Promise<Base> {
  const path = `${profile.prefix}-${pageSize}${profile.extension}`;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  const meta = {
    spec_version: '0.1',
    cartridge_id: 'io.github.demo/agent@1.2.0',
    artifact_id: 'agent',
    artifact_version: '1.2.0',
    publisher_id: 'io.github.demo',
    agent_name: 'Demo Agent',
    role: 'devops_engineer',
    description: 'Kernels, kinds and keys.',
  };
  const capabilities = ['build-dag', 'review'].map((taskType) => {
    const value = { taskType, stack: ['pkg:pypi/dbt-core'], domain: 'infrastructure' };
    const id = capabilityId(value) ?? '';
    return { id, json: canonicalize({ id, ...value }) };
  });
  const payload = canonicalize({
    artifactFingerprint: 'f1',
    codebaseFingerprint: null,
    summary: 'Keep backfills small.',
  });
  const manifest = serializeManifest(buildManifest(undefined, profile));
  await cartridgeWriter(folder, replaceWithin(nodeFileSystem(folder, untracked))).create(path, {
    profile,
    meta: new Map(Object.entries(meta).map(([key, value]) => [profile.metaPrefix + key, value])),
    files: [fileOf(MANIFEST_PATH, manifest), ...Object.entries(FILES).map(([name, text]) => fileOf(name, text))],
    capabilities,
    extra: [
      {
        name: 'memory',
        create: createExtraTable('memory', profile),
        rows: [
          ['m1', 'rom', 'f1', null, payload, sha256Digest(payload), 't'],
          ['m2', 'save', 'f1', 'c', '{}', 'free', 't'],
        ],
      },
      {
        name: 'vectors',
        create: createExtraTable('vectors', profile),
        rows: [['m1', 'rom', new Uint8Array([1, 2]), 'f1']],
      },
      { name: 'attestations', create: createExtraTable('attestations', profile), rows: [] },
    ],
    extraObjects: [{ sourceRef: 'memory:m1', text: payload }],
  });
  await sign(folder, path, SIGNER, profile);
  const freed = 'CREATE TABLE gone(x); INSERT INTO gone VALUES (zeroblob(1000)); DROP TABLE gone';
  const bytes = await withSql(
    new Uint8Array(readFileSync(join(folder, path))),
    `PRAGMA page_size=${pageSize}; VACUUM; ${freed}`,
  );
  const keys: [string, string, string][] = [
    ...Object.keys(meta).map((key): [string, string, string] => ['cartridge', 'key', profile.metaPrefix + key]),
    ...[MANIFEST_PATH, ...Object.keys(FILES).filter((name) => name.startsWith('rom/'))].map(
      (name): [string, string, string] => ['sqlar', 'name', name],
    ),
    ...capabilities.map(({ id }): [string, string, string] => ['capabilities', 'id', id]),
  ];
  return { profile, bytes, keys };
}

export function makeBases(folder: string): Promise<Base[]> {
  return Promise.all([
    makeBase(folder, PROFILES.cart, 512),
    makeBase(folder, PROFILES.cart, 4096),
    makeBase(folder, PROFILES.acx, 512),
  ]);
}
