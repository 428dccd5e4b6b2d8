import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { checkProjects } from '../../../../src/app/check/projects.ts';
import type { ProjectsOptions } from '../../../../src/app/check/each-project.ts';
import { CHECK_PARTS, type Checked } from '../../../../src/app/check/options.ts';
import { lintProjects } from '../../../../src/app/lint/projects.ts';
import { mergedReport } from '../../../../src/wiring/merged-report.ts';
import { answerOf } from '../../../../src/core/result/answer.ts';
import { compareReports } from '../../../../src/core/report/compare.ts';
import { packReport } from '../../../../src/core/report/json/packed.ts';
import { putTogether } from '../../../../src/core/report/projects.ts';
import { writeReport } from '../../../../src/core/report/json/report-file.ts';
import type { CheckReport } from '../../../../src/core/result/results.ts';
import { ROOT } from '../../../support/cli.ts';
import { scratch } from '../../../support/scratch.ts';

const PACKAGE = readFileSync(join(ROOT, 'examples/data-pipeline/agents/builder/cartridge.yaml'), 'utf8');
const HOST = readFileSync(join(ROOT, 'examples/data-pipeline/hosts/laptop.host.yaml'), 'utf8');
const CAL = (id: string): string => `schemaVersion: cart.cal/1\nid: ${id}\nstart: gone\nnodes: []\nedges: []\n`;

function folder(files: Readonly<Record<string, string>>): string {
  const cwd = scratch();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), content);
  }
  return cwd;
}

function checked(cwd: string, folders: readonly string[], more: Partial<ProjectsOptions> = {}): Promise<Checked> {
  return checkProjects(
    {
      fs: nodeFileSystem(cwd),
      clock: { now: () => new Date('2026-01-01') },
      openStore: () => Promise.reject(new Error('no cartridge is opened')),
      readCard: () => Promise.reject(new Error('there are no cartridges')),
    },
    { folders, parts: new Set(CHECK_PARTS), ...more },
  );
}

const reported = async (...args: Parameters<typeof checked>): Promise<CheckReport> => (await checked(...args)).report;
const host = (name: string, tokens = 200000): string =>
  HOST.replace(/^name: .*$/m, `name: ${name}`).replace(/contextWindowTokens: \d+/, `contextWindowTokens: ${tokens}`);

