/** `check` of many repositories: lines, what is merged from them, and what they must not reach. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMain, type MainRun } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const CAL = (id: string, init = '1'): string => `schemaVersion: cart.cal/1
id: ${id}
participants: [{ alias: dev, bind: slot, slot: { role: developer }, required: false }]
variables: [{ name: tries, type: integer, init: ${init} }]
start: begin
nodes: [{ id: begin, type: event, event: start }, { id: done, type: event, event: end }]
edges: [{ from: begin, to: done }]
`;

function write(cwd: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), content);
  }
}

/** A folder of repositories. */
function repositories(files: Readonly<Record<string, string>>): string {
  const cwd = scratch();
  write(cwd, files);
  for (const name of new Set(
    Object.keys(files).flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : [])),
  ))
    write(cwd, { [`${name}/.git/HEAD`]: 'ref: refs/heads/main\n', [`${name}/.git/objects/x`]: '' });
  return cwd;
}

const run = (cwd: string, ...args: string[]): Promise<MainRun> => runMain(['check', ...args], cwd);
const answer = ({ code, out, err }: MainRun): unknown[] => [code, out, err];
const sweep = async (cwd: string, ...args: string[]): Promise<MainRun> => {
  const found = await run(cwd, ...args, '--format', 'ndjson');
  writeFileSync(join(cwd, 'sweep.ndjson'), found.out);
  return found;
};

const FILES = {
  'a/flow.cal.yaml': CAL('a'),
  'b/flow.cal.yaml': CAL('b', "'0'"),
  'b/cartwright.yaml': 'rules: { variable/init-of-other-type: error }\n',
  'c/cartwright.yaml': 'prefixes: cart\n',
  'd/notes.txt': 'nothing to judge\n',
};

let cwd: string;
beforeAll(async () => {
  cwd = repositories(FILES);
  await sweep(cwd, 'a', 'b', 'c', 'd');
});

