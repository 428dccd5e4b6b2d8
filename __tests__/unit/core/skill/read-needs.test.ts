/** What a skill, a plugin or an agent needs, rule by rule: each case is a small repository of our own. */
import { expect, test } from '@jest/globals';
import { judgeNeeds, type Offer } from '../../../../src/core/skill/judge.ts';
import type { Need } from '../../../../src/core/result/skills.ts';
import { unitsOf } from '../../../../src/core/skill/markdown-units.ts';
import { readRepository } from '../../../../src/core/skill/repository.ts';

async function needsOf(files: Readonly<Record<string, string>>, path = 's/SKILL.md'): Promise<readonly Need[]> {
  const { found } = await readRepository({ files: Object.keys(files), read: (file) => files[file] });
  const one = found.find((each) => each.path === path);
  if (one === undefined) throw new Error(`${path} describes nothing`);
  return one.needs;
}
/** `declared must tool Read s/SKILL.md:3 or …`. */
const words = ({ kind, name, level, declared, place, alternatives, permitted }: Need): string =>
  `${declared ? (permitted === true ? 'permitted' : 'declared') : 'said'} ${level} ${kind} ${name}${alternatives === undefined ? '' : ` or ${alternatives.join(', ')}`} ${place.path}:${place.line}`;
const read = async (files: Readonly<Record<string, string>>, path?: string): Promise<string[]> =>
  (await needsOf(files, path)).map(words);
const skill = (head: string, body = '', more: Readonly<Record<string, string>> = {}): Promise<string[]> =>
  read({ 's/SKILL.md': `---\nname: s\n${head}\n---\n${body}`, ...more });

test.each<[string, string, readonly string[]]>([
  [
    'tools without their parentheses',
    'allowed-tools: Read, Bash(gh:*)',
    [
      'permitted must tool Read s/SKILL.md:3',
      'permitted must tool Bash s/SKILL.md:3',
      'permitted may program gh s/SKILL.md:3',
    ],
  ],
  [
    'items of a list at their lines',
    'tools:\n  - read_file\n  - "*"\n  - web_fetch',
    ['permitted must tool read_file s/SKILL.md:4', 'permitted must tool web_fetch s/SKILL.md:6'],
  ],
  [
    'tools of servers',
    'tools: mcp__a__b, mcp__c__*, d/e, search/codebase, mcp__*__x',
    [
      'permitted must mcp-server a s/SKILL.md:3',
      'permitted must mcp-tool a/b s/SKILL.md:3',
      'permitted must mcp-server c s/SKILL.md:3',
      'permitted must mcp-server d s/SKILL.md:3',
      'permitted must mcp-tool d/e s/SKILL.md:3',
      'permitted must tool search/codebase s/SKILL.md:3',
    ],
  ],
  ['tools that are required', 'required-tools: [Deploy]', ['declared must tool Deploy s/SKILL.md:3']],
  ['tools that metadata requires', 'metadata:\n  required_tools: [Deploy]', ['declared must tool Deploy s/SKILL.md:4']],
  [
    'servers and skills that are required',
    'requires:\n  mcp: [rube]\n  skills: [other]',
    ['declared must mcp-server rube s/SKILL.md:4', 'declared must skill other s/SKILL.md:5'],
  ],
  [
    'dependencies by kind, by name and in words',
    'dependencies:\n  mcp: [board]\n  python: ">=3.9"\n  system: [ffmpeg, libpng]\n  requests: ">=2"',
    [
      'declared must mcp-server board s/SKILL.md:4',
      'declared must program python3 s/SKILL.md:5',
      'declared must program ffmpeg s/SKILL.md:6',
    ],
  ],
  ['names that are required', 'requires:\n  - other', ['declared must skill other s/SKILL.md:4']],
  [
    'JSON in metadata',
    'metadata: {"x":{"requires":{"bins":["op"],"anyBins":["a","b"],"env":["KEY"]},"primaryEnv":"P"}}',
    [
      'declared must program op s/SKILL.md:3',
      'declared must program a or b s/SKILL.md:3',
      'declared must env KEY s/SKILL.md:3',
      'declared must env P s/SKILL.md:3',
    ],
  ],
  [
    'where it runs, in words',
    'compatibility: Requires Python 3.9+ and API_KEY. pip install x; no `node` needed. Optionally `jq`.',
    [
      'declared must program python3 s/SKILL.md:3',
      'declared must env API_KEY s/SKILL.md:3',
      'declared may program pip s/SKILL.md:3',
      'declared may program jq s/SKILL.md:3',
    ],
  ],
  [
    'hosts and the network',
    'compatibility: Needs access to api.weather.io over the network.',
    ['declared must network api.weather.io s/SKILL.md:3'],
  ],
  [
    'hosts of other domains, and no library',
    'compatibility: Needs a key (free from media.tv/oauth), ${REGION}-docker.pkg.dev and the `requests` library',
    ['declared must network media.tv s/SKILL.md:3'],
  ],
  [
    'neither the network that is not needed, nor a program that is none',
    'compatibility: A host with terminal access. No network needed. Standard Unix CLI. `recent` also requires X_ID. Installs via pip.',
    ['declared must env X_ID s/SKILL.md:3', 'declared may program pip s/SKILL.md:3'],
  ],
  [
    'variables with values, and those of which one will do',
    'compatibility: Requires A_KEY or B_KEY, C_URL (default http://localhost) and D_URL (e.g. https://d.sample.dev)',
    [
      'declared may env A_KEY s/SKILL.md:3',
      'declared may env B_KEY s/SKILL.md:3',
      'declared may env C_URL s/SKILL.md:3',
      'declared must env D_URL s/SKILL.md:3',
    ],
  ],
  ['the network without a host', 'compatibility: Requires internet access', ['declared must network * s/SKILL.md:3']],
  [
    'a server that is one of two ways',
    'compatibility: Requires a key or the Linear MCP server. Jira MCP server or a token. Needs the Figma MCP server.',
    [
      'declared may mcp-server Linear s/SKILL.md:3',
      'declared may mcp-server Jira s/SKILL.md:3',
      'declared must mcp-server Figma s/SKILL.md:3',
    ],
  ],
  ['one client', 'compatibility: Claude Code only', ['declared must client claude-code s/SKILL.md:3']],
  ['many clients', 'compatibility: Works with Claude Code, Codex and any other', []],
  [
    'models and agents',
    'model: Sonnet 5 (fast)\nagent: helper',
    ['declared may model Sonnet 5 (fast) s/SKILL.md:3', 'declared must agent helper s/SKILL.md:4'],
  ],
  ['what is inherited', 'model: inherit\nagent: Explore', []],
  ['denied tools', 'disallowedTools: [Bash]', []],
  ['no tool without a letter', 'tools:\n  - "-"\n  - exec', ['permitted must tool exec s/SKILL.md:5']],
])('a field: %s', async (_what, head, needs) => {
  expect(await skill(head)).toEqual(needs);
});

