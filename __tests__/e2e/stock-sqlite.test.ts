/** What the real sqlite3 program sees in a cartridge that was built here (docs/format.md 12). */
import { beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cartwright, ROOT } from '../support/cli.ts';
import { describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';

const random = (length: number): Buffer => {
  const parts = Array.from({ length: Math.ceil(length / 32) }, (_, i) => createHash('sha256').update(`${i}`).digest());
  return Buffer.concat(parts).subarray(0, length);
};

/** Awkward, as far as the rule for names lets them be. */
const FILES: Readonly<Record<string, Buffer>> = {
  'rom/0': Buffer.from('0'),
  'rom/A..B': Buffer.from('two dots'),
  'rom/a-_.-x': Buffer.from('marks'),
  [`rom/${'n'.repeat(128)}/${'m'.repeat(128)}`]: Buffer.from('as long as a name may be'),
  'rom/con1/com10.txt': Buffer.from('nearly devices'),
  [`rom/${Array.from({ length: 40 }, (_, i) => `d${i}`).join('/')}/deep`]: Buffer.from('deep'),
  'rom/empty': Buffer.alloc(0),
  'rom/one-byte': Buffer.from([0]),
  'rom/bytes.bin': Buffer.from(Array.from({ length: 256 }, (_, i) => i)),
  'rom/crlf.txt': Buffer.from('a\r\nb\rc\n\u00ef\u00bb\u00bf'),
  'rom/looks-deflated.bin': Buffer.from('789c030000000001', 'hex'),
  'rom/long.txt': Buffer.from('a line that compresses well\n'.repeat(100_000)),
  'rom/noise.bin': random(3_000_000),
  'rom/stored-large.bin': Buffer.concat([random(100), Buffer.alloc(17 * 1024 * 1024, 'stored as it is ')]),
};

let folder: string;
let cart: string;

beforeAll(() => {
  folder = scratch();
  cart = join(folder, 'x.cart');
  mkdirSync(join(folder, 'pkg'));
  writeFileSync(
    join(folder, 'pkg/cartridge.yaml'),
    readFileSync(join(ROOT, 'examples/data-pipeline/agents/builder/cartridge.yaml')),
  );
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, 'pkg', name)), { recursive: true });
    writeFileSync(join(folder, 'pkg', name), content);
  }
  chmodSync(join(folder, 'pkg/rom/0'), 0o755);
  const built = cartwright(['build', join(folder, 'pkg'), '--out', cart]);
  expect([built.code, built.stderr]).toEqual([0, '']);
});

const ask = (sql: string): string => execFileSync('sqlite3', ['-readonly', cart, sql], { encoding: 'utf8' });

/** Every file below a folder with its mode and the sha256 of its bytes. */
function filesIn(root: string, below = ''): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(root, below)).flatMap((name) => {
      const path = below === '' ? name : `${below}/${name}`;
      const stat = lstatSync(join(root, path));
      if (stat.isDirectory()) return Object.entries(filesIn(root, path));
      const digest = createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest('hex');
      return [[path, `${(stat.mode & 0o777).toString(8)} ${digest}`]];
    }),
  );
}

