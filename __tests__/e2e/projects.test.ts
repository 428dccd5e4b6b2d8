/** Projects on the built program: many folders, their lists, `targets`, and commands that are started below a configuration. */
import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckReport, HandshakeResult } from '../../src/core/result/results.ts';
import { exampleWithoutFindings, ROOT, type Run } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';
import { program } from '../support/main.ts';

const PACKAGE = readFileSync(join(ROOT, 'examples/data-pipeline/agents/builder/cartridge.yaml'), 'utf8');
const WORKBENCH = readFileSync(join(ROOT, 'examples/data-pipeline/hosts/workbench.host.yaml'), 'utf8');
/** A CAL with one fault. */
const CAL = (id: string): string => `schemaVersion: cart.cal/1
id: ${id}
participants: [{ alias: dev, bind: slot, slot: { role: developer }, required: false }]
variables: [{ name: tries, type: integer, init: '0' }]
start: begin
nodes: [{ id: begin, type: event, event: start }, { id: done, type: event, event: end }]
edges: [{ from: begin, to: done }]
`;

/** A repository with these files. */
function repository(files: Readonly<Record<string, string>>): string {
  const cwd = join(scratch(), 'repository');
  mkdirSync(cwd);
  for (const [name, content] of Object.entries(files)) write(cwd, name, content);
  execFileSync('git', ['init', '-q'], { cwd, env: { PATH: process.env['PATH'], HOME: cwd } });
  return cwd;
}

function write(cwd: string, name: string, content: string): void {
  mkdirSync(dirname(join(cwd, name)), { recursive: true });
  writeFileSync(join(cwd, name), content);
}

const answer = ({ code, stdout, stderr }: Run): unknown => [code, stdout, stderr];

/** Which file met which host of `handshake`, and what came of it. */
async function verdicts(args: readonly string[], cwd: string): Promise<string[]> {
  const { stdout } = await program(['handshake', ...args, '--format', 'json'], { cwd });
  const { results } = JSON.parse(stdout) as HandshakeResult;
  return results.map(({ subject, host, verdict }) => `${subject} ${host} ${verdict}`);
}

