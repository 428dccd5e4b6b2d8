// Scores the reader of clients' configurations: node scripts/score-hosts.mjs LABELS.json FILES RESULTS
// FILES/ID/PATH is the file of a record; RESULTS gets one file each for ../shared/hosts/score.mjs. Needs `npx tsc -p tsconfig.json` first.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const [labels, files, results] = process.argv.slice(2);
if (!results) {
  console.error('usage: node scripts/score-hosts.mjs LABELS.json FILES RESULTS');
  process.exit(2);
}
const build = new URL('../build/', import.meta.url);
const { CLIENTS } = await import(new URL('core/clients/catalog/index.js', build));
const { readConfiguration } = await import(new URL('core/clients/read-configuration.js', build));
const known = Object.values(CLIENTS).flatMap(({ project }) => project);
mkdirSync(results, { recursive: true });
for (const { id, kind, repo, path } of JSON.parse(readFileSync(labels, 'utf8')).records) {
  if (kind !== 'config') continue;
  const file = join(files, id, path);
  if (!existsSync(file)) {
    console.log(`left out: ${id} ${repo} ${path}`);
    continue;
  }
  const format = known.find((each) => path === each.path || path.endsWith(`/${each.path}`));
  const read = format && (await readConfiguration(path, readFileSync(file, 'utf8'), format));
  const servers = (read?.servers ?? []).map(({ headers, needs: _needs, cut: _cut, ...server }) => ({
    ...server,
    headerNames: Object.keys(headers),
  }));
  writeFileSync(join(results, `${id}.json`), JSON.stringify({ servers, needsInput: read?.needsInput ?? [] }));
  for (const { rule, message, range } of read?.findings ?? [])
    console.log(`${id} ${path}:${range.start.line}:${range.start.column} ${rule} ${message}`);
}
