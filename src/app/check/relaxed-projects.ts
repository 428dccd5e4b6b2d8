import { quote } from '../../core/text/printable.ts';
import type { Relaxation } from '../../core/relaxed/relaxation.ts';
import type { FileSystem } from '../../ports.ts';
import { listProjects, type CheckedProjects, type ListedProject } from './projects.ts';
import type { ProjectsOptions } from './each-project.ts';
import { NO_CONFIG } from '../project/config.ts';
import { findRelaxations, type ComparedSide } from './relaxations.ts';
import { absolutePath, isWithin } from '../../core/value/path.ts';

/** Two checks, what they were made from, and what both were asked for. */
export interface RelaxedRuns {
  readonly head: CheckedFiles;
  readonly base: CheckedFiles;
  readonly options: Pick<ProjectsOptions, 'folders' | 'configPath' | 'named' | 'policy'>;
  /** Whether `head` was judged by the policy of the base. */
  readonly byBase: boolean;
  /** Whether a file may be another on the two sides. */
  readonly differs: (path: string) => boolean;
}

/** A check, and the files as they are, whatever they were judged by. */
export interface CheckedFiles {
  readonly fs: FileSystem;
  readonly checked: CheckedProjects;
}

/**
 * What the head is judged less strictly by, each project compared with what its folder was at the base.
 *
 * @returns the relaxations, and what could not be compared, one line each
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
export async function relaxedInProjects({
  head,
  base,
  options,
  byBase,
  differs,
}: RelaxedRuns): Promise<{ readonly relaxed: readonly Relaxation[]; readonly notes: readonly string[] }> {
  const [before, after] = [await listProjects(base.fs, options), await listProjects(head.fs, options)];
  const roots = [...new Set([...before, ...after].map(({ root }) => root))];
  const { cwd } = head.fs;
  const isIn = (root: string, path: string): boolean => isWithin(absolutePath(cwd, root), absolutePath(cwd, path));
  const relaxed = new Map<string, Relaxation>();
  const notes: string[] = [];
  for (const root of roots) {
    const [was, is] = [around(cwd, before, root), around(cwd, after, root)];
    const [onlyBase, onlyHead] = [was?.root === root && is?.root !== root, was?.root !== root && is?.root === root];
    if (onlyBase || onlyHead)
      notes.push(`the project ${quote(root)} is only ${onlyBase ? 'at the base' : 'in the change'}`);
    if (is !== undefined && 'problem' in is && (byBase || after.length === 1)) throw is.problem;
    if ((was !== undefined && 'problem' in was) || (is !== undefined && 'problem' in is)) {
      notes.push(
        `what the change relaxes in the project ${quote(root)} is not known: its configuration cannot be used`,
      );
      continue;
    }
    // A folder that lies in a project of its own on either side is compared by itself.
    const isOwn = (path: string): boolean =>
      isIn(root, path) && !roots.some((other) => other !== root && isIn(root, other) && isIn(other, path));
    const side = ({ fs, checked }: CheckedFiles, project: ListedProject | undefined): ComparedSide => {
      const { config, judged, named, root: own } = project ?? { ...NOTHING, root };
      return {
        fs,
        root: own,
        configPath: named,
        config,
        policy: options.policy,
        judged: {
          cals: judged.cals.filter(isOwn),
          packages: judged.packages.filter(isOwn),
          cartridges: judged.cartridges.filter(isOwn),
          hosts: judged.hosts,
        },
        requirements: new Map([...(checked.requirements ?? [])].filter(([path]) => isOwn(path))),
      };
    };
    for (const each of await findRelaxations(side(base, was), side(head, is), { differs }))
      relaxed.set(JSON.stringify(each), each);
  }
  return { relaxed: [...relaxed.values()], notes };
}

/** The deepest project that a path lies in; all relative to `cwd`. */
export function around<P extends { readonly root: string }>(
  cwd: string,
  all: readonly P[],
  path: string,
): P | undefined {
  const isIn = (root: string, inside: string): boolean => isWithin(absolutePath(cwd, root), absolutePath(cwd, inside));
  return all
    .filter(({ root }) => isIn(root, path))
    .reduce<P | undefined>((a, b) => (a === undefined || isIn(a.root, b.root) ? b : a), undefined);
}

const NOTHING: Omit<ListedProject, 'root'> = {
  named: undefined,
  config: NO_CONFIG,
  judged: { cals: [], packages: [], cartridges: [], hosts: [] },
};
