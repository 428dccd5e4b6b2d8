/**
 * The closed list of what a cartridge's database may define (docs/format.md 12). Nothing is executed to find out: the rows of
 * `sqlite_schema` are read from their pages, and only a database that passes is ever handed to SQLite.
 */
import type { FormatProfile } from '../../../ids.ts';
import { quote } from '../../text/printable.ts';
import type { BTreeReader, Tree } from './btree.ts';
import { CartridgeFault } from '../../result/fault.ts';
import type { Record } from './record.ts';
import { integer, text } from './values.ts';

/** SQL text as SQLite's tokenizer splits it (https://www.sqlite.org/lang.html), as far as the format's own tables need it. */

/** White space, comments, then what is a token. `[^]` because a comment may hold any byte, as in SQLite. */
const SPARE = /(?:[ \t\n\f\r]+|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)+/y;
const TOKEN = /[A-Za-z_][A-Za-z0-9_]*|'[^']*'|[(),]/y;

/**
 * Splits a SQL text. Nothing is normalised but the case of ASCII letters in words, and what SQLite itself could read in another
 * way has no tokens at all: white space that is not SQLite's, letters beyond ASCII, NUL, quoted names, blob literals.
 *
 * @returns words in lower case, strings with their quotes, and punctuation; undefined for a text with anything else in it
 */
export function sqlTokens(sql: string): readonly string[] | undefined {
  // SQLite takes the text as a C string, so it ends there.
  if (sql.includes('\0')) return undefined;
  const tokens: string[] = [];
  for (let at = skip(sql, 0); at < sql.length; at = skip(sql, at)) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(sql)?.[0];
    if (token === undefined) return undefined;
    at += token.length;
    const isString = token.startsWith("'");
    // A second quote would be one of the string, and a string after a word a blob.
    if (isString && (sql[at] === "'" || /[A-Za-z0-9_]/.test(sql[at - token.length - 1] ?? ''))) return undefined;
    tokens.push(isString ? token : token.toLowerCase());
  }
  return tokens;
}

function skip(sql: string, at: number): number {
  SPARE.lastIndex = at;
  return at + (SPARE.exec(sql)?.[0].length ?? 0);
}

/** Tables that every cartridge has. */
export const TABLES = ['cartridge', 'sqlar', 'capabilities', 'objects', 'signatures'] as const;
/** Tables of the published format that are read when present. */
export const EXTRA_TABLES = ['memory', 'vectors', 'attestations', 'skill'] as const;

export type TableName = (typeof TABLES)[number] | (typeof EXTRA_TABLES)[number];

/** SQL of each table as cartwright creates it (docs/format.md 12). `sqlar` is the stock SQLite Archive table, to the letter. */
const CREATE: { readonly [T in TableName]: string } = {
  cartridge: 'CREATE TABLE cartridge(key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID',
  sqlar: 'CREATE TABLE sqlar(name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)',
  capabilities:
    'CREATE TABLE capabilities(id TEXT PRIMARY KEY NOT NULL, json TEXT NOT NULL, content_hash TEXT NOT NULL)',
  objects:
    'CREATE TABLE objects(kind TEXT NOT NULL, source_ref TEXT NOT NULL, oid TEXT NOT NULL, canon TEXT NOT NULL, zone TEXT NOT NULL, sz INTEGER NOT NULL, PRIMARY KEY (kind, source_ref)) WITHOUT ROWID',
  signatures:
    "CREATE TABLE signatures(sig_id TEXT PRIMARY KEY NOT NULL, target TEXT NOT NULL DEFAULT 'rom-manifest', manifest_hash TEXT NOT NULL, envelope TEXT NOT NULL, keyid TEXT NOT NULL, public_key_pem TEXT, alg TEXT NOT NULL DEFAULT 'ed25519', created_at TEXT NOT NULL) WITHOUT ROWID",
  memory:
    "CREATE TABLE memory(id TEXT PRIMARY KEY NOT NULL, zone TEXT NOT NULL CHECK (zone IN ('rom','save')), artifact_fingerprint TEXT NOT NULL, codebase_fingerprint TEXT, payload TEXT NOT NULL, oid TEXT NOT NULL, created_at TEXT NOT NULL) WITHOUT ROWID",
  vectors:
    'CREATE TABLE vectors(memory_id TEXT PRIMARY KEY, zone TEXT NOT NULL, embedding BLOB NOT NULL, artifact_fingerprint TEXT)',
  attestations:
    'CREATE TABLE attestations(att_id TEXT PRIMARY KEY NOT NULL, type TEXT NOT NULL, subject_oid TEXT, media_type TEXT NOT NULL, document TEXT NOT NULL, status_url TEXT, created_at TEXT NOT NULL) WITHOUT ROWID',
  skill:
    'CREATE TABLE skill(sqlar_path TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT NOT NULL, license TEXT, compatibility TEXT, skill_version TEXT, body_tokens INTEGER, content_sha256 TEXT NOT NULL, resources TEXT NOT NULL, ext TEXT, schema_version TEXT NOT NULL)',
};
const MEMORY_INDEX = 'memory_zone_fp';
const MEMORY_INDEX_SQL = 'CREATE INDEX memory_zone_fp ON memory(zone, artifact_fingerprint)';

