import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { shortest } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { judgedFiles } from '../check/files.ts';
import { findProjects, groupByProject, openProject, type Asked } from '../project/projects.ts';
import type { LockOptions } from './lock.ts';
import { pathsFrom } from './resolve.ts';

/** A project with what is locked of it. */
export type ProjectToLock = Pick<LockOptions, 'project' | 'cals'>;

/**
 * The projects whose lock is written. One that holds neither a CAL nor a host profile has nothing to lock.
 *
 * @param cals relative to the working directory; all of the projects at or below it when there is none
 * @throws UserError `usage` for a CAL that lies outside of every project; as `loadConfig`
 */
export async function projectsToLock(
  fs: FileSystem,
  cals: readonly string[],
  asked: Asked,
): Promise<readonly ProjectToLock[]> {
  const configured = asked.configPath !== undefined;
  const open = (root: string): ReturnType<typeof openProject> =>
    openProject(fs, root, root === '.' ? asked : { profile: asked.profile });
  const paths = [...new Set(cals.map((path) => shortest(fs.cwd, path)))];
  const found: ProjectToLock[] = [];
  if (paths.length === 0) {
    for (const { root } of findProjects(fs, ['.'], configured)) {
      const project = await open(root);
      const judged = judgedFiles(project, project.config);
      if (judged.cals.length + judged.hosts.length > 0) found.push({ project, cals: undefined });
    }
    return found;
  }
  for (const { root, paths: own } of groupByProject(fs, paths, configured)) {
    const inside = pathsFrom(fs.cwd, root);
    const out = own.find((path) => inside(path).startsWith('../'));
    if (out !== undefined)
      throw new UserError('usage', `the CAL lies outside of the project ${quote(root)}, whose lock would name it`, {
        path: out,
        help: 'run cartwright lock in the folder of the project that it belongs to',
      });
    found.push({ project: await open(root), cals: own });
  }
  return found;
}