describe('projects', () => {
  const FILES = {
    'README.md': '# top\n',
    'a/cartwright.yaml': 'rules: { graph/no-end: off }\n',
    'a/one.cal.yaml': CAL('one'),
    'a/pkg/cartridge.yaml': PACKAGE,
    'a/x.host.yaml': host('x'),
    'a/deep/cartwright.yaml': 'hosts: [../x.host.yaml]\n',
    'a/deep/pkg/cartridge.yaml': PACKAGE,
    'a-b/cartwright.yaml': '',
    'a-b/two.cal.yaml': CAL('two'),
    'b/cartwright.yaml': 'prefixes: cart\n',
    'b/three.cal.yaml': CAL('three'),
  };

  test('each has its own configuration and files, and the report is the single ones put together', async () => {
    const cwd = folder(FILES);
    const whole = await reported(cwd, ['.']);
    expect(whole.projects?.map(({ root, file, cals, handshakes }) => [root, file, cals, handshakes])).toEqual([
      ['a', 'a/cartwright.yaml', 1, 1],
      ['a-b', 'a-b/cartwright.yaml', 1, 0],
      ['a/deep', 'a/deep/cartwright.yaml', 0, 1],
      ['b', 'b/cartwright.yaml', 0, 0],
    ]);
    expect(whole.handshakes.map(({ subject, profile }) => [subject, profile])).toEqual([
      ['a/pkg', 'a/x.host.yaml'],
      ['a/deep/pkg', 'a/x.host.yaml'],
    ]);
    const both = await reported(cwd, ['a']);
    const other = await reported(cwd, ['a-b']);
    expect(both.projects?.map(({ root }) => root)).toEqual(['a', 'a/deep']);
    const [deep] = (await checked(cwd, ['a/deep'])).report.handshakes;
    expect(both.handshakes[1]).toEqual(deep);
    const own = await reported(cwd, ['a', 'a-b']);
    expect(own.cals).toEqual([...both.cals, ...other.cals]);
    expect(own.diagnostics).toEqual([...both.diagnostics, ...other.diagnostics]);
    expect(own.handshakes).toEqual([...both.handshakes, ...other.handshakes]);
    expect(own.summary.files).toBe(both.summary.files + other.summary.files);
  });

  test('one that cannot be read is an error at its place, and the end only when it is alone', async () => {
    const cwd = folder(FILES);
    const { diagnostics, ...report } = await reported(cwd, ['a-b', 'b']);
    expect(diagnostics.filter(({ path }) => path.startsWith('b/'))).toEqual([
      {
        rule: 'project/unreadable',
        level: 'error',
        message: 'the project cannot be judged: unknown property "prefixes"',
        path: 'b/cartwright.yaml',
        range: { start: { line: 1, column: 1 }, end: { line: 1, column: 9 } },
        pointer: '',
        help: 'did you mean "prefix"?',
      },
    ]);
    expect(answerOf({ ...report }).ok).toBe(false);
    await expect(checked(cwd, ['b'])).rejects.toMatchObject({ code: 'bad-config', path: 'b/cartwright.yaml' });
  });

  test('a configuration that is named is that of the folders that are named, not of projects below them', async () => {
    const cwd = folder({ ...FILES, 'strict.yaml': 'ignore: [{ rule: edge/unknown-node, path: "*", reason: x }]\n' });
    const files = async (...folders: readonly string[]): Promise<unknown> => {
      const { report } = await checked(cwd, folders, { configPath: 'strict.yaml' });
      return report.projects?.map(({ root, file }) => [root, file]);
    };
    expect(await files('.')).toEqual([
      ['.', 'strict.yaml'],
      ['a', 'a/cartwright.yaml'],
      ['a-b', 'a-b/cartwright.yaml'],
      ['a/deep', 'a/deep/cartwright.yaml'],
      ['b', 'b/cartwright.yaml'],
    ]);
    expect(await files('a', 'a-b')).toEqual([
      ['a', 'strict.yaml'],
      ['a/deep', 'a/deep/cartwright.yaml'],
      ['a-b', 'strict.yaml'],
    ]);
  });

  test('a folder within a project is that part of it', async () => {
    const cwd = folder({ ...FILES, 'a/sub/four.cal.yaml': CAL('four') });
    const { cals, diagnostics } = await reported(cwd, ['a/sub']);
    expect(cals.map(({ path }) => path)).toEqual(['a/sub/four.cal.yaml']);
    expect(diagnostics.filter(({ rule }) => rule === 'graph/no-end')).toEqual([]);
  });

  test('so is a folder that is stood in, with the shortest paths', async () => {
    const cwd = folder({
      'cartwright.yaml': 'ignore: [{ rule: edge/unknown-node, path: "sub/*", reason: x }]\n',
      'sub/four.cal.yaml': CAL('four'),
      'five.cal.yaml': CAL('five'),
    });
    const { cals, diagnostics } = await reported(join(cwd, 'sub'), ['.']);
    expect(cals.map(({ path }) => path)).toEqual(['four.cal.yaml']);
    const there = await reported(cwd, ['sub']);
    expect(diagnostics).toEqual(there.diagnostics.map((each) => ({ ...each, path: each.path.replace('sub/', '') })));
  });

  test('a file is linted by the project that it lies in', async () => {
    const cwd = folder({ ...FILES, 'a/cartwright.yaml': 'rules: { cal/empty-value: off }\n' });
    const fs = nodeFileSystem(cwd);
    const linted = (paths: readonly string[]) => lintProjects(fs, { paths }, {});
    const { diagnostics, problems } = await linted([]);
    const of = (rule: string): string[] => diagnostics.filter((each) => each.rule === rule).map(({ path }) => path);
    expect(of('cal/empty-value')).toEqual(['a-b/two.cal.yaml']);
    expect(of('cal/missing-property')).toEqual(['a-b/two.cal.yaml', 'a/one.cal.yaml']);
    expect(problems.map(({ code, path }) => [code, path])).toEqual([['bad-config', 'b/cartwright.yaml']]);
    expect((await linted(['a/one.cal.yaml'])).diagnostics).toEqual(
      diagnostics.filter(({ path }) => path.startsWith('a/')),
    );
  });

  test('what is named by hand is its own project’s', async () => {
    const cwd = folder(FILES);
    const named = { cals: ['a*/*.cal.yaml'], packages: ['a/deep/pkg'], hosts: ['a/x.host.yaml'] };
    const { cals, handshakes } = await reported(cwd, ['.'], { named });
    expect(cals.map(({ path }) => path)).toEqual(['a/one.cal.yaml', 'a-b/two.cal.yaml']);
    expect(handshakes.map(({ subject }) => subject)).toEqual(['a/deep/pkg']);
  });

  test('what is named by hand is judged beside the part of a project that is stood in or named', async () => {
    const cwd = folder({
      'cartwright.yaml': '',
      'sub/four.cal.yaml': CAL('four'),
      'five.cal.yaml': CAL('five'),
      'six.cal.yaml': CAL('six'),
      'pkg/cartridge.yaml': PACKAGE,
      'bad/cartridge.yaml': 'id: x\n',
      'x.host.yaml': host('x'),
      'other/y.txt': '',
    });
    const named = { cals: ['../five.cal.yaml'], packages: ['../pkg', '../bad'], hosts: ['../x.host.yaml'] };
    const { cals, diagnostics, handshakes, summary } = await reported(join(cwd, 'sub'), ['.'], { named });
    expect(cals.map(({ path }) => path)).toEqual(['../five.cal.yaml']);
    expect(handshakes.map(({ subject, verdict }) => [subject, verdict])).toEqual([['../pkg', 'accept']]);
    expect([...new Set(diagnostics.map(({ path }) => path))]).toEqual(['../bad/cartridge.yaml', '../five.cal.yaml']);
    expect(summary.files).toBe(4);
    const parts = await reported(cwd, ['sub', 'other'], { named: { cals: ['five.cal.yaml', 'sub/four.cal.yaml'] } });
    expect(parts.cals.map(({ path }) => path)).toEqual(['five.cal.yaml', 'sub/four.cal.yaml']);
  });
});

