import type { SkillKind } from './read-skill.ts';

/** The file that describes a plugin, below its folder. */
export const PLUGIN_FILE = '.claude-plugin/plugin.json';
/** The file that describes a skill, in its folder. */
export const SKILL_FILE = 'SKILL.md';

const AGENT = /(?:^|\/)\.(?:claude|github)\/agents\/(?:.*\/)?[^/]+\.md$/;

/** What a file describes, by its path alone; undefined for a file that describes nothing of the kind. */
export function kindOfFile(path: string): SkillKind | undefined {
  if (isFile(path, SKILL_FILE)) return 'skill';
  if (isFile(path, PLUGIN_FILE)) return 'plugin';
  return AGENT.test(path) && !/(?:^|\/)readme\.md$/i.test(path) ? 'agent' : undefined;
}

/** The folder that a skill or a plugin is; for an agent, the file itself. `.` is the top. */
export function placeOfSkill(kind: SkillKind, path: string): string {
  if (kind === 'agent') return path;
  const own = kind === 'skill' ? SKILL_FILE : PLUGIN_FILE;
  return path.slice(0, -own.length).replace(/(?<=[^/])\/$/, '') || '.';
}

/**
 * The name of a skill that declares none: of its folder, or of its file without endings.
 *
 * @param top the name of the folder that paths are relative to
 */
export function fallbackName(kind: SkillKind, path: string, top: string): string {
  const place = placeOfSkill(kind, path);
  const name = place === '.' ? top : (place.split('/').at(-1) ?? top);
  return kind === 'agent' ? name.replace(/(?:\.(?:agent|chatmode))?\.md$/i, '') : name;
}

function isFile(path: string, file: string): boolean {
  return path === file || path.endsWith(`/${file}`);
}
