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
import { groupsOf, startsOf } from './starts.mjs';

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
/** By file: the ids of a chunk, and those of its modules. */
const chunks = new Map();
for (const [file, text] of texts) {
  // A chunk is a module that exports its ids, and its modules as functions by id.
  const chunk = {};
  new Function('exports', text)(chunk);
  const held = Object.keys(chunk.modules);
  chunks.set(file, { ids: chunk.ids, held });
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
];
const { COMMANDS, HOOK_COMMANDS } = await import('../build/cli/commands.js');
const inChunks = [...chunks].map(([file, { ids, held }]) => [
  `program/${file}`,
  `exports.ids=[${ids}];\n${modulesText(held)}`,
]);
const bundled = new Map([...doors, ['program/index.js', entry], ...inChunks]);
const starts = startsOf(bundled, Object.keys({ ...COMMANDS, ...HOOK_COMMANDS }));
// The bundler copies a module into each chunk that needs it. Here each module is in one file, which its first run loads, and parts.js takes
// the place of all chunks: so a start opens no file only to learn of others.
const groups = groupsOf(starts, chunks, modules);
const program = new Map([
  ['licenses.txt', licenses],
  ['index.js', `require=(load=>name=>load(/^\\.\\/\\d/.test(name)?"./parts.js":name))(require);\n${entry}`],
  ['parts.js', partsText()],
  ...groups.map((ids) => [`part-${ids[0]}.js`, modulesText(ids)]),
]);
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

/** The text of all chunks: one that holds no module, and loads the file of a module that is asked for and not there. */
function partsText() {
  return `const parts=${JSON.stringify(groups.map((ids) => `|,${ids},`).join(''))};
exports.ids=[${[...new Set([...chunks.values()].flatMap(({ ids }) => ids))]}];
exports.modules={};
exports.runtime=function(load){
Object.setPrototypeOf(load.m,new Proxy({},{get:function(none,id){
const from=parts.lastIndexOf("|",parts.indexOf(","+id+","))+2;
Object.assign(load.m,require("./part-"+parts.slice(from,parts.indexOf(",",from))+".js").modules);
return Object.getOwnPropertyDescriptor(load.m,id)?.value;
}}));
};
`;
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
