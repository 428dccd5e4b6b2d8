import { realpathSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { forward, type FileSystem } from '../../ports.ts';
import { once } from '../../core/value/once.ts';
import { isWayOut } from '../../core/value/path.ts';
import { statOf } from './walk.ts';

/** Where a run may read and write; all absolute. */
export interface Border {
  /** The checked tree and whatever else belongs to the run as a whole. */
  readonly workspace: readonly string[];
  /** What the user typed: files and folders, wherever they are. */
  readonly typed: readonly string[];
}

/**
 * The one door for paths: whatever names a file, nothing outside the workspace is read, asked for or written, unless the user typed
 * it. A path must be below a folder of the border as it is written and, with its links followed, still be below that folder.
 * Nothing is written through a symbolic link.
 */
export function withinBorder(fs: FileSystem, border: Border): FileSystem {
  const rootsOf = rootsAround([...border.workspace, ...border.typed]);
  const real = realPaths();
  const tops = new Map<string, string>();
  // Where the border is does not change while a run looks at it.
  const realRoot = (root: string): string => once(tops, root, () => real(root));
  const outside = (path: string): UserError =>
    new UserError('outside-workspace', `outside of the workspace: ${quote(path)}`);
  const open = new Set<string>();
  /** Whether the folder of a path is inside with its links followed; each that is one is looked at once. */
  const isOpen = (absolute: string): boolean => {
    const folder = dirname(absolute);
    if (open.has(folder)) return true;
    const around = rootsOf(absolute).filter((root) => root !== absolute);
    if (around.every((root) => !isBelow(realRoot(root), real(folder)))) return false;
    open.add(folder);
    return true;
  };
  const isTyped = (absolute: string): boolean =>
    isAboutTyped(border.typed, absolute) || rootsOf(absolute).includes(absolute);
  /** Refuses what leads out of the border, and says whether something may be there. */
  const checkSource = (path: string): boolean => {
    const absolute = resolve(fs.cwd, path);
    if (isOpen(absolute)) {
      // What lies in such a folder is where it seems to be, unless it is a link.
      const stat = statOf(absolute);
      if (stat?.isSymbolicLink() !== true) return stat !== undefined;
    }
    const around = rootsOf(absolute);
    const place = around.length === 0 ? absolute : real(absolute);
    const inside = around.some((root) => isBelow(realRoot(root), place));
    if (!inside && (isLink(absolute) || !isAboutTyped(border.typed, absolute))) throw outside(path);
    return true;
  };
  const checkTarget = (path: string): void => {
    const absolute = resolve(fs.cwd, path);
    const root = rootsOf(absolute)[0] ?? siblingOf(border.typed, absolute);
    if (root === undefined) throw outside(path);
    const link = linkBelow(root, absolute);
    if (link === undefined) return;
    throw new UserError(
      'link',
      `nothing is written through a symbolic link: ${quote(relative(fs.cwd, link) || link)}`,
      {
        path,
        help: 'remove the link, or name the place that it leads to',
      },
    );
  };
  return forward(fs, {
    readFile(path, ...rest) {
      checkSource(path);
      return fs.readFile(path, ...rest);
    },
    kind: (path) => (checkSource(path) ? fs.kind(path) : 'none'),
    // A link is asked for itself, wherever it leads: only what it is in must be inside.
    isLink(path) {
      const absolute = resolve(fs.cwd, path);
      return (isOpen(absolute) || isTyped(absolute)) && fs.isLink(path);
    },
    list(directory, options) {
      checkSource(directory);
      return fs.list(directory, options);
    },
    writeFile(path, ...rest) {
      checkTarget(path);
      fs.writeFile(path, ...rest);
    },
    checkTarget,
  });
}

/** Whether a path is that of a file that the user typed with another ending: what is about a file is beside it. */
function isAboutTyped(typed: readonly string[], absolute: string): boolean {
  return typed.some((each) => {
    const ending = extname(each);
    if (ending === '' || dirname(each) !== dirname(absolute)) return false;
    return basename(absolute).startsWith(`${basename(each, ending)}.`);
  });
}

/** Which of the roots a path is or lies below, in their order. It takes as many steps as the path has folders: a hook may type thousands of files. */
function rootsAround(roots: readonly string[]): (absolute: string) => string[] {
  const ranks = new Map<string, number>();
  for (const [rank, root] of roots.entries()) if (!ranks.has(resolve(root))) ranks.set(resolve(root), rank);
  return (absolute) => {
    const around: number[] = [];
    for (let path = absolute, above = ''; path !== above; above = path, path = dirname(path)) {
      const rank = ranks.get(path);
      if (rank !== undefined) around.push(rank);
    }
    return around.sort((a, b) => a - b).flatMap((rank) => roots[rank] ?? []);
  };
}

/** What is made beside a file that the user typed is named after it. */
function siblingOf(typed: readonly string[], absolute: string): string | undefined {
  const beside = typed.some(
    (each) => dirname(each) === dirname(absolute) && basename(absolute).startsWith(basename(each)),
  );
  return beside ? dirname(absolute) : undefined;
}

/** The first symbolic link from below `root` down to `path`, that included; a root that is the path itself is looked at, too. */
function linkBelow(root: string, path: string): string | undefined {
  const parts = relative(root, path)
    .split(sep)
    .filter((part) => part !== '');
  const places = parts.map((_, i) => join(root, ...parts.slice(0, i + 1)));
  return (parts.length === 0 ? [path] : places).find(isLink);
}

/** Whether a symbolic link is at an absolute path. */
export function isLink(path: string): boolean {
  return statOf(path)?.isSymbolicLink() === true;
}

function isBelow(folder: string, path: string): boolean {
  // Both are without `..`: what begins like the folder is in it.
  return path.startsWith(`${folder}${sep}`) || !isWayOut(relative(folder, path));
}

/** Paths with all links followed, as far as they are there; those of folders are remembered. */
function realPaths(): (path: string) => string {
  const folders = new Map<string, string>();
  const folder = (path: string): string =>
    once(
      folders,
      path,
      () => follow(path) ?? (dirname(path) === path ? path : join(folder(dirname(path)), basename(path))),
    );
  return (path) => (isLink(path) ? (follow(path) ?? path) : join(folder(dirname(path)), basename(path)));
}

function follow(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
