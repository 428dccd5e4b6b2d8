import { PROFILES, type FormatProfile } from '../ids.ts';
import type { FileSystem } from '../ports.ts';
import { loadConfig, NO_CONFIG, type Config } from './config.ts';
import { placeOf } from './place.ts';
import { projectAbove } from './projects.ts';

/** Files that one configuration is about. */
export interface ProjectOfFiles {
  /** Folder of the configuration, relative to the working directory; `.` where there is none. */
  readonly root: string;
  readonly files: readonly string[];
}

/** Groups files by the project that each lies in, in the order in which the projects first appear. */
export function byProject(fs: FileSystem, files: readonly string[]): ProjectOfFiles[] {
  const roots = new Map<string, string>();
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.';
    const root = roots.get(folder) ?? projectAbove(fs, folder) ?? '.';
    roots.set(folder, root);
    const own = groups.get(root);
    if (own === undefined) groups.set(root, [file]);
    else own.push(file);
  }
  return [...groups].map(([root, own]) => ({ root, files: own }));
}

/**
 * The configuration of a project, its cartridges, hosts and confirmations seen from the working directory.
 *
 * @param known the configuration of the working directory, which is not read again
 * @throws UserError as {@link loadConfig}
 */
export async function configAt(fs: FileSystem, root: string, known: Config): Promise<Config> {
  if (root === '.') return known;
  const config = await loadConfig(fs, undefined, root);
  const { at } = placeOf(fs.cwd, root);
  const list = (key: 'cartridges' | 'hosts'): Partial<Config> => {
    const names = config[key];
    if (names === undefined) return {};
    // The name of a shipped host profile is no path.
    const isName = (name: string): boolean =>
      key === 'hosts' && /^[\w .-]+$/.test(name) && fs.kind(at(name)) === 'none';
    return { [key]: names.map((name) => (isName(name) ? name : at(name))) };
  };
  const { confirmations } = config;
  return {
    ...NO_CONFIG,
    ...config,
    ...list('cartridges'),
    ...list('hosts'),
    ...(confirmations === undefined ? {} : { confirmations: at(confirmations) }),
  };
}

/** The format profile of a project: the one that somebody asked for, or its configuration's. */
export function profileOf(config: Config, asked: FormatProfile | undefined): FormatProfile {
  return asked ?? PROFILES[config.prefix];
}
