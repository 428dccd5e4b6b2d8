import { describe, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import type { Checked, CheckOptions } from '../../../../src/app/check/options.ts';
import { groupsOf } from '../../../../src/app/check/projects.ts';
import { lintProjects } from '../../../../src/app/lint/projects.ts';
import { answerOf } from '../../../../src/core/result/answer.ts';
import { packReport } from '../../../../src/core/report/json/packed.ts';
import { putTogether } from '../../../../src/core/report/projects.ts';
import type { CheckReport } from '../../../../src/core/result/results.ts';
import { checkFolders } from '../../../support/check.ts';
import { ROOT } from '../../../support/cli.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

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

function checked(cwd: string, folders: readonly string[], more: Partial<CheckOptions> = {}): Promise<Checked> {
  return checkFolders(nodeFileSystem(cwd, untracked), '2026-01-01', { folders, ...more });
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
    const { projects } = await reported(cwd, ['a/sub', 'a-b']);
    expect(projects?.map(({ root, within, file }) => [root, within, file])).toEqual([
      ['a', 'a/sub', 'a/cartwright.yaml'],
      ['a-b', undefined, 'a-b/cartwright.yaml'],
    ]);
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
    const fs = nodeFileSystem(cwd, untracked);
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

test('a report is written with each answer once', async () => {
  const packages = Array.from({ length: 12 }, (_, i) => [`agents/p${i}/cartridge.yaml`, PACKAGE] as const);
  // Two names for twenty-four hosts: a host is its file. Every third is too small.
  const hosts = Array.from(
    { length: 24 },
    (_, i) => [`hosts/h${i}.host.yaml`, host(i % 2 === 0 ? 'even' : 'odd', i % 3 === 0 ? 1 : 200000)] as const,
  );
  const cwd = folder({
    ...Object.fromEntries([...packages, ...hosts]),
    'broken.host.yaml': 'name: 4\n',
    'cartwright.yaml': '',
    'nested/cartwright.yaml': 'hosts: [../hosts/h0.host.yaml]\n',
    'nested/q/cartridge.yaml': PACKAGE,
  });
  const whole = await reported(cwd, ['.']);
  expect(whole.handshakes).toHaveLength(12 * 25 + 1);
  const packed = packReport(whole);
  expect(packed.handshakes.reduce((n, { subjects, hosts: at }) => n + subjects.length * at.length, 0)).toBe(301);
  expect(packed.handshakes.length).toBeLessThan(10);
  expect(putTogether([{ root: '.', file: null, report: whole }])).toBe(whole);
});

test.each([
  [['a'], [['a']]],
  [
    ['a', 'b'],
    [['a'], ['b']],
  ],
  [['a/b', 'a'], [['a/b', 'a']]],
  [
    ['c/d', 'ab', 'a/b/c', 'c', 'a'],
    [['c/d', 'c'], ['ab'], ['a/b/c', 'a']],
  ],
  [['a', '.', 'b'], [['a', '.', 'b']]],
])('of the folders %j those that lie in one another are looked at together', (folders, groups) => {
  const cwd = folder(Object.fromEntries(['a/b/c', 'ab', 'b', 'c/d'].map((each) => [`${each}/x`, ''])));
  const fs = nodeFileSystem(cwd, untracked);
  expect(groupsOf(fs, { folders, named: {} } as unknown as Parameters<typeof groupsOf>[1])).toEqual(groups);
});
