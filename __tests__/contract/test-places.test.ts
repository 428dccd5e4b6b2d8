/** Where a unit test is found: what holds `src/PATH.ts` alone is `__tests__/unit/PATH.test.ts`, what holds an area lies in its folder. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOT, sources } from './sources.ts';

const SOURCES = sources().map(({ file }) => `src/${file}`);
const FOLDERS = new Set(SOURCES.map((file) => posix.dirname(file)));
const TESTS = readdirSync(`${ROOT}__tests__/unit`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .sort();

/** The sources that a test file imports by itself, or through the files that it shares with other tests. */
function sourcesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(ROOT + file, 'utf8');
  const targets = [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'(\.[^']+\.ts)'/g)];
  return targets.flatMap(([, target = '']) => {
    const path = posix.join(posix.dirname(file), target);
    return path.startsWith('src/') ? [path] : sourcesOf(path, seen);
  });
}

/** A command is run through the door, never imported. */
const homes = (file: string): string[] =>
  file === 'src/cli/main.ts' ? ['src/cli', 'src/cli/commands'] : [posix.dirname(file)];

const mirrored = (file: string): string => posix.join('src', file.replace(/\.test\.ts$/, '.ts'));

test('a unit test mirrors a source, or lies in a folder of sources of which it runs one, there or below', () => {
  const lost = TESTS.filter((file) => {
    if (SOURCES.includes(mirrored(file))) return false;
    const folder = posix.join('src', posix.dirname(file));
    const reached = sourcesOf(`__tests__/unit/${file}`).flatMap(homes);
    return !FOLDERS.has(folder) || !reached.some((home) => home === folder || home.startsWith(`${folder}/`));
  });
  expect(lost).toEqual([]);
});

test('a unit test that has the name of a source lies where the source does', () => {
  const lost = TESTS.flatMap((file) => {
    const [folder, name] = [posix.dirname(mirrored(file)), posix.basename(file, '.test.ts')];
    const other = SOURCES.find((source) => source.startsWith(`${folder}/`) && posix.basename(source, '.ts') === name);
    return SOURCES.includes(mirrored(file)) || other === undefined ? [] : [`${file} belongs to ${other}`];
  });
  expect(lost).toEqual([]);
});
