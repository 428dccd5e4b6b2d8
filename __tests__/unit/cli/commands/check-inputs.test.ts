import { beforeAll, describe, expect, test } from '@jest/globals';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Inputs, Look } from '../../../../src/core/result/looks.ts';
import { exampleWithoutFindings } from '../../../support/cli.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const TODAY = '2026-11-22';

let base: string;
let digest: string;
let inputs: Inputs;

async function check(cwd: string, ...args: string[]): Promise<string> {
  const { code, out, err } = await runMain(['check', '--today', TODAY, ...args], cwd);
  return code === 2 ? `exit 2\n${err}` : out;
}

const digestOf = (cwd: string, ...args: string[]): Promise<string> => check(cwd, '--print-inputs', ...args);

/** A copy of the project in which something is otherwise. */
async function changed(change: (cwd: string) => void): Promise<{ readonly digest: string; readonly report: string }> {
  const cwd = scratch();
  cpSync(base, cwd, { recursive: true });
  change(cwd);
  return { digest: await digestOf(cwd), report: await check(cwd, '--format', 'json') };
}

function write(cwd: string, name: string, content: string): void {
  mkdirSync(dirname(join(cwd, name)), { recursive: true });
  writeFileSync(join(cwd, name), content);
}

beforeAll(async () => {
  base = exampleWithoutFindings();
  write(base, 'notes/unrelated.txt', 'nobody reads this\n');
  write(base, '.gitignore', 'ignored/\n');
  write(base, 'cartwright-baseline.json', '{ "version": 1, "entries": [] }\n');
  const keys = await runMain(['keygen', '--out', 'keys'], scratch());
  expect(keys.code).toBe(0);
  const built = await runMain(['build', 'agents/builder', '--out', 'carts/builder.cart'], base, '', {
    SOURCE_DATE_EPOCH: '1',
  });
  expect([built.code, built.err]).toEqual([0, '']);
  digest = await digestOf(base);
  const printed = JSON.parse(await check(base, '--print-inputs', '--format', 'json')) as {
    readonly digest: string;
    readonly options: unknown;
    readonly projects: readonly { readonly inputs: Inputs }[];
  };
  expect(`${printed.digest}\n`).toBe(digest);
  expect(printed.options).toEqual({
    version: expect.any(String),
    only: ['handshake', 'lint', 'lock', 'manifest', 'package', 'policy', 'propose', 'ready'],
    config: null,
    prefix: null,
    named: {},
    roster: null,
    policy: null,
    frozen: false,
    failOn: 'error',
    strict: false,
  });
  const [project] = printed.projects;
  if (project === undefined) throw new Error('there is no project');
  ({ inputs } = project);
});

test('one line: a digest', () => {
  expect(digest).toMatch(/^sha256:[0-9a-f]{64}\n$/);
  expect(inputs.today).toBe(TODAY);
});

test('every file that was read changes it, and every file that was looked for in vain', async () => {
  const { looks } = inputs;
  const reads = looks.filter(({ ask }) => ask === 'read' || ask === 'start' || ask === 'cartridge');
  const paths = [...new Set(reads.map(({ path }) => path))];
  expect(paths).toEqual([
    'agents/builder/cartridge.yaml',
    'agents/builder/rom/knowledge/IDENTITY.md',
    'agents/builder/rom/skills/build-dag.md',
    'cal/ship-a-feature.cal.yaml',
    'carts/builder.cart',
    'cartwright-baseline.json',
    'cartwright.yaml',
    'docs/overview.md',
    'hosts/laptop.host.yaml',
    'hosts/workbench.host.yaml',
    'infra/network.tf',
    'infra/storage.tf',
    'rac-confirmations.yaml',
    'src/nightly_load.py',
  ]);
  for (const path of paths) {
    const edited = await changed((cwd) => {
      const bytes = readFileSync(join(cwd, path));
      bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
      writeFileSync(join(cwd, path), bytes);
    });
    expect([path, edited.digest === digest]).toEqual([path, false]);
  }
  // Of the many names of environment files some are enough.
  const missing = looks.filter(({ ask, is }: Look) => ask === 'kind' && is === 'none');
  const some = missing.filter(({ path }) => !/\.env\.|\.envrc/.test(path));
  expect(some.map(({ path }) => path)).toEqual([
    '.dev.vars',
    '.env',
    'agents/.dev.vars',
    'agents/.env',
    'agents/builder/.dev.vars',
    'agents/builder/.env',
    'agents/builder/oci-layout',
    'agents/builder/rom/manifest/harness-requirements.json',
    'cartwright.lock',
  ]);
  for (const { path } of some) {
    const created = await changed((cwd) => write(cwd, path, 'x: 1\n'));
    expect([path, created.digest === digest]).toEqual([path, false]);
  }
});

