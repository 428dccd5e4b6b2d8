import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { joinPath } from '../../core/value/path.ts';
import { MANIFEST_PATH, PROFILES } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { writeCommitted } from '../committed.ts';
import { loadPackage } from '../package/package.ts';
import { staleManifest } from './findings.ts';
import { listProjects } from './projects.ts';

/**
 * Brings in step what `check` says is stale: the committed manifests of the packages that it judges. Where none is committed none is
 * made, for `build` makes it.
 *
 * @param listed where packages are looked for: the index, or the work tree
 * @param fs the work tree, which is read and written
 * @param packages folders and globs, instead of all packages
 * @returns each manifest, and whether it was written anew; why packages give none; projects whose configuration cannot be used
 * @throws UserError `no-file` for a name that means no package
 */
export async function writeManifests(listed: FileSystem, fs: FileSystem, packages: readonly string[]) {
  const named = packages.length === 0 ? {} : { cals: [], cartridges: [], hosts: [], packages };
  const projects = await listProjects(listed, { folders: ['.'], configPath: undefined, named });
  const manifests: { path: string; package: string; written: boolean }[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const project of projects) {
    if ('problem' in project) continue;
    for (const file of project.judged.packages) {
      const loaded = await loadPackage(fs, file, PROFILES[project.config.prefix]);
      if ('diagnostics' in loaded) {
        diagnostics.push(...loaded.diagnostics);
        continue;
      }
      const path = joinPath(loaded.folder, MANIFEST_PATH);
      if (fs.kind(path) !== 'file') continue;
      const written = (await staleManifest({ fs }, loaded)).length > 0;
      if (written) await writeCommitted(fs, [{ path, text: loaded.manifestText }]);
      manifests.push({ path, package: loaded.folder, written });
    }
  }
  return { manifests, diagnostics, problems: projects.flatMap((each) => ('problem' in each ? [each.problem] : [])) };
}