describe('targets', () => {
  const FILES = {
    'agents/one/cartridge.yaml': PACKAGE,
    'agents/two/cartridge.yaml': PACKAGE,
    'agents/three/cartridge.yaml': PACKAGE,
    'hosts/a.host.yaml': host('first'),
    'hosts/b.host.yaml': host('second'),
  };
  const meet = async (targets: string): Promise<readonly string[]> => {
    const { handshakes } = await reported(folder({ ...FILES, 'cartwright.yaml': `targets:\n${targets}` }), ['.']);
    return handshakes.map(({ subject, profile }) => `${subject} ${profile}`);
  };

  test('say who meets whom; a package that none names meets every host', async () => {
    expect(
      await meet('  - { packages: agents/one, hosts: [second] }\n  - { packages: "agents/tw*", hosts: [hosts/a*] }\n'),
    ).toEqual([
      'agents/one hosts/b.host.yaml',
      'agents/three hosts/a.host.yaml',
      'agents/three hosts/b.host.yaml',
      'agents/two hosts/a.host.yaml',
    ]);
  });

  test.each([
    ['agents/oen', 'first', '"agents/oen" matches no package or cartridge of the project', 2, 17],
    ['agents/one', 'frist', '"frist" matches no host of the project', 2, 37],
  ])(
    '%s and %s: what matches nothing is an error of the configuration',
    async (packages, name, message, line, column) => {
      const help = message.includes('host of') ? 'did you mean first?' : 'did you mean agents/one?';
      await expect(meet(`  - { packages: ${packages}, hosts: [${name}] }\n`)).rejects.toMatchObject({
        code: 'bad-config',
        path: 'cartwright.yaml',
        message: `targets: ${message}`,
        range: { start: { line, column } },
        help,
      });
    },
  );
});