describe('one report of a sweep', () => {
  test.each([['text'], ['json'], ['markdown'], ['github']])(
    'is that of a run over the same folders, as %s',
    async (format) => {
      const whole = await run(cwd, 'a', 'b', 'c', 'd', '--format', format);
      expect(whole.code).toBe(1);
      expect(answer(await run(cwd, '--merge', 'sweep.ndjson', '--format', format))).toEqual(answer(whole));
    },
  );

  test('says of each folder that was to be there and is not that nobody judged it', async () => {
    write(cwd, { 'roots.txt': 'a\nb\nc\nd\ngone\n' });
    const merged = await run(cwd, '--merge', 'sweep.ndjson', '--roots', 'roots.txt');
    expect(merged.code).toBe(1);
    expect(merged.out).toContain(
      'Project gone\n\ngone:1:1: error[project/unreadable] the project cannot be judged: no sweep that was handed over says anything of it\n',
    );
  });

  test('of one file twice is none', async () => {
    write(cwd, { 'copy.ndjson': readFileSync(join(cwd, 'sweep.ndjson'), 'utf8') });
    expect(answer(await run(cwd, '--merge', 'sweep.ndjson', '--merge', 'copy.ndjson'))).toEqual([
      2,
      '',
      'cartwright: copy.ndjson: the project "a" is there twice\n  help: hand over each sweep once, and of one run only\n',
    ]);
  });

  test.each<[string, (text: string) => string, string]>([
    [
      'a line that was changed',
      (text) => text.replace('"state":"judged"', '"state":"fine"'),
      ':1:1: it is not a project of a sweep (schemas/sweep.schema.json)\n  help: hand over what cartwright check --format ndjson wrote, whole',
    ],
    [
      'a last line that was cut off',
      (text) => text.slice(0, -40),
      ':4:1: it is not a project of a sweep (schemas/sweep.schema.json)\n  help: hand over what cartwright check --format ndjson wrote, whole',
    ],
    [
      'another version',
      (text) => text.replace(/"version":"[\d.]+"/, '"version":"9.9.9"'),
      ': it is of cartwright "9.9.9"\n  help: merge it with that version; this is 0.1.0',
    ],
    [
      'a line twice',
      (text) => text + text,
      ':5:1: the project "a" is there twice\n  help: hand over each sweep once, and of one run only',
    ],
  ])('refuses %s', async (_, change, message) => {
    write(cwd, { 'changed.ndjson': change(readFileSync(join(cwd, 'sweep.ndjson'), 'utf8')) });
    expect(answer(await run(cwd, '--merge', 'changed.ndjson'))).toEqual([
      2,
      '',
      `cartwright: changed.ndjson${message}\n`,
    ]);
  });

  test('as SARIF is a file for each folder, with its own paths', async () => {
    expect(answer(await run(cwd, '--merge', 'sweep.ndjson', '--format', 'sarif', '--out', 'sarif'))).toEqual([
      1,
      '',
      '',
    ]);
    const uris = ['a', 'b', 'c', 'd'].map((name) => {
      const log = JSON.parse(readFileSync(join(cwd, `sarif/${name}.sarif`), 'utf8')) as {
        runs: {
          automationDetails: { id: string };
          results: { ruleId: string; locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[];
        }[];
      };
      return log.runs.map(({ automationDetails, results }) => [
        automationDetails.id,
        ...results.map(({ ruleId, locations }) => [ruleId, locations[0]?.physicalLocation.artifactLocation.uri]),
      ]);
    });
    expect(uris).toEqual([
      [['cartwright/check/']],
      [['cartwright/check/', ['variable/init-of-other-type', 'flow.cal.yaml']]],
      [['cartwright/check/', ['project/unreadable', 'cartwright.yaml']]],
      [['cartwright/check/']],
    ]);
  });
});

test('the codes of a mixture: 0 all yes, 1 one no or one that cannot be judged, 2 nothing could be judged', async () => {
  const codes = async (...folders: string[]): Promise<number[]> =>
    [await run(cwd, ...folders, '--format', 'ndjson'), await run(cwd, ...folders)].map(({ code }) => code);
  expect(await codes('a', 'd')).toEqual([0, 0]);
  expect(await codes('a', 'b')).toEqual([1, 1]);
  expect(await codes('a', 'c')).toEqual([1, 1]);
  expect(await codes('b', 'c')).toEqual([1, 1]);
  expect(await codes('c')).toEqual([2, 2]);
  write(cwd, { 'e/cartwright.yaml': 'prefix: [\n', 'e/.git/HEAD': '', 'e/.git/objects/x': '' });
  expect(await codes('c', 'e')).toEqual([2, 2]);
});

test('a list on standard input is as good as a file', async () => {
  const named = await run(cwd, 'a', 'b');
  expect(answer(await runMain(['check', '--roots', '-'], cwd, 'a\n\n# more\nb\n'))).toEqual(answer(named));
  expect(answer(await runMain(['check', '--roots', '-'], cwd, 'a\nnowhere\n'))).toEqual([
    2,
    '',
    'cartwright: standard input:2:1: there is no such directory: "nowhere"\n  help: name a directory that is there\n',
  ]);
});

const HELP = '\n  help: leave one of them out; a sweep judges each project by itself';
test.each<[readonly string[], string]>([
  [['--format', 'ndjson', '--base', 'HEAD'], `--base and --format ndjson cannot be used together${HELP}`],
  [['--format', 'ndjson', '--config-from', 'HEAD'], `--config-from and --format ndjson cannot be used together${HELP}`],
  [
    ['--format', 'ndjson', '--staged'],
    '--staged and --format ndjson cannot be used together\n  help: for example: cartwright check --base origin/main',
  ],
  [
    ['--merge', 'sweep.ndjson', '--format', 'ndjson'],
    '--merge and --format ndjson cannot be used together\n  help: for example: cartwright check --base origin/main',
  ],
  [
    ['--out', 'x'],
    '--out needs --merge and --format sarif\n  help: it writes the output of check --format ndjson as one file for each folder',
  ],
  [
    ['--today', '2026-02-30'],
    '--today is "2026-02-30"\n  help: a day such as 2026-07-01, or an RFC 3339 time such as 2026-07-01T12:00:00Z',
  ],
])('%j is refused', async (options, message) => {
  expect(answer(await run(cwd, ...options))).toEqual([2, '', `cartwright: ${message}\n`]);
});

test('a repository is not let out of itself, whoever lies beside it', async () => {
  const own = repositories({
    'a/cartwright.yaml': 'cals: [beside/flow.cal.yaml]\n',
    'b/flow.cal.yaml': CAL('secret', "'0'"),
  });
  symlinkSync('../b', join(own, 'a/beside'));
  expect(answer(await run(own, 'a'))).toEqual([
    2,
    '',
    'cartwright: a/cartwright.yaml:1:8: outside of the workspace: "a/beside/flow.cal.yaml"\n  help: put the file into the workspace; a file elsewhere must be named on the command line\n',
  ]);
});

test('folders of which one lies in another let nobody else out, and each is spoken of', async () => {
  const own = repositories({
    'a/cartwright.yaml': 'cals: [beside/flow.cal.yaml]\n',
    'b/flow.cal.yaml': CAL('secret', "'0'"),
    'c/flow.cal.yaml': CAL('c'),
    'c/sub/cartwright.yaml': '',
    'c/sub/flow.cal.yaml': CAL('sub'),
  });
  symlinkSync('../b', join(own, 'a/beside'));
  const { out } = await sweep(own, 'c', 'a', 'c/sub');
  const lines = out.trimEnd().split('\n');
  const found = lines.map((line) => JSON.parse(line) as { folder: string; root: string; state: string });
  expect(found.map(({ folder, root, state }) => [folder, root, state])).toEqual([
    ['c', 'c', 'judged'],
    ['c/sub', 'c/sub', 'judged'],
    ['a', 'a', 'unreadable'],
  ]);
  write(own, { 'roots.txt': 'a\nc\nc/sub\n' });
  const merged = await run(own, '--merge', 'sweep.ndjson', '--roots', 'roots.txt');
  expect(merged.out).not.toContain('no sweep that was handed over');
});

describe('a bare repository', () => {
  const git = (folder: string, ...args: string[]): void => {
    const env = { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
    execFileSync('git', ['-c', 'init.defaultBranch=main', '-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
      cwd: folder,
      env,
      stdio: 'pipe',
    });
  };

  test('is judged at its HEAD as a checkout of it is, and nothing is checked out', async () => {
    const own = repositories({ 'work/flow.cal.yaml': CAL('a', "'0'"), 'work/cartwright.yaml': '' });
    rmSync(join(own, 'work/.git'), { recursive: true });
    git(join(own, 'work'), 'init', '-q');
    git(join(own, 'work'), 'add', '-A');
    git(join(own, 'work'), 'commit', '-q', '-m', 'all');
    const checkout = await sweep(own, 'work');
    git(own, 'clone', '-q', '--bare', '--depth=1', `file://${join(own, 'work')}`, 'bare');
    rmSync(join(own, 'work'), { recursive: true });
    renameSync(join(own, 'bare'), join(own, 'work'));
    const bare = await run(own, 'work', '--format', 'ndjson');
    const [first, second] = [checkout, bare].map(({ out }) => JSON.parse(out) as Readonly<Record<string, unknown>>);
    expect([bare.code, second?.['report']]).toEqual([checkout.code, first?.['report']]);
  });

  test('is never looked at as a folder of files, in which nothing would be wrong', async () => {
    const own = repositories({ 'work/flow.cal.yaml': CAL('a') });
    git(own, 'init', '-q', '--bare', 'bare.git');
    git(own, 'init', '-q');
    git(own, 'add', '-f', 'work/flow.cal.yaml');
    git(own, 'commit', '-q', '-m', 'all');
    const refused = [
      2,
      '',
      'cartwright: bare.git: a bare repository is judged at its HEAD, by itself\n  help: check it without a folder around it, and without --cals, --packages, --cartridges, --staged, --base and --config-from\n',
    ];
    for (const args of [
      ['--staged', 'bare.git'],
      ['--base', 'HEAD', 'bare.git'],
      ['--config-from', 'HEAD', 'bare.git'],
      ['.', 'bare.git'],
      ['work', 'bare.git', '--cals', 'work/flow.cal.yaml'],
    ])
      expect([args, ...answer(await run(own, ...args))]).toEqual([args, ...refused]);
  });

  test('without a commit has nothing to judge; one whose commit is missing cannot be judged', async () => {
    const own = scratch();
    git(own, 'init', '-q', '--bare', 'empty');
    git(own, 'init', '-q', '--bare', 'lost');
    write(own, { 'lost/packed-refs': `${'1'.repeat(40)} refs/heads/main\n` });
    const lines = (await run(own, 'empty', 'lost', '--format', 'ndjson')).out.trimEnd().split('\n');
    const found = lines.map(
      (line) => JSON.parse(line) as { state: string; report: { nothing?: true; diagnostics: { message: string }[] } },
    );
    expect(
      found.map(({ state, report }) => [state, report.nothing, report.diagnostics.map(({ message }) => message)]),
    ).toEqual([
      ['judged', true, []],
      ['unreadable', undefined, ['the project cannot be judged: HEAD of this bare repository names no commit']],
    ]);
  });
});
