import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STARTS = /'(?:node:)?(?:child_process|worker_threads)'/;
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)'(\.[^']+)'/g;

/**
 * Test files that may start a process or a thread: those of `e2e`, and those that load Node's module for it, by themselves or through what
 * they import, however far, of `__tests__` and `src`. What another version of Node changes shows in them.
 *
 * @param {string} root absolute path of the folder that holds `__tests__` and `src`
 * @returns {string[]} paths relative to it, sorted
 */
export function startsProcess(root = ROOT) {
  const read = new Map();
  const partsOf = (file) => {
    if (!read.has(file)) {
      const text = readFileSync(file, 'utf8');
      const imports = [...text.matchAll(IMPORT)].map(([, path]) => join(dirname(file), path));
      const own = imports.filter(
        (path) => /\.m?ts$|\.mjs$/.test(path) && !path.includes('/node_modules/') && !path.includes('/generated/'),
      );
      read.set(file, { starts: STARTS.test(text), own });
    }
    return read.get(file);
  };
  const reaches = (test) => {
    const files = new Set([test]);
    for (const file of files) {
      const { starts, own } = partsOf(file);
      if (starts) return true;
      for (const path of own) files.add(path);
    }
    return false;
  };
  return readdirSync(join(root, '__tests__'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('__tests__', file))
    .filter((file) => file.startsWith(join('__tests__', 'e2e', '/')) || reaches(join(root, file)))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(startsProcess().join('\n'));