describe('parts of a run', () => {
  const packages = Array.from({ length: 12 }, (_, i) => [`agents/p${i}/cartridge.yaml`, PACKAGE] as const);
  // Two names for twenty-four hosts: a host is its file. Every third is too small.
  const hosts = Array.from(
    { length: 24 },
    (_, i) => [`hosts/h${i}.host.yaml`, host(i % 2 === 0 ? 'even' : 'odd', i % 3 === 0 ? 1 : 200000)] as const,
  );
  const cals = Array.from({ length: 7 }, (_, i) => [`flows/c${i}.cal.yaml`, CAL(`c${i}`)] as const);
  const files = {
    ...Object.fromEntries([...packages, ...hosts, ...cals]),
    'broken.host.yaml': 'name: 4\n',
    'src/main.tf': 'resource "aws_s3_bucket" "b" {}\n',
    'cartwright.yaml': 'ignore: [{ rule: graph/no-end, path: flows/c1*, reason: x }]\n',
    'nested/cartwright.yaml': 'hosts: [../hosts/h0.host.yaml]\n',
    'nested/q/cartridge.yaml': PACKAGE,
  };
  let cwd = '';
  let whole: CheckReport;
  let base: CheckReport;
  beforeAll(async () => {
    cwd = folder(files);
    whole = await reported(cwd, ['.']);
    base = { ...whole, diagnostics: whole.diagnostics.slice(3), handshakes: whole.handshakes.slice(5) };
  });
  afterAll(() => expect(whole.handshakes).toHaveLength(12 * 25 + 1));

  const checkedParts = (count: number): Promise<CheckReport[]> =>
    Promise.all(
      Array.from({ length: count }, (_, i) =>
        reported(cwd, ['.'], { shard: { index: i + 1, count }, commit: 'a'.repeat(40) }),
      ),
    );
  const known = new Map<number, Promise<CheckReport[]>>();
  /** The parts of the files as they are at first, checked once for all tests. */
  const parts = (count: number): Promise<CheckReport[]> => {
    const made = known.get(count) ?? checkedParts(count);
    known.set(count, made);
    return made;
  };
  const merge = (reports: readonly CheckReport[]) => {
    const at = folder(Object.fromEntries(reports.map((report, i) => [`p${i}.json`, writeReport(report)])));
    return mergedReport(
      nodeFileSystem(at),
      reports.map((_, i) => `p${i}.json`),
    );
  };

  test('merged in any order they are the report of one run, member by member', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.infiniteStream(fc.nat()), async (count, order) => {
        const made = await parts(count);
        const shuffled = made
          .map((report) => ({ report, key: order.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ report }) => report);
        expect(await merge(shuffled)).toEqual(whole);
      }),
      { numRuns: 6, seed: 11 },
    );
  });

  test('so are their changes', async () => {
    const made = await parts(3);
    const baseOf = (own: CheckReport): CheckReport => ({
      ...base,
      diagnostics: base.diagnostics.filter((d) =>
        own.diagnostics.some((each) => JSON.stringify(each) === JSON.stringify(d)),
      ),
      cals: base.cals.filter(({ path }) => own.cals.some((each) => each.path === path)),
      handshakes: base.handshakes.filter(({ subject }) => own.handshakes.some((each) => each.subject === subject)),
    });
    const merged = await merge(made.map((own) => ({ ...own, changes: compareReports(baseOf(own), own) })));
    expect(merged.changes).toEqual(compareReports(base, whole));
  });

  test.each<readonly [string, (made: CheckReport[]) => (CheckReport | undefined)[], string]>([
    ['missing', ([a, , c]) => [a, c], 'part 2 of 3 is missing'],
    ['there twice', ([a, b, c]) => [a, b, c, b], 'part 2 of 3 is there twice'],
    ['a whole', ([a, b]) => [a, b, whole], 'it is no part of a split run'],
    [
      'of another commit',
      ([a, b, c]) => [a, b, c?.part && { ...c, part: { ...c.part, commit: 'b'.repeat(40) } }],
      `it is part of another run: commit ${'b'.repeat(40)}, where the first part has ${'a'.repeat(40)}`,
    ],
    [
      'of another count',
      ([a, b, c]) => [a, b, c?.part && { ...c, part: { ...c.part, count: 4 } }],
      'it is part of another run: count 4, where the first part has 3',
    ],
  ])('one that is %s is refused', async (_, change, message) => {
    const reports = change(await parts(3)).flatMap((each) => each ?? []);
    await expect(merge(reports)).rejects.toMatchObject({ code: 'bad-report', message });
  });

  test('of another configuration is refused', async () => {
    const [a, b] = await parts(2);
    writeFileSync(join(cwd, 'flows/new.cal.yaml'), CAL('new'));
    const other = await checkedParts(2);
    await expect(merge([a, other[1]].flatMap((each) => each ?? []))).rejects.toMatchObject({ code: 'bad-report' });
    expect(b?.part?.configuration).not.toBe(other[1]?.part?.configuration);
  });

  test('a report is written with each answer once', () => {
    const packed = packReport(whole);
    expect(packed.handshakes.reduce((n, { subjects, hosts: at }) => n + subjects.length * at.length, 0)).toBe(301);
    expect(packed.handshakes.length).toBeLessThan(10);
    expect(putTogether([{ root: '.', file: null, report: whole }])).toBe(whole);
  });
});
