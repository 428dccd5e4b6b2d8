/** docs/threats.md 9: what `init` writes, and what it reads, with each demanded outcome. */
import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { commandFiles } from '../../src/wiring/workspace.ts';
import { placeFiles } from '../../src/adapters/fs/place-files.ts';
import { listedTree } from '../../src/core/scan/tree/listed.ts';
import { allLooks } from '../../src/core/scan/scan.ts';
import type { InitPlan } from '../../src/core/result/init-results.ts';
import { CLI, ROOT, type Run } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';
import { program } from '../support/main.ts';

const TF = 'resource "aws_s3_bucket" "raw" {\n}\n';
/** What `init` writes for a folder of Terraform. */
const WRITTEN = [
  'README.md',
  'agents/devops_engineer/cartridge.yaml',
  'agents/devops_engineer/rom/instructions.md',
  'agents/devops_engineer/rom/why.md',
  'cal/from-code.base.json',
  'cal/from-code.cal.json',
];

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder with the code in `code/`. */
function place(files: Files = { 'infra/main.tf': TF }): string {
  const cwd = scratch();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, 'code', name)), { recursive: true });
    writeFileSync(join(cwd, 'code', name), text);
  }
  return cwd;
}

async function init(cwd: string, ...args: string[]): Promise<Run> {
  return await program(['init', '--from-code', 'code', '--out', 'made', ...args], { cwd });
}

/** Every file below a folder with its text, links by where they lead. */
function snapshot(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  if (!existsSync(folder)) return found;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const stat = lstatSync(path);
    found[name] = stat.isFile() ? readFileSync(path, 'utf8') : stat.isDirectory() ? '<folder>' : '<other>';
  }
  return found;
}

/** What a run that was killed has left behind. */
function removeLeftovers(...folders: readonly string[]): void {
  for (const folder of folders) {
    for (const name of readdirSync(folder).filter((each) => each.includes('.tmp-')))
      rmSync(join(folder, name), { recursive: true });
  }
}

/** Runs `init`, which must be refused as bad usage without changing anything in `cwd`. */
async function refused(cwd: string, run: () => Run | Promise<Run>, names: readonly string[]): Promise<void> {
  const before = snapshot(cwd);
  const { code, stdout, stderr } = await run();
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^cartwright: [^\n]+\n(?: {2}help: [^\n]+\n)?$/);
  for (const name of names) expect(stderr).toContain(name);
  expect(snapshot(cwd)).toEqual(before);
}

describe('201 targets exist', () => {
  test('USAGE with their list, nothing written at all; --force overwrites them', async () => {
    const cwd = place();
    mkdirSync(join(cwd, 'made/cal'), { recursive: true });
    writeFileSync(join(cwd, 'made/README.md'), 'mine\n');
    writeFileSync(join(cwd, 'made/cal/from-code.cal.json'), 'mine, too\n');
    writeFileSync(join(cwd, 'made/cal/other.md'), 'not named\n');
    await refused(cwd, () => init(cwd), ['"README.md", "cal/from-code.cal.json"', '--force']);
    expect(await init(cwd, '--force')).toMatchObject({ code: 0, stderr: '' });
    const after = snapshot(join(cwd, 'made'));
    for (const name of WRITTEN) expect(after[name]).not.toMatch(/^mine/);
    expect(after['cal/other.md']).toBe('not named\n');
  });

  test('--dry-run shows what would change and writes nothing', async () => {
    const cwd = place();
    mkdirSync(join(cwd, 'made'));
    writeFileSync(join(cwd, 'made/README.md'), 'mine\n');
    const before = snapshot(cwd);
    const { code, stdout, stderr } = await init(cwd, '--dry-run');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('  README.md  (exists with other content)\n');
    expect(stdout).toContain('--- a/README.md\n+++ b/README.md\n@@ -1,1 +1,');
    expect(stdout).toContain('-mine\n+# Agents, flow and required context\n');
    expect(stdout).toContain('--- /dev/null\n+++ b/cal/from-code.cal.json\n@@ -0,0 +1,');
    expect(snapshot(cwd)).toEqual(before);
  });
});

