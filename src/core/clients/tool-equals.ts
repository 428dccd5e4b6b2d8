import { editDistance } from '../schema/suggest.ts';

/** What a client's own tool does, whatever it is called. */
export type Action =
  | 'read'
  | 'edit'
  | 'write'
  | 'run'
  | 'search text'
  | 'find files'
  | 'fetch'
  | 'web search'
  | 'sub-agent'
  | 'ask'
  | 'plan';

/** The tools of a client by what they do, names parted by blanks, and where that was written on 2026-11-23. */
interface ClientTools {
  readonly source: string;
  readonly does: Readonly<Record<Action, string>>;
  /** Tools that no other client has an equal of. */
  readonly alone: string;
}

/** Clients whose own tools are published, by the name that `--host` takes. Names that the client took earlier, and those that agent files write for it, count. */
export const TOOL_EQUALS: Readonly<Record<string, ClientTools>> = {
  'claude-code': {
    does: {
      read: 'Read NotebookRead',
      edit: 'Edit MultiEdit NotebookEdit',
      write: 'Write',
      run: 'Bash PowerShell',
      'search text': 'Grep',
      'find files': 'Glob LS',
      fetch: 'WebFetch',
      'web search': 'WebSearch',
      'sub-agent': 'Agent Task',
      ask: 'AskUserQuestion',
      plan: 'TodoWrite TodoRead TaskCreate TaskUpdate TaskList TaskGet EnterPlanMode ExitPlanMode',
    },
    alone:
      'Skill SlashCommand BashOutput KillBash KillShell TaskOutput TaskStop Monitor LSP SendMessage TeamCreate TeamDelete Workflow ToolSearch EnterWorktree ExitWorktree CronCreate CronDelete CronList ListMcpResourcesTool ReadMcpResourceTool Artifact',
    source: 'code.claude.com/docs/en/tools-reference',
  },
  'codex-cli': {
    does: {
      read: 'exec_command',
      edit: 'apply_patch',
      write: 'apply_patch',
      run: 'exec_command shell_command shell local_shell',
      'search text': 'exec_command',
      'find files': 'exec_command',
      fetch: 'web_search',
      'web search': 'web_search',
      'sub-agent': 'spawn_agent',
      ask: 'request_user_input',
      plan: 'update_plan',
    },
    alone: 'write_stdin view_image tool_search',
    source:
      'openai/codex codex-rs/tools/src/local_tool.rs at 13bdd524, codex-rs/core/src/tools/handlers; files are read and searched by its shell',
  },
  crush: {
    does: {
      read: 'view',
      edit: 'edit multiedit',
      write: 'write',
      run: 'bash',
      'search text': 'grep',
      'find files': 'glob ls',
      fetch: 'fetch agentic_fetch',
      'web search': 'web_search',
      'sub-agent': 'agent',
      ask: '',
      plan: 'todos',
    },
    alone: 'download sourcegraph diagnostics lsp_diagnostics job_output job_kill',
    source: 'charmbracelet/crush internal/agent/tools at 37f36e93',
  },
  'gemini-cli': {
    does: {
      read: 'read_file read_many_files',
      edit: 'replace',
      write: 'write_file',
      run: 'run_shell_command',
      'search text': 'grep_search search_file_content',
      'find files': 'glob list_directory',
      fetch: 'web_fetch',
      'web search': 'google_web_search',
      'sub-agent': 'invoke_agent',
      ask: 'ask_user',
      plan: 'write_todos enter_plan_mode exit_plan_mode',
    },
    alone: 'activate_skill save_memory get_internal_docs',
    source:
      'geminicli.com/docs/reference/tools; google-gemini/gemini-cli packages/core/src/tools/definitions at 5411f113',
  },
  opencode: {
    does: {
      read: 'read',
      edit: 'edit apply_patch',
      write: 'write',
      run: 'bash',
      'search text': 'grep',
      'find files': 'glob list',
      fetch: 'webfetch',
      'web search': 'websearch',
      'sub-agent': 'task',
      ask: 'question',
      plan: 'todowrite todoread',
    },
    alone: 'skill lsp codesearch',
    source: 'sst/opencode packages/opencode/src/tool at 357a0857; learnopencode.com/en/5-advanced/17-tools',
  },
  vscode: {
    does: {
      read: 'read_file readFile read/readFile read',
      edit: 'replace_string_in_file apply_patch insert_edit_into_file editFiles edit/editFiles edit',
      write: 'create_file createFile edit/createFile edit/createDirectory',
      run: 'run_in_terminal runCommands runInTerminal execute/runInTerminal runCommands/runInTerminal execute shell',
      'search text': 'grep_search textSearch search/textSearch semantic_search search search/codebase codebase',
      'find files': 'file_search fileSearch search/fileSearch list_dir listDirectory search/listDirectory',
      fetch: 'fetch_webpage fetch web/fetch web',
      'web search': 'fetch_webpage web',
      'sub-agent': 'runSubagent agent agent/runSubagent custom-agent',
      ask: 'vscode_askQuestions vscode/askQuestions askQuestions',
      plan: 'manage_todo_list todo todos',
    },
    alone:
      'memory vscode/memory usages problems read/problems changes search/changes search/usages list_code_usages execute/getTerminalOutput terminalLastCommand',
    source: 'microsoft/vscode-copilot-chat package.json at 31acd00a; docs.github.com, custom agents configuration',
  },
};

