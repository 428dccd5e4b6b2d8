// Writes action.yml, schemas/cal.schema.json, docs/rules.md and the generated sections of README.md, docs/commands.md and docs/inputs.md; `npm run sync` builds first.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { actionFile } from '../build/tools/action-file.js';
import { calSchemaText } from '../build/tools/cal-schema.js';
import { fillSections, generatedSections } from '../build/tools/readme.js';
import { rulesPage } from '../build/tools/rules-page.js';

const root = new URL('../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');
writeFileSync(new URL('action.yml', root), actionFile());
writeFileSync(new URL('schemas/cal.schema.json', root), calSchemaText());
writeFileSync(new URL('docs/rules.md', root), rulesPage());
const sections = await generatedSections(parse(read('action.yml')));
for (const file of ['README.md', 'docs/commands.md', 'docs/inputs.md'])
  writeFileSync(new URL(file, root), fillSections(read(file), sections));