describe('202 links', () => {
  const outside = scratch();
  test.each<[string, (cwd: string) => string]>([
    ['a target', (cwd) => (symlinkSync(join(outside, 'stolen'), join(cwd, 'made/README.md')), 'README.md')],
    ['the folder of a target', (cwd) => (symlinkSync(outside, join(cwd, 'made/cal')), 'cal')],
    [
      'a folder further up',
      (cwd) => (
        mkdirSync(join(cwd, 'made/agents')),
        symlinkSync(outside, join(cwd, 'made/agents/devops_engineer')),
        'devops_engineer'
      ),
    ],
    [
      'the output folder',
      (cwd) => (rmSync(join(cwd, 'made'), { recursive: true }), symlinkSync(outside, join(cwd, 'made')), 'made'),
    ],
    [
      'the output folder, and it leads nowhere',
      (cwd) => (rmSync(join(cwd, 'made'), { recursive: true }), symlinkSync('nowhere', join(cwd, 'made')), 'made'),
    ],
    ['the output folder itself, by another name', (cwd) => (symlinkSync('.', join(cwd, 'made/cal')), 'cal')],
  ])('%s: USAGE, also with --force, nothing written anywhere', async (_, make) => {
    const cwd = place();
    mkdirSync(join(cwd, 'made'));
    const name = make(cwd);
    for (const force of [[], ['--force']])
      await refused(cwd, () => init(cwd, ...force), [name, 'nothing is written through a symbolic link']);
    expect(readdirSync(outside)).toEqual([]);
  });

  test('a folder on the way to the output folder, below the working directory', async () => {
    const cwd = place();
    symlinkSync(outside, join(cwd, 'link'));
    await refused(cwd, () => program(['init', '--from-code', 'code', '--out', 'link/made'], { cwd }), ['link']);
    expect(readdirSync(outside)).toEqual([]);
  });

  test('a link above the working directory is the user’s own', async () => {
    const cwd = place();
    const other = join(scratch(), 'short');
    symlinkSync(cwd, other);
    const run = await program(['init', '--from-code', join(other, 'code'), '--out', join(other, 'made')], { cwd });
    expect(run).toMatchObject({ code: 0 });
  });
});

test('203 two targets that are one where case does not count: USAGE with both names', () => {
  const out = join(scratch(), 'made');
  const files = [
    { path: 'cal/a.md', text: '' },
    { path: 'CAL/A.md', text: '' },
  ];
  expect(() => placeFiles(commandFiles(out, []), '.', files, true)).toThrow(
    expect.objectContaining({ name: 'UserError', message: expect.stringMatching(/"cal\/a\.md" and "CAL\/A\.md"/) }),
  );
  expect(existsSync(out)).toBe(false);
});

/** Runs `init` in a child whose nth call of a function of node:fs fails. */
async function withFault(cwd: string, fault: string, ...args: string[]): Promise<Run> {
  const env = { NODE_OPTIONS: `--import ${join(ROOT, '__tests__/support/fault.mjs')}`, FAULT: fault };
  return await program(['init', '--from-code', 'code', '--out', 'made', ...args], { cwd, env });
}

