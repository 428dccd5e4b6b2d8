/**
 * The closed list of what a cartridge's database may define (format.md, 3). Nothing is executed to find out: the rows of
 * `sqlite_schema` are read from their pages, and only a database that passes is ever handed to SQLite.
 */
import type { FormatProfile } from '../../ids.ts';
import { quote } from '../printable.ts';
import type { BTreeReader } from './btree.ts';
import { CartridgeFault } from '../fault.ts';
import type { Record } from './record.ts';
import { integer, text } from './values.ts';

/** Tables that every cartridge has. */
export const TABLES = ['cartridge', 'sqlar', 'capabilities', 'objects', 'signatures'] as const;
/** Tables of the published format that are read when present. */
export const EXTRA_TABLES = ['memory', 'vectors', 'attestations', 'skill'] as const;

export type TableName = (typeof TABLES)[number] | (typeof EXTRA_TABLES)[number];

/** SQL of the tables as cartwright creates them (format.md, 3). `sqlar` is the stock SQLite Archive table, to the letter. */
export const CREATE_TABLES: readonly string[] = [
  'CREATE TABLE cartridge(key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID',
  'CREATE TABLE sqlar(name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)',
  'CREATE TABLE capabilities(id TEXT PRIMARY KEY NOT NULL, json TEXT NOT NULL, content_hash TEXT NOT NULL)',
  'CREATE TABLE objects(kind TEXT NOT NULL, source_ref TEXT NOT NULL, oid TEXT NOT NULL, canon TEXT NOT NULL, zone TEXT NOT NULL, sz INTEGER NOT NULL, PRIMARY KEY (kind, source_ref)) WITHOUT ROWID',
  "CREATE TABLE signatures(sig_id TEXT PRIMARY KEY NOT NULL, target TEXT NOT NULL DEFAULT 'rom-manifest', manifest_hash TEXT NOT NULL, envelope TEXT NOT NULL, keyid TEXT NOT NULL, public_key_pem TEXT, alg TEXT NOT NULL DEFAULT 'ed25519', created_at TEXT NOT NULL) WITHOUT ROWID",
];

/** SQL of the extra tables, for a cartridge that is carried over from another tool. */
export function createExtraTable(name: (typeof EXTRA_TABLES)[number], profile: FormatProfile): readonly string[] {
  switch (name) {
    case 'memory':
      return [
        "CREATE TABLE memory(id TEXT PRIMARY KEY NOT NULL, zone TEXT NOT NULL CHECK (zone IN ('rom','save')), artifact_fingerprint TEXT NOT NULL, codebase_fingerprint TEXT, payload TEXT NOT NULL, oid TEXT NOT NULL, created_at TEXT NOT NULL) WITHOUT ROWID",
        'CREATE INDEX memory_zone_fp ON memory(zone, artifact_fingerprint)',
      ];
    case 'vectors':
      return [
        'CREATE TABLE vectors(memory_id TEXT PRIMARY KEY, zone TEXT NOT NULL, embedding BLOB NOT NULL, artifact_fingerprint TEXT)',
      ];
    case 'attestations':
      return [
        'CREATE TABLE attestations(att_id TEXT PRIMARY KEY NOT NULL, type TEXT NOT NULL, subject_oid TEXT, media_type TEXT NOT NULL, document TEXT NOT NULL, status_url TEXT, created_at TEXT NOT NULL) WITHOUT ROWID',
      ];
    case 'skill':
      return [
        `CREATE TABLE ${profile.prefix}_skill(sqlar_path TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT NOT NULL, license TEXT, compatibility TEXT, skill_version TEXT, body_tokens INTEGER, content_sha256 TEXT NOT NULL, resources TEXT NOT NULL, ext TEXT, schema_version TEXT NOT NULL)`,
      ];
  }
}

/**
 * Columns of each table after {@link shape}: constraints that cannot change what a reader sees (NOT NULL, literal defaults,
 * CHECK ... IN) are left aside, since every stored value is judged by itself. `sqlar` has no such freedom.
 */
const SHAPES: Readonly<{ [T in TableName]: readonly string[] }> = {
  cartridge: ['(key text primary key,value text)'],
  sqlar: ['(name text primary key,mode int,mtime int,sz int,data blob)'],
  capabilities: ['(id text primary key,json text,content_hash text)'],
  objects: [
    '(kind text,source_ref text,oid text,canon text,zone text,sz int,primary key(kind,source_ref))',
    '(oid text primary key,kind text,source_ref text,canon text,zone text,sz int)',
  ],
  signatures: [
    '(sig_id text primary key,target text,manifest_hash text,envelope text,keyid text,public_key_pem text,alg text,created_at text)',
  ],
  memory: [
    '(id text primary key,zone text,artifact_fingerprint text,codebase_fingerprint text,payload text,oid text,created_at text)',
  ],
  vectors: ['(memory_id text primary key,zone text,embedding blob,artifact_fingerprint text)'],
  attestations: [
    '(att_id text primary key,type text,subject_oid text,media_type text,document text,status_url text,created_at text)',
  ],
  skill: [
    '(sqlar_path text primary key,name text,description text,license text,compatibility text,skill_version text,body_tokens int,content_sha256 text,resources text,ext text,schema_version text)',
  ],
};