/**
 * Whether a client brings a server along: GitHub Copilot, which reads an agent file (docs.github.com/copilot/concepts/agents/coding-agent/mcp-and-coding-agent
 * on 2026-11-23), or Claude Code (anthropics/claude-code issues 35615, 37027, 52879; `ide` of its extension for an editor, code.claude.com/docs/en/vs-code;
 * public skills with `mcp__claude_ai_…` and `mcp__ccd_…`).
 */
export function bringsServer(path: string, server: string): boolean {
  const isCopilots = /(?:^|\/)\.github\/agents\/|\.agent\.md$/.test(path) && /^(?:github|playwright)$/i.test(server);
  return (
    isCopilots || /^(?:ide|ccd_\w+|mcp-registry|scheduled-tasks|claude(?:-in-chrome|_preview|_ai_\w+))$/i.test(server)
  );
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);
const NAMES = Object.values(TOOL_EQUALS).flatMap(({ does, alone }) => words([...Object.values(does), alone].join(' ')));
const DOES = new Map<string, Action[]>(NAMES.map((name) => [name.toLowerCase(), []]));
const ALONE = new Map(
  Object.entries(TOOL_EQUALS).map(([client, { alone }]) => [client, new Set(words(alone.toLowerCase()))]),
);
for (const { does } of Object.values(TOOL_EQUALS))
  for (const [action, names] of Object.entries(does) as [Action, string][])
    for (const name of words(names)) DOES.get(name.toLowerCase())?.push(action);

/** What a tool does by its name in any client; nothing for a tool without an equal. */
export function actionsOf(name: string): readonly Action[] {
  return DOES.get(name.toLowerCase()) ?? [];
}

/**
 * Whether a client has a tool of that name, or one that does the same.
 *
 * @param client the name that `--host` takes
 * @returns undefined for a client whose own tools are not published
 */
export function hasEqual(client: string, name: string): boolean | undefined {
  const own = Object.hasOwn(TOOL_EQUALS, client) ? TOOL_EQUALS[client] : undefined;
  if (own === undefined) return undefined;
  const key = name.toLowerCase();
  return ALONE.get(client)?.has(key) === true || (DOES.get(key) ?? []).some((action) => own.does[action] !== '');
}

/** A tool that some client has and whose name differs from this one by one letter; undefined where this is one itself. */
export function meantTool(name: string): string | undefined {
  if (name.length < 4 || DOES.has(name.toLowerCase())) return undefined;
  return NAMES.find((each) => isOneLetterOff(each, name));
}

/** Whether two names differ by one letter that is another, missing or too many, or by two that changed places. */
export function isOneLetterOff(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= 1 && editDistance(one, other, 1) === 1;
}
