import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { withinBorder } from '../adapters/fs/border.ts';
import { nodeFileSystem } from '../adapters/fs/node-fs.ts';
import { findRepository } from '../adapters/git/repository.ts';
import { trackedFiles } from '../adapters/git/tracked.ts';
import { fixedPart } from '../core/value/glob.ts';
import type { FileSystem } from '../ports.ts';

/**
 * The files of the command line: what git tracks is listed, and what the repository names is only looked for in the repository
 * around the working directory (where there is none, in the working directory), or around a folder that the user typed.
 *
 * @param cwd absolute working directory
 * @param typed what the user named, paths and globs among it, relative to it
 */
export function commandFiles(cwd: string, typed: readonly string[]): FileSystem {
  const absolute = typed.flatMap(placesOf).map((path) => resolve(cwd, path));
  const folders = absolute.filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
  // A package is named by its file, and is its folder.
  const packages = absolute.filter((path) => basename(path) === 'cartridge.yaml').map((path) => dirname(path));
  return withinBorder(nodeFileSystem(cwd, trackedFiles()), {
    workspace: [cwd, ...folders].map(topOf),
    typed: [...absolute, ...packages],
  });
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
  const typed = named.flatMap(placesOf).map((path) => resolve(workspace, path));
  const inTemporary = typed.filter((path) => path.startsWith(`${resolve(temporary)}/`));
  return withinBorder(nodeFileSystem(workspace, trackedFiles()), {
    workspace: [resolve(workspace)],
    typed: [own, ...inTemporary],
  });
}

/** What somebody may have meant: a path, what of a glob is none, and the layout before a tag or a digest. */
function placesOf(path: string): string[] {
  const [, before = path] = /^(.+)@[^/@]*$/.exec(path) ?? [];
  return [...new Set([fixedPart(path), fixedPart(before), fixedPart(before.replace(/:[^/:]*$/, ''))])];
}

function topOf(folder: string): string {
  try {
    return findRepository(folder)?.top ?? folder;
  } catch {
    // A broken repository is told to whoever asks what it tracks; what is typed can be read without one.
    return folder;
  }
}
