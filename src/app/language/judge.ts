import type { JudgedFiles } from '../../core/relaxed/side.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { PROJECT_FILE } from '../../core/result/projects.ts';
import { fileName, joinPath } from '../../core/value/path.ts';
import { MANIFEST_PATH, PROFILES } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { eachList, isOf, nameFinding } from '../check/files.ts';
import type { CheckPart, CheckPorts } from '../check/options.ts';
import { checkProject, type ProjectOptions } from '../check/project.ts';
import { loadSubject } from '../package/subject.ts';
import { PACKAGE_FILE, rootOf } from '../project/root.ts';
import { loadConfig, type Config } from '../project/config.ts';
import { findProjects } from '../project/projects.ts';
import { CONFIRMATIONS_FILE } from '../readiness/ready.ts';

/** What the language server takes a file for. */
export type FileKind = 'cal' | 'package' | 'host' | 'manifest' | 'configuration' | 'confirmations' | 'other';

/** The package that a committed manifest is made from; undefined for one that is by itself, which is judged as `handshake` does. */
function packageOf(fs: FileSystem, path: string): string | undefined {
  const file = joinPath(path.slice(0, -MANIFEST_PATH.length), PACKAGE_FILE);
  return fs.kind(file) === 'file' ? file : undefined;
}

/** What a file is by its name, and by what its project's configuration names. */
export function kindOfFile(path: string, root: string, config: Pick<Config, 'confirmations'> | undefined): FileKind {
  if (isOf('cals', path)) return 'cal';
  if (isOf('packages', path)) return 'package';
  if (isOf('hosts', path)) return 'host';
  if (path === MANIFEST_PATH || path.endsWith(`/${MANIFEST_PATH}`)) return 'manifest';
  if (fileName(path) === PROJECT_FILE) return 'configuration';
  return path === (config?.confirmations ?? joinPath(root, CONFIRMATIONS_FILE)) ? 'confirmations' : 'other';
}

const NONE: JudgedFiles = eachList(() => []);

/** What of a check one file says by itself, without the rest of its project. */
const ALONE: Readonly<Record<Exclude<FileKind, 'other'>, [CheckPart, keyof JudgedFiles | undefined]>> = {
  cal: ['lint', 'cals'],
  package: ['manifest', 'packages'],
  manifest: ['manifest', 'packages'],
  host: ['handshake', 'hosts'],
  configuration: ['lint', undefined],
  confirmations: ['ready', undefined],
};

/**
 * Judges one file by itself: what `lint` says of a CAL, and of any other file what `check` says of it without the others.
 *
 * @param path relative to the working directory
 * @throws UserError when its project cannot be judged
 */
export async function judgeAlone(ports: CheckPorts, path: string): Promise<readonly Diagnostic[]> {
  const { fs } = ports;
  const root = rootOf(fs, path);
  const config = await loadConfig(fs, undefined, root);
  const kind = kindOfFile(path, root, config);
  if (kind === 'other') return [nameFinding(path) ?? []].flat();
  const profile = PROFILES[config.prefix];
  const source = kind === 'manifest' ? packageOf(fs, path) : undefined;
  if (kind === 'manifest' && source === undefined) return (await loadSubject(fs, path, { profile })).diagnostics;
  const [part, list] = ALONE[kind];
  const chosen = list === undefined ? NONE : { ...NONE, [list]: [source ?? path] };
  const project = {
    root,
    // What else there is says nothing of this file.
    config: { ...config, packages: [], cartridges: [] },
    profile,
    files: { files: [], links: [] },
    chosen,
    scope: () => true,
  };
  const { report } = await checkProject(ports, project, only(new Set([part])));
  return report.diagnostics.filter((each) => each.path === path);
}

/**
 * Judges a project as `check` does, as far as it says something of open files: of all CALs only those that are open.
 *
 * @param root folder of its configuration, relative to the working directory
 * @param open paths relative to the working directory
 * @returns what is in the open files
 * @throws UserError when the project cannot be judged
 */
export async function judgeProject(
  ports: CheckPorts,
  root: string,
  open: ReadonlySet<string>,
  parts: ReadonlySet<CheckPart>,
): Promise<readonly Diagnostic[]> {
  const { fs } = ports;
  const config = await loadConfig(fs, undefined, root);
  const project = findProjects(fs, [root], false).find((each) => each.root === root);
  if (project === undefined) return [];
  // Readiness needs the packages, whatever is open; what they and the hosts say is only asked for when one of them is.
  const onlyCals = [...open].every((path) => isOf('cals', path));
  const scope = (path: string): boolean => open.has(path) || (!onlyCals && !isOf('cals', path));
  const profile = PROFILES[config.prefix];
  const { report } = await checkProject(
    ports,
    { root, config, profile, files: project, chosen: {}, scope },
    only(parts),
  );
  return report.diagnostics.filter(({ path }) => open.has(path));
}

function only(parts: ReadonlySet<CheckPart>): ProjectOptions {
  return { parts, roster: undefined, frozen: false };
}
