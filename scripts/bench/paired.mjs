// Wall times of two commands run in turn, so that a busy machine slows both; the figure is the median of the pairwise ratios.
// The ratio of processor time (user and system, of all runs together) sees less of the neighbours; only Linux tells it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

function seconds([command, ...args], options) {
  const start = process.hrtime.bigint();
  const { error } = spawnSync(command, args, { stdio: 'ignore', ...options });
  if (error) throw error;
  return Number(process.hrtime.bigint() - start) / 1e9;
}

/** Clock ticks that the processes which have ended so far took; undefined where they are not counted. */
function ticks() {
  if (!existsSync('/proc/self/stat')) return undefined;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return Number(fields[13]) + Number(fields[14]);
}

/**
 * @param {string[]} a
 * @param {string[]} b
 * @returns {{ a: number, b: number, ratio: number, min: number, max: number, more: number, cpu?: number }} seconds, ratios a/b, and how many seconds more a takes
 */
export function paired(a, b, runs = 9, options = {}) {
  seconds(a, options);
  seconds(b, options);
  const used = { a: 0, b: 0 };
  const timed = (side, command) => {
    const before = ticks();
    const taken = seconds(command, options);
    used[side] += (ticks() ?? NaN) - before;
    return taken;
  };
  const pairs = Array.from({ length: runs }, () => [timed('a', a), timed('b', b)]);
  const ratios = pairs.map(([x, y]) => x / y);
  return {
    a: median(pairs.map(([x]) => x)),
    b: median(pairs.map(([, y]) => y)),
    ratio: median(ratios),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
    more: median(pairs.map(([x, y]) => x - y)),
    cpu: used.b > 0 ? used.a / used.b : undefined,
  };
}

/** Prints one row of a table: job, seconds of both, ratio with its range, ratio of processor time, and the goal it is measured against. */
export function row(name, result, goal) {
  const { a, b, ratio, min, max, cpu } = result;
  const verdict = goal === undefined ? '' : ratio <= goal ? 'reached' : 'missed';
  console.log(
    `| ${name} | ${a.toFixed(3)} | ${b.toFixed(3)} | **${ratio.toFixed(2)}** (${min.toFixed(2)}-${max.toFixed(2)}) | ${cpu?.toFixed(2) ?? ''} | ${goal ?? ''} | ${verdict} |`,
  );
}

/** Prints that a row is missing, and why. */
export function skip(name, reason) {
  console.log(`| ${name} | | | skipped: ${reason} | | | |`);
}
