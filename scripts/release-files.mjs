// What a release of this project consists of: the npm package, SHA256SUMS and the notes, in one folder.
// node scripts/release-files.mjs OWNER/NAME TAG (FOLDER | --check)
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const [repository, tag, where] = process.argv.slice(2);
if (where === undefined) fail('usage: node scripts/release-files.mjs OWNER/NAME TAG (FOLDER | --check)');

const { name, version, repository: stated } = JSON.parse(read('package.json'));
if (stated.url !== `git+https://github.com/${repository}.git`)
  fail(`package.json says ${stated.url}, but this is ${repository}: set "repository", and run npm run sync`);
if (tag !== `v${version}`) fail(`the tag is ${tag}, but package.json says version ${version}`);
const [, notes] =
  new RegExp(`^## ${version.replaceAll('.', '\\.')}(?:[ ,].*)?\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(
    read('CHANGELOG.md'),
  ) ?? [];
if (notes === undefined || notes.trim() === '') fail(`CHANGELOG.md has no section "## ${version}"`);

if (where !== '--check') {
  const folder = resolve(where);
  mkdirSync(folder, { recursive: true });
  const npm = process.env.npm_execpath;
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(
    npm === undefined
      ? execFileSync('npm', pack, { cwd: root, encoding: 'utf8' })
      : execFileSync(process.execPath, [npm, ...pack], { cwd: root, encoding: 'utf8' }),
  );
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, filename)))
    .digest('hex');
  writeFileSync(join(folder, 'SHA256SUMS'), `${digest}  ${filename}\n`);
  writeFileSync(join(folder, 'NOTES.md'), `${notes.trim()}\n`);
  process.stdout.write(`${name} ${version}: ${filename}, SHA256SUMS, NOTES.md in ${folder}\n`);
}
