import type { RuleExample, RuleDeclaration } from '../../core/result/rule.ts';
import { textExample } from '../../core/result/rule-examples.ts';

/** A `SKILL.md` with a field and a text. */
const SKILL = (field: string, text = ''): RuleExample =>
  textExample(
    ['---', 'name: notes', ...(field === '' ? [] : [field]), '---', ...(text === '' ? [] : [text]), ''].join('\n'),
  );

const OF_SKILLS: readonly RuleDeclaration[] = [
  {
    id: 'skill/cannot-run',
    summary: 'a client lacks what a skill requires',
    what: 'A skill, a plugin or an agent file requires a server, a tool, a program or a variable, and a client that the repository configures does not have it. Or the client does not load the skill, since its front matter lacks a name or a description. A tool of one client is satisfied by the equivalent tool of another. What a field only permits, such as `allowed-tools`, is a reservation, not a finding.',
    why: 'Without what its skill requires, an agent improvises.',
    bad: SKILL('requires: { mcp: [tracker] } # .mcp.json has board alone'),
    good: SKILL('requires: { mcp: [board] }'),
  },
  {
    id: 'skill/no-server',
    level: 'warning',
    summary: 'a skill names an MCP server that is not configured',
    what: 'The text of a skill or an agent names a tool of an MCP server, and no configuration of the repository has a server of that name. It is not reported in a plugin, in a folder such as `packages/x/skills/`, or in a repository that configures no server: there, the user who installs the skill configures the server. Nor is a server that the settings of Claude Code permit.',
    why: 'Without the server the agent works without its tools, and does not report it.',
    bad: SKILL('', 'Call `mcp__tracker__get_issue`: .mcp.json has board alone.'),
    good: SKILL('', 'Call `mcp__board__get_issue`.'),
  },
  {
    id: 'skill/no-file',
    level: 'warning',
    summary: 'a skill refers to a file that is not there',
    what: 'A skill or a plugin names a file that it ships, and neither its folder nor the repository holds it: by a link, by a field, by a path that it tells to read, or by one into a folder that it has. What the text says to create, and what lies in other folders, is not looked for.',
    why: 'The agent is sent to a file that it cannot read, or to a script that it cannot run.',
    bad: SKILL('', 'Run `scripts/colect.py`: the folder has collect.py.'),
    good: SKILL('', 'Run `scripts/collect.py`.'),
  },
  {
    id: 'skill/misspelt',
    level: 'warning',
    summary: 'a name in a skill differs from a known one by one letter',
    what: 'A tool, an MCP server, a skill or an agent that a field names is not there, and one whose name differs by one letter is.',
    why: 'A client ignores a name that it does not know.',
    bad: SKILL('allowed-tools: Read, WebFecth'),
    good: SKILL('allowed-tools: Read, WebFetch'),
  },
  {
    id: 'skill/no-front-matter',
    level: 'warning',
    summary: 'clients read no front matter of a skill',
    what: 'A `SKILL.md` does not begin with a front matter: it is after an HTML comment or blank lines, it is not closed, or, in a folder `skills/`, there is none, although a client or a plugin loads the folder, or other skills in it have one (where none has, one note says so). Or what describes a skill or a plugin cannot be read. Clients that ask for a name or a description do not load such a skill; others read its text alone.',
    why: 'Claude Code knows such a skill by its folder and its first paragraph alone; Codex CLI, Crush, Gemini CLI, OpenCode and Qwen Code do not load it.',
    bad: textExample('<!-- ours -->\n---\nname: notes\n---\n'),
    good: SKILL('description: Writes notes.'),
  },
];

export const rules: readonly RuleDeclaration[] = OF_SKILLS.map((rule) => ({
  apart: 'It is found by `check`, in every repository with skills, plugins or agent files.',
  ...rule,
}));
