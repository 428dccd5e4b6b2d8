/** Attack group 1 (cartridge tampering): changed bytes, other paths, side files and other keys. The numbers are the catalogue's. */
import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage } from '../../../../src/app/build.ts';
import type { Signer } from '../../../../src/core/dsse/sign.ts';
import {
  buildPorts,
  faults,
  folderState,
  newSigner,
  PROFILE,
  sign,
  signedCartridge,
  sqlite,
  trusting,
  verifyIn,
  writePackage,
} from '../../../support/small-cartridge.ts';
import { scratch } from '../../../support/cli.ts';
import { describeTool } from '../../../support/tools.ts';

let signer: Signer;
let base: Buffer;

beforeAll(async () => {
  signer = newSigner();
  base = await signedCartridge(signer);
});

function place(bytes: Uint8Array): string {
  const cwd = scratch();
  writeFileSync(join(cwd, 'x.cart'), bytes);
  return cwd;
}

/** The base with bytes put at an offset. */
function patched(offset: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(base);
  copy.set(bytes, offset);
  return copy;
}

const big = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

const headers: readonly (readonly [number, string, () => Buffer, RegExp])[] = [
  ...[0, 1, 15, 99, 100, 512].map((size) => [45, `cut to ${size}`, () => base.subarray(0, size), /header: /] as const),
  [45, 'cut to half', () => base.subarray(0, base.length / 2), /size does not match the page count/],
  [45, 'minus one page', () => base.subarray(0, -4096), /size does not match the page count/],
  [45, 'minus one byte', () => base.subarray(0, -1), /size does not match the page count/],
  [46, 'one byte appended', () => Buffer.concat([base, Buffer.from('x')]), /size does not match the page count/],
  [46, 'a second database appended', () => Buffer.concat([base, base]), /size does not match the page count/],
  [47, 'page count 0xfffffffe', () => patched(28, ...big(0xfffffffe)), /header: size does not match/],
  [47, 'page count 1', () => patched(28, ...big(1)), /header: size does not match/],
  [47, 'page size 3', () => patched(16, 0, 3), /page size is 3/],
  [47, 'page size 65536', () => patched(16, 0, 1), /size does not match/],
  [47, 'reserved bytes', () => patched(20, 8), /8 bytes of every page are reserved/],
  [47, 'schema format', () => patched(44, ...big(99)), /schema format is 99/],
  [47, 'free pages', () => patched(32, ...big(2), ...big(1)), /integrity/],
  [47, 'more free pages than pages', () => patched(36, ...big(0xffff)), /65535 free pages/],
  [49, 'encoding UTF-16', () => patched(56, ...big(2)), /encoding is not UTF-8/],
];

test.each(headers)('%i: %s', async (_number, _what, change, named) => {
  const outcome = await verifyIn(place(change()), trusting(signer));
  expect({ ok: outcome.ok, trust: outcome.trust }).toEqual({ ok: false, trust: 'tampered' });
  expect(faults(outcome)).toMatch(named);
});

test('1, 2: a flipped bit of a stored content, and of a name in the table but not in its index', async () => {
  const content = base.indexOf('the other file');
  const content1 = await verifyIn(place(patched(content, (base[content] as number) ^ 1)), trusting(signer));
  expect(faults(content1)).toMatch(/rom: oid mismatch.*rom\/a\/two\.md/);
  // Right before the content stands the name, in the table's leaf.
  const name = base.lastIndexOf('rom/a/two.md', content);
  const name1 = await verifyIn(place(patched(name + 6, (base[name + 6] as number) ^ 1)), trusting(signer));
  expect(name1.trust).toBe('tampered');
  expect(faults(name1)).toMatch(/integrity: integrity_check/);
});

test.each(['-wal', '-shm', '-journal'])('42, 44: a %s beside it, even a link', async (suffix) => {
  const plain = place(base);
  writeFileSync(join(plain, `x.cart${suffix}`), 'anything');
  expect(faults(await verifyIn(plain, trusting(signer)))).toMatch(`side-files: x.cart${suffix} is present`);
  const linked = place(base);
  mkdirSync(join(linked, 'sub'));
  writeFileSync(join(linked, 'sub', 'x.cart'), base);
  symlinkSync('nowhere', join(linked, 'sub', `x.cart${suffix}`));
  const ports = buildPorts(join(linked, 'sub'));
  const opened = ports.store.open('x.cart');
  expect(opened.sideFile).toBe(`x.cart${suffix}`);
  opened.close();
});

test('40, 41: what is no regular file is refused by its path, and nothing is made', () => {
  const cwd = place(base);
  symlinkSync('x.cart', join(cwd, 'link'));
  symlinkSync('loop', join(cwd, 'loop'));
  mkdirSync(join(cwd, 'folder'));
  spawnSync('mkfifo', [join(cwd, 'fifo')]);
  const before = readdirSync(cwd);
  const { store } = buildPorts(cwd);
  for (const path of ['file:x?mode=rwc', ':memory:', '', 'link', 'loop', 'folder', 'fifo', '/dev/zero', 'absent'])
    expect(() => store.open(path)).toThrow(/cannot be read: /);
  expect(readdirSync(cwd)).toEqual(before);
});

