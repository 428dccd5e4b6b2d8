import type { Mapping } from '../value/mapping.ts';

/** How a client takes an agent: where it reads skills, and how it starts a server of the project; docs/activate.md has the sources. */
export interface ActivationFacts {
  /** As it is shown. */
  readonly title: string;
  /** Folders of a project in which it looks for skills; its own is first. */
  readonly skills: readonly string[];
  /** Whether its configuration holds command and arguments as one list. */
  readonly oneList?: true;
  /** Members of the gate's entry beside command and arguments. */
  readonly entry?: Mapping;
  /** What it asks before it starts a server that the project names. */
  readonly approval: string;
  /** A file and the text in it that runs a command whenever a session starts. */
  readonly sessionStart?: { readonly file: string; readonly text: string };
}

const CHECK = 'cartwright activate --check';
/** The form that Claude Code brought, and that others took over. */
const SESSION_START = JSON.stringify({
  hooks: { SessionStart: [{ hooks: [{ type: 'command', command: CHECK }] }] },
});

/** By the name of the client; `agents` is not a client, but the folder that several read. */
export const ACTIVATION: Readonly<Record<string, ActivationFacts>> = {
  agents: {
    title: 'any client that reads .agents/skills',
    skills: ['.agents/skills'],
    approval: 'no configuration is common to clients: put the entry of the gate into that of yours',
  },
  'claude-code': {
    title: 'Claude Code',
    skills: ['.claude/skills'],
    approval: 'it asks once for each server of .mcp.json; /mcp shows which are approved',
    sessionStart: { file: '.claude/settings.json', text: SESSION_START },
  },
  'codex-cli': {
    title: 'Codex CLI',
    skills: ['.agents/skills'],
    entry: { startup_timeout_sec: 60 },
    approval: 'it reads .codex/config.toml in a trusted project only: trust the folder when it asks',
    sessionStart: { file: '.codex/hooks.json', text: SESSION_START },
  },
  cursor: {
    title: 'Cursor',
    skills: ['.cursor/skills', '.agents/skills', '.claude/skills', '.codex/skills'],
    approval: 'switch the server on under Customize, MCPs; it asks before each call of a tool',
    sessionStart: {
      file: '.cursor/hooks.json',
      text: JSON.stringify({ version: 1, hooks: { sessionStart: [{ command: CHECK }] } }),
    },
  },
  'gemini-cli': {
    title: 'Gemini CLI',
    skills: ['.gemini/skills', '.agents/skills'],
    approval: 'where folders must be trusted (security.folderTrust), trust this one; it asks before a skill is read',
    sessionStart: { file: '.gemini/settings.json', text: SESSION_START },
  },
  opencode: {
    title: 'opencode',
    skills: ['.opencode/skills', '.agents/skills', '.claude/skills'],
    oneList: true,
    entry: { type: 'local', timeout: 60_000 },
    approval: 'nothing: it connects by itself, and runs what the file names at its next start',
  },
  vscode: {
    title: 'VS Code',
    skills: ['.github/skills', '.agents/skills', '.claude/skills'],
    approval: 'it asks whether you trust the server, at its first start and whenever its entry changes',
  },
};
