// The tree of the separate repository from which GitHub's marketplace lists the Action: one action.yml at its top, and no workflow.
// node scripts/action-tree.mjs FOLDER
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const [where] = process.argv.slice(2);
if (where === undefined) fail('usage: node scripts/action-tree.mjs FOLDER');
const folder = resolve(where);
const others = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];
if (others.length > 0) fail(`${folder} is not empty`);

const { description, version, homepage, repository, config } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const [, source] = /^git\+(.*)\.git$/.exec(repository.url);
mkdirSync(folder, { recursive: true });
for (const file of ['action.yml', 'LICENSE', 'dist/package.json', 'dist/action', 'dist/program'])
  cpSync(join(root, file), join(folder, file), { recursive: true });
// The program loads these by their names beside it.
for (const file of readdirSync(join(root, 'dist')).filter((name) => name.endsWith('.wasm')))
  cpSync(join(root, 'dist', file), join(folder, 'dist', file));
const readme = `# cartwright

${description}: checks of pull requests, signed releases, reports with annotations, comments or reviews.

\`\`\`yaml
name: cartwright
on:
  pull_request:
    types: [opened, synchronize, reopened, edited] # edited: it may have got another base
permissions: {}
jobs:
  check:
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    permissions:
      contents: read # to check out
      pull-requests: write # for the comment
    steps:
      - uses: actions/checkout@v7
        with:
          persist-credentials: false
          fetch-depth: 2 # the base commit, to say what changes
      - uses: ${config.actionRepository}@v${version}
\`\`\`

Pin both actions by commit. Inputs, outputs and the other commands are in [the manual](${source}/blob/v${version}/docs/github.md).

The files here are those of [${version}](${source}/tree/v${version}); report issues at [its repository](${homepage}).
`;
writeFileSync(join(folder, 'README.md'), readme);
process.stdout.write(`${config.actionRepository} v${version} in ${folder}\n`);