test.each<[string, string, readonly string[]]>([
  [
    'what a shell block starts',
    '```bash\n# shown\n$ fd x | rg y\noutput\n$ A=1 sudo jq .\n```',
    ['said must program fd s/SKILL.md:7', 'said must program jq s/SKILL.md:9'],
  ],
  [
    'neither what continues, nor a here-document, nor a builtin',
    '```sh\ncd x && uv run y\ngit log \\\n  other\ncat <<EOF\nrun\nEOF\n```',
    ['said must program git s/SKILL.md:7'],
  ],
  ['no block of another language', '```python\nrun me\n```', []],
  [
    'installers',
    '```bash\nnpm install -g x\ncurl -fsSL https://get.sample.dev/i | sh\n```',
    [
      'said may program npm s/SKILL.md:6',
      'said may program curl s/SKILL.md:7',
      'said may network get.sample.dev s/SKILL.md:7',
    ],
  ],
  ['what is optional', '## Deploy (optional)\n\n```bash\nfly deploy\n```', ['said may program fly s/SKILL.md:8']],
  [
    'keys and hosts',
    '```bash\nexport A_KEY=<your key>\ncurl -H "x: $B_TOKEN" https://api.sample.dev/v1\n```',
    [
      'said must env A_KEY s/SKILL.md:6',
      'said must program curl s/SKILL.md:7',
      'said must env B_TOKEN s/SKILL.md:7',
      'said must network api.sample.dev s/SKILL.md:7',
    ],
  ],
  [
    'a key with a value that stands for it',
    '```bash\ncurl -H "x: ${B_TOKEN:-none}" "$D_TOKEN"\n```',
    ['said must program curl s/SKILL.md:6', 'said may env B_TOKEN s/SKILL.md:6', 'said must env D_TOKEN s/SKILL.md:6'],
  ],
  [
    'prerequisites',
    '## Prerequisites\n\n- `gh` CLI\n- Node.js 20+\n- `MY_KEY` is set\n- the `abc` package',
    ['said must program gh s/SKILL.md:7', 'said must program node s/SKILL.md:8', 'said must env MY_KEY s/SKILL.md:9'],
  ],
  [
    'what a paragraph of requirements says',
    '### Prereqs\n\nNode.js 18+ recommended. Needs MY_TOKEN in the environment.\n',
    ['said must program node s/SKILL.md:7', 'said must env MY_TOKEN s/SKILL.md:7'],
  ],
  [
    'MCP servers by name',
    'Use the Linear MCP server. An MCP server helps. With XcodeBuildMCP too. Never the Jira MCP.',
    ['said must mcp-server Linear s/SKILL.md:5', 'said must mcp-server XcodeBuildMCP s/SKILL.md:5'],
  ],
  [
    'tools of servers by name',
    'Call `mcp__a__b`; `mcp__c__d` if available.',
    [
      'said may mcp-server a s/SKILL.md:5',
      'said may mcp-tool a/b s/SKILL.md:5',
      'said may mcp-server c s/SKILL.md:5',
      'said may mcp-tool c/d s/SKILL.md:5',
    ],
  ],
  [
    'files',
    'Run `scripts/a.py`, see [b](references/b.md#x) and `assets/`, not [c](https://c.dev/c.md) or `scripts/<name>.py`.',
    ['said may file references/b.md s/SKILL.md:5', 'said must file scripts/a.py s/SKILL.md:5'],
  ],
  [
    'other skills',
    'Always load the `one` skill. For tables use the `two` skill. See [three](../three/SKILL.md).',
    ['said must skill one s/SKILL.md:5', 'said may skill two s/SKILL.md:5', 'said may skill three s/SKILL.md:5'],
  ],
  ['agents', 'Delegate to the `critic` agent.', ['said must agent critic s/SKILL.md:5']],
  [
    'a page that it fetches',
    'First fetch `https://docs.sample.dev/x.md`. See https://other.dev/docs.',
    ['said must network docs.sample.dev s/SKILL.md:5'],
  ],
  [
    'no server by the first word of a sentence, of an item or of a cell',
    'Choose MCP server type.\n\n- Has MCP tools\n- Right MCP tools\n\n| Ask MCP server of yours | you ask first |\n\nNotion MCP server must run.',
    ['said must mcp-server Notion s/SKILL.md:12'],
  ],
  ['no server by a name that stands for one', 'Write `mcp__service-name__*` or `mcp__your_server__x`.', []],
  ['no server by the name of its tool', 'Call the `submit_decision` MCP endpoint.', []],
  ['no skill by a property of several', '**user-scoped** skills and "large" skills', []],
  ['no agent by its model, or by its type', 'Launch a **haiku** sub-agent. The `claude` agent type is known.', []],
  [
    'a skill without a mark that it is told to use',
    'Invoke log-writer skill, then load the a-b skill.',
    ['said must skill log-writer s/SKILL.md:5', 'said must skill a-b s/SKILL.md:5'],
  ],
  [
    'a list of skills',
    '## Skills to Invoke\n\n- `scan-all` - all\n- run `not-one`',
    ['said must skill scan-all s/SKILL.md:7'],
  ],
  [
    'of two ways none is needed',
    'Load the `one` skill. Delegate to the `first` or `second` agent.\n\n## Requirements\n\n`A_KEY` or `B_KEY` is set.',
    [
      'said must skill one s/SKILL.md:5',
      'said may agent second s/SKILL.md:5',
      'said may env A_KEY s/SKILL.md:9',
      'said may env B_KEY s/SKILL.md:9',
    ],
  ],
  [
    'a skill that a row or a companion points to',
    '| Errors | use the `one` skill |\n\nWorks alongside the `two` skill.',
    ['said may skill one s/SKILL.md:5', 'said may skill two s/SKILL.md:7'],
  ],
  [
    'neither the blocks of a language in a shell block, nor the words before a command',
    '```bash\nkotlinOptions {\n}\n/usr/bin/env bash <<EOF\nrun\nEOF\n```',
    ['said must program bash s/SKILL.md:8'],
  ],
  [
    'programs whose names begin with a digit, and no counts',
    '```bash\n7z x a.7z\n0x-tool run\n3 files changed\n```',
    ['said must program 7z s/SKILL.md:6', 'said must program 0x-tool s/SKILL.md:7'],
  ],
  [
    'a way that a comment calls another one',
    '```bash\nnpm test\n# or\nyarn test\nexport A_KEY=... # or rely on the keychain\n\nnpm link\n```',
    ['said must program npm s/SKILL.md:6', 'said may program yarn s/SKILL.md:8', 'said may env A_KEY s/SKILL.md:9'],
  ],
  [
    'a sentence that lists what is required',
    '**Requires**: the forge client (`gh`) and `MY_KEY`.\n\nThe `jq` and `MY_TOKEN` of others.',
    ['said must program gh s/SKILL.md:5', 'said must env MY_KEY s/SKILL.md:5'],
  ],
  [
    'prerequisites by what is said beside them',
    '## Requirements\n\n- `abc` available (comes with the system)\n- Vault CLI (`op`) signed in\n- a `def` of yours',
    ['said must program abc s/SKILL.md:7', 'said must program op s/SKILL.md:8'],
  ],
  [
    'prerequisites under a heading of another language',
    '## 运行环境要求\n\n- **Node.js 20+**\n\n## Voraussetzungen\n\n- Python 3.11\n\n## 运行环境\n\n- Ruby 3.3',
    ['said must program node s/SKILL.md:7', 'said must program python3 s/SKILL.md:11'],
  ],
  [
    'no server by the words of a title',
    '### Gather Context Using MCP Tools\n\nUse the Chrome DevTools MCP server.',
    ['said must mcp-server chrome-devtools s/SKILL.md:7'],
  ],
  [
    'tools of a server that only the text names',
    'If the Convert MCP tools are available (`convert:convert_file`), call `convert:list_all`, not `other:list_all`.',
    [
      'said may mcp-server Convert s/SKILL.md:5',
      'said may mcp-tool convert/convert_file s/SKILL.md:5',
      'said may mcp-tool convert/list_all s/SKILL.md:5',
    ],
  ],
  [
    'skills of two ways, for other tasks, and that take over',
    'Run x or use the `one` skill. Go on by handing off to the `two` skill.\n\n## When NOT to Use\n\nUse the `three` skill.',
    ['said may skill one s/SKILL.md:5', 'said must skill two s/SKILL.md:5', 'said may skill three s/SKILL.md:9'],
  ],
  ['an agent that is required', 'It requires the `judge` agent.', ['said must agent judge s/SKILL.md:5']],
  [
    'pages of a list that is to be fetched, and no installer',
    'Fetch these before you write:\n\n1. **Schema** https://api.sample.dev/schema\n\nElse `curl -fsSL https://get.sample.dev/i | bash`.\n\nRead these:\n\n- https://docs.sample.dev/',
    ['said must network api.sample.dev s/SKILL.md:7'],
  ],
  [
    'what is out of use, and what is about such things',
    '| Old code | deprecated: the `one` skill |\n| Modernize legacy projects | the `two` skill |\n\nThe `three` skill finds deprecated calls. The legacy `four` skill.',
    ['said may skill two s/SKILL.md:6', 'said may skill three s/SKILL.md:8'],
  ],
  [
    'no server that is not for it, but one that is not there',
    'The Jira MCP server is not a way in. The Linear MCP server is not connected.',
    ['said must mcp-server Linear s/SKILL.md:5'],
  ],
  [
    'skills that are called in the words of a tool',
    'Run Skill(pack:one), then `Skill(skill: "two")`, never Skill(three).',
    ['said must skill one s/SKILL.md:5', 'said must skill two s/SKILL.md:5'],
  ],
  [
    'agents of a plugin',
    'Delegate to the `pack:critic` agent, with `subagent_type: "pack:judge"`.',
    ['said must agent judge s/SKILL.md:5', 'said must agent critic s/SKILL.md:5'],
  ],
  [
    'skills and agents that a block calls, and none that a file shows',
    '```text\nSkill("ux", "all")\nTask(subagent_type="judge", prompt="x")\nTask(subagent_type="general-purpose")\n```\n\n```yaml\nallowed-tools: Skill(two)\n```',
    ['said must skill ux s/SKILL.md:6', 'said must agent judge s/SKILL.md:7'],
  ],
  [
    'a skill for some cases, and one in place of something else',
    'Use skill: `a-skill-with-a-very-long-name-of-many-words` for large files.\n\nLoad the `other` skill and follow it instead of the command.',
    ['said may skill a-skill-with-a-very-long-name-of-many-words s/SKILL.md:5', 'said must skill other s/SKILL.md:7'],
  ],
  [
    'what is used when it is there',
    'When the `one` skill is installed, load it. It says Prereq: `MY_KEY`.\n\nThen start. Prereq: `A_KEY` in the environment.',
    ['said may skill one s/SKILL.md:5', 'said must env A_KEY s/SKILL.md:7'],
  ],
  [
    'a server that is one of two ways',
    'Take a key or Linear MCP server. With a key or the Jira MCP server.',
    ['said may mcp-server Linear s/SKILL.md:5', 'said may mcp-server Jira s/SKILL.md:5'],
  ],
  [
    'no program by code of another language, an array, a function or a name of the network',
    '```bash\nimport a as b\nx = f("y")\nA=("one" "two")\nB=(\n  one\n  two\n)\nC+=(a) tee z\nlog() { echo; }\nlog x\nhost.sample. A 1.2.3.4\n"Closes #1"\nsetopt +o nomatch\nimport -window root x\n"my-tool" x\n```',
    ['said must program import s/SKILL.md:19', 'said must program my-tool s/SKILL.md:20'],
  ],
  [
    'no server by its language, and a tool that is an example',
    'Write a Rust MCP server. Ask by the host (e.g. `mcp__a__ask`), then `mcp__b__ask`.',
    [
      'said may mcp-server a s/SKILL.md:5',
      'said may mcp-tool a/ask s/SKILL.md:5',
      'said must mcp-server b s/SKILL.md:5',
      'said must mcp-tool b/ask s/SKILL.md:5',
    ],
  ],
  [
    'no skill and no agent by a word in bold',
    'This skill **never** runs. The **local** skill. Pick **one** agent, a **small** agent. See the **timecop** skill. Run the **check-all** agent.',
    ['said may skill timecop s/SKILL.md:5', 'said must agent check-all s/SKILL.md:5'],
  ],
  [
    'agents without a mark, and others that are only kinds',
    'Commit using commit-writer agent, via a fresh-context agent. Use the `other` agent instead.',
    ['said must agent commit-writer s/SKILL.md:5', 'said may agent other s/SKILL.md:5'],
  ],
  [
    'what is kept away from beside code, in a list and under a heading',
    'Do NOT use `Task(subagent_type="a:one")` or `Task(subagent_type="a:two")`.\n\nNever call these:\n\n- `mcp__c__d`\n\n## Tools to avoid\n\n- `mcp__e__f`\n\n## When to use\n\nDo not use this skill if:\n\n- the `three` skill will do\n\n| not ready | load the `four` skill |',
    ['said may skill three s/SKILL.md:19', 'said must skill four s/SKILL.md:21'],
  ],
  [
    'all of a section that is called optional',
    '## Voice (optional)\n\nLoad the `one` skill.',
    ['said may skill one s/SKILL.md:7'],
  ],
  [
    'what lines that continue a command contact and expect',
    '```bash\ncurl -X POST \\\n  -H "x: $A_TOKEN" \\\n  https://api.sample.dev/v1\nagent pay \\\n  --url "https://pay.sample.dev/" \\\n  rg\nshow https://docs.sample.dev https://www.sample.dev\n```',
    [
      'said must program curl s/SKILL.md:6',
      'said must env A_TOKEN s/SKILL.md:6',
      'said must network api.sample.dev s/SKILL.md:6',
      'said must program agent s/SKILL.md:9',
      'said must network pay.sample.dev s/SKILL.md:9',
      'said must program show s/SKILL.md:12',
    ],
  ],
  [
    'servers by names of several words',
    'In the Figma Dev Mode MCP server (Chrome DevTools MCP).\n\n- **Power BI Modeling MCP Server**: required\n- **Get Rube MCP**: first',
    [
      'said must mcp-server figma-dev-mode s/SKILL.md:5',
      'said must mcp-server chrome-devtools s/SKILL.md:5',
      'said must mcp-server power-bi-modeling s/SKILL.md:7',
      'said must mcp-server Rube s/SKILL.md:8',
    ],
  ],
  [
    'a variable that is only asked for',
    '```bash\n[ -n "$A_KEY" ] || echo none\nopen-it "$B_KEY"\n```',
    ['said may env A_KEY s/SKILL.md:6', 'said must program open-it s/SKILL.md:7', 'said must env B_KEY s/SKILL.md:7'],
  ],
  ['nothing within a comment', '<!-- run `scripts/a.py` with the Linear MCP server -->', []],
])('the text: %s', async (_what, body, needs) => {
  expect(await skill('description: d', body)).toEqual(needs);
});

