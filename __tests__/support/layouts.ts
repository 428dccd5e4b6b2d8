import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blobName, OCI } from '../../src/core/oci/media-types.ts';
import type { LayoutFiles } from '../../src/core/oci/read-layout.ts';
import { sha256Digest } from '../../src/core/value/digest.ts';

type Json = Record<string, unknown>;
/** A descriptor, or a document of a layout, as a test changes it. */
export interface Entry extends Json {
  mediaType: string;
  digest: string;
  size: number;
  annotations?: Record<string, string>;
}

/** The files of a layout in memory, as the reader wants them. */
export function filesOf(files: ReadonlyMap<string, Uint8Array>, path = 'lay'): LayoutFiles {
  return {
    path,
    read: (name) => files.get(name),
    open(name) {
      const bytes = files.get(name);
      return bytes && { size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) };
    },
  };
}

export function writeFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

/** Every file below a folder by its path, sorted. */
export function readFiles(folder: string): Map<string, Uint8Array> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/** A layout whose documents are changed, with digests and sizes that fit, or do not. */
export class LayoutEdit {
  readonly files: Map<string, Uint8Array>;

  constructor(files: ReadonlyMap<string, Uint8Array>) {
    this.files = new Map(files);
  }

  get entries(): Entry[] {
    return (this.#json('index.json') as { manifests: Entry[] }).manifests;
  }

  /** The entry of a tag; without one the first entry that has none. */
  entry(tag?: string): Entry {
    const found = this.entries.find((each) => each.annotations?.[OCI.refName] === tag);
    if (found === undefined) throw new Error(`no entry ${tag}`);
    return found;
  }

  document(digest: string): Json {
    return this.#json(blobName(digest));
  }

  put(content: Uint8Array | Json): { digest: string; size: number } {
    const bytes = content instanceof Uint8Array ? content : Buffer.from(JSON.stringify(content));
    const digest = sha256Digest(bytes);
    this.files.set(blobName(digest), bytes);
    return { digest, size: bytes.length };
  }

  index(change: (entries: Entry[]) => readonly Json[]): this {
    const index = this.#json('index.json');
    this.files.set('index.json', Buffer.from(JSON.stringify({ ...index, manifests: change(this.entries) })));
    return this;
  }

  /** Changes the document of an entry, and names the new one wherever the index named the old. */
  rewrite(digest: string, change: (document: Json) => Json): this {
    const made = this.put(change(this.document(digest)));
    return this.index((entries) => entries.map((each) => (each.digest === digest ? { ...each, ...made } : each)));
  }

  #json(name: string): Json {
    return JSON.parse(Buffer.from(this.files.get(name) ?? '').toString()) as Json;
  }
}
