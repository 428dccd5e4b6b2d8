/** `check` and `handshake` on skills as they are: whole outputs over small repositories of our own. */
import { describe, expect, test } from '@jest/globals';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasEqual, isOneLetterOff, meantTool, TOOL_EQUALS } from '../../../src/core/clients/tool-equals.ts';
import { CLIENTS } from '../../../src/core/clients/catalog/index.ts';
import type { SkillResult } from '../../../src/core/result/skills.ts';
import { gitEach } from '../../support/git.ts';
import { runMain, type MainRun } from '../../support/main.ts';
import { scratch } from '../../support/scratch.ts';

const SKILL = `---
name: triage
description: Sorts new issues.
allowed-tools: Read, AskUserQuestion
requires:
  mcp: [tracker]
---

Call \`mcp__tracker__list_issues\`, and read \`references/labels.md\`.
`;
const server = (name: string): string => JSON.stringify({ mcpServers: { [name]: { command: 'x-mcp' } } });

function repository(files: Readonly<Record<string, string>>): string {
  const root = scratch();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}
const check = (files: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<MainRun> =>
  runMain(['check', ...args], repository(files));
const OURS = { 'skills/triage/SKILL.md': SKILL, '.mcp.json': server('tracker') };

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

describe('names that lead nowhere', () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'a tool with two letters that changed places',
      { 'a/SKILL.md': '---\nname: a\nallowed-tools: WebFecth\n---\n' },
      ['a/SKILL.md:3 skill/misspelt there is no tool "WebFecth"; did you mean "WebFetch"?'],
    ],
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
      'a file of another skill that is named by a pattern or a command',
      {
        'a/SKILL.md':
          '---\nname: a\n---\nEach `kind-<topic>` skill has it in `references/x.md`. See the `/other` skill, `references/y.md`. A hook with `scripts/h.sh` would help. See `references/z.md`.\n',
        'a/references/kept.md': 'x',
      },
      ['a/SKILL.md:4 skill/no-file there is no file "references/z.md"; add it, or correct the name'],
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
      'files that the text only looks for, keeps, or records',
      {
        'a/SKILL.md':
          '---\nname: a\n---\nFor each `make-*.sh`, `scripts/dev.sh`: look.\n\n- See `references/plan.md`; store the plan here when you have it.\n- Persist it in `<base>/settings.md`.\n- See `references/events.jsonl`.\n- 例如：`references/x.md`\n',
        'a/scripts/b.sh': 'x',
        'a/references/c.md': 'x',
        'a/settings.md': 'x',
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
      'an agent by the name of its file, which some clients go by',
      {
        '.github/agents/lead.agent.md': '---\nname: Lead\nagents: [planner, plannr]\n---\n',
        '.github/agents/planner.agent.md': '---\nname: Planner\n---\n',
      },
      ['.github/agents/lead.agent.md:3 skill/misspelt there is no agent "plannr"; did you mean "planner"?'],
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
    [
      'files of a form that is still to be filled in',
      {
        'a/SKILL.md':
          '---\nname: a\n---\n- [parts.md](./parts.md) - [Description]\n- [x](./component-name.md)\n- [y](./real.md)\n',
      },
      ['a/SKILL.md:6 skill/no-file there is no file "real.md"; add it, or correct the name'],
    ],
    ['a server, where none is configured', { 'a/SKILL.md': '---\nname: a\n---\nCall `mcp__board__get`.\n' }, []],
    [
      'another skill',
      { 'a/SKILL.md': '---\nname: a\nskills: revieww\n---\n', 'review/SKILL.md': '---\nname: review\n---\n' },
      ['a/SKILL.md:3 skill/misspelt there is no skill "revieww"; did you mean "review"?'],
    ],
    [
      'a script whose name is misspelt',
      { 'a/SKILL.md': '---\nname: a\n---\nRun `scripts/colect.py`.\n', 'a/scripts/collect.py': '' },
      ['a/SKILL.md:4 skill/no-file there is no file "scripts/colect.py"; did you mean "scripts/collect.py"?'],
    ],
    [
      'a script of the repository',
      { '.claude/skills/a/SKILL.md': '---\nname: a\n---\nRun `scripts/go.py`.\n', 'scripts/go.py': '' },
      [],
    ],
    [
      'a script in a shell block, at its line',
      {
        'a/SKILL.md': '---\nname: a\n---\n```bash\ncd /tmp/x\n```\n\n```bash\n# run\npython scripts/go.py\n```\n',
        'a/scripts/b.py': '',
      },
      ['a/SKILL.md:10 skill/no-file there is no file "scripts/go.py"; add it, or correct the name'],
    ],
    [
      'a page that is referred to, in a folder that is not there',
      { 'a/SKILL.md': '---\nname: a\n---\nSee `references/x.md`. Mind `references/y.md`.\n' },
      ['a/SKILL.md:4 skill/no-file there is no file "references/x.md"; add it, or correct the name'],
    ],
    ['scripts of the project that it works on', { 'a/SKILL.md': '---\nname: a\n---\nRun `scripts/go.py`.\n' }, []],
    [
      'scripts of another folder',
      {
        'a/SKILL.md':
          '---\nname: a\n---\n```bash\ncd ../app\n./scripts/go.sh\ncp scripts/b.py scripts/c.py\n```\n\n```bash\n./scripts/c.py\n```\n',
        'a/scripts/b.py': '',
      },
      [],
    ],
    [
      'files that are made while it is used',
      {
        'a/SKILL.md':
          '---\nname: a\n---\nWrite `references/x.md`, and read `references/x.md`.\n\nCreate:\n- `references/y.md`\n\nSee `scripts/state.json`, `assets/c.json` and `assets/logo.png`.\n',
        'a/references/z.md': '',
        'a/scripts/b.py': '',
        'a/assets/c.example.json': '',
      },
      [],
    ],
    [
      'a file of another skill',
      {
        'a/SKILL.md': '---\nname: a\n---\nIt is in `review`, see `references/x.md`.\n',
        'a/references/z.md': '',
        'review/SKILL.md': '---\nname: review\n---\n',
      },
      [],
    ],
    [
      'files of another skill, which is named as people call it',
      {
        'a/SKILL.md':
          "---\nname: a\n---\nSee `/core:review`'s `references/x.md`. \n\nSee `/core:a` `references/y.md`.\n",
        'a/references/z.md': '',
        'review/SKILL.md': '---\nname: review\n---\n',
      },
      ['a/SKILL.md:6 skill/no-file there is no file "references/y.md"; did you mean "references/z.md"?'],
    ],
    [
      'no front matter, where clients look for skills',
      {
        'skills/a/SKILL.md': '# A\nSee [x](x.md).\n',
        'docs/SKILL.md': '# Skills\nSee [x](x.md).\n',
        'skills/a/part/SKILL.md': '# A part\n',
      },
      [
        'skills/a/SKILL.md:1 skill/no-front-matter there is no front matter; begin the file with the front matter: a line ---, name and description (in quotes where it has a colon), a line ---',
      ],
    ],
    [
      'no front matter, in the folders of a client that asks for none, and of one that does',
      { '.claude/skills/b/SKILL.md': '# B\nSee [x](x.md).\n', '.codex/skills/c/SKILL.md': '# C\nSee [x](x.md).\n' },
      [
        '.claude/skills/b/SKILL.md:2 skill/no-file there is no file "x.md"; add it, or correct the name',
        '.codex/skills/c/SKILL.md:1 skill/cannot-run Codex CLI does not load "c": there is no front matter; begin the file with the front matter: a line ---, name and description (in quotes where it has a colon), a line ---',
      ],
    ],
    [
      'a front matter behind a comment',
      { 'a/SKILL.md': '<!-- ours -->\n---\nname: a\n---\n' },
      [
        'a/SKILL.md:1 skill/no-front-matter the front matter is after an HTML comment, so clients read none: move it to the first line; begin the file with the front matter: a line ---, name and description (in quotes where it has a colon), a line ---',
      ],
    ],
    [
      'a page for all skills, and a part of one',
      {
        'skills/SKILL.md': '# Skills\n',
        'skills/a/SKILL.md': '---\nname: a\n---\n',
        'skills/a/b/c/SKILL.md': '# Part\n',
      },
      [],
    ],
    [
      'files below a heading of examples',
      { 'a/SKILL.md': '---\nname: a\n---\n## Examples from elsewhere\n\nRun `scripts/x.py`.\n', 'a/scripts/y.py': '' },
      [],
    ],
    [
      'a link of a line that is to be written',
      { 'a/SKILL.md': '---\nname: a\n---\nBegin with one line, "See [THERE.md](THERE.md)", and [HERE.md](HERE.md).\n' },
      ['a/SKILL.md:4 skill/no-file there is no file "HERE.md"; add it, or correct the name'],
    ],
    [
      'a script that the project has elsewhere',
      {
        'skills/a/SKILL.md': '---\nname: a\n---\nSee `scripts/x.py`. See `scripts/y.py`.\n',
        'core/scripts/x.py': '',
        'skills/b/scripts/y.py': '',
      },
      ['skills/a/SKILL.md:4 skill/no-file there is no file "scripts/y.py"; add it, or correct the name'],
    ],
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
      'all skills whose names begin alike',
      { 'a/SKILL.md': '---\nname: a\n---\nThe `/scan-*` skills fill it.\n', 'scan/SKILL.md': '---\nname: scan\n---\n' },
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
      'a page that is in another folder of the skill',
      { 'a/SKILL.md': '---\nname: a\n---\nSee [x](x.md).\n', 'a/resources/x.md': '' },
      ['a/SKILL.md:4 skill/no-file there is no file "x.md"; did you mean "resources/x.md"?'],
    ],
    [
      'a link by the path that is its label',
      {
        'skills/a/SKILL.md':
          '---\nname: a\n---\nSee [`references/x.md`](../b/references/x.md). `a`: [x](x.md), as in `[y](y.md)`.\n',
        'skills/a/references/y.md': '',
        'skills/b/references/x.md': '',
      },
      ['skills/a/SKILL.md:4 skill/no-file there is no file "x.md"; add it, or correct the name'],
    ],
    [
      'paths that the text only speaks of',
      {
        'a/SKILL.md':
          '---\nname: a\n---\nWrite `scripts/b.sh` → `.agents/scripts/b.sh`. Tip: type it (creates `scripts/c.sh`).\n\nRun `scripts/d.sh` from the toolkit root. See `scripts/e.sh` in the novel skills.\n\nThe recipe is `r` skill, `references/r.md`. Use the shared `templates/s.md`. See `templates/t.md` in the `t` skill.\n\nIt lives in `other-repo`:\n\n- `scripts/f.sh`\n\nScripts:\n\n- **Mode:** `scripts/m.sh` fails\n- `scripts/i.sh`\n\n```bash\n#!/bin/sh\n# scripts/g.sh\nls scripts/h.sh\n```\n\n`test -f scripts/j.sh`\n',
        'a/scripts/z.sh': '',
        'a/references/z.md': '',
        'a/templates/z.md': '',
      },
      ['a/SKILL.md:17 skill/no-file there is no file "scripts/i.sh"; did you mean "scripts/z.sh"?'],
    ],
    [
      'paths that show a form, that may be missing, or that are of another skill or of the project',
      {
        'a/SKILL.md':
          '---\nname: a\n---\nLink as `[text](references/file.md)`. Load the matching `references/style-N.md`. See `references/o.md` (optional).\n\nRun when available:\n\n```bash\npython scripts/g.py\n```\n\n```bash\npytest tests/\npython scripts/train.py\n```\n\n```bash\nRead resources/x.tres\nRead resources/x.md\n```\n\n## Work with the review skill\n\n| parts | `references/m.md` |\n',
        'a/references/z.md': '',
        'a/scripts/z.py': '',
        'review/SKILL.md': '---\nname: review\n---\n',
      },
      ['a/SKILL.md:19 skill/no-file there is no file "resources/x.md"; add it, or correct the name'],
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
      'what a build writes, where nothing is built',
      {
        'a/.claude-plugin/plugin.json': '{ "name": "a", "mcpServers": "./.mcp.json" }',
        'a/.mcp.json':
          '{ "mcpServers": { "x": { "command": "node", "args": ["${CLAUDE_PLUGIN_ROOT}/dist/x.js", "${CLAUDE_PLUGIN_ROOT}/out/x.js"] } } }',
        'a/out/y.js': '',
      },
      ['a/.mcp.json:1 skill/no-file there is no file "out/x.js"; did you mean "out/y.js"?'],
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
      'pages that instructions lead to, none of which has a front matter',
      {
        'skills/a/SKILL.md': '# A\n',
        'skills/b/SKILL.md': '# B\n',
        'p/.claude-plugin/plugin.json': '{"name":"p"}',
        'p/skills/c/SKILL.md': '# C\n',
        'p/skills/d/SKILL.md': '# D\n',
        '.agents/skills/e/SKILL.md': '# E\n',
        '.agents/skills/f/SKILL.md': '# F\n',
        'more/skills/g/SKILL.md': '# G\n',
        'more/skills/h/SKILL.md': '---\nname: h\n---\n',
      },
      ['.agents/skills/e', '.agents/skills/f', 'more/skills/g', 'p/skills/c', 'p/skills/d'].map(
        (folder) =>
          `${folder}/SKILL.md:1 skill/no-front-matter there is no front matter; begin the file with the front matter: a line ---, name and description (in quotes where it has a colon), a line ---`,
      ),
    ],
    [
      'what is kept, or is copied to make a skill, unless a skill is about that',
      Object.fromEntries(
        ['backups/1/skills/a', 'templates/a', 'skills/a/template', 'skills/backup', 'skills/templates'].map(
          (folder) => [`${folder}/SKILL.md`, '---\nname: a\n---\nSee [x](x.md).\n'],
        ),
      ),
      ['skills/backup', 'skills/templates'].map(
        (folder) => `${folder}/SKILL.md:4 skill/no-file there is no file "x.md"; add it, or correct the name`,
      ),
    ],
    [
      'a server that the settings permit, which people configure for themselves',
      {
        'skills/a/SKILL.md':
          '---\nname: a\nallowed-tools: mcp__card__get\nrequires:\n  mcp: [list]\n---\nCall `mcp__board__get`, `mcp__list__get`, `mcp__card__get` and `mcp__other__get`.\n',
        '.claude/settings.json': '{"permissions":{"allow":["mcp__board__get","mcp__list__*","mcp__card"]}}',
        '.mcp.json': server('tracker'),
      },
      [
        'skills/a/SKILL.md:7 skill/no-server the MCP server "other" is configured nowhere in this repository; configure it for the clients that run this skill, or say "optional" where it can do without',
      ],
    ],
    [
      'files of a sample of Markdown, whose blocks do not end it',
      {
        'a/SKILL.md':
          '---\nname: a\n---\n```markdown\n# Sample\n```bash\nmake\n```\nSee [x](x.md).\n```\n\n````md\n```bash\nmake\n```\nSee [y](y.md).\n````\nSee [z](z.md).\n',
      },
      ['a/SKILL.md:18 skill/no-file there is no file "z.md"; add it, or correct the name'],
    ],
    [
      'files that git ignores, which a build or a user writes',
      {
        '.gitignore': 'made.mjs\n/top.md\n',
        'p/.claude-plugin/plugin.json': '{"name":"p"}',
        'p/hooks/hooks.json':
          '{"x":{"command":"node ${CLAUDE_PLUGIN_ROOT}/scripts/made.mjs"},"y":{"command":"node ${CLAUDE_PLUGIN_ROOT}/scripts/other.mjs"}}',
        'p/skills/.gitignore': 'a/references/\n',
        'p/skills/a/SKILL.md': '---\nname: a\n---\nSee `references/x.md`, [top](top.md) and [mine](mine.md).\n',
        'p/skills/a/.gitignore': 'mine.*\n',
      },
      [
        'p/hooks/hooks.json:1 skill/no-file there is no file "scripts/other.mjs"; add it, or correct the name',
        'p/skills/a/SKILL.md:4 skill/no-file there is no file "top.md"; add it, or correct the name',
      ],
    ],
    [
      'a server that a program of the repository makes',
      {
        'a/SKILL.md': '---\nname: a\n---\nCall `mcp__own__get`, `mcp__ours__get` and `mcp__third__get`.\n',
        'src/own.py': 'server = create_sdk_mcp_server(\n    name="own",\n)\n',
        'src/ours.ts': "new McpServer({ name: 'ours' });\n",
        'src/third.ts': "ask('third');\n",
        '.mcp.json': server('tracker'),
      },
      [
        'a/SKILL.md:4 skill/no-server the MCP server "third" is configured nowhere in this repository; configure it for the clients that run this skill, or say "optional" where it can do without',
      ],
    ],
    [
      'what a text says is elsewhere, may be kept, or stands for a name',
      {
        'a/SKILL.md':
          "---\nname: a\n---\nRun `scripts/x.py` (in the **other** repo). If the skill keeps a list or `references/h.md`, add to it. See `references/mode-X.md`, and `references/y.md`.\n\nCall `mcp__SERVER_KEY__FUNCTION`.\n\nRun `mcp__ccd_session__spawn_task` and `mcp__scheduled-tasks__create`.\n\n```ts\nmcpServers['board'] = { url };\n```\n\n```bash\nclaude mcp add --scope user list -- list-mcp\n```\n\nCall `mcp__board__get`, `mcp__list__get` and `mcp__card__get`.\n",
        'a/scripts/z.py': '',
        'a/references/z.md': '',
        'presets/skills/b/SKILL.md': '{{TEXT}}\n',
        '.mcp.json': server('tracker'),
      },
      [
        'a/SKILL.md:4 skill/no-file there is no file "references/y.md"; did you mean "references/z.md"?',
        'a/SKILL.md:18 skill/no-server the MCP server "card" is configured nowhere in this repository; configure it for the clients that run this skill, or say "optional" where it can do without',
      ],
    ],
    [
      'names of a list that is no YAML',
      {
        '.claude/agents/lead.md': '---\nname: lead\nskills: [planning, reviewing] |\n---\n',
        'planning/SKILL.md': '---\nname: planning\n---\n',
        'reviewing/SKILL.md': '---\nname: reviewing\n---\n',
      },
      [],
    ],
    ['what lies in tests', { 'tests/a/SKILL.md': 'none\n', 'evals/skills/a/SKILL.md': 'none\n' }, []],
  ])('%s', async (_what, files, found) => {
    const { out } = await check(files, '--format', 'json');
    const { diagnostics } = JSON.parse(out) as {
      diagnostics: { rule: string; path: string; message: string; help?: string; range: { start: { line: number } } }[];
    };
    expect(
      diagnostics.map(
        ({ rule, path, message, help, range }) =>
          `${path}:${range.start.line} ${rule} ${message}${help === undefined ? '' : `; ${help}`}`,
      ),
    ).toEqual(found);
  });
});