test('a file that is there is a need, whatever is said of it; one that is not may be an example', async () => {
  const body =
    '## Example\n\nSee `references/my-page.md` and `references/b.md`.\n\n[jobs](${CLAUDE_SKILL_DIR}/jobs/a.md), 示例：`references/c.md`';
  expect(await skill('description: d', body, { 's/references/my-page.md': 'x' })).toEqual([
    'said may file references/my-page.md s/SKILL.md:7',
    'said may file jobs/a.md s/SKILL.md:9',
  ]);
});

test('a skill of a plugin that is called by the name of its server is no tool of that server', async () => {
  const files = {
    '.claude-plugin/plugin.json': '{"name":"flow","mcpServers":{"flow":{"command":"x"}}}',
    'skills/tune-it/SKILL.md': '---\nname: tune-it\n---\n',
    'skills/s/SKILL.md': '---\nname: s\n---\nCall `flow:tune-it`, then `flow:do_it`.',
  };
  expect(await read(files, 'skills/s/SKILL.md')).toEqual([
    'declared must mcp-server flow .claude-plugin/plugin.json:1',
    'said must mcp-tool flow/do_it skills/s/SKILL.md:4',
  ]);
});

test('a program that a token permits and a block starts is required and declared', async () => {
  expect(await skill('allowed-tools: Bash(gh:*)', '```bash\ngh pr list\n```')).toEqual([
    'permitted must tool Bash s/SKILL.md:3',
    'declared must program gh s/SKILL.md:3',
  ]);
});

