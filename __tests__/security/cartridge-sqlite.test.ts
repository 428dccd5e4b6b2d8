/** docs/threats.md 1: what only the real sqlite3 program, or the file system, does to a signed cartridge. */
import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainDemands, verifyFile } from '../../src/app/trust/verify.ts';
import type { Signer } from '../../src/core/dsse/sign.ts';
import { PROFILES } from '../../src/ids.ts';
import {
  folderState,
  freshSigner,
  NOW,
  ports,
  signedCartridge,
  sqlite,
  trusting,
  verifyBytes,
  type Checked,
} from '../support/cartridges.ts';
import { describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';

const folder = scratch();
const signer: Signer = freshSigner();
let base: Uint8Array;

beforeAll(async () => {
  base = await signedCartridge(folder, signer);
});

const trusted = (bytes: Uint8Array): Promise<Checked> => verifyBytes(folder, bytes, trusting(signer.publicKey));

/** The base after a script of sqlite3. */
function after(script: string): Uint8Array {
  const path = join(scratch(), 'x.cart');
  writeFileSync(path, base);
  sqlite(path, script);
  return readFileSync(path);
}

const LOOP = 'rom/policy/loop.json';
const GUIDE = 'rom/knowledge/GUIDE.md';
const add = (name: string, rest = "33188,0,1,x'41'"): string => `INSERT INTO sqlar VALUES(${name},${rest});`;

/** [attack, what is done, script, what the refusal names] */
const SCRIPTS: readonly (readonly [number, string, string, RegExp])[] = [
  [
    6,
    'contents swapped, names left',
    `CREATE TEMP TABLE t AS SELECT name, data, sz FROM sqlar;
     UPDATE sqlar SET (data, sz) = (SELECT data, sz FROM t WHERE name='${GUIDE}') WHERE name='${LOOP}';
     UPDATE sqlar SET (data, sz) = (SELECT data, sz FROM t WHERE name='${LOOP}') WHERE name='${GUIDE}';`,
    /GUIDE\.md[^]*loop\.json/,
  ],
  [
    10,
    'a ROM file and its object both re-labelled SAVE',
    `UPDATE sqlar SET name='save/policy/loop.json' WHERE name='${LOOP}';
     UPDATE objects SET zone='save', source_ref='save/policy/loop.json' WHERE source_ref='${LOOP}';`,
    /rom-digest: ROM digest is/,
  ],
  [19, 'a SAVE name that leads out', add("'save/../x'"), /names: name "save\/\.\.\/x" is not allowed/],
  [20, 'a SAVE name of a device', add("'save/aux'"), /names: name "save\/aux" is not allowed/],
  [23, 'a SAVE row that is a link', add("'save/link'", "41471,0,-1,'/etc/passwd'"), /mode of "save\/link"/],
  [
    33,
    'a real virtual table for objects',
    'DROP TABLE objects; CREATE VIRTUAL TABLE objects USING fts5(kind,source_ref,oid,canon,zone,sz);',
    /schema: objects is not a table with rows of its own|schema: .*"objects_/,
  ],
  [34, 'a column added', 'ALTER TABLE sqlar ADD COLUMN more TEXT;', /sqlar does not have the stock schema/],
  [36, 'statistics', 'ANALYZE;', /schema: table "sqlite_stat1" is not part of the format/],
  [
    37,
    'the text of a schema changed',
    "UPDATE sqlite_schema SET sql=replace(sql,'sz INT','sz TEXT') WHERE name='sqlar';",
    /sqlar does not have the stock schema/,
  ],
  [
    38,
    'an index of another table',
    "UPDATE sqlite_schema SET rootpage=(SELECT rootpage FROM sqlite_schema WHERE name='sqlite_autoindex_capabilities_1') WHERE name='sqlite_autoindex_sqlar_1'; DELETE FROM sqlite_schema WHERE name='sqlite_autoindex_capabilities_1';",
    /schema: table capabilities has no index of its key/,
  ],
  [
    38,
    'the indexes of two tables exchanged',
    `CREATE TEMP TABLE t AS SELECT name, rootpage FROM sqlite_schema WHERE name LIKE 'sqlite_auto%';
     UPDATE sqlite_schema SET rootpage=(SELECT rootpage FROM t WHERE t.name<>sqlite_master.name) WHERE name IN (SELECT name FROM t);`,
    /integrity: an index of table sqlar does not have its 7 rows/,
  ],
  [43, 'switched to WAL', 'PRAGMA journal_mode=WAL;', /header: journal mode is WAL/],
  [
    50,
    'invalid UTF-8 in a source_ref',
    `UPDATE objects SET source_ref=CAST(x'726f6d2fff' AS TEXT) WHERE source_ref='${LOOP}';`,
    /objects: a source_ref is invalid UTF-8/,
  ],
  [
    51,
    'rows beyond the limit',
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c WHERE x<1100) INSERT INTO cartridge SELECT 'k'||x,'v' FROM c;",
    /limits: table cartridge has more than 1000 rows/,
  ],
  ...['artifact_version', 'cartridge_id', 'publisher_id', 'agent_name', 'role', 'created_at'].map(
    (key) =>
      [
        56,
        `meta ${key} changed`,
        `UPDATE cartridge SET value='io.x/y' WHERE key='cart.${key}';`,
        new RegExp(`rom: oid mismatch: .*"cartridge:cart\\.${key}"`),
      ] as const,
  ),
  [
    56,
    'the stated digest changed',
    "UPDATE cartridge SET value='sha256:00' WHERE key='cart.rom_manifest_hash';",
    /rom-digest: ROM digest is .* another/,
  ],
  [58, 'a twin of the manifest', add("'rom/manifest/Harness-requirements.json'"), /names: .*differ only by case/],
];

