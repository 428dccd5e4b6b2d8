/** docs/threats.md 11, and the rows of 1 that are about building, replacing and age. */
import { beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { zlibSync } from 'fflate';
import { buildPackage, type BuildPorts, type BuildResult } from '../../src/app/package/build.ts';
import { rebuildFrom } from '../../src/app/package/rebuild.ts';
import { loadKnown, plainDemands, verifyFile } from '../../src/app/trust/verify.ts';
import { verifyText } from '../../src/core/report/text/verify.ts';
import { PROFILES } from '../../src/ids.ts';
import {
  build,
  folderState,
  freshSigner,
  NOW,
  PACKAGE,
  ports,
  ROM_FILES,
  sign,
  signedCartridge,
  SIGNED_AT,
  sqlite,
  trusting,
  verifyBytes,
  withSql,
  writePackage,
} from '../support/cartridges.ts';
import { ROOT } from '../support/cli.ts';
import { describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';

const OPTIONS = { profile: PROFILES.cart, out: 'x.cart', epoch: 0, force: false };
const signer = freshSigner();
let base: Uint8Array;

beforeAll(async () => {
  base = await signedCartridge(scratch(), signer);
});

/** A folder with the package `pkg`. */
function packageIn(files: Readonly<Record<string, string | Uint8Array>> = ROM_FILES): string {
  const cwd = scratch();
  writePackage(join(cwd, 'pkg'), PACKAGE, files);
  return cwd;
}

/** What building throws, with everything that a user sees of it. */
async function refusal(building: Promise<BuildResult>): Promise<object> {
  try {
    return await building;
  } catch (error) {
    const { name, code, path, message } = error as Error & { code?: string; path?: string };
    return { name, code, path, message };
  }
}

const written = (result: BuildResult): string => ('written' in result ? result.written.romDigest : 'refused');

test('attack 226: the bytes hang on the input alone, and the digest not even on times', async () => {
  const [one, two] = [packageIn(), packageIn(Object.fromEntries(Object.entries(ROM_FILES).toReversed()))];
  for (const name of Object.keys(ROM_FILES)) utimesSync(join(two, 'pkg', name), 1, 1);
  const first = await build(one, 'pkg', 'x.cart');
  const second = await build(two, 'pkg', 'x.cart');
  const later = await buildPackage(ports(two), 'pkg', {
    ...OPTIONS,
    out: 'later.cart',
    epoch: 1_700_000_000,
  });
  expect(readFileSync(join(two, 'x.cart')).equals(readFileSync(join(one, 'x.cart')))).toBe(true);
  expect(readFileSync(join(two, 'later.cart')).equals(readFileSync(join(one, 'x.cart')))).toBe(false);
  expect(written(second)).toBe(written(first));
  // The one time that is signed is the one that was asked for.
  expect(written(later)).not.toBe(written(first));
});

const LOOP = 'pkg/rom/policy/loop.json';
const CHANGED = { name: 'UserError', code: 'changed', path: LOOP, message: 'the file changed while it was packed' };

/** [what happens between the look at the folder and the reading, how] */
const CHANGES: readonly (readonly [string, (file: string) => void])[] = [
  ['it grew', (file) => writeFileSync(file, '{"steps":33}')],
  ['it shrank', (file) => truncateSync(file, 3)],
  ['as many other bytes', (file) => writeFileSync(file, '{"steps":4}')],
  [
    'as many other bytes, its time put back',
    (file) => {
      writeFileSync(file, '{"steps":4}');
      utimesSync(file, 1, 1);
    },
  ],
  ['it is gone', (file) => rmSync(file)],
  [
    'another file in its place',
    (file) => {
      writeFileSync(`${file}.new`, '{"steps":4}');
      renameSync(`${file}.new`, file);
    },
  ],
  [
    'a link in its place',
    (file) => {
      renameSync(file, `${dirname(dirname(dirname(file)))}/moved`);
      symlinkSync('../../moved', file);
    },
  ],
];

test.each(CHANGES)('attack 227: a file changes while it is packed: %s', async (_, change) => {
  const cwd = packageIn();
  writeFileSync(join(cwd, 'x.cart'), 'the old one');
  utimesSync(join(cwd, LOOP), 1, 1);
  const changing: BuildPorts = {
    ...ports(cwd),
    listFolder: (folder, max) => {
      const found = ports(cwd).listFolder(folder, max);
      change(join(cwd, LOOP));
      return found;
    },
  };
  expect(await refusal(buildPackage(changing, 'pkg', OPTIONS))).toEqual(CHANGED);
  expect(readdirSync(cwd).filter((name) => name !== 'pkg')).toEqual(['x.cart']);
  expect(readFileSync(join(cwd, 'x.cart'), 'utf8')).toBe('the old one');
});

test('attack 227: a file changes after it was looked through, and before it is packed', async () => {
  const cwd = packageIn({ ...ROM_FILES, 'rom/large.bin': new Uint8Array(17 * 1024 * 1024) });
  let readings = 0;
  const changing: BuildPorts = {
    ...ports(cwd),
    listFolder: (folder, max) =>
      ports(cwd)
        .listFolder(folder, max)
        .map((file) => ({
          ...file,
          read: () => {
            const bytes = file.read();
            if (file.path !== 'large.bin' || ++readings > 1) return bytes;
            const descriptor = openSync(join(cwd, 'pkg/rom/large.bin'), 'r+');
            writeSync(descriptor, 'other', 5);
            closeSync(descriptor);
            return bytes;
          },
        })),
  };
  const refused = await refusal(buildPackage(changing, 'pkg', OPTIONS));
  expect(refused).toEqual({ ...CHANGED, path: 'pkg/rom/large.bin' });
  expect([readings, readdirSync(cwd)]).toEqual([1, ['pkg']]);
});

test('attack 227: a read error names the file that was read, and leaves nothing', async () => {
  const cwd = packageIn();
  const failing: BuildPorts = {
    ...ports(cwd),
    listFolder: (folder, max) => {
      const found = ports(cwd).listFolder(folder, max);
      rmSync(join(cwd, LOOP));
      mkdirSync(join(cwd, LOOP));
      return found;
    },
  };
  expect(await refusal(buildPackage(failing, 'pkg', OPTIONS))).toEqual(CHANGED);
  expect(readdirSync(cwd)).toEqual(['pkg']);
});

/** [what is in rom/, how it comes there, the reason] */
const ODD_FILES: readonly (readonly [string, (path: string) => unknown, string])[] = [
  ['a FIFO', (path) => spawnSync('mkfifo', [path]), 'it is not a regular file'],
  ['a link to a file', (path) => symlinkSync('/etc/hostname', path), 'it is a symbolic link'],
  ['a link to a folder', (path) => symlinkSync('/etc', path), 'it is a symbolic link'],
  ['a link to itself', (path) => symlinkSync('odd', path), 'it is a symbolic link'],
  ['a link to nowhere', (path) => symlinkSync('nowhere', path), 'it is a symbolic link'],
  [
    'a file of 10 GB',
    (path) => {
      writeFileSync(path, '');
      truncateSync(path, 10_000_000_000);
    },
    'it has 10000000000 bytes; at most 67108864 can be packed',
  ],
  [
    'folders without end',
    (path) => mkdirSync(join(path, ...Array.from({ length: 66 }, () => 'd')), { recursive: true }),
    'folders are nested deeper than 64',
  ],
];

test.each(ODD_FILES)('attack 228: %s', async (_, make, reason) => {
  const cwd = packageIn();
  make(join(cwd, 'pkg/rom/odd'));
  expect(await refusal(build(cwd, 'pkg', 'x.cart'))).toMatchObject({
    name: 'UserError',
    code: 'bad-package-file',
    path: expect.stringMatching(/^pkg\/rom\/odd(?:\/d)*$/),
    message: `cannot be packed: ${reason}`,
  });
  expect(readdirSync(cwd)).toEqual(['pkg']);
});

test('attack 228: a socket, and a device', async () => {
  const cwd = packageIn();
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(join(cwd, 'pkg/rom/odd'), done);
  });
  expect(await refusal(build(cwd, 'pkg', 'x.cart'))).toMatchObject({
    message: 'cannot be packed: it is not a regular file',
  });
  await new Promise((done) => {
    server.close(done);
  });
  // Only root may make a device; anybody else finds no file there, and the build is then a plain one.
  const made = spawnSync('mknod', [join(cwd, 'pkg/rom/odd'), 'c', '1', '5']).status === 0;
  expect(await refusal(build(cwd, 'pkg', 'x.cart'))).toMatchObject(
    made ? { message: 'cannot be packed: it is not a regular file' } : { written: {} },
  );
});

