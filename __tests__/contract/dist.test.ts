import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { scratch } from '../support/scratch.ts';
import { ROOT } from './sources.ts';

const DIST = join(ROOT, 'dist');
const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(DIST, join(entry.parentPath, entry.name)))
  .sort();

test('one program is behind small entries', () => {
  expect(files.filter((file) => !/^(?:program|library)\//.test(file))).toEqual([
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
  expect(files.reduce((sum, file) => sum + statSync(join(DIST, file)).size, 0)).toBeLessThanOrEqual(6_000_000);
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