describeTool('sqlite3', 'databases that the real program makes', () => {
  test.each(SCRIPTS)('attack %i: %s', async (_, __, script, expected) => {
    const { outcome, faults } = await trusted(after(script));
    expect(faults.join('\n')).toMatch(expected);
    expect(outcome).toMatchObject({ ok: false, trust: 'tampered' });
    for (const fault of faults) expect(fault).toMatch(/^[a-z-]+: [ -~…]+$/);
  });

  test('attack 49: the same rows in UTF-16', async () => {
    const [from, to] = [join(scratch(), 'x.cart'), join(scratch(), 'x.cart')];
    writeFileSync(from, base);
    const dump = sqlite(from, '.dump').replace(/^[^]*?(?=PRAGMA foreign_keys)/, '');
    sqlite(to, `PRAGMA encoding='UTF-16le'; PRAGMA application_id=0x43525431;\n${dump}`);
    expect((await trusted(readFileSync(to))).faults.join()).toMatch(/header: encoding is not UTF-8/);
  });

  test('attack 51: 100,000 SAVE rows are not an attack', async () => {
    const rows = 'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c WHERE x<100000)';
    const many = after(`${rows} INSERT INTO sqlar SELECT 'save/m'||x,33188,0,1,x'41' FROM c;`);
    expect(await trusted(many)).toMatchObject({ faults: [], outcome: { trust: 'trusted' } });
  }, 60_000);

  test('the rows of an intact file in pages of other sizes still verify, with SAVE rows and other times', async () => {
    for (const size of [512, 1024, 16384, 65536]) {
      const moved = after(`${add("'save/log.md'")} UPDATE sqlar SET mtime=12345; PRAGMA page_size=${size}; VACUUM;`);
      expect(await trusted(moved)).toMatchObject({ faults: [], outcome: { trust: 'trusted' } });
    }
  });
});

test('attack 40 and attack 41: what is not a regular file is refused by its path, and nothing is made', () => {
  const cwd = scratch();
  writeFileSync(join(cwd, 'x.cart'), base);
  symlinkSync('x.cart', join(cwd, 'link'));
  symlinkSync('loop', join(cwd, 'loop'));
  mkdirSync(join(cwd, 'folder'));
  spawnSync('mkfifo', [join(cwd, 'fifo')]);
  const { store } = ports(cwd);
  const answers = ['file:x?mode=rwc', ':memory:', '', 'link', 'loop', 'folder', 'fifo', '/dev/zero', 'absent'].map(
    (path) => {
      try {
        store.open(path).close();
        return 'opened';
      } catch (error) {
        return (error as Error).message;
      }
    },
  );
  expect(answers).toEqual([
    'cannot be read: there is no such file or directory',
    'cannot be read: there is no such file or directory',
    'cannot be read: it is a directory',
    'cannot be read: it is a symbolic link',
    'cannot be read: it is a symbolic link',
    'cannot be read: it is a directory',
    'cannot be read: not a regular file',
    'cannot be read: not a regular file',
    'cannot be read: there is no such file or directory',
  ]);
  expect(spawnSync('ls', [cwd], { encoding: 'utf8' }).stdout.split('\n').sort()).toEqual(
    ['', 'fifo', 'folder', 'link', 'loop', 'x.cart'].sort(),
  );
});

test.each([
  [42, '-wal'],
  [42, '-shm'],
  [44, '-journal'],
])('attack %i: a file %s beside it, even a link to nowhere', async (_, suffix) => {
  for (const link of [false, true]) {
    const cwd = scratch();
    writeFileSync(join(cwd, 'x.cart'), base);
    if (link) symlinkSync('nowhere', join(cwd, `x.cart${suffix}`));
    else writeFileSync(join(cwd, `x.cart${suffix}`), 'anything');
    const before = link ? undefined : folderState(cwd);
    await expect(verifyFile(ports(cwd), 'x.cart', plainDemands(PROFILES.cart, NOW))).rejects.toMatchObject({
      code: 'locked',
      path: 'x.cart',
      message: `it is being written: "x.cart${suffix}" is beside it`,
    });
    if (before !== undefined) expect(folderState(cwd)).toEqual(before);
  }
});
