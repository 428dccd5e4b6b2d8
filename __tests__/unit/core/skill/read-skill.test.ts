import { expect, test } from '@jest/globals';
import { declaredTools } from '../../../../src/core/skill/declared-tools.ts';
import { fallbackName, kindOfFile, placeOfSkill, type SkillKind } from '../../../../src/core/skill/kinds.ts';
import { readSkill, type Skill } from '../../../../src/core/skill/read-skill.ts';
import { toolMeaning } from '../../../../src/core/skill/tool-meaning.ts';

async function read(text: string, kind: SkillKind = 'agent'): Promise<Skill> {
  const skill = await readSkill(kind, 'a.md', text, 'fallback');
  if ('problems' in skill) throw new Error(skill.problems[0]?.message);
  return skill;
}
const brief = ({ name, description, tools, head: { remarks } }: Skill): unknown => ({
  name,
  description,
  tools: tools.map(({ token }) => token),
  remarks: remarks.map(({ line, text }) => `${line}: ${text}`),
});

test('a sound front matter is read as YAML, whatever its line ends and a byte order mark', async () => {
  const lines = [
    '---',
    'name: a',
    'description: >',
    '  Two',
    '  lines.',
    'allowed-tools:',
    '  - Read',
    '---',
    'tools: Bash',
    '',
  ];
  for (const text of [lines.join('\n'), lines.join('\r\n'), `\ufeff${lines.join('\n')}`])
    expect(brief(await read(text))).toEqual({
      name: 'a',
      description: text.includes('\r') ? 'Two lines.\n'.trim() : 'Two lines.',
      tools: ['Read'],
      remarks: [],
    });
});

test('what strict YAML rejects is read key by key, and the reader is told why', async () => {
  const text = [
    '---',
    'name: helper',
    'description: Use it when asked: "help me". Examples:',
    '',
    '<example>',
    'name: not-this',
    'tools: Bash',
    '</example>',
    '',
    'Free text that is not a key.',
    'model: inherit',
    'tools: ["Read", "Grep"]',
    'argument-hint: [file] [line]',
    '---',
    'Text',
  ].join('\n');
  expect(brief(await read(text))).toEqual({
    name: 'helper',
    description: 'Use it when asked: "help me". Examples:',
    tools: ['Read', 'Grep'],
    remarks: [
      '3: strict YAML rejects this front matter (not valid YAML: a value on this line would start another mapping or list); it was read key by key, as most clients read it',
    ],
  });
});

test.each([
  ['a list below its key', 'x: a: b\ntools:\n- Read\n- Bash(a, b)', ['Read', 'Bash(a, b)'], 1],
  ['a folded text', 'x: a: b\ntools: >-\n  Read,\n  Bash', ['Read', 'Bash'], 1],
  ['a key that appears twice', 'tools: Read\ntools: Bash', ['Bash'], 2],
  ['both keys', 'x: a: b\nallowed-tools: Read\ntools: Bash, Read', ['Read', 'Bash'], 1],
  ['quotes around each token', 'tools: "Read", "Bash"', ['Read', 'Bash'], 1],
  ['a tag that is never closed', 'x: a: b\n<example>\ntools: Read', ['Read'], 1],
])('%s, where strict YAML rejects the rest', async (_what, block, tools, remarks) => {
  const skill = await read(`---\n${block}\n---\n`);
  expect([skill.tools.map(({ token }) => token), skill.head.remarks.length]).toEqual([tools, remarks]);
});

test('without a front matter, and with one that is never closed, nothing is declared', async () => {
  const nothing = { name: 'fallback', description: '', tools: [] };
  expect(brief(await read('# Title\ntools: Bash\n'))).toEqual({ ...nothing, remarks: ['1: there is no front matter'] });
  expect(brief(await read('---\ntools: Bash\n'))).toEqual({
    ...nothing,
    remarks: ['1: the front matter is not closed by a line ---'],
  });
  expect(brief(await read(`---\ntools: Bash\n${'#\n'.repeat(32_762)}---\n`))).toEqual({
    ...nothing,
    tools: ['Bash'],
    remarks: [],
  });
  expect(brief(await read(`---\ntools: Bash\n${'#\n'.repeat(32_763)}---\n`))).toEqual({
    ...nothing,
    remarks: ['1: the front matter has more than 65536 characters, so it was not read'],
  });
  expect(brief(await read('---\n# nothing\n---\n'))).toEqual({ ...nothing, remarks: [] });
});

