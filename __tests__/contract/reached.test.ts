import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { imports, ROOT, sources } from './sources.ts';

/** Where programs start: the bundle's entries, and what developers run. */
const ENTRIES = /^(?:(?:cli|action)\/index|program|library|tools\/.*)\.ts$/;

const reached = new Set(imports().map(({ file, target }) => posix.join(posix.dirname(file), target)));
for (const file of readdirSync(join(ROOT, 'src/generated')).filter((name) => name.endsWith('.ts')))
  for (const [, target = ''] of readFileSync(join(ROOT, 'src/generated', file), 'utf8').matchAll(
    /from '(\.\.\/[^']+)'/g,
  ))
    reached.add(posix.join('generated', target));

test('every source is imported by another, so that nothing that was written is left out', () => {
  const files = sources().map(({ file }) => file);
  expect(files.filter((file) => !reached.has(file) && !ENTRIES.test(file))).toEqual([]);
});
