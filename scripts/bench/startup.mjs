// What a start costs: whole processes against an empty one, and what an agent client adds to a command.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { paired, row } from './paired.mjs';

export const title = 'Start, against node -e 0';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cli = join(root, 'dist/cli/index.js');
const example = join(root, 'examples/data-pipeline');

export function run(runs) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  const text = readFileSync(join(example, 'cal/ship-a-feature.cal.yaml'), 'utf8');
  writeFileSync(join(folder, 'a.cal.yaml'), text);
  writeFileSync(join(folder, 'a.cal.json'), JSON.stringify(parse(text), null, 2));
  const twenty = process.versions.node.startsWith('20.');
  const jobs = [
    ['--version', ['--version'], twenty ? 1.2 : 1.6],
    ['lint, one JSON file', ['lint', 'a.cal.json'], twenty ? 1.4 : 1.7],
    ['lint, one YAML file', ['lint', 'a.cal.yaml'], twenty ? 1.9 : 2.3],
    ['check of the example', ['check', example], twenty ? 2.8 : 4],
  ];
  for (const [name, args, goal] of jobs) {
    row(name, paired([process.execPath, cli, ...args], [process.execPath, '-e', '0'], runs, { cwd: folder }), goal);
  }
  addedByClients(folder, runs);
  rmSync(folder, { recursive: true, force: true });
}

function addedByClients(folder, runs) {
  const added = join(folder, 'added');
  for (let i = 0; i < 100; i++) {
    mkdirSync(join(added, `d${i}`), { recursive: true });
    for (let j = 0; j < 100; j++) writeFileSync(join(added, `d${i}/f${j}.ts`), 'export {};\n');
  }
  const servers = JSON.stringify({ mcpServers: { files: { command: 'npx', args: ['-y', 'server-files'] } } });
  writeFileSync(join(added, '.mcp.json'), servers);
  const git = (...args) => execFileSync('git', args, { cwd: added, stdio: 'ignore' });
  git('init', '-q');
  git('add', '-A');
  // The profile is made anew in each run: a shell takes the last one away first, on both sides.
  const fresh = (...args) => ['sh', '-c', 'rm -rf hosts; exec "$@"', 'sh', process.execPath, cli, ...args];
  const options = { cwd: added };
  row(
    'host add, 10,000 files / --version',
    paired(fresh('host', 'add', 'claude-code'), fresh('--version'), runs, options),
    1.5,
  );

  const client = join(folder, 'client');
  cpSync(example, client, { recursive: true });
  writeFileSync(join(client, '.mcp.json'), servers);
  const handshake = (host) => [process.execPath, cli, 'handshake', 'agents/builder', '--host', host];
  execFileSync(process.execPath, [cli, 'host', 'add', 'claude-code'], { cwd: client, stdio: 'ignore' });
  row(
    'handshake --host CLIENT / with a declared profile',
    paired(handshake('claude-code'), handshake('hosts/claude-code.host.yaml'), runs, { cwd: client }),
    1.15,
  );
}
