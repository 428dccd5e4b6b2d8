/** Attack group 1 (cartridge tampering): one change of rows or schema by the real sqlite3 program. The numbers are the catalogue's. */
import { beforeAll, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Signer } from '../../../../src/core/dsse/sign.ts';
import { faults, newSigner, signedCartridge, sqlite, trusting, verifyIn } from '../../../support/small-cartridge.ts';
import { scratch } from '../../../support/cli.ts';
import { describeTool } from '../../../support/tools.ts';

let signer: Signer;
let base: Buffer;

beforeAll(async () => {
  signer = newSigner();
  base = await signedCartridge(signer);
});

/** A row of sqlar as attackers add it. */
const add = (name: string, rest = "33188,0,1,x'41'"): string => `INSERT INTO sqlar VALUES(${name},${rest});`;
const set = (column: string, value: string, name = 'rom/a/two.md'): string =>
  `UPDATE sqlar SET ${column}=${value} WHERE name='${name}';`;
const object = (column: string, value: string): string =>
  `UPDATE objects SET ${column}=${value} WHERE source_ref='rom/a/two.md';`;
const replaceSqlar = (create: string): string =>
  `ALTER TABLE sqlar RENAME TO old; ${create}; INSERT INTO sqlar SELECT * FROM old; DROP TABLE old;`;