test('what the text calls optional is optional wherever it stands', async () => {
  expect(
    await skill(
      'tools: [web_search]',
      'Use `web_search` (if enabled).\n\n## Requirements\n\n- `gh` CLI\n\nIf `gh` is available, use it.',
    ),
  ).toEqual(['permitted may tool web_search s/SKILL.md:3', 'said may program gh s/SKILL.md:9']);
});

test('shipped scripts need their interpreters, by their first lines or their endings', async () => {
  const files = {
    's/scripts/a.py': 'x',
    's/scripts/b': '#!/usr/bin/env -S uv run\n',
    's/scripts/c.ts': 'x',
    's/references/d.sh': 'x',
    's/e.R': 'x',
  };
  expect(await skill('description: d', 'Run `scripts/a.py`.', files)).toEqual([
    'said must file scripts/a.py s/SKILL.md:5',
    'declared may program Rscript s/e.R:1',
    'declared must program python3 s/scripts/a.py:1',
    'declared may program uv s/scripts/b:1',
  ]);
});

test('a script needs no ending, and an agent may be called like a skill', async () => {
  const files = { 's/scripts/media-cli': '#!/usr/bin/env python3\n' };
  expect(await skill('description: d', 'See [it](scripts/media-cli) and [that](scripts/none).', files)).toEqual([
    'said must file scripts/media-cli s/SKILL.md:5',
    'declared must program python3 s/scripts/media-cli:1',
  ]);
  const agent = { '.claude/agents/split.md': '---\nname: split\n---\nFollow the `split` skill.\n' };
  expect(await read(agent, '.claude/agents/split.md')).toEqual(['said must skill split .claude/agents/split.md:4']);
});

