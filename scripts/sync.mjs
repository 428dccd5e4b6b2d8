// Writes the project's address and the pinned actions into every page and workflow, action.yml, schemas/cal.schema.json, docs/rules.md, docs/reference, schemas/catalog.json and the generated sections of README.md, docs/commands.md and docs/inputs.md; `npm run sync` builds first.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { actionFile } from '../build/tools/action-file.js';
import { addressOf, withAddress, withPins, writtenRepository } from '../build/tools/addresses.js';
import { calSchemaText } from '../build/tools/cal-schema.js';
import { fillSections, generatedSections } from '../build/tools/readme.js';
import { referenceFiles } from '../build/tools/reference.js';
import { rulesPage } from '../build/tools/rules-page.js';

const root = new URL('../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');
const written = writtenRepository(read('README.md'));
const packageFile = JSON.parse(read('package.json'));
const address = addressOf(packageFile);
const pins = JSON.parse(read('.github/actions.json'));
const paged = execFileSync(
  'git',
  ['ls-files', '-z', '*.md', '.github/workflows', 'package.json', ':(exclude)__tests__'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
for (const file of paged.split('\0').filter((name) => name !== '')) {
  const text = read(file);
  const page = withPins(withAddress(text, written, address), pins);
  if (page !== text) writeFileSync(new URL(file, root), page);
}
writeFileSync(new URL('action.yml', root), actionFile());
const addressOfSchemas = packageFile.config.schemas;
for (const name of readdirSync(new URL('schemas/', root)).filter((each) => each.endsWith('.schema.json'))) {
  const $id = `  "$id": "${addressOfSchemas}${name}",`;
  writeFileSync(new URL(`schemas/${name}`, root), read(`schemas/${name}`).replace(/^ {2}"\$id": .*$/m, $id));
}
writeFileSync(new URL('schemas/cal.schema.json', root), calSchemaText(addressOfSchemas));
writeFileSync(new URL('docs/rules.md', root), rulesPage());
for (const [file, text] of referenceFiles(fileURLToPath(root))) writeFileSync(new URL(file, root), text);
const sections = await generatedSections(parse(read('action.yml')));
for (const file of ['README.md', 'docs/commands.md', 'docs/inputs.md'])
  writeFileSync(new URL(file, root), fillSections(read(file), sections));
