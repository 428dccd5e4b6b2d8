/** Files and names that skills refer to. */
import { expect, test } from '@jest/globals';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gitEach } from '../../support/git.ts';
import { runMain } from '../../support/main.ts';
import { findingsOf, type FoundCase, repository, server } from '../../support/skills.ts';

test.each<FoundCase>([
  [
    'a tool with two letters that changed places',
    { 'a/SKILL.md': '---\nname: a\nallowed-tools: WebFecth\n---\n' },
    ['a/SKILL.md:3 skill/misspelt there is no tool "WebFecth"; did you mean "WebFetch"?'],
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
    'an agent by the name of its file, which some clients go by',
    {
      '.github/agents/lead.agent.md': '---\nname: Lead\nagents: [planner, plannr]\n---\n',
      '.github/agents/planner.agent.md': '---\nname: Planner\n---\n',
    },
    ['.github/agents/lead.agent.md:3 skill/misspelt there is no agent "plannr"; did you mean "planner"?'],
  ],
  [
    'files of a form that is still to be filled in',
    {
      'a/SKILL.md':
        '---\nname: a\n---\n- [parts.md](./parts.md) - [Description]\n- [x](./component-name.md)\n- [y](./real.md)\n',
    },
    ['a/SKILL.md:6 skill/no-file there is no file "real.md"; add it, or correct the name'],
  ],
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
      'a/SKILL.md': "---\nname: a\n---\nSee `/core:review`'s `references/x.md`. \n\nSee `/core:a` `references/y.md`.\n",
      'a/references/z.md': '',
      'review/SKILL.md': '---\nname: review\n---\n',
    },
    ['a/SKILL.md:6 skill/no-file there is no file "references/y.md"; did you mean "references/z.md"?'],
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
    'a script that the project has elsewhere, or puts into a plugin',
    {
      'skills/a/SKILL.md': '---\nname: a\n---\nSee `scripts/x.py`. See `scripts/y.py`.\n',
      'core/scripts/x.py': '',
      'skills/b/scripts/y.py': '',
      'p/.claude-plugin/plugin.json': '{"name":"p"}',
      'p/hooks/hooks.json': '{"x":{"command":"bash ${CLAUDE_PLUGIN_ROOT}/lib/x.sh"}}',
      'core/lib/x.sh': '',
    },
    ['skills/a/SKILL.md:4 skill/no-file there is no file "scripts/y.py"; add it, or correct the name'],
  ],
  [
    'all skills whose names begin alike',
    { 'a/SKILL.md': '---\nname: a\n---\nThe `/scan-*` skills fill it.\n', 'scan/SKILL.md': '---\nname: scan\n---\n' },
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
])('%s', async (_what, files, found) => {
  expect(await findingsOf(files)).toEqual(found);
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