describe('204 the disk refuses', () => {
  const FAULTS: readonly (readonly [fault: string, names: string, code: string])[] = [
    ['mkdtempSync 1 EROFS', 'made', 'EROFS'],
    ['openSync 1 ENOSPC', 'README.md', 'ENOSPC'],
    ['writeSync 3 ENOSPC', 'instructions.md', 'ENOSPC'],
    ['fsyncSync 5 EIO', 'from-code.base.json', 'EIO'],
  ];
  // With a new folder the last step is one rename; where there is one already, each file is put into its place.
  test.each([...FAULTS, ['renameSync 1 EACCES', 'made', 'EACCES'] as const])(
    '%s, in a new folder: USAGE(%s, %s), nothing left',
    async (fault, name, code) => {
      const cwd = place();
      // Reading takes its own calls: faults of these begin with the first file that is written.
      await refused(cwd, () => withFault(cwd, counted(cwd, fault)), [name, code]);
    },
  );

  test.each([
    ['linkSync 1 EMFILE', 'README.md', 'EMFILE'],
    ['linkSync 3 EMFILE', 'instructions.md', 'EMFILE'],
    ['linkSync 5 ENOSPC', 'from-code.base.json', 'ENOSPC'],
    ['mkdirSync 7 EACCES', 'instructions.md', 'EACCES'],
  ])('%s, in a folder that is there: USAGE(%s, %s), what was placed is gone again', async (fault, name, code) => {
    const cwd = place();
    mkdirSync(join(cwd, 'made'));
    writeFileSync(join(cwd, 'made/mine.txt'), 'mine');
    await refused(cwd, () => withFault(cwd, fault), [name, code]);
  });

  test.each(['renameSync 2 EIO', 'linkSync 4 EIO', 'renameSync 4 ENOSPC'])(
    '%s, with --force: the old texts are back',
    async (fault) => {
      const cwd = place();
      mkdirSync(join(cwd, 'made'));
      for (const name of WRITTEN) {
        mkdirSync(dirname(join(cwd, 'made', name)), { recursive: true });
        writeFileSync(join(cwd, 'made', name), `old ${name}\n`);
      }
      await refused(cwd, () => withFault(cwd, fault, '--force'), [fault.split(' ').at(-1) ?? '']);
    },
  );

  test('folders on the way that were made for nothing are removed', async () => {
    const cwd = place();
    const run = async (): Promise<Run> => {
      const env = {
        NODE_OPTIONS: `--import ${join(ROOT, '__tests__/support/fault.mjs')}`,
        FAULT: 'renameSync 1 ENOSPC',
      };
      return await program(['init', '--from-code', 'code', '--out', 'a/b/made'], { cwd, env });
    };
    await refused(cwd, run, ['made', 'ENOSPC']);
  });

  test('a name that is too long, and a file where a folder is needed', async () => {
    const cwd = place();
    const long = 'x'.repeat(300);
    await refused(cwd, () => program(['init', '--from-code', 'code', '--out', long], { cwd }), [
      long,
      'the name is too long',
    ]);
    writeFileSync(join(cwd, 'made'), 'a file');
    await refused(cwd, () => init(cwd), ['made', 'ENOTDIR']);
    await refused(cwd, () => program(['init', '--from-code', 'code', '--out', 'made/below'], { cwd }), ['made']);
  });

  test('a folder that may not be written to', async () => {
    const cwd = place();
    mkdirSync(join(cwd, 'locked'), { mode: 0o555 });
    chmodSync(cwd, 0o755);
    await refused(cwd, () => asNobody(cwd, 'init', '--from-code', 'code', '--out', 'locked/made'), [
      'locked/made',
      'EACCES',
    ]);
  });
});

/** A fault counted from the first call that writes: what comes before is measured in a run that only looks. */
function counted(cwd: string, fault: string): string {
  const [name = '', nth, code] = fault.split(' ');
  if (name !== 'openSync') return fault;
  const probe = spawnSync(
    process.execPath,
    [
      '--import',
      join(ROOT, '__tests__/support/count-opens.mjs'),
      CLI,
      'init',
      '--from-code',
      'code',
      '--out',
      'made',
      '--dry-run',
    ],
    { cwd, env: { PATH: process.env['PATH'] ?? '' }, encoding: 'utf8' },
  );
  const before = Number(/opens: (\d+)/.exec(probe.stderr)?.[1]);
  return `${name} ${before + Number(nth)} ${code}`;
}

/** Runs the program as a user who owns nothing; where the tests have no rights to do that, as the user who runs them. */
function asNobody(cwd: string, ...args: string[]): Run {
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const run = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '' },
    encoding: 'utf8',
    ...nobody,
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

