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
import { groupsOf, loadedWith, startsOf } from './starts.mjs';

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

// Stacks of bugs are printed, so functions and classes keep their names. Licences are in licenses.txt.
const named = { keep_fnames: true, keep_classnames: true };
const smaller = async (text) =>
  (await minify(text, { compress: named, mangle: named, format: { comments: false }, ecma: 2020 })).code;

/** Minified modules by id. */
const modules = new Map();
/** By file: the ids of a chunk, those of its modules, of these the ones that no other file has, and the files that it loads. */
const chunks = new Map();
for (const [file, text] of texts) {
  // A chunk is a module that exports its ids, and its modules as functions by id.
  const chunk = {};
  new Function('exports', text)(chunk);
  const held = Object.keys(chunk.modules);
  chunks.set(file, { ids: chunk.ids, held, own: new Set(held), shared: [] });
  // Where a whole chunk is strict, its functions do not say so.
  const strict = text.startsWith('"use strict"');
  for (const [id, module] of Object.entries(chunk.modules)) {
    if (modules.has(id)) continue;
    const source = strict ? String(module).replace('{', '{"use strict";') : String(module);
    modules.set(id, (await smaller(`x=${source}`)).slice('x='.length, -';'.length));
  }
}

const entry = await smaller(code);
const doors = [
  ['package.json', '{"type":"commonjs"}\n'],
  ...['cli', 'action'].map((door) => [
    `${door}/index.js`,
    `#!/usr/bin/env node\nrequire('../program/index.js').${door}();\n`,
  ]),
  ['program/index.js', entry],
];
const { COMMANDS, HOOK_COMMANDS } = await import('../build/cli/commands.js');
const inChunks = new Map([...doors, ...[...chunks].map(([file, chunk]) => [`program/${file}`, chunkText(chunk)])]);
const starts = startsOf(inChunks, Object.keys({ ...COMMANDS, ...HOOK_COMMANDS }));
const groups = groupsOf(starts, chunks, modules);
// What a start will load for certain comes at once.
const needed = [...chunks.keys()].map((file) => loadedWith(starts, file).flatMap((each) => chunks.get(each).held));
for (const [i, chunk] of [...chunks.values()].entries()) {
  chunk.held = [...new Set(needed[i])];
  chunk.own = new Set(chunk.held);
}

// The bundler copies a module into each chunk that needs it. Modules move into files which those chunks load: those that the same starts
// load, and of the others those that the same chunks hold. Where these, and all their copies, are less text than opening a file is worth,
// they stay copies.
const LEAST = 3000;
const LEAST_COPIED = 12_000;
const holders = new Map();
for (const [file, { held }] of chunks) for (const id of held) holders.set(id, [...(holders.get(id) ?? []), file]);
const placed = new Set(groups.flat());
const sets = new Map();
for (const [id, files] of holders) if (!placed.has(id)) sets.set(files.join(), [...(sets.get(files.join()) ?? []), id]);
const program = new Map([['licenses.txt', licenses]]);
for (const ids of [...groups, ...sets.values()]) {
  const held = [...new Set(ids.flatMap((id) => holders.get(id)))].map((file) => chunks.get(file));
  const size = ids.reduce((sum, id) => sum + modules.get(id).length, 0);
  const copied = size < LEAST && (held.length - 1) * size < LEAST_COPIED;
  if (held.length === 1 || (copied && !placed.has(ids[0]))) continue;
  const file = `shared-${ids[0]}.js`;
  program.set(file, modulesText(ids));
  for (const chunk of held) {
    for (const id of ids) chunk.own.delete(id);
    chunk.shared.push({ file, ids });
  }
}
// A chunk is there, too, when another one has brought all that it holds.
for (const [file, chunk] of chunks) {
  const brought = new Set([...chunk.own, ...chunk.shared.flatMap(({ ids }) => ids)]);
  const there = [...chunks.values()].filter(({ held }) => held.every((id) => brought.has(id)));
  program.set(file, chunkText({ ...chunk, ids: [...new Set([...chunk.ids, ...there.flatMap(({ ids }) => ids)])] }));
}
const files = [
  ...doors,
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

/** The text of a chunk: its ids, its own modules, and those of the files that it loads. */
function chunkText({ ids, own, shared }) {
  const loads = shared.map(({ file }) => `Object.assign(exports.modules,require("./${file}").modules);\n`);
  return `exports.ids=[${ids}];\n${modulesText([...own])}${loads.join('')}`;
}

/** The text that exports modules. */
function modulesText(ids) {
  return `exports.modules={\n${ids.map((id) => `${id}:(${modules.get(id)})`).join(',\n')}\n};\n`;
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
