// Writes the project's address and the pinned actions into every page and workflow, action.yml, schemas/cal.schema.json, docs/rules.md, the generated sections of README.md and docs/commands.md, and what the README's first command prints; `npm run sync` builds first.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { actionFile } from '../build/tools/action-file.js';
import { addressOf, withAddress, withPins, writtenRepository } from '../build/tools/addresses.js';
import { calSchemaText } from '../build/tools/cal-schema.js';
import { fillSections, generatedSections } from '../build/tools/readme.js';
import { rulesPage } from '../build/tools/rules-page.js';

const root = new URL('../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');
const written = writtenRepository(read('README.md'));
const address = addressOf(JSON.parse(read('package.json')));
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
writeFileSync(new URL('schemas/cal.schema.json', root), calSchemaText());
writeFileSync(new URL('docs/rules.md', root), rulesPage());
const sections = await generatedSections(parse(read('action.yml')), parse(read('.pre-commit-hooks.yaml')));
for (const file of ['README.md', 'docs/commands.md'])
  writeFileSync(new URL(file, root), fillSections(read(file), sections));

// The first command of the README is run as it is printed.
const readme = read('README.md').replace(/(```console\n\$ node (.*)\n)[^]*?```/, (_, head, command) => {
  const { stdout } = spawnSync(process.execPath, command.split(' '), { cwd: root, encoding: 'utf8' });
  return `${head}${stdout}\`\`\``;
});
writeFileSync(new URL('README.md', root), readme);
