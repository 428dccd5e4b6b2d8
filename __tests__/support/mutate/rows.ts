/** Mutations by SQL, as an attacker makes them who knows SQLite well: schema text, types, rows, indexes. */
import type { Database } from 'sql.js';
import { deflateRawSync, deflateSync, inflateSync } from 'node:zlib';
import { PROFILES } from '../../../src/ids.ts';
import type { Random } from './random.ts';

/** Throws what SQLite says of a change that it does not make. */
export type RowMutation = (database: Database, random: Random) => void;

const TABLES = ['cartridge', 'sqlar', 'capabilities', 'objects', 'memory', 'signatures', 'vectors', 'attestations'];
const ROM_TABLES = ['cartridge', 'sqlar', 'capabilities', 'objects', 'memory'];

function one(database: Database, sql: string): unknown {
  return database.exec(sql)[0]?.values[0]?.[0];
}

function columnsOf(database: Database, table: string): string[] {
  return (database.exec(`PRAGMA table_info(${table})`)[0]?.values ?? []).map((row) => String(row[1]));
}

function sqlOf(database: Database, name: string): string {
  return String(one(database, `SELECT sql FROM sqlite_schema WHERE name = '${name}'`));
}

/** Characters that some reader takes for white space, for a letter, or for nothing. */
const SPACES = [
  '\u00a0',
  '\u0085',
  '\u2003',
  '\u2028',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\u000b',
  '\f',
  '\r',
  '\n',
  '\t',
  '  ',
  '\0',
];
const COMMENTS = ['/**/', '/* PRIMARY KEY */', '-- x\n', '/*/ */', '--\r', '/* x', '--'];

/** A changed SQL text of a table or an index. */
function twisted(sql: string, random: Random): string {
  const at = (pattern: RegExp): number => {
    const found = [...sql.matchAll(pattern)].map(({ index }) => index);
    return found.length === 0 ? 0 : random.of(found);
  };
  const cut = (from: number, length: number, by: string): string => sql.slice(0, from) + by + sql.slice(from + length);
  const word = random.of([
    'PRIMARY KEY',
    'NOT NULL',
    'WITHOUT ROWID',
    'TEXT',
    'INT',
    'BLOB',
    'DEFAULT',
    'INTEGER',
    'UNIQUE',
  ]);
  switch (random.below(13)) {
    case 0:
    case 1:
      return cut(at(/ /g), 1, random.of(SPACES));
    case 2:
      return cut(at(/[ (,]/g), 0, random.of(COMMENTS));
    case 3:
      return sql.replace(
        word,
        random.of([
          '',
          word.toLowerCase(),
          word.replace(/[KS]/, (c) => (c === 'K' ? '\u212a' : '\u017f')),
          `"${word}"`,
          `[${word}]`,
        ]),
      );
    case 4: {
      const name = /[a-z_]{2,}/g;
      const start = at(name);
      const [found = ''] = /^[a-z_]+/.exec(sql.slice(start)) ?? [];
      const quoted = [
        `"${found}"`,
        `[${found}]`,
        `\`${found}\``,
        `'${found}'`,
        found.toUpperCase(),
        found.replace('k', '\u212a'),
        found.replace('i', '\u0131'),
      ];
      return cut(start, found.length, random.of(quoted));
    }
    case 5:
      return sql.replace(
        /TEXT( PRIMARY KEY)?( NOT NULL)?/,
        (match) =>
          `${match} ${random.of(['COLLATE NOCASE', 'COLLATE RTRIM', "DEFAULT 'x'", 'CHECK (1)', 'UNIQUE', 'ON CONFLICT REPLACE', 'NOT NULL'])}`,
      );
    case 6:
      return sql.replace(/\)( WITHOUT ROWID)?$/, (match) =>
        random.of([
          ') WITHOUT ROWID',
          ')',
          ') STRICT',
          ', extra TEXT)',
          ", extra TEXT DEFAULT 'x')",
          `, n AS (1))`,
          `${match};`,
          `${match} -- x`,
          `${match}\0 x`,
        ]),
      );
    case 7:
      return sql.replace(/, ([a-z_]+) TEXT/, (_, name: string) => `, ${name}${random.of(SPACES)}TEXT`);
    case 8:
      return sql.replace(
        'PRIMARY KEY',
        random.of([
          'PRIMARY KEY DESC',
          'PRIMARY KEY AUTOINCREMENT',
          'PRIMARY\u00a0KEY',
          'PRIMARY/**/KEY',
          'UNIQUE',
          'PRIMARY KEY ON CONFLICT IGNORE',
        ]),
      );
    case 9: {
      const parts = sql.slice(sql.indexOf('(') + 1).split(', ');
      const i = random.below(Math.max(1, parts.length - 1));
      const [a = '', b = ''] = [parts[i], parts[i + 1]];
      return sql.replace(`${a}, ${b}`, `${b}, ${a}`);
    }
    case 10:
      return random.of([
        `${sql} `,
        ` ${sql}`,
        `\ufeff${sql}`,
        `\u00a0${sql}`,
        `${sql}\n`,
        sql.toUpperCase(),
        sql.toLowerCase(),
      ]);
    case 11:
      return sql.replace(/'[^']*'/, random.of(["'-- x'", "'/* x */'", "'a b'", "x'41'", "''", "'it''s'"]));
    default:
      return sql.replace(
        /CREATE TABLE/,
        random.of(['CREATE TEMP TABLE', 'CREATE TABLE IF NOT EXISTS', 'CREATE VIEW', 'CREATE  TABLE', 'create table']),
      );
  }
}

