// Bundles build/program.js into dist/program, and puts its entries beside it under their fixed paths. Reproducible: the
// bundler's module ids hang on the working directory, so it is fixed; no source maps, no minification, no cache. The program is
// CommonJS, which Node starts faster; packages that are only ES modules are bundled into it like any other.
import { chmodSync, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';
import { shareModules } from '../build/tools/share-modules.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const require = createRequire(import.meta.url);
for (const file of readdirSync('src/generated').filter((name) => name.endsWith('.js')))
  copyFileSync(join('src/generated', file), join('build/generated', file));
// Its index loads an HTTP client for a token that the Action does not ask for, which takes longer than a whole check. Nothing of it
// does anything when it is loaded, as this copy of it says and its own package.json does not, so that the bundler leaves out the rest.
const toolkit = 'node_modules/@actions/core';
cpSync(toolkit, join('build', toolkit), { recursive: true });
const described = { ...JSON.parse(readFileSync(join(toolkit, 'package.json'), 'utf8')), sideEffects: false };
writeFileSync(join('build', toolkit, 'package.json'), JSON.stringify(described));

const { code, assets } = await ncc(resolve('build/program.js'), {
  esm: false,
  cache: false,
  quiet: true,
  minify: false,
  sourceMap: false,
  target: 'es2022',
  filename: 'index.js',
  license: 'licenses.txt',
});
// Much imports them and little calls them, and loading them costs as much as linting a file: whoever calls them first loads them.
const lazy = ['node:crypto', 'node:child_process'].reduce((text, name) => {
  const eager = `module.exports = require("${name}");`;
  if (!text.includes(eager)) throw new Error(`the bundle does not load ${name} where it is looked for`);
  const get = `(_, name) => (name === "__esModule" ? false : require("${name}")[name])`;
  return text.replace(eager, `module.exports = new Proxy({}, { get: ${get} });`);
}, code);
const chunks = Object.entries(assets).map(([file, { source }]) => [file, source.toString()]);
// V8 reads an arrow function once to skip it and once more to run it, and a function in parentheses only once.
const ARROW = /^(\/\*\*\*\/ \d+:\n\/\*\*\*\/ )\((\([^()]*\)) => \{$/gm;
const readOnce = (source) => source.replace(ARROW, '$1(function $2 {');
const program = new Map([['index.js', lazy], ...shareModules(new Map(chunks))]);
const files = new Map([
  ['package.json', '{"type":"commonjs"}\n'],
  ...['cli', 'action', 'thread'].map((door) => [
    `${door}/index.js`,
    `#!/usr/bin/env node\nrequire('../program/index.js').${door}();\n`,
  ]),
  ...[...program].map(([file, source]) => [`program/${file}`, readOnce(source)]),
]);

rmSync('dist', { recursive: true, force: true });
for (const [file, source] of files) {
  const path = join('dist', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}
for (const door of ['cli', 'action']) chmodSync(`dist/${door}/index.js`, 0o755);
copyFileSync(require.resolve('sql.js/dist/sql-wasm-browser.wasm'), 'dist/sql-wasm-browser.wasm');
chmodSync('dist/sql-wasm-browser.wasm', 0o644);
