import { sortDiagnostics } from '../../core/result/diagnostic.ts';
import type { Staff } from '../../core/readiness/facts.ts';
import type { CalResult } from '../../core/result/results.ts';
import type { FileSystem } from '../../ports.ts';
import { loadHosts } from '../handshake/hosts.ts';
import type { Readiness } from '../readiness/ready.ts';
import { holdTo, isHeld, readLockFile } from './hold.ts';
import type { Project } from '../project/projects.ts';
import { resolve } from './resolve.ts';

/** How the readiness of some CALs of a project is held to its lock. */
export interface HeldReadiness {
  readonly project: Pick<Project, 'root' | 'profile'>;
  /** Who may take part. */
  readonly staff: Staff;
  /** Host profiles that the caller or the configuration names; a check locks all of the project. */
  readonly hosts: readonly string[];
  readonly frozen: boolean;
}

/**
 * Holds what was judged ready to the lock of its project: the CALs that were named, and the hosts that were asked. What differs is a
 * finding of the CAL: an error with `frozen`, which leaves the verdict what it is in a check.
 */
export async function readyByLock(
  fs: FileSystem,
  { result, docs }: Pick<Readiness, 'result' | 'docs'>,
  { project, staff, hosts, frozen }: HeldReadiness,
): Promise<readonly CalResult[]> {
  const { root, profile } = project;
  const file = readLockFile(fs, root);
  if (!isHeld(file, frozen)) return result.cals;
  const { all } = await loadHosts(fs, hosts);
  const resolved = resolve(fs, root, { docs, hosts: all, staff, profile });
  const found = holdTo(file, resolved, { frozen, isElsewhere: () => true });
  const paths = new Set(docs.map(({ path }) => path));
  return result.cals.map((cal): CalResult => {
    const own = found.filter(({ path, related = [] }) => {
      const about = [path, ...related.map((each) => each.path)].filter((each) => paths.has(each));
      return about.length === 0 || about.includes(cal.path);
    });
    return { ...cal, diagnostics: sortDiagnostics([...cal.diagnostics, ...own]) };
  });
}
