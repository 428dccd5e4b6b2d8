import { shortest } from './cal-files.ts';
import { joinPath } from './join-path.ts';

/** Paths of a project seen from the working directory, and back. */
export interface Place {
  /** @param path relative to the project's root; an absolute one stays what it is */
  readonly at: (path: string) => string;
  /** @param path relative to the working directory */
  readonly inside: (path: string) => string;
}

/**
 * Where the paths of a project lead.
 *
 * @param cwd absolute working directory
 * @param root of the project, relative to it
 */
export function placeOf(cwd: string, root: string): Place {
  const base = root.replace(/\/+$/, '');
  // From a folder within the project the shortest path has no way up and down again.
  if (base.startsWith('..')) {
    const top = `/${shortest('/', `${cwd}/${base}`)}`;
    return {
      at: (path) => shortest(cwd, joinPath(base, path)),
      inside: (path) => shortest(top, path.startsWith('/') ? path : `${cwd}/${path}`),
    };
  }
  return {
    at: (path) => joinPath(base, path),
    inside(path) {
      if (base === '.' || base === '') return path;
      if (path === base) return '.';
      return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
    },
  };
}
