import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { shortest } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { judgedFiles } from '../check/files.ts';
import { loadConfig, type Config } from '../project/config.ts';
import { byProject } from '../project/project-configs.ts';
import { findProjects, ownFilesOf } from '../project/projects.ts';
import type { LockOptions } from './lock.ts';
import { pathsFrom } from './resolve.ts';

/** A project with what is locked of it. */
export type ProjectToLock = Pick<LockOptions, 'config' | 'root' | 'files' | 'cals'>;

/** What somebody asked to lock. */
export interface LockWish {
  /** Relative to the working directory; all of the projects at or below it when there is none. */
  readonly cals: readonly string[];
  /** The configuration of the working directory, by the name that somebody gave it. */
  readonly configPath: string | undefined;
}

/**
 * The projects whose lock is written. One that holds neither a CAL nor a host profile has nothing to lock.
 *
 * @throws UserError `usage` for a CAL that lies outside of every project; as `loadConfig`
 */
export async function projectsToLock(
  fs: FileSystem,
  { cals, configPath }: LockWish,
): Promise<readonly ProjectToLock[]> {
  const paths = [...new Set(cals.map((path) => shortest(fs.cwd, path)))];
  const configOf = (root: string): Promise<Config> => loadConfig(fs, root === '.' ? configPath : undefined, root);
  if (paths.length === 0) {
    const found: ProjectToLock[] = [];
    for (const { root } of findProjects(fs, ['.'], configPath !== undefined)) {
      const project = { config: await configOf(root), root, files: ownFilesOf(fs, root), cals: undefined };
      const judged = judgedFiles({ fs, root, files: project.files }, project.config);
      if (judged.cals.length + judged.hosts.length > 0) found.push(project);
    }
    return found;
  }
  const groups = configPath === undefined ? byProject(fs, paths) : [{ root: '.', files: paths }];
  const named: ProjectToLock[] = [];
  for (const { root, files } of groups) {
    const inside = pathsFrom(fs.cwd, root);
    const out = files.find((path) => inside(path).startsWith('../'));
    if (out !== undefined)
      throw new UserError('usage', `the CAL lies outside of the project ${quote(root)}, whose lock would name it`, {
        path: out,
        help: 'run cartwright lock in the folder of the project that it belongs to',
      });
    named.push({ config: await configOf(root), root, files: ownFilesOf(fs, root), cals: files });
  }
  return named;
}
