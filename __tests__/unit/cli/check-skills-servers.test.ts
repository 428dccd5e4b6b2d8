/** Servers that skills call, and where they are configured. */
import { expect, test } from '@jest/globals';
import type { SkillResult } from '../../../src/core/result/skills.ts';
import { runMain } from '../../support/main.ts';
import { check, findingsOf, type FoundCase, OURS, repository, server } from '../../support/skills.ts';

test.each<FoundCase>([
  [
    'a server with one letter too many',
    { 'a/SKILL.md': '---\nname: a\n---\nCall `mcp__trackers__get`.\n', '.mcp.json': server('tracker') },
    ['a/SKILL.md:4 skill/misspelt there is no MCP server "trackers"; did you mean "tracker"?'],
  ],
  [
    'a server that no configuration has',
    { 'a/SKILL.md': '---\nname: a\n---\nCall `mcp__board__get`.\n', '.mcp.json': server('tracker') },
    [
      'a/SKILL.md:4 skill/no-server the MCP server "board" is configured nowhere in this repository; configure it for the clients that run this skill, or say "optional" where it can do without',
    ],
  ],
  [
    'one that is tried, that is one of several, or that the client brings along',
    {
      'a/SKILL.md':
        '---\nname: a\nallowed-tools: mcp__claude_ai_Notion__search\n---\nAttempt `mcp__board__get`.\n\n| x | `mcp__list__get` |\n\nCall `mcp__claude-in-chrome__open`, `mcp__ide__getDiagnostics`.\n',
      '.mcp.json': server('tracker'),
    },
    [],
  ],
  [
    'those of a list or a block that begins with a doubt, and below a heading that has one',
    {
      'a/SKILL.md':
        '---\nname: a\n---\nCheck if any tools of these are available:\n- `mcp__board__get` for boards\n\nTry these first:\n\n```\nmcp__list__get\n```\n\n## Optional servers\n\nCall `mcp__card__get`.\n\n# Steps\n\nCall `mcp__board__get`, `mcp__list__get` and `mcp__card__get`.\n\n```yaml\nmatcher: mcp__rules__set\n```\n\nIf the user asks:\n- `mcp__case__get`\n\nIf you have it:\n- `mcp__shelf__get`\n\n### Servidores opcionales\n\nUse `mcp__caja__get`.\n\n可选：`mcp__bag__get`\n\n# More steps\n\nCall `mcp__shelf__get` and `mcp__caja__get`.\n',
      '.mcp.json': server('tracker'),
    },
    [],
  ],
  [
    'those of a list that begins without one are told',
    {
      'a/SKILL.md':
        '---\nname: a\n---\nCall these in turn:\n- `mcp__board__get` for boards\n\nThen:\n\n```\nmcp__list__get\n```\n',
      '.mcp.json': server('tracker'),
    },
    ['board', 'list'].map(
      (name, i) =>
        `a/SKILL.md:${5 + 5 * i} skill/no-server the MCP server "${name}" is configured nowhere in this repository; configure it for the clients that run this skill, or say "optional" where it can do without`,
    ),
  ],
  [
    'the same where only a plugin has servers, and in a plugin',
    {
      'a/SKILL.md': '---\nname: a\n---\nCall `mcp__board__get`.\n',
      'p/.claude-plugin/plugin.json': '{"name":"p","mcpServers":{"tracker":{"command":"x"}}}',
    },
    [],
  ],
  [
    'the same in a plugin, where a client is configured',
    {
      'p/skills/a/SKILL.md': '---\nname: a\n---\nCall `mcp__board__get`.\n',
      'p/.claude-plugin/plugin.json': '{"name":"p"}',
      '.mcp.json': server('tracker'),
    },
    [],
  ],
  [
    'a server that one text spells in two ways is told once',
    {
      'a/SKILL.md': '---\nname: a\n---\nCall `mcp__my-board__get`, then `mcp__my_board__set`.\n',
      '.mcp.json': server('x'),
    },
    [
      'a/SKILL.md:4 skill/no-server the MCP server "my-board" is configured nowhere in this repository; configure it for the clients that run this skill, or say "optional" where it can do without',
    ],
  ],
  [
    'the other way',
    {
      'a/SKILL.md': '---\nname: a\n---\nIf the log has it, take it from there. Else `mcp__board__get`.\n',
      '.mcp.json': server('tracker'),
    },
    [],
  ],
  [
    'a server that the client of an agent file brings along',
    {
      '.github/agents/a.agent.md': '---\nname: a\ntools: [github/issue_read, board/get]\n---\n',
      '.mcp.json': server('tracker'),
    },
    [
      '.github/agents/a.agent.md:3 skill/no-server the MCP server "board" is configured nowhere in this repository; configure it for the clients that run this skill, or say "optional" where it can do without',
    ],
  ],
  [
    'a tool of an extension of an editor, which is no server',
    {
      '.github/agents/a.agent.md':
        "---\nname: a\ntools: [acme.tests/run, 'Acme Board/get', 'io.github.acme/board/get']\n---\nRun acme.tests/run.\n",
      '.mcp.json': server('tracker'),
    },
    [
      '.github/agents/a.agent.md:3 skill/no-server the MCP server "io.github.acme/board" is configured nowhere in this repository; configure it for the clients that run this skill, or say "optional" where it can do without',
    ],
  ],
  [
    'a server that is used while it is connected',
    {
      'a/SKILL.md': '---\nname: a\n---\nCall `mcp__board__get` when\nconnected, or use HTTP.\n',
      '.mcp.json': server('tracker'),
    },
    [],
  ],
  [
    'the same server for the agent of another client',
    {
      '.claude/agents/a.md': '---\nname: a\ntools: [mcp__github__issue_read]\n---\n',
      '.mcp.json': server('tracker'),
    },
    [
      '.claude/agents/a.md:3 skill/no-server the MCP server "github" is configured nowhere in this repository; configure it for the clients that run this skill, or say "optional" where it can do without',
    ],
  ],
  ['a server, where none is configured', { 'a/SKILL.md': '---\nname: a\n---\nCall `mcp__board__get`.\n' }, []],
  [
    'words before MCP that only look like a server',
    {
      'a/SKILL.md': '---\nname: a\n---\nIt registers the hosted Plans MCP connector.\n',
      '.mcp.json': server('plan'),
    },
    [],
  ],
  [
    'a server that a file requires only for some of the work',
    {
      'a/SKILL.md': '---\nname: a\n---\n',
      'a/agents/openai.yaml':
        'dependencies:\n  tools:\n    - { type: mcp, value: exa, description: Required only when it searches. }\n',
      '.mcp.json': server('board'),
    },
    [],
  ],
  [
    'servers whose tools a test stands in for',
    {
      'a/SKILL.md': '---\nname: a\n---\nMock all tools: `mcp__tracker__get` and `mcp__other__get`.\n',
      '.mcp.json': server('board'),
    },
    [],
  ],
  [
    'a server whose tools are looked for, in a block, too',
    {
      'a/SKILL.md':
        '---\nname: a\n---\n```\nLook for mcp__board__* tools\n```\n\nLook for `mcp__list__get`.\n\n- Call `mcp__board__get` and `mcp__list__get`.\n',
      '.mcp.json': server('tracker'),
    },
    [],
  ],
  [
    'servers whose tools are forbidden, or called where they are available',
    {
      'a/SKILL.md':
        '---\nname: a\n---\nCheck if the tools of x are available: `mcp__x__get`. `mcp__y__get` is available but not used.\n\n## Forbidden tools\n\n- `mcp__z__get`\n',
      '.mcp.json': server('board'),
    },
    [],
  ],
  [
    'a server that the settings permit, which people configure for themselves, and not one that they deny or wait for',
    {
      'skills/a/SKILL.md':
        '---\nname: a\nallowed-tools: mcp__card__get\nrequires:\n  mcp: [list]\n---\nCall `mcp__board__get`, `mcp__list__get`, `mcp__card__get` and `mcp__other__get`.\n\nCall `mcp__denied__get` and `mcp__hooked__get`.\n',
      '.claude/settings.json':
        '{"permissions":{"allow":["mcp__board__get","mcp__list__*"],"ask":["mcp__card"],"deny":["mcp__denied__get"]},"hooks":{"PreToolUse":[{"matcher":"mcp__hooked__get"}]}}',
      '.mcp.json': server('tracker'),
    },
    ['other', 'denied', 'hooked'].map(
      (name) =>
        `skills/a/SKILL.md:${name === 'other' ? 7 : 9} skill/no-server the MCP server "${name}" is configured nowhere in this repository; configure it for the clients that run this skill, or say "optional" where it can do without`,
    ),
  ],
  [
    'a server that a program of the repository makes, or configures',
    {
      'a/SKILL.md':
        '---\nname: a\n---\nCall `mcp__own__get`, `mcp__ours__get`, `mcp__written__get` and `mcp__third__get`.\n',
      'src/written.py': 'config = {"mcpServers": {"written": {"command": "npx"}}}\n',
      'src/own.py': 'server = create_sdk_mcp_server(\n    name="own",\n)\n',
      'src/ours.ts': "new McpServer({ name: 'ours' });\n",
      'src/third.ts': "ask('third');\n",
      '.mcp.json': server('tracker'),
    },
    [
      'a/SKILL.md:4 skill/no-server the MCP server "third" is configured nowhere in this repository; configure it for the clients that run this skill, or say "optional" where it can do without',
    ],
  ],
])('%s', async (_what, files, found) => {
  expect(await findingsOf(files)).toEqual(found);
});