const cases: readonly (readonly [number, string, string, RegExp])[] = [
  [
    3,
    'content replaced, oid left',
    set('data', "CAST('the OTHER file'||char(10) AS BLOB)"),
    /rom: oid mismatch.*rom\/a\/two\.md/,
  ],
  [
    4,
    'content and oid replaced',
    `${set('data', "CAST('THE other file'||char(10) AS BLOB)")} ${object('oid', "'sha256:'||'c2d4ce2c1f3ab0b6f9f3b28dcae0f8aa3f1f3dd1dbf7fab2a73a5f3fbb38c5de'")}`,
    /rom-digest: ROM digest is/,
  ],
  [
    6,
    'contents swapped',
    "CREATE TEMP TABLE t AS SELECT name, data FROM sqlar; UPDATE sqlar SET data=(SELECT data FROM t WHERE name='rom/a/two.md') WHERE name='rom/a/one.md'; UPDATE sqlar SET data=(SELECT data FROM t WHERE name='rom/a/one.md') WHERE name='rom/a/two.md';",
    /rom\/a\/one\.md[^]*rom\/a\/two\.md/,
  ],
  [
    6,
    'names swapped',
    "UPDATE sqlar SET name='rom/t' WHERE name='rom/a/one.md'; UPDATE sqlar SET name='rom/a/one.md' WHERE name='rom/a/two.md'; UPDATE sqlar SET name='rom/a/two.md' WHERE name='rom/t';",
    /rom\/a\/one\.md[^]*rom\/a\/two\.md/,
  ],
  [7, 'extra ROM file', add("'rom/evil.md'"), /rom: unsigned ROM row "rom\/evil\.md"/],
  [
    8,
    'extra capability',
    "INSERT INTO capabilities SELECT 'cap-0000000000000000', json, content_hash FROM capabilities LIMIT 1;",
    /unsigned ROM row "capability:cap-0000000000000000"/,
  ],
  [
    8,
    'extra ROM memory',
    "CREATE TABLE memory(id TEXT PRIMARY KEY NOT NULL, zone TEXT NOT NULL, artifact_fingerprint TEXT NOT NULL, codebase_fingerprint TEXT, payload TEXT NOT NULL, oid TEXT NOT NULL, created_at TEXT NOT NULL) WITHOUT ROWID; INSERT INTO memory VALUES('m1','rom','f',NULL,'{}','o','t');",
    /unsigned ROM row "memory:m1"/,
  ],
  [
    8,
    'ROM vector of no memory',
    "CREATE TABLE vectors(memory_id TEXT PRIMARY KEY, zone TEXT NOT NULL, embedding BLOB NOT NULL, artifact_fingerprint TEXT); INSERT INTO vectors VALUES('m1','rom',x'00',NULL);",
    /unsigned ROM row in vectors: "m1"/,
  ],
  [9, 'sqlar row deleted', "DELETE FROM sqlar WHERE name='rom/a/two.md';", /missing "rom\/a\/two\.md"/],
  [
    9,
    'objects row deleted',
    "DELETE FROM objects WHERE source_ref='rom/a/two.md';",
    /unsigned ROM row "rom\/a\/two\.md"/,
  ],
  [
    9,
    'both deleted',
    "DELETE FROM sqlar WHERE name='rom/a/two.md'; DELETE FROM objects WHERE source_ref='rom/a/two.md';",
    /rom-digest: ROM digest is/,
  ],
  [10, 'object moved to SAVE', object('zone', "'save'"), /ROM source in SAVE zone: "rom\/a\/two\.md"/],
  [10, 'ROM name made SAVE', set('name', "'save/a/two.md'"), /missing "rom\/a\/two\.md"/],
  [
    10,
    'both made SAVE',
    `${set('name', "'save/a/two.md'")} UPDATE objects SET zone='save', source_ref='save/a/two.md' WHERE source_ref='rom/a/two.md';`,
    /rom-digest/,
  ],
  [11, 'kind', object('kind', "'memory'"), /kind "memory" does not fit source_ref "rom\/a\/two\.md"/],
  [12, 'canon changed', object('canon', "'jcs-rfc8785'"), /canon of "rom\/a\/two\.md"/],
  [12, 'canon unknown', object('canon', "'x'"), /canon of "rom\/a\/two\.md" is "x"/],
  [13, 'objects.sz', object('sz', '16'), /sz of "rom\/a\/two\.md" is 15, its object lists 16/],
  [13, 'sqlar.sz', set('sz', '14'), /sz of "rom\/a\/two\.md"|data of "rom\/a\/two\.md" is no zlib/],
  [
    14,
    'one of two equal files rewritten',
    set('data', "CAST('the FIRST file'||char(10) AS BLOB)", 'rom/a/same.md'),
    /oid mismatch.*rom\/a\/same\.md/,
  ],
  [
    16,
    'two objects of one source',
    "INSERT INTO objects SELECT 'sqlax',source_ref,oid,canon,zone,sz FROM objects WHERE source_ref='rom/a/two.md';",
    /kind "sqlax" does not fit|duplicate source_ref/,
  ],
  [
    17,
    'case twin',
    add("'rom/a/TWO.md'"),
    /names "rom\/a\/TWO\.md" and "rom\/a\/two\.md" differ only by case|names "rom\/a\/two\.md" and "rom\/a\/TWO\.md" differ only by case/,
  ],
  [17, 'prefix in capitals', add("'ROM/x'"), /name "ROM\/x" is not allowed/],
  [18, 'NFD', add("'rom/e'||char(769)"), /"rom\/e\\u0301"/],
  [18, 'fullwidth', add("'rom/'||char(65345)"), /"rom\/\\uff41"/],
  [18, 'zero width', add("'rom/a'||char(8203)"), /"rom\/a\\u200b"/],
  [18, 'bidi', add("'rom/a'||char(8238)||'b'"), /"rom\/a\\u202eb"/],
  ...[
    'rom/../x',
    '/abs',
    'C:x',
    'rom\\x',
    'rom//x',
    'rom/./x',
    'rom/x/',
    '',
    `rom/${'n'.repeat(129)}`,
    'rom',
    'rom/.x',
    'save/../x',
    'x/y',
  ].map((name) => [19, `name ${name.slice(0, 20)}`, add(`'${name}'`), /names: name ".*" is not allowed/] as const),
  ...['rom/con', 'rom/nul.txt', 'rom/COM1.md', 'rom/x.', 'rom/x ', 'save/aux'].map(
    (name) => [20, `name ${name}`, add(`'${name}'`), /names: name ".*" is not allowed/] as const,
  ),
  [21, 'newline', add("'rom/x'||char(10)||'::error::y'"), /name "rom\/x.*error.*" is not allowed/],
  [21, 'NUL', add("CAST(x'726f6d2f6100' AS TEXT)"), /is not allowed/],
  [21, 'command', add("'rom/##[error]x'"), /is not allowed/],
  [22, 'NULL name', add('NULL'), /a name in sqlar is NULL, not TEXT/],
  [22, 'BLOB twin', add("CAST('rom/a/two.md' AS BLOB)"), /a name in sqlar is BLOB, not TEXT/],
  ...['41471', '16877', '4516', '8612', '35309', 'NULL', "'x'", '0', '-1', '33206', '33261', '420'].map(
    (mode) => [23, `mode ${mode}`, set('mode', mode), /files: mode of "rom\/a\/two\.md"/] as const,
  ),
  [23, 'mode of a SAVE row', add("'save/link'", "41471,0,-1,'/etc/passwd'"), /mode of "save\/link"/],
  [24, 'link and a row below', `${add("'rom/l'", "41471,0,-1,'/tmp'")} ${add("'rom/l/x'")}`, /mode of "rom\/l"/],
  [25, 'sz 0 with a body', set('sz', '0', 'rom/b/long.txt'), /sz of "rom\/b\/long\.txt" is 0/],
  [25, 'sz negative', set('sz', '-1', 'rom/b/long.txt'), /sz of "rom\/b\/long\.txt" is -1/],
  [26, 'sz too small', set('sz', 'sz-1', 'rom/b/long.txt'), /sz of "rom\/b\/long\.txt"/],
  [26, 'sz too large', set('sz', 'sz+1', 'rom/b/long.txt'), /sz of "rom\/b\/long\.txt"/],
  [
    27,
    'trailing bytes',
    set('data', "CAST(data||x'00' AS BLOB)", 'rom/b/long.txt'),
    /trailing data in "rom\/b\/long\.txt"/,
  ],
  [
    27,
    'two streams',
    set('data', 'CAST(data||data AS BLOB)', 'rom/b/long.txt'),
    /trailing data in "rom\/b\/long\.txt"|data of "rom\/b\/long\.txt" is/,
  ],
  [28, 'sz 2^30', set('sz', '1073741824', 'rom/b/long.txt'), /limits: size limit: "rom\/b\/long\.txt"/],
  [28, 'sz 2^40', set('sz', '1099511627776', 'rom/b/long.txt'), /limits: size limit: "rom\/b\/long\.txt"/],
  [28, 'sz 2^63-1', set('sz', '9223372036854775807', 'rom/b/long.txt'), /limits: size limit: "rom\/b\/long\.txt"/],
  [29, 'sz TEXT', set('sz', "'15x'"), /sz of "rom\/a\/two\.md" is TEXT/],
  [29, 'sz REAL', set('sz', '15.5'), /sz of "rom\/a\/two\.md" is REAL/],
  [29, 'sz NULL', set('sz', 'NULL'), /sz of "rom\/a\/two\.md" is NULL/],
  [29, 'data TEXT', set('data', "'the other file'||char(10)"), /data of "rom\/a\/two\.md" is TEXT/],
  [29, 'data INTEGER', set('data', '7'), /data of "rom\/a\/two\.md" is INTEGER/],
  [29, 'data NULL', set('data', 'NULL'), /data of "rom\/a\/two\.md" is NULL/],
  [
    31,
    'view sqlar',
    'ALTER TABLE sqlar RENAME TO s2; CREATE VIEW sqlar AS SELECT * FROM s2;',
    /schema: .*(sqlar is not a table|"s2")/,
  ],
  [
    32,
    'endless view',
    'DROP TABLE sqlar; CREATE VIEW sqlar(name,mode,mtime,sz,data) AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) SELECT x,1,1,1,1 FROM c;',
    /sqlar is not a table/,
  ],
  [
    33,
    'virtual table sqlar',
    'DROP TABLE sqlar; CREATE VIRTUAL TABLE sqlar USING fts5(name,mode,mtime,sz,data);',
    /schema: sqlar is not a table|schema: .*sqlar/,
  ],
  [
    33,
    'virtual table objects',
    'DROP TABLE objects; CREATE VIRTUAL TABLE objects USING fts5(kind,source_ref,oid,canon,zone,sz);',
    /schema: /,
  ],
  [
    34,
    'NOCASE',
    replaceSqlar('CREATE TABLE sqlar(name TEXT COLLATE NOCASE PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)'),
    /stock schema/,
  ],
  [34, 'no key', replaceSqlar('CREATE TABLE sqlar(name TEXT, mode INT, mtime INT, sz INT, data BLOB)'), /stock schema/],
  [34, 'extra column', 'ALTER TABLE sqlar ADD COLUMN more TEXT;', /stock schema/],
  [34, 'generated column', 'ALTER TABLE sqlar ADD COLUMN more TEXT AS (name);', /stock schema/],
  [
    34,
    'WITHOUT ROWID',
    replaceSqlar('CREATE TABLE sqlar(name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB) WITHOUT ROWID'),
    /stock schema/,
  ],
  [
    34,
    'STRICT',
    replaceSqlar('CREATE TABLE sqlar(name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB) STRICT'),
    /stock schema/,
  ],
  [
    35,
    'trigger',
    "CREATE TRIGGER t1 AFTER DELETE ON sqlar BEGIN INSERT INTO sqlar VALUES('rom/evil',33188,0,1,x'41'); END;",
    /trigger "t1"/,
  ],
  [36, 'table', 'CREATE TABLE more(x);', /"more"/],
  [36, 'view', 'CREATE VIEW v1 AS SELECT 1;', /"v1"/],
  [36, 'index', 'CREATE INDEX i1 ON sqlar(mtime);', /"i1"/],
  [36, 'index with expression', "CREATE INDEX i1 ON sqlar(name||'x');", /"i1"/],
  [36, 'statistics', 'ANALYZE;', /sqlite_stat1/],
  [
    37,
    'shared root page',
    "UPDATE sqlite_schema SET rootpage=(SELECT rootpage FROM sqlite_schema WHERE name='sqlar') WHERE name='capabilities';",
    /share page/,
  ],
  [
    37,
    'schema text changed',
    "UPDATE sqlite_schema SET sql=replace(sql,'sz INT','sz TEXT') WHERE name='sqlar';",
    /stock schema/,
  ],
  [
    38,
    'index of the wrong rows',
    "UPDATE sqlite_schema SET rootpage=(SELECT rootpage FROM sqlite_schema WHERE name='sqlite_autoindex_capabilities_1') WHERE name='sqlite_autoindex_sqlar_1'; DELETE FROM sqlite_schema WHERE name='sqlite_autoindex_capabilities_1';",
    /schema|integrity/,
  ],
  [43, 'WAL header', 'PRAGMA journal_mode=WAL;', /header: journal mode is WAL/],
  [48, 'application_id', 'PRAGMA application_id=7;', /identity: application_id is 0x00000007/],
  [48, 'application_id of the other profile', 'PRAGMA application_id=1094932529;', /use --prefix acx/],
  [48, 'version', 'PRAGMA user_version=0x02000000;', /format version 2 is not known/],
  [
    50,
    'invalid UTF-8 in a source_ref',
    "UPDATE objects SET source_ref=CAST(x'726f6d2fff' AS TEXT) WHERE source_ref='rom/a/two.md';",
    /invalid UTF-8/,
  ],
  [
    50,
    'invalid UTF-8 in a meta value',
    "UPDATE cartridge SET value=CAST(x'ff' AS TEXT) WHERE key='cart.role';",
    /invalid UTF-8/,
  ],
  [
    51,
    'rows beyond the limit',
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c WHERE x<1100) INSERT INTO cartridge SELECT 'k'||x,'v' FROM c;",
    /table cartridge has more than 1000 rows/,
  ],
  ...['artifact_version', 'cartridge_id', 'publisher_id', 'agent_name', 'role', 'created_at'].map(
    (key) =>
      [
        56,
        `meta ${key}`,
        `UPDATE cartridge SET value='io.x/y' WHERE key='cart.${key}';`,
        new RegExp(`cartridge:cart.${key}`),
      ] as const,
  ),
  [56, 'extra meta', "INSERT INTO cartridge VALUES('cart.extra','x');", /meta "cart\.extra" is not signed/],
  [56, 'meta deleted', "DELETE FROM cartridge WHERE key='cart.role';", /cart\.role is missing/],
  [56, 'ROM digest', "UPDATE cartridge SET value='sha256:00' WHERE key='cart.rom_manifest_hash';", /rom-digest/],
  [
    58,
    'manifest absent',
    "DELETE FROM sqlar WHERE name='rom/manifest/harness-requirements.json';",
    /harness-manifest: rom\/manifest\/harness-requirements\.json is absent/,
  ],
  [58, 'manifest twice', add("'rom/manifest/Harness-requirements.json'"), /differ only by case/],
  [
    58,
    'manifest not JSON',
    set('data', "CAST('{' AS BLOB), sz=1", 'rom/manifest/harness-requirements.json'),
    /harness-manifest: rom\/manifest\/harness-requirements\.json:1/,
  ],
  [87, 'signature deleted', 'DELETE FROM signatures;', /signature: no signature/],
];

