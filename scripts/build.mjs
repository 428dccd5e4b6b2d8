// Bundles build/program.js into dist/program, and puts its entries beside it under their fixed paths. Reproducible: the
// bundler's module ids depend on the working directory, so it is fixed; no source maps, no cache. The program is CommonJS,
// which Node starts faster; packages that are only ES modules are bundled into it like any other.
import { chmodSync, copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import ncc from '@vercel/ncc';
import { libraryFiles } from './library.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const require = createRequire(import.meta.url);
for (const file of readdirSync('src/generated').filter((name) => name.endsWith('.js')))
  copyFileSync(join('src/generated', file), join('build/generated', file));

const { code, assets } = await ncc(resolve('build/program.js'), {
  esm: false,
  cache: false,
  quiet: true,
  minify: false,
  sourceMap: false,
  // Each module becomes a function in parentheses. V8 compiles such a function at once; an arrow function it reads twice.
  target: 'es5',
  filename: 'index.js',
  license: 'licenses.txt',
});
const texts = new Map(Object.entries(assets).map(([file, { source }]) => [file, source.toString()]));
const licenses = grouped(texts.get('licenses.txt'));
texts.delete('licenses.txt');

// Stacks of bugs are printed, so functions and classes keep their names. Licences stand in licenses.txt.
const named = { keep_fnames: true, keep_classnames: true };
const smaller = async (text) =>
  (await minify(text, { compress: named, mangle: named, format: { comments: false }, ecma: 2020 })).code;

/** Minified modules by id. */
const modules = new Map();
/** By file: the ids of a chunk, those of its modules, and the files that it loads. */
const chunks = new Map();
for (const [file, text] of texts) {
  // A chunk is a module that exports its ids, and its modules as functions by id.
  const chunk = {};
  new Function('exports', text)(chunk);
  chunks.set(file, { ids: chunk.ids, modules: new Set(Object.keys(chunk.modules)), shared: [] });
  // Where a whole chunk is strict, its functions do not say so.
  const strict = text.startsWith('"use strict"');
  for (const [id, module] of Object.entries(chunk.modules)) {
    if (modules.has(id)) continue;
    const source = strict ? String(module).replace('{', '{"use strict";') : String(module);
    modules.set(id, (await smaller(`x=${source}`)).slice('x='.length, -';'.length));
  }
}

// The bundler copies a module into each chunk that needs it. Modules that the same chunks hold move into a file which those chunks load,
// so that a start reads nothing that it does not run. Where they, and all their copies, are less text than opening a file is worth, they
// stay copies. What nearly every start needs is one file.
const LEAST = 3000;
const LEAST_COPIED = 12_000;
const MANY = 22;
const holders = new Map();
for (const [file, chunk] of chunks) for (const id of chunk.modules) holders.set(id, [...(holders.get(id) ?? []), file]);
const sets = new Map();
const common = [...holders.values()].filter((files) => files.length >= MANY).flat();
for (const [id, files] of holders) {
  const set = [...new Set(files.length >= MANY ? common : files)].join();
  sets.set(set, [...(sets.get(set) ?? []), id]);
}
const program = new Map([
  ['index.js', await smaller(code)],
  ['licenses.txt', licenses],
]);
for (const [set, ids] of sets) {
  const held = set.split(',').map((file) => chunks.get(file));
  const size = ids.reduce((sum, id) => sum + modules.get(id).length, 0);
  if (held.length === 1 || (size < LEAST && (held.length - 1) * size < LEAST_COPIED)) continue;
  const file = `shared-${ids[0]}.js`;
  program.set(file, written(ids));
  for (const chunk of held) {
    for (const id of ids) chunk.modules.delete(id);
    chunk.shared.push(file);
  }
}
for (const [file, chunk] of chunks) {
  const loads = chunk.shared.map((name) => `Object.assign(exports.modules,require("./${name}").modules);\n`);
  program.set(file, `exports.ids=[${chunk.ids}];\n${written(chunk.modules)}${loads.join('')}`);
}
const files = [
  ['package.json', '{"type":"commonjs"}\n'],
  ...['cli', 'action'].map((door) => [
    `${door}/index.js`,
    `#!/usr/bin/env node\nrequire('../program/index.js').${door}();\n`,
  ]),
  ...[...program].map(([file, text]) => [`program/${file}`, text]),
  ...[...(await libraryFiles())].map(([file, text]) => [`library/${file}`, text]),
];

rmSync('dist', { recursive: true, force: true });
for (const [file, text] of files) {
  const path = join('dist', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
for (const door of ['cli', 'action']) chmodSync(`dist/${door}/index.js`, 0o755);
copyFileSync(require.resolve('sql.js/dist/sql-wasm-browser.wasm'), 'dist/sql-wasm-browser.wasm');
chmodSync('dist/sql-wasm-browser.wasm', 0o644);

/** The text that exports modules. */
function written(ids) {
  return `exports.modules={\n${[...ids].map((id) => `${id}:(${modules.get(id)})`).join(',\n')}\n};\n`;
}

/** The licences, each text once below the packages that have it, with their lines of copyright. */
function grouped(text) {
  const groups = new Map();
  for (const part of text.split(/\n\n(?=@?[\w/.-]+\n[A-Z][\w.-]*\n)/)) {
    const [name, license, ...lines] = part.trim().split('\n');
    const owners = lines.filter((line) => /^\s*Copyright \(?[\dc]/i.test(line));
    const words = lines
      .filter((line) => !owners.includes(line))
      .join('\n')
      .trim();
    const key = words.replace(/\s+/g, ' ');
    const group = groups.get(key) ?? { words, packages: [] };
    group.packages.push(`${name} (${license})\n${owners.map((line) => `  ${line.trim()}\n`).join('')}`);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ words, packages }) => `${packages.join('')}\n${words}\n`).join('\n\n');
}