const STOCK_SQLAR = 'create table sqlar(name text primary key,mode int,mtime int,sz int,data blob)';
const MEMORY_INDEX = 'create index memory_zone_fp on memory(zone,artifact_fingerprint)';

/** A table of the database. */
export interface TableInfo {
  readonly root: number;
  /** Whether `objects` is keyed by its oid, as the published files have it. */
  readonly oidFirst: boolean;
}

export type Schema = ReadonlyMap<TableName, TableInfo>;

/** Schema rows of any cartridge are below these; a page bomb ends here. */
const MAX_OBJECTS = 40;
const MAX_SCHEMA_PAGES = 64;

/**
 * Reads `sqlite_schema` and compares it with the closed list.
 *
 * @throws CartridgeFault `schema` that names the first object which is not on the list, or the table that is missing
 */
export function readSchema(reader: BTreeReader, profile: FormatProfile): Schema {
  const tables = new Map<TableName, TableInfo>();
  const roots = new Set<number>([1]);
  for (const row of reader.rows(1, MAX_OBJECTS, MAX_SCHEMA_PAGES)) {
    const entry = schemaRow(row);
    if (roots.has(entry.root)) fail(`two schema objects share page ${entry.root}`);
    roots.add(entry.root);
    if (entry.type === 'index') checkIndex(entry, profile);
    else {
      const name = tableName(entry, profile);
      if (tables.has(name)) fail(`table ${name} is defined twice`);
      tables.set(name, checkTable(name, entry));
    }
  }
  for (const name of TABLES) if (!tables.has(name)) fail(`table ${name} is missing`);
  return tables;
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
  if (row.length !== 5) fail('a row of sqlite_schema does not have five columns');
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
  const name = entry.name === `${profile.prefix}_skill` ? 'skill' : entry.name;
  const known = ([...TABLES, ...EXTRA_TABLES] as readonly string[]).includes(name);
  if (!known || entry.name === 'skill') fail(`table ${quote(entry.name)} is not part of the format`);
  if (entry.table !== entry.name) fail(`table ${entry.name} names another table`);
  return name as TableName;
}

function checkTable(name: TableName, entry: SchemaRow): TableInfo {
  const sql = normalize(entry.sql ?? '');
  if (name === 'sqlar') {
    if (sql !== STOCK_SQLAR) fail('sqlar does not have the stock schema');
    return { root: entry.root, oidFirst: false };
  }
  const columns = shape(sql, entry.name);
  const index = columns === undefined ? -1 : SHAPES[name].indexOf(columns);
  if (index === -1) fail(`table ${entry.name} does not have the columns of the format`);
  return { root: entry.root, oidFirst: index === 1 };
}

function checkIndex(entry: SchemaRow, profile: FormatProfile): void {
  const automatic = `sqlite_autoindex_${entry.table}_1`;
  const known = [...TABLES, 'memory', 'vectors', 'attestations', `${profile.prefix}_skill`];
  if (entry.sql === undefined && entry.name === automatic && known.includes(entry.table)) return;
  if (entry.name === 'memory_zone_fp' && normalize(entry.sql ?? '') === MEMORY_INDEX) return;
  fail(`index ${quote(entry.name)} is not part of the format`);
}

/** SQL without comments, spare white space, and case. The result is only ever compared, never run. */
function normalize(sql: string): string {
  return sql
    .replace(/--[^\n]*(?:\n|$)|\/\*[^]*?\*\//g, ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?([(),]) ?/g, '$1')
    .trim();
}

function shape(normalized: string, name: string): string | undefined {
  const start = `create table ${name.toLowerCase()}(`;
  if (!normalized.startsWith(start)) return undefined;
  return normalized
    .slice(start.length - 1)
    .replace(/\)without rowid$/, ')')
    .replaceAll(/ default '[a-z0-9-]*'/g, '')
    .replaceAll(/ check\((\w+) in\('[a-z]+'(?:,'[a-z]+')*\)\)/g, '')
    .replaceAll(' not null', '')
    .replaceAll(' integer', ' int');
}

function fail(message: string): never {
  throw new CartridgeFault('schema', message);
}
