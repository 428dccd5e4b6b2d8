// Scores the reader of needs: node scripts/score-needs.mjs LABELS.json FILES RESULTS
// FILES/OWNER__NAME is each repository at the labelled commit; RESULTS gets one file for each record and case, for score.mjs.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';

register('./load-typescript.mjs', import.meta.url);
const [labels, files, results] = process.argv.slice(2);
if (!results) {
  console.error('usage: node scripts/score-needs.mjs LABELS.json FILES RESULTS');
  process.exit(2);
}
const { readRepository } = await import('../src/core/skill/repository.ts');
const { judgeNeeds } = await import('../src/core/skill/judge.ts');
mkdirSync(results, { recursive: true });
const { records, cases } = JSON.parse(readFileSync(labels, 'utf8'));
const known = new Map();
for (const { id, kind, repo, path } of records) {
  const root = join(files, repo.replace('/', '__'));
  if (!existsSync(join(root, path))) continue;
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const {
    found: [found],
  } = await readRepository({ files: paths, read, only: [{ kind, path }] });
  known.set(id, found.needs);
  writeFileSync(join(results, `${id}.json`), JSON.stringify({ needs: found.needs }, null, 1));
}
for (const { id, record, host } of cases) {
  const needs = known.get(record);
  if (needs === undefined) continue;
  const offer = {
    ...(host.tools && { hasTool: (name) => host.tools.includes(name) }),
    ...(host.servers && { servers: new Map(Object.entries(host.servers)) }),
    ...(host.programs && { programs: host.programs }),
    ...(host.env && { env: host.env }),
  };
  // In the labelled cases a permission in the skill's own words is asked for.
  const asked = needs.map((need) => ({ ...need, permitted: undefined }));
  const { verdict: answer, missing, notTold } = judgeNeeds(asked, offer);
  const listed = answer === 'cannot run' ? missing : notTold;
  writeFileSync(
    join(results, `${id}.json`),
    JSON.stringify({ answer, needs: listed.map(({ kind, name }) => ({ kind, name })) }),
  );
}