test('5, 86: a full forgery by another key is refused with a given key, and only portable without one', async () => {
  const other = await signedCartridge(newSigner(), { 'a/one.md': 'something else\n' });
  const outcome = await verifyIn(place(other), trusting(signer));
  expect({ ok: outcome.ok, trust: outcome.trust }).toEqual({ ok: false, trust: 'tampered' });
  expect(faults(outcome)).toMatch(/^signature: /m);
});

test('15, 30: equal bytes in ROM and SAVE, and every size around the deflate threshold, verify', async () => {
  const files: Record<string, string> = {};
  for (let size = 0; size < 60; size++) files[`s/${size}`] = 'ab'.repeat(size).slice(0, size);
  const cwd = place(await signedCartridge(signer, files));
  expect(await verifyIn(cwd, trusting(signer))).toMatchObject({ ok: true, trust: 'trusted' });
});

test('28, 51: files of many megabytes, deflated and not, are read page by page', async () => {
  const cwd = scratch();
  const noise = new Uint8Array(6 * 1024 * 1024);
  for (let i = 0, state = 1; i < noise.length; i++) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + i;
    noise[i] = state >>> 11;
  }
  const mixed = Buffer.concat([Buffer.alloc(3 * 1024 * 1024, 'text '), noise.subarray(0, 5 * 1024 * 1024)]);
  writePackage(cwd, { 'noise.bin': noise, 'text.txt': 'a long line\n'.repeat(600_000), 'mixed.bin': mixed });
  await buildPackage(buildPorts(cwd), 'pkg', PROFILE, { out: 'x.cart', epoch: 0 });
  await sign(cwd, 'x.cart', signer);
  const ports = buildPorts(cwd);
  const file = ports.store.open('x.cart');
  file.close();
  expect(file.source.size).toBeGreaterThan(10 * 1024 * 1024);
});

describeTool('sqlite3', 'databases that the real program makes', () => {
  test('4: content and oid replaced together do not fit the signed digest', async () => {
    const cwd = place(base);
    const oid = spawnSync('sha256sum', { input: 'THE other file\n', encoding: 'utf8' }).stdout.slice(0, 64);
    sqlite(
      join(cwd, 'x.cart'),
      `UPDATE sqlar SET data=CAST('THE other file'||char(10) AS BLOB) WHERE name='rom/a/two.md';
       UPDATE objects SET oid='sha256:${oid}' WHERE source_ref='rom/a/two.md';`,
    );
    const outcome = await verifyIn(cwd, trusting(signer));
    expect(outcome.trust).toBe('tampered');
    expect(faults(outcome)).toMatch(/statement: manifest hash does not match the signed subject/);
    expect(faults(outcome)).not.toMatch(/^rom: /m);
  });

  test('86: two signature rows', async () => {
    const cwd = place(base);
    const columns = 'target,manifest_hash,envelope,keyid,public_key_pem,alg,created_at';
    sqlite(join(cwd, 'x.cart'), `INSERT INTO signatures SELECT 'sig-2',${columns} FROM signatures;`);
    expect(faults(await verifyIn(cwd, trusting(signer)))).toMatch(/more than one rom-manifest signature: 2 rows/);
  });

  test('49: the same rows in UTF-16', async () => {
    const cwd = scratch();
    const from = place(base);
    const dump = sqlite(join(from, 'x.cart'), '.dump').replace(/^[^]*?(?=PRAGMA foreign_keys)/, '');
    sqlite(join(cwd, 'x.cart'), `PRAGMA encoding='UTF-16le'; PRAGMA application_id=0x43525431;\n${dump}`);
    expect(faults(await verifyIn(cwd, trusting(signer)))).toMatch(/header: encoding is not UTF-8/);
  });

  test('45: the rows of an intact file after VACUUM, in pages of other sizes, still verify', async () => {
    for (const size of [512, 1024, 16384, 65536]) {
      const cwd = place(base);
      sqlite(join(cwd, 'x.cart'), `PRAGMA page_size=${size}; VACUUM;`);
      expect(await verifyIn(cwd, trusting(signer))).toMatchObject({ ok: true, trust: 'trusted' });
    }
  });

  test('a flipped bit anywhere is refused, or leaves everything signed as it was', async () => {
    const cwd = place(base);
    const path = join(cwd, 'x.cart');
    const rom =
      'SELECT name,mode,sz,typeof(data),hex(CASE WHEN sz=length(data) THEN data ELSE sqlar_uncompress(data,sz) END) FROM sqlar ORDER BY 1; SELECT * FROM cartridge; SELECT * FROM capabilities; SELECT kind,source_ref,oid,canon,zone,sz FROM objects;';
    const whole = sqlite(path, rom);
    const accepted: number[] = [];
    // A prime step: every region of every page is met, and every bit of a byte.
    for (let bit = 3; bit < base.length * 8; bit += 499) {
      const at = bit >>> 3;
      writeFileSync(path, patched(at, (base[at] as number) ^ (1 << (bit & 7))));
      const outcome = await verifyIn(cwd, trusting(signer));
      if (!outcome.ok) expect(outcome.trust).not.toBe('trusted');
      else {
        accepted.push(at);
        if (sqlite(path, rom) !== whole) throw new Error(`bit ${bit & 7} of byte ${at} changed what is signed`);
      }
    }
    expect(accepted.length).toBeGreaterThan(0);
    expect(Object.keys(folderState(cwd))).toEqual(['x.cart']);
  });
});
