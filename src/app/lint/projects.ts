import { sortDiagnostics } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { findCals, type FoundFiles } from '../project/cal-files.ts';
import { filesOf } from '../check/files.ts';
import { loadConfig } from '../project/config.ts';
import { lint, type LintOutcome, type LintRequest } from './lint.ts';
import { byProject, profileOf, type ProjectOfFiles } from '../project/project-configs.ts';
import { ownFilesOf } from '../project/projects.ts';

/**
 * Lints CAL files, each by the configuration of the project that it lies in: the nearest `cartwright.yaml` at or above it.
 *
 * @param request with the configuration of the working directory
 * @param asked instead of the prefix of the configurations
 * @throws UserError as `lint`; of several projects the one whose configuration cannot be read is a problem of the outcome
 */
export async function lintProjects(
  fs: FileSystem,
  request: LintRequest,
  asked: FormatProfile | undefined,
): Promise<LintOutcome> {
  const found = findCals(fs, request.paths, request.config.cals);
  const nested = request.paths.length > 0 || request.config.cals === undefined ? found : findCals(fs, []);
  const wanted = new Set(found.files);
  const projects = byProject(fs, [...new Set([...found.files, ...nested.files])]).map((project): ProjectOfFiles =>
    project.root === '.' ? { ...project, files: project.files.filter((file) => wanted.has(file)) } : project,
  );
  const others = projects.filter(({ root }) => root !== '.');
  if (others.length === 0) return lint(fs, request);
  const own = new Set(projects.flatMap(({ root, files }) => (root === '.' ? files : [])));
  const first: FoundFiles = { ...found, files: found.files.filter((file) => own.has(file)) };
  const outcomes = [await lint(fs, { ...request, found: first })];
  for (const project of others) outcomes.push(await lintProject(fs, request, project, asked));
  return {
    diagnostics: sortDiagnostics(outcomes.flatMap(({ diagnostics }) => diagnostics)),
    files: outcomes.reduce((sum, { files }) => sum + files, 0),
    problems: outcomes.flatMap(({ problems }) => problems),
    excerpts: new Map(outcomes.flatMap(({ excerpts }) => [...excerpts])),
    masks: new Map(outcomes.flatMap(({ masks }) => [...masks])),
    suppressed: outcomes.flatMap(({ suppressed }) => suppressed),
    fixed: outcomes.flatMap(({ fixed }) => fixed),
  };
}

/** The one project of the files that a request names, for what can be done in one only. */
export function onlyProject(fs: FileSystem, { paths, config }: LintRequest): void {
  const other = byProject(fs, findCals(fs, paths, config.cals).files).find(({ root }) => root !== '.');
  if (other === undefined) return;
  throw new UserError('usage', 'a baseline belongs to one project, and files of another are named', {
    path: other.root,
    help: 'run it in the folder of each project',
  });
}

async function lintProject(
  fs: FileSystem,
  request: LintRequest,
  { root, files }: ProjectOfFiles,
  asked: FormatProfile | undefined,
): Promise<LintOutcome> {
  try {
    const config = await loadConfig(fs, undefined, root);
    const whole = request.paths.length === 0;
    const named =
      config.cals === undefined || !whole
        ? undefined
        : new Set(filesOf({ fs, root, files: ownFilesOf(fs, root) }, 'cals', config.cals));
    const chosen = named === undefined ? files : files.filter((file) => named.has(file));
    const found = { files: chosen, links: [], problems: [] };
    return await lint(fs, { ...request, config, root, found, profile: profileOf(config, asked) });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const none = { diagnostics: [], files: 0, excerpts: new Map(), masks: new Map(), suppressed: [], fixed: [] };
    return { ...none, problems: [error] };
  }
}
