// Cartridges: a small one against the published implementation, a large one against what any tool must do with its bytes.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paired, row, skip } from './paired.mjs';
import { published } from './peers/install.mjs';

export const title = 'Cartridges';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cli = [process.execPath, join(root, 'dist/cli/index.js')];
const peer = (name) => [process.execPath, fileURLToPath(new URL(`peers/${name}.mjs`, import.meta.url))];
const FILES = 200;
const BYTES = 1 << 20;

export function run(runs) {
  small(runs);
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  try {
    large(folder, Math.min(runs, 5));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function small(runs) {
  const name = 'verify, the published cartridge / the published implementation';
  const cartridge = join(root, '../shared/real/acx/ada-ridge.acx');
  if (!existsSync(cartridge)) return skip(name, 'no ../shared/real');
  const { command, skipped } = published(['verify']);
  if (command === undefined) return skip(name, skipped);
  row(name, paired([...cli, 'verify', '--prefix', 'acx', cartridge], command(cartridge), runs), 1.75);
}

function large(folder, runs) {
  const rom = join(folder, 'package/rom/data');
  mkdirSync(rom, { recursive: true });
  for (let i = 0; i < FILES; i++) writeFileSync(join(rom, `${i}.bin`), randomBytes(BYTES));
  writeFileSync(
    join(folder, 'package/cartridge.yaml'),
    `schemaVersion: cart.package.v1
id: io.github.bench/large
version: 1.0.0
publisher: io.github.bench
name: Large
role: devops_engineer
`,
  );
  const built = join(folder, 'large.cart');
  const build = [...cli, 'build', join(folder, 'package'), '--out', built];
  const [major, minor] = process.versions.node.split('.').map(Number);
  const name = `build, ${FILES} files of 1 MiB / plain inserts`;
  if (major > 22 || (major === 22 && minor >= 13)) {
    row(name, paired(build, [...peer('plain-inserts'), rom, join(folder, 'plain.db')], runs), 8);
  } else {
    spawnSync(build[0], build.slice(1), { stdio: 'ignore' });
    skip(name, 'this Node has no node:sqlite');
  }
  spawnSync(cli[0], [cli[1], 'keygen', '--out', join(folder, 'keys')], { stdio: 'ignore' });
  const key = join(folder, 'keys/cartwright.key.pem');
  spawnSync(cli[0], [cli[1], 'sign', built, '--key', key], { stdio: 'ignore' });
  row(
    `verify, ${FILES} files of 1 MiB / sha256 of the file`,
    paired([...cli, 'verify', built], [...peer('sha256'), built], runs),
    3.5,
  );
}
