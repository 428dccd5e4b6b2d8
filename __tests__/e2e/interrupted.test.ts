/** Whatever ends a build or a signing half way, the old file or the new one is there, and nothing hinders the next run. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cartwright, CLI, ROOT } from '../support/cli.ts';
import { fromSource } from '../support/main.ts';
import { scratch } from '../support/scratch.ts';

const PRELOAD = pathToFileURL(join(ROOT, '__tests__/fixtures/faults.mjs')).href;
/** One time for every signature, so that equal work gives equal bytes. */
const ENV = { PATH: process.env['PATH'] ?? '', SOURCE_DATE_EPOCH: '1780000000' };
const TEMPORARY = /^x\.cart\.[0-9a-f]{12}\.tmp$/;

let folder: string;

beforeAll(async () => {
  folder = scratch();
  mkdirSync(join(folder, 'pkg/rom'), { recursive: true });
  const yaml = readFileSync(join(ROOT, 'examples/data-pipeline/agents/builder/cartridge.yaml'));
  writeFileSync(join(folder, 'pkg/cartridge.yaml'), yaml);
  writeFileSync(join(folder, 'pkg/rom/a.md'), 'a text\n'.repeat(1000));
  // Too large for SQLite's memory, so that its own stage is met.
  writeFileSync(join(folder, 'pkg/rom/large.bin'), Buffer.alloc(16 * 1024 * 1024 + 1));
  mkdirSync(join(folder, 'small/rom'), { recursive: true });
  writeFileSync(join(folder, 'small/cartridge.yaml'), yaml);
  writeFileSync(join(folder, 'small/rom/b.md'), 'another\n');
  const run = async (...args: readonly string[]): Promise<void> =>
    expect([args, (await fromSource(args, { cwd: folder, env: ENV })).code]).toEqual([args, 0]);
  for (const name of ['one', 'two']) await run('keygen', '--out', '.', '--name', name);
  for (const name of ['pkg', 'small']) await run('build', name, '--out', `${name}.cart`);
});

interface Job {
  /** Makes `x.cart` as it is before. */
  readonly before: (cwd: string) => void;
  readonly args: readonly string[];
}

/** Puts what the build of a package gives to a place. */
const put = (from: string, out: string): void => copyFileSync(join(folder, `${from}.cart`), out);

const jobs: Readonly<Record<string, () => Job>> = {
  'a build in place of an old cartridge': () => ({
    before: (cwd) => put('small', join(cwd, 'x.cart')),
    args: ['build', join(folder, 'pkg'), '--out', 'x.cart'],
  }),
  'a signing in place': () => ({
    before: (cwd) => put('small', join(cwd, 'x.cart')),
    args: ['sign', 'x.cart', '--key', join(folder, 'one.key.pem')],
  }),
};

/** Runs with a fault; gives how the process ended. */
function faulty(cwd: string, args: readonly string[], env: Readonly<Record<string, string>>): string {
  const run = spawnSync(process.execPath, ['--import', PRELOAD, CLI, ...args], {
    cwd,
    env: { ...ENV, ...env },
    encoding: 'utf8',
  });
  return run.signal ?? `${run.status} ${run.stderr}`;
}

