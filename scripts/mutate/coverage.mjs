// What each test file runs of the sources: each one alone, in a copy of the repository whose sources have probes.
import { createHash } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOf, instrumented } from './probes.mjs';
import { filesBelow } from './reach.mjs';
import { Stage } from './stage.mjs';

/** Seconds that a test file may take: it only ends what hangs. */
const LIMIT = 1200;

const hash = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * Runs each test file once and reads its probes. What it learns it keeps in a file of the temporary folder that is named by
 * the sources, so that another run asks only for the test files that differ.
 *
 * @param {string} root the repository's top folder
 * @param {{test: string, own: string}[]} tests
 * @param {number} jobs
 * @returns {Promise<{firsts: Map<string, number>, coverage: Map<string, {seconds: number, ran: Set<number> | null}>}>} the
 *   number of part 0 of each file; test → its seconds and the parts that it ran, null for one that failed with the probes
 */
export async function coverageOf(root, tests, jobs) {
  const sources = filesBelow(root, 'src').map((file) => [file, readFileSync(join(root, file), 'utf8')]);
  const firsts = new Map();
  let count = 0;
  for (const [file, text] of sources) {
    firsts.set(file, count);
    count += countOf(text);
  }
  const kept = join(tmpdir(), `cartwright-coverage-${hash([count, sources])}.jsonl`);
  const coverage = new Map();
  const learn = ({ test, seconds, ran }) => coverage.set(test, { seconds, ran: ran && new Set(ran) });
  const wanted = new Map(tests.map(({ test, own }) => [test, hash(own)]));
  if (existsSync(kept))
    for (const line of readFileSync(kept, 'utf8').split('\n').filter(Boolean)) {
      const known = JSON.parse(line);
      if (wanted.get(known.test) === known.own) learn(known);
    }
  const left = tests.filter(({ test }) => !coverage.has(test)).map(({ test }) => test);

  async function work() {
    if (left.length === 0) return;
    const folder = mkdtempSync(join(tmpdir(), 'cartwright-probes-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    process.once('exit', remove);
    const edit = (file, text) => (firsts.has(file) ? instrumented(text, firsts.get(file), folder) : text);
    const stage = new Stage(root, { edit, check: false });
    // Some tests run the program as another user.
    chmodSync(folder, 0o777);
    try {
      for (let test = left.shift(); test !== undefined; test = left.shift()) {
        for (const name of readdirSync(folder)) rmSync(join(folder, name));
        const start = Date.now();
        const { code } = await stage.jest([test], LIMIT);
        const seconds = Math.round((Date.now() - start) / 100) / 10;
        const ran = code === 0 ? readdirSync(folder).map(Number) : null;
        const known = { test, own: wanted.get(test), seconds, ran };
        appendFileSync(kept, `${JSON.stringify(known)}\n`);
        learn(known);
        console.log(
          `${coverage.size} of ${tests.length} covered  ${test}  ${known.ran?.length ?? 'not known'}  ${seconds} s`,
        );
      }
    } finally {
      stage.remove();
      remove();
    }
  }
  await Promise.all(Array.from({ length: jobs }, work));
  return { firsts, coverage };
}