test('openai.yaml declares servers, and icons that may be there', async () => {
  const yaml =
    'interface:\n  icon_small: ./assets/a.svg\ndependencies:\n  tools:\n    - type: mcp\n      value: board\n      url: https://mcp.board.dev/mcp\n';
  expect(await skill('description: d', '', { 's/agents/openai.yaml': yaml })).toEqual([
    'declared must mcp-server board s/agents/openai.yaml:5',
    'declared must network mcp.board.dev s/agents/openai.yaml:5',
    'declared may file assets/a.svg s/agents/openai.yaml:2',
  ]);
});

test('a plugin declares servers, hooks, files and dependencies', async () => {
  const manifest = {
    name: 'p',
    mcpServers: {
      board: { command: 'npx', args: ['-y', 'b'], env: { TOKEN: '${BOARD_TOKEN}', MODE: '${MODE:-fast}' } },
    },
    commands: ['./commands/go.md'],
    dependencies: { ollama: '>=1' },
  };
  const hooks = {
    hooks: { Stop: [{ hooks: [{ type: 'command', command: 'python3 ${CLAUDE_PLUGIN_ROOT}/hooks/h.py' }] }] },
  };
  const files = {
    'p/.claude-plugin/plugin.json': JSON.stringify(manifest, undefined, 1),
    'p/hooks/hooks.json': JSON.stringify(hooks),
    'p/.mcp.json': '{"mcpServers":{"unread":{"command":"x"}}}',
  };
  expect(await read(files, 'p/.claude-plugin/plugin.json')).toEqual([
    'declared must mcp-server board p/.claude-plugin/plugin.json:4',
    'declared must program npx p/.claude-plugin/plugin.json:5',
    'declared must env BOARD_TOKEN p/.claude-plugin/plugin.json:11',
    'declared may env MODE p/.claude-plugin/plugin.json:12',
    'declared must program ollama p/.claude-plugin/plugin.json:20',
    'declared must file commands/go.md p/.claude-plugin/plugin.json:17',
    'declared must program python3 p/hooks/hooks.json:1',
    'declared must file hooks/h.py p/hooks/hooks.json:1',
  ]);
});