test('attack 228: rom itself is a link, or a file', async () => {
  const linked = packageIn();
  renameSync(join(linked, 'pkg/rom'), join(linked, 'elsewhere'));
  symlinkSync('../elsewhere', join(linked, 'pkg/rom'));
  expect(await refusal(build(linked, 'pkg', 'x.cart'))).toMatchObject({
    code: 'bad-package-file',
    path: 'pkg/rom',
    message: 'cannot be packed: it is a symbolic link',
  });
  const file = packageIn({});
  writeFileSync(join(file, 'pkg/rom'), 'x');
  expect(await refusal(build(file, 'pkg', 'x.cart'))).toMatchObject({ code: 'bad-package-file', path: 'pkg/rom' });
});

test('attack 228: a path longer than the system takes', async () => {
  const cwd = packageIn();
  // Made from inside, since no single call takes the whole path.
  const script = 'for i in $(seq 1 40); do mkdir "$1" && cd -P "$1" || exit 1; done; echo deep > file';
  const made = spawnSync('bash', ['-c', script, 'bash', 'n'.repeat(128)], { cwd: join(cwd, 'pkg/rom') });
  expect(made.status).toBe(0);
  expect(await refusal(build(cwd, 'pkg', 'x.cart'))).toMatchObject({ code: 'bad-package-file' });
  spawnSync('rm', ['-rf', join(cwd, 'pkg')]);
});

