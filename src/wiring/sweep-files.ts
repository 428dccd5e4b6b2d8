import { putTogether, unjudgedReport, type ReportOfProject } from '../core/report/projects.ts';
import { strictest, type FailOn } from '../core/result/answer.ts';
import type { SweepPlace, SweptProject } from '../core/result/sweep.ts';
import type { CheckReport } from '../core/result/results.ts';
import { VERSION } from '../version.ts';
import { UserError } from '../core/result/errors.ts';
import { quote } from '../core/text/printable.ts';
import { lineHead, readSweepLine } from '../core/report/json/sweep-line.ts';
import type { FileSystem } from '../ports.ts';
import { lineRange } from '../core/result/diagnostic.ts';

const NEWLINE = 0x0a;
const LIMIT = 1024 * 1024 * 1024;
/** Longer than the three longest paths. */
const HEAD_BYTES = 64 * 1024;
const DECODER = new TextDecoder();

/**
 * One report of several sweeps, their projects one after the other, and what lets it fail: the strictest of what they say.
 *
 * @param names files, relative to the working directory
 * @param folders the folders that must be there: one that no line speaks of is a finding
 * @throws UserError as {@link sweptProjects}
 */
export async function mergedSweeps(
  fs: FileSystem,
  names: readonly string[],
  folders: readonly string[] = [],
): Promise<{ readonly report: CheckReport; readonly failOn: FailOn }> {
  const projects: ReportOfProject[] = [];
  const said: Pick<SweptProject, 'failOn'>[] = [];
  const missing = new Set(folders);
  for await (const { project } of sweptProjects(fs, names)) {
    const { folder, root, file, report } = project;
    projects.push({ root, file, report });
    said.push(project);
    missing.delete(folder);
  }
  for (const folder of missing) projects.push({ root: folder, file: null, report: unsweptReport(folder) });
  const [first, ...others] = projects;
  if (first === undefined) throw new Error('a sweep without a project is refused');
  return { report: putTogether([first, ...others]), failOn: strictest(said) };
}

/**
 * The projects of several sweeps, each with the file that says so, one after the other: nothing is kept of those before.
 *
 * @param names files, relative to the working directory
 * @throws UserError `bad-report` for a line that is not one of a sweep or contradicts itself, for one
 *   that is missing, doubled or moved, for a project that is there twice, and for a sweep of another version
 */
export async function* sweptProjects(fs: FileSystem, names: readonly string[]) {
  const seen = new Set<string>();
  for (const path of new Set(names)) {
    for await (const project of linesOf(fs, path)) {
      const { root, within, report } = project;
      if (report.tool.version !== VERSION)
        throw new UserError('bad-report', `it is of cartwright ${quote(report.tool.version)}`, {
          path,
          help: `merge it with that version; this is ${VERSION}`,
        });
      const key = keyOf(root, within);
      if (seen.has(key)) throw twice(root, path);
      seen.add(key);
      yield { project, path };
    }
  }
}

function unsweptReport(folder: string): CheckReport {
  const help = 'look at the job that should have judged it; a part that failed to run judged nothing';
  return unjudgedReport(folder, 'no sweep that was handed over says anything of it', help);
}

function twice(root: string, path: string, line?: number): UserError {
  return new UserError('bad-report', `the project ${quote(root)} is there twice`, {
    path,
    ...(line === undefined ? {} : { range: lineRange(line) }),
    help: 'hand over each sweep once, and of one run only',
  });
}

interface LinePlace {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** The projects of what `check --format ndjson` wrote. A line is parsed when its turn comes, once all of them were told apart. */
async function* linesOf(fs: FileSystem, path: string): AsyncGenerator<SweptProject> {
  const bytes = fs.readFile(path, LIMIT);
  for (const { number, start, end } of placesIn(bytes, path)) {
    const project = await readSweepLine(DECODER.decode(bytes.subarray(start, end)));
    if (project === undefined) throw notALine(path, number);
    if ('contradiction' in project) {
      const { pointer, derived } = project.contradiction;
      throw inLine(path, number, `${pointer} does not follow from the parts, which make it ${JSON.stringify(derived)}`);
    }
    yield project;
  }
}

/** The lines of a file: one sweep, or several one after the other, and each of them whole. */
function placesIn(bytes: Uint8Array, path: string): LinePlace[] {
  const keys = new Set<string>();
  const places: LinePlace[] = [];
  let next = 'the first project of a sweep';
  let before: SweepPlace | undefined;
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, start);
    const number = places.length + 1;
    if (end === -1) throw notALine(path, number);
    const head = lineHead(DECODER.decode(bytes.subarray(start, Math.min(end, start + HEAD_BYTES))));
    if (head === undefined) throw notALine(path, number);
    if (!follows(head.place, before)) throw inLine(path, number, `${next} must be here`);
    before = head.place;
    next = nextTo(before);
    const key = keyOf(head.root, head.within);
    if (keys.has(key)) throw twice(head.root, path, number);
    keys.add(key);
    places.push({ number, start, end });
    start = end + 1;
  }
  if (before === undefined || !isLast(before))
    throw new UserError('bad-report', `it ends before ${next}`, { path, help: WHOLE });
  return places;
}

function isLast({ group, groups, project, projects }: SweepPlace): boolean {
  return group === groups && project === projects;
}

/** Whether a project may be behind another one; undefined for the beginning of the file. */
function follows({ group, groups, project, projects }: SweepPlace, before: SweepPlace | undefined): boolean {
  if (before === undefined || isLast(before)) return group === 1 && project === 1;
  if (groups !== before.groups) return false;
  return before.project === before.projects
    ? group === before.group + 1 && project === 1
    : group === before.group && project === before.project + 1 && projects === before.projects;
}

function nextTo(place: SweepPlace): string {
  const { group, groups, project, projects } = place;
  if (isLast(place)) return 'the first project of a sweep';
  const [folder, number] = project === projects ? [group + 1, 1] : [group, project + 1];
  return `project ${number} of folder ${folder} of ${groups}`;
}

function keyOf(root: string, within: string | undefined): string {
  return JSON.stringify([root, within ?? null]);
}

const WHOLE = 'hand over what cartwright check --format ndjson wrote, whole';

function inLine(path: string, number: number, message: string): UserError {
  return new UserError('bad-report', message, { path, range: lineRange(number), help: WHOLE });
}

function notALine(path: string, number: number): UserError {
  return inLine(path, number, 'it is not a project of a sweep (schemas/sweep.schema.json)');
}