test('a hook that is a script of the plugin needs what runs the script', async () => {
  const command = (path: string): unknown => ({ hooks: [{ type: 'command', command: path }] });
  const hooks = {
    hooks: {
      Stop: [command('${CLAUDE_PLUGIN_ROOT}/hooks/a.sh')],
      Start: [command('"${CLAUDE_PLUGIN_ROOT}"/hooks/b'), command('"${CLAUDE_PLUGIN_ROOT:-.}/hooks/c.py" --all')],
      End: [command('node "${CLAUDE_PLUGIN_ROOT}/hooks/d.rb"'), command('${CLAUDE_PLUGIN_ROOT}/hooks/e.cmd')],
      Read: [command('${OTHER_PLUGIN_ROOT:-${CLAUDE_PLUGIN_ROOT}}/hooks/f.ps1')],
    },
  };
  const files = {
    '.claude-plugin/plugin.json': '{"name":"p"}',
    'hooks/hooks.json': JSON.stringify(hooks),
    'hooks/a.sh': 'echo',
    'hooks/b': '#!/usr/bin/env ruby\n',
    'hooks/c.py': '#!/usr/bin/python3\n',
    'hooks/d.rb': '',
    'hooks/e.cmd': '@echo off',
    'hooks/f.ps1': '',
  };
  expect(await read(files, '.claude-plugin/plugin.json')).toEqual([
    'declared must program bash hooks/hooks.json:1',
    'declared must file hooks/a.sh hooks/hooks.json:1',
    'declared must program ruby hooks/hooks.json:1',
    'declared must program python3 hooks/hooks.json:1',
    'declared must file hooks/c.py hooks/hooks.json:1',
    'declared must program node hooks/hooks.json:1',
    'declared must file hooks/d.rb hooks/hooks.json:1',
    'declared must file hooks/e.cmd hooks/hooks.json:1',
    'declared must program pwsh hooks/hooks.json:1',
    'declared must file hooks/f.ps1 hooks/hooks.json:1',
  ]);
});

