// From how many files on threads pay: the program as it is, or made to start one more thread whatever there is to do, against the
// same without threads.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpora, files } from './corpora.mjs';
import { paired, row, skip } from './paired.mjs';

export const title = 'Linting with threads, against one';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
/** What decides how many bytes are worth a thread (src/app/lint/share.ts). */
const THREAD_BYTES = /THREAD_BYTES = [\d_]+/;

export function run(runs) {
  if (!corpora()) return skip('all rows', 'the generator ../shared/perf/gen-cals.mjs is not there');
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  try {
    const [alone, always] = ['alone', 'always'].map((name) => join(folder, name));
    cpSync(dist, alone, { recursive: true, filter: (path) => !path.endsWith('/thread') });
    cpSync(dist, always, { recursive: true });
    eager(join(always, 'program'));
    const lint = (program) => [process.execPath, join(program, 'cli/index.js'), 'lint', '.'];
    for (const [format, count, most = runs] of [
      ['json', 200],
      ['json', 500],
      ['json', 1000],
      ['json', 2000],
      ['json', 10_000, 5],
      ['yaml', 200],
      ['yaml', 500],
      ['yaml', 1000],
      ['yaml', 10_000, 5],
    ]) {
      const options = { cwd: files(folder, count, format) };
      const pairs = (program) => paired(lint(program), lint(alone), Math.min(runs, most), options);
      row(`${count} ${format.toUpperCase()} files, as it is`, pairs(dist), 1.05);
      row(`${count} ${format.toUpperCase()} files, always threads`, pairs(always));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function eager(program) {
  for (const name of readdirSync(program)) {
    const text = readFileSync(join(program, name), 'utf8');
    if (THREAD_BYTES.test(text)) writeFileSync(join(program, name), text.replace(THREAD_BYTES, 'THREAD_BYTES = 1'));
  }
}
