// Scores the reader of skills: node scripts/score-skills.mjs LABELS.json FILES RESULTS
// FILES/OWNER__NAME/PATH are the labelled files; RESULTS gets one file each for score.mjs beside the labels.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { basename, dirname, join } from 'node:path';

register('./load-typescript.mjs', import.meta.url);
const [labels, files, results] = process.argv.slice(2);
if (!results) {
  console.error('usage: node scripts/score-skills.mjs LABELS.json FILES RESULTS');
  process.exit(2);
}
const { readSkill } = await import('../src/core/skill/read-skill.ts');
const { fallbackName } = await import('../src/core/skill/kinds.ts');
const { PROFILES } = await import('../src/ids.ts');
mkdirSync(results, { recursive: true });
const count = (folder) =>
  readdirSync(folder, { recursive: true }).filter((path) => statSync(join(folder, path)).isFile()).length;
for (const { id, kind, repo, path } of JSON.parse(readFileSync(labels, 'utf8')).records) {
  const file = join(files, repo.replace('/', '__'), path);
  if (kind === 'config' || !existsSync(file)) continue;
  const skill = await readSkill(kind, path, readFileSync(file, 'utf8'), fallbackName(kind, path, basename(repo)));
  if ('problems' in skill) continue;
  const { name, description, tools } = skill;
  const roles = [...new Set(tools.flatMap(({ role }) => role ?? []))].map((role) => PROFILES.cart.roleNamespace + role);
  const found = { name, description, declaredTools: tools.map(({ token }) => token), roles };
  const result = kind === 'skill' ? { ...found, files: count(dirname(file)) } : found;
  writeFileSync(join(results, `${id}.json`), JSON.stringify(result));
}
