import { noSuchFile, UserError } from '../../core/result/errors.ts';
import {
  fallbackName,
  isOwnSkill,
  kindOfFile,
  PLUGIN_FILE,
  placeOfSkill,
  SKILL_FILE,
  type SkillKind,
} from '../../core/skill/kinds.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { printable } from '../../core/text/printable.ts';
import { few } from '../../core/value/few.ts';
import { absolutePath, fileName, folderOf, joinPath } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { PACKAGE_FILE } from '../project/root.ts';

/** What a package is made of. */
export interface FoundSkill {
  readonly kind: SkillKind;
  /** The folder whose files it is; of an agent, the folder that its file lies in. */
  readonly folder: string;
  /** The file that describes it, below the folder. */
  readonly file: string;
  /** Its name where it declares none. */
  readonly fallback: string;
}

/** The skills, plugins and agent files among the files of a folder, each by the path to name, relative to the folder; sorted. */
export function skillsIn(files: readonly string[]): string[] {
  const places = files.flatMap((path) => {
    const kind = kindOfFile(path);
    return kind === undefined || !isOwnSkill(path) ? [] : [placeOfSkill(kind, path)];
  });
  return [...new Set(places)].sort();
}

/** Whether a subject of `handshake` is a skill, a plugin or an agent file, and no package. */
export function isSkill(fs: FileSystem, subject: string): boolean {
  if (fs.kind(subject) !== 'directory') return kindOfFile(subject) !== undefined;
  const has = (file: string): boolean => fs.kind(joinPath(subject, file)) === 'file';
  return !has(PACKAGE_FILE) && (has(SKILL_FILE) || has(PLUGIN_FILE));
}

const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** A text file of a list, or its start of so many bytes; undefined for what cannot be read, and for too large a one. */
export function smallText(fs: FileSystem, path: string, length?: number): string | undefined {
  try {
    return UTF_8.decode(fs.readFile(path, length ?? LIMITS.yamlBytes, length !== undefined));
  } catch (error) {
    if (error instanceof UserError && error.code !== 'outside-workspace') return undefined;
    throw error;
  }
}

/**
 * What `--from-skill` names: the folder of a skill or of a plugin, the file that describes it, or an agent's Markdown file. A
 * folder with both files is a plugin, which holds its skills.
 *
 * @throws UserError `no-skill` with what there is instead, `link` for a link in the place of the file
 */
export function findSkill(fs: FileSystem, named: string): FoundSkill {
  const path = named.replace(/(?<=[^/])\/+$/, '');
  const kind = fs.kind(path);
  if (kind === 'directory') {
    const folder = fileName(path) === '.claude-plugin' ? folderOf(path) : path;
    for (const [what, file] of [
      ['plugin', PLUGIN_FILE],
      ['skill', SKILL_FILE],
    ] as const)
      if (fs.kind(joinPath(folder, file)) === 'file') return found(fs, what, folder, file);
    throw noSkill(fs, path);
  }
  if (kind === 'none') throw noSuchFile(named);
  const what = kindOfFile(path) ?? (/\.md$/i.test(path) ? 'agent' : undefined);
  if (what === undefined) throw noSkill(fs, path);
  const file = what === 'skill' ? SKILL_FILE : what === 'plugin' ? PLUGIN_FILE : fileName(path);
  return found(fs, what, path.slice(0, -file.length).replace(/(?<=[^/])\/$/, '') || '.', file);
}

function found(fs: FileSystem, kind: SkillKind, folder: string, file: string): FoundSkill {
  const path = joinPath(folder, file);
  if (fs.isLink(path)) throw new UserError('link', 'it is a symbolic link', { path });
  return { kind, folder, file, fallback: fallbackName(kind, file, fileName(absolutePath(fs.cwd, folder))) };
}

function noSkill(fs: FileSystem, path: string): UserError {
  const isFolder = fs.kind(path) === 'directory';
  const below = isFolder ? skillsIn(fs.list(path)).map((each) => printable(joinPath(path, each))) : [];
  const message = isFolder
    ? `the folder has neither ${SKILL_FILE} nor ${PLUGIN_FILE}`
    : `it is neither ${SKILL_FILE}, ${PLUGIN_FILE} nor a Markdown file`;
  return new UserError('no-skill', message, {
    path,
    help:
      below.length === 0
        ? 'name the folder of a skill or of a plugin, or the Markdown file of an agent'
        : `name one of those below it: ${few(below, 5)}`,
  });
}