test('one server and one skill are one need, however their names are written', async () => {
  const body = 'Load the `one` skill. With the Diff Blue MCP server.';
  expect(await skill('skills: pack:one\nmcp-servers:\n  DiffBlue:\n    command: x', body)).toEqual([
    'declared must skill pack:one s/SKILL.md:3',
    'declared must mcp-server DiffBlue s/SKILL.md:5',
    'declared must program x s/SKILL.md:6',
  ]);
});

test('a server that the plugin around it configures is declared there', async () => {
  const files = {
    '.claude-plugin/plugin.json': '{"name":"p","mcpServers":"./.mcp.json"}',
    '.mcp.json': '{"mcpServers":{\n"notion":{"type":"http","url":"https://mcp.notion.com/mcp"}}}',
    's/SKILL.md': '---\nname: s\n---\nUse `Notion:notion-search`.\n',
  };
  expect(await read(files)).toEqual([
    'declared must mcp-server Notion .mcp.json:2',
    'said must mcp-tool Notion/notion-search s/SKILL.md:4',
  ]);
});

test('an agent names files by paths with a slash', async () => {
  const path = '.claude/agents/a.md';
  expect(await read({ [path]: '---\nname: a\n---\nRead `docs/x.md` and `y.md`.\n' }, path)).toEqual([
    `said may file docs/x.md ${path}:4`,
  ]);
});

test.each<[string, Offer, string, readonly string[]]>([
  [
    'all is there',
    { hasTool: () => true, servers: new Map([['A', ['b']]]), programs: ['python'], env: ['K'] },
    'can run',
    [],
  ],
  ['a server is not', { servers: new Map() }, 'cannot run', ['a', 'a/b']],
  ['a tool of a server is not', { servers: new Map([['a', []]]) }, 'cannot run', ['a/b']],
  ['nothing says', {}, 'not told', ['a', 'a/b', 'python3', 'K']],
  [
    'lists may not be all',
    { servers: new Map(), programs: [], env: ['K'], mayHave: () => true },
    'not told',
    ['a', 'a/b', 'python3'],
  ],
  [
    'another program may be there, and no other server',
    { servers: new Map([['a', ['b']]]), programs: ['bash'], env: ['K'], mayHave: (kind: string) => kind === 'program' },
    'not told',
    ['python3'],
  ],
  ['lists are all', { servers: new Map([['a', ['b']]]), programs: ['bash'], env: ['K'] }, 'cannot run', ['python3']],
  [
    'tools of servers are not told',
    { servers: new Map([['a', undefined]]), programs: ['python3'], env: ['K'] },
    'not told',
    ['a/b'],
  ],
])('the answer where %s', async (_what, offer, answer, named) => {
  const needs = await needsOf({
    's/SKILL.md':
      '---\nname: s\nrequired-tools: mcp__a__b\nallowed-tools: Ask\nrequires:\n  bins: [python3]\n  env: [K]\n---\n',
  });
  const judged = judgeNeeds(needs, offer);
  expect([
    judged.verdict,
    (judged.verdict === 'cannot run' ? judged.missing : judged.notTold).map(({ name }) => name),
  ]).toEqual([answer, named]);
});

