/** Attack 245: hosts and packages whose names look the same are told apart in every output of the program. */
import { beforeAll, expect, test } from '@jest/globals';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleWithoutFindings } from '../support/cli.ts';
import { runAction } from '../support/github/run-action.ts';
import { texts } from '../support/github/stage.ts';
import { program } from '../support/main.ts';

/** They differ by case, and by a character without width. */
const HOSTS = ['Bench', 'bench', 'ben\u200bch'];
const LABELS = HOSTS.map((name, i) => `${name.replace('\u200b', '\\u200b')} (hosts/${i}.host.yaml)`);
const PACKAGES = ['agents/Builder', 'agents/buil\u200bder', 'agents/builder'];
const SHOWN = PACKAGES.map((name) => name.replace('\u200b', '\\u200b'));
const REFUSALS = SHOWN.map((folder) => {
  const hosts = LABELS.map((label) => `"${label}"`).join(', ');
  return `3 hosts (${hosts}) refuse "${folder}": filesystem:fs.read (offers none, asked fs.read)`;
}).sort();

let cwd: string;
beforeAll(() => {
  cwd = exampleWithoutFindings();
  const host = readFileSync(join(cwd, 'hosts/workbench.host.yaml'), 'utf8').replace(
    'filesystem: [fs.read]',
    'filesystem: []',
  );
  for (const name of ['workbench', 'laptop']) rmSync(join(cwd, `hosts/${name}.host.yaml`));
  for (const [i, name] of HOSTS.entries())
    writeFileSync(join(cwd, `hosts/${i}.host.yaml`), host.replace('name: workbench', `name: ${JSON.stringify(name)}`));
  for (const folder of PACKAGES.slice(0, 2))
    cpSync(join(cwd, 'agents/builder'), join(cwd, folder), { recursive: true });
});

test('attack 245: check: text names every host with its file and every package with what cannot be seen', async () => {
  const { code, stdout } = await program(['check'], { cwd });
  const folders = ['agents/Builder', 'agents/builder', 'agents/buil\\u200bder'].join(', ');
  expect([code, stdout.slice(stdout.indexOf('\nHosts\n'))]).toEqual([
    1,
    [
      '\nHosts',
      `  ✗ ${LABELS.join(', ')}  refuse  ${folders}`,
      '      ✗ filesystem:fs.read: asked fs.read, offered none',
      '      · cart:list_agents is not bound (optional: runs degraded)',
      '',
      'more about a rule: cartwright explain handshake/refuse',
      '7 files: 3 errors, 0 warnings, 0 notes · readiness: ready · hosts: 0 of 3 accept, 3 refuse',
      'not ok: 3 errors, 3 hosts refuse',
      '',
    ].join('\n'),
  ]);
});

test('attack 245: check: annotations and SARIF name each package once with its hosts, JSON each answer', async () => {
  const printed = async (format: string): Promise<string> =>
    (await program(['check', '--format', format], { cwd })).stdout;
  const lines = (await printed('github')).split('\n').filter((line) => line.startsWith('::error'));
  expect(lines.map((line) => /3 hosts \(.*?(?= {2}\[|%0A)/.exec(line)?.[0]).sort()).toEqual(REFUSALS);
  const sarif = JSON.parse(await printed('sarif')) as { runs: { results: { message: { text: string } }[] }[] };
  const results = sarif.runs.flatMap((each) => each.results);
  expect(results.map(({ message }) => message.text.split('. Help: ')[0]).sort()).toEqual(REFUSALS);
  const json = JSON.parse(await printed('json')) as { handshakes: { subjects: object; hosts: object }[] };
  expect(json.handshakes.map(({ subjects, hosts }) => [subjects, hosts])).toEqual([
    [
      ['agents/Builder', 'agents/builder', 'agents/buil\u200bder'].map((path) => ({
        path,
        signature: 'not applicable',
      })),
      HOSTS.map((name, i) => ({ name, profile: `hosts/${i}.host.yaml` })),
    ],
  ]);
});

const REFUSING = '`Bench (hosts/0.host.yaml)`, `bench (hosts/1.host.yaml)`, `ben\\u200bch (hosts/2.host.yaml)`';
const TABLE = [
  '| cartridge | refused by |',
  '| --- | --- |',
  `| \`agents/Builder\` | ${REFUSING} |`,
  `| \`agents/builder\` | ${REFUSING} |`,
  `| \`agents/buil\\u200bder\` | ${REFUSING} |`,
];
const tableOf = (markdown: string): string[] =>
  markdown
    .slice(markdown.indexOf('### Hosts\n'))
    .split('\n')
    .slice(2, 2 + TABLE.length);

test('attack 245: check: the table of Markdown', async () => {
  expect(tableOf((await program(['check', '--format', 'markdown'], { cwd })).stdout)).toEqual(TABLE);
});

test('attack 245: handshake: text names every cartridge and every host that gave the answer', async () => {
  const hosts = HOSTS.flatMap((_, i) => ['--host', `hosts/${i}.host.yaml`]);
  const { code, stdout } = await program(['handshake', ...PACKAGES, ...hosts], { cwd });
  const answer = (folder: string): string[] => [
    `${folder}  (signature: not applicable)`,
    '',
    `✗ refuse  ${LABELS.map((label) => `${label}  (MCP 2025-11-25)`).join(', ')}`,
    '  ✗ filesystem:fs.read: asked fs.read, offered none',
    '  ✓ cart:execute by execute (suggested)',
    '  ✓ cart:dispatch by dispatch (suggested)',
    '  ✓ cart:memory.write by add_memory (suggested)',
    '  ✓ cart:search by search_memory (suggested)',
    '  · cart:list_agents is not bound (optional: runs degraded)',
    '  → to fix it: grant "fs.read" under filesystem if the host may do that, or ask for less in the package',
    '      filesystem: [fs.read] # your promise: write it only if it is true',
    '',
  ];
  const last =
    'to see the fixes of the profile as one change, add --suggest; add --write to apply them\nnot ok: 3 hosts refuse\n';
  expect([code, stdout]).toEqual([1, [...SHOWN.flatMap(answer), last].join('\n')]);
});

test('attack 245: the Action: its annotations and its summary', async () => {
  const result = await runAction({ workspace: cwd, event: 'push', inputs: { comment: 'false' } });
  const found = texts(result, 'error').flatMap((text) => /3 hosts \(.*?(?= {2}\[|$)/m.exec(text) ?? []);
  expect([result.code, found.sort()]).toEqual([1, REFUSALS]);
  const rows = tableOf(result.summary);
  const links = rows.flatMap((line) => /\/blob\/f{40}\/([^)]*)/.exec(line)?.[1] ?? []);
  expect(links).toEqual(['agents/Builder', 'agents/builder', 'agents/buil%E2%80%8Bder']);
  expect(rows.map((line) => line.replace(/\[(`[^`]*`)\]\([^)]*\)/, '$1'))).toEqual(TABLE);
});
