// npm run bench [-- PART…] [-- --runs N]: paired ratios of the committed dist, one table a part (scripts/bench/*.mjs).
// BENCH_NODE=FILE names another Node, which then runs both sides.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const { BENCH_NODE: other, ...env } = process.env;
if (other !== undefined) {
  const { status } = spawnSync(other, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    env,
    stdio: 'inherit',
  });
  process.exit(status ?? 2);
}
const args = process.argv.slice(2);
const at = args.indexOf('--runs');
const runs = at < 0 ? 9 : Number(args.splice(at, 2)[1]);
const parts = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.mjs') && !['index.mjs', 'paired.mjs', 'corpora.mjs'].includes(file))
  .map((file) => file.slice(0, -4));
const wanted = args.length > 0 ? args : parts;
for (const part of wanted) {
  if (!parts.includes(part)) throw new Error(`no part is called ${part}; there are: ${parts.join(', ')}`);
  const { title, run } = await import(`./${part}.mjs`);
  console.log(`\n### ${title} (node ${process.versions.node}, median of ${runs} pairs)\n`);
  console.log('| job | seconds | reference | ratio | processor | goal | |\n|---|---|---|---|---|---|---|');
  await run(runs);
}