/** SQL of the tables that every cartridge has. */
export const CREATE_TABLES: readonly string[] = TABLES.map((name) => CREATE[name]);

/** SQL of the extra tables, for a cartridge that is carried over from another tool. */
export function createExtraTable(name: (typeof EXTRA_TABLES)[number], profile: FormatProfile): readonly string[] {
  const table = CREATE[name].replace(`TABLE ${name}(`, `TABLE ${fullName(name, profile)}(`);
  return name === 'memory' ? [table, MEMORY_INDEX_SQL] : [table];
}

/** The columns of `objects` in the published files. */
const OID_FIRST = 'oid text primary key, kind text, source_ref text, canon text, zone text, sz int';

/** A table of the database. */
export interface TableInfo {
  readonly tree: Tree;
  /** Number of columns; every row has exactly so many values. */
  readonly columns: number;
  /** Whether `objects` is keyed by its oid, as the published files have it. */
  readonly oidFirst: boolean;
  /** B-trees of its indexes, which hold one entry for each row. */
  readonly indexes: readonly Tree[];
}

export type Schema = ReadonlyMap<TableName, TableInfo>;

/** Schema rows of any cartridge are below these; a page bomb ends here. */
const MAX_OBJECTS = 40;
const MAX_SCHEMA_PAGES = 64;

const SCHEMA_TREE: Tree = { root: 1, rowid: true };
const SCHEMA_COLUMNS = 5;

/**
 * Reads `sqlite_schema` and compares it with the closed list: the tables of the format, and exactly the indexes that SQLite
 * makes for them. An index that SQLite would not make is as bad as a strange table: it moves the rows of a table without rowid
 * to other pages for SQLite alone.
 *
 * @throws CartridgeFault `schema` that names the first object which is not on the list, or the table that is missing
 */
export function readSchema(reader: BTreeReader, profile: FormatProfile): Schema {
  const tables = new Map<TableName, Omit<TableInfo, 'indexes'>>();
  const indexes = new Map<string, SchemaRow>();
  const roots = new Set<number>([SCHEMA_TREE.root]);
  for (const row of reader.rows(SCHEMA_TREE, SCHEMA_COLUMNS, MAX_OBJECTS, MAX_SCHEMA_PAGES)) {
    const entry = schemaRow(row);
    if (roots.has(entry.root)) fail(`two schema objects share page ${entry.root}`);
    roots.add(entry.root);
    if (entry.type === 'index') {
      if (indexes.has(entry.name)) fail(`index ${quote(entry.name)} is defined twice`);
      indexes.set(entry.name, entry);
    } else {
      const name = tableName(entry, profile);
      if (tables.has(name)) fail(`table ${name} is defined twice`);
      tables.set(name, checkTable(name, entry));
    }
  }
  for (const name of TABLES) if (!tables.has(name)) fail(`table ${name} is missing`);
  const schema = new Map<TableName, TableInfo>();
  for (const [name, info] of tables) schema.set(name, { ...info, indexes: takeIndexes(name, info, indexes, profile) });
  for (const name of indexes.keys()) fail(`index ${quote(name)} is not part of the format`);
  return schema;
}

interface SchemaRow {
  readonly type: 'table' | 'index';
  readonly name: string;
  readonly table: string;
  readonly root: number;
  readonly sql: string | undefined;
}

function schemaRow(row: Record): SchemaRow {
  const [type, name, table, root, sql] = row;
  const shown = text(name, 'schema', 'the name of a schema object');
  const kind = text(type, 'schema', `the type of ${quote(shown)}`);
  if (kind !== 'table' && kind !== 'index') {
    const stock = (TABLES as readonly string[]).includes(shown);
    fail(stock ? `${shown} is not a table but a ${quote(kind)}` : `${kind} ${quote(shown)} is not allowed`);
  }
  const page = integer(root, 'schema', `the root page of ${quote(shown)}`);
  // A virtual table has no page of its own, and neither has anything else that is computed.
  if (page < 2) fail(`${shown} is not a table with rows of its own`);
  return {
    type: kind,
    name: shown,
    table: text(table, 'schema', `the table of ${quote(shown)}`),
    root: page,
    sql: sql?.type === 'null' ? undefined : text(sql, 'schema', `the SQL of ${quote(shown)}`),
  };
}