test.each(['fsyncSync 3', 'renameSync 1', 'linkSync 3'])(
  '205 killed at %s: a re-run works, and nothing of the first is taken for the project',
  async (at) => {
    const cwd = place();
    if (at.startsWith('link')) mkdirSync(join(cwd, 'made'));
    const env = { NODE_OPTIONS: `--import ${join(ROOT, '__tests__/support/fault.mjs')}`, FAULT: `${at} SIGKILL` };
    expect((await program(['init', '--from-code', '.', '--out', 'made'], { cwd, env })).code).toBeNull();
    expect(await program(['init', '--from-code', '.', '--out', 'made'], { cwd })).toMatchObject({
      code: 0,
      stderr: '',
    });
    removeLeftovers(cwd, join(cwd, 'made'));
    const made = snapshot(join(cwd, 'made'));
    expect(
      Object.keys(made)
        .filter((name) => made[name] !== '<folder>')
        .sort(),
    ).toEqual(WRITTEN);
    // The same as without the accident.
    rmSync(join(cwd, 'made'), { recursive: true });
    await program(['init', '--from-code', '.', '--out', 'made'], { cwd });
    expect(snapshot(join(cwd, 'made'))).toEqual(made);
  },
);

async function plan(cwd: string): Promise<InitPlan> {
  const { code, stdout, stderr } = await init(cwd, '--dry-run', '--format', 'json');
  expect([code === 0 || code === 1, stderr]).toEqual([true, '']);
  return JSON.parse(stdout) as InitPlan;
}

describe('206 hostile trees: bounded, and a note for each thing left out', () => {
  test('bounds of count and of what is read', () => {
    const most = 64 * 1024 * 1024;
    const pages = Array.from({ length: 3 }, (_, i) => `docs/a${i}.md`);
    const read: string[] = [];
    const { notes } = listedTree('a', pages, allLooks(), new Set(), (path) => {
      read.push(path);
      return { text: 'x'.repeat(most / 2) };
    });
    expect([read, notes]).toEqual([
      pages.slice(0, 2),
      [`${most} characters were read; further files were only counted`],
    ]);
    const many = Array.from({ length: 1_000_001 }, (_, i) => `f${i}`);
    const counted = listedTree('a', many, allLooks(), new Set(), () => ({ text: '' }));
    expect([counted.tree.fileCount, counted.notes]).toEqual([
      1_000_000,
      ['stopped after 1000000 files; the rest was left out'],
    ]);
  });

  test('a folder 1,000 deep', async () => {
    const cwd = place();
    // One call cannot name it: the path is longer than the system takes.
    const deeper =
      "process.chdir('code'); for (let i = 0; i < 1000; i++) { fs.mkdirSync('deeperfolder'); process.chdir('deeperfolder'); }";
    expect(spawnSync(process.execPath, ['-e', deeper], { cwd }).status).toBe(0);
    expect((await plan(cwd)).notes).toEqual([expect.stringMatching(/: cannot be listed \(ENAMETOOLONG\)$/)]);
    spawnSync('rm', ['-rf', 'code'], { cwd });
  });

  test('links in a circle, installed packages, version control', async () => {
    const cwd = place({
      'infra/main.tf': TF,
      'node_modules/express/package.json': '{"dependencies":{"express":"1"}}',
      '.git/hooks/main.py': 'import torch\n',
    });
    symlinkSync('..', join(cwd, 'code/infra/up'));
    symlinkSync('loop', join(cwd, 'code/loop'));
    symlinkSync('/etc', join(cwd, 'code/etc'));
    const { roles, notes } = await plan(cwd);
    expect([roles.map(({ role }) => role), notes]).toEqual([['devops_engineer'], []]);
  });

  test('FIFO, socket and device are named, never opened', async () => {
    const cwd = place();
    spawnSync('mkfifo', [join(cwd, 'code/package.json')]);
    const socket = createServer().listen(join(cwd, 'code/go.mod'));
    await new Promise((resolve) => socket.once('listening', resolve));
    const device = spawnSync('mknod', [join(cwd, 'code/pom.xml'), 'c', '1', '5']).status === 0;
    const { notes } = await plan(cwd);
    socket.close();
    const special = ['go.mod', 'package.json', ...(device ? ['pom.xml'] : [])];
    expect(notes).toEqual(special.map((name) => `"${name}": a special file; it was left out`));
  });

  test('a folder and a file that may not be read', () => {
    const cwd = place({ 'infra/main.tf': TF, 'secret/package.json': '{}', 'pyproject.toml': '' });
    chmodSync(cwd, 0o755);
    chmodSync(join(cwd, 'code/secret'), 0o000);
    chmodSync(join(cwd, 'code/pyproject.toml'), 0o000);
    const { code, stdout } = asNobody(cwd, 'init', '--from-code', 'code', '--dry-run', '--format', 'json');
    chmodSync(join(cwd, 'code/secret'), 0o755);
    expect([code, (JSON.parse(stdout) as InitPlan).notes]).toEqual([
      0,
      ['"secret": cannot be listed (EACCES)', '"pyproject.toml": cannot be read: permission denied'],
    ]);
  });

  test('a file of a terabyte with nothing in it, and one of a hundred megabytes', async () => {
    const cwd = place({ 'infra/main.tf': TF, 'package.json': '', 'docs/big.md': '' });
    const bytes = 2 ** 40;
    truncateSync(join(cwd, 'code/package.json'), bytes);
    truncateSync(join(cwd, 'code/docs/big.md'), 100 * 1024 * 1024);
    expect((await plan(cwd)).notes).toEqual([
      `"package.json": the file has ${bytes} bytes; at most ${512 * 1024} are read`,
    ]);
  });

  test.each<[string, string]>([
    ['package.json', '{"dependencies": '],
    ['pyproject.toml', '[project\nname = 1'],
    ['Cargo.toml', '[[[['],
    ['pom.xml', '<project><dependencies>'],
    ['pubspec.yaml', 'dependencies: ['],
    ['composer.json', '{"require":'],
  ])('%s that is broken: a note, and the rest is used', async (name, text) => {
    const { roles, notes } = await plan(place({ 'infra/main.tf': TF, [name]: text }));
    expect(roles.map(({ role }) => role)).toEqual(['devops_engineer']);
    expect(notes).toEqual([expect.stringMatching(new RegExp(`^"?${name.replace('.', '\\.')}"?: not valid`))]);
    // What the file says is not repeated.
    expect(notes.join('')).not.toContain(text.slice(1, 9));
  });
});

