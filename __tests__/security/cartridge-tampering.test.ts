/** docs/threats.md 1: every change of a signed cartridge, with its demanded outcome. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Database } from 'sql.js';
import { deflateSync } from 'node:zlib';
import { sha256Digest } from '../../src/core/value/digest.ts';
import type { Signer } from '../../src/core/dsse/sign.ts';
import { PROFILES, type FormatProfile } from '../../src/ids.ts';
import { freshSigner, signedCartridge, trusting, verifyBytes, withSql } from '../support/cartridges.ts';
import { scratch } from '../support/scratch.ts';

const folder = scratch();
const signer: Signer = freshSigner();
let base: Uint8Array;

beforeAll(async () => {
  base = await signedCartridge(folder, signer);
});

test('the base is whole, and trusted with its key', async () => {
  expect(await verifyBytes(folder, base)).toMatchObject({ faults: [], outcome: { ok: true, trust: 'portable' } });
  expect((await verifyBytes(folder, base, trusting(signer.publicKey))).outcome.trust).toBe('trusted');
});

const GUIDE = 'rom/knowledge/GUIDE.md';
const LOOP = 'rom/policy/loop.json';
const insert = (name: string, mode = '33188', sz = '4', data = "x'61626364'"): string =>
  `INSERT INTO sqlar VALUES (${name}, ${mode}, 0, ${sz}, ${data})`;
const bomb = (size: number): string => `x'${deflateSync(Buffer.alloc(size)).toString('hex')}'`;
const rename = (name: string): string => `UPDATE sqlar SET name = ${name} WHERE name = '${LOOP}'`;
const deflated = (text: string): string => deflateSync(Buffer.from(text)).toString('hex');

/** [attack, what is done, SQL, what the refusal names] */
const BY_SQL: readonly (readonly [number, string, string | ((database: Database) => void), RegExp])[] = [
  [
    1,
    'a bit of a ROM blob',
    `UPDATE sqlar SET data = x'7b227374657073223a347d' WHERE name = '${LOOP}'`,
    /rom: oid mismatch: the content of "rom\/policy\/loop.json"/,
  ],
  [
    3,
    'content replaced, oid stale',
    `UPDATE sqlar SET data = x'61626364', sz = 4 WHERE name = '${LOOP}'`,
    /rom: oid mismatch: .*loop\.json/,
  ],
  [
    4,
    'content and oid replaced, envelope old',
    `UPDATE sqlar SET data = x'61626364', sz = 4 WHERE name = '${LOOP}';
     UPDATE objects SET oid = '${sha256Digest('abcd')}', sz = 4 WHERE source_ref = '${LOOP}'`,
    /statement: manifest hash does not match the signed subject/,
  ],
  [
    6,
    'contents of two files swapped',
    `UPDATE sqlar SET name = 'rom/t' WHERE name = '${LOOP}'; UPDATE sqlar SET name = '${LOOP}' WHERE name = '${GUIDE}';
     UPDATE sqlar SET name = '${GUIDE}' WHERE name = 'rom/t'`,
    /GUIDE\.md[^]*loop\.json|loop\.json[^]*GUIDE\.md/,
  ],
  [7, 'an extra ROM row', insert("'rom/extra.md'"), /rom: unsigned ROM row "rom\/extra\.md"/],
  [
    7,
    'an extra ROM row that cannot be read',
    insert("'rom/extra.md'", '33188', '9', "x'789c00'"),
    /rom: unsigned ROM row "rom\/extra\.md"/,
  ],
  [
    8,
    'an extra capability',
    `INSERT INTO capabilities SELECT 'cap-0000000000000000', json, content_hash FROM capabilities`,
    /capability "cap-0000000000000000"/,
  ],
  [
    8,
    'an extra memory of zone rom',
    `CREATE TABLE memory(id TEXT PRIMARY KEY NOT NULL, zone TEXT NOT NULL, artifact_fingerprint TEXT NOT NULL, codebase_fingerprint TEXT, payload TEXT NOT NULL, oid TEXT NOT NULL, created_at TEXT NOT NULL) WITHOUT ROWID;
     INSERT INTO memory VALUES ('m9', 'rom', 'f', NULL, '{}', 'o', 't')`,
    /rom: unsigned ROM row "memory:m9"/,
  ],
  [
    8,
    'an extra vector of zone rom',
    `CREATE TABLE vectors(memory_id TEXT PRIMARY KEY, zone TEXT NOT NULL, embedding BLOB NOT NULL, artifact_fingerprint TEXT);
     INSERT INTO vectors VALUES ('m9', 'rom', x'00', NULL)`,
    /memory: unsigned ROM row in vectors: "m9"/,
  ],
  [9, 'a ROM row deleted', `DELETE FROM sqlar WHERE name = '${LOOP}'`, /rom: missing "rom\/policy\/loop\.json"/],
  [
    9,
    'an objects row deleted',
    `DELETE FROM objects WHERE source_ref = '${LOOP}'`,
    /rom: unsigned ROM row "rom\/policy\/loop\.json"/,
  ],
  [
    9,
    'both deleted',
    `DELETE FROM sqlar WHERE name = '${LOOP}'; DELETE FROM objects WHERE source_ref = '${LOOP}'`,
    /statement: manifest hash does not match/,
  ],
  [
    10,
    'an objects row moved to zone save',
    `UPDATE objects SET zone = 'save' WHERE source_ref = '${LOOP}'`,
    /objects: ROM source in SAVE zone: "rom\/policy\/loop\.json"/,
  ],
  [10, 'a ROM name re-labelled SAVE', rename("'save/policy/loop.json'"), /rom: missing "rom\/policy\/loop\.json"/],
  [
    11,
    'kind changed',
    `UPDATE objects SET kind = 'memory' WHERE source_ref = '${LOOP}'`,
    /objects: kind "memory" does not fit source_ref "rom\/policy\/loop\.json"/,
  ],
  [
    12,
    'canon changed',
    `UPDATE objects SET canon = 'jcs-rfc8785' WHERE source_ref = '${LOOP}'`,
    /objects: canon of "rom\/policy\/loop\.json"/,
  ],
  [
    12,
    'canon unknown',
    `UPDATE objects SET canon = 'x' WHERE source_ref = '${LOOP}'`,
    /objects: canon of "rom\/policy\/loop\.json" is "x"/,
  ],
  [
    13,
    'objects.sz differs',
    `UPDATE objects SET sz = 12 WHERE source_ref = '${LOOP}'`,
    /rom: sz of "rom\/policy\/loop\.json" is 11, its object lists 12/,
  ],
  [13, 'sqlar.sz differs', `UPDATE sqlar SET sz = 12 WHERE name = '${LOOP}'`, /loop\.json/],
  [
    14,
    'one of two files with equal bytes rewritten',
    `UPDATE sqlar SET data = x'61', sz = 1 WHERE name = 'rom/twin/b.txt'`,
    /rom: oid mismatch: .*"rom\/twin\/b\.txt"/,
  ],
  [
    16,
    'two objects with one source_ref',
    `INSERT INTO objects SELECT 'memory', source_ref, oid, canon, zone, sz FROM objects WHERE source_ref = '${LOOP}'`,
    /source_ref "rom\/policy\/loop\.json"/,
  ],
  [
    17,
    'names that differ only by case',
    insert("'rom/policy/LOOP.json'"),
    /names: names "rom\/policy\/(?:loop|LOOP)\.json" and "rom\/policy\/(?:loop|LOOP)\.json" differ only by case/,
  ],
  [
    17,
    'a prefix in capitals',
    insert("'ROM/x'"),
    /names: name "ROM\/x" is not allowed: it does not start with rom\/ or save\//,
  ],
  ...(
    [
      ['an NFC letter', '\u00e9', '00e9'],
      ['an NFD letter', 'e\u0301', '0301'],
      ['fullwidth', '\uff41', 'ff41'],
      ['zero width', 'a\u200bb', '200b'],
      ['bidi', 'a\u202eb', '202e'],
    ] as const
  ).map(
    ([what, segment, code]) =>
      [18, what, insert(`'rom/${segment}'`), new RegExp(`names: name "rom/[^"]*\\\\u${code}`)] as const,
  ),
  ...[
    'rom/../x',
    '/abs',
    'C:x',
    String.raw`rom\x`,
    'rom//x',
    'rom/./x',
    'rom/x/',
    '',
    'rom',
    `rom/${'a'.repeat(129)}`,
    'rom/-x',
    'rom/.x',
  ].map(
    (name) =>
      [
        19,
        `name ${JSON.stringify(name).slice(0, 20)}`,
        insert(`'${name}'`),
        /names: name ".*" is not allowed/,
      ] as const,
  ),
  ...['rom/con', 'rom/nul.txt', 'rom/COM1', 'rom/x.', 'rom/x '].map(
    (name) =>
      [20, `Windows: ${JSON.stringify(name)}`, insert(`'${name}'`), /names: name "rom\/[^"]*" is not allowed/] as const,
  ),
  [21, 'a name with a newline', insert("'rom/a' || char(10) || '::error::x'"), /names: name "rom\/a\\u000a::error::x"/],
  [21, 'a name with a runner command', insert("'rom/##[error]x'"), /names: name "rom\/#.u0023\[error\]x"/],
  [21, 'a name with NUL', insert("'rom/a' || char(0) || 'b'"), /names: name "rom\/a\\u0000b"/],
  [22, 'a NULL name', insert('NULL'), /names: a name in sqlar is NULL, not TEXT/],
  [22, 'two NULL names', `${insert('NULL')};${insert('NULL')}`, /names: a name in sqlar is NULL, not TEXT/],
  [22, 'a BLOB twin of a name', insert(`CAST('${LOOP}' AS BLOB)`), /names: a name in sqlar is BLOB, not TEXT/],
  ...['41471', '16877', '4516', '8612', '36333', '420', 'NULL', "'x'", '33261'].map(
    (mode) =>
      [
        23,
        `mode ${mode}`,
        `UPDATE sqlar SET mode = ${mode} WHERE name = '${LOOP}'`,
        /files: mode of "rom\/policy\/loop\.json"/,
      ] as const,
  ),
  [
    24,
    'a link and a row below it',
    `${insert("'save/link'", '41471', '4', "'/tmp'")};${insert("'save/link/x'")}`,
    /files: mode of "save\/link"/,
  ],
  [
    25,
    'sz 0 with a deflate body',
    `UPDATE sqlar SET sz = 0, data = x'${deflated('a'.repeat(50))}' WHERE name = '${LOOP}'`,
    /files: sz of "rom\/policy\/loop\.json"/,
  ],
  [
    25,
    'negative sz',
    `UPDATE sqlar SET sz = -1 WHERE name = '${LOOP}'`,
    /files: sz of "rom\/policy\/loop\.json" is -1/,
  ],
  [
    26,
    'sz smaller than the content',
    `UPDATE sqlar SET sz = 40, data = x'${deflated('a'.repeat(50))}' WHERE name = '${LOOP}'`,
    /files: sz of "rom\/policy\/loop\.json" is 40, but the content has more/,
  ],
  [
    26,
    'sz larger than the content',
    `UPDATE sqlar SET sz = 60, data = x'${deflated('a'.repeat(50))}' WHERE name = '${LOOP}'`,
    /files: sz of "rom\/policy\/loop\.json" is 60, but the content has 50 bytes/,
  ],
  [
    27,
    'bytes after the stream',
    `UPDATE sqlar SET sz = 50, data = x'${deflated('a'.repeat(50))}00' WHERE name = '${LOOP}'`,
    /files: trailing data in "rom\/policy\/loop\.json": 1 bytes/,
  ],
  [
    27,
    'two streams',
    `UPDATE sqlar SET sz = 50, data = x'${deflated('a'.repeat(50)).repeat(2)}' WHERE name = '${LOOP}'`,
    /files: trailing data in "rom\/policy\/loop\.json"/,
  ],
  [
    28,
    'a bomb that declares 1 GiB',
    `UPDATE sqlar SET sz = 1073741824, data = ${bomb(64 * 1024 * 1024)} WHERE name = '${LOOP}'`,
    /limits: size limit: "rom\/policy\/loop\.json" declares 1073741824/,
  ],
  [
    28,
    'a bomb that declares less',
    `UPDATE sqlar SET sz = 100000, data = ${bomb(64 * 1024 * 1024)} WHERE name = '${LOOP}'`,
    /files: sz of "rom\/policy\/loop\.json"/,
  ],
  [
    28,
    'sz 2^40',
    `UPDATE sqlar SET sz = 1099511627776 WHERE name = '${LOOP}'`,
    /limits: size limit: "rom\/policy\/loop\.json"/,
  ],
  [
    28,
    'sz 2^63-1',
    `UPDATE sqlar SET sz = 9223372036854775807 WHERE name = '${LOOP}'`,
    /limits: sz of "rom\/policy\/loop\.json" is beyond 2\^53/,
  ],
  ...["'12x'", '1.5', 'NULL', "x'01'"].map(
    (sz) =>
      [
        29,
        `sz ${sz}`,
        `UPDATE sqlar SET sz = ${sz} WHERE name = '${LOOP}'`,
        /files: sz of "rom\/policy\/loop\.json" is (?:TEXT|REAL|NULL|BLOB), not INTEGER/,
      ] as const,
  ),
  ...["'text'", '7', 'NULL'].map(
    (data) =>
      [
        29,
        `data ${data}`,
        `UPDATE sqlar SET data = ${data} WHERE name = '${LOOP}'`,
        /files: data of "rom\/policy\/loop\.json" is (?:TEXT|INTEGER|NULL), not BLOB/,
      ] as const,
  ),
  [
    31,
    'a view named sqlar',
    `ALTER TABLE sqlar RENAME TO other; CREATE VIEW sqlar AS SELECT * FROM other`,
    /schema: (?:table "other" is not part of the format|sqlar is not a table)/,
  ],
  [
    31,
    'only a view named sqlar',
    `DROP TABLE sqlar; CREATE VIEW sqlar AS SELECT 'rom/x' AS name, 33188 AS mode, 0 AS mtime, 1 AS sz, x'61' AS data`,
    /schema: sqlar is not a table but a "view"/,
  ],
  [
    32,
    'an endless recursive view',
    `DROP TABLE sqlar; CREATE VIEW sqlar AS WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n AS name, 0 AS mode, 0 AS mtime, 0 AS sz, x'' AS data FROM r`,
    /schema: sqlar is not a table/,
  ],
  [
    33,
    'a virtual table',
    (database) => {
      database.run('DROP TABLE sqlar; PRAGMA writable_schema=ON');
      database.run(
        `INSERT INTO sqlite_schema VALUES ('table', 'sqlar', 'sqlar', 0, 'CREATE VIRTUAL TABLE sqlar USING fts5(name, mode, mtime, sz, data)')`,
      );
    },
    /schema: sqlar is not a table with rows of its own/,
  ],
  ...[
    'name TEXT PRIMARY KEY COLLATE NOCASE, mode INT, mtime INT, sz INT, data BLOB)',
    'name TEXT, mode INT, mtime INT, sz INT, data BLOB)',
    'name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB, extra TEXT)',
    'name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB, n INT AS (sz + 1))',
    'name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB) WITHOUT ROWID',
    'name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB) STRICT',
  ].map(
    (columns) =>
      [
        34,
        columns,
        `DROP TABLE sqlar; CREATE TABLE sqlar(${columns}`,
        /schema: sqlar does not have the stock schema/,
      ] as const,
  ),
  [
    35,
    'a trigger',
    `CREATE TRIGGER plant AFTER DELETE ON sqlar BEGIN INSERT INTO sqlar VALUES ('rom/evil', 33188, 0, 1, x'61'); END`,
    /schema: trigger "plant" is not allowed/,
  ],
  [36, 'an unknown table', 'CREATE TABLE other(x)', /schema: table "other" is not part of the format/],
  [36, 'an unknown view', 'CREATE VIEW other AS SELECT 1', /schema: view "other" is not allowed/],
  [36, 'an index', 'CREATE INDEX other ON sqlar(sz)', /schema: index "other" is not part of the format/],
  [
    36,
    'an index over an expression',
    'CREATE INDEX other ON sqlar(sz + 1)',
    /schema: index "other" is not part of the format/,
  ],
  [
    37,
    'two tables on one page',
    `PRAGMA writable_schema=ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'cartridge') WHERE name = 'signatures'`,
    /schema: two schema objects share page|integrity/,
  ],
  [
    56,
    'a signed meta value changed',
    `UPDATE cartridge SET value = '9.9.9' WHERE key = 'cart.artifact_version'`,
    /rom: oid mismatch: .*"cartridge:cart\.artifact_version"/,
  ],
  [
    56,
    'a meta value added',
    `INSERT INTO cartridge VALUES ('cart.homepage', 'https://evil.example')`,
    /rom: meta "cart\.homepage" is not signed/,
  ],
  [
    56,
    'a meta value removed',
    `DELETE FROM cartridge WHERE key = 'cart.license'`,
    /rom: missing "cartridge:cart\.license"/,
  ],
  [57, 'a name beyond ASCII', insert("'rom/\u00e4'"), /names: name "rom\/\\u00e4" is not allowed/],
  [
    58,
    'no harness manifest',
    `DELETE FROM sqlar WHERE name LIKE '%harness%'`,
    /structure: invalid: rom\/manifest\/harness-requirements\.json is absent/,
  ],
  [
    58,
    'a harness manifest that is not JSON',
    `UPDATE sqlar SET data = x'61', sz = 1 WHERE name LIKE '%harness%'`,
    /structure: invalid: rom\/manifest\/harness-requirements\.json:1: not valid JSON/,
  ],
  [
    58,
    'an unknown schemaVersion',
    (database) =>
      database.run(`UPDATE sqlar SET data = ?, sz = 21 WHERE name LIKE '%harness%'`, [
        Buffer.from('{"schemaVersion":"x"}'),
      ]),
    /structure: invalid: .*unrecognized schemaVersion: "x"/,
  ],
];

