// Runs a test file as jest does, and adds a line to the file that COSTS names: seconds of processor that it took itself, those of the programs that
// it started and waited for, and its path. On Linux. Time by the clock says how busy the machine was instead.
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import circus from 'jest-circus/runner';

const TICKS_A_SECOND = 100;

export default async function runner(globalConfig, config, environment, runtime, path, ...rest) {
  const before = ticks();
  try {
    return await circus.default(globalConfig, config, environment, runtime, path, ...rest);
  } finally {
    const [own, started] = ticks().map((after, i) => (after - before[i]) / TICKS_A_SECOND);
    const columns = [own + started, own, started].map((seconds) => seconds.toFixed(1).padStart(6));
    appendFileSync(process.env.COSTS, `${columns.join(' ')}  ${relative(config.rootDir, path)}\n`);
  }
}

/** Ticks that this process took, and those of its children that have ended. */
function ticks() {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return [fields[11] + fields[12], fields[13] + fields[14]];
}