const schemaText: RowMutation = (database, random) => {
  const table = random.of([...TABLES, 'memory_zone_fp']);
  const sql = twisted(sqlOf(database, table), random);
  database.run('PRAGMA writable_schema=ON');
  database.run('UPDATE sqlite_schema SET sql = ? WHERE name = ?', [sql, table]);
};

/** The table made anew with other SQL, rows that the key forbade among the others. */
const remake: RowMutation = (database, random) => {
  const table = random.of(ROM_TABLES);
  const sql = twisted(sqlOf(database, table), random);
  const stated = sqlOf(database, table);
  database.run(`CREATE TEMP TABLE kept AS SELECT * FROM ${table}; DROP TABLE ${table}`);
  database.run(sql);
  const twin = (): void => {
    database.run(`INSERT OR IGNORE INTO ${table} SELECT * FROM kept`);
    if (random.chance(60)) changeRow(database, table, random);
  };
  if (random.chance(70)) twin();
  database.run(`INSERT OR IGNORE INTO ${table} SELECT * FROM kept`);
  if (random.chance(30)) {
    // What was made by one text is said to be made by the other.
    database.run('PRAGMA writable_schema=ON');
    database.run('UPDATE sqlite_schema SET sql = ? WHERE name = ?', [stated, table]);
  }
};

/** A value in another type, encoding or spelling. */
function changed(column: string, random: Random): string {
  return random.of([
    `CAST(${column} AS BLOB)`,
    `CAST(${column} AS INTEGER)`,
    `CAST(${column} AS REAL)`,
    `CAST(${column} AS TEXT)`,
    'NULL',
    `${column} || char(0)`,
    `${column} || char(0) || 'x'`,
    `char(0) || ${column}`,
    `CAST(${column} || x'ff' AS TEXT)`,
    `CAST(x'c080' || ${column} AS TEXT)`,
    `CAST(x'eda080' || ${column} AS TEXT)`,
    `char(65279) || ${column}`,
    `${column} || ' '`,
    `${column} || char(160)`,
    `upper(${column})`,
    `${column} || char(0x301)`,
    `replace(${column}, 'k', char(0x212a))`,
    `replace(${column}, 'a', char(0x430))`,
    `${column} + 0.0`,
    `${column} + 9007199254740993`,
    `'${random.of(['rom', 'save', 'ROM', 'sqlar', 'forged', ''])}'`,
  ]);
}

function changeRow(database: Database, table: string, random: Random): void {
  const column = random.of(columnsOf(database, table));
  const count = Number(one(database, `SELECT count(*) FROM ${table}`));
  if (count === 0) throw new Error('no row');
  const key = columnsOf(database, table)[0] ?? '';
  const chosen = `(SELECT ${key} FROM ${table} LIMIT 1 OFFSET ${random.below(count)})`;
  database.run(`UPDATE ${table} SET ${column} = ${changed(column, random)} WHERE ${key} = ${chosen}`);
}

const value: RowMutation = (database, random) => changeRow(database, random.of(TABLES), random);

const row: RowMutation = (database, random) => {
  const table = random.of(TABLES);
  const columns = columnsOf(database, table);
  const [key = ''] = columns;
  switch (random.below(4)) {
    case 0:
      database.run(
        `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} LIMIT 1 OFFSET ${random.below(8)})`,
      );
      return;
    case 1: {
      const values = columns.map((column) => (random.chance(40) ? changed(column, random) : column));
      database.run(`INSERT INTO ${table} SELECT ${values.join(', ')} FROM ${table} LIMIT 1`);
      return;
    }
    case 2: {
      const column = random.of(columns);
      database.run(`UPDATE ${table} SET ${column} = (SELECT ${column} FROM ${table} LIMIT 1 OFFSET 1)`);
      return;
    }
    default:
      database.run('UPDATE sqlar SET rowid = -rowid WHERE rowid % 2');
  }
};