test('what a plugin configures by itself its client has', async () => {
  const { code, out } = await check({
    '.claude-plugin/plugin.json':
      '{"name":"p","mcpServers":{"board":{"type":"http","url":"https://mcp.board.dev/mcp"}}}',
    'agents/a.md': '---\nname: a\ntools: mcp__plugin_p_board__get\n---\n',
    '.cursor/mcp.json': server('tracker'),
  });
  expect([code, out.split('\n')[1]]).toEqual([0, '  ✓ p, a: Cursor: can run']);
});

test('a server of a plugin that people install is not told of a configuration, and is missing from a profile', async () => {
  const files = {
    '.claude/agents/a.md':
      '---\nname: a\nrequires:\n  tools: [mcp__plugin_p_board__get]\n---\nCall `mcp__plugin_p_board__get`.\n',
    '.cursor/mcp.json': server('tracker'),
  };
  const { code, out } = await check(files);
  expect([code, out.split('\n')[1]]).toEqual([
    0,
    '  ? a: Claude Code, Cursor: not told, unknown: MCP server plugin_p_board, tool plugin_p_board/get (.claude/agents/a.md)',
  ]);
  const profile =
    'schemaVersion: cart.host.v1\nname: Cursor\nservers:\n  - name: tracker\n    command: x-mcp\ntools: []\n';
  const known = await check({ ...files, 'cursor.host.yaml': profile }, '--hosts', 'cursor.host.yaml');
  expect(known.out).toContain('"a" requires the MCP server "plugin_p_board", which Cursor does not have');
});

