import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Hit } from '../../core/gate/save-record.ts';

/** SQLite of Node itself. */
export type NodeSqlite = typeof import('node:sqlite');

/** SQLite of Node itself; undefined where it has none, or none that can search texts (FTS5). */
export function nodeSqlite(): NodeSqlite | undefined {
  const load = process.getBuiltinModule as ((name: string) => unknown) | undefined;
  const { emitWarning } = process;
  // Node 22 says while it loads that this part is experimental, which tells a user of the gate nothing.
  process.emitWarning = () => undefined;
  const sqlite = load?.('node:sqlite') as NodeSqlite | undefined;
  process.emitWarning = emitWarning;
  if (sqlite === undefined) return undefined;
  try {
    new SearchIndex(sqlite).close();
    return sqlite;
  } catch {
    return undefined;
  }
}

/** Words of a query that are looked for. */
const MOST_WORDS = 64;

/** Texts in memory, ranked by relevance (https://www.sqlite.org/fts5.html#the_bm25_function). */
export class SearchIndex {
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #ranked: StatementSync;
  readonly #literal: StatementSync;

  constructor({ DatabaseSync: Database }: NodeSqlite) {
    this.#database = new Database(':memory:');
    this.#database.exec(
      "CREATE VIRTUAL TABLE entries USING fts5(text, hit UNINDEXED, tokenize = 'porter unicode61 remove_diacritics 2')",
    );
    this.#insert = this.#database.prepare('INSERT INTO main.entries(text, hit) VALUES (?, ?)');
    // Of equally good hits the later one comes first.
    this.#ranked = this.#database.prepare(
      'SELECT hit FROM main.entries WHERE entries MATCH ? ORDER BY rank, rowid DESC LIMIT ?',
    );
    this.#literal = this.#database.prepare(
      'SELECT hit FROM main.entries WHERE instr(lower(text), lower(?)) > 0 ORDER BY rowid DESC LIMIT ?',
    );
  }

  add(hits: readonly Hit[]): void {
    this.#database.exec('BEGIN');
    for (const hit of hits) this.#insert.run(hit.text, JSON.stringify(hit));
    this.#database.exec('COMMIT');
  }

  /**
   * The best first. Each word counts by itself, so that no sign of a query has a meaning; what has no words that are known is looked for
   * as it stands, such as a part of a text without spaces.
   */
  search(query: string, limit: number): Hit[] {
    const words = [...new Set(query.match(/[\p{L}\p{M}\p{N}]+/gu))].slice(0, MOST_WORDS);
    const ranked = words.length === 0 ? [] : this.#ranked.all(words.map((word) => `"${word}"`).join(' OR '), limit);
    const found = ranked.length > 0 || query === '' ? ranked : this.#literal.all(query, limit);
    return found.map((row) => JSON.parse(String(row['hit'])) as Hit);
  }

  close(): void {
    this.#database.close();
  }
}
