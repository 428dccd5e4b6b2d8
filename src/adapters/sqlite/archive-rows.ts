/** The rows of `sqlar` in a new cartridge. */
import { zlibSync } from 'fflate';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from 'sql.js';
import { INFLATE_LIMITS } from '../../core/cartridge/archive.ts';
import type { RomObject } from '../../core/cartridge/rom-manifest.ts';
import type { NewCartridge } from '../../core/cartridge/writer.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { UserError } from '../../core/result/errors.ts';
import type { FormatProfile } from '../../ids.ts';

const REGULAR_0644 = 0o100644;
/** How much is packed before a signal that came meanwhile is looked at. */
const TURN_BYTES = 8 * 1024 * 1024;
const TURN_FILES = 256;

/**
 * Inserts all files, in code-point order.
 *
 * @param objects gets the ROM objects
 */
export async function insertFiles(database: Database, content: NewCartridge, objects: RomObject[]): Promise<void> {
  const insert = database.prepare('INSERT INTO main.sqlar(name, mode, mtime, sz, data) VALUES (?, ?, ?, ?, ?)');
  let inflated = 0;
  let bytesSince = 0;
  let filesSince = 0;
  try {
    for (const file of byKey(content.files, ({ name }) => name)) {
      const { name, mtime, size } = file;
      const bytes = await file.read();
      if (bytes.length !== size)
        throw new UserError('changed', 'the file changed while it was packed', {
          path: name,
        });
      // Readers bound what they inflate; what is stored as it is, the file's own size bounds.
      const deflate = inflated + size <= INFLATE_LIMITS.total;
      const data = deflate ? storable(bytes, content.profile) : bytes;
      if (data.length !== size) inflated += size;
      insert.run([name, REGULAR_0644, mtime, size, data]);
      if (name.startsWith('rom/'))
        objects.push({ kind: 'sqlar', sourceRef: name, oid: sha256Digest(bytes), canon: 'raw', sz: size });
      bytesSince += size;
      filesSince += 1;
      if (bytesSince > TURN_BYTES || filesSince > TURN_FILES) {
        await nextTurn();
        bytesSince = filesSince = 0;
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

/** A larger file is stored as it is: what is large is mostly compressed already. */
export const MAX_DEFLATED = 16 * 1024 * 1024;
const SAMPLE = 64 * 1024;

/**
 * What is stored for a content: a zlib stream when that is shorter, else the bytes themselves (as stock SQLite does).
 *
 * The deflate is written in JavaScript, since zlib's output differs between versions of Node and a build must give the same
 * bytes on each. Profile acx never gets a stream: the published reader takes raw deflate, stock SQLite takes zlib, and plain
 * bytes are read by both.
 */
export function pack(content: Uint8Array, profile: FormatProfile): Uint8Array {
  if (profile.prefix === 'acx' || content.length === 0 || content.length > MAX_DEFLATED) return content;
  // Random or compressed content shows at its start, and trying all of it would be most of a build's time.
  if (content.length > 4 * SAMPLE && zlibSync(content.subarray(0, SAMPLE)).length > SAMPLE * 0.95) return content;
  const deflated = zlibSync(content);
  return deflated.length < content.length ? deflated : content;
}

/** In code-point order, which is that of SQLite's indexes: rows are appended, and no page is split or freed. */
export function byKey<T>(items: Iterable<T>, key: (item: T) => string): T[] {
  return [...items].sort((a, b) => Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))));
}