test.each(BY_SQL)('attack %i: %s', async (_, __, change, expected) => {
  const { outcome, faults } = await verifyBytes(folder, await withSql(base, change));
  expect(faults.join('\n')).toMatch(expected);
  expect(outcome).toMatchObject({ ok: false, trust: 'tampered' });
});

test('attack 5: a full forgery by another key', async () => {
  const other = freshSigner();
  const forged = await signedCartridge(scratch(), other);
  const { faults, outcome } = await verifyBytes(folder, forged, trusting(signer.publicKey));
  expect(faults).toEqual([`trust: signed by ${other.publicKey.keyid}, which is not one of the given keys`]);
  expect([outcome.ok, outcome.trust, outcome.keyids]).toEqual([false, 'untrusted', [other.publicKey.keyid]]);
});

test('attack 15: equal bytes in ROM and SAVE are two rows', async () => {
  const both = await withSql(
    base,
    insert("'save/loop.json'", '33188', '11', `(SELECT data FROM sqlar WHERE name = '${LOOP}')`),
  );
  expect((await verifyBytes(folder, both)).faults).toEqual([]);
});

test('SAVE rows may change freely', async () => {
  const played = await withSql(
    base,
    `${insert("'save/notes.md'")}; ${insert("'save/log/1.txt'", '33188', '0', "x''")}`,
  );
  const dropped = await withSql(played, "DELETE FROM sqlar WHERE name = 'save/notes.md'");
  expect([(await verifyBytes(folder, played)).faults, (await verifyBytes(folder, dropped)).faults]).toEqual([[], []]);
});