describeTool('sqlite3', 'one change of the rows or the schema', () => {
  test.each(cases)('%i: %s', async (number, _what, script, named) => {
    const cwd = scratch();
    const path = join(cwd, 'x.cart');
    writeFileSync(path, base);
    sqlite(path, script);
    const outcome = await verifyIn(cwd, trusting(signer));
    expect({ ok: outcome.ok, trust: outcome.trust }).toEqual({
      ok: false,
      trust: number === 87 ? 'unsigned' : 'tampered',
    });
    expect(faults(outcome)).toMatch(named);
    for (const line of faults(outcome).split('\n')) expect(line).toMatch(/^[a-z-]+: [ -~…]+$/);
  });

  test('what is not ROM may change: SAVE rows, modes of nothing else, and times', async () => {
    const cwd = scratch();
    const path = join(cwd, 'x.cart');
    writeFileSync(path, base);
    sqlite(path, `${add("'save/log.md'")} UPDATE sqlar SET mtime=12345; VACUUM;`);
    expect(await verifyIn(cwd, trusting(signer))).toMatchObject({ ok: true, trust: 'trusted' });
  });

  test('51: 100,000 SAVE rows are no attack', async () => {
    const cwd = scratch();
    writeFileSync(join(cwd, 'x.cart'), base);
    const rows = 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c WHERE x<100000)';
    sqlite(join(cwd, 'x.cart'), `${rows} INSERT INTO sqlar SELECT 'save/m'||x,33188,0,1,x'41' FROM c;`);
    expect(await verifyIn(cwd, trusting(signer))).toMatchObject({ ok: true, trust: 'trusted' });
  });
});

test('the untouched cartridge is trusted', async () => {
  const cwd = scratch();
  writeFileSync(join(cwd, 'x.cart'), base);
  expect(await verifyIn(cwd, trusting(signer))).toMatchObject({ ok: true, trust: 'trusted' });
});
