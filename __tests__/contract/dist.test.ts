import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { shareModules } from '../../src/tools/share-modules.ts';
import { scratch } from '../support/scratch.ts';
import { ROOT } from './sources.ts';

const DIST = join(ROOT, 'dist');
const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(DIST, join(entry.parentPath, entry.name)))
  .sort();

test('one program stands behind two small entries', () => {
  expect(files.filter((file) => !file.startsWith('program/'))).toEqual([
    'action/index.js',
    'cli/index.js',
    'package.json',
    'sql-wasm-browser.wasm',
  ]);
  for (const door of ['action', 'cli']) {
    const file = join(DIST, door, 'index.js');
    expect(readFileSync(file, 'utf8')).toBe(`#!/usr/bin/env node\nrequire('../program/index.js').${door}();\n`);
    expect(statSync(file).mode & 0o111).toBe(0o111);
  }
});

test('no file is there twice, and all of them are not large', () => {
  const named = new Map<string, string[]>();
  for (const file of files) {
    const digest = createHash('sha256')
      .update(readFileSync(join(DIST, file)))
      .digest('hex');
    named.set(digest, [...(named.get(digest) ?? []), file]);
  }
  expect([...named.values()].filter((same) => same.length > 1)).toEqual([]);
  expect(files.reduce((sum, file) => sum + statSync(join(DIST, file)).size, 0)).toBeLessThan(10_500_000);
});

test('each entry starts its door', () => {
  const start = (door: string, args: readonly string[], env: Record<string, string>) => {
    const entry = join(DIST, door, 'index.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...args], {
      cwd: scratch(),
      env,
      encoding: 'utf8',
    });
    return [status, stdout, stderr];
  };
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(start('cli', ['--version'], {})).toEqual([0, `cartwright ${version}\n`, '']);
  expect(start('action', [], { INPUT_COMMAND: 'chek' })).toEqual([
    2,
    '::error title=cartwright::input command is "chek"%0A  help: allowed: auto, check, release, init, report; did you mean check?\n',
    '',
  ]);
});

test('a module that several chunks hold stands in a file that they load', () => {
  const long = `/***/ 7:\n/***/ ((module) => {\n${'\nmodule.exports = 7;'.repeat(500)}\n\n/***/ })`;
  const small = '/***/ 8:\n/***/ ((module) => {\n\nmodule.exports = 8;\n\n/***/ })';
  const own = (id: number): string => `/***/ ${id}:\n/***/ ((module) => {\n\nmodule.exports = ${id};\n\n/***/ })`;
  const chunk = (id: number, ...modules: string[]): string =>
    `exports.id = ${id};\nexports.ids = [${id}];\nexports.modules = {\n\n${modules.join(',\n\n')}\n\n};\n;`;
  const others: [string, string] = ['licenses.txt', 'MIT'];
  const made = shareModules(
    new Map([
      ['1.index.js', chunk(1, own(1), small, long)],
      ['2.index.js', chunk(2, long, small)],
      ['3.index.js', chunk(3, own(3), small)],
      others,
    ]),
  );
  const loads = 'Object.assign(exports.modules, require("./shared-7.js").modules);\n';
  expect([...made].sort()).toEqual([
    ['1.index.js', `${chunk(1, own(1), small)}\n${loads}`],
    ['2.index.js', `${chunk(2, small)}\n${loads}`],
    ['3.index.js', `${chunk(3, own(3), small)}\n`],
    others,
    ['shared-7.js', `exports.modules = {\n\n${long}\n\n};\n;\n`],
  ]);
  expect(() => shareModules(new Map([['1.index.js', 'exports.id = 1;']]))).toThrow('does not look like a chunk');
});