describe('check of many folders', () => {
  const FILES = {
    'a/cartwright.yaml': 'rules: { variable/init-of-other-type: note }\n',
    'a/flow.cal.yaml': CAL('a'),
    'b/cartwright.yaml': '',
    'b/flow.cal.yaml': CAL('b'),
    'c/cartwright.yaml': 'prefixes: cart\n',
    'c/flow.cal.yaml': CAL('c'),
  };
  const section = (root: string, id: string, level: string, counts: string): string => `Project ${root}

${root}/flow.cal.yaml:4:49: ${level}[variable/init-of-other-type] variable "tries" is of type integer, but its init is a string
  |
4 | variables: [{ name: tries, type: integer, init: '0' }]
  |                                                 ^^^
  = help: remove the quotes

CAL: ${id}  (2 nodes, 1 participant)

Participants
  · dev  slot  optional: no cartridge matches role developer

verdict: ready

1 file: ${counts} · readiness: ready

`;
  const TEXT = `${section('a', 'a', 'note', '0 errors, 0 warnings, 1 note')}${section('b', 'b', 'warning', '0 errors, 1 warning, 0 notes')}Project c

c/cartwright.yaml:1:1: error[project/unreadable] the project cannot be judged: unknown property "prefixes"
  |
1 | prefixes: cart
  | ^^^^^^^^
  = help: did you mean "prefix"?

0 files: 1 error, 0 warnings, 0 notes

more about a rule: cartwright explain project/unreadable
3 projects · 2 files: 1 error, 1 warning, 1 note · readiness: ready
not ok: 1 error
`;

  test('their answer is that of the single runs, put together', async () => {
    const cwd = repository(FILES);
    const text = await program(['check', 'a', 'b', 'c'], { cwd });
    expect(answer(text)).toEqual([1, TEXT, '']);
    const json = async (...args: string[]): Promise<CheckReport> =>
      JSON.parse((await program(['check', ...args, '--format', 'json'], { cwd })).stdout) as CheckReport;
    const [a, b, both] = [await json('a'), await json('b'), await json('a', 'b')];
    expect(both.diagnostics).toEqual([...a.diagnostics, ...b.diagnostics]);
    expect(both.cals).toEqual([...a.cals, ...b.cals]);
    expect(both.summary.files).toBe(a.summary.files + b.summary.files);
    expect(both.projects?.map(({ root, verdict }) => [root, verdict])).toEqual([
      ['a', a.verdict],
      ['b', b.verdict],
    ]);
  });

  test('a list of them is as good as their names, and the same folder twice is one', async () => {
    const cwd = repository({ ...FILES, 'roots.txt': '\uFEFF# the teams\r\na\r\n\r\n  ./b/ \r\nc\r\na\r\n' });
    const named = await program(['check', 'a', 'b', 'c'], { cwd });
    expect(await program(['check', '--roots', 'roots.txt'], { cwd })).toEqual(named);
    expect(await program(['check', 'c', 'a', '--roots', 'roots.txt'], { cwd })).toEqual(
      await program(['check', 'c', 'a', 'b'], { cwd }),
    );
  });

  test.each<[string, string, string]>([
    [
      'a folder that is not there',
      'a\n  gone\n',
      'roots.txt:2:3: there is no such directory: "gone"\n  help: name a directory that is there',
    ],
    [
      'a file',
      'a/flow.cal.yaml\n',
      'roots.txt:1:1: there is no such directory: "a/flow.cal.yaml"\n  help: name a directory that is there',
    ],
    ['a folder outside of the workspace', 'b\n../other\n', 'roots.txt:2:1: outside of the workspace: "../other"'],
    ['one by a way through it', 'a/../../other\n', 'roots.txt:1:1: outside of the workspace: "a/../../other"'],
    ['an absolute one', '/etc\n', 'roots.txt:1:1: outside of the workspace: "/etc"'],
    ['a link that leads there', 'link\n', 'roots.txt:1:1: outside of the workspace: "link"'],
    ['nothing', '# none\n\n', 'roots.txt: it names no folder\n  help: write one folder a line'],
  ])('a list that names %s is refused at its place', async (_, roots, message) => {
    const cwd = repository({ ...FILES, 'roots.txt': roots, '../other/flow.cal.yaml': 'secret: 1\n' });
    symlinkSync('../other', join(cwd, 'link'));
    const help = message.includes('outside')
      ? '\n  help: list folders of the workspace; name one elsewhere on the command line: cartwright check DIR'
      : '';
    expect(answer(await program(['check', '--roots', 'roots.txt'], { cwd }))).toEqual([
      2,
      '',
      `cartwright: ${message}${help}\n`,
    ]);
  });

  test('a list that is not there', async () => {
    const cwd = repository(FILES);
    expect(answer(await program(['check', '--roots', 'gone.txt'], { cwd }))).toEqual([
      2,
      '',
      'cartwright: gone.txt: cannot be read: there is no such file or directory\n  help: check the path; it is relative to the working directory\n',
    ]);
  });

  test('a folder elsewhere may be typed', async () => {
    const cwd = repository({ ...FILES, '../other/flow.cal.yaml': CAL('other') });
    const warned = '0 errors, 1 warning, 0 notes';
    expect(answer(await program(['check', '../other', 'b'], { cwd }))).toEqual([
      0,
      `${section('../other', 'other', 'warning', warned)}${section('b', 'b', 'warning', warned)}more about a rule: cartwright explain variable/init-of-other-type
2 projects · 2 files: 0 errors, 2 warnings, 0 notes · readiness: ready
ok: 2 CALs ready, 2 warnings
`,
      '',
    ]);
  });
});