test('a hard link is a file like any other: its bytes are packed', async () => {
  const cwd = packageIn({ 'rom/one.md': 'text' });
  linkSync(join(cwd, 'pkg/rom/one.md'), join(cwd, 'pkg/rom/two.md'));
  expect(await build(cwd, 'pkg', 'x.cart')).toMatchObject({ written: { files: 3 } });
});

describeTool('sqlite3', 'attack 229: what a build leaves', () => {
  test('attack 229: no free page, no page too many, a rollback journal and a whole structure', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 700 }, (_, i) => [`rom/many/f${i}.txt`, `text ${i} `.repeat(i)]),
    );
    const cwd = packageIn({ ...ROM_FILES, ...many, 'rom/large.bin': new Uint8Array(17 * 1024 * 1024) });
    await build(cwd, 'pkg', 'x.cart');
    const path = join(cwd, 'x.cart');
    const facts = 'PRAGMA integrity_check; PRAGMA freelist_count; PRAGMA journal_mode; PRAGMA auto_vacuum;';
    const ask = (sql: string): string => execFileSync('sqlite3', [path, sql], { encoding: 'utf8' });
    // Whole means that each page is used exactly once, or free; none is free.
    expect(ask(facts)).toBe('ok\n0\ndelete\n0\n');
    expect(Number(ask('PRAGMA page_count')) * 4096).toBe(readFileSync(path).length);
  });

  test('attack 52: what was deleted from a cartridge does not live on in its slack', async () => {
    const cwd = packageIn();
    const marker = 'MARKER-of-a-deleted-memory';
    writeFileSync(join(cwd, 'played.cart'), base);
    sqlite(
      join(cwd, 'played.cart'),
      `PRAGMA secure_delete=OFF; INSERT INTO sqlar VALUES('save/diary.md',33188,0,26,CAST('${marker}' AS BLOB));
       DELETE FROM sqlar WHERE name='save/diary.md';`,
    );
    expect(readFileSync(join(cwd, 'played.cart')).includes(marker)).toBe(true);
    const rebuilt = await rebuildFrom(ports(cwd), 'pkg', 'played.cart', OPTIONS);
    expect(rebuilt).toMatchObject({ written: { notes: [] } });
    expect(readFileSync(join(cwd, 'x.cart')).includes(marker)).toBe(false);
    expect(await verifyBytes(scratch(), readFileSync(join(cwd, 'x.cart')))).toMatchObject({ faults: [] });
  });
});

