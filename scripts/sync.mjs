// Writes action.yml and the generated sections of README.md and docs/commands.md; `npm run sync` builds first.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { actionFile } from '../build/tools/action-file.js';
import { fillSections, generatedSections } from '../build/tools/readme.js';

const root = new URL('../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');
writeFileSync(new URL('action.yml', root), actionFile());
const sections = await generatedSections(parse(read('action.yml')), parse(read('.pre-commit-hooks.yaml')));
for (const file of ['README.md', 'docs/commands.md'])
  writeFileSync(new URL(file, root), fillSections(read(file), sections));
