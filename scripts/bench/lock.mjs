// What a lock costs: `check --frozen` of the example against a check without a lock, and `lock` of 500 CALs and 200 signed cartridges
// against `workflow ready` of the same. Milliseconds and seconds more, by the median of pairs.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paired } from './paired.mjs';

export const title = 'The lock: what it costs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cli = [process.execPath, join(root, 'dist/cli/index.js')];
const CALS = 500;
const CARTRIDGES = 200;
const ROLES = 20;

export function run(runs) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  try {
    example(folder, runs);
    many(join(folder, 'many'), Math.min(runs, 5));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function example(folder, runs) {
  for (const name of ['locked', 'plain'])
    cpSync(join(root, 'examples/data-pipeline'), join(folder, name), { recursive: true });
  ran(join(folder, 'locked'), 'lock');
  const frozen = [...cli, 'check', 'locked', '--frozen'];
  const result = paired(frozen, [...cli, 'check', 'plain'], runs, { cwd: folder });
  more('check --frozen of the example, and without a lock', result, 0.01);
  const only = [...cli, 'check', 'locked', '--frozen', '--only', 'lock'];
  more(
    'check --frozen --only lock, and --only ready',
    paired(only, [...cli, 'check', 'plain', '--only', 'ready'], runs, { cwd: folder }),
  );
}

function many(folder, runs) {
  prepare(folder);
  const cals = Array.from({ length: CALS }, (_, i) => `cals/${i}.cal.json`);
  const ready = [...cli, 'workflow', 'ready', ...cals, '--cartridges', 'carts', '--format', 'json'];
  // Each run writes all of it.
  const lock = ['sh', '-c', `rm -f cartwright.lock && exec "$@"`, 'sh', ...cli, 'lock'];
  more(
    `lock of ${CALS} CALs and ${CARTRIDGES} cartridges, and workflow ready`,
    paired(lock, ready, runs, { cwd: folder }),
    1,
  );
}

function more(name, { a, b, more, cpu }, goal) {
  const verdict = goal === undefined ? '' : more <= goal ? 'reached' : 'missed';
  const shown = more < 0.5 ? `${(more * 1000).toFixed(1)} ms more` : `${more.toFixed(2)} s more`;
  console.log(
    `| ${name} | ${a.toFixed(3)} | ${b.toFixed(3)} | **${shown}** | ${cpu?.toFixed(2) ?? ''} | ${goal ?? ''} | ${verdict} |`,
  );
}

function ran(cwd, ...args) {
  const { status, stderr } = spawnSync(cli[0], [cli[1], ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args[0]} gave ${status}: ${stderr}`);
}

function prepare(folder) {
  for (const name of ['carts', 'cals', 'package/rom']) mkdirSync(join(folder, name), { recursive: true });
  ran(folder, 'keygen', '--out', 'keys');
  for (let i = 0; i < CARTRIDGES; i++) {
    writeFileSync(join(folder, 'package/rom/guide.md'), `Guide of agent ${i}. ${'Steps and more. '.repeat(500)}\n`);
    writeFileSync(
      join(folder, 'package/cartridge.yaml'),
      `schemaVersion: cart.package.v1
id: io.github.bench/agent-${i}
version: 1.0.0
publisher: io.github.bench
name: Agent ${i}
role: role_${i % ROLES}
`,
    );
    ran(folder, 'build', 'package', '--out', `carts/a${i}.cart`);
    ran(folder, 'sign', `carts/a${i}.cart`, '--key', 'keys/cartwright.key.pem');
  }
  rmSync(join(folder, 'package'), { recursive: true });
  for (let i = 0; i < CALS; i++) writeFileSync(join(folder, `cals/${i}.cal.json`), JSON.stringify(cal(i)));
}

function cal(i) {
  const aliases = ['builder', 'reviewer', 'writer'];
  const participants = aliases.map((alias, n) => ({ alias, bind: 'slot', slot: { role: `role_${(i + n) % ROLES}` } }));
  const task = (agent) => ({ id: agent, type: 'task', agent, completion: { type: 'artifact', produces: 'report' } });
  return {
    schemaVersion: 'cart.cal/1',
    id: `cal-${i}`,
    name: `Flow ${i}`,
    participants,
    start: 'builder',
    nodes: [...aliases.map(task), { id: 'done', type: 'event', event: 'end' }],
    edges: [
      { from: 'builder', to: 'reviewer' },
      { from: 'reviewer', to: 'writer' },
      { from: 'writer', to: 'done' },
    ],
  };
}
