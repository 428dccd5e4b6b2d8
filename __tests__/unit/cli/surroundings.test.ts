/** `cartwright` alone, and a check that finds nothing to judge: what is here, and what to run next. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMain } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const MCP = '{ "mcpServers": {} }\n';
const INIT = 'cartwright init --dry-run (proposes agents and a workflow for this code, writes nothing)';

test.each<[files: Record<string, string>, found: string, next: string]>([
  [
    {},
    'nothing that cartwright can check',
    'run cartwright in a repository that has code or agent skills; cartwright check DIR… judges several',
  ],
  [{ 'package.json': '{}' }, 'nothing that cartwright can check', INIT],
  [{ 'vendor/a/SKILL.md': '' }, 'nothing that cartwright can check', INIT],
  [
    { '.mcp.json': MCP },
    'a configuration of Claude Code',
    'cartwright host add (writes a host profile for each client)',
  ],
  [
    {
      '.mcp.json': MCP,
      'skills/a/SKILL.md': '',
      'skills/b/SKILL.md': '',
      'a.cal.yaml': '',
      'b.cal.json': '',
      'agents/a/cartridge.yaml': '',
      'a.host.yaml': '',
    },
    '2 skills, 2 CALs, 1 package, 1 host profile, a configuration of Claude Code',
    'cartwright check (checks all of it)',
  ],
])('in a folder of %j', async (files, found, next) => {
  const top = scratch();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
  const said = `found: ${found}\nnext:  ${next}\nhelp:  cartwright --help\n`;
  expect(await runMain([], top)).toEqual({ code: 0, out: said, err: '' });
  const check = await runMain(['check'], top);
  expect([check.err, /^ok: nothing to judge$/m.test(check.out)]).toEqual(
    next.startsWith('cartwright check') ? ['', false] : [said, !('.mcp.json' in files)],
  );
  expect((await runMain(['check', '--quiet'], top)).err).toBe('');
});

test('a folder without anything to judge has nothing to judge, whatever its project configures', async () => {
  const top = scratch();
  mkdirSync(join(top, 'docs'));
  writeFileSync(join(top, 'cartwright.yaml'), 'publisher: io.github.example\n');
  writeFileSync(join(top, '.mcp.json'), '{ "mcpServers": { "a": { "command": "a" } } }\n');
  writeFileSync(join(top, 'docs/a.txt'), 'A page.\n');
  const { code, out } = await runMain(['check', 'docs'], top);
  expect([code, out.split('\n').at(-2)]).toEqual([0, 'ok: nothing to judge']);
});

test('above several work trees and within one, what is found is what a check judges', async () => {
  const top = scratch();
  for (const name of ['one', 'two']) {
    mkdirSync(join(top, name, 'skills/a'), { recursive: true });
    execFileSync('git', ['init', '-q', join(top, name)], { env: { PATH: process.env['PATH'], HOME: top } });
    writeFileSync(join(top, name, 'skills/a/SKILL.md'), '---\nname: a\ndescription: Does a.\n---\n');
    writeFileSync(join(top, name, 'skills/a.cal.yaml'), '');
    writeFileSync(join(top, name, '.mcp.json'), MCP);
  }
  const found = async (folder: string): Promise<unknown> => (await runMain([], join(top, folder))).out.split('\n')[0];
  expect(await Promise.all(['.', 'one', 'one/skills', 'one/.git'].map(found))).toEqual([
    'found: 2 skills, 2 CALs, a configuration of Claude Code',
    'found: 1 skill, 1 CAL, a configuration of Claude Code',
    'found: 1 skill, 1 CAL, a configuration of Claude Code',
    'found: a configuration of Claude Code',
  ]);
  const projects = (await runMain(['check'], top)).out.split('\n').filter((line) => line.startsWith('Project '));
  expect(projects).toEqual(['Project one', 'Project two']);
});

test('check takes the file of a skill', async () => {
  const top = scratch();
  for (const name of ['a', 'b']) {
    mkdirSync(join(top, 'skills', name), { recursive: true });
    writeFileSync(join(top, 'skills', name, 'SKILL.md'), `---\nname: ${name}\ndescription: Does ${name}.\n---\n`);
  }
  const { out, err } = await runMain(['check', 'skills/a/SKILL.md'], top);
  expect([out.split('\n').slice(0, 2), err]).toEqual([
    ['Skills', '  ? a: no client is configured (skills/a/SKILL.md)'],
    '',
  ]);
});