function tableName(entry: SchemaRow, profile: FormatProfile): TableName {
  const name = entry.name === fullName('skill', profile) ? 'skill' : entry.name;
  const known = ([...TABLES, ...EXTRA_TABLES] as readonly string[]).includes(name);
  if (!known || entry.name === 'skill') fail(`table ${quote(entry.name)} is not part of the format`);
  if (entry.table !== entry.name) fail(`table ${entry.name} names another table`);
  return name as TableName;
}

/** The name of a table in the database. */
export function fullName(name: TableName, profile: FormatProfile): string {
  return name === 'skill' ? `${profile.prefix}_skill` : name;
}

function checkTable(name: TableName, entry: SchemaRow): Omit<TableInfo, 'indexes'> {
  const { head, columns, rowid } = shapeOf(name, entry.sql ?? '');
  const stock = name === 'sqlar';
  const oidFirst = name === 'objects' && columns === sqlTokens(OID_FIRST)?.join(' ');
  const known = oidFirst || columns === shapeOf(name, CREATE[name]).columns;
  if (head !== `create table ${entry.name} (` || !known || (stock && !rowid)) {
    fail(
      stock ? 'sqlar does not have the stock schema' : `table ${entry.name} does not have the columns of the format`,
    );
  }
  const count = columns?.replace(/ , primary key \(.*/, '').split(' , ').length ?? 0;
  return { tree: { root: entry.root, rowid }, columns: count, oidFirst };
}

/**
 * The SQL of a table taken apart. Its columns come without the constraints that cannot change what a reader sees (NOT NULL, literal
 * defaults, CHECK … IN): every row has all columns, and every stored value is judged by itself. `sqlar` has no such freedom.
 */
function shapeOf(name: TableName, sql: string): { head: string; columns: string | undefined; rowid: boolean } {
  const tokens = sqlTokens(sql) ?? [];
  const rowid = tokens.at(-1) === ')';
  const isEnded = rowid || isSame(tokens.slice(-3), [')', 'without', 'rowid']);
  const body = tokens.slice(4, rowid ? -1 : -3);
  const columns = (name === 'sqlar' ? body : withoutConstraints(body)).join(' ');
  return { head: tokens.slice(0, 4).join(' '), columns: isEnded ? columns : undefined, rowid };
}

/** Tokens of column definitions without NOT NULL, DEFAULT 'text' and CHECK (column IN ('text', …)); INTEGER is INT. */
function withoutConstraints(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const length = CONSTRAINTS.has(token ?? '') ? constraintLength(tokens.slice(at, at + MAX_CONSTRAINT)) : 0;
    if (length === 0 && token !== undefined) kept.push(token === 'integer' ? 'int' : token);
    at += Math.max(length, 1);
  }
  return kept;
}

const CONSTRAINTS: ReadonlySet<string> = new Set(['not', 'default', 'check']);
/** As many tokens as a constraint can have. */
const MAX_CONSTRAINT = 32;
const CONSTRAINT = /^(?:not null|default '[^']*'|check \( [a-z_]+ in \( '[^']*'(?: , '[^']*')* \) \))(?= |$)/;

function constraintLength(tokens: readonly string[]): number {
  // A blank in a string would count as one more token.
  const text = tokens.map((token) => token.replaceAll(' ', '_')).join(' ');
  return CONSTRAINT.exec(text)?.[0].split(' ').length ?? 0;
}

/** Takes the indexes that SQLite makes for a table out of those that there are. */
function takeIndexes(
  name: TableName,
  { tree }: Omit<TableInfo, 'indexes'>,
  indexes: Map<string, SchemaRow>,
  profile: FormatProfile,
): Tree[] {
  const table = fullName(name, profile);
  const take = (index: string): SchemaRow | undefined => {
    const entry = indexes.get(index);
    if (entry !== undefined && entry.table !== table) fail(`index ${quote(index)} names another table`);
    indexes.delete(index);
    return entry;
  };
  const taken: SchemaRow[] = [];
  if (tree.rowid) {
    const automatic = take(`sqlite_autoindex_${table}_1`);
    if (automatic === undefined) return fail(`table ${table} has no index of its key`);
    if (automatic.sql !== undefined) fail(`index ${quote(automatic.name)} is not the automatic one`);
    taken.push(automatic);
  }
  const zones = name === 'memory' ? take(MEMORY_INDEX) : undefined;
  if (zones !== undefined) {
    if (!isSame(sqlTokens(zones.sql ?? '') ?? [], sqlTokens(MEMORY_INDEX_SQL) ?? [])) {
      fail(`index ${quote(zones.name)} is not the one of the format`);
    }
    taken.push(zones);
  }
  return taken.map(({ root }) => ({ root, rowid: false }));
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((token, i) => token === b[i]);
}

function fail(message: string): never {
  throw new CartridgeFault('schema', message);
}