test('those who install a skill configure its servers, and a client of the repository has them or not', async () => {
  const text = '---\nname: a\nrequires:\n  mcp: [board]\n---\nCall `mcp__board__get`.\n';
  const files = {
    'p/.claude-plugin/plugin.json': '{"name":"p"}',
    ...Object.fromEntries(
      ['p/skills/a', 'packages/x/skills/a', 'packages/x/.claude/skills/a', 'skills/a'].map((at) => [
        `${at}/SKILL.md`,
        text,
      ]),
    ),
    '.mcp.json': server('tracker'),
  };
  const { out } = await check(files, '--format', 'json');
  const { skills } = JSON.parse(out) as { skills: SkillResult[] };
  expect(skills.map(({ path, hosts }) => `${path}: ${hosts.map(({ verdict }) => verdict).join()}`)).toEqual([
    'p/.claude-plugin/plugin.json: can run',
    'p/skills/a/SKILL.md: not told',
    'packages/x/.claude/skills/a/SKILL.md: cannot run',
    'packages/x/skills/a/SKILL.md: not told',
    'skills/a/SKILL.md: cannot run',
  ]);
  const named = await runMain(['handshake', 'p/skills/a', '--host', 'claude-code'], repository(files));
  expect(named.out.split('\n')[0]).toBe(
    '  ? a: Claude Code: not told, unknown: MCP server board (p/skills/a/SKILL.md)',
  );
});

test('a server that an agent says how to reach it starts itself', async () => {
  const agent = (servers: string): string => `---\nname: a\nmcp-servers:\n  ${servers}\n---\n`;
  const verdict = async (servers: string): Promise<string | undefined> => {
    const files = { '.github/agents/a.md': agent(servers), '.cursor/mcp.json': server('tracker') };
    return (await check(files)).out.split('\n').find((line) => line.includes(' a: '));
  };
  expect(await verdict('board: { command: npx }')).toBe(
    '  ? a: Cursor: not told, unknown: program npx (.github/agents/a.md)',
  );
  expect(await verdict('- board')).toBe('  ✗ a: Cursor: cannot run, missing: MCP server board (.github/agents/a.md)');
});

test('the committed profile of a client stands for it', async () => {
  const profile = `schemaVersion: cart.host.v1
name: Claude Code
protocolRevision: "2025-11-25"
model: { toolUse: true, contextWindowTokens: 200000, structuredOutput: true }
tools: []
`;
  const { out } = await check({ ...OURS, 'hosts/claude-code.host.yaml': profile }, '--only', 'skills');
  expect(out.split('\n').filter((line) => line.includes('triage:'))).toEqual([
    '  ✗ triage: Claude Code: cannot run, missing: MCP server tracker (skills/triage/SKILL.md)',
  ]);
});

test('a mistake in a configuration is one beside a committed profile, too', async () => {
  const profile = 'schemaVersion: cart.host.v1\nname: Claude Code\nclient: claude-code\n';
  const { code, out } = await check({ '.mcp.json': '{ "mcpservers": {} }', 'hosts/c.host.yaml': profile });
  expect([code, out.split('\n\n')[0]]).toEqual([
    1,
    `.mcp.json:1:3: error[client/unread] unknown property "mcpservers"
  |
1 | { "mcpservers": {} }
  |   ^^^^^^^^^^^^
  = help: did you mean "mcpServers"? Claude Code reads the servers of "mcpServers"`,
  ]);
});

test('a permission of Claude Code leaves open whether people have the server there, and in no other client', async () => {
  const files = {
    'skills/a/SKILL.md': '---\nname: a\ndescription: A.\nrequires:\n  mcp: [list]\n---\n',
    '.claude/settings.json': '{"permissions":{"allow":["mcp__list__*"]}}',
    '.mcp.json': server('tracker'),
    '.cursor/mcp.json': server('tracker'),
  };
  const { out } = await check(files);
  expect(out.split('\n').filter((line) => /^ {2}[✗→]/.test(line))).toEqual([
    '  ✗ a: Claude Code: not told, unknown: MCP server list; Cursor: cannot run, missing: MCP server list (skills/a/SKILL.md)',
    '  → next: commit a host profile that lists what the client has: cartwright host add claude-code',
  ]);
});