const NAMES = [
  'save/../x',
  '/abs',
  'rom/new',
  'rom',
  'ROM/x',
  'save/A',
  'save/a/b',
  'save/notes.md/x',
  'rom/policy',
  'rom/policy/loop.json/x',
  'save/con',
  'save/\u00e4',
  'save/x ',
  'save/-x',
  `save/${'x'.repeat(129)}`,
];
const MODES = ['420', '41471', '16877', '33261', 'NULL', "'33188'", '33188.0', '33188 + 4294967296'];
const SIZES = ['1', '0', '-1', '4294967297', "'1'", '1.0', 'NULL', '9223372036854775807'];
const TIMES = ['1', '-1', '9223372036854775807', "'x'", 'NULL', '1e300'];
/** Nothing, a byte, and streams: one of zlib, broken ones, one of raw deflate, one of nothing. */
const DATA = [
  "x'789c4b040000620062'",
  "x'789c4b04'",
  "x'78'",
  "x'4b0400'",
  'NULL',
  "'A'",
  "x''",
  "x'789c030000000001'",
];

/** A row of the SAVE zone that is odd in at most two places. */
const save: RowMutation = (database, random) => {
  const odd = [random.below(6), random.below(8)];
  const pick = (place: number, usual: string, odds: readonly string[]): string =>
    odd.includes(place) ? random.of(odds) : usual;
  const name = pick(0, random.of(['save/a', 'save/new', 'save/a/b']), NAMES);
  const data = pick(4, "x'41'", DATA);
  database.run(
    `INSERT INTO sqlar SELECT '${name}', ${pick(1, '33188', MODES)}, ${pick(2, '0', TIMES)}, ${pick(3, 'length(d)', SIZES)}, d FROM (SELECT ${data} AS d)`,
  );
};

/** What is free to change: it must stay accepted. */
const play: RowMutation = (database, random) => {
  const text = random.of(['played', 'a longer text '.repeat(20), '']);
  database.run(
    `INSERT OR REPLACE INTO sqlar VALUES ('save/${random.of(['log', 'a', 'b/c'])}', 33188, ${random.below(1e9)}, ${text.length}, CAST('${text}' AS BLOB))`,
  );
  if (random.chance(50)) database.run(`UPDATE sqlar SET mtime = ${random.below(1e9)}`);
  if (random.chance(30)) database.run("DELETE FROM sqlar WHERE name = 'save/notes.md'");
  if (random.chance(30)) database.run(`UPDATE memory SET created_at = '${random.below(1e9)}'`);
  if (random.chance(30)) database.run(`PRAGMA page_size=${random.of([512, 1024, 4096, 65536])}; VACUUM`);
  if (random.chance(30)) database.run('REINDEX');
};

/** Streams of one content that this or that reader takes. */
const stream: RowMutation = (database, random) => {
  const [name, data, sz] =
    database.exec(`SELECT name, data, sz FROM sqlar WHERE sz > 0 LIMIT 1 OFFSET ${random.below(5)}`)[0]?.values[0] ??
    [];
  if (!(data instanceof Uint8Array)) throw new Error('no data');
  const content = data.length === sz ? Buffer.from(data) : inflateSync(data);
  const level = random.below(10);
  // Profile acx reads raw deflate, which stock SQLite does not, so there is nothing to compare.
  const cart = one(database, 'PRAGMA application_id') === PROFILES.cart.applicationId;
  const zlib = deflateSync(content, { level });
  const written: Buffer = random.of([
    zlib,
    cart ? deflateRawSync(content, { level }) : zlib,
    Buffer.concat([zlib, Buffer.from([0])]),
    Buffer.concat([zlib, zlib]),
    zlib.subarray(0, -4),
    deflateSync(Buffer.concat([content, Buffer.from('x')])),
    deflateSync(content, { level, windowBits: 9 }),
    deflateSync(content, { level, dictionary: Buffer.from('Guide. ') }),
    content,
  ]);
  database.run('UPDATE sqlar SET data = ?, sz = sz + ? WHERE name = ?', [
    written,
    random.of([0, 0, 0, 1, -1]),
    String(name),
  ]);
};

