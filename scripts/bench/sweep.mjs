// A sweep of 2,000 generated repositories: seconds, processor time and memory of one process.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRepositories } from '../../__tests__/support/repositories.mjs';

export const title = 'A sweep of 2,000 repositories: seconds, processor time, memory';

const CLI = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const COUNT = 2_000;
const SEED = 18;
/** Writes what the process used where the environment says. */
const USAGE = `data:text/javascript,${encodeURIComponent(
  'import { writeFileSync } from "node:fs"; process.on("exit", () => writeFileSync(process.env.USAGE, JSON.stringify(process.resourceUsage())));',
)}`;

export function run() {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  try {
    const repositories = makeRepositories(folder, COUNT, SEED);
    writeFileSync(join(folder, 'roots.txt'), `${repositories.map(({ path }) => path).join('\n')}\n`);
    row('all of them', sweep(folder), 120);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sweep(cwd) {
  const usage = join(cwd, 'usage.json');
  const args = ['--import', USAGE, CLI, 'check', '--roots', 'roots.txt', '--format', 'ndjson'];
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, USAGE: usage },
    stdio: ['ignore', openSync(join(cwd, 'sweep.ndjson'), 'w'), 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 1) throw new Error(`the sweep gave ${status}: ${stderr}`);
  return { seconds: Number(process.hrtime.bigint() - start) / 1e9, ...JSON.parse(readFileSync(usage, 'utf8')) };
}

function row(name, { seconds, userCPUTime, systemCPUTime, maxRSS }, goal) {
  const cpu = (userCPUTime + systemCPUTime) / 1e6;
  const reached = seconds <= goal && maxRSS / 1024 <= 300 ? 'reached' : 'missed';
  console.log(
    `| ${name} | ${seconds.toFixed(1)} | | **${(maxRSS / 1024).toFixed(0)} MiB** | ${cpu.toFixed(1)} s | ${goal} s, 300 MiB | ${reached} |`,
  );
}
