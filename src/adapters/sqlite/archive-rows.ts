/** The rows of `sqlar` in a new cartridge. */
import { zlibSync } from 'fflate';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from 'sql.js';
import { INFLATE_LIMITS, readMember } from '../../core/cartridge/archive.ts';
import { openCartridge, rowsOf } from '../../core/cartridge/sqlite/read-card.ts';
import type { Extent } from '../../core/cartridge/sqlite/record.ts';
import type { RomObject } from '../../core/cartridge/rom-manifest.ts';
import type { NewCartridge, NewFile } from '../../core/cartridge/writer.ts';
import { runningSha256, sha256Digest } from '../../core/value/digest.ts';
import { UserError } from '../../core/result/errors.ts';
import type { FormatProfile } from '../../ids.ts';
import { openFileSource } from './file-source.ts';
import { inflate } from './inflate.ts';

const REGULAR_0644 = 0o100644;
/** How much is packed before a signal that came meanwhile is looked at. */
const TURN_BYTES = 8 * 1024 * 1024;
const TURN_FILES = 256;

/**
 * Inserts all files, in code-point order.
 *
 * @param objects gets the ROM objects
 * @returns the files that are too large to pass through SQLite's memory: room was made for them, {@link fillLargeFiles} is next
 */
export async function insertFiles(
  database: Database,
  content: NewCartridge,
  objects: RomObject[],
): Promise<readonly NewFile[]> {
  const columns = 'INSERT INTO main.sqlar(name, mode, mtime, sz, data)';
  const insert = database.prepare(`${columns} VALUES (?, ?, ?, ?, ?)`);
  const makeRoom = database.prepare(`${columns} VALUES (?, ?, ?, ?, zeroblob(?))`);
  const large: NewFile[] = [];
  let inflated = 0;
  let bytesSince = 0;
  let filesSince = 0;
  try {
    for (const file of byKey(content.files, ({ name }) => name)) {
      const { name, mtime, size } = file;
      let oid: string;
      if (size > MAX_DEFLATED) {
        oid = await digestOf(file);
        makeRoom.run([name, REGULAR_0644, mtime, size, size]);
        large.push(file);
      } else {
        const bytes = await wholeOf(file);
        oid = sha256Digest(bytes);
        // Readers bound what they inflate; what is stored as it is, the file's own size bounds.
        const deflate = inflated + size <= INFLATE_LIMITS.total;
        const data = deflate ? storable(bytes, content.profile) : bytes;
        if (data.length !== size) inflated += size;
        insert.run([name, REGULAR_0644, mtime, size, data]);
      }
      if (name.startsWith('rom/')) objects.push({ kind: 'sqlar', sourceRef: name, oid, canon: 'raw', sz: size });
      bytesSince += size;
      filesSince += 1;
      if (bytesSince > TURN_BYTES || filesSince > TURN_FILES) {
        await nextTurn();
        bytesSince = filesSince = 0;
      }
    }
  } finally {
    insert.free();
    makeRoom.free();
  }
  return large;
}

// A stream of exactly the content's length would be read as the content itself.
function storable(bytes: Uint8Array, profile: FormatProfile): Uint8Array {
  const data = pack(bytes, profile);
  return data.length === bytes.length ? bytes : data;
}

async function wholeOf(file: NewFile): Promise<Uint8Array> {
  let whole: Uint8Array | undefined;
  let at = 0;
  await file.read((bytes) => {
    if (at + bytes.length > file.size) throw changed(file);
    if (at === 0 && bytes.length === file.size) whole = new Uint8Array(bytes);
    else (whole ??= new Uint8Array(file.size)).set(bytes, at);
    at += bytes.length;
  });
  if (at !== file.size) throw changed(file);
  return whole ?? new Uint8Array(0);
}

async function digestOf(file: NewFile): Promise<string> {
  const digest = runningSha256();
  let length = 0;
  await file.read((bytes) => {
    digest.update(bytes);
    length += bytes.length;
  });
  if (length !== file.size) throw changed(file);
  return digest.finish();
}

/**
 * Writes the contents of large files to the pages that SQLite set aside for them, so that they are never in memory as a
 * whole.
 *
 * @param path the finished database
 * @throws UserError `changed` when a file does not have the length any more that it had
 */
export async function fillLargeFiles(path: string, profile: FormatProfile, large: readonly NewFile[]): Promise<void> {
  if (large.length === 0) return;
  const byName = new Map(large.map((file) => [file.name, file]));
  const source = openFileSource(path);
  const descriptor = openSync(path, 'r+');
  const patch = new Patch(descriptor);
  try {
    for (const row of rowsOf(openCartridge(source, profile, inflate), 'sqlar')) {
      const { name, data } = readMember(row, profile);
      const file = byName.get(name);
      if (file === undefined) continue;
      const places = new Places(data.extents());
      await file.read((bytes) => {
        for (let at = 0; at < bytes.length;) {
          const place = places.next(bytes.length - at);
          if (place === undefined) throw changed(file);
          patch.set(bytes.subarray(at, at + place.length), place.offset);
          at += place.length;
        }
      });
      if (places.next(1) !== undefined) throw changed(file);
      await nextTurn();
    }
    patch.flush();
  } finally {
    closeSync(descriptor);
    source.close();
  }
}

/** Gives out a value's places piece by piece. */
class Places {
  readonly #extents: Iterator<Extent>;
  #rest: Extent = { offset: 0, length: 0 };

  constructor(extents: Iterable<Extent>) {
    this.#extents = extents[Symbol.iterator]();
  }

  /** The next place, of at most `length` bytes; undefined behind the last one. */
  next(length: number): Extent | undefined {
    if (this.#rest.length === 0) {
      const { value, done } = this.#extents.next();
      if (done === true) return undefined;
      this.#rest = value;
    }
    const { offset } = this.#rest;
    const taken = Math.min(length, this.#rest.length);
    this.#rest = { offset: offset + taken, length: this.#rest.length - taken };
    return { offset, length: taken };
  }
}

const WINDOW = 1024 * 1024;

/** Changes runs of bytes in a file. Between those of one value stand only the links of its pages, so many runs are one write. */
class Patch {
  readonly #descriptor: number;
  readonly #window = Buffer.allocUnsafe(WINDOW);
  #start = 0;
  #length = 0;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /** @param bytes within the file */
  set(bytes: Uint8Array, position: number): void {
    for (let at = 0; at < bytes.length;) {
      const offset = position + at - this.#start;
      if (offset < 0 || offset >= this.#length) this.#moveTo(position + at);
      else {
        const length = Math.min(bytes.length - at, this.#length - offset);
        this.#window.set(bytes.subarray(at, at + length), offset);
        at += length;
      }
    }
  }

  flush(): void {
    for (let at = 0; at < this.#length;)
      at += writeSync(this.#descriptor, this.#window, at, this.#length - at, this.#start + at);
    this.#length = 0;
  }

  #moveTo(position: number): void {
    this.flush();
    this.#start = position;
    while (this.#length < WINDOW) {
      const free = WINDOW - this.#length;
      const count = readSync(this.#descriptor, this.#window, this.#length, free, this.#start + this.#length);
      if (count === 0) break;
      this.#length += count;
    }
    if (this.#length === 0) throw new Error('a place behind the end of the file');
  }
}

function changed(file: NewFile): UserError {
  return new UserError('changed', 'the file changed while it was packed', {
    path: file.name,
    help: 'run again when nothing writes to it',
  });
}

/** A larger file is stored as it is: memory stays flat, and what is large is mostly compressed already. */
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
