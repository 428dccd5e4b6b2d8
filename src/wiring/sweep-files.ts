import type { Before } from '../app/check/sweep.ts';
import { putTogether, unjudgedReport, type ReportOfProject } from '../core/report/projects.ts';
import type { SweptProject } from '../core/result/sweep.ts';
import type { CheckReport } from '../core/result/results.ts';
import { VERSION } from '../version.ts';
import { UserError } from '../core/result/errors.ts';
import { quote } from '../core/text/printable.ts';
import { filesNamed } from './named-files.ts';
import { keptLine, lineHead, readSweepLine, type KeptLine } from '../core/report/json/sweep-line.ts';
import type { FileSystem } from '../ports.ts';

const NEWLINE = 0x0a;
const LIMIT = 1024 * 1024 * 1024;
/** Longer than the three longest paths. */
export const HEAD_BYTES = 64 * 1024;
const DECODER = new TextDecoder();

/** The lines of a sweep that was made before, found by their projects. */
export interface SweepFile {
  /** In the order of the file. */
  readonly projects: AsyncIterable<SweptProject>;
  /** The line of a project; undefined when there is none. */
  before(root: string, within: string | undefined): Promise<Before<KeptLine> | undefined>;
}

/**
 * Opens what `check --format ndjson` wrote. Its lines are parsed when they are asked for: of each only the place is kept.
 *
 * @param cutOff what becomes of a last line without its end: a sweep was stopped while it wrote
 * @throws UserError `bad-report` for a line that is none of a sweep, and for a project that is there twice
 */
export function openSweep(fs: FileSystem, path: string, cutOff: 'refused' | 'left out'): SweepFile {
  const bytes = fs.readFile(path, LIMIT);
  const places = placesIn(bytes, path, cutOff);
  const read = async <T>(
    { number, start, end }: LinePlace,
    reader: (text: string) => Promise<T | undefined>,
  ): Promise<T> => {
    const found = await reader(DECODER.decode(bytes.subarray(start, end)));
    if (found === undefined) throw notALine(path, number);
    return found;
  };
  return {
    projects: {
      async *[Symbol.asyncIterator]() {
        for (const place of places.values()) yield await read(place, readSweepLine);
      },
    },
    async before(root, within) {
      const place = places.get(keyOf(root, within));
      if (place === undefined) return undefined;
      const kept = await read(place, keptLine);
      // Whoever parses a line takes the last of two members of a name, and its head is the first.
      if (keyOf(kept.project.root, kept.project.within) !== keyOf(root, within)) throw notALine(path, place.number);
      return { folder: kept.project.folder, inputs: kept.project.inputs, kept };
    },
  };
}

/** Whether a file holds projects of a sweep and is no report: it begins with one. */
export function isSweep(bytes: Uint8Array): boolean {
  return lineHead(DECODER.decode(bytes.subarray(0, HEAD_BYTES))) !== undefined;
}

/**
 * One report of several sweeps, their projects one after the other.
 *
 * @param folders the folders that must be there
 * @throws UserError `bad-report` as {@link openSweep}, and for sweeps of several versions
 */
export async function mergedSweeps(
  fs: FileSystem,
  paths: readonly string[],
  folders: readonly string[] = [],
): Promise<CheckReport> {
  const projects: ReportOfProject[] = [];
  const missing = new Set(folders);
  for await (const { project } of projectsIn(fs, paths)) {
    const { folder, root, file, report } = project;
    projects.push({ root, file, report });
    missing.delete(folder);
  }
  for (const folder of missing) projects.push({ root: folder, file: null, report: unsweptReport(folder) });
  const [first, ...others] = projects;
  if (first === undefined) throw new UserError('bad-report', 'there is no project in it', { path: paths[0] ?? '' });
  return putTogether([first, ...others]);
}

/** A project, and the file that says so. */
interface Found {
  readonly project: SweptProject;
  readonly path: string;
}

/**
 * The projects of several sweeps, one after the other: nothing is kept of those before.
 *
 * @param names files or globs
 * @throws UserError `no-file` for a glob without a match; `bad-report` as {@link mergedSweeps}
 */
export function sweptProjects(fs: FileSystem, names: readonly string[]): AsyncIterable<Found> {
  return projectsIn(fs, filesNamed(fs, names));
}

async function* projectsIn(fs: FileSystem, paths: readonly string[]): AsyncGenerator<Found> {
  const seen = new Set<string>();
  for (const path of paths) {
    for await (const project of openSweep(fs, path, 'refused').projects) {
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

function placesIn(bytes: Uint8Array, path: string, cutOff: 'refused' | 'left out'): Map<string, LinePlace> {
  const places = new Map<string, LinePlace>();
  let number = 0;
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(NEWLINE, start);
    const end = found === -1 ? bytes.length : found;
    number++;
    const head = lineHead(DECODER.decode(bytes.subarray(start, Math.min(end, start + HEAD_BYTES))));
    // What has no end was never written whole.
    if (found === -1 && cutOff === 'left out') break;
    if (head === undefined) throw notALine(path, number);
    const key = keyOf(head.root, head.within);
    if (places.has(key)) throw twice(head.root, path, number);
    places.set(key, { number, start, end });
    start = end + 1;
  }
  return places;
}

function keyOf(root: string, within: string | undefined): string {
  return JSON.stringify([root, within ?? null]);
}

function lineRange(line: number): NonNullable<UserError['range']> {
  return { start: { line, column: 1 }, end: { line, column: 1 } };
}

function notALine(path: string, number: number): UserError {
  return new UserError('bad-report', 'it is no project of a sweep (schemas/sweep.schema.json)', {
    path,
    range: lineRange(number),
    help: 'hand over what cartwright check --format ndjson wrote, whole',
  });
}