describe('207 names', () => {
  const NAMES = [
    'new\nline',
    'tab\there',
    'esc\u001b[2J',
    '-rf',
    '--force',
    '"quote"',
    '${{ secrets.X }}',
    '`whoami`',
    '$(id)',
    "a'b",
    '{a,b}',
    '*',
    '\u202egnp',
  ];

  test.each(['json', 'yaml'])(
    'hostile folders: valid %s whose values come back, and nothing of them runs',
    async (format) => {
      const cwd = place({
        ...Object.fromEntries(NAMES.map((name) => [`infra/${name}/main.tf`, TF])),
        ...Object.fromEntries(
          NAMES.map((name) => [
            `${name}/package.json`,
            '{"name":"a","version":"1.0.0","dependencies":{"express":"4"}}',
          ]),
        ),
      });
      const { code, stdout, stderr } = await init(cwd, ...(format === 'yaml' ? ['--format', 'yaml'] : []));
      expect([code, stderr]).toEqual([0, '']);
      const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;
      expect(stdout).not.toMatch(controls);
      const made = snapshot(join(cwd, 'made'));
      const cal = made[`cal/from-code.cal.${format}`] ?? '';
      const read = (format === 'yaml' ? parse(cal) : JSON.parse(cal)) as { rac: { check: object }[] };
      expect(parse(JSON.stringify(read))).toEqual(read);
      for (const text of Object.values(made)) {
        expect(text).not.toMatch(controls);
        expect(text).not.toMatch(/\$\{\{|`whoami`|\n-rf/);
      }
      expect((await program(['lint', `made/cal/from-code.cal.${format}`], { cwd })).code).toBe(0);
    },
  );

  test('a project called so', async () => {
    for (const name of ['-n', '${{ a }}', 'New\nline', '..x', '日本']) {
      const cwd = scratch();
      const code = join(cwd, name);
      mkdirSync(code);
      writeFileSync(join(code, 'main.tf'), TF);
      expect(await program(['init', `--from-code=${code}`, '--out', 'made'], { cwd })).toMatchObject({
        code: 0,
        stderr: '',
      });
      expect((await program(['lint', 'made/cal'], { cwd })).code).toBe(0);
      expect((await program(['build', 'made/agents/devops_engineer', '--out', 'a.cart'], { cwd })).code).toBe(0);
    }
  });

  test('a name that is not UTF-8 is named and left out', async () => {
    const cwd = place();
    const made = spawnSync('sh', ['-c', 'printf x > "code/$(printf \'a\\377.tf\')"'], { cwd });
    expect(made.status).toBe(0);
    expect((await plan(cwd)).notes).toEqual([
      expect.stringMatching(/a name with control characters or no text; it was left out$/),
    ]);
  });
});

describe('208 package.json is data', () => {
  test.each<[string, string, string[]]>([
    [
      '__proto__ and constructor as dependencies',
      '{"name":"a","version":"1.0.0","dependencies":{"__proto__":"1","constructor":"1","express":"4"}}',
      ['backend_dev'],
    ],
    [
      'a name that leads upwards',
      '{"name":"../../etc/x","version":"1.0.0","dependencies":{"express":"4"}}',
      ['backend_dev'],
    ],
    ['a version that is an object', '{"name":{"a":1},"version":{},"dependencies":{"express":[]}}', ['backend_dev']],
    ['a byte-order mark', '\ufeff{"name":"a","version":"1.0.0","dependencies":{"express":"4"}}', ['backend_dev']],
    ['dependencies that are a list', '{"name":"a","version":"1.0.0","dependencies":["express"]}', []],
    ['null', 'null', []],
  ])('%s', async (_, text, roles) => {
    const cwd = place({ 'package.json': text });
    expect((await plan(cwd)).roles.map(({ role }) => role)).toEqual(roles);
    const { code } = await init(cwd);
    expect(code).toBe(roles.length === 0 ? 1 : 0);
    expect(Object.keys(snapshot(cwd)).every((name) => /^(?:code|made)(?:\/|$)/.test(name))).toBe(true);
    if (roles.length > 0) expect((await program(['lint', 'made/cal'], { cwd })).code).toBe(0);
  });
});

test('209 an expression of a workflow never gets into what is written', async () => {
  const bad = '${{ secrets.X }}';
  const cwd = place({
    'infra/main.tf': TF,
    'package.json': JSON.stringify({
      name: bad,
      version: '1.0.0',
      description: bad,
      dependencies: { express: '4', [bad]: '1' },
    }),
    'README.md': `# ${bad}\n\n${`${bad}\n\n`.repeat(30)}`,
    [`docs/${bad}/a.md`]: '# A\n',
    [`.github/workflows/${bad}.yml`]: 'on: push\njobs: {}\n',
  });
  const { code, stdout } = await init(cwd);
  expect([code, stdout.includes(bad)]).toEqual([0, false]);
  for (const text of Object.values(snapshot(join(cwd, 'made')))) expect(text).not.toContain('${{');
});

test('210 no 40 characters of a source file are in what is written', async () => {
  const long = 'services/payments/deployment/production/europe-west/compose.yaml';
  const words = 'A very particular sentence that nobody else would ever write down in a file. ';
  const sources: Record<string, string> = {
    'infra/main.tf': `${TF}# ${long}\n# ${words}\n`,
    [long]: `services:\n  a:\n    image: b # ${words}\n`,
    'package.json': JSON.stringify({ name: 'a', version: '1.0.0', description: words, dependencies: { express: '4' } }),
    'README.md': `# A\n\n${words.repeat(3)}See ${long}.\n\n${`${words}\n\n`.repeat(30)}`,
    'docs/operations/what-to-do-when-the-nightly-load-has-failed.md': `# Nightly load\n\n## Symptoms\n\n${words}\n\n## Mitigation\n\n## Rollback\n\n${'x\n\n'.repeat(9)}see docs/operations/what-to-do-when-the-nightly-load-has-failed.md\n`,
  };
  const cwd = place(sources);
  const { code, stdout } = await init(cwd);
  expect(code).toBe(0);
  const output = [...Object.values(snapshot(join(cwd, 'made'))), ...Object.keys(snapshot(join(cwd, 'made')))].join(
    '\n',
  );
  const repeated = Object.values(sources).flatMap((text) => {
    const windows = Array.from({ length: Math.max(0, text.length - 39) }, (_, i) => text.slice(i, i + 40));
    return windows.filter((window) => output.includes(window));
  });
  expect(repeated).toEqual([]);
  expect(stdout).not.toContain('particular sentence');
});

test('211 secrets in names and manifests are in no output', async () => {
  const tokens = ['ghp_abcdefghijklmnopqrstuvwxyz0123456789', 'AKIAIOSFODNN7EXAMPLE', 'xoxb-123456789012-abcdefghijkl'];
  const [first = '', second = '', third = ''] = tokens;
  const cwd = place({
    [`infra/${first}/main.tf`]: TF,
    'infra/main.tf': TF,
    [`docs/${second}.md`]: '# A\n',
    'docs/a.md': '# A\n',
    'package.json': JSON.stringify({
      name: 'a',
      version: '1.0.0',
      dependencies: { express: '4', b: `git+https://${first}@github.com/a/b.git` },
      scripts: { deploy: `TOKEN=${third} deploy` },
    }),
    [`runbooks/password=hunter2hunter2/${third}.md`]:
      '# A\n\n## Symptoms\n\n## Mitigation\n\n## Rollback\n\nx\n\ny\n\nz\n',
  });
  const outputs = [
    await init(cwd),
    await init(cwd, '--dry-run'),
    await init(cwd, '--dry-run', '--format', 'json'),
    await program(['init', '--propose', 'made/cal/from-code.cal.json', '--from-code', 'code'], { cwd }),
  ].flatMap(({ stdout, stderr }) => [stdout, stderr]);
  for (const text of [...outputs, ...Object.values(snapshot(join(cwd, 'made')))]) {
    for (const token of [...tokens, 'hunter2']) expect(text).not.toContain(token);
  }
});

test('212 the second run changes nothing, and proposes nothing twice', async () => {
  const cwd = place({ 'infra/main.tf': TF, 'docs/a.md': '# A\n', 'docs/b.md': '# B\n', 'docs/c.md': '# C\n' });
  expect((await init(cwd)).code).toBe(0);
  const before = snapshot(cwd);
  const times = readdirSync(join(cwd, 'made')).map((name) => statSync(join(cwd, 'made', name)).mtimeMs);
  const { code, stdout } = await init(cwd);
  expect([code, stdout.match(/\(unchanged\)/g)?.length]).toEqual([0, WRITTEN.length]);
  expect(snapshot(cwd)).toEqual(before);
  expect(readdirSync(join(cwd, 'made')).map((name) => statSync(join(cwd, 'made', name)).mtimeMs)).toEqual(times);
  const { rac } = JSON.parse(before['made/cal/from-code.cal.json'] ?? '') as { rac: { id: string }[] };
  expect(new Set(rac.map(({ id }) => id)).size).toBe(rac.length);
});

test('213 whatever the umask: 0644, never executable', () => {
  for (const umask of ['000', '077']) {
    const cwd = place();
    const run = spawnSync(
      'sh',
      ['-c', `umask ${umask}; exec "$0" "$@"`, process.execPath, CLI, 'init', '--from-code', 'code', '--out', 'made'],
      { cwd },
    );
    expect(run.status).toBe(0);
    for (const name of WRITTEN) expect(statSync(join(cwd, 'made', name)).mode & 0o7777).toBe(0o644);
    expect(statSync(join(cwd, 'made/cal')).mode & 0o7777).toBe(0o755);
  }
});