const patch = (bytes: Uint8Array, offset: number, ...values: number[]): Uint8Array => {
  const copy = new Uint8Array(bytes);
  copy.set(values, offset);
  return copy;
};
const grown = (bytes: Uint8Array, more: Uint8Array): Uint8Array => new Uint8Array(Buffer.concat([bytes, more]));

/** [attack, what is done, bytes, what the refusal names] */
const BY_BYTES: readonly (readonly [number, string, (bytes: Uint8Array) => Uint8Array, RegExp])[] = [
  [43, 'header in WAL mode', (b) => patch(b, 18, 2, 2), /^header: journal mode is WAL/],
  ...[1, 15, 99].map(
    (size) =>
      [
        45,
        `cut to ${size}`,
        (b: Uint8Array) => b.slice(0, size),
        /^header: the file has \d+ bytes, which is not an SQLite database/,
      ] as const,
  ),
  ...([100, 512, 0.5, -4096, -1] as const).map(
    (size) =>
      [
        45,
        `cut to ${size}`,
        (b: Uint8Array) => b.slice(0, size === 0.5 ? Math.floor(b.length / 2) : size),
        /^header: size does not match the page count/,
      ] as const,
  ),
  [46, 'bytes appended', (b) => grown(b, new Uint8Array(1)), /^header: size does not match the page count/],
  [46, 'a second database appended', (b) => grown(b, b), /^header: size does not match the page count/],
  [47, 'page count 0xfffffffe', (b) => patch(b, 28, 0xff, 0xff, 0xff, 0xfe), /^header: size does not match/],
  [47, 'page count 1', (b) => patch(b, 28, 0, 0, 0, 1), /^header: size does not match/],
  [47, 'page size 3', (b) => patch(b, 16, 0, 3), /^header: page size is 3/],
  [47, 'page size 65536', (b) => patch(b, 16, 0, 1), /^header: size does not match/],
  [47, 'reserved bytes', (b) => patch(b, 20, 8), /^header: 8 bytes of every page are reserved/],
  ...Array.from(
    { length: 20 },
    (_, i) =>
      [
        47,
        `reserved byte ${72 + i}`,
        (b: Uint8Array) => patch(b, 72 + i, 1),
        /^header: reserved bytes of the header are not zero$/,
      ] as const,
  ),
  [47, 'schema format 99', (b) => patch(b, 44, 0, 0, 0, 99), /^header: schema format is 99/],
  [47, 'a freelist that is none', (b) => patch(b, 32, 0, 0, 0, 2, 0, 0, 0, 1), /^integrity: /],
  [47, 'more free pages than pages', (b) => patch(b, 36, 0, 0, 255, 255), /^header: 65535 free pages/],
  [47, 'auto-vacuum', (b) => patch(b, 52, 0, 0, 0, 1), /^header: auto-vacuum is on/],
  [48, 'unknown format version', (b) => patch(b, 60, 0), /^identity: format version 0 is not known/],
  [49, 'UTF-16', (b) => patch(b, 56, 0, 0, 0, 2), /^header: encoding is not UTF-8/],
];

