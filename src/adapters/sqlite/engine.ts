import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Database, SqlJsStatic } from 'sql.js';
import type { ByteSource } from '../../core/value/byte-source.ts';
import { UserError } from '../../core/result/errors.ts';

/** The part that is used here of what every Node has; no library of types that this project loads names it. */
interface WebAssemblyApi {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ readonly instance: object }>;
}

const webAssembly = Reflect.get(globalThis, 'WebAssembly') as WebAssemblyApi;

let loaded: Promise<SqlJsStatic> | undefined;

/**
 * V8's measure of how long WebAssembly runs before it is compiled again, optimized. Its own value (13 million) is reached
 * within one check of a small cartridge, and the second compilation then costs more than the check itself; the work on a
 * large one reaches this value too.
 */
const TIERING_BUDGET = 1_000_000_000;
/** Versions of Node that are known to have the flag: an unknown flag is a line on stderr. */
const TIERED = /^(?:20|22|24)\./;

/** SQLite as WebAssembly, loaded once. The binary is beside the bundles; from source it comes from the package. */
export function loadEngine(): Promise<SqlJsStatic> {
  loaded ??= import('sql.js/dist/sql-wasm-browser.js').then(({ default: init }) => {
    // Not `new URL(…, import.meta.url)`: the bundler makes a module of what it names.
    const beside = join(dirname(fileURLToPath(import.meta.url)), '..', 'sql-wasm-browser.wasm');
    const path = existsSync(beside)
      ? beside
      : createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.wasm');
    const bytes = new Uint8Array(readFileSync(path));
    if (TIERED.test(process.versions.node)) setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
    return new Promise<SqlJsStatic>((started, failed) => {
      // Instantiated here and not by sql.js, which prints what fails, and leaves a rejection that cannot be handled.
      const instantiateWasm = (imports: object, done: (instance: object) => void): object => {
        webAssembly.instantiate(bytes, imports).then(
          ({ instance }) => done(instance),
          (error: unknown) => failed(outOfMemory(error)),
        );
        return {};
      };
      init({ instantiateWasm }).then(started, failed);
    });
  });
  return loaded;
}

function outOfMemory(cause: unknown): unknown {
  if (!(cause instanceof RangeError)) return cause;
  return new UserError('out-of-memory', 'there is not enough memory to start SQLite', { cause });
}

/**
 * What SQLite's in-memory file system takes for a file's content: it asks for `subarray` when it reads and for `set` when it
 * writes, so the database is never in memory as a whole. This leans on the internals of sql.js, whose version is pinned; a
 * test over a file of many pages fails when they change.
 */
export class FileContent implements ArrayLike<number> {
  readonly [index: number]: number;
  readonly length: number;
  readonly #source: ByteSource;

  constructor(source: ByteSource) {
    this.#source = source;
    this.length = source.size;
  }

  slice(): this {
    return this;
  }

  subarray(start: number, end: number): Uint8Array {
    return this.#source.read(start, end - start);
  }

  set(): never {
    throw new TypeError('this database is only read');
  }
}

/** Opens a database for reading; its schema must have been compared with the closed list before. */
export async function openReadOnly(source: ByteSource): Promise<Database> {
  const engine = await loadEngine();
  const database = new engine.Database(new FileContent(source));
  database.run('PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA query_only=ON; PRAGMA temp_store=MEMORY');
  return database;
}
