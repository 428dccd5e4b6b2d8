// Which tests can notice a change of a place, the nearest first.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** What a test reads that is not an import: the built program, or the sources as text. */
const BUILT = /['"`/](?:dist|hooks|action\.yml)\b|\bCLI\b/;
const SOURCES = /\bROOT,\s*['"`]src\b/;

/** Every TypeScript and module file below a folder of the repository, repository-relative. */
export function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?ts$|\.mjs$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('src/generated/'))
    .sort();
}

/**
 * The test files and what their imports reach.
 *
 * @param {string} root the repository's top folder
 * @returns {{test: string, reached: Map<string, number>, own: string, starts: boolean, reads: boolean}[]} `reached`: file →
 *   number of imports between it and the test; `own`: the test's text with what it imports of the tests; `starts` the built
 *   program; `reads` the sources as text
 */
export function testsOf(root) {
  const texts = new Map();
  const textOf = (file) => {
    if (!texts.has(file)) texts.set(file, existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
    return texts.get(file);
  };
  const importsOf = (file) =>
    [...textOf(file).matchAll(IMPORT)].map((match) => normalize(join(dirname(file), match[1])));
  const distances = (test) => {
    const seen = new Map([[test, 0]]);
    for (const [file, distance] of seen)
      for (const next of importsOf(file)) if (!seen.has(next)) seen.set(next, distance + 1);
    return seen;
  };
  return filesBelow(root, '__tests__')
    .filter((file) => file.endsWith('.test.ts'))
    .map((test) => {
      const reached = distances(test);
      const own = [...reached.keys()]
        .filter((file) => file.startsWith('__tests__/'))
        .map(textOf)
        .join('\n');
      return { test, reached, own, starts: BUILT.test(own), reads: SOURCES.test(own) };
    });
}

/**
 * The tests that can notice a change.
 *
 * @param {ReturnType<typeof testsOf>} tests
 * @param {Map<string, {seconds: number, ran: Set<number> | null}>} coverage what each test ran; null where that is not known
 * @param {string} file repository-relative
 * @param {number[]} watched the numbers of the parts that run wherever the change can be noticed
 * @returns {{test: string, seconds: number}[]} first those that import the file, the nearest first; then the shortest
 */
export function reaching(tests, coverage, file, watched) {
  const far = Number.MAX_SAFE_INTEGER;
  const distance = ({ reached }) => reached.get(file) ?? far;
  const seconds = ({ test }) => coverage.get(test).seconds;
  return tests
    .filter(({ test, reached, starts, reads }) => {
      const { ran } = coverage.get(test);
      if (reads) return true;
      return ran === null ? starts || reached.has(file) : watched.some((part) => ran.has(part));
    })
    .sort(
      (a, b) =>
        distance(a) - distance(b) || (distance(a) === far ? seconds(a) - seconds(b) : a.reached.size - b.reached.size),
    )
    .map((entry) => ({ test: entry.test, seconds: seconds(entry) }));
}
