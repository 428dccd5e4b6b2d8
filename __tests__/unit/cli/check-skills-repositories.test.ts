/** What `check` answers for a repository with skills, clients, both or neither. */
import { expect, test } from '@jest/globals';
import { runMain } from '../../support/main.ts';
import { check, OURS, repository, server } from '../../support/skills.ts';

test('a skill meets every client that the repository configures, and its files are looked for', async () => {
  expect(await check({ ...OURS, '.cursor/mcp.json': server('board') })).toEqual({
    code: 1,
    out: `skills/triage/SKILL.md:6:1: error[skill/cannot-run] "triage" requires the MCP server "tracker", which Cursor does not have
  help: configure the server for these clients (cartwright host list names the file of each, such as .mcp.json), commit a host profile that lists it where people configure it for themselves, or say "optional" where the skill can do without it

skills/triage/SKILL.md:9:1: warning[skill/no-file] there is no file "references/labels.md"
  help: add it, or correct the name

Skills
  ✗ triage: Claude Code: can run; Cursor: cannot run, missing: MCP server tracker (skills/triage/SKILL.md)

more about a rule: cartwright explain skill/cannot-run
1 file: 1 error, 1 warning, 0 notes · skills: 0 of 1 can run everywhere
not ok: 1 error
`,
    err: '',
  });
});

test('where no client is configured nothing is told, and the next step is', async () => {
  expect(await check({ 'a/SKILL.md': '---\nname: a\nallowed-tools: Read\n---\n' })).toEqual({
    code: 0,
    out: `Skills
  ? a: no client is configured (a/SKILL.md)
  → next: check whether a client can run one: cartwright handshake a --host claude-code

1 file: 0 errors, 0 warnings, 0 notes · skills: 0 of 1 can run everywhere
ok: 1 skill not told
`,
    err: '',
  });
});

test('a configuration alone is judged by itself', async () => {
  const { code, out } = await check({ '.cursor/mcp.json': '{"servers":{"a":{"command":"a-mcp"}}}' });
  expect([code, out]).toEqual([
    1,
    `.cursor/mcp.json:1:1: note[client/composed] host "Cursor" is made of the client's facts and no server of this file
  |
1 | {"servers":{"*":{"command":"*-mcp"}}}
  | ^
  = help: add a server to it where the client is to have one

.cursor/mcp.json:1:2: error[client/unread] Cursor does not read the servers of "servers"
  |
1 | {"servers":{"*":{"command":"*-mcp"}}}
  |  ^^^^^^^^^
  = help: Cursor reads the servers of "mcpServers"

more about a rule: cartwright explain client/unread
1 file: 1 error, 0 warnings, 1 note
not ok: 1 error
`,
  ]);
});

test('instructions alone are named, and are nothing to judge', async () => {
  const { code, out, err } = await check({ 'AGENTS.md': 'Be kind.\n', 'CLAUDE.md': '@AGENTS.md\n' });
  expect([code, out.split('\n').at(-2), err]).toEqual([
    0,
    'ok: nothing to judge',
    'cartwright: AGENTS.md, CLAUDE.md: instructions, which clients read as they are and which require nothing that can be judged; cartwright init proposes a start\n' +
      'found: nothing that cartwright can check\n' +
      'next:  cartwright init --dry-run (proposes agents and a workflow for this code, writes nothing)\n' +
      'help:  cartwright --help\n',
  ]);
  const four = ['.cursorrules', 'AGENTS.md', 'CLAUDE.md', 'GEMINI.md'];
  expect((await check(Object.fromEntries(four.map((path) => [path, 'Be kind.\n'])))).err).toMatch(
    /^cartwright: \.cursorrules, AGENTS\.md, CLAUDE\.md and 1 more: instructions, /,
  );
});

test('a client of which the repository has skills alone is judged, and its servers are not told', async () => {
  const files = {
    '.claude/skills/a/SKILL.md': '---\nname: a\ndescription: A.\nallowed-tools: Read\n---\n',
    '.claude/skills/b/SKILL.md':
      '---\nname: b\ndescription: B.\nrequires:\n  mcp: [board]\n---\nCall `mcp__board__get`.\n',
  };
  const { code, out } = await check(files);
  expect([code, out]).toEqual([
    0,
    `Skills
  ? b: Claude Code: not told, unknown: MCP server board (.claude/skills/b/SKILL.md)
  ✓ a: Claude Code: can run (.claude/skills/a/SKILL.md)
  → next: commit a host profile that lists what the client has: cartwright host add claude-code

2 files: 0 errors, 0 warnings, 0 notes · skills: 1 of 2 can run everywhere
ok: 1 skill can run, 1 skill not told
`,
  ]);
  const named = await runMain(['handshake', '.claude/skills/b', '--host', 'claude-code'], repository(files));
  expect(named.out.split('\n')[0]).toBe(
    '  ? b: Claude Code: not told, unknown: MCP server board (.claude/skills/b/SKILL.md)',
  );
});

test('a folder that is called like a client is not that client, and stands in its way nowhere', async () => {
  const files = {
    'a/SKILL.md': '---\nname: a\ndescription: A.\n---\n',
    '.codex/config.toml': '',
    'codex-cli/main.rs': '',
  };
  const answer = '  ✓ a: Codex CLI: can run (a/SKILL.md)';
  const root = repository(files);
  expect((await check(files)).out.split('\n')[1]).toBe(answer);
  expect((await runMain(['handshake', 'a'], root)).out.split('\n')[0]).toBe(answer);
  expect((await runMain(['handshake', 'a', '--host', 'codex-cli'], root)).out.split('\n')[0]).toBe(answer);
  const profile = 'schemaVersion: cart.host.v1\nname: ours\ntools: []\n';
  const withProfile = { ...files, 'codex-cli/ours.host.yaml': profile };
  expect((await check(withProfile)).out.split('\n')[1]).toBe('  ✓ a: ours, Codex CLI: can run (a/SKILL.md)');
});
