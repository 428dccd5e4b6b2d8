// Linting against an empty process, against programs that compare the same files with a schema (peers/install.mjs), and against
// the published implementation. The files come from the generator beside the repository.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpora, files } from './corpora.mjs';
import { paired, row, skip } from './paired.mjs';
import { installPeer, published } from './peers/install.mjs';

export const title = 'Linting';

const root = fileURLToPath(new URL('../../', import.meta.url));
const schema = join(root, 'schemas/cal.schema.json');
const cli = [process.execPath, join(root, 'dist/cli/index.js'), 'lint'];
const newer = Number(process.versions.node.split('.')[0]) >= 22;

/** Peer, files, format, goal, and the most pairs: those that take long are run a few times. */
const JOBS = [
  ['ajv-cli', 1000, 'json', 0.6],
  ['ajv-cli', 10_000, 'json', 1, 5],
  ['biome', 1000, 'json', 1],
  ['biome', 10_000, 'json', 1, 5],
  ['ajv-cli', 1000, 'yaml', 0.7],
  ['ajv-cli', 10_000, 'yaml', 1, 5],
  ['@jirutka/ajv-cli', 1000, 'json', 0.4],
  ['spectral', 100, 'json', 0.02, 3],
];

export function run(runs) {
  if (!corpora()) return skip('all rows', 'the generator ../shared/perf/gen-cals.mjs is not there');
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
  row('1 JSON file / `node -e 0`', paired([...cli, json], empty, runs), newer ? 1.7 : 1.4);
  row('1 YAML file / `node -e 0`', paired([...cli, yaml], empty, runs), newer ? 2.3 : 1.9);
}

function againstPublished(folder, runs) {
  const name = '1 JSON file / the published implementation';
  const { command, skipped } = published();
  if (command === undefined) return skip(name, skipped);
  const cals = files(folder, 1, 'json', { prefix: 'acx' });
  const [file] = readdirSync(cals);
  row(name, paired([...cli, '--prefix', 'acx', join(cals, file)], command(join(cals, file)), runs), 0.6);
}

function againstParsers(folder, runs) {
  const limit = (corpus) => [
    process.execPath,
    fileURLToPath(new URL('peers/ajv.mjs', import.meta.url)),
    schema,
    corpus,
  ];
  const corpus = files(folder, 1000, 'yaml');
  row('1000 YAML files / yaml with positions + ajv', paired([...cli, corpus], limit(corpus), runs), 1.2);
  const large = files(folder, 1, 'json', { rac: 50_000 });
  row('1 JSON file of 21 MB / JSON.parse + ajv', paired([...cli, large], limit(large), runs), 2);
  // As large as a YAML file may be.
  const yaml = files(folder, 1, 'yaml', { rac: 5500 });
  row('1 YAML file of 1.9 MB / yaml with positions + ajv', paired([...cli, yaml], limit(yaml), runs), 1);
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
