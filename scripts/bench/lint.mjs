// Linting against an empty process and against ajv-cli, which checks the same shape without places, references or graph. The
// peer is installed into a temporary folder; the files come from the generator beside the repository.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paired, row } from './paired.mjs';

export const title = 'Linting';

const root = fileURLToPath(new URL('../../', import.meta.url));
const generator = join(root, '../shared/perf/gen-cals.mjs');
const cli = [process.execPath, join(root, 'dist/cli/index.js'), 'lint'];
const newer = Number(process.versions.node.split('.')[0]) >= 22;

export function run(runs) {
  if (!existsSync(generator)) {
    console.log('| skipped: the generator ../shared/perf/gen-cals.mjs is not there | | | | | |');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  try {
    startups(folder, runs);
    const peer = install(folder);
    if (peer === undefined) console.log('| skipped: ajv-cli cannot be installed here | | | | | |');
    else against(peer, folder, runs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function startups(folder, runs) {
  const empty = [process.execPath, '-e', '0'];
  const json = files(folder, 1, 'json');
  const yaml = files(folder, 1, 'yaml');
  row('1 JSON file / `node -e 0`', paired([...cli, json], empty, runs), newer ? 1.8 : 1.4);
  row('1 YAML file / `node -e 0`', paired([...cli, yaml], empty, runs), newer ? 2.3 : 1.9);
}

function against(peer, folder, runs) {
  const jobs = [
    [1000, 'json', 0.45],
    [10_000, 'json', 0.75],
    [1000, 'yaml', 1],
  ];
  for (const [count, format, goal] of jobs) {
    const corpus = files(folder, count, format);
    const few = count > 1000 ? Math.min(runs, 5) : runs;
    const result = paired([...cli, corpus], [...peer, '-d', `${corpus}/**/*.${format}`], few);
    row(`${count} ${format.toUpperCase()} files / ajv-cli`, result, goal);
  }
}

function files(folder, count, format) {
  const out = join(folder, `${count}-${format}`);
  const args = [generator, '--out', out, '--count', String(count), '--format', format, '--seed', '11'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${generator} failed`);
  return out;
}

function install(folder) {
  const npm = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    'ajv-cli@5.0.0',
    'ajv-formats@2.1.1',
  ];
  if (spawnSync('npm', npm, { stdio: 'ignore' }).status !== 0) return undefined;
  const main = join(folder, 'node_modules/ajv-cli/dist/index.js');
  const schema = join(root, 'schemas/cal.schema.json');
  return [process.execPath, main, 'validate', '--spec=draft2020', '--strict=false', '-c', 'ajv-formats', '-s', schema];
}