const OPTIONS: readonly (readonly string[])[] = [
  ['--strict'],
  ['--only', 'lint'],
  ['--prefix', 'acx'],
  ['--hosts', 'hosts/laptop.host.yaml'],
  ['--cals', 'cal/*.cal.yaml'],
  ['--packages', 'agents/builder'],
  ['--cartridges', 'carts'],
  ['--roster', 'roster.yaml'],
  ['--policy', 'policy.yaml'],
  ['--frozen'],
  ['--config', 'cartwright.yaml'],
  ['--today', '2026-11-23'],
];

test.each(OPTIONS.map((options) => [options.join(' '), options] as const))('%s changes it', async (_, options) => {
  expect(await digestOf(base, ...options)).not.toBe(digest);
});

describe('what does not count changes nothing', () => {
  test.each<[string, (cwd: string) => void]>([
    ['what stands in a file that nobody reads', (cwd) => write(cwd, 'notes/unrelated.txt', 'something else\n')],
    ['when a file was written', (cwd) => utimesSync(join(cwd, 'cartwright.yaml'), 1, 1)],
    ['the order in which files were made', rewritten],
    ['an ignored file', (cwd) => write(cwd, 'ignored/new.cal.yaml', 'id: [\n')],
  ])('%s', async (_, change) => {
    expect(await changed(change)).toEqual({ digest, report: await check(base, '--format', 'json') });
  });

  test.each([['--quiet'], ['--color', 'always']])('%s', async (...options) => {
    expect(await digestOf(base, ...options)).toBe(digest);
  });
});

function rewritten(cwd: string): void {
  const files = inputs.looks.filter(({ ask }) => ask === 'read').map(({ path }) => path);
  for (const path of files.toReversed()) {
    const bytes = readFileSync(join(cwd, path));
    rmSync(join(cwd, path));
    writeFileSync(join(cwd, path), bytes);
  }
}

test('whatever changes the report changes it', async () => {
  const report = await check(base, '--format', 'json');
  const changes: ((cwd: string) => void)[] = [
    (cwd) => write(cwd, 'new.cal.yaml', 'id: [\n'),
    (cwd) => write(cwd, 'infra/more.tf', ''),
    (cwd) => rmSync(join(cwd, 'docs'), { recursive: true }),
    (cwd) => rmSync(join(cwd, 'carts'), { recursive: true }),
    (cwd) => write(cwd, 'carts/builder.cart-wal', 'x'),
    (cwd) => write(cwd, 'hosts/third.host.yaml', 'name: x\n'),
    (cwd) => write(cwd, 'agents/builder/rom/new.md', 'a new file\n'),
    (cwd) => write(cwd, 'agents/builder/rom/.env', 'A=1\n'),
    (cwd) => symlinkSync('../../../docs', join(cwd, 'agents/builder/rom/up')),
    (cwd) => write(cwd, 'agents/builder/rom/node_modules/x/server.key', 'x\n'),
    (cwd) => write(cwd, 'package.json', '{ "dependencies": { "react": "19.0.0" } }'),
    (cwd) => write(cwd, '.gitignore', 'cal/\n'),
    (cwd) => write(cwd, 'cal/cartwright.yaml', ''),
  ];
  let reports = 0;
  for (const change of changes) {
    const found = await changed(change);
    if (found.report !== report) reports++;
    expect([change.toString(), found.digest === digest && found.report !== report]).toEqual([change.toString(), false]);
  }
  expect(reports).toBeGreaterThan(8);
});

test('without a date nothing but the files counts, and where a file names this day, the moment does', async () => {
  const inputsAt = async (files: Readonly<Record<string, string>>): Promise<Inputs | undefined> => {
    const cwd = scratch();
    for (const [name, content] of Object.entries(files)) write(cwd, name, content);
    const printed = JSON.parse(await check(cwd, '--print-inputs', '--format', 'json', '--only', 'lint')) as {
      readonly projects: readonly { readonly inputs: Inputs }[];
    };
    return printed.projects[0]?.inputs;
  };
  const baseline = (expires: string): string =>
    `{ "version": 1, "entries": [{ "rule": "graph/no-end", "path": "a", "pointer": "", "digest": "sha256:${'0'.repeat(64)}", "reason": "a reason", "expires": "${expires}" }] }`;
  const config = { 'cartwright.yaml': 'baseline: b.json\n' };
  expect((await inputsAt({ 'a.cal.yaml': 'id: x\n' }))?.today).toBe(null);
  expect((await inputsAt({ ...config, 'b.json': baseline('2027-01-01') }))?.today).toBe(TODAY);
  expect((await inputsAt({ ...config, 'b.json': baseline('2026-11-23') }))?.today).toBe('2026-11-22T00:00:00.000Z');
});

test.each([['--live'], ['--check-urls']])('%s has no inputs that could be printed', async (option) => {
  expect(await digestOf(base, option)).toBe(
    'exit 2\ncartwright: --print-inputs does not go with --live and --check-urls\n  help: what servers and addresses answer is no input that could be compared\n',
  );
});