test('a file that a link leads to is there, and one where a link leads nowhere is not', async () => {
  const root = repository({ 'a/SKILL.md': '---\nname: a\n---\nSee [x](x.md) and [y](y.md).\n', 'docs/x.md': '' });
  symlinkSync('../docs/x.md', join(root, 'a/x.md'));
  symlinkSync('../docs/y.md', join(root, 'a/y.md'));
  const { out } = await runMain(['check'], root);
  expect(out.split('\n').filter((line) => line.includes('no-file]'))).toEqual([
    'a/SKILL.md:4:1: warning[skill/no-file] there is no file "y.md"',
  ]);
});

test('a file of a skill that git would ignore, but keeps, is missed', async () => {
  const root = repository({ '.gitignore': 'build/\n', 'build/SKILL.md': '---\nname: build\n---\nSee [x](x.md).\n' });
  gitEach(root, ['init', '-q'], ['add', '-Af']);
  const { out } = await runMain(['check'], root);
  expect(out.split('\n').filter((line) => line.includes('no-file]'))).toEqual([
    'build/SKILL.md:4:1: warning[skill/no-file] there is no file "x.md"',
  ]);
});

test.each([
  ['none', '# A\n', 'there is no front matter', 'there is no front matter'],
  [
    'no description',
    '---\nname: a\n---\n',
    'its front matter does not give description',
    'its front matter does not give description',
  ],
  ['an empty name', '---\nname: ""\ndescription: A.\n---\n', 'its front matter does not give name', undefined],
  ['both', '---\nname: a\ndescription: A.\n---\n', undefined, undefined],
])('a client loads a skill by what it asks of its head: %s', async (_what, text, gemini, codex) => {
  const files = { '.gemini/settings.json': '{}', '.codex/config.toml': '', '.mcp.json': server('board') };
  const { out } = await check(
    { 'skills/a/SKILL.md': text, '.claude/skills/b/SKILL.md': text, 'parts/c/SKILL.md': '# C\n', ...files },
    '--only',
    'skills',
  );
  const clients =
    gemini === codex
      ? [['Codex CLI, Gemini CLI do', gemini]]
      : [
          ['Gemini CLI does', gemini],
          ['Codex CLI does', codex],
        ];
  expect(out.split('\n').filter((line) => line.startsWith('skills/a/SKILL.md'))).toEqual(
    clients.flatMap(([who, why]) =>
      why === undefined ? [] : [`skills/a/SKILL.md:1:1: error[skill/cannot-run] ${who ?? ''} not load "a": ${why}`],
    ),
  );
  expect(out).toContain(
    `Claude Code${codex === undefined ? ', Codex CLI' : ''}${gemini === undefined ? ', Gemini CLI' : ''}: can run`,
  );
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

test('a front matter that is not YAML keeps a skill from the clients that read YAML to the letter', async () => {
  const head = (description: string): string => `---\nname: a\ndescription: ${description}\n---\n`;
  const files = { '.codex/config.toml': '', 'crush.json': '{}', 'opencode.json': '{}' };
  const { out } = await check({
    ...files,
    'skills/a/SKILL.md': head('Ready: now'),
    'skills/b/SKILL.md': head('"Ready: now"'),
    'skills/c/SKILL.md': head('&x Ready\nother: *x'),
  });
  expect(out.split('\n').filter((line) => /error\[|^  [✗✓]|skills: /.test(line))).toEqual([
    'skills/a/SKILL.md:1:1: error[skill/cannot-run] Codex CLI, Crush do not load "a": strict YAML rejects its front matter (not valid YAML: a value on this line would start another mapping or list)',
    '  ✗ a: Codex CLI, Crush: cannot run, missing: skill a; opencode: can run (skills/a/SKILL.md)',
    '  ✓ a, a: Codex CLI, Crush, opencode: can run',
    '3 files: 1 error, 0 warnings, 0 notes · skills: 2 of 3 can run everywhere',
  ]);
});

test('JSON and Markdown have each need and each client', async () => {
  const files = {
    'a/SKILL.md': '---\nname: a\ndescription: A.\nallowed-tools: Read, Skill\nrequires: { bins: [op] }\n---\n',
    '.codex/config.toml': '',
  };
  const { out } = await check(files, '--format', 'json');
  const { skills } = JSON.parse(out) as { skills: readonly SkillResult[] };
  const place = (line: number): object => ({ path: 'a/SKILL.md', line });
  expect(skills).toEqual([
    {
      kind: 'skill',
      path: 'a/SKILL.md',
      name: 'a',
      needs: [
        { kind: 'tool', name: 'Read', level: 'must', declared: true, place: place(4), permitted: true },
        { kind: 'tool', name: 'Skill', level: 'must', declared: true, place: place(4), permitted: true },
        { kind: 'program', name: 'op', level: 'must', declared: true, place: place(5) },
      ],
      hosts: [
        {
          host: 'Codex CLI',
          verdict: 'not told',
          missing: [],
          notTold: [{ kind: 'program', name: 'op' }],
          reservations: [{ kind: 'tool', name: 'Skill' }],
        },
      ],
    },
  ]);
  const { out: markdown } = await check(files, '--format', 'markdown');
  expect(markdown.split('### Skills\n')[1]?.split('</details>')[0]).toBe(`
|  | skill | \`Codex CLI\` |
| --- | --- | --- |
| ❔ | \`a\` | not told, unknown: program \`op\` |

next: look where the client runs for program \`op\`

`);
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
  → next: commit a host profile that lists what the client has: cartwright host add CLIENT

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

test('the first screen shows the skills that cannot run, and how many more there are', async () => {
  const skills = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [
      `${name}/SKILL.md`,
      `---\nname: ${name}\nrequires: { mcp: [board] }\n---\n`,
    ]),
  );
  const { out } = await check(
    {
      ...skills,
      'g/SKILL.md': '---\nname: g\n---\n',
      '.mcp.json': server('board'),
      '.cursor/mcp.json': server('tracker'),
    },
    '--format',
    'markdown',
  );
  const [screen = ''] = out.split('<details>');
  expect(screen.split('### ')[1]).toBe(`Skills that cannot run

|  | skill | \`Claude Code\` | \`Cursor\` |
| --- | --- | --- | --- |
| ❌ | \`a\` | can run | cannot run |
| ❌ | \`b\` | can run | cannot run |
| ❌ | \`c\` | can run | cannot run |
| ❌ | \`d\` | can run | cannot run |
| ❌ | \`e\` | can run | cannot run |

… and 1 more skill below

`);
});

test('handshake answers for one skill', async () => {
  const root = repository(OURS);
  expect(await runMain(['handshake', 'skills/triage', '--host', 'crush'], root)).toEqual({
    code: 1,
    out: `skills/triage/SKILL.md:9:1: warning[skill/no-file] there is no file "references/labels.md"
  help: add it, or correct the name

more about a rule: cartwright explain skill/no-file
  ? triage: Crush: not told, unknown: MCP server tracker (skills/triage/SKILL.md)
  → next: commit a host profile that lists what the client has: cartwright host add CLIENT
not ok: 1 skill not told
`,
    err: '',
  });
  expect((await runMain(['handshake', 'skills/triage', 'x.cart'], root)).err).toBe(
    'cartwright: "x.cart" is not a skill, and skills are judged by themselves\n  help: for example: cartwright handshake agents/reviewer --host claude-code\n',
  );
});

test('handshake says how to get an answer that is not told, in text and Markdown', async () => {
  const root = repository({ 'a/SKILL.md': '---\nname: a\ndescription: A.\nrequires: { bins: [op] }\n---\n' });
  const asked = ['handshake', 'a', '--host', 'codex-cli'];
  expect(await runMain(asked, root)).toEqual({
    code: 1,
    out: `  ? a: Codex CLI: not told, unknown: program op (a/SKILL.md)
  → next: look where the client runs for program op
not ok: 1 skill not told
`,
    err: '',
  });
  expect(await runMain([...asked, '--format', 'markdown'], root)).toEqual({
    code: 1,
    out: '- ❔ `a`: `Codex CLI`: not told, unknown: program `op` (`a/SKILL.md`)\n- → next: look where the client runs for program `op`\n',
    err: '',
  });
});

test('a table of equals stands for clients of the catalogue, each with a source', () => {
  for (const [client, { does, source }] of Object.entries(TOOL_EQUALS)) {
    expect(Object.keys(CLIENTS)).toContain(client);
    expect([source.length > 10, Object.keys(does).length]).toEqual([true, 11]);
    for (const names of Object.values(does).filter((each) => each !== ''))
      for (const name of names.split(' ')) expect([client, name, hasEqual(client, name)]).toEqual([client, name, true]);
    expect(hasEqual(client, 'Deploy')).toBe(false);
  }
  expect([hasEqual('cursor', 'Read'), hasEqual('crush', 'AskUserQuestion'), hasEqual('gemini-cli', 'Skill')]).toEqual([
    undefined,
    false,
    false,
  ]);
});

test.each([
  ['Grepp', 'Grep'],
  ['raed_file', 'read_file'],
  ['Read', undefined],
  ['Deploy', undefined],
  ['rea', undefined],
])('%s is meant as %s', (name, meant) => {
  expect(meantTool(name)).toBe(meant);
});

test('names differ by one letter that is another, missing, too many, or moved', () => {
  const pairs = [
    ['abc', 'abd'],
    ['abc', 'ab'],
    ['ab', 'abc'],
    ['abc', 'acb'],
    ['abc', 'abc'],
    ['abc', 'axy'],
    ['a', 'abc'],
  ];
  expect(pairs.map(([a = '', b = '']) => isOneLetterOff(a, b))).toEqual([true, true, true, true, false, false, false]);
});
