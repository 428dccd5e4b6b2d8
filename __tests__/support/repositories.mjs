// Repositories of an organisation, the same for the same seed: a third with packages, a tenth broken, a twentieth hostile.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const EXAMPLE = fileURLToPath(new URL('../../examples/data-pipeline', import.meta.url));

/** A generator of numbers from 0 to 1 (mulberry32). */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function write(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

const cal = (id, role = 'developer') => `schemaVersion: cart.cal/1
id: ${id}
participants: [{ alias: dev, bind: slot, slot: { role: ${role} }, required: false }]
rac: [{ id: code, kind: wiki, description: What the code is for., check: { type: file-glob, hint: 'src/**' } }]
start: begin
nodes:
  - { id: begin, type: event, event: start }
  - { id: work, type: task, agent: dev, action: Do it, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }
edges: [{ from: begin, to: work }, { from: work, to: done }]
`;

function code(folder, random) {
  const files = { 'README.md': '# A repository\n\nIt does things.\n', '.gitignore': 'build/\n*.log\n' };
  const count = 5 + Math.floor(random() * 20);
  for (let i = 0; i < count; i++) files[`src/part-${i % 4}/file-${i}.ts`] = `export const value${i} = ${random()};\n`;
  if (random() < 0.5) files['package.json'] = JSON.stringify({ name: 'x', dependencies: { react: '19.0.0' } });
  if (random() < 0.3) files['Dockerfile'] = 'FROM node:24\n';
  if (random() < 0.3) files['infra/main.tf'] = 'resource "aws_s3_bucket" "x" {}\n';
  files['build/out.js'] = 'ignored\n';
  write(folder, files);
}

function packages(folder, i) {
  cpSync(EXAMPLE, folder, { recursive: true });
  const file = join(folder, 'agents/builder/cartridge.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('pipeline-builder', `builder-${i}`));
  const flow = join(folder, 'cal/ship-a-feature.cal.yaml');
  writeFileSync(flow, readFileSync(flow, 'utf8').replace('id: ship-a-feature', `id: flow-${i}`));
}

/** What each kind of trouble puts into a repository. */
const KINDS = {
  'unknown key': (folder) => write(folder, { 'cartwright.yaml': 'prefixes: cart\n', 'a.cal.yaml': cal('a') }),
  'no YAML': (folder) => write(folder, { 'cartwright.yaml': 'prefix: [\n', 'a.cal.yaml': cal('a') }),
  'no UTF-8': (folder) => write(folder, { 'cartwright.yaml': Buffer.from([0x70, 0xff, 0xfe, 0x0a]) }),
  'glob that means nothing': (folder) => write(folder, { 'cartwright.yaml': 'cals: [nowhere/*.cal.yaml]\n' }),
  'broken CAL': (folder) => write(folder, { 'a.cal.yaml': 'schemaVersion: cart.cal/1\nid: [\n' }),
  'broken package': (folder) => write(folder, { 'p/cartridge.yaml': 'schemaVersion: cart.package.v1\nname: 7\n' }),
  'dead repository': (folder) => {
    rmSync(join(folder, '.git'), { recursive: true, force: true });
    write(folder, { '.git': 'gitdir: /nowhere/at/all\n', 'a.cal.yaml': cal('a') });
  },
  'broken index': (folder) => write(folder, { '.git/index': 'DIRC but not really', 'a.cal.yaml': cal('a') }),
  'link to a configuration outside': (folder) => {
    rmSync(join(folder, 'cartwright.yaml'), { force: true });
    symlinkSync('/etc/passwd', join(folder, 'cartwright.yaml'));
  },
  'link to a neighbour': (folder) => {
    symlinkSync('../..', join(folder, 'up'));
    write(folder, { 'cartwright.yaml': 'cals: [up/secret.cal.yaml]\n' });
  },
  'way out in the configuration': (folder) => write(folder, { 'cartwright.yaml': 'hosts: [../../secret.host.yaml]\n' }),
  'link to itself': (folder) => {
    write(folder, { 'a.cal.yaml': cal('a') });
    symlinkSync('loop', join(folder, 'loop'));
    symlinkSync('.', join(folder, 'here'));
  },
  pipe: (folder) => {
    execFileSync('mkfifo', [join(folder, 'pipe.cal.yaml'), join(folder, 'cartwright.yaml')]);
    write(folder, { 'a.cal.yaml': cal('a') });
  },
  'pipe that is named': (folder) => {
    execFileSync('mkfifo', [join(folder, 'pipe.cal.yaml')]);
    write(folder, { 'cartwright.yaml': 'cals: [pipe.cal.yaml]\n' });
  },
  'huge file': (folder) => {
    write(folder, { 'huge.cal.json': '{' });
    truncateSync(join(folder, 'huge.cal.json'), 600 * 1024 * 1024);
  },
  'large file': (folder) => write(folder, { 'large.cal.json': `{"id":"${'x'.repeat(3_000_000)}"}` }),
  'many aliases': (folder) => {
    const lines = ['a0: &a0 [x,x,x,x,x,x,x,x,x]'];
    for (let i = 1; i < 12; i++) lines.push(`a${i}: &a${i} [${`*a${i - 1},`.repeat(9)}]`);
    write(folder, { 'bomb.cal.yaml': `${lines.join('\n')}\n` });
  },
  deep: (folder) => write(folder, { 'deep.cal.json': '['.repeat(50_000), [`${'d/'.repeat(40)}a.cal.yaml`]: cal('a') }),
  'nested repositories': (folder) => {
    for (const name of ['one', 'two'])
      write(folder, {
        [`vendor/${name}/.git/HEAD`]: 'ref: refs/heads/main\n',
        [`vendor/${name}/.git/objects/x`]: '',
        [`vendor/${name}/cartwright.yaml`]: `prefix: ${name === 'one' ? 'cart' : 'acx'}\n`,
        [`vendor/${name}/a.cal.yaml`]: cal(name),
      });
    write(folder, { 'cartwright.yaml': '', 'a.cal.yaml': cal('a') });
  },
  'evil names': (folder) =>
    write(folder, {
      'a\u001b[31m.cal.yaml': cal('a'),
      'b\u202etxt.cal.yaml': cal('b'),
      '::error::c.cal.yaml': cal('c'),
      '--format.cal.yaml': cal('d'),
      '$(touch pwned).cal.yaml': cal('e'),
      'two\nlines.cal.yaml': cal('f'),
      ' .cal.yaml': cal('g'),
    }),
  'words as file': (folder) => write(folder, { 'cal.cal.yaml': '\u0000\u0001\u0002', 'b.cal.json': 'null' }),
  'nobody may look': (folder) => {
    write(folder, { 'shut/a.cal.yaml': cal('a'), 'b.cal.yaml': cal('b') });
    chmodSync(join(folder, 'shut'), 0o700);
  },
};
const BROKEN = Object.keys(KINDS).slice(0, 8);
const HOSTILE = Object.keys(KINDS).slice(8);
const PLAIN = ['packages', 'flow', 'code'];

/** Names that a folder may have and a list of folders can hold. */
const NAMES = [
  '\u001b[2K',
  '\u202egnp',
  'ümlaut-日本',
  '::warning::',
  '--strict',
  '$(id)',
  'a b',
  "it's",
  '<b>',
  '{{x}}',
];

/**
 * Makes repositories below a folder.
 *
 * @param {string} folder
 * @param {number} count
 * @param {number} seed
 */
export function makeRepositories(folder, count, seed) {
  const random = numbers(seed);
  // What nobody may reach from one of them.
  write(folder, { 'secret.cal.yaml': cal('secret'), 'secret.host.yaml': 'name: secret\n' });
  return Array.from({ length: count }, (_, i) => {
    const evil = i % 50 === 11 ? NAMES[Math.floor(i / 50) % NAMES.length] : undefined;
    const path = `org-${i % 7}/${evil === undefined ? `repository-${i}` : `${evil}-${i}`}`;
    const kind =
      i % 10 === 7
        ? BROKEN[Math.floor(i / 10) % BROKEN.length]
        : i % 20 === 5
          ? HOSTILE[Math.floor(i / 20) % HOSTILE.length]
          : PLAIN[i % 3];
    return makeRepository(folder, path, kind, i, random);
  });
}

/**
 * One of every kind, below a folder.
 *
 * @param {string} folder
 * @param {number} seed
 */
export function oneOfEach(folder, seed) {
  const random = numbers(seed);
  write(folder, { 'secret.cal.yaml': cal('secret'), 'secret.host.yaml': 'name: secret\n' });
  const kinds = [...Object.keys(KINDS), ...PLAIN, ...PLAIN];
  return kinds.map((kind, i) => {
    const evil = i % 4 === 1 ? NAMES[Math.floor(i / 4) % NAMES.length] : 'repository';
    return makeRepository(folder, `org-${i % 7}/${evil}-${i}`, kind, i, random);
  });
}

function makeRepository(folder, path, kind, i, random) {
  const own = join(folder, path);
  mkdirSync(own, { recursive: true });
  write(own, { '.git/HEAD': 'ref: refs/heads/main\n', '.git/objects/x': '', '.git/refs/x': '' });
  code(own, random);
  if (kind === 'packages') packages(own, i);
  else if (kind === 'flow') write(own, { 'flow.cal.yaml': cal(`flow-${i}`), 'cartwright.yaml': '' });
  else KINDS[kind]?.(own);
  // What git tracks is known of some.
  if (i % 25 === 9) {
    execFileSync('git', ['-c', 'init.defaultBranch=main', 'init', '-q'], { cwd: own });
    execFileSync('git', ['add', '-A'], { cwd: own });
  }
  return { path, kind };
}
