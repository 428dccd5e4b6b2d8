// The library (src/library.ts) for dist/library: its modules as they are, each a file, so that the bundler of a project takes those
// that it needs; and one file of types, with the declarations that its exports reach. What it loads later is in the program.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path/posix';
import { minify } from '@swc/core';

const ENTRY = 'library.js';
const LATER = /import\('\.\/wiring\/verify-bytes\.js'\)/g;
const FROM = /^((?:import|export)[\w\s{},*]*)(['"])([^'"]+)\2/gm;
const require = createRequire(import.meta.url);

/** The files of dist/library, as paths below it with their texts. */
export async function libraryFiles() {
  const files = new Map();
  const targetOf = (file, id) =>
    id.startsWith('.') ? new URL(id, `file:///${file}`).pathname.slice(1) : `packages/${id}`;
  const open = [ENTRY];
  for (const file of open) {
    let text = file.startsWith('packages/')
      ? asModule(file.slice('packages/'.length))
      : readFileSync(`build/${file}`, 'utf8');
    text = text.replace(LATER, 'import("../program/index.js").then(({ default: program }) => program.library())');
    text = text.replace(FROM, (_, from, quote, id) => {
      if (id.startsWith('node:')) return `${from}${quote}${id}${quote}`;
      const target = targetOf(file, id);
      if (!open.includes(target)) open.push(target);
      const path = relative(dirname(file), named(target));
      return `${from}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
    // Node shows the line at which an error was thrown that nothing catches: most are thrown in the entry, which stays readable.
    const short =
      file === ENTRY ? undefined : await minify(text, { module: true, compress: true, mangle: true, ecma: 2020 });
    files.set(named(file), short?.code ?? text);
  }
  files.set('index.d.ts', declarations());
  files.set('package.json', '{"type":"module","sideEffects":false}\n');
  return files;
}

function named(file) {
  return file === ENTRY ? 'index.js' : file.replace(/(?:\.js)?$/, '.js');
}

/** A file of a package that is CommonJS, as a module. */
function asModule(id) {
  const text = readFileSync(require.resolve(id), 'utf8');
  const ids = [...new Set([...text.matchAll(/^(?!\s*\/\/).*?\brequire\("([^"]+)"\);$/gm)].map((match) => match[1]))];
  const imports = ids.map((name, i) => `import p${i} from ${JSON.stringify(name)};\n`).join('');
  const known = ids.map((name, i) => `${JSON.stringify(name)}:p${i}`).join();
  return `${imports}const module={exports:{}};(function(module,exports,require){${text}\n})(module,module.exports,(id)=>({${known}})[id]);export default module.exports;`;
}

/** The declarations that the exports of the library reach, in one file. */
function declarations() {
  const found = new Map();
  const open = ['library.d.ts'];
  for (const file of open) {
    const text = readFileSync(`build/types/${file}`, 'utf8');
    for (const [, , , id] of text.matchAll(FROM)) {
      if (!id.startsWith('.')) throw new Error(`the library's types would need ${id}`);
      const target = new URL(id.replace(/\.[jt]s$/, '.d.ts'), `file:///${file}`).pathname.slice(1);
      if (!open.includes(target)) open.push(target);
    }
    // A declaration ends where the next, or its comment, begins a line.
    for (const part of text.split(/(?<!\*\/)\n(?=\/\*\*|export |declare |type |interface )/)) joined(found, file, part);
  }
  const names = exportedNames(readFileSync('build/types/library.d.ts', 'utf8'));
  const reached = new Set();
  const visit = (name) => {
    const declared = found.get(name);
    if (declared === undefined || reached.has(name)) return;
    if (declared.length > 1)
      throw new Error(`the library's types would hold two of ${name}: ${declared.map(({ file }) => file)}`);
    reached.add(name);
    for (const [word] of declared[0].text.replace(/\/\*[^]*?\*\//g, '').matchAll(/[A-Za-z_]\w*/g)) visit(word);
  };
  for (const name of names) visit(name);
  const texts = [...reached].map((name) =>
    found
      .get(name)[0]
      .text.trim()
      .replace(/^(export )?(?=const |function |class )/m, 'declare ')
      .replace(/^export /m, ''),
  );
  return `${texts.join('\n')}\nexport { ${names.join(', ')} };\n`;
}

/** Notes the declaration that a part of a file of types is; a type never names a function of another file. */
function joined(found, file, part) {
  const [, kind, name] = /^(?:export )?(?:declare )?(interface|type|class|function|const) (\w+)/m.exec(part) ?? [];
  if (name === undefined || (kind === 'function' && file !== 'library.d.ts')) return;
  found.set(name, [...(found.get(name) ?? []), { file, text: part }]);
}

function exportedNames(text) {
  const own = [...text.matchAll(/^export (?:declare )?(?:interface|type|function) (\w+)/gm)].map((match) => match[1]);
  const passed = [...text.matchAll(/^export (?:type )?\{([^}]+)\} from/gm)].flatMap((match) => match[1].split(','));
  return [...own, ...passed.map((name) => name.trim())].sort();
}
