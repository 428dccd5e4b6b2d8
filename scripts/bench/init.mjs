// Scanning a codebase against one walk of its tree and the reading of its manifests.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paired, row } from './paired.mjs';

export const title = 'init --from-code';

const cli = [process.execPath, fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url))];
const walk = [process.execPath, fileURLToPath(new URL('peers/walk.mjs', import.meta.url))];

export function run(runs) {
  for (const files of [1000, 10_000, 100_000]) {
    const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
    try {
      grow(folder, files);
      const scan = [...cli, 'init', '--from-code', folder, '--out', join(folder, 'proposal'), '--dry-run'];
      row(`${files} files / one walk of them`, paired(scan, [...walk, folder], Math.min(runs, 7)), 3);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Sizes of files at even steps of their order, as in seven public repositories of 1,458 to 45,983 files. */
const SIZES = [40, 110, 250, 400, 550, 750, 950, 1200, 1450, 1800, 2400, 3200, 4200, 6500, 11_000, 45_000];

/** Lines of code, or of text, up to a size. */
function filled(name, size) {
  const line = name.endsWith('.md') ? 'A sentence of a page.\n' : '// a line of code that says nothing in particular\n';
  return line.repeat(Math.ceil(size / line.length));
}

/** A monorepo: packages of 50 files five folders deep, every package with a manifest, with Terraform, docs and tests between. */
function grow(folder, files) {
  for (let made = 0, n = 0; made < files; n++) {
    const part = join(folder, `area-${n % 7}`, `group-${n % 31}`, `part-${n}`);
    mkdirSync(join(part, 'src/lib/deep'), { recursive: true });
    mkdirSync(join(part, 'test'));
    writeFileSync(
      join(part, 'package.json'),
      JSON.stringify({ name: `part-${n}`, dependencies: { express: '^4.0.0' } }),
    );
    made++;
    for (let i = 0; i < 49 && made < files; i++, made++) {
      const place = i % 10 === 9 ? 'test' : i % 3 === 0 ? 'src' : i % 3 === 1 ? 'src/lib' : 'src/lib/deep';
      const name = i === 7 ? 'README.md' : i === 11 ? 'main.tf' : `file-${i}.ts`;
      // Steps that share no factor with their number give each kind of file every size.
      const size = SIZES[(7 * made + n) % SIZES.length];
      writeFileSync(join(part, place, name), `// file ${i} of part ${n}\n${filled(name, size)}`);
    }
  }
}