test('a plugin is what its plugin.json says; one that is not JSON has problems', async () => {
  const skill = await read(
    '{"name":"p","description":"d","version":"1.2.3","license":"MIT","hooks":{"tools":"Bash"}}',
    'plugin',
  );
  const { head, ...said } = skill;
  expect([said, head.remarks]).toEqual([
    { name: 'p', description: 'd', version: '1.2.3', licence: 'MIT', tools: [] },
    [],
  ]);
  expect(brief(await read('[]', 'plugin'))).toEqual({
    name: 'fallback',
    description: '',
    tools: [],
    remarks: ['1: it is not a JSON object, so it is ignored'],
  });
  await expect(read('{"name":', 'plugin')).rejects.toThrow();
});

test.each<[unknown, string[]]>([
  ['Read, Bash(git log:*), Bash(echo "a, b" c)', ['Read', 'Bash(git log:*)', 'Bash(echo "a, b" c)']],
  ['Bash(git add *) Bash(f(x, y)) Read', ['Bash(git add *)', 'Bash(f(x, y))', 'Read']],
  ['Read,Read , ,Grep', ['Read', 'Grep']],
  ['Bash(never closed, Read', ['Bash(never closed, Read']],
  ['[Read, "Bash(a, b)"]', ['Read', 'Bash(a, b)']],
  [
    ['Azure MCP/search', 'Read, Grep', 'Bash(a', 'b)', 7],
    ['Azure MCP/search', 'Read', 'Grep', 'Bash(a, b)', '7'],
  ],
  [{ bash: true, write: false, read: true }, ['bash', 'read']],
  [null, []],
  [undefined, []],
  ['', []],
])('the tools of %j', (value, tools) => {
  expect(declaredTools(value)).toEqual(tools);
});

test('a tool stands for a role or a scope by its name alone', () => {
  const byMeaning = (tokens: string): Record<string, string> =>
    Object.fromEntries(
      tokens.split(' ').map((token) => {
        const { role, scope, server } = toolMeaning(token);
        return [token, role ?? scope ?? (server === undefined ? 'none' : `server ${server}`)];
      }),
    );
  const all = (tokens: string, meaning: string): Record<string, string> =>
    Object.fromEntries(tokens.split(' ').map((token) => [token, meaning]));
  const expected = {
    ...all('Bash bash Bash(git:*) shell execute runCommands execute/runInTerminal run_shell_command', 'execute'),
    ...all('Task Agent Agent(reviewer) agent runSubagent', 'dispatch'),
    ...all(
      'vscode/memory mcp__memory__create_entities mcp__memory__add_observations memory/create_entities',
      'memory.write',
    ),
    ...all('mcp__plugin_x_memory__saveNote mcp__serena__write_memory save_memory', 'memory.write'),
    ...all('Grep Glob search search/usages search/* codebase usages mcp__memory__search_nodes', 'search'),
    ...all('Write Edit edit/editFiles', 'fs.write'),
    ...all('Read LS read/readFile', 'fs.read'),
    ...all('WebFetch WebSearch web/fetch', 'net.fetch'),
    ...all('BashOutput KillShell terminalLastCommand getTerminalOutput execute/getTerminalOutput execute/* *', 'none'),
    ...all(
      'TaskCreate TaskUpdate TaskList TaskGet Workflow SendMessage TeamCreate TodoWrite __proto__ constructor',
      'none',
    ),
    ...all('mcp__memory__read_graph mcp__memory__delete_entities mcp__memory__* mcp__memory', 'server memory'),
    ...all('mcp__gallery__search_images', 'server gallery'),
    ...all('github/search_code github/*', 'server github'),
  };
  expect(byMeaning(Object.keys(expected).join(' '))).toEqual(expected);
});

test('what a file describes is told by its place, and so is the name that it does not state', () => {
  const places = [
    'SKILL.md',
    'a/b/SKILL.md',
    '.claude-plugin/plugin.json',
    'p/.claude-plugin/plugin.json',
    '.claude/agents/team/lead.md',
    '.github/agents/review.agent.md',
    '.github/agents/README.md',
    'agents/lead.md',
    'MYSKILL.md',
  ];
  expect(
    places.map((path) => {
      const kind = kindOfFile(path);
      return kind === undefined ? 'none' : [kind, placeOfSkill(kind, path), fallbackName(kind, path, 'top')].join(' ');
    }),
  ).toEqual([
    'skill . top',
    'skill a/b b',
    'plugin . top',
    'plugin p p',
    'agent .claude/agents/team/lead.md lead',
    'agent .github/agents/review.agent.md review',
    'none',
    'none',
    'none',
  ]);
});
