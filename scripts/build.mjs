// Bundles build/program.js into dist/program, and puts its entries beside it under their fixed paths. Reproducible: the
// bundler's module ids depend on the working directory, so it is fixed; no source maps, no cache. The program is CommonJS,
// which Node starts faster; packages that are only ES modules are bundled into it like any other.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import ncc from '@vercel/ncc';
import { parse } from 'yaml';

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
const licenses = texts.get('licenses.txt');
texts.delete('licenses.txt');

/** Writes the program and its entries into a folder. @param files texts of the program by name */
function write(folder, files) {
  rmSync(folder, { recursive: true, force: true });
  const all = [
    ['package.json', '{"type":"commonjs"}\n'],
    ...['cli', 'action', 'thread'].map((door) => [
      `${door}/index.js`,
      `#!/usr/bin/env node\nrequire('../program/index.js').${door}();\n`,
    ]),
    ...[...files].map(([file, text]) => [`program/${file}`, text]),
  ];
  for (const [file, text] of all) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const door of ['cli', 'action']) chmodSync(join(folder, door, 'index.js'), 0o755);
  copyFileSync(require.resolve('sql.js/dist/sql-wasm-browser.wasm'), join(folder, 'sql-wasm-browser.wasm'));
  chmodSync(join(folder, 'sql-wasm-browser.wasm'), 0o644);
}

// Stacks of bugs are printed, so functions and classes keep their names. Licences stand in licenses.txt.
const named = { keep_fnames: true, keep_classnames: true };
const smaller = async (text) =>
  (await minify(text, { compress: named, mangle: named, format: { comments: false }, ecma: 2020 })).code;

/** Minified modules by id. */
const modules = new Map();
/** By file: the ids of the chunk and of those that are merged into it, the ids of its modules, files that it loads, and whether a usual start loads it. */
const chunks = new Map();
for (const [file, text] of texts) {
  // A chunk is a module that exports its ids, and its modules as functions by id.
  const chunk = {};
  new Function('exports', text)(chunk);
  chunks.set(file, { ids: chunk.ids, modules: new Set(Object.keys(chunk.modules)), shared: [], usual: false });
  // Where a whole chunk is strict, its functions do not say so.
  const strict = text.startsWith('"use strict"');
  for (const [id, module] of Object.entries(chunk.modules)) {
    if (modules.has(id)) continue;
    const source = strict ? String(module).replace('{', '{"use strict";') : String(module);
    modules.set(id, (await smaller(`x=${source}`)).slice('x='.length, -';'.length));
  }
}

// What a usual start loads is one file, for opening a file takes longer than reading it: the chunks that each of these starts loads
// beyond those before it.
const example = resolve('examples/data-pipeline');
const cal = resolve('build/a.cal.json');
const yaml = join(example, 'cal/ship-a-feature.cal.yaml');
writeFileSync(cal, JSON.stringify(parse(readFileSync(yaml, 'utf8'))));
write('build/dist', new Map([...texts, ['index.js', code]]));
const merged = new Map();
for (const start of [
  ['cli', 'lint', cal],
  ['cli', 'lint', yaml],
  ['cli', 'check', example],
  ['action', example],
]) {
  const [first, ...others] = loaded(...start).filter((file) => chunks.get(file)?.usual === false);
  if (others.length === 0) continue;
  const whole = chunks.get(first);
  whole.usual = true;
  for (const file of others.sort()) {
    const chunk = chunks.get(file);
    for (const id of chunk.modules) whole.modules.add(id);
    whole.ids.push(...chunk.ids);
    chunks.delete(file);
    merged.set(file, first);
  }
}

/** Names of the chunks that a start loads, in their order. */
function loaded(door, ...args) {
  const tell = `process.on('exit', () => require('fs').writeSync(3, Object.keys(require.cache).join('\\n')));`;
  const run = `process.argv.splice(1, 0, ''); require('./build/dist/program/index.js').${door}();`;
  const { status, output } = spawnSync(process.execPath, ['-e', tell + run, '--', ...args], {
    env: {
      PATH: process.env.PATH,
      CI: 'true',
      INPUT_COMMAND: 'check',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_WORKSPACE: example,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${door} ${args.join(' ')} exits with ${status}`);
  return output[3].split('\n').map((file) => basename(file));
}

// The bundler copies a module into each chunk that needs it. Modules that the same chunks hold move into a file which those chunks load,
// unless they are less text than a file is worth. The files of a usual start keep theirs.
const LEAST = 1000;
const holders = new Map();
for (const [file, chunk] of chunks)
  if (!chunk.usual) for (const id of chunk.modules) holders.set(id, [...(holders.get(id) ?? []), file]);
const sets = new Map();
for (const [id, files] of holders) sets.set(files.join(), [...(sets.get(files.join()) ?? []), id]);
const program = new Map([
  ['index.js', await smaller(code)],
  ['licenses.txt', licenses],
]);
for (const [set, ids] of sets) {
  const held = set.split(',').map((file) => chunks.get(file));
  if (held.length === 1 || ids.reduce((sum, id) => sum + modules.get(id).length, 0) < LEAST) continue;
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
for (const [file, whole] of merged) program.set(file, `module.exports=require("./${whole}");\n`);
write('dist', program);

/** The text that exports modules. */
function written(ids) {
  return `exports.modules={\n${[...ids].map((id) => `${id}:(${modules.get(id)})`).join(',\n')}\n};\n`;
}
