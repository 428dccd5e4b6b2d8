import { answerOf, answerJson, type Policy } from '../../result/answer.ts';
import { fileError } from '../../result/diagnostic.ts';
import type { CheckReport } from '../../result/results.ts';
import type { SweptProject } from '../../result/sweep.ts';
import { validators } from '../../schema/validators.ts';
import { resultJson } from '../../text/json-text.ts';
import type { Json } from '../../text/outlet.ts';
import { plain, printable, type Plain } from '../../text/printable.ts';
import { sha256Digest } from '../../value/digest.ts';
import { reportOf } from '../projects.ts';
import { packReport, unpackReport, type Packed } from './packed.ts';

/** A line as it is written: `report` is what `check --format json` prints of the project. */
type Line = Omit<SweptProject, 'report'> & { readonly version: 1; readonly report: Packed<CheckReport> };

/**
 * A project of a sweep as one line of JSON.
 *
 * @param policy what makes its answer no
 */
export function sweepLine({ report, inputs, ...project }: SweptProject, policy: Policy): Json {
  const answer = answerJson(answerOf(report, policy));
  return resultJson({ version: 1, ...project, report: { ...packReport(report), answer }, inputs });
}

/**
 * A project as it can be handed on: where its report holds more than reports may (`schemas/report.schema.json`), that is the result.
 * Nobody could read the line again.
 */
export async function handedOn(project: SweptProject): Promise<SweptProject> {
  const isReport = await validators.report();
  if (isReport(packReport(project.report))) return project;
  const { root, file } = project;
  const message =
    'the project cannot be judged: its report would hold longer texts, or more of them, than a report may';
  const help = 'cartwright check of it alone says everything; shorten what is longest, such as an id';
  const diagnostics = [fileError('project/unreadable', file ?? root, message, help)];
  const report = reportOf(project.report.tool, { diagnostics, cals: [], handshakes: [] }, 0);
  return { ...project, state: 'unreadable', exitCode: 2, report };
}

/** What the answers of projects depend on. */
export interface PrintedInputs {
  /** One line: over those of all of them; in the JSON each project has its own. */
  readonly digest: Plain;
  readonly json: Json;
}

/**
 * `check --print-inputs`: what the answer about each project depends on.
 *
 * @param options what was asked of the program, which is a part of every digest
 */
export function inputsJson(
  options: object,
  projects: readonly Pick<SweptProject, 'folder' | 'root' | 'within' | 'inputs'>[],
): PrintedInputs {
  const all = projects.map(({ root, within, inputs }) => [root, within ?? null, inputs?.digest ?? null]);
  const digest = sha256Digest(JSON.stringify([options, all]));
  const listed = projects.map(({ folder, root, within, inputs }) => ({
    folder,
    root,
    ...(within === undefined ? {} : { within }),
    inputs,
  }));
  return {
    digest: plain`${printable(digest)}\n`,
    json: resultJson({ version: 1, digest, options, projects: listed }, 2),
  };
}

/** A line that was read: what it says of a project, and the line as it is written once more. */
export interface ReadLine {
  readonly project: SweptProject;
  /** Byte for byte what {@link sweepLine} made, whatever the file holds around it. */
  readonly line: Json;
}

/**
 * Reads a line of a sweep that somebody may have changed.
 *
 * @param value the line as it was parsed
 * @returns undefined for anything else
 */
export async function readSweepLine(value: unknown): Promise<ReadLine | undefined> {
  const [isLine, isReport] = await Promise.all([validators.sweep(), validators.report()]);
  if (!isLine(value)) return undefined;
  const line = value as Line;
  if (!isReport(line.report)) return undefined;
  const { answer: _, ...packed } = line.report as Packed<CheckReport> & { readonly answer?: unknown };
  const report = unpackReport(packed);
  const { version: __, ...project } = line;
  return report === undefined ? undefined : { project: { ...project, report }, line: resultJson(value) };
}
