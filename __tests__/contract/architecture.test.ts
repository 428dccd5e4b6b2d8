import { expect, test } from '@jest/globals';
import { posix } from 'node:path';
import { imports, sources } from './sources.ts';

/** Layers from the inside out: a file may import from its own layer and those before it (docs/architecture.md). */
const LAYERS = ['ids', 'generated', 'core', 'ports', 'app', 'adapters', 'wiring', 'doors', 'program', 'tools'] as const;
type Layer = (typeof LAYERS)[number];

function layerOf(file: string): Layer {
  const top = file.split('/')[0] as string;
  if (top === 'ids.ts' || top === 'version.ts') return 'ids';
  if (top === 'ports.ts' || top === 'program.ts') return top.slice(0, -3) as Layer;
  if (top === 'cli' || top === 'action' || top === 'library.ts') return 'doors';
  if (LAYERS.includes(top as Layer)) return top as Layer;
  throw new Error(`src/${file} is in no layer`);
}

/** Packages, and the only places that may load them. `node:crypto` and `node:zlib` compute and touch nothing outside. */
const PACKAGES: readonly (readonly [RegExp, RegExp])[] = [
  [/^yaml$/, /^core\/(source\/|scan\/|lint\/fix)/],
  [/^js-yaml$/, /^core\/source\//],
  [/^node-diff3$/, /^app\/propose\/update\.ts$/],
  [/^diff$/, /^core\/lint\/fix\/diff\.ts$/],
  [/^fflate$/, /^adapters\/sqlite\//],
  [/^@noble\/ed25519$/, /^core\/dsse\//],
  [/^semver\//, /^core\/value\/semver\.ts$/],
  [/^sql\.js/, /^adapters\/sqlite\//],
  [/^@dagrejs\/dagre$/, /^core\/report\/html\/flow\.ts$/],
  [/^ignore$/, /^core\/value\/ignore-rules\.ts$/],
  [/^smol-toml$/, /^core\/(scan\/parsers\/|source\/toml\.ts$)/],
  [/^fast-xml-parser$/, /^core\/scan\/parsers\//],
  [/^@modelcontextprotocol\//, /^adapters\/mcp\//],
  [/^@actions\//, /^(action|adapters\/github)\//],
  [/^@octokit\//, /^adapters\/github\//],
  [/^spdx-expression-parse$/, /^app\/propose\/from-skill\.ts$/],
  [/^@secretlint\//, /^(core\/lint|core\/secrets|adapters\/secrets)/],
  [/^vscode-languageserver(?:-textdocument|\/node)?$/, /^cli\/(?:lsp\/|commands\/lsp\.ts$)/],
  [/^node:crypto$/, /^core\/value\/node-crypto\.ts$/],
  [/^node:module$/, /^(core\/value\/node-crypto\.ts$|adapters\/)/],
  [/^node:zlib$/, /^adapters\//],
  [/^node:util$/, /^(cli|adapters)\//],
  [/^node:/, /^(adapters|wiring|cli|action|tools)\//],
];

/** The rooms of the core that all others may see; each of them sees those before it. */
const FOUNDATION = ['value', 'secrets', 'text', 'result', 'source', 'schema'];
/** What the other rooms may see besides: nothing but this. */
const AREA_MAY_SEE: Readonly<Record<string, readonly string[]>> = {
  activate: ['clients'],
  bundle: ['dsse'],
  lint: ['cal', 'dsse'],
  clients: ['handshake'],
  manifest: ['json-schema'],
  handshake: ['manifest', 'json-schema'],
  cartridge: ['manifest', 'dsse', 'oci'],
  gate: ['manifest', 'json-schema', 'handshake'],
  policy: ['manifest'],
  diff: ['manifest', 'handshake'],
  readiness: ['cal', 'lint'],
  relaxed: ['cal', 'diff', 'dsse', 'lint', 'readiness'],
  skill: ['clients'],
  report: ['clients', 'diff', 'handshake', 'lint', 'lock', 'readiness', 'relaxed', 'scan'],
};

test('imports only point inwards', () => {
  const forbidden = imports()
    .filter(({ target }) => target.startsWith('.'))
    .filter(({ file, target }) => {
      const resolved = posix.join(posix.dirname(file), target);
      const [from, to] = [layerOf(file), layerOf(resolved)];
      if (from === 'adapters' && to === 'app') return true;
      if (from === 'app' && to === 'adapters') return true;
      if (from === 'doors' && to === 'doors') return file.split('/')[0] !== resolved.split('/')[0];
      if (from === 'adapters' && to === 'adapters') return file.split('/')[1] !== resolved.split('/')[1];
      return LAYERS.indexOf(to) > LAYERS.indexOf(from);
    })
    .map(({ file, line, target }) => `src/${file}:${line} must not import ${target}`);
  expect(forbidden).toEqual([]);
});

test('areas of the core do not know each other', () => {
  const area = (file: string): string | undefined => /^core\/([^/]+)\//.exec(file)?.[1];
  const forbidden = imports()
    .filter(({ target }) => target.startsWith('.'))
    .map((edge) => ({ ...edge, resolved: posix.join(posix.dirname(edge.file), edge.target) }))
    .filter(({ file, resolved }) => {
      const [from, to] = [area(file), area(resolved)];
      if (!file.startsWith('core/') || !resolved.startsWith('core/') || from === to) return false;
      if (from === undefined || to === undefined) return true;
      const ground = FOUNDATION.includes(from) ? FOUNDATION.slice(0, FOUNDATION.indexOf(from)) : FOUNDATION;
      return ![...ground, ...(AREA_MAY_SEE[from] ?? [])].includes(to);
    })
    .map(({ file, line, target }) => `src/${file}:${line} must not import ${target}`);
  expect(forbidden).toEqual([]);
});

test('nobody outside of its room knows by which reader a document was read', () => {
  const readers = ['quick-yaml', 'quick-places', 'parse-yaml'];
  const strangers = imports()
    .filter(({ file, target }) => !file.startsWith('core/source/') && target.includes('/source/'))
    .filter(({ target }) => readers.some((reader) => target.endsWith(`/${reader}.ts`)))
    .map(({ file, line, target }) => `src/${file}:${line} must not import ${target}`);
  expect(strangers).toEqual([]);
});

test('a list of rules is its own, and none of its rules comes from another list', () => {
  const list = /^(?:app|core)\/.*\/rules(?:\/[^/]+)?\.ts$/;
  const shared = imports()
    .filter(({ file, target }) => list.test(file) && list.test(posix.join(posix.dirname(file), target)))
    .map(({ file, line, target }) => `src/${file}:${line} must not import ${target}`);
  expect(shared).toEqual([]);
});

test('no import circles', () => {
  const targets = new Map<string, Set<string>>();
  for (const { file, target } of imports()) {
    const resolved = posix.join(posix.dirname(file), target);
    if (target.startsWith('.')) targets.set(file, (targets.get(file) ?? new Set<string>()).add(resolved));
  }
  expect(circles(targets)).toEqual([]);
});

test('a circle is named whole, from its first file back to it', () => {
  const edges: readonly [string, string[]][] = [
    ['a', ['b', 'd']],
    ['b', ['c', 'd']],
    ['c', ['b', 'd']],
    ['d', []],
    ['e', ['a', 'f']],
    ['f', ['f']],
  ];
  expect(circles(new Map(edges.map(([file, to]) => [file, new Set(to)])))).toEqual(['b -> c -> b', 'f -> f']);
});

/** A shortest circle through each file that is in one and in none that is named already. Types count: they tell who knows whom. */
function circles(targets: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const named = new Set<string>();
  const found: string[] = [];
  for (const start of [...targets.keys()].sort()) {
    if (named.has(start)) continue;
    const cameBy = new Map<string, string>();
    const queue = [start];
    for (const file of queue) {
      for (const target of targets.get(file) ?? []) {
        if (cameBy.has(target)) continue;
        cameBy.set(target, file);
        queue.push(target);
      }
    }
    if (!cameBy.has(start)) continue;
    const circle = [start];
    for (let at = cameBy.get(start); at !== undefined && at !== start; at = cameBy.get(at)) circle.unshift(at);
    for (const file of circle) named.add(file);
    found.push([start, ...circle].join(' -> '));
  }
  return found;
}

test('each package is loaded in its one place', () => {
  const forbidden = imports()
    .filter(({ target }) => !target.startsWith('.'))
    .filter(({ file, target }) => {
      const rule = PACKAGES.find(([name]) => name.test(target));
      return rule === undefined || !rule[1].test(file);
    })
    .map(({ file, line, target }) => `src/${file}:${line} must not import ${target}`);
  expect(forbidden).toEqual([]);
});

/** Lines of code, not comments, of the files that hold a pattern. */
function linesWith(files: RegExp, pattern: RegExp): string[] {
  return sources()
    .filter(({ file }) => files.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, i) => {
        const code = line.replace(/\/\/.*$|^\s*\*.*$/, '');
        return pattern.test(code) ? [`src/${file}:${i + 1}: ${line.trim()}`] : [];
      }),
    );
}

test('the core has no clock, no randomness, no environment and no console', () => {
  const outside = /\b(?:process\.|console\.|Date\.now|new Date\(\)|Math\.random|fetch\(|setTimeout\()/;
  expect(linesWith(/^core\//, outside)).toEqual([]);
});

test('use cases and adapters are told the working directory, and do not ask the process for it', () => {
  expect(linesWith(/^(?:app|adapters|wiring)\//, /\bprocess\.cwd\b/)).toEqual([]);
});
