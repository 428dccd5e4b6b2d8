// Whether the loss of a part shows: node scripts/delete-init.mjs CHECKOUTS PROPOSALS [LABELS.json]
// CHECKOUTS/NAME are work trees of git, PROPOSALS/NAME what `cartwright init --from-code` wrote for them. Each part is taken out of the
// list of files in turn: what LABELS names as evidence of a kind that was proposed, otherwise every path that a description names.
// A check that found something before must then find nothing, or the description says that it needs one of many.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';

const [checkouts, proposals, labelled] = process.argv.slice(2);
if (!proposals) {
  console.error('usage: node scripts/delete-init.mjs CHECKOUTS PROPOSALS [LABELS.json]');
  process.exit(2);
}
const labels = new Map(
  labelled === undefined
    ? []
    : JSON.parse(readFileSync(labelled, 'utf8')).map((each) => [each.repo.replace('/', '__'), each.expectedRac]),
);
const NAMED = /(?:^|[\s:])((?:[\w@.+-]+\/)+[\w@.+-]*|[\w@.+-]+\.\w+)(?=[,;.\s]|$)/g;
const totals = { parts: 0, fails: 0, said: 0, silent: 0 };
console.log('| repository | parts | an item fails | said: one of many is enough | silent |\n|---|---|---|---|---|');
const silent = [];
for (const name of readdirSync(proposals)) {
  const file = join(proposals, name, 'cal/from-code.cal.json');
  if (!existsSync(file) || (labels.size > 0 && !labels.has(name))) continue;
  const files = execFileSync('git', ['ls-files', '-z'], {
    cwd: join(checkouts, name),
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
    .split('\0')
    .filter(Boolean);
  const items = JSON.parse(readFileSync(file, 'utf8')).rac.map(({ kind, description, check }) => {
    const matches = picomatch(check.hint, { dot: true });
    return { kind, description, found: files.filter((each) => matches(each)) };
  });
  const isIn = (part) => (path) => path === part || path.startsWith(part.endsWith('/') ? part : `${part}/`);
  const counts = { parts: 0, fails: 0, said: 0, silent: 0 };
  for (const { part, kind } of partsOf(name, items)) {
    if (!files.some(isIn(part))) continue;
    const touched = items.filter(({ found }) => found.some(isIn(part)));
    const became = touched.some(({ found }) => found.every(isIn(part)))
      ? 'fails'
      : touched.some(({ description }) => description.includes('needs one of them'))
        ? 'said'
        : 'silent';
    counts.parts++;
    counts[became]++;
    if (became === 'silent') silent.push(`${name}: ${part} (${kind})`);
  }
  for (const key of Object.keys(totals)) totals[key] += counts[key];
  console.log(`| ${name} | ${Object.values(counts).join(' | ')} |`);
}
console.log(`| all | ${Object.values(totals).join(' | ')} |`);
for (const each of silent) console.log(`silent: ${each}`);

function partsOf(name, items) {
  const kinds = new Set(items.map(({ kind }) => kind));
  const expected = labels.get(name);
  if (expected !== undefined)
    return expected.flatMap(({ kind, evidence }) => (kinds.has(kind) ? evidence.map((part) => ({ part, kind })) : []));
  const named = items.flatMap(({ kind, description }) =>
    [...description.matchAll(NAMED)].map(([, part]) => [part.replace(/\.$/, ''), kind]),
  );
  return [...new Map(named)].map(([part, kind]) => ({ part, kind }));
}
