import { constants, copyFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from 'sql.js';
import {
  canonOf,
  kindOf,
  metaObject,
  romDigest,
  sortObjects,
  textObject,
  type RomObject,
} from '../../core/cartridge/rom-manifest.ts';
import { CREATE_TABLES, createExtraTable, EXTRA_TABLES, fullName } from '../../core/cartridge/sqlite/schema.ts';
import { SIGNATURE_TARGET } from '../../core/cartridge/signature-row.ts';
import type { CartridgeWriter, Cell, NewCartridge, NewSignature, Written } from '../../core/cartridge/writer.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import type { ReplaceWith } from '../../ports.ts';
import { byKey, insertFiles } from './archive-rows.ts';
import { loadEngine } from './engine.ts';
import { SIDE_FILES } from './place.ts';
import { WritableContent } from './writable.ts';

/** Fixed, so that the bytes do not hang on a default of SQLite. */
const PAGE_SIZE = 4096;

/**
 * Writes cartridge files below `cwd`.
 *
 * @param replaceFile how a file takes the place of another (adapters/fs/replace-file.ts)
 */
export function cartridgeWriter(cwd: string, replaceFile: ReplaceWith): CartridgeWriter {
  return {
    create: (path, content, check) =>
      replaceFile(resolve(cwd, path), path, SIDE_FILES, async (temporary) => {
        const written = await createDatabase(temporary, content);
        await check?.(temporary);
        return written;
      }),
    sign: (from, path, signature, stated, check) =>
      replaceFile(resolve(cwd, path), path, SIDE_FILES, async (temporary) => {
        copyFileSync(resolve(cwd, from), temporary, constants.COPYFILE_FICLONE);
        const content = new WritableContent(temporary, undefined).withSize(statSync(temporary).size);
        await edit(content, (database) => {
          database.run('INSERT OR REPLACE INTO main.cartridge(key, value) VALUES (?, ?)', [stated.key, stated.value]);
          database.run('DELETE FROM main.signatures WHERE target = ?', [SIGNATURE_TARGET]);
          insertSignature(database, signature);
        });
        await check(temporary);
      }),
    copy: (from, path, check) =>
      replaceFile(resolve(cwd, path), path, SIDE_FILES, async (temporary) => {
        copyFileSync(resolve(cwd, from), temporary, constants.COPYFILE_FICLONE);
        await check(temporary);
      }),
  };
}

async function createDatabase(path: string, content: NewCartridge): Promise<Written> {
  const file = new WritableContent(path, await template(content));
  const objects: RomObject[] = [];
  let digest = '';
  await edit(file, async (database) => {
    await insertFiles(database, content, objects);
    for (const { id, json } of byKey(content.capabilities, ({ id }) => id)) {
      database.run('INSERT INTO main.capabilities VALUES (?, ?, ?)', [id, json, sha256Digest(json)]);
      objects.push(textObject(`capability:${id}`, json));
    }
    for (const { sourceRef, text } of content.extraObjects) objects.push(textObject(sourceRef, text));
    for (const [key, value] of content.meta) {
      if (content.unlistedMeta?.has(key) !== true) objects.push(metaObject(key, value));
    }
    digest = romDigest(objects);
    const meta = [...content.meta, [`${content.profile.metaPrefix}rom_manifest_hash`, digest] as const];
    insertAll(
      database,
      'cartridge',
      byKey(meta, ([key]) => key),
    );
    insertAll(database, 'objects', objectRows(objects));
    const signature = content.signature?.(digest);
    if (signature !== undefined) insertSignature(database, signature);
    for (const { name, rows } of content.extra) insertAll(database, name, rows);
  });
  return { romDigest: digest, objects: objects.length, size: statSync(path).size };
}

async function template({ profile, extra }: NewCartridge): Promise<Uint8Array> {
  const engine = await loadEngine();
  const database = new engine.Database();
  database.run(`PRAGMA page_size=${PAGE_SIZE}; PRAGMA encoding='UTF-8'; PRAGMA auto_vacuum=NONE`);
  database.run(`PRAGMA application_id=${profile.applicationId}; PRAGMA user_version=${profile.userVersion}`);
  const carried = extra.flatMap(({ create }) => create);
  for (const sql of [...CREATE_TABLES, ...carried, ...emptyTables(profile, extra)]) database.run(sql);
  const bytes = database.export();
  database.close();
  return bytes;
}

// The commands of the published implementation ask every table of its format, and end with an error where one is missing. An empty
// one says nothing, and verify names what is put into it later as what it is: unsigned (attack 236).
function emptyTables(profile: NewCartridge['profile'], extra: NewCartridge['extra']): readonly string[] {
  if (profile.prefix !== 'acx') return [];
  return EXTRA_TABLES.filter((table) => !extra.some(({ name }) => name === fullName(table, profile))).flatMap((table) =>
    createExtraTable(table, profile),
  );
}

async function edit(content: WritableContent, body: (database: Database) => void | Promise<void>): Promise<void> {
  const engine = await loadEngine();
  const database = new engine.Database(content);
  let done = false;
  try {
    database.run(
      'PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA temp_store=MEMORY; PRAGMA trusted_schema=OFF',
    );
    database.run('PRAGMA cache_size=-16384; BEGIN');
    await body(database);
    database.run('COMMIT');
    done = true;
  } finally {
    // After a failure the file is thrown away, and what closing it says would hide the reason.
    if (done) database.close();
    content.close(done);
  }
}

function objectRows(objects: readonly RomObject[]): Cell[][] {
  return sortObjects(objects).map(({ sourceRef, oid, sz }) => {
    const kind = kindOf(sourceRef);
    return [kind, sourceRef, oid, canonOf(kind), 'rom', sz];
  });
}

function insertSignature(database: Database, signature: NewSignature): void {
  const { manifestHash, envelope, keyid, publicKeyPem, createdAt } = signature;
  const id = `sig-rom-${manifestHash.slice('sha256:'.length, 'sha256:'.length + 12)}`;
  insertAll(database, 'signatures', [
    [id, SIGNATURE_TARGET, manifestHash, envelope, keyid, publicKeyPem, 'ed25519', createdAt],
  ]);
}

function insertAll(database: Database, table: string, rows: Iterable<readonly Cell[]>): void {
  let insert;
  for (const row of rows) {
    insert ??= database.prepare(`INSERT INTO main.${table} VALUES (${row.map(() => '?').join(', ')})`);
    insert.run([...row]);
  }
  insert?.free();
}
