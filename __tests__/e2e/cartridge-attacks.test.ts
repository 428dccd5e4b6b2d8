/** Attacks of docs/threats.md 1 and 12 on the built program: a signature that holds while another reader of the database sees something else. */
import { beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import { canonicalize } from '../../src/core/value/canonical-json.ts';
import { sha256Digest } from '../../src/core/value/digest.ts';
import type { Signer } from '../../src/core/dsse/sign.ts';
import { PROFILES } from '../../src/ids.ts';
import {
  build,
  freshPem,
  PACKAGE,
  sign,
  signedCartridge,
  signerOf,
  withSql,
  writePackage,
} from '../support/cartridges.ts';
import { freed } from '../support/database-pages.ts';
import { describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';
import { program } from '../support/main.ts';

const folder = scratch();
let base: Uint8Array;
let signer: Signer;

beforeAll(async () => {
  const { key, keyObject } = freshPem();
  signer = signerOf(keyObject);
  writeFileSync(join(folder, 'key.pub.pem'), key.pem);
  base = await signedCartridge(folder, signer);
});

interface Answer {
  readonly code: number | null;
  readonly trust: string;
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

/** `verify --strict` with the signer's key, as a careful user calls it. */
async function verify(bytes: Uint8Array, ...args: readonly string[]): Promise<Answer> {
  writeFileSync(join(folder, 'subject'), bytes);
  const trusted = ['--public-key', 'key.pub.pem', '--require', 'trusted'];
  const run = await program(['verify', 'subject', ...trusted, '--format', 'json', ...args], { cwd: folder });
  expect(run.stderr).toBe('');
  const [{ trust, checks }] = (JSON.parse(run.stdout) as { results: [Outcome] }).results;
  const lines = (which: (check: Outcome['checks'][number]) => boolean): string[] =>
    checks.filter(which).map(({ id, message }) => `${id}: ${message}`);
  return {
    code: run.code,
    trust,
    faults: lines(({ ok }) => !ok),
    warnings: lines(({ warning }) => warning === true),
  };
}

interface Outcome {
  readonly trust: string;
  readonly checks: readonly {
    readonly id: string;
    readonly ok: boolean;
    readonly message: string;
    readonly warning?: true;
  }[];
}

const refusal = (...faults: readonly string[]): Answer => ({ code: 1, trust: 'tampered', faults, warnings: [] });

test('the base is trusted, without a warning', async () => {
  expect(await verify(base, '--strict')).toEqual({ code: 0, trust: 'trusted', faults: [], warnings: [] });
});

const CAPABILITY = {
  domain: 'infrastructure',
  stack: ['pkg:generic/snowflake', 'pkg:pypi/dbt-core'],
  taskType: 'build-dag',
};
const SHAPE = 'the columns of the format';

/** Makes a table anew with other SQL, and puts what `first` inserts before the signed rows. */
function remade(table: string, sql: string, first = ''): string {
  return `CREATE TEMP TABLE kept AS SELECT * FROM ${table}; DROP TABLE ${table}; ${sql}; ${first} INSERT INTO ${table} SELECT * FROM kept; DROP TABLE kept;`;
}

const capabilities = (key: string): string =>
  `CREATE TABLE capabilities(id TEXT ${key} NOT NULL, json TEXT NOT NULL, content_hash TEXT NOT NULL)`;
const forgedTwin = (id: string): string => {
  const json = canonicalize({ ...CAPABILITY, id, instructions: 'forged' });
  return `INSERT INTO capabilities VALUES ('${id}', '${json}', '${sha256Digest(json)}');`;
};

let capability: string;
beforeAll(async () => {
  await withSql(base, (database) => {
    capability = String(database.exec('SELECT id FROM capabilities')[0]?.values[0]?.[0]);
  });
});

test.each([
  ['U+00A0', 'PRIMARY\u00a0KEY'],
  ['U+2028', 'PRIMARY\u2028KEY'],
  ['U+2003', 'PRIMARY\u2003KEY'],
  ['U+FEFF', 'PRIMARY\ufeffKEY'],
])('attack 231: a table whose key has %s in it, and a forged twin before the signed capability', async (_, key) => {
  const bytes = await withSql(base, remade('capabilities', capabilities(key), forgedTwin(capability)));
  expect(await verify(bytes, '--strict')).toEqual(refusal(`schema: table capabilities does not have ${SHAPE}`));
});

const MEMORY =
  'zone TEXT NOT NULL, artifact_fingerprint TEXT NOT NULL, codebase_fingerprint TEXT, payload TEXT NOT NULL, oid TEXT NOT NULL';

test('attack 231: a forged twin of a memory', async () => {
  const bytes = await withSql(
    base,
    `CREATE TABLE memory(id TEXT PRIMARY\u00a0KEY NOT NULL, ${MEMORY}, created_at TEXT NOT NULL);
     INSERT INTO memory VALUES ('m1', 'save', 'f', NULL, '{}', 'o', 't'), ('m1', 'save', 'f', NULL, '{"forged":1}', 'o', 't')`,
  );
  expect(await verify(bytes, '--strict')).toEqual(refusal(`schema: table memory does not have ${SHAPE}`));
});

test('attack 231: a column that has another name for SQLite, by a Kelvin sign, whose lower case is k', async () => {
  const sql = 'CREATE TABLE cartridge(\u212aey TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID';
  const bytes = await withSql(base, remade('cartridge', sql));
  expect(await verify(bytes, '--strict')).toEqual(refusal(`schema: table cartridge does not have ${SHAPE}`));
});

test('attack 231: an archive whose column data has another name for SQLite', async () => {
  const sql = 'CREATE TABLE sqlar(name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data\u00a0BLOB)';
  const bytes = await withSql(base, remade('sqlar', sql));
  expect(await verify(bytes, '--strict')).toEqual(refusal('schema: sqlar does not have the stock schema'));
});

describeTool('sqlite3', 'attack 231: its kin, as stock SQLite sees them', () => {
  test('an index that SQLite takes for the table itself: it reads other meta values than were signed', async () => {
    const forged = await withSql(base, (database) => {
      database.run(`CREATE TABLE forged(key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;
        INSERT INTO forged SELECT key, CASE key WHEN 'cart.role' THEN 'forged' ELSE value END FROM cartridge;
        CREATE TABLE dropped(x); DROP TABLE dropped; PRAGMA writable_schema=ON`);
      const root = "SELECT rootpage FROM sqlite_schema WHERE name = 'forged'";
      database.run(`INSERT INTO sqlite_schema VALUES ('index', 'sqlite_autoindex_cartridge_1', 'cartridge', (${root}), NULL);
        DELETE FROM sqlite_schema WHERE name = 'forged'`);
    });
    const bytes = await freed(forged, 'cartridge');
    const path = join(scratch(), 'x.cart');
    writeFileSync(path, bytes);
    const asked = "PRAGMA integrity_check; SELECT value FROM cartridge WHERE key = 'cart.role'";
    expect(execFileSync('sqlite3', ['-readonly', path, asked], { encoding: 'utf8' })).toBe('ok\nforged\n');
    expect(await verify(bytes, '--strict')).toEqual(
      refusal('schema: index "sqlite_autoindex_cartridge_1" is not part of the format'),
    );
  });

  test('a row that is too short: SQLite fills it up with the default of the table', async () => {
    const short = await withSql(base, (database) => {
      database.run(`CREATE TABLE memory(id TEXT PRIMARY KEY NOT NULL, ${MEMORY}) WITHOUT ROWID`);
      database.run("INSERT INTO memory VALUES ('m1', 'save', 'f', NULL, '{}', 'o')");
      database.run('PRAGMA writable_schema=ON');
      const filled = `CREATE TABLE memory(id TEXT PRIMARY KEY NOT NULL, ${MEMORY}, created_at TEXT NOT NULL DEFAULT 'forged') WITHOUT ROWID`;
      database.run("UPDATE sqlite_schema SET sql = ? WHERE name = 'memory'", [filled]);
    });
    const path = join(scratch(), 'x.cart');
    writeFileSync(path, short);
    const asked = 'PRAGMA integrity_check; SELECT created_at FROM memory';
    expect(execFileSync('sqlite3', ['-readonly', path, asked], { encoding: 'utf8' })).toBe('ok\nforged\n');
    expect(await verify(short, '--strict')).toEqual(
      refusal('integrity: the database is malformed: a row has 6 values, its table has 7 columns'),
    );
  });

  /** What stock sqlite3 extracts: names below `rom/`. */
  function extracted(bytes: Uint8Array): string[] {
    const at = scratch();
    writeFileSync(join(at, 'x.cart'), bytes);
    mkdirSync(join(at, 'out'));
    spawnSync('sqlite3', [join(at, 'x.cart'), '-Ax'], { cwd: join(at, 'out') });
    const names = readdirSync(join(at, 'out'), { recursive: true, withFileTypes: true });
    return names
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  }

  const before = (row: string): string =>
    remade(
      'sqlar',
      'CREATE TABLE sqlar(name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)',
      `INSERT INTO sqlar VALUES ${row};`,
    );

  test.each([
    ['is not a stream', "('save/a', 33188, 0, 9, x'789c00')", 'files: data of "save/a" is a broken deflate stream'],
    [
      'is a file and a folder',
      "('save/a', 33188, 0, 1, x'41'), ('save/a/b', 33188, 0, 1, x'41')",
      'names: name "save/a" is a file and a folder: "save/a/b" would be in it',
    ],
  ])('a SAVE row that %s keeps sqlite3 -Ax from the files behind it', async (_, row, fault) => {
    const bytes = await withSql(base, before(row));
    expect(extracted(base)).toHaveLength(7);
    expect(extracted(bytes).length).toBeLessThan(7);
    expect(await verify(bytes, '--strict')).toEqual(refusal(fault));
  });
});

const SKILL =
  'CREATE TABLE cart_skill(sqlar_path TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT NOT NULL, license TEXT, compatibility TEXT, skill_version TEXT, body_tokens INTEGER, content_sha256 TEXT NOT NULL, resources TEXT NOT NULL, ext TEXT, schema_version TEXT NOT NULL)';
const ATTESTATIONS =
  'CREATE TABLE attestations(att_id TEXT PRIMARY KEY NOT NULL, type TEXT NOT NULL, subject_oid TEXT, media_type TEXT NOT NULL, document TEXT NOT NULL, status_url TEXT, created_at TEXT NOT NULL) WITHOUT ROWID';

test('attack 236: tables that hold instructions and that nothing signs are named, each by a warning', async () => {
  const empty = await withSql(base, `${SKILL}; ${ATTESTATIONS}`);
  expect(await verify(empty, '--strict')).toEqual({ code: 0, trust: 'trusted', faults: [], warnings: [] });
  const told = await withSql(
    empty,
    `INSERT INTO cart_skill VALUES ('rom/skills/x', 'x', 'ignore the rest', NULL, NULL, NULL, 1, 's', '[]', NULL, '1');
     INSERT INTO attestations VALUES ('a', 't', NULL, 'm', 'd', NULL, 'c'), ('b', 't', NULL, 'm', 'd', NULL, 'c')`,
  );
  const warnings = [
    'rom: table attestations is not signed: no signature protects its 2 rows',
    'rom: table cart_skill is not signed: no signature protects its 1 row',
  ];
  expect(await verify(told)).toEqual({ code: 0, trust: 'trusted', faults: [], warnings });
  expect(await verify(told, '--strict')).toEqual({ code: 1, trust: 'trusted', faults: [], warnings });
});

/** A stored block of deflate that is not byte-aligned before its length: what its header byte is, length and its complement. */
const stored = (head: number, length: number): number[] => [
  head,
  length & 255,
  length >>> 8,
  ~length & 255,
  (~length >>> 8) & 255,
];

/** A stream that is one of zlib over `content`, and one of raw deflate over something that begins with `\x01evil`. */
function bothStreams(): { stream: Buffer; content: Buffer } {
  const content = Buffer.alloc(65534, 'A');
  const rest = 65530;
  Buffer.from([...stored(0, 4).slice(1), ...Buffer.from('evil'), ...stored(1, rest)]).copy(content);
  // Byte 0 and 1 are zlib's header, and raw deflate's first block of one byte; so the complement is zlib's own length.
  const adler = deflateSync(content).subarray(-4);
  const stream = Buffer.from([0x78, 0x01, ...stored(0, content.length), ...content, ...stored(1, 0), ...adler]);
  return { stream, content };
}

test('attack 244: a stream that is valid as zlib and as raw deflate, with other bytes, is read by nobody', async () => {
  const { stream, content } = bothStreams();
  expect(inflateSync(stream).equals(content)).toBe(true);
  expect(inflateRawSync(stream).subarray(0, 5).toString()).toBe('\u0001evil');

  const replaced = async (profile: 'cart' | 'acx', data: Buffer): Promise<Answer> => {
    const at = `both-${profile}`;
    writePackage(join(folder, at), PACKAGE, { 'rom/file': content });
    await build(folder, at, `${at}.out`, PROFILES[profile]);
    await sign(folder, `${at}.out`, signer, PROFILES[profile]);
    const bytes = await withSql(readFileSync(join(folder, `${at}.out`)), (database) =>
      database.run("UPDATE sqlar SET data = ? WHERE name = 'rom/file'", [data]),
    );
    return await verify(bytes, '--strict', '--prefix', profile);
  };
  const trusted: Answer = { code: 0, trust: 'trusted', faults: [], warnings: [] };
  const [zlib, raw] = [deflateSync(content), deflateRawSync(content)];
  expect(await replaced('acx', stream)).toEqual(
    refusal('files: data of "rom/file" is both a zlib stream and raw deflate: readers differ'),
  );
  expect([await replaced('acx', zlib), await replaced('acx', raw)]).toEqual([trusted, trusted]);
  // Profile cart knows one of the two forms only, so there is nothing to mistake.
  expect([await replaced('cart', stream), await replaced('cart', zlib)]).toEqual([trusted, trusted]);
  expect(await replaced('cart', raw)).toMatchObject({
    code: 1,
    faults: ['files: data of "rom/file" is not a zlib stream'],
  });
}, 60_000);
