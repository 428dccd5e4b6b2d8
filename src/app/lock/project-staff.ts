import type { FormatProfile } from '../../ids.ts';
import { cartridgesOf, filesOf } from '../check/files.ts';
import { loadPackage } from '../package/package.ts';
import { cartridgePaths } from '../project/cartridge-files.ts';
import type { Config } from '../project/config.ts';
import { cardOf, gatherStaff, type StaffPorts } from '../readiness/staff.ts';

/** The project whose cartridges and packages may take part. */
export interface ProjectStaff {
  readonly profile: FormatProfile;
  /** Its paths are relative to the project's folder. */
  readonly config: Config;
  /** Folder of the project, relative to the working directory. */
  readonly root: string;
  /** Files of the project, relative to its folder. */
  readonly files: readonly string[];
  /** Instead of the cartridges of the project, relative to the working directory. */
  readonly cartridges: readonly string[] | undefined;
  readonly roster: string | undefined;
}

/** Who may staff the slots of a project, as a check of it takes them: every cartridge, and the packages that are not built. */
export async function staffOfProject(
  ports: StaffPorts,
  { profile, config, root, files, cartridges, roster }: ProjectStaff,
): ReturnType<typeof gatherStaff> {
  const { fs } = ports;
  const tree = { fs, root, files };
  const problems: string[] = [];
  const packages = [];
  for (const path of filesOf(tree, 'packages', config.packages)) {
    const loaded = await loadPackage(fs, path, profile);
    if ('diagnostics' in loaded) problems.push(`${path}: ${loaded.diagnostics[0]?.message ?? 'it is not valid'}`);
    else packages.push(cardOf(loaded));
  }
  const named = cartridges === undefined ? cartridgesOf(tree, config.cartridges) : cartridgePaths(fs, cartridges);
  const { staff, notes } = await gatherStaff(ports, { profile, cartridges: named, packages, roster });
  return { staff, notes: [...problems, ...notes] };
}