test('what a field permits and a place does not have is a reservation', async () => {
  const needs = await needsOf({ 's/SKILL.md': '---\nname: s\nallowed-tools: Ask\n---\n' });
  const { verdict, reservations } = judgeNeeds(needs, { hasTool: () => false });
  expect([verdict, reservations.map(({ name }) => name)]).toEqual(['can run', ['Ask']]);
});

test.each([
  ['a row of brackets', '('.repeat(200_000)],
  ['backticks', '`'.repeat(200_000)],
  ['one long sentence', `if ${'available '.repeat(40_000)}`],
  ['prompts', `\`\`\`bash\n${'$ a "'.repeat(60_000)}\n\`\`\``],
  ['names of servers', 'mcp__a_'.repeat(50_000)],
  ['words before MCP', 'A B MCP '.repeat(40_000)],
  ['dots', 'a.'.repeat(150_000)],
  ['links', '](a'.repeat(100_000)],
])(
  'hostile text ends: %s',
  async (_what, body) => {
    expect(Array.isArray(await skill('description: d', body))).toBe(true);
  },
  5_000,
);

// Each has one of the signs by which a sentence is looked at, and no other; the sentence before it has none.
test.each([
  ['a mark of code', 'See `references/a.md`.', 'may file references/a.md'],
  ['an underscore', 'API_KEY must be set.', 'must env API_KEY'],
  ['bold type', 'Load **deploy-app** first.', 'must skill deploy-app'],
  ['a link', 'See [it](references/a.md).', 'may file references/a.md'],
  ['an address', 'Do GET https://api.acme.io/v1 first.', 'must network api.acme.io'],
  ['a tool after its server', 'Call board:findAll first.', 'must mcp-server board'],
  ['the word MCP', 'Use the Linear MCP server.', 'must mcp-server Linear'],
  ['the word skill', 'Load the "deploy-app" skill.', 'must skill deploy-app'],
  ['the word agent', 'Ask the "reviewer" agent.', 'may agent reviewer'],
  ['the word installed', 'Docker must be installed.', 'must program docker'],
  ['the word PATH', 'Python 3 must be on the PATH.', 'must program python3'],
])('a sentence is read for %s', async (_, sentence, need) => {
  const more = { '.mcp.json': '{"mcpServers":{"board":{}}}', 'deploy-app/SKILL.md': '', 's/references/a.md': '' };
  const found = await skill('license: MIT', `Read what is there.\nSay so. ${sentence} Stop.`, more);
  expect(found.filter((each) => each.includes(need))).toHaveLength(1);
});

test('a need that is named again at a higher level is one that must be there', async () => {
  const twice = 'If available, call `mcp__board__find`.\n\nCall `mcp__board__find`.\n\nCall `mcp__board__find`.\n';
  expect(await skill('allowed-tools: mcp__log__add', `${twice}\nCall \`mcp__log__add\`.`)).toEqual([
    'declared must mcp-server log s/SKILL.md:3',
    'declared must mcp-tool log/add s/SKILL.md:3',
    'said must mcp-server board s/SKILL.md:7',
    'said must mcp-tool board/find s/SKILL.md:7',
  ]);
});

test('a line that begins with a letter is prose, whatever follows', async () => {
  const lines = [
    'a ``` b',
    'c # d',
    'e | f',
    'g <!-- h',
    '  i - j',
    '~~~',
    'k',
    '~~~',
    '# l',
    '- m',
    '1. n',
    '| o',
    '> - p',
  ];
  expect(unitsOf(lines, 1).map(({ kind, text }) => [kind, text])).toEqual([
    ['text', 'a ``` b\nc # d\ne | f\ng <!-- h\n  i - j'],
    ['fence', 'k'],
    ['heading', 'l'],
    ['item', '- m'],
    ['item', '1. n'],
    ['row', '| o'],
    ['item', '> - p'],
  ]);
});
