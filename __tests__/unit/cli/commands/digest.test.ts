import { beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMALL_CAL } from '../../../support/cals.ts';
import { build, freshSigner, sign, withSql, writePackage } from '../../../support/cartridges.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const folder = scratch();
let signed: string;

beforeAll(async () => {
  writePackage(join(folder, 'pkg'));
  await build(folder, 'pkg', 'plain.cart');
  await build(folder, 'pkg', 'x.cart');
  ({ digest: signed } = await sign(folder, 'x.cart', freshSigner()));
  writeFileSync(join(folder, 'a.cal.json'), JSON.stringify(SMALL_CAL));
});

const digest = (...args: readonly string[]): ReturnType<typeof runMain> => runMain(['digest', ...args], folder);
const ofFile = (name: string): string =>
  `sha256:${createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex')}`;

describe('a cartridge', () => {
  test('has the ROM digest that was signed, and the digest of its bytes, one a line', async () => {
    const out = `${signed}  rom   x.cart\n${ofFile('x.cart')}  file  x.cart\n`;
    expect(await digest('x.cart')).toEqual({ code: 0, err: '', out });
  });

  test('keeps its ROM digest whoever signs it, and whatever SAVE holds', async () => {
    const changed = await withSql(readFileSync(join(folder, 'plain.cart')), (database) => {
      database.run("INSERT INTO sqlar VALUES ('save/notes.md', 33188, 0, 2, CAST('hi' AS BLOB))");
    });
    writeFileSync(join(folder, 'save.cart'), changed);
    const { code, out } = await digest('plain.cart', 'x.cart', 'save.cart');
    const roms = out.split('\n').filter((line) => line.includes('  rom   '));
    expect([code, roms.map((line) => line.slice(0, 71))]).toEqual([0, [signed, signed, signed]]);
    expect(new Set(out.trim().split('\n')).size).toBe(6);
  });

  test('that is not whole has none: the answer is no, and says why', async () => {
    const bytes = await withSql(
      readFileSync(join(folder, 'x.cart')),
      "UPDATE objects SET oid = 'sha256:' || printf('%064d', 0) WHERE source_ref LIKE 'rom/%'",
    );
    writeFileSync(join(folder, 'wrong.cart'), bytes);
    const { code, out, err } = await digest('wrong.cart');
    expect([code, out]).toEqual([1, `${ofFile('wrong.cart')}  file  wrong.cart\n`]);
    expect(err).toMatch(/^cartwright: wrong\.cart: rom: oid mismatch: /);
    const json = JSON.parse((await digest('wrong.cart', '--format', 'json')).out) as { results: { problems: [] }[] };
    expect(json.results.map(({ problems }) => problems.length > 0)).toEqual([true]);
  });
});

describe('a CAL', () => {
  test('has the digest that its signature names, also when it is signed', async () => {
    const { code, out } = await digest('a.cal.json', '--format', 'json');
    const [first] = (JSON.parse(out) as { results: { calDigest: string }[] }).results;
    expect([code, JSON.parse(out)]).toEqual([
      0,
      {
        version: 1,
        results: [
          {
            path: 'a.cal.json',
            romDigest: null,
            calDigest: first?.calDigest,
            fileDigest: ofFile('a.cal.json'),
            problems: [],
          },
        ],
      },
    ]);
    writeFileSync(
      join(folder, 'signed.cal.json'),
      JSON.stringify({ ...SMALL_CAL, integrity: { digest: first?.calDigest } }, undefined, 4),
    );
    expect((await digest('signed.cal.json')).out.split('\n')[0]).toBe(`${first?.calDigest}  cal   signed.cal.json`);
  });

  test('with two readings has none', async () => {
    writeFileSync(join(folder, 'b.cal.yaml'), `schemaVersion: cart.cal/1\nid: a\nversion: 012\n`);
    expect(await digest('b.cal.yaml')).toEqual({
      code: 1,
      out: `${ofFile('b.cal.yaml')}  file  b.cal.yaml\n`,
      err: expect.stringMatching(/^cartwright: b\.cal\.yaml: ambiguous scalar at 3:10: /),
    });
    writeFileSync(join(folder, 'c.cal.json'), '{"schemaVersion": "cart.cal/1", "id": 9007199254740993}');
    expect(await digest('c.cal.json')).toMatchObject({
      code: 1,
      err: 'cartwright: c.cal.json: it has no canonical form: a number is above 2^53\n',
    });
  });
});

test('what is neither, or is not there, is said, and the others are digested', async () => {
  writeFileSync(join(folder, 'README.md'), '# Hello\n');
  const { code, out, err } = await digest('README.md', 'gone.cart', 'x.cart');
  expect([code, out]).toEqual([2, `${signed}  rom   x.cart\n${ofFile('x.cart')}  file  x.cart\n`]);
  expect(err).toContain('cartwright: README.md: it is text, not a cartridge');
  expect(err).toContain('cartwright: gone.cart: cannot be read: there is no such file or directory');
  expect(await digest()).toMatchObject({ code: 2, err: expect.stringContaining('digest needs at least one file') });
});

test('bytes behind the last page leave no ROM digest', async () => {
  appendFileSync(join(folder, 'plain.cart'), 'x');
  expect(await digest('plain.cart')).toMatchObject({ code: 1, err: expect.stringContaining('plain.cart: header: ') });
});