describe.each(Object.keys(jobs))('%s', (name) => {
  let job: Job;
  let before: Buffer;
  let after: Buffer;
  let stages: readonly string[];
  let start: string;
  let log: string;
  let watched: string;
  let whole: string;

  beforeAll(() => {
    job = (jobs[name] as () => Job)();
    start = scratch();
    job.before(start);
    before = readFileSync(join(start, 'x.cart'));
    [log, watched] = [join(scratch(), 'log'), join(scratch(), 'watched')];
    // Beside the same file, of the same mode, that the faults meet.
    whole = fresh();
    expect(faulty(whole, job.args, { FAULT_LOG: log, FAULT_WATCH: watched })).toBe('0 ');
    after = readFileSync(join(whole, 'x.cart'));
    stages = met();
  });

  /** Every stage, but of many writes in a row only the first and the last. */
  const some = (): number[] =>
    stages.flatMap((stage, i) => (stages[i - 1] !== stage || stages[i + 1] !== stage ? [i + 1] : []));

  const fresh = (): string => {
    const cwd = scratch();
    copyFileSync(join(start, 'x.cart'), join(cwd, 'x.cart'));
    chmodSync(join(cwd, 'x.cart'), 0o640);
    return cwd;
  };

  /** The calls of the last run that was given the log, up to its fault. */
  const met = (): string[] => readFileSync(log, 'utf8').trim().split('\n');

  test('has the stages that it should have', () => {
    expect(after.equals(before)).toBe(false);
    expect(stages).toEqual(expect.arrayContaining(['writeSync', 'fsyncSync', 'renameSync']));
    expect(stages.lastIndexOf('writeSync')).toBeLessThan(stages.indexOf('fsyncSync'));
    expect(stages.indexOf('fsyncSync')).toBeLessThan(stages.indexOf('renameSync'));
  });

  /** From the rename on, the new file is there. */
  const renamed = (): number => stages.lastIndexOf('renameSync') + 1;

  test('at any stage, the old file or the new one is there, and only temporary files beside it', () => {
    const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
    const states = readFileSync(watched, 'utf8')
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, string>>);
    expect(states.map((files) => files['x.cart'])).toEqual(
      stages.map((_, i) => digest(i < renamed() ? before : after)),
    );
    const beside = states.flatMap(Object.keys).filter((name) => name !== 'x.cart');
    expect([beside.length > 0, beside.filter((name) => !TEMPORARY.test(name))]).toEqual([true, []]);
  });

  test('killed at a stage: the old file or the new one, and the next run is not hindered', () => {
    const cwd = fresh();
    // What a killed process leaves is what was there: of all stages, these are where what it leaves differs.
    const kinds = [1, stages.indexOf('writeSync') + 2, stages.indexOf('fsyncSync') + 1, renamed(), stages.length];
    for (const at of new Set(kinds)) {
      writeFileSync(join(cwd, 'x.cart'), before);
      const ended = faulty(cwd, job.args, { FAULT: 'SIGKILL', FAULT_AT: `${at}`, FAULT_LOG: log });
      expect([at, met(), ended]).toEqual([at, stages.slice(0, at), 'SIGKILL']);
      const wanted = at <= renamed() ? before : after;
      expect([at, stages[at - 1], readFileSync(join(cwd, 'x.cart')).equals(wanted)]).toEqual([
        at,
        stages[at - 1],
        true,
      ]);
    }
    // Until the rename the old file stands, and from then on the new one.
    writeFileSync(join(cwd, 'x.cart'), before);
    expect(faulty(cwd, job.args, { FAULT: 'SIGKILL', FAULT_AT: `${renamed()}`, FAULT_WHEN: 'after' })).toBe('SIGKILL');
    expect(readFileSync(join(cwd, 'x.cart')).equals(after)).toBe(true);
    // What the killed ones left stays beside it, and is in nobody's way.
    const left = readdirSync(cwd).filter((file) => file !== 'x.cart');
    expect([left.length > 0, left.filter((file) => !TEMPORARY.test(file))]).toEqual([true, []]);
    writeFileSync(join(cwd, 'x.cart'), before);
    expect(faulty(cwd, job.args, {})).toBe('0 ');
    expect(readFileSync(join(cwd, 'x.cart')).equals(after)).toBe(true);
    expect(readdirSync(cwd).filter((file) => file !== 'x.cart')).toEqual(left);
  }, 120_000);

  test('a full disk at any stage: one line, the old file, nothing beside it', () => {
    const cwd = fresh();
    for (const at of some()) {
      const call = stages[at - 1] as string;
      // What is done about leftovers may fail too, but then the work itself is done.
      if (call === 'rmSync') continue;
      const ended = faulty(cwd, job.args, { FAULT: 'ENOSPC', FAULT_AT: `${at}`, FAULT_LOG: log });
      expect([met().slice(0, at), ended]).toEqual([
        stages.slice(0, at),
        '2 cartwright: x.cart: cannot be written: no space is left on the disk\n  help: make room on the disk\n',
      ]);
      expect(readdirSync(cwd)).toEqual(['x.cart']);
      expect(readFileSync(join(cwd, 'x.cart')).equals(before)).toBe(true);
    }
  }, 120_000);

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
    '%s at a stage: the old file or the new one, nothing beside it',
    (signal) => {
      const cwd = fresh();
      const first = stages.indexOf('writeSync') + 1;
      const later = signal === 'SIGTERM' ? [stages.lastIndexOf('writeSync') + 1, stages.indexOf('fsyncSync') + 1] : [];
      for (const at of [first, ...later]) {
        writeFileSync(join(cwd, 'x.cart'), before);
        const ended = faulty(cwd, job.args, { FAULT: signal, FAULT_AT: `${at}`, FAULT_WHEN: 'after' });
        expect(ended).toBe(signal);
        expect(readdirSync(cwd)).toEqual(['x.cart']);
        const now = readFileSync(join(cwd, 'x.cart'));
        expect(now.equals(before) || now.equals(after)).toBe(true);
      }
    },
  );

  test('the mode of the file that is replaced stays', () => {
    expect(statSync(join(whole, 'x.cart')).mode & 0o777).toBe(0o640);
  });
});

