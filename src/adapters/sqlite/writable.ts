import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';

/** Neighbouring pages are written together. */
const BUFFER = 1024 * 1024;

/**
 * The content of a database file that SQLite's in-memory file system writes to: see `FileContent` for how it is asked. What
 * is written goes to the file, so a build's memory does not grow with the cartridge.
 */
export class WritableContent implements ArrayLike<number> {
  readonly [index: number]: number;
  /** At first the file's size; then beyond every write, so that the file system never makes an array of it. */
  length: number;
  readonly #descriptor: number;
  readonly #buffer = Buffer.allocUnsafe(BUFFER);
  #start = 0;
  #filled = 0;

  constructor(path: string, template: Uint8Array | undefined) {
    this.#descriptor = openSync(path, 'r+');
    if (template !== undefined) {
      ftruncateSync(this.#descriptor, 0);
      this.set(template, 0);
      this.#flush();
    }
    this.length = template?.length ?? 0;
  }

  /** Takes the size of the file that is there. */
  withSize(size: number): this {
    this.length = size;
    return this;
  }

  slice(): this {
    this.length = Number.MAX_SAFE_INTEGER;
    return this;
  }

  subarray(start: number, end: number): Uint8Array {
    this.#flush();
    const bytes = Buffer.allocUnsafe(end - start);
    let length = 0;
    while (length < bytes.length) {
      const count = readSync(this.#descriptor, bytes, length, bytes.length - length, start + length);
      if (count === 0) break;
      length += count;
    }
    return bytes.subarray(0, length);
  }

  set(bytes: Uint8Array, position: number): void {
    if (position !== this.#start + this.#filled || this.#filled + bytes.length > BUFFER) {
      this.#flush();
      this.#start = position;
    }
    if (bytes.length > BUFFER) this.#write(bytes, position);
    else {
      this.#buffer.set(bytes, this.#filled);
      this.#filled += bytes.length;
    }
  }

  /** @param whole whether the file is kept: without it what was not written yet is left */
  close(whole: boolean): void {
    try {
      if (whole) this.#flush();
    } finally {
      closeSync(this.#descriptor);
    }
  }

  #flush(): void {
    if (this.#filled > 0) this.#write(this.#buffer.subarray(0, this.#filled), this.#start);
    this.#start += this.#filled;
    this.#filled = 0;
  }

  #write(bytes: Uint8Array, position: number): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#descriptor, bytes, at, bytes.length - at, position + at);
  }
}