const NAMES: readonly (readonly [number, string, string | Buffer, string])[] = [
  [18, 'NFC', '\u00e9', '"rom/\\u00e9"'],
  [18, 'NFD', 'e\u0301', '"rom/e\\u0301"'],
  [18, 'fullwidth', '\uff41', '"rom/\\uff41"'],
  [18, 'zero width', 'a\u200bb', '"rom/a\\u200bb"'],
  [18, 'bidi', 'a\u202eb', '"rom/a\\u202eb"'],
  [19, 'a backslash', 'a\\b', '"rom/a\\b"'],
  [19, 'a leading dot', '.hidden', '"rom/.hidden"'],
  [19, 'a leading dash', '-x', '"rom/-x"'],
  [19, '129 characters', 'n'.repeat(129), `"rom/${'n'.repeat(116)}…"`],
  [20, 'a device of Windows', 'con', '"rom/con"'],
  [20, 'a device with an extension', 'nul.txt', '"rom/nul.txt"'],
  [20, 'a dot at the end', 'x.', '"rom/x."'],
  [20, 'a blank at the end', 'x ', '"rom/x "'],
  [21, 'a line break and a command', 'a\n::error::x', '"rom/a\\u000a::error::x"'],
  [21, 'a command', '##[error]x', '"rom/#\\u0023[error]x"'],
];

test.each(NAMES)('attack 230: rule %i, %s in a name', async (_, __, name, shown) => {
  const cwd = packageIn();
  writeFileSync(join(cwd, 'pkg/rom', name.toString()), 'x');
  const refused = await refusal(build(cwd, 'pkg', 'x.cart'));
  expect(refused).toMatchObject({ name: 'UserError', code: 'bad-package-file' });
  expect((refused as Error).message).toMatch(/^cannot be packed as "rom\/[^"\n]+(?:\\"[^"\n]*)*": [ -~…]+$/);
  expect((refused as Error).message).toContain(`cannot be packed as ${shown}: `);
  expect(readdirSync(cwd)).toEqual(['pkg']);
});

test('attack 230: names that differ only by case, and a name that is not UTF-8', async () => {
  const twins = packageIn({ 'rom/Read.md': '1', 'rom/read.md': '2' });
  // A file system that knows no case has only one of them.
  if (readdirSync(join(twins, 'pkg/rom')).length === 2) {
    expect(await refusal(build(twins, 'pkg', 'x.cart'))).toMatchObject({
      code: 'bad-package-file',
      message: 'cannot be packed as "rom/read.md": names "rom/Read.md" and "rom/read.md" differ only by case',
    });
  }
  const bytes = packageIn();
  const path = Buffer.concat([Buffer.from(join(bytes, 'pkg/rom/')), Buffer.from([0x61, 0xff])]);
  writeFileSync(path, 'x');
  expect(await refusal(build(bytes, 'pkg', 'x.cart'))).toMatchObject({
    code: 'bad-package-file',
    message: 'cannot be packed: there is no file of this name',
  });
});

test('attack 14: two files with equal bytes are two objects', async () => {
  const { outcome } = await verifyBytes(scratch(), base, trusting(signer.publicKey));
  expect(outcome.trust).toBe('trusted');
  const text = Buffer.from(base).toString('latin1');
  expect(['rom/twin/a.txt', 'rom/twin/b.txt'].map((name) => text.split(name).length > 2)).toEqual([true, true]);
});

test('attack 30: a body whose deflated length is that of the content is stored as it is', async () => {
  const alphabet = 'abcdefghijklmnop';
  const bodies: Record<string, string> = {};
  for (let i = 0; i < 60_000 && Object.keys(bodies).length < 5; i++) {
    // Numbers that look random, so that lengths on both sides of the threshold come up.
    const body = Array.from({ length: 18 + (i % 40) }, (_, k) => alphabet[((i * 7919 * (k + 1)) % 97) % 16]).join('');
    if (zlibSync(Buffer.from(body)).length === body.length) bodies[`rom/equal/${i}.txt`] = body;
  }
  expect(Object.keys(bodies)).toHaveLength(5);
  const cwd = packageIn(bodies);
  await build(cwd, 'pkg', 'x.cart');
  const bytes = readFileSync(join(cwd, 'x.cart'));
  for (const body of Object.values(bodies)) expect(bytes.includes(body)).toBe(true);
  expect(await verifyBytes(scratch(), bytes)).toMatchObject({ outcome: { trust: 'unsigned' } });
});

test('attack 39: every statement names the database that it means, and none attaches another', () => {
  const folder = join(ROOT, 'src/adapters/sqlite');
  const statements = readdirSync(folder).flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /\b(?:INSERT (?:OR REPLACE )?INTO|DELETE FROM|UPDATE|SELECT\b.*\bFROM|ATTACH|DETACH|CREATE TRIGGER|CREATE TEMP)\s+(\S*)/g,
    ),
  ]);
  expect(statements.length).toBeGreaterThan(4);
  expect(statements.filter(([, target]) => !target?.startsWith('main.')).map(([text]) => text)).toEqual([]);
});

