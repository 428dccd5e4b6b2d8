// What a start costs: whole processes against an empty one.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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
    ['lint, one JSON file', ['lint', 'a.cal.json'], twenty ? 1.4 : 1.8],
    ['lint, one YAML file', ['lint', 'a.cal.yaml'], twenty ? 1.9 : 2.3],
    ['check of the example', ['check', example], twenty ? 4 : 5],
  ];
  for (const [name, args, goal] of jobs) {
    row(name, paired([process.execPath, cli, ...args], [process.execPath, '-e', '0'], runs, { cwd: folder }), goal);
  }
}
