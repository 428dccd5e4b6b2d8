import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname, resolve } from 'node:path';
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
import { CREATE_TABLES } from '../../core/cartridge/schema.ts';
import { SIGNATURE_TARGET } from '../../core/cartridge/signature-row.ts';
import type { CartridgeWriter, Cell, NewCartridge, NewSignature, Written } from '../../core/cartridge/writer.ts';
import { sha256Digest } from '../../core/digest.ts';
import { UserError } from '../../core/errors.ts';
import type { FormatProfile } from '../../ids.ts';
import { pack } from './deflate.ts';
import { loadEngine } from './engine.ts';
import { WritableContent } from './writable.ts';

const REGULAR_0644 = 0o100644;
/** Fixed, so that the bytes do not hang on a default of SQLite. */
const PAGE_SIZE = 4096;

/** Writes cartridge files below `cwd`. */
export function cartridgeWriter(cwd: string): CartridgeWriter {
  return {
    create: (path, content, check) =>
      replaceFile(resolve(cwd, path), path, async (temporary) => {
        const written = await createDatabase(temporary, content);
        await check?.(temporary);
        return written;
      }),
    sign: (from, path, signature, stated, check) =>
      replaceFile(resolve(cwd, path), path, async (temporary) => {
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
      replaceFile(resolve(cwd, path), path, async (temporary) => {
        copyFileSync(resolve(cwd, from), temporary, constants.COPYFILE_FICLONE);
        await check(temporary);
      }),
  };
}

/** Runs `body` on a temporary file beside the target, which then takes its place; on any failure nothing is left. */
async function replaceFile<T>(target: string, shown: string, body: (temporary: string) => Promise<T>): Promise<T> {
  const temporary = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  let made = false;
  try {
    mkdirSync(dirname(target), { recursive: true });
    if (existsSync(target) && !statSync(target).isFile())
      throw new UserError('unwritable-file', 'it is not a regular file', { path: shown });
    writeFileSync(temporary, '', { flag: 'wx', mode: 0o644 });
    made = true;
    const result = await body(temporary);
    const descriptor = openSync(temporary, 'r+');
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(temporary, target);
    return result;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (error instanceof UserError || code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
    throw new UserError('unwritable-file', `cannot be written: ${code}`, { path: shown, cause: error });
  } finally {
    // Only what is there: below a path that is no directory even a forced removal fails, and would hide why.
    if (made) rmSync(temporary, { force: true });
  }
}

async function createDatabase(path: string, content: NewCartridge): Promise<Written> {
  const file = new WritableContent(path, await template(content));
  const objects: RomObject[] = [];
  let digest = '';
  await edit(file, async (database) => {
    await insertFiles(database, content, objects);
    for (const { id, json } of byKey(content.capabilities, ({ id }) => id)) {
      database.run('INSERT INTO capabilities VALUES (?, ?, ?)', [id, json, sha256Digest(json)]);
      objects.push(textObject(`capability:${id}`, json));
    }
    for (const { sourceRef, text } of content.extraObjects) objects.push(textObject(sourceRef, text));
    for (const [key, value] of content.meta) objects.push(metaObject(key, value));
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
  for (const sql of [...CREATE_TABLES, ...extra.flatMap(({ create }) => create)]) database.run(sql);
  const bytes = database.export();
  database.close();
  return bytes;
}

async function edit(content: WritableContent, body: (database: Database) => void | Promise<void>): Promise<void> {
  const engine = await loadEngine();
  const database = new engine.Database(content);
  try {
    database.run(
      'PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA temp_store=MEMORY; PRAGMA trusted_schema=OFF',
    );
    database.run('PRAGMA cache_size=-16384; BEGIN');
    await body(database);
    database.run('COMMIT');
  } finally {
    database.close();
    content.close();
  }
}

async function insertFiles(database: Database, content: NewCartridge, objects: RomObject[]): Promise<void> {
  const insert = database.prepare('INSERT INTO sqlar(name, mode, mtime, sz, data) VALUES (?, ?, ?, ?, ?)');
  try {
    for (const file of byKey(content.files, ({ name }) => name)) {
      const bytes = await file.read();
      const data = storable(bytes, content.profile);
      insert.run([file.name, REGULAR_0644, file.mtime, bytes.length, data]);
      if (file.name.startsWith('rom/')) {
        objects.push({ kind: 'sqlar', sourceRef: file.name, oid: sha256Digest(bytes), canon: 'raw', sz: bytes.length });
      }
    }
  } finally {
    insert.free();
  }
}

// A stream of exactly the content's length would be read as the content itself.
function storable(bytes: Uint8Array, profile: FormatProfile): Uint8Array {
  const data = pack(bytes, profile);
  return data.length === bytes.length ? bytes : data;
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
    insert ??= database.prepare(`INSERT INTO ${table} VALUES (${row.map(() => '?').join(', ')})`);
    insert.run([...row]);
  }
  insert?.free();
}

/** In code-point order, which is that of SQLite's indexes: rows are appended, and no page is split or freed. */
function byKey<T>(items: Iterable<T>, key: (item: T) => string): T[] {
  return [...items].sort((a, b) => Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))));
}
