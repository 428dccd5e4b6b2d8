import { isGlob } from '../../core/value/glob.ts';
import { PROFILES, type FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { filesOf } from '../check/files.ts';
import { loadConfig, NO_CONFIG, type Config } from './config.ts';
import { projectAbove } from './projects.ts';
import { cartridgePaths } from './cartridge-files.ts';
import { folderOf, placeOf } from '../../core/value/path.ts';

/** Files that one configuration is about. */
export interface ProjectOfFiles {
  /** Folder of the configuration, relative to the working directory; `.` where there is none. */
  readonly root: string;
  readonly files: readonly string[];
}

/**
 * Groups files by the project that each lies in, in the order in which the projects first appear.
 *
 * @param whereOf where a path is looked for: the folder that a file is in
 */
export function byProject(fs: FileSystem, files: readonly string[], whereOf = folderOf): ProjectOfFiles[] {
  const roots = new Map<string, string>();
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const folder = whereOf(file);
    const root = roots.get(folder) ?? projectAbove(fs, folder) ?? '.';
    roots.set(folder, root);
    const own = groups.get(root);
    if (own === undefined) groups.set(root, [file]);
    else own.push(file);
  }
  return [...groups].map(([root, own]) => ({ root, files: own }));
}

/**
 * The configuration of a project, its cartridges, hosts, confirmations and trust registry seen from the working directory.
 *
 * @param known the configuration of the working directory, which is not read again
 * @throws UserError as {@link loadConfig}
 */
export async function configAt(fs: FileSystem, root: string, known: Config): Promise<Config> {
  if (root === '.') return known;
  const config = await loadConfig(fs, undefined, root);
  const { at } = placeOf(fs.cwd, root);
  const { cartridges, hosts } = config;
  const files: { confirmations?: string; trustRegistry?: string; policy?: string } = {};
  for (const key of ['confirmations', 'trustRegistry', 'policy'] as const)
    if (config[key] !== undefined) files[key] = at(config[key]);
  return {
    ...NO_CONFIG,
    ...config,
    ...files,
    ...(cartridges === undefined ? {} : { cartridges: cartridgePaths(fs, cartridges, root) }),
    ...(hosts === undefined ? {} : { hosts: hosts.flatMap((name) => hostsOf(fs, root, name)) }),
  };
}

/** The profiles that a name or a glob of a project means, relative to the working directory; the name of a shipped one is no path. */
function hostsOf(fs: FileSystem, root: string, name: string): string[] {
  if (isGlob(name)) return filesOf({ fs, root, files: fs.list(root) }, 'hosts', [name]);
  const path = placeOf(fs.cwd, root).at(name);
  return [/^[\w .-]+$/.test(name) && fs.kind(path) === 'none' ? name : path];
}

/** The format profile of a project: the one that somebody asked for, or its configuration's. */
export function profileOf(config: Config, asked: FormatProfile | undefined): FormatProfile {
  return asked ?? PROFILES[config.prefix];
}