test('attack 53 and attack 54: a cartridge that is replaced, or written to, between check and use', async () => {
  const changes: readonly ((path: string) => void)[] = [
    (path) => {
      writeFileSync(`${path}.new`, base);
      renameSync(`${path}.new`, path);
    },
    (path) => writeFileSync(path, 'x', { flag: 'a' }),
    (path) => writeFileSync(path, base.subarray(0, 4096)),
  ];
  for (const change of changes) {
    const cwd = scratch();
    writeFileSync(join(cwd, 'x.cart'), base);
    const { fs, store } = ports(cwd);
    const racing = {
      fs,
      store: {
        open: (path: string) => {
          const file = store.open(path);
          return {
            ...file,
            checkIntegrity: async () => {
              const found = await file.checkIntegrity();
              change(join(cwd, 'x.cart'));
              return found;
            },
          };
        },
      },
    };
    await expect(verifyFile(racing, 'x.cart', plainDemands(PROFILES.cart, NOW))).rejects.toMatchObject({
      code: 'changed',
      path: 'x.cart',
      message: 'the file changed while it was read: another process is writing it',
    });
  }
});

test('attack 55: an older cartridge, truly signed, is refused when a younger one or a version is named', async () => {
  const cwd = scratch();
  for (const version of ['1.1.0', '1.2.0', '1.10.0']) {
    writePackage(join(cwd, 'pkg'), PACKAGE.replace('version: 1.2.0', `version: ${version}`), ROM_FILES);
    await build(cwd, 'pkg', `v${version}.cart`);
    await sign(cwd, `v${version}.cart`, signer);
  }
  const plain = plainDemands(PROFILES.cart, NOW);
  const faultsOf = async (file: string, named: string | undefined): Promise<string[]> => {
    const known = named === undefined ? undefined : await loadKnown(ports(cwd), named, plain);
    const { outcome } = await verifyFile(ports(cwd), file, { ...plain, known });
    return outcome.checks.filter(({ ok }) => !ok).map(({ id }) => id);
  };
  expect(await faultsOf('v1.1.0.cart', undefined)).toEqual([]);
  expect(await faultsOf('v1.1.0.cart', '1.2.0')).toEqual(['rollback']);
  expect(await faultsOf('v1.1.0.cart', 'v1.2.0.cart')).toEqual(['rollback']);
  expect(await faultsOf('v1.2.0.cart', 'v1.10.0.cart')).toEqual(['rollback']);
  expect(await faultsOf('v1.2.0.cart', '1.2.0')).toEqual([]);
  expect(await faultsOf('v1.10.0.cart', 'v1.2.0.cart')).toEqual([]);
  const { outcome } = await verifyFile(ports(cwd), 'v1.1.0.cart', plain);
  const report = verifyText(outcome);
  for (const fact of ['io.github.demo/agent@1.1.0', outcome.romDigest ?? 'none', SIGNED_AT])
    expect(report).toContain(fact);
});

test('attack 55: an old envelope over new rows', async () => {
  const cwd = scratch();
  writePackage(join(cwd, 'pkg'), PACKAGE.replace('version: 1.2.0', 'version: 1.3.0'), ROM_FILES);
  await build(cwd, 'pkg', 'new.cart');
  const rows = await new Promise<unknown[]>((done) => {
    void withSql(base, (database) => done(database.exec('SELECT * FROM signatures')[0]?.values[0] ?? []));
  });
  const forged = await withSql(readFileSync(join(cwd, 'new.cart')), (database) =>
    database.run('INSERT INTO signatures VALUES (?, ?, ?, ?, ?, ?, ?, ?)', rows as string[]),
  );
  expect((await verifyBytes(scratch(), forged)).outcome.trust).toBe('tampered');
});

test('the folder of a refused build is as it was', async () => {
  const cwd = packageIn({ ...ROM_FILES, 'rom/odd name.md': 'x' });
  const before = folderState(join(cwd, 'pkg/rom/policy'));
  await refusal(build(cwd, 'pkg', 'deep/er/x.cart'));
  expect([readdirSync(cwd), folderState(join(cwd, 'pkg/rom/policy'))]).toEqual([['pkg'], before]);
});