/** Starts the program; gives how it ended. */
function running(cwd: string, args: readonly string[], when?: () => boolean): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [CLI, ...args], { cwd, env: ENV });
    let errors = '';
    let ended = false;
    child.stderr.on('data', (text) => (errors += String(text)));
    child.on('error', failed);
    child.on('close', (code, signal) => {
      ended = true;
      done(signal ?? `${code} ${errors}`);
    });
    const look = (): void => {
      if (ended || when === undefined) return;
      if (when()) child.kill('SIGKILL');
      else setImmediate(look);
    };
    look();
  });
}

test('killed from outside at moments that nobody chose', async () => {
  const cwd = scratch();
  put('small', join(cwd, 'x.cart'));
  const before = readFileSync(join(cwd, 'x.cart'));
  const after = readFileSync(join(folder, 'pkg.cart'));
  const left = (): string[] => readdirSync(cwd).filter((name) => name !== 'x.cart');
  const sizeOf = (name: string): number => statSync(join(cwd, name), { throwIfNoEntry: false })?.size ?? 0;
  for (const size of [0, 1, 100_000, 4_000_000, 9_000_000, 16_000_000, 16_800_000]) {
    const known = new Set(left());
    const mine = (): string | undefined => left().find((name) => !known.has(name));
    await running(cwd, ['build', join(folder, 'pkg'), '--out', 'x.cart'], () => {
      const name = mine();
      return name !== undefined && sizeOf(name) >= size;
    });
    const now = readFileSync(join(cwd, 'x.cart'));
    expect([size, now.equals(before) || now.equals(after)]).toEqual([size, true]);
  }
  expect(await running(cwd, ['build', join(folder, 'pkg'), '--out', 'x.cart'])).toBe('0 ');
  expect(readFileSync(join(cwd, 'x.cart')).equals(after)).toBe(true);
}, 60_000);

test('builds of two packages to one place at once: one of the two, whole', async () => {
  const cwd = scratch();
  const wanted = ['pkg', 'small'].map((name) => readFileSync(join(folder, `${name}.cart`)));
  const ended = await Promise.all(
    ['pkg', 'small', 'pkg', 'small'].map((name) => running(cwd, ['build', join(folder, name), '--out', 'x.cart'])),
  );
  expect(ended).toEqual(['0 ', '0 ', '0 ', '0 ']);
  expect(readdirSync(cwd)).toEqual(['x.cart']);
  expect(wanted.some((bytes) => bytes.equals(readFileSync(join(cwd, 'x.cart'))))).toBe(true);
}, 60_000);

test('two signers at once: the file verifies, and who was too late is told', async () => {
  const cwd = scratch();
  put('small', join(cwd, 'x.cart'));
  const ended = await Promise.all(
    ['one', 'two'].map((name) => running(cwd, ['sign', 'x.cart', '--key', join(folder, `${name}.key.pem`)])),
  );
  for (const each of ended) {
    if (each !== '0 ') expect(each).toMatch(/^2 cartwright: x\.cart: the file changed while it was read/);
  }
  expect(ended).toContain('0 ');
  expect(readdirSync(cwd)).toEqual(['x.cart']);
  expect((await fromSource(['verify', 'x.cart'], { cwd })).code).toBe(0);
}, 60_000);

test.each(['-wal', '-shm', '-journal'])('a file %s beside the target stops a build and leaves both', (suffix) => {
  const cwd = scratch();
  writeFileSync(join(cwd, `x.cart${suffix}`), 'rows of another program');
  const run = cartwright(['build', join(folder, 'small'), '--out', 'x.cart'], { cwd });
  expect(run).toEqual({
    code: 2,
    stdout: '',
    stderr: `cartwright: x.cart: x.cart${suffix} exists next to it: another program has it open\n  help: close that program, or remove what it left behind\n`,
  });
  expect(readdirSync(cwd)).toEqual([`x.cart${suffix}`]);
});

test('a disk that is really full', () => {
  const cwd = scratch();
  // The shell's limit on the size of files, in blocks of 512 bytes; the signal that comes with it is left out.
  const script = `trap '' XFSZ; ulimit -f 8192; exec "$@"`;
  const args = ['-c', script, 'sh', process.execPath, CLI, 'build', join(folder, 'pkg'), '--out', 'new/x.cart'];
  const run = spawnSync('sh', args, { cwd, env: ENV, encoding: 'utf8' });
  expect([run.status, run.stderr]).toEqual([
    2,
    'cartwright: new/x.cart: cannot be written: the file would be larger than is allowed here\n  help: choose another place\n',
  ]);
  expect(readdirSync(cwd)).toEqual([]);
});
