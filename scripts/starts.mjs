// Which modules of the program one file holds. The starts that people wait for are run with the program as the bundler left it, and
// modules that the same starts load become a file. To open a file costs as much as to compile some thousand bytes of text, so small
// files that nearly the same starts load are joined.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';

/** Bytes of the program that Node compiles in the time in which it opens a file. */
const FILE = 6000;

/** Bytes that a start may load without running them, so that others open fewer files. */
const IDLE = 12_000;

/** As many times a command runs while its help is read once. */
const RUN = 8;

const EXAMPLE = 'examples/data-pipeline';
const CAL = `${EXAMPLE}/cal/ship-a-feature.cal.yaml`;

/** Calls beside two CALs and no configuration. */
const ALONE = ['lint a.cal.json', 'lint a.cal.yaml'];

/** Calls, each list in a copy of the example of its own, in order. */
const RUNS = [
  ['check .'],
  ['lint'],
  // Without a file both say what they need.
  ['digest', 'verify'],
  ['workflow ready cal/ship-a-feature.cal.yaml'],
  ['init'],
  ['host add claude-code'],
  ['manifest agents/builder', 'diff agents/builder agents/builder'],
  ['lock', 'handshake agents/builder', 'explain cal/secret'],
  [
    'build agents/builder --out a.cart',
    'keygen --out keys',
    'sign a.cart --key keys/cartwright.key.pem',
    'verify a.cart --public-key keys/cartwright.pub.pem',
    'digest a.cart',
    'pack a.cart --oci oci',
  ],
];

const CHUNK = /^\d+\.index\.js$/;

/** Says at the end which files of the program were loaded, on a stream of its own. */
const TRACE = `process.on('exit', () => require('node:fs').writeSync(3, JSON.stringify(Object.keys(require.cache))));
require(process.argv[1]);`;

/**
 * The modules of each file: together are those that the same starts load, and of the others those that the same chunks hold.
 *
 * @param {readonly Start[]} starts
 * @param {Map<string, { held: readonly string[] }>} chunks the ids of the modules that each holds, by its file
 * @param {Map<string, string>} modules texts by id
 * @returns {string[][]}
 */
export function groupsOf(starts, chunks, modules) {
  const holders = (id) => [...chunks.keys()].filter((file) => chunks.get(file).held.includes(id));
  const loaded = starts.map(({ files }) => new Set(files.flatMap((file) => chunks.get(file).held)));
  const bySet = new Map();
  const others = new Map();
  for (const [id, text] of modules) {
    const set = loaded.flatMap((ids, i) => (ids.has(id) ? [i] : []));
    if (set.length === 0) {
      const key = holders(id).join();
      others.set(key, [...(others.get(key) ?? []), id]);
      continue;
    }
    const group = bySet.get(set.join()) ?? { starts: new Set(set), ids: [], bytes: 0 };
    group.ids.push(id);
    group.bytes += text.length;
    bySet.set(set.join(), group);
  }
  const cost = (group) => [...group.starts].reduce((sum, i) => sum + starts[i].weight * (FILE + group.bytes), 0);
  const joined = (a, b) => ({
    starts: new Set([...a.starts, ...b.starts]),
    ids: [...a.ids, ...b.ids],
    bytes: a.bytes + b.bytes,
  });
  // Of each start what it loads and does not need.
  const idle = starts.map(() => 0);
  const idleMore = (a, b) =>
    starts.map((_, i) => (a.starts.has(i) === b.starts.has(i) ? 0 : a.starts.has(i) ? b.bytes : a.bytes));
  const groups = [...bySet.values()];
  for (;;) {
    let best = { saved: 0 };
    for (const [i, a] of groups.entries())
      for (const b of groups.slice(i + 1)) {
        const both = joined(a, b);
        const saved = cost(a) + cost(b) - cost(both);
        if (saved <= best.saved) continue;
        const more = idleMore(a, b);
        if (more.every((bytes, start) => idle[start] + bytes <= IDLE)) best = { saved, a, b, both, more };
      }
    if (best.both === undefined) return [...groups.map(({ ids }) => ids), ...others.values()];
    for (const [start, bytes] of best.more.entries()) idle[start] += bytes;
    groups.splice(groups.indexOf(best.a), 1, best.both);
    groups.splice(groups.indexOf(best.b), 1);
  }
}

/**
 * The chunks that each start loads, and how much it counts.
 *
 * @typedef {{ files: string[], weight: number }} Start
 * @param {Map<string, string>} files the program in chunks, by path
 * @param {readonly string[]} commands their names
 * @returns {Start[]}
 */
export function startsOf(files, commands) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-starts-'));
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const start = (cwd, door, args, weight, more = {}) => {
      // What a start leaves for later steps of a workflow goes with the rest.
      const env = { PATH: process.env.PATH, HOME: cwd, TMPDIR: folder, CI: 'true', ...more };
      const stdio = ['ignore', 'ignore', 'ignore', 'pipe'];
      const given = ['-e', TRACE, join(folder, door, 'index.js'), ...args];
      const { output, error } = spawnSync(process.execPath, given, { cwd, env, stdio, encoding: 'utf8' });
      if (error) throw error;
      return {
        files: JSON.parse(output[3])
          .map((file) => basename(file))
          .filter((file) => CHUNK.test(file)),
        weight,
      };
    };
    const push = { INPUT_COMMAND: 'check', GITHUB_EVENT_NAME: 'push', GITHUB_WORKSPACE: '.' };
    const cal = readFileSync(CAL, 'utf8');
    writeFileSync(join(folder, 'a.cal.yaml'), cal);
    writeFileSync(join(folder, 'a.cal.json'), JSON.stringify(parse(cal)));
    return [
      start(example(folder), 'action', [], RUN, push),
      ...ALONE.map((call) => start(folder, 'cli', call.split(' '), RUN)),
      ...RUNS.flatMap((calls) => {
        const cwd = example(folder);
        return calls.map((call) => start(cwd, 'cli', call.split(' '), RUN));
      }),
      ...['check', 'init'].map((name) => start(skills(folder), 'cli', [name], RUN)),
      ...commands.map((name) => start(folder, 'cli', [...name.split(' '), '--help'], 1)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A repository with a skill and clients, and without a CAL. */
function skills(folder) {
  const cwd = mkdtempSync(join(folder, 'skills-'));
  cpSync('skills', join(cwd, 'skills'), { recursive: true });
  mkdirSync(join(cwd, '.codex'));
  writeFileSync(join(cwd, '.codex/config.toml'), '[mcp_servers.github]\ncommand = "npx"\n');
  writeFileSync(join(cwd, '.mcp.json'), JSON.stringify({ mcpServers: { github: { command: 'npx' } } }));
  return cwd;
}

function example(folder) {
  const cwd = mkdtempSync(join(folder, 'example-'));
  cpSync(EXAMPLE, cwd, { recursive: true });
  return cwd;
}
