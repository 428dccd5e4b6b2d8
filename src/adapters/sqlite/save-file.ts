import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { SaveRecord } from '../../core/gate/save-record.ts';
import { createExtraTable } from '../../core/cartridge/sqlite/schema.ts';
import { ROW_LIMITS } from '../../core/cartridge/sqlite/limits.ts';
import { UserError } from '../../core/result/errors.ts';
import type { FormatProfile } from '../../ids.ts';
import type { CartridgeFile } from '../../core/cartridge/store.ts';
import { openFileSource, type FileSource } from './file-source.ts';
import type { NodeSqlite } from './search-index.ts';
import { openFile } from './store.ts';

/** Milliseconds that a writer waits for the others. */
const BUSY_MS = 10_000;

/** A cartridge that is written to, by several gates at a time: only its SAVE, and each record in a transaction of its own. */
export class SaveFile {
  readonly #path: string;
  readonly #shown: string;
  readonly #profile: FormatProfile;
  readonly #romDigest: string;
  readonly #database: DatabaseSync;
  readonly #place: string;
  // Closing any descriptor of the file takes the locks of this process away, so it stays open as long as the database does.
  #source: FileSource | undefined;
  readonly #known = new Set<string>();
  #version: unknown;

  private constructor(sqlite: NodeSqlite, path: string, shown: string, profile: FormatProfile, romDigest: string) {
    this.#path = path;
    this.#shown = shown;
    this.#profile = profile;
    this.#romDigest = romDigest;
    // No link, and nothing but a file, is given to SQLite.
    openFileSource(path, shown).close();
    this.#place = placeOf(path) ?? '';
    this.#database = new sqlite.DatabaseSync(path, { allowExtension: false });
  }

  /**
   * @param path absolute
   * @param verify throws for what is not the cartridge that it should be; nothing writes to the file meanwhile
   */
  static async open(
    sqlite: NodeSqlite,
    at: { readonly path: string; readonly shown: string },
    profile: FormatProfile,
    romDigest: string,
    verify: (file: CartridgeFile) => Promise<void>,
  ): Promise<SaveFile> {
    const file = new SaveFile(sqlite, at.path, at.shown, profile, romDigest);
    try {
      // EXTRA: the folder is written through as well, without which a journal may come back after a power cut and undo a record.
      file.#run(`PRAGMA busy_timeout=${BUSY_MS}; PRAGMA synchronous=EXTRA; PRAGMA trusted_schema=OFF`);
      // Of a writer that was killed, SQLite takes back here what was not whole. No row is read before the schema was compared.
      file.#run('BEGIN IMMEDIATE');
      file.#source = openFileSource(at.path, at.shown);
      await verify(openFile(file.#source));
      file.#run('ROLLBACK');
      return file;
    } catch (error) {
      file.close();
      throw error;
    }
  }

  /** Whether it still is where it was opened. */
  get isInPlace(): boolean {
    return placeOf(this.#path) === this.#place;
  }

  /**
   * Writes a record, which is on the disk when this returns.
   *
   * @throws UserError `unwritable-file` where nothing was written
   */
  append({ id, payload, oid, createdAt }: SaveRecord): void {
    this.#run('BEGIN IMMEDIATE');
    try {
      for (const sql of createExtraTable('memory', this.#profile))
        this.#run(sql.replace(/^CREATE (TABLE|INDEX) /, 'CREATE $1 IF NOT EXISTS '));
      const [{ count = 0 } = {}] = this.#all('SELECT count(*) AS count FROM main.memory');
      if (Number(count) >= ROW_LIMITS.memory)
        throw this.#refusal(`it holds ${ROW_LIMITS.memory} memories, which is the most`);
      // The same record again is the same record.
      this.#all(
        "INSERT OR IGNORE INTO main.memory VALUES (?, 'save', ?, NULL, ?, ?, ?)",
        id,
        this.#romDigest,
        payload,
        oid,
        createdAt,
      );
      this.#run('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** The records that were not given back yet, of any writer. */
  added(): Pick<SaveRecord, 'id' | 'payload'>[] {
    const [{ data_version: version } = {}] = this.#all('PRAGMA data_version');
    const [{ total = 0 } = {}] = this.#all('SELECT total_changes() AS total');
    const now = `${String(version)} ${String(total)}`;
    if (now === this.#version) return [];
    this.#version = now;
    if (this.#all("SELECT 1 FROM main.sqlite_schema WHERE name = 'memory'").length === 0) return [];
    const ids = this.#all("SELECT id FROM main.memory WHERE zone = 'save' ORDER BY id").map(({ id }) => String(id));
    return ids.flatMap((id) => {
      if (this.#known.has(id)) return [];
      this.#known.add(id);
      return this.#all('SELECT payload FROM main.memory WHERE id = ?', id).map(({ payload }) => ({
        id,
        payload: String(payload),
      }));
    });
  }

  close(): void {
    this.#database.close();
    this.#source?.close();
  }

  #run(sql: string): void {
    this.#asked(() => this.#database.exec(sql));
  }

  #all(sql: string, ...values: readonly string[]): Record<string, unknown>[] {
    return this.#asked(() => this.#database.prepare(sql).all(...values));
  }

  #asked<T>(body: () => T): T {
    try {
      return body();
    } catch (error) {
      throw this.#refusal(error instanceof Error ? error.message : String(error), error);
    }
  }

  #refusal(reason: string, cause?: unknown): UserError {
    return new UserError('unwritable-file', `cannot be written: ${reason}`, { path: this.#shown, cause });
  }
}

/** Tells a file from another one that takes its place; undefined for none. */
export function placeOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stat === undefined ? undefined : `${stat.dev} ${stat.ino}`;
}