const schemaRow: RowMutation = (database, random) => {
  database.run('PRAGMA writable_schema=ON');
  const table = random.of(TABLES);
  const root = random.of([
    `(SELECT rootpage FROM sqlite_schema WHERE name = '${random.of(TABLES)}')`,
    '0',
    'NULL',
    '1',
    "'3'",
    '4294967299',
  ]);
  const index = random.of([`sqlite_autoindex_${table}_1`, `sqlite_autoindex_${table}_2`, 'memory_zone_fp', table]);
  switch (random.below(7)) {
    case 0:
      database.run(
        `INSERT INTO sqlite_schema VALUES ('${random.of(['index', 'table'])}', '${index}', '${table}', ${root}, NULL)`,
      );
      return;
    case 1:
      database.run(`DELETE FROM sqlite_schema WHERE name = '${index}'`);
      return;
    case 2:
      database.run(`UPDATE sqlite_schema SET rootpage = ${root} WHERE name = '${random.of([table, index])}'`);
      return;
    case 3:
      database.run(
        `UPDATE sqlite_schema SET ${random.of(['type', 'name', 'tbl_name'])} = ${random.of(["'table'", "'view'", "'index'", 'upper(name)', 'name || char(0)', 'CAST(name AS BLOB)', 'NULL'])} WHERE name = '${random.of([table, index])}'`,
      );
      return;
    case 4:
      database.run('UPDATE sqlite_schema SET rowid = 100 - rowid');
      return;
    case 5:
      database.run(`UPDATE sqlite_schema SET tbl_name = '${random.of(TABLES)}' WHERE name = '${index}'`);
      return;
    default:
      hidden(database, table);
  }
};

/** Pages that SQLite reads as the table's, while the schema still names the old ones. */
function hidden(database: Database, table: string): void {
  const sql = sqlOf(database, table).replace(new RegExp(`TABLE ${table}\\b`), 'TABLE other');
  database.run(sql);
  database.run(`INSERT INTO other SELECT * FROM ${table}; CREATE TABLE gone(x); DROP TABLE gone`);
  const root = Number(one(database, "SELECT rootpage FROM sqlite_schema WHERE name = 'other'"));
  database.run(`DELETE FROM sqlite_schema WHERE tbl_name = 'other'`);
  database.run(`INSERT INTO sqlite_schema VALUES ('index', 'sqlite_autoindex_${table}_1', '${table}', ${root}, NULL)`);
}

const STATEMENTS = [
  'ANALYZE',
  'ALTER TABLE capabilities ADD COLUMN more TEXT',
  "ALTER TABLE memory ADD COLUMN more TEXT DEFAULT 'x'",
  'ALTER TABLE objects RENAME COLUMN kind TO k',
  'ALTER TABLE sqlar RENAME TO s; CREATE VIEW sqlar AS SELECT * FROM s',
  'CREATE VIEW v AS SELECT 1',
  'CREATE TRIGGER t AFTER INSERT ON sqlar BEGIN SELECT 1; END',
  'CREATE INDEX i ON sqlar(sz)',
  'CREATE INDEX i ON capabilities(json)',
  'DROP INDEX memory_zone_fp',
  'DROP INDEX memory_zone_fp; CREATE INDEX memory_zone_fp ON memory(zone, artifact_fingerprint DESC)',
  'DROP INDEX memory_zone_fp; CREATE INDEX memory_zone_fp ON memory(zone COLLATE NOCASE, artifact_fingerprint)',
  "DROP INDEX memory_zone_fp; CREATE INDEX memory_zone_fp ON memory(zone, artifact_fingerprint) WHERE zone = 'save'",
  'DROP TABLE vectors',
  'DROP TABLE attestations',
  'CREATE TABLE sqlite_x(x)',
  'CREATE TABLE t(x)',
  'CREATE TABLE t(x INTEGER PRIMARY KEY AUTOINCREMENT)',
  'PRAGMA user_version=1',
  'PRAGMA application_id=1',
  "PRAGMA encoding='UTF-16le'; VACUUM",
  'PRAGMA auto_vacuum=1; VACUUM',
  'PRAGMA legacy_file_format=ON; VACUUM',
  'PRAGMA page_size=1024; VACUUM',
  'PRAGMA default_cache_size=7',
  'REINDEX',
];
const statement: RowMutation = (database, random) => {
  database.run(random.of(STATEMENTS));
};

const signature: RowMutation = (database, random) => {
  const twin =
    "INSERT INTO signatures SELECT sig_id || 'x', target, manifest_hash, envelope, keyid, public_key_pem, alg, created_at FROM signatures";
  database.run(
    random.of([
      twin,
      `${twin}; UPDATE signatures SET target = 'other' WHERE sig_id LIKE '%x'`,
      "UPDATE signatures SET envelope = replace(envelope, ',', ', ')",
      "UPDATE signatures SET created_at = 'x', keyid = 'y'",
      'UPDATE signatures SET public_key_pem = NULL',
      'UPDATE signatures SET target = target || char(0)',
      'UPDATE signatures SET manifest_hash = upper(manifest_hash)',
      'DELETE FROM signatures',
    ]),
  );
};

export const ROW_MUTATIONS: Readonly<Record<string, RowMutation>> = {
  schemaText,
  schemaTexts: schemaText,
  remake,
  value,
  values: value,
  row,
  save,
  play,
  stream,
  schemaRow,
  statement,
  signature,
};
