// The bundler copies a module that several chunks need into each of them, unless what they share is larger than 20 kB.
// Here such modules move into files of their own, which those chunks load.

/** Below this many characters a file of its own costs a start more than its copies do. */
const LEAST = 6000;
const BEFORE = 'exports.modules = {\n\n';
const AFTER = '\n\n};\n;';
const MODULE = /^\/\*\*\*\/ (\d+):\n/;

interface Chunk {
  /** What stands before its modules. */
  readonly head: string;
  /** Texts by id. */
  readonly modules: Map<string, string>;
  readonly shared: string[];
}

/**
 * @param files texts by name: chunks of the bundler, and others, which stay as they are
 * @returns the same program; modules that only chunks of one set hold stand in a file for that set
 * @throws Error for a chunk that does not look as the bundler writes it
 */
export function shareModules(files: ReadonlyMap<string, string>): Map<string, string> {
  const chunks = new Map<string, Chunk>();
  const holders = new Map<string, string[]>();
  for (const [file, text] of files) {
    if (!file.endsWith('.index.js')) continue;
    const chunk = readChunk(file, text);
    chunks.set(file, chunk);
    for (const id of chunk.modules.keys()) holders.set(id, [...(holders.get(id) ?? []), file]);
  }
  const sets = new Map<string, string[]>();
  for (const [id, some] of holders) sets.set(some.join(), [...(sets.get(some.join()) ?? []), id]);
  const result = new Map(files);
  for (const [set, ids] of sets) {
    const held = set.split(',').flatMap((file) => chunks.get(file) ?? []);
    const [first] = held;
    const texts = ids.map((id) => first?.modules.get(id) ?? '');
    if (first === undefined || held.length === 1 || texts.join('').length < LEAST) continue;
    const name = `shared-${ids[0]}.js`;
    const strict = first.head.startsWith('"use strict";') ? '"use strict";\n' : '';
    result.set(name, `${strict}${written(texts)}`);
    for (const { modules, shared } of held) {
      for (const [i, id] of ids.entries()) {
        if (plain(modules.get(id)) !== plain(texts[i])) throw new Error(`two chunks hold another module ${id}`);
        modules.delete(id);
      }
      shared.push(name);
    }
  }
  for (const [file, { head, modules, shared }] of chunks) {
    const loads = shared.map((name) => `Object.assign(exports.modules, require("./${name}").modules);\n`);
    result.set(file, `${head}${written([...modules.values()])}${loads.join('')}`);
  }
  return result;
}

function readChunk(file: string, text: string): Chunk {
  const at = text.indexOf(BEFORE);
  if (at < 0 || !text.endsWith(AFTER)) throw new Error(`${file} does not look like a chunk`);
  const modules = new Map<string, string>();
  for (const part of text.slice(at + BEFORE.length, -AFTER.length).split(/,\n\n(?=\/\*\*\*\/ \d+:\n)/)) {
    const id = MODULE.exec(part)?.[1];
    if (id === undefined) throw new Error(`${file} holds something that is no module: ${part.slice(0, 80)}`);
    modules.set(id, part);
  }
  return { head: text.slice(0, at), modules, shared: [] };
}

function written(modules: readonly string[]): string {
  return `${BEFORE}${modules.join(',\n\n')}${AFTER}\n`;
}

/** Without what only says whether the whole file is strict. */
function plain(text: string | undefined): string | undefined {
  return text?.replace('"use strict";\n', '').replaceAll('\n', '');
}
