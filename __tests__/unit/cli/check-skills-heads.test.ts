/** Front matters, and what is no skill of the project. */
import { expect, test } from '@jest/globals';
import { check, findingsOf, type FoundCase, server } from '../../support/skills.ts';

test.each<FoundCase>([
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
    'a front matter behind blank lines',
    { 'a/SKILL.md': '\n\n---\nname: a\n---\n' },
    [
      'a/SKILL.md:1 skill/no-front-matter the front matter is after blank lines, so clients read none: move it to the first line; begin the file with the front matter: a line ---, name and description (in quotes where it has a colon), a line ---',
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
    'several without a front matter, which may be pages: told once, as a note',
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
    [
      ...['.agents/skills/e', '.agents/skills/f', 'more/skills/g', 'p/skills/c', 'p/skills/d'].map(
        (folder) =>
          `${folder}/SKILL.md:1 skill/no-front-matter there is no front matter; begin the file with the front matter: a line ---, name and description (in quotes where it has a colon), a line ---`,
      ),
      'skills/a/SKILL.md:1 skill/no-front-matter none of the 2 skills of this folder has a front matter: most clients load none of them; give each a name and a description, or leave them if they are pages that your instructions refer to',
    ],
  ],
  [
    'what is kept, put away, or copied to make a skill, unless a skill is about that',
    Object.fromEntries(
      [
        'backups/1/skills/a',
        'templates/a',
        'skills/a/template',
        'skills/archive/a',
        'skills/_deprecated/a',
        'dormant/skills/a',
        'skills/archive',
        'skills/backup',
        'skills/templates',
      ].map((folder) => [`${folder}/SKILL.md`, '---\nname: a\n---\nSee [x](x.md).\n']),
    ),
    ['skills/archive', 'skills/backup', 'skills/templates'].map(
      (folder) => `${folder}/SKILL.md:4 skill/no-file there is no file "x.md"; add it, or correct the name`,
    ),
  ],
  ['what lies in tests', { 'tests/a/SKILL.md': 'none\n', 'evals/skills/a/SKILL.md': 'none\n' }, []],
])('%s', async (_what, files, found) => {
  expect(await findingsOf(files)).toEqual(found);
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
