// Which tests can notice a change of a file, the nearest first.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** What a test reads that is no import: the built program, or the sources as text. */
const BUILT = /['"`/](?:dist|hooks|action\.yml)\b|\bCLI\b/;
const SOURCES = /['"`]src(?:\/core\/[\w/]+)?['"`]/;

/** Every TypeScript and module file below a folder of the repository, repository-relative. */
export function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?ts$|\.mjs$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('src/generated/'))
    .sort();
}

/**
 * The tests that can reach a file.
 *
 * @param {string} root the repository's top folder
 * @returns {(file: string) => {near: string[], far: string[]}} `near` import it, nearest first; `far` start the built
 *   program or read the sources
 */
export function testsOf(root) {
  const texts = new Map();
  const textOf = (file) => {
    if (!texts.has(file)) texts.set(file, existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
    return texts.get(file);
  };
  const importsOf = (file) =>
    [...textOf(file).matchAll(IMPORT)].map((match) => normalize(join(dirname(file), match[1])));
  /** File → number of imports between it and the test. */
  const distances = (test) => {
    const seen = new Map([[test, 0]]);
    for (const [file, distance] of seen)
      for (const next of importsOf(file)) if (!seen.has(next)) seen.set(next, distance + 1);
    return seen;
  };
  const tests = filesBelow(root, '__tests__')
    .filter((file) => file.endsWith('.test.ts'))
    .map((test) => {
      const reached = distances(test);
      const own = [...reached.keys()].filter((file) => file.startsWith('__tests__/'));
      const far = own.some((file) => BUILT.test(textOf(file)) || SOURCES.test(textOf(file)));
      return { test, reached, far };
    });
  return (file) => {
    const near = tests
      .filter(({ reached }) => reached.has(file))
      // Fewer imports away first; then the test that imports less, for it looks closer.
      .sort((a, b) => a.reached.get(file) - b.reached.get(file) || a.reached.size - b.reached.size)
      .map(({ test }) => test);
    return { near, far: tests.filter(({ test, far }) => far && !near.includes(test)).map(({ test }) => test) };
  };
}