const host = (name: string, tokens = 200000): string =>
  WORKBENCH.replace(/^name: .*$/m, `name: ${name}`).replace(
    /contextWindowTokens: \d+/,
    `contextWindowTokens: ${tokens}`,
  );

describe('targets', () => {
  const FILES = {
    'agents/one/cartridge.yaml': PACKAGE.replace(/^id: .*$/m, 'id: io.github.example/one'),
    'agents/two/cartridge.yaml': PACKAGE.replace(/^id: .*$/m, 'id: io.github.example/two'),
    'hosts/big.host.yaml': host('big'),
    'hosts/small.host.yaml': host('small', 1000),
  };
  const CONFIG = `hosts: [hosts/*.host.yaml]
targets:
  - { packages: agents/one, hosts: [big] }
`;
  const BIG =
    '  ✓ big    accept  agents/one, agents/two\n      · cart:list_agents is not bound (optional: runs degraded)';

  test('check', async () => {
    const cwd = repository({ ...FILES, 'cartwright.yaml': CONFIG });
    expect(answer(await program(['check'], { cwd }))).toEqual([
      1,
      `agents/two/cartridge.yaml:13:1: error[handshake/refuse] host "small" refuses "agents/two": model.minContextWindowTokens (offers 1000, asked 100000)
   |
13 | harness:
   | ^^^^^^^
   = help: run cartwright handshake agents/two --host hosts/small.host.yaml for what each role lacks, and what fixes it

Hosts
${BIG}
  ✗ small  refuse  agents/two
      ✗ model.minContextWindowTokens: asked 100000, offered 1000
      · cart:list_agents is not bound (optional: runs degraded)

more about a rule: cartwright explain handshake/refuse
4 files: 1 error, 0 warnings, 0 notes · hosts: 1 of 2 accept, 1 refuses
not ok: 1 error, 1 host refuses
`,
      '',
    ]);
    write(cwd, 'cartwright.yaml', `${CONFIG}  - { packages: agents/*, hosts: [hosts/big.host.yaml] }\n`);
    expect(answer(await program(['check'], { cwd }))).toEqual([
      0,
      `Hosts
${BIG.replace('big    ', 'big  ')}

4 files: 0 errors, 0 warnings, 0 notes · hosts: 1 of 1 accept
ok: 1 host accepts
`,
      '',
    ]);
  });

  test('handshake, with the hosts of the project', async () => {
    const cwd = repository({ ...FILES, 'cartwright.yaml': CONFIG });
    const markdown = ['handshake', './agents/one/', 'agents/two/cartridge.yaml', '--format', 'markdown'];
    expect(answer(await program(markdown, { cwd }))).toEqual([
      1,
      `## Handshake

### Hosts

| cartridge | refused by | accepted by |
| --- | --- | --- |
| \`agents/two/cartridge.yaml\` | \`small\` | \`big\` (without 1 optional role) |
| \`./agents/one/\` |  | \`big\` (without 1 optional role) |

<details><summary>❌ <code>agents/two/cartridge.yaml</code> on <code>small</code>: 1 unmet requirement</summary>

- \`model.minContextWindowTokens\`: asked \`100000\`, offered \`1000\`
- to fix it: the profile states \`1000\`: use a host with \`100000\` or more, or lower the requirement in the package

</details>
`,
      '',
    ]);
    expect(await verdicts(['agents/one'], cwd)).toEqual(['agents/one big accept']);
  });

  test('handshake, with hosts that are named: they meet every file', async () => {
    const cwd = repository({ ...FILES, 'cartwright.yaml': CONFIG });
    const args = ['agents/one', '--host', 'hosts/small.host.yaml'];
    expect(await verdicts(args, cwd)).toEqual(['agents/one small refuse']);
    const { stdout } = await program(['handshake', ...args], { cwd });
    expect(stdout.split('\n').slice(-3)).toEqual(['', 'not ok: 1 host refuses', '']);
  });

  test('a pattern that means no host is an error of the configuration, in every command', async () => {
    const cwd = repository({ ...FILES, 'cartwright.yaml': CONFIG.replace('[big]', '[bgi]') });
    const message =
      'cartwright: cartwright.yaml:3:37: targets: "bgi" matches no host of the project\n  help: did you mean big?\n';
    for (const args of [['check'], ['handshake', 'agents/one']])
      expect([args, answer(await program(args, { cwd }))]).toEqual([args, [2, '', message]]);
  });
});

