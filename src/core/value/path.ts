/** Paths as text, with `/`: what is a file and what a link is the adapters' matter. */

/** Joins a folder and a path with `/`; `.` adds nothing, and an absolute path stays what it is. */
export function joinPath(folder: string, file: string): string {
  if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file)) return file;
  const base = folder.endsWith('/') ? folder.replace(/\/+$/, '') : folder;
  return base === '' || base === '.' ? file : `${base}/${file}`;
}

/** Whether a path may lead out of the folder that it is relative to: it is absolute, or has a way up. */
export function leadsOut(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:[\\/]|(?:^|\/)\.\.(?:[\\/]|$)/.test(path);
}

/**
 * Whether a way from a folder leads out of it, as {@link shortest} and `relative` of `node:path` give it: on a system without drives a
 * folder may be called `C:`. For a path that a person wrote use {@link leadsOut}.
 */
export function isWayOut(way: string): boolean {
  return /^\.\.(?:[\\/]|$)|^\/|^[A-Za-z]:\\/.test(way);
}

/** Whether a path is a folder, or below it; both absolute, or both relative to one place, as {@link shortest} gives them. */
export function isWithin(folder: string, path: string): boolean {
  const base = folder.endsWith('/') ? folder.slice(0, -1) : folder;
  const isWayUp = base === '' || (base.startsWith('.') && /^(?:\.|(?:\.\.\/)*\.\.)$/.test(base));
  if (!isWayUp) return path.startsWith(base) && (path.length === base.length || path[base.length] === '/');
  const ups = (way: string): number => way.split('/').filter((segment) => segment === '..').length;
  return ups(path) <= ups(base);
}

/** The path of a name in a folder of a tree, whose top is the empty path. */
export function pathIn(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The last segment of a path. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A path without its last segment; empty for what has one only. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The folders that a path of a tree is in, the nearest first; the last is the top, the empty path. */
export function foldersAbove(path: string): string[] {
  return path === '' ? [] : [parentOf(path), ...foldersAbove(parentOf(path))];
}

/** The folder that a path lies in; `.` for what has none. */
export function folderOf(path: string): string {
  return path.includes('/') ? parentOf(path) : '.';
}

/** A path from the top of a tree without `.` and `..`, empty for the top itself; undefined when it leads out of the tree. */
export function pathFromTop(path: string): string | undefined {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/');
}

/** A path from `cwd`, which is absolute, without `.` and `..`: above the top, `/` or the letter of a drive, there is nothing but it. */
export function absolutePath(cwd: string, path: string): string {
  // Where no drives are, a folder may be called like one.
  const top = /^(?:\/|[A-Za-z]:\/)/.exec(cwd)?.[0] === '/' ? /^\// : /^[A-Za-z]:\//;
  const absolute = top.test(path) ? path : `${cwd}/${path}`;
  const start = top.exec(absolute)?.[0] ?? '/';
  const segments: string[] = [];
  for (const segment of absolute.slice(start.length).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return start + segments.join('/');
}

/** A path relative to `cwd`, without `.` and `..` where they can be resolved. */
export function shortest(cwd: string, path: string): string {
  const [base, segments] = [absolutePath('/', cwd), absolutePath(cwd, path)].map((each) =>
    each.split('/').filter((segment) => segment !== ''),
  ) as [string[], string[]];
  let common = 0;
  while (common < base.length && base[common] === segments[common]) common++;
  return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}

/** Paths of a folder seen from the working directory, and back. */
export interface Place {
  /** @param path relative to the folder; an absolute one stays what it is */
  readonly at: (path: string) => string;
  /** @param path relative to the working directory */
  readonly inside: (path: string) => string;
}

/**
 * Where the paths of a folder lead.
 *
 * @param cwd absolute working directory
 * @param root of a project, relative to it
 */
export function placeOf(cwd: string, root: string): Place {
  const base = root.replace(/\/+$/, '');
  // From a folder within the project the shortest path has no way up and down again.
  if (/^\.\.(?:\/|$)/.test(base)) {
    const top = absolutePath(cwd, base);
    return {
      at: (path) => shortest(cwd, joinPath(base, path)),
      inside: (path) => shortest(top, absolutePath(cwd, path)),
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
