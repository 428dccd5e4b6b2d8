import { sortDiagnostics } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { isWithin, shortest } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { filesOf } from '../check/files.ts';
import { findCals, type FoundFiles } from '../project/cal-files.ts';
import { groupByProject, openProject, type Asked } from '../project/projects.ts';
import { lint, type LintOutcome, type LintRequest } from './lint.ts';

/** What is asked of a lint, whatever projects it meets. */
export type ProjectsRequest = Omit<LintRequest, 'config' | 'profile' | 'root' | 'found'>;

/**
 * Lints CAL files, each by the configuration of the project that it belongs to.
 *
 * @throws UserError as `lint`; of several projects the one whose configuration cannot be read is a problem of the outcome
 */
export async function lintProjects(fs: FileSystem, request: ProjectsRequest, asked: Asked): Promise<LintOutcome> {
  const found = request.stdin === undefined ? findCals(fs, request.paths) : NO_FOUND;
  const outcomes: LintOutcome[] = [];
  const groups = projectsOf(fs, found, request, asked);
  for (const { root, files } of groups) {
    try {
      outcomes.push(await lint(fs, await requestFor(fs, request, asked, root, files)));
    } catch (error) {
      if (!(error instanceof UserError) || groups.length === 1) throw error;
      outcomes.push({ ...NOTHING, problems: [error] });
    }
  }
  return {
    diagnostics: sortDiagnostics(outcomes.flatMap(({ diagnostics }) => diagnostics)),
    files: outcomes.reduce((sum, { files }) => sum + files, 0),
    problems: [...found.problems, ...outcomes.flatMap(({ problems }) => problems)],
    excerpts: new Map(outcomes.flatMap(({ excerpts }) => [...excerpts])),
    masks: new Map(outcomes.flatMap(({ masks }) => [...masks])),
    suppressed: outcomes.flatMap(({ suppressed }) => suppressed),
    fixed: outcomes.flatMap(({ fixed }) => fixed),
  };
}

/**
 * What is linted where all that is named belongs to one project, as a baseline does.
 *
 * @throws UserError `usage` for files of several projects; as `loadConfig`
 */
export async function requestInOne(fs: FileSystem, request: ProjectsRequest, asked: Asked): Promise<LintRequest> {
  const found = findCals(fs, request.paths);
  const [first, other] = projectsOf(fs, found, request, asked);
  if (other !== undefined)
    throw new UserError('usage', 'a baseline belongs to one project, and files of another are named', {
      path: other.root,
      help: 'run it in the folder of each project',
    });
  const [problem] = found.problems;
  if (problem !== undefined || first === undefined) throw problem ?? new Error('nothing named is in no project');
  return requestFor(fs, request, asked, first.root, first.files);
}

interface FilesOfProject {
  readonly root: string;
  readonly files: Pick<FoundFiles, 'files' | 'links'>;
}

/** The files by the projects that they belong to; without a name the one of the working directory is among them. */
function projectsOf(
  fs: FileSystem,
  { files, links }: FoundFiles,
  { paths, stdin }: ProjectsRequest,
  { configPath }: Asked,
): FilesOfProject[] {
  const configured = configPath !== undefined;
  // A name stands for a file in its folder, whether that is there or not.
  const here = stdin?.name ?? 'a';
  if (stdin !== undefined) return groupByProject(fs, [here], configured).map(({ root }) => ({ root, files: NO_FILES }));
  const linked = new Set(links);
  const groups = groupByProject(fs, [...files, ...links], configured).map(({ root, paths: own }) => ({
    root,
    files: { files: own.filter((path) => !linked.has(path)), links: own.filter((path) => linked.has(path)) },
  }));
  const [{ root } = { root: '.' }] = groupByProject(fs, [here], configured);
  const isMissing = paths.length === 0 && groups.every((group) => group.root !== root);
  return isMissing ? [{ root, files: NO_FILES }, ...groups] : groups;
}

async function requestFor(
  fs: FileSystem,
  request: ProjectsRequest,
  asked: Asked,
  root: string,
  { files, links }: FilesOfProject['files'],
): Promise<LintRequest> {
  const project = await openProject(fs, root, asked);
  const { config, profile } = project;
  const whole = request.paths.length === 0 && request.stdin === undefined;
  const named = whole && config.cals !== undefined ? filesOf(project, 'cals', config.cals) : undefined;
  return {
    ...request,
    // From a folder within not all of the project is looked at.
    ...(whole && !isWithin('.', root) ? { paths: ['.'] } : {}),
    config,
    profile,
    root,
    found: {
      files: named?.map((path) => shortest(fs.cwd, path)).filter((path) => isWithin('.', path)) ?? files,
      links,
      problems: [],
    },
  };
}

const NO_FILES: FilesOfProject['files'] = { files: [], links: [] };
const NO_FOUND: FoundFiles = { ...NO_FILES, problems: [] };
const NOTHING: LintOutcome = {
  diagnostics: [],
  files: 0,
  problems: [],
  excerpts: new Map(),
  masks: new Map(),
  suppressed: [],
  fixed: [],
};
