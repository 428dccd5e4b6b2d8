import { fileName, folderOf } from '../value/path.ts';

/** What people have: a folder with `SKILL.md`, a folder with `.claude-plugin/plugin.json`, a Markdown file of an agent. */
export type SkillKind = 'skill' | 'plugin' | 'agent';

/** The file that describes a plugin, below its folder. */
export const PLUGIN_FILE = '.claude-plugin/plugin.json';
/** The file that describes a skill, in its folder. */
export const SKILL_FILE = 'SKILL.md';

const AGENT = /(?:^|\/)\.(?:claude|github)\/agents\/(?:.*\/)?[^/]+\.md$/;

/** What a file describes, by its path alone; undefined for a file that describes nothing of the kind. */
export function kindOfFile(path: string): SkillKind | undefined {
  if (fileName(path) === SKILL_FILE) return 'skill';
  if (path === PLUGIN_FILE || path.endsWith(`/${PLUGIN_FILE}`)) return 'plugin';
  return AGENT.test(path) && !/(?:^|\/)readme\.md$/i.test(path) ? 'agent' : undefined;
}

/** The folder that a skill or a plugin is; for an agent, the file itself. `.` is the top. */
export function placeOfSkill(kind: SkillKind, path: string): string {
  return kind === 'agent' ? path : rootOf(kind, path);
}

/** The folder of the file that describes a skill or an agent, and the root of a plugin. */
export function rootOf(kind: SkillKind, path: string): string {
  return kind === 'plugin' ? folderOf(folderOf(path)) : folderOf(path);
}

/**
 * The name of a skill that declares none: of its folder, or of its file without endings.
 *
 * @param top the name of the folder that paths are relative to
 */
export function fallbackName(kind: SkillKind, path: string, top: string): string {
  const place = placeOfSkill(kind, path);
  const name = place === '.' ? top : fileName(place);
  return kind === 'agent' ? name.replace(/(?:\.(?:agent|chatmode))?\.md$/i, '') : name;
}

/** Skills of the project itself; what tests and examples are made of is not one, nor what a package packs. */
const NOT_OWN = /(?:^|\/)(?:node_modules|rom|tests?|evals?|__tests__|fixtures|testdata|examples?|vendor|third_party)\//;

/** A skill that is kept, put away, or copied to make one; the skills `backup`, `templates` and `archive` are none of these. */
const KEPT =
  /(?:^|(?<!skills)\/)(?:templates?|presets?|backups?)\/(?:.*\/)?SKILL\.md$|(?:^|\/)[_.]?(?:archived?|deprecated|disabled|dormant)\/.+\/SKILL\.md$/;

/** Whether a file may be of a skill of the project itself, or of a client's configuration. */
export function isOwnSkill(path: string): boolean {
  return !NOT_OWN.test(path) && !KEPT.test(path);
}

/** Files in which clients keep servers, read for their names alone. */
const CONFIGURATION =
  /(?:^|\/)(?:\.?mcp\.json|mcp_config\.json|mcp-config\.json|gemini-extension\.json|opencode\.jsonc?|crush\.json|\.(?:augment|gemini|qwen|zed)\/settings\.json|\.codex\/config\.toml|\.continue\/mcpServers\/[^/]+\.yaml)$/;

/** Whether a file holds instructions that a client reads at the start of a session. */
export function isInstructions(path: string): boolean {
  return /^(?:AGENTS|CLAUDE|GEMINI|QWEN)\.md$|^\.cursorrules$|^\.github\/copilot-instructions\.md$/.test(path);
}

/** Whether a client may keep its servers in a file. */
export function isConfiguration(path: string): boolean {
  return CONFIGURATION.test(path);
}

/** Whether a file makes a check ask clients: one that a skill, a plugin or an agent is in, or a client's servers. */
export function asksClients(path: string): boolean {
  return (kindOfFile(path) !== undefined || isConfiguration(path)) && isOwnSkill(path);
}