describeTool('sqlite3', 'the real sqlite3', () => {
  test('-Ax gives back exactly the files, as plain readable ones', () => {
    const to = scratch();
    execFileSync('sh', ['-c', 'umask 022; exec sqlite3 "$1" -Ax', 'sh', cart], { cwd: to });
    const manifest = execFileSync('node', [join(ROOT, 'dist/cli/index.js'), 'manifest', join(folder, 'pkg')]);
    const all: Record<string, Buffer> = { ...FILES, 'rom/manifest/harness-requirements.json': manifest };
    const expected = Object.fromEntries(
      Object.entries(all).map(([name, bytes]) => [name, `644 ${createHash('sha256').update(bytes).digest('hex')}`]),
    );
    expect(filesIn(to)).toEqual(expected);
  });

  test('-At lists the same names', () => {
    const listed = execFileSync('sqlite3', [cart, '-At'], { encoding: 'utf8' }).trimEnd().split('\n');
    expect(listed).toEqual([...Object.keys(FILES), 'rom/manifest/harness-requirements.json'].sort());
  });

  test('its own checks find nothing', () => {
    const pragmas = [
      'integrity_check',
      'foreign_key_check',
      'encoding',
      'journal_mode',
      'freelist_count',
      'auto_vacuum',
    ];
    expect(ask(pragmas.map((name) => `PRAGMA ${name};`).join(' '))).toBe('ok\nUTF-8\ndelete\n0\n0\n');
    expect(ask('PRAGMA application_id; PRAGMA user_version; PRAGMA page_size;')).toBe(
      `${0x43525431}\n${0x01000000}\n4096\n`,
    );
  });

  test('the schema is that of the format', () => {
    const columns = (table: string): string[] =>
      ask(`SELECT name || ' ' || type || CASE WHEN pk THEN ' key' || pk ELSE '' END FROM pragma_table_info('${table}')`)
        .trimEnd()
        .split('\n');
    expect(
      ask("SELECT group_concat(name) FROM (SELECT name FROM sqlite_schema WHERE type='table' ORDER BY name)"),
    ).toBe('capabilities,cartridge,objects,signatures,sqlar\n');
    expect(columns('cartridge')).toEqual(['key TEXT key1', 'value TEXT']);
    expect(columns('sqlar')).toEqual(['name TEXT key1', 'mode INT', 'mtime INT', 'sz INT', 'data BLOB']);
    expect(columns('capabilities')).toEqual(['id TEXT key1', 'json TEXT', 'content_hash TEXT']);
    expect(columns('objects').map((column) => column.split(' ')[0])).toEqual([
      'kind',
      'source_ref',
      'oid',
      'canon',
      'zone',
      'sz',
    ]);
    expect(columns('objects').filter((column) => / key\d$/.test(column))).toEqual([
      'kind TEXT key1',
      'source_ref TEXT key2',
    ]);
    expect(columns('signatures').map((column) => column.split(' ')[0])).toEqual([
      'sig_id',
      'target',
      'manifest_hash',
      'envelope',
      'keyid',
      'public_key_pem',
      'alg',
      'created_at',
    ]);
    expect(ask("SELECT sql FROM sqlite_schema WHERE name='sqlar'")).toBe(
      'CREATE TABLE sqlar(name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)\n',
    );
  });

  test('an archive that sqlite3 made itself has the same table', () => {
    const own = join(scratch(), 'own.sqlar');
    writeFileSync(join(dirname(own), 'f'), 'x');
    execFileSync('sqlite3', [own, '-Ac', 'f'], { cwd: dirname(own) });
    const columns = "SELECT group_concat(name || ' ' || type || pk) FROM pragma_table_info('sqlar')";
    expect(ask(columns)).toBe(execFileSync('sqlite3', [own, columns], { encoding: 'utf8' }));
  });

  test('meta values, objects and files belong together', () => {
    expect(ask('SELECT group_concat(substr(key, 6)) FROM (SELECT key FROM cartridge ORDER BY key)')).toMatch(
      /^agent_name,artifact_id,artifact_version,cartridge_id,created_at,(?:description,)?(?:license,)?publisher_id,role,rom_manifest_hash,spec_version\n$/,
    );
    expect(
      ask("SELECT count(*) FROM sqlar WHERE name NOT IN (SELECT source_ref FROM objects WHERE kind='sqlar')"),
    ).toBe('0\n');
    expect(ask('SELECT DISTINCT mode, mtime, typeof(data) FROM sqlar')).toBe('33188|0|blob\n');
    expect(ask("SELECT count(*) FROM sqlar WHERE sz <> length(data) AND hex(substr(data, 1, 1)) <> '78'")).toBe('0\n');
    expect(ask("SELECT value FROM cartridge WHERE key='cart.created_at'")).toBe('1970-01-01T00:00:00.000Z\n');
  });
});

test('what was packed verifies', () => {
  expect(cartwright(['verify', cart, '--allow-unsigned']).code).toBe(0);
});