test.each(BY_BYTES)('attack %i: %s', async (_, __, change, expected) => {
  const { outcome, faults } = await verifyBytes(folder, change(base));
  expect(faults.join('\n')).toMatch(expected);
  expect(outcome.ok).toBe(false);
});

const NO_SETTING = 'give a cartridge, or a CAL called *.cal.json or *.cal.yaml';

/** Nobody tampered with what is not a cartridge here: it could not be judged. */
test.each<[number, string, (bytes: Uint8Array) => Uint8Array, FormatProfile, string, string]>([
  [45, 'cut to 0', (b) => b.slice(0, 0), PROFILES.cart, 'it is an empty file, not a cartridge', NO_SETTING],
  [
    48,
    'application_id of nothing',
    (b) => patch(b, 68, 1, 2, 3, 4),
    PROFILES.cart,
    'it is an SQLite database that is not a cartridge (its application_id is 0x01020304)',
    NO_SETTING,
  ],
  [
    48,
    'a newer format version',
    (b) => patch(b, 60, 9),
    PROFILES.cart,
    'it is a cartridge of format version 9; version 1 is known',
    'use a newer cartwright',
  ],
  [
    48,
    'another profile',
    (b) => b,
    PROFILES.acx,
    'it is a cartridge of prefix cart; prefix acx is read here',
    'to read it, run with --prefix cart, or set prefix: cart in cartwright.yaml',
  ],
])('attack %i: %s is not a cartridge here', async (_, __, change, profile, message, help) => {
  await expect(verifyBytes(folder, change(base), {}, profile)).rejects.toMatchObject({
    code: 'not-a-cartridge',
    message,
    help,
  });
});

