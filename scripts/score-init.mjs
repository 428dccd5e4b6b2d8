// Scores the detectors: node scripts/score-init.mjs LABELS.json CHECKOUTS RESULTS [OWNER/NAME]
// CHECKOUTS/OWNER__NAME are work trees; RESULTS gets one file each for ../shared/init/score.mjs. Needs `npx tsc -p tsconfig.json` first.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
const [labels, checkouts, results, only] = process.argv.slice(2);
if (!results) {
  console.error('usage: node scripts/score-init.mjs LABELS.json CHECKOUTS RESULTS [OWNER/NAME]');
  process.exit(2);
}
const build = new URL('../build/', import.meta.url);
const { commandFiles } = await import(new URL('wiring/workspace.js', build));
const { readTree } = await import(new URL('app/propose/read-tree.js', build));
const { scanTree } = await import(new URL('core/scan/scan.js', build));
const { loadParsers } = await import(new URL('core/scan/parsers/large.js', build));
await loadParsers([{ name: 'Cargo.toml' }, { name: 'pom.xml' }, { name: 'pubspec.yaml' }]);
mkdirSync(results, { recursive: true });
for (const { repo } of JSON.parse(readFileSync(labels, 'utf8'))) {
  if (only && repo !== only) continue;
  const name = repo.replace('/', '__');
  const folder = join(checkouts, name);
  if (!existsSync(folder)) continue;
  const start = performance.now();
  const fs = commandFiles(resolve(folder), []);
  const code = { root: '.', files: fs.list('.'), readFile: fs.readFile };
  const { tree, notes } = readTree(name, code, new Set());
  const walked = performance.now();
  const scan = scanTree(tree);
  const ms = Math.round(performance.now() - start);
  const result = { roles: scan.roles.map((r) => r.value), rac: scan.rac.map((r) => r.value), ms };
  writeFileSync(join(results, `${name}.json`), JSON.stringify(result));
  if (only) {
    console.log(`walk ${Math.round(walked - start)} ms, all ${ms} ms, ${tree.fileCount} files`, [
      ...notes,
      ...scan.notes,
    ]);
    for (const d of [...scan.roles, ...scan.rac]) {
      console.log(`${d.value} ${d.confidence}`);
      for (const c of d.claims.slice(0, 6))
        console.log(`   ${c.weight} ${c.group} ${c.evidence.path}:${c.evidence.line ?? ''} ${c.evidence.why}`);
    }
    const seen = new Map();
    for (const c of scan.claims) if (!seen.has(c.subject + c.group)) seen.set(c.subject + c.group, c);
    console.log('--- all groups');
    for (const c of seen.values())
      console.log(`   ${c.subject} ${c.weight} ${c.group} ${c.evidence.path} ${c.evidence.why}`);
    console.log([...tree.code].map(([l, c]) => `${l} ${c.files}`).join(', '));
  }
}
