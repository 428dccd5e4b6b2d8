import { fileError, type Diagnostic } from '../../core/result/diagnostic.ts';
import { noSuchFile, UserError } from '../../core/result/errors.ts';
import { compileGlob, isGlob } from '../../core/value/glob.ts';
import { shortest } from '../../core/value/path.ts';
import { isNamed } from '../../core/value/file-names.ts';
import type { FileSystem } from '../../ports.ts';

/** The files that were meant, sorted, each once, the tracked links among them, and the arguments that meant none. */
export interface FoundFiles {
  readonly files: readonly string[];
  /** Symbolic links that git tracks: reading them as files would judge another file. */
  readonly links: readonly string[];
  readonly problems: readonly UserError[];
}

/**
 * Finds the CAL files that arguments name: a file whatever it is called, the CALs below a directory, what a glob matches.
 * Without arguments: the globs of the configuration, or every CAL below the working directory. What git ignores and does not
 * track is left out of directories and globs; a file that is named is always taken.
 */
export function findCals(fs: FileSystem, paths: readonly string[], configured?: readonly string[]): FoundFiles {
  const files = new Set<string>();
  const problems: UserError[] = [];
  const links = new Set<string>();
  let all: ProjectFiles | undefined;
  const below = (): ProjectFiles => (all ??= listProject(fs, '.'));
  const matching = (pattern: string, name: string): void => {
    const glob = compileGlob(pattern);
    if ('problem' in glob) {
      problems.push(new UserError('bad-glob', glob.problem, { path: name }));
      return;
    }
    const found = below().files.filter((file) => glob.matches(file));
    const linked = below().links.filter((link) => glob.matches(link));
    for (const link of linked) links.add(link);
    if (found.length + linked.length === 0)
      problems.push(new UserError('no-such-file', 'no file matches this glob', { path: name }));
    for (const file of found) files.add(file);
  };
  const isTrackedLink = (name: string): boolean => fs.isLink(name) && below().links.includes(name);
  const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
  for (const path of wanted) {
    const name = shortest(fs.cwd, path);
    const kind = fs.kind(path);
    if (kind === 'directory') {
      const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
      const there = base === '' ? below() : listProject(fs, path);
      for (const file of there.files) if (isNamed('cal', file)) files.add(base + file);
      for (const link of there.links) if (isNamed('cal', link)) links.add(base + link);
    } else if (isTrackedLink(name)) links.add(name);
    else if (kind === 'file') files.add(name);
    else if (kind === 'none' && isGlob(path)) matching(name, path);
    else if (kind === 'none') problems.push(noSuchFile(path));
    else problems.push(new UserError('unreadable-file', 'not a regular file or a directory', { path }));
  }
  return { files: [...files].sort(), links: [...links].sort(), problems };
}

/** Files below a folder, relative to it. */
export interface ProjectFiles {
  /** Sorted. */
  readonly files: readonly string[];
  /** Symbolic links that git tracks. */
  readonly links: readonly string[];
}

/** Everything below a folder. */
export function listProject(fs: FileSystem, root: string): ProjectFiles {
  const links: string[] = [];
  return { files: fs.list(root, { onLink: (path) => links.push(path) }), links };
}

/** The finding at a tracked link. */
export function linkFinding(path: string): Diagnostic {
  return fileError('source/symlink', path, 'a symbolic link, which is not followed', 'commit the file itself');
}