/** Offset of a text in the database's bytes; every occurrence. */
const offsets = (bytes: Uint8Array, text: string): number[] => {
  const found: number[] = [];
  for (let at = Buffer.from(bytes).indexOf(text); at !== -1; at = Buffer.from(bytes).indexOf(text, at + 1))
    found.push(at);
  return found;
};

test('attack 2 and attack 38: a name that differs between table and index', async () => {
  const results: string[] = [];
  for (const at of offsets(base, LOOP)) {
    const { outcome, faults } = await verifyBytes(folder, patch(base, at + 4, 'q'.charCodeAt(0)));
    expect(outcome.ok).toBe(false);
    results.push(faults.map((fault) => fault.split(':')[0]).join());
  }
  expect(results).toContain('integrity');
});

test('attack 50: a text that is not UTF-8', async () => {
  const [at = 0] = offsets(base, 'Demo Agent');
  const { faults } = await verifyBytes(folder, patch(base, at, 0xff, 0xfe));
  expect(faults.join('\n')).toMatch(/meta: meta value "cart\.agent_name" is invalid UTF-8/);
});

test('every page pointer that leads back to itself ends at once', async () => {
  const pages = base.length / 4096;
  for (let page = 1; page <= pages; page++) {
    const start = (page - 1) * 4096 + (page === 1 ? 100 : 0);
    // An interior page whose right-most child is itself.
    const looped = patch(
      base,
      start,
      5,
      0,
      0,
      0,
      0,
      0,
      12,
      0,
      (page >>> 24) & 255,
      (page >>> 16) & 255,
      (page >>> 8) & 255,
      page & 255,
    );
    expect((await verifyBytes(folder, looped)).outcome.ok).toBe(false);
  }
});
