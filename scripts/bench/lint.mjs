// Linting against an empty process, against programs that compare the same files with a schema (peers/install.mjs), and against
// the published implementation. The files come from the generator beside the repository.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paired, row, skip } from './paired.mjs';
import { installPeer, published } from './peers/install.mjs';

export const title = 'Linting';

const root = fileURLToPath(new URL('../../', import.meta.url));
const generator = join(root, '../shared/perf/gen-cals.mjs');
const schema = join(root, 'schemas/cal.schema.json');
const cli = [process.execPath, join(root, 'dist/cli/index.js'), 'lint'];
const newer = Number(process.versions.node.split('.')[0]) >= 22;

/** Peer, files, format, goal, and the most pairs: those that take long are run a few times. */
const JOBS = [
  ['ajv-cli', 1000, 'json', 0.45],
  ['ajv-cli', 10_000, 'json', 0.75, 5],
  ['ajv-cli', 1000, 'yaml', 1],
  ['@jirutka/ajv-cli', 1000, 'json', 0.4],
  ['spectral', 100, 'json', 0.02, 3],
];

export function run(runs) {
  if (!existsSync(generator)) return skip('all rows', 'the generator ../shared/perf/gen-cals.mjs is not there');
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  try {
    startups(folder, runs);
    againstPublished(folder, runs);
    againstParsers(folder, Math.min(runs, 5));
    againstPeers(folder, runs);
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

function againstPublished(folder, runs) {
  const name = '1 JSON file / the published implementation';
  const { command, skipped } = published();
  if (command === undefined) return skip(name, skipped);
  const cals = files(folder, 1, 'json', 'acx');
  const [file] = readdirSync(cals);
  row(name, paired([...cli, '--prefix', 'acx', join(cals, file)], command(join(cals, file)), runs), 0.6);
}

function againstParsers(folder, runs) {
  const corpus = files(folder, 1000, 'yaml');
  const limit = [process.execPath, fileURLToPath(new URL('peers/yaml-ajv.mjs', import.meta.url)), schema, corpus];
  row('1000 YAML files / yaml with positions + ajv', paired([...cli, corpus], limit, runs), 1.2);
}

function againstPeers(folder, runs) {
  const peers = new Map();
  for (const [name, count, format, goal, most = runs] of JOBS) {
    if (!peers.has(name)) peers.set(name, installPeer(name, folder, schema));
    const { command, skipped } = peers.get(name);
    const title = `${count} ${format.toUpperCase()} files / ${name}`;
    if (command === undefined) {
      skip(title, skipped);
      continue;
    }
    const corpus = files(folder, count, format);
    // Relative, since not every peer takes a glob with a folder.
    row(title, paired([...cli, '.'], command(`**/*.${format}`), Math.min(runs, most), { cwd: corpus }), goal);
  }
}

function files(folder, count, format, prefix = 'cart') {
  const out = join(folder, `${prefix}-${count}-${format}`);
  if (existsSync(out)) return out;
  const options = { out, count, format, prefix, seed: 11 };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { status } = spawnSync(process.execPath, [generator, ...args], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${generator} failed`);
  return out;
}
