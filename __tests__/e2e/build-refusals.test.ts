/** What `build` of the built program refuses to write, and to replace. */
import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, freshSigner, PACKAGE, sign, signedCartridge, withSql, writePackage } from '../support/cartridges.ts';
import { scratch } from '../support/scratch.ts';
import { program } from '../support/main.ts';

const digest = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

const REFUSED = (path: string, what: string): string =>
  `cartwright: ${path}: ${what} is there, and the new one has no signature\n  help: write to another place, or replace it with --force\n`;

/** A folder with a package `base` and the signed cartridge `base.cart` that it gave. */
async function signedFolder(): Promise<string> {
  const folder = scratch();
  await signedCartridge(folder, freshSigner());
  return folder;
}

test('a signed cartridge is only replaced by an unsigned one with --force', async () => {
  const folder = await signedFolder();
  const path = join(folder, 'base.cart');
  const before = digest(path);
  const args = ['build', 'base', '--out', 'base.cart'];
  expect(await program(args, { cwd: folder })).toEqual({
    code: 2,
    stdout: '',
    stderr: REFUSED('base.cart', 'a signed cartridge'),
  });
  expect(digest(path)).toBe(before);
  expect(readdirSync(folder).sort()).toEqual(['base', 'base.cart']);
  expect(await program([...args, '--force'], { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
  expect(digest(path)).not.toBe(before);
  // It is unsigned now, and such a one is replaced as any other file.
  expect(await program(args, { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
});

test('so is one of the other profile, and a database of which nobody can tell', async () => {
  const folder = await signedFolder();
  const other = readFileSync(join(folder, 'base.cart'));
  writeFileSync(join(folder, 'x.acx'), other);
  expect(await program(['build', 'base', '--prefix', 'acx', '--out', 'x.acx'], { cwd: folder })).toEqual({
    code: 2,
    stdout: '',
    stderr: REFUSED('x.acx', 'a signed cartridge'),
  });
  writeFileSync(join(folder, 'other.db'), await withSql(new Uint8Array(other), 'CREATE TABLE notes(x)'));
  expect(await program(['build', 'base', '--out', 'other.db'], { cwd: folder })).toEqual({
    code: 2,
    stdout: '',
    stderr: REFUSED('other.db', 'a database that may be a signed cartridge'),
  });
  writeFileSync(join(folder, 'note.txt'), 'no cartridge');
  expect(await program(['build', 'base', '--out', 'note.txt'], { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
});

test('build --from keeps a signature that still holds in its place, and asks before it drops one', async () => {
  const folder = await signedFolder();
  const path = join(folder, 'base.cart');
  const from = ['build', 'base', '--from', 'base.cart', '--out', 'base.cart'];
  expect(await program(from, { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
  expect((await program(['verify', 'base.cart'], { cwd: folder })).code).toBe(0);
  writeFileSync(
    join(folder, 'base/cartridge.yaml'),
    `${PACKAGE}harness: { model: { minContextWindowTokens: 200000 } }\n`,
  );
  const before = digest(path);
  expect(await program(from, { cwd: folder })).toEqual({
    code: 2,
    stdout: '',
    stderr: REFUSED('base.cart', 'a signed cartridge'),
  });
  expect(digest(path)).toBe(before);
  const dropped = await program([...from, '--force'], { cwd: folder });
  expect(dropped).toMatchObject({ code: 0, stderr: '' });
  expect(dropped.stdout).toMatch(/\n {2}note: the ROM digest changed, so the signature was dropped; sign it again\n$/);
  // From a signed one to another place, nothing is lost.
  await build(folder, 'base', 'again.cart');
  await sign(folder, 'again.cart', freshSigner());
  expect((await program(['build', 'base', '--from', 'again.cart', '--out', 'new.cart'], { cwd: folder })).code).toBe(0);
});

test('a case variant of the manifest, or of a folder that it is in, is named', async () => {
  const variants = {
    'rom/manifest/Harness-Requirements.json':
      'names "rom/manifest/harness-requirements.json" and "rom/manifest/Harness-Requirements.json" differ only by case',
    'rom/Manifest':
      'name "rom/Manifest" is a file and a folder: "rom/manifest/harness-requirements.json" would be in it',
  };
  for (const [name, reason] of Object.entries(variants)) {
    const folder = scratch();
    writePackage(join(folder, 'pkg'), PACKAGE, { [name]: '{}' });
    expect(await program(['build', 'pkg', '--out', 'x.cart'], { cwd: folder })).toEqual({
      code: 2,
      stdout: '',
      stderr: `cartwright: pkg/${name}: cannot be packed as "${name}": ${reason}\n  help: rename one of them\n`,
    });
    expect(existsSync(join(folder, 'x.cart'))).toBe(false);
  }
});

test('a file and a folder that differ only by case are named before anything is written', async () => {
  const folder = scratch();
  writePackage(join(folder, 'pkg'), PACKAGE, { 'rom/Notes': 'a file', 'rom/notes/x.md': 'in a folder' });
  // A file system that knows no case has only one of them.
  if (readdirSync(join(folder, 'pkg/rom')).length < 2) return;
  expect(await program(['build', 'pkg', '--out', 'x.cart'], { cwd: folder })).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'cartwright: pkg/rom/notes/x.md: cannot be packed as "rom/notes/x.md": name "rom/Notes" is a file and a folder: "rom/notes/x.md" would be in it\n  help: rename one of them\n',
  });
});

test('an id of another publisher and an unknown task type stop the build, with their places', async () => {
  const folder = scratch();
  const yaml = PACKAGE.replace('publisher: io.github.demo', 'publisher: io.github.other').replace(
    'build-dag',
    'build_dag',
  );
  writePackage(join(folder, 'pkg'), yaml);
  const run = await program(['build', 'pkg', '--out', 'x.cart', '--format', 'json'], { cwd: folder });
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { rule: string; pointer: string; help: string }[] };
  expect([run.code, run.stderr, ...diagnostics.map(({ rule, pointer, help }) => `${rule} ${pointer} ${help}`)]).toEqual(
    [
      1,
      '',
      'package/publisher /id write io.github.other/agent, or correct publisher',
      'package/task-type /capabilities/0/taskType did you mean build-dag?',
    ],
  );
  expect(readdirSync(folder)).toEqual(['pkg']);
});
