import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { withinBorder } from '../adapters/fs/border.ts';
import { nodeFileSystem } from '../adapters/fs/node-fs.ts';
import { bareFiles, isBare } from '../adapters/git/bare-files.ts';
import { findRepository } from '../adapters/git/repository.ts';
import { trackedFiles } from '../adapters/git/tracked.ts';
import { UserError } from '../core/result/errors.ts';
import { fixedPart } from '../core/value/glob.ts';
import { listedOnce, type FileSystem } from '../ports.ts';

/**
 * The files of the command line: what git tracks is listed, and what the repository names is only looked for in the repository
 * around the working directory (where there is none, in the working directory), or around a folder that the user typed.
 *
 * @param cwd absolute working directory
 * @param typed what the user named, paths and globs among it, relative to it
 */
export function commandFiles(cwd: string, typed: readonly string[]): FileSystem {
  const absolute = placesIn(cwd, typed);
  const folders = absolute.filter(isFolder);
  // A package is named by its file, and is its folder.
  const packages = absolute.filter((path) => basename(path) === 'cartridge.yaml').map((path) => dirname(path));
  return filesWithin(cwd, [cwd, ...folders].map(topOf), [...absolute, ...packages]);
}

/** False for what the system does not let be looked at: reading it says why. */
function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}

/** The files of one folder among many. */
export interface FolderFiles {
  readonly fs: FileSystem;
  /** Whether they are those of a commit, read from git's objects. */
  readonly bare?: boolean;
}

/**
 * The files of a folder that is judged by itself, as those of the command line, but that a folder in a repository of its own is not let out
 * of that: what it names may be private. Nothing that is known of another folder is kept.
 *
 * @param folder relative to the working directory
 * @param typed what else the user named
 */
export function folderFiles(cwd: string, folder: string, typed: readonly string[]): FolderFiles {
  const absolute = resolve(cwd, folder);
  const bare = bareFiles(cwd, absolute);
  if (bare !== undefined) return { fs: bare, bare: true };
  const own = topOf(absolute);
  const isApart = hasOwnRepository(absolute) && own !== topOf(cwd);
  return {
    fs: listedOnce(isApart ? filesWithin(cwd, [own], placesIn(cwd, typed)) : commandFiles(cwd, [...typed, folder])),
  };
}

/**
 * Folders that are judged from the disk, from an index or together with others.
 *
 * @param folders relative to the working directory
 * @throws UserError `usage` for a bare repository: looked at so, it would seem to hold nothing to judge
 */
export function refuseBare(cwd: string, folders: readonly string[]): void {
  const bare = folders.find((path) => isFolder(resolve(cwd, path)) && isBare(resolve(cwd, path)));
  if (bare === undefined) return;
  throw new UserError('usage', 'a bare repository is judged at its HEAD, by itself', {
    path: bare,
    help: 'check it without a folder around it, and without --cals, --packages, --cartridges, --staged, --base and --config-from',
  });
}

function filesWithin(cwd: string, workspace: readonly string[], typed: readonly string[]): FileSystem {
  return withinBorder(nodeFileSystem(cwd, trackedFiles()), { workspace, typed });
}

function hasOwnRepository(folder: string): boolean {
  try {
    return findRepository(folder) !== undefined;
  } catch {
    // A .git that leads nowhere: whose folder it is cannot be determined.
    return true;
  }
}

/**
 * The files of the Action: the workspace, and beside it only what the step makes and what the workflow names in the runner's
 * folder for temporary files.
 *
 * @param temporary the runner's folder for temporary files, absolute
 * @param own the step's own folder in it
 * @param named values of inputs
 */
export function workspaceFiles(
  workspace: string,
  temporary: string,
  own: string,
  named: readonly string[],
): FileSystem {
  const inTemporary = placesIn(workspace, named).filter((path) => path.startsWith(`${resolve(temporary)}/`));
  return filesWithin(workspace, [resolve(workspace)], [own, ...inTemporary]);
}

/** What names may mean, absolute: a path, what of a glob is not one, and the layout before a tag or a digest. */
function placesIn(cwd: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const [, before = name] = /^(.+)@[^/@]*$/.exec(name) ?? [];
    const places = [fixedPart(name), fixedPart(before), fixedPart(before.replace(/:[^/:]*$/, ''))];
    return [...new Set(places)].map((path) => resolve(cwd, path));
  });
}

function topOf(folder: string): string {
  try {
    return findRepository(folder)?.top ?? folder;
  } catch {
    // A broken repository is an error where its tracked files are asked for; what is typed can be read without one.
    return folder;
  }
}
