// Writes action.yml, schemas/cal.schema.json, docs/rules.md, docs/reference, schemas/catalog.json, llms.txt, the generated sections of README.md and docs/commands.md, and what the README's first command prints; `npm run sync` builds first.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { actionFile } from '../build/tools/action-file.js';
import { calSchemaText } from '../build/tools/cal-schema.js';
import { fillSections, generatedSections } from '../build/tools/readme.js';
import { llmsText } from '../build/tools/reference/llms.js';
import { referenceFiles } from '../build/tools/reference/pages.js';
import { rulesPage } from '../build/tools/rules-page.js';

const root = new URL('../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');
writeFileSync(new URL('action.yml', root), actionFile());
writeFileSync(new URL('schemas/cal.schema.json', root), calSchemaText());
writeFileSync(new URL('docs/rules.md', root), rulesPage());
for (const [file, text] of referenceFiles(fileURLToPath(root))) writeFileSync(new URL(file, root), text);
const sections = await generatedSections(parse(read('action.yml')), parse(read('.pre-commit-hooks.yaml')));
for (const file of ['README.md', 'docs/commands.md'])
  writeFileSync(new URL(file, root), fillSections(read(file), sections));

// The first command of the README is run as it is printed.
const readme = read('README.md').replace(/(```console\n\$ node (.*)\n)[^]*?```/, (_, head, command) => {
  const { stdout } = spawnSync(process.execPath, command.split(' '), { cwd: root, encoding: 'utf8' });
  return `${head}${stdout}\`\`\``;
});
writeFileSync(new URL('README.md', root), readme);
// Its sentences are those of all pages.
writeFileSync(new URL('llms.txt', root), llmsText(fileURLToPath(root)));