describe('commands that are started below their configuration', () => {
  async function example(config: string): Promise<string> {
    const top = repository({});
    cpSync(exampleWithoutFindings(), top, { recursive: true });
    write(top, 'cartwright.yaml', `publisher: io.github.example\n${config}`);
    const built = await program(['build', 'agents/builder', '--out', 'built/builder.cart'], { cwd: top });
    expect([built.code, built.stderr]).toEqual([0, '']);
    return top;
  }
  const GLOBS = 'cartridges: [built/*.cart]\nhosts: [hosts/work*.host.yaml]\n';
  const NAMES = 'cartridges: [built]\nhosts: [hosts/workbench.host.yaml]\n';

  test.each([
    ['globs', GLOBS],
    ['names', NAMES],
  ])('workflow ready answers as from the top, with %s', async (_, config) => {
    const top = await example(config);
    const fromTop = await program(['workflow', 'ready', 'cal/ship-a-feature.cal.yaml'], { cwd: top });
    expect([fromTop.code, fromTop.stderr, fromTop.stdout.split('\n').at(-2)]).toEqual([0, '', 'verdict: ready']);
    expect(await program(['workflow', 'ready', 'ship-a-feature.cal.yaml'], { cwd: join(top, 'cal') })).toEqual(fromTop);
  });

  test.each([
    ['globs', GLOBS],
    ['names', NAMES],
  ])('check and handshake, with %s', async (_, config) => {
    const top = await example(config);
    const below = join(top, 'agents');
    expect(answer(await program(['check', '--only', 'handshake'], { cwd: below }))).toEqual([
      0,
      `Hosts
  ✓ workbench  accept  builder
      · cart:list_agents is not bound (optional: runs degraded)

1 file: 0 errors, 0 warnings, 0 notes · hosts: 1 of 1 accept
ok: 1 host accepts
`,
      '',
    ]);
    expect(await verdicts(['builder'], below)).toEqual(['builder workbench accept']);
  });

  test('handshake: each file meets the hosts of its own project', async () => {
    const cwd = repository({
      'cartwright.yaml': 'hosts: [claude_code]\n',
      'pkg/cartridge.yaml': PACKAGE,
      'team/cartwright.yaml': 'hosts: [hosts]\n',
      'team/hosts/big.host.yaml': host('big'),
      'team/pkg/cartridge.yaml': PACKAGE,
    });
    expect(await verdicts(['pkg', 'team/pkg'], cwd)).toEqual(['pkg Claude Code refuse', 'team/pkg big accept']);
    write(cwd, 'team/cartwright.yaml', 'prefix: acx\nhosts: [hosts]\n');
    expect(answer(await program(['handshake', 'pkg', 'team/pkg'], { cwd }))).toEqual([
      2,
      '',
      `cartwright: the files are of several prefixes: cartwright.yaml says cart, team/cartwright.yaml says acx
  help: judge the files of each prefix by themselves, or name one with --prefix
`,
    ]);
    write(cwd, 'team/cartwright.yaml', 'hosts: []\n');
    expect(answer(await program(['handshake', 'pkg', 'team/pkg'], { cwd }))).toEqual([
      2,
      '',
      `cartwright: handshake needs a host
  help: name one with --host, or list hosts in team/cartwright.yaml
`,
    ]);
  });
});
