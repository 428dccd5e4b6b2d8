import type { Range } from './diagnostic.ts';
import { FILE_NAMES } from '../value/file-names.ts';
import { folderOf } from '../value/path.ts';

/** Name of the file that makes a folder a project. */
export const [PROJECT_FILE] = FILE_NAMES.config;

/** A folder with a configuration of its own, and the files that belong to it. */
export interface Project {
  /** Relative to the folder that was listed; `.` is that itself. */
  readonly root: string;
  /** Relative to `root`, in the order of the list; what lies in a nested project is not there. */
  readonly files: readonly string[];
}

/**
 * Splits the files below a folder into projects: each belongs to the nearest folder above it that is the root of one.
 *
 * @param files relative to the folder, with `/`
 * @param roots relative to the folder; without them, the folders that have a `cartwright.yaml`
 * @returns sorted by root, the folder itself first; it is a project without being a root, too, as long as files are left for it
 */
export function splitProjects(
  files: readonly string[],
  roots: ReadonlySet<string> = new Set(files.filter(isProjectFile).map(folderOf)),
): Project[] {
  const projects = new Map<string, string[]>([...roots].map((root) => [root, []]));
  for (const file of files) {
    let root = folderOf(file);
    while (root !== '.' && !roots.has(root)) root = folderOf(root);
    const name = root === '.' ? file : file.slice(root.length + 1);
    const known = projects.get(root);
    if (known === undefined) projects.set(root, [name]);
    else known.push(name);
  }
  return [...projects]
    .map(([root, own]) => ({ root, files: own }))
    .sort((a, b) => (a.root === '.' ? -1 : b.root === '.' ? 1 : a.root < b.root ? -1 : 1));
}

/** A folder that a list names, and where. */
export interface ListedRoot {
  readonly path: string;
  readonly range: Range;
}

/** The folders that a list names, one a line; empty lines and those that start with `#` name none. */
export function rootsIn(text: string): ListedRoot[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, i): ListedRoot => {
      const path = line.trim();
      const start = { line: i + 1, column: line.indexOf(path) + 1 };
      return { path, range: { start, end: { ...start, column: start.column + path.length } } };
    })
    .filter(({ path }) => path !== '' && !path.startsWith('#'));
}

/** Whether a path names the configuration of a project. */
export function isProjectFile(file: string): boolean {
  return file === PROJECT_FILE || file.endsWith(`/${PROJECT_FILE}`);
}
