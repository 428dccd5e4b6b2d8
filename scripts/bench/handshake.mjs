// 100 signed cartridges against 20 hosts of 200 tools each, in one process: seconds more than `node -e 0`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paired } from './paired.mjs';

export const title = 'Handshakes: seconds more than node -e 0';

const cli = [process.execPath, fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url))];
const CARTRIDGES = 100;
const HOSTS = 20;
const TOOLS = 200;

export function run(runs) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  try {
    prepare(folder);
    const cartridges = Array.from({ length: CARTRIDGES }, (_, i) => `carts/a${i}.cart`);
    const handshake = [...cli, 'handshake', ...cartridges, '--host', 'hosts', '--format', 'json'];
    const { status } = spawnSync(handshake[0], handshake.slice(1), { cwd: folder, stdio: 'ignore' });
    if (status !== 0) throw new Error(`the handshakes are not all accepted: exit ${status}`);
    const { a, b } = paired(handshake, [process.execPath, '-e', '0'], Math.min(runs, 5), { cwd: folder });
    const name = `${CARTRIDGES} signed cartridges, ${HOSTS} hosts of ${TOOLS} tools`;
    console.log(
      `| ${name} | ${a.toFixed(3)} | ${b.toFixed(3)} | **${(a - b).toFixed(2)} s more** | 1 | ${a - b <= 1 ? 'reached' : 'missed'} |`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function prepare(folder) {
  const cartwright = (...args) => spawnSync(cli[0], [cli[1], ...args], { cwd: folder, stdio: 'ignore' });
  cartwright('keygen', '--out', 'keys');
  for (const name of ['carts', 'hosts']) mkdirSync(join(folder, name));
  for (let i = 0; i < CARTRIDGES; i++) {
    mkdirSync(join(folder, `p${i}/rom/skills`), { recursive: true });
    writeFileSync(join(folder, `p${i}/rom/skills/a.md`), `# Skill of agent ${i}\n`);
    writeFileSync(
      join(folder, `p${i}/cartridge.yaml`),
      `schemaVersion: cart.package.v1
id: io.github.bench/agent-${i}
version: 1.0.0
publisher: io.github.bench
name: Agent ${i}
role: devops_engineer
`,
    );
    cartwright('build', `p${i}`, '--out', `carts/a${i}.cart`);
    cartwright('sign', `carts/a${i}.cart`, '--key', 'keys/cartwright.key.pem');
  }
  for (let h = 0; h < HOSTS; h++)
    writeFileSync(join(folder, `hosts/h${h}.host.yaml`), JSON.stringify(host(h), null, 2));
}

/** A host whose fitting tools are at the end, behind many that take other things. */
function host(h) {
  const tool = (name, property, scopes) => ({
    name,
    inputSchema: { type: 'object', required: [property], properties: { [property]: { type: 'string' } } },
    scopes,
  });
  const all = ['exec', 'fs.read', 'dispatch', 'memory.write', 'memory.read', 'search'];
  const others = Array.from({ length: TOOLS - 4 }, (_, i) => tool(`other_${i}`, `argument_${i % 17}`, all));
  return {
    schemaVersion: 'cart.host.v1',
    name: `host-${h}`,
    protocolRevision: '2025-11-25',
    model: { toolUse: true, contextWindowTokens: 200000, structuredOutput: true },
    tools: [
      ...others,
      tool('run', 'command', ['exec', 'fs.read']),
      tool('spawn', 'task', ['dispatch']),
      tool('remember', 'summary', ['memory.write']),
      tool('find', 'query', ['search', 'memory.read']),
    ],
    filesystem: ['fs.read'],
    network: [],
  };
}
