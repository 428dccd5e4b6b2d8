import type { HostSource } from '../handshake/host.ts';
import type { Mapping } from '../value/mapping.ts';

/** How a client takes an agent: where it reads skills, and how it starts a server of the project (docs/activate.md). */
export interface ActivationFacts {
  /** As it is shown. */
  readonly title: string;
  /** Folders of a project in which it looks for skills; its own stands first. */
  readonly skills: readonly string[];
  /** Whether its configuration holds command and arguments as one list. */
  readonly oneList?: true;
  /** Members of the gate's entry beside command and arguments. */
  readonly entry?: Mapping;
  /** What it asks before it starts a server that the project names. */
  readonly approval: string;
  /** A file and the text in it that runs a command whenever a session starts. */
  readonly sessionStart?: { readonly file: string; readonly text: string };
  readonly sources: readonly HostSource[];
}

const CHECK = 'cartwright activate --check';
/** The form that Claude Code brought, and that others took over. */
const SESSION_START = JSON.stringify({
  hooks: { SessionStart: [{ hooks: [{ type: 'command', command: CHECK }] }] },
});

const READ_ON = '2026-11-23';
const said = (fact: string, source: string): HostSource => ({ fact, source, date: READ_ON });

/** By the name of the client; `agents` is no client, but the folder that several read. */
export const ACTIVATION: Readonly<Record<string, ActivationFacts>> = {
  agents: {
    title: 'any client that reads .agents/skills',
    skills: ['.agents/skills'],
    approval: 'no configuration is common to clients: put the entry of the gate into that of yours',
    sources: [
      said('.agents/skills is the folder of a project that all clients of the standard may read', 'agentskills.io'),
    ],
  },
  'claude-code': {
    title: 'Claude Code',
    skills: ['.claude/skills'],
    approval: 'it asks once for each server of .mcp.json; /mcp shows which are approved',
    sessionStart: { file: '.claude/settings.json', text: SESSION_START },
    sources: [
      said('skills of a project lie in .claude/skills', 'code.claude.com/docs/en/skills'),
      said(
        'servers of .mcp.json require a one-time approval; claude mcp reset-project-choices takes it back',
        'code.claude.com/docs/en/mcp, quoted in anthropics/claude-code issue 63308',
      ),
      said('hooks of the event SessionStart stand in .claude/settings.json', 'code.claude.com/docs/en/hooks'),
    ],
  },
  'codex-cli': {
    title: 'Codex CLI',
    skills: ['.agents/skills'],
    entry: { startup_timeout_sec: 60 },
    approval: 'it reads .codex/config.toml in a trusted project only: trust the folder when it asks',
    sessionStart: { file: '.codex/hooks.json', text: SESSION_START },
    sources: [
      said('skills of a repository lie in .agents/skills', 'developers.openai.com/codex/skills'),
      said(
        'a server that has not started after 10 seconds is given up; startup_timeout_sec gives it more',
        'openai/codex issue 11851',
      ),
      said(
        'the configuration of a project counts in a trusted project only',
        'openai/codex issue 10389; pull request 60041',
      ),
      said('hooks of a project stand in .codex/hooks.json, and run once trusted', 'developers.openai.com/codex/hooks'),
    ],
  },
  cursor: {
    title: 'Cursor',
    skills: ['.cursor/skills', '.agents/skills', '.claude/skills', '.codex/skills'],
    approval: 'switch the server on under Customize, MCPs; it asks before each call of a tool',
    sessionStart: {
      file: '.cursor/hooks.json',
      text: JSON.stringify({ version: 1, hooks: { sessionStart: [{ command: CHECK }] } }),
    },
    sources: [
      said(
        'skills of a project lie in .cursor/skills and .agents/skills; those of Claude and Codex are read, too',
        'cursor.com/docs/context/skills; dev.to/skillsboard of 2026-08-15',
      ),
      said(
        'a server of .cursor/mcp.json is switched on in the settings, and each call of a tool asks',
        'cursor.com/docs/mcp; docs.infrahub.app/mcp/integrations/cursor',
      ),
      said(
        'hooks of a project stand in .cursor/hooks.json of version 1, with sessionStart',
        'stbenjam/skillsaw docs/rules/cursor-hooks-valid.md; obra/superpowers pull request 709',
      ),
    ],
  },
  'gemini-cli': {
    title: 'Gemini CLI',
    skills: ['.gemini/skills', '.agents/skills'],
    approval: 'where folders must be trusted (security.folderTrust), trust this one; it asks before a skill is read',
    sessionStart: { file: '.gemini/settings.json', text: SESSION_START },
    sources: [
      said(
        'skills of a workspace lie in .gemini/skills or .agents/skills; reading one asks for consent',
        'geminicli.com/docs/cli/using-agent-skills; docs/cli/skills.md, branch main',
      ),
      said(
        'trust in folders is off by default; in an untrusted one no server of the project is started',
        'geminicli.com/docs/cli/trusted-folders; google-gemini/gemini-cli pull request 26457',
      ),
      said('hooks of the event SessionStart stand in settings.json', 'geminicli.com/docs/hooks'),
    ],
  },
  opencode: {
    title: 'opencode',
    skills: ['.opencode/skills', '.agents/skills', '.claude/skills'],
    oneList: true,
    entry: { type: 'local', timeout: 60_000 },
    approval: 'nothing: it connects by itself, and runs what the file names at its next start',
    sources: [
      said(
        'skills of a project lie in .opencode/skills, .claude/skills and .agents/skills, at any depth',
        'opencode.ai/v2/docs/skills',
      ),
      said(
        'servers connect automatically; the second version reads the configuration of the first',
        'opencode.ai/v2/docs/mcp-servers; opencode.ai/docs/migrate-v1',
      ),
      said(
        'timeout is in milliseconds, 5000 by default: a server must have listed its tools by then',
        'open-code.ai/docs/mcp-servers',
      ),
    ],
  },
  vscode: {
    title: 'VS Code',
    skills: ['.github/skills', '.agents/skills', '.claude/skills'],
    approval: 'it asks whether you trust the server, at its first start and whenever its entry changes',
    sources: [
      said(
        'skills of a project lie in .github/skills, .claude/skills or .agents/skills',
        'docs.github.com/en/copilot, add skills; code.visualstudio.com/docs/agent-customization/agent-skills',
      ),
      said(
        'for servers of a workspace, trust is asked for at the first run and whenever the definition changes',
        'microsoft/vscode pull request 257564',
      ),
    ],
  },
};
