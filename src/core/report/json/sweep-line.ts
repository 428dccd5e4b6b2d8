import { answerOf, answerJson, type Policy } from '../../result/answer.ts';
import type { CheckReport } from '../../result/results.ts';
import type { SweptProject } from '../../result/sweep.ts';
import { validators } from '../../schema/validators.ts';
import { resultJson } from '../../text/json-text.ts';
import type { Json } from '../../text/outlet.ts';
import { unjudgedReport } from '../projects.ts';
import { packReport, unpackReport, type Packed } from './packed.ts';

/** A line as it is written: `report` is what `check --format json` prints of the project. */
type Line = Omit<SweptProject, 'report'> & { readonly version: 1; readonly report: Packed<CheckReport> };

/**
 * A project of a sweep as one line of JSON.
 *
 * @param policy what makes its answer no
 */
export function sweepLine({ report, ...project }: SweptProject, policy: Policy): Json {
  const answer = answerJson(answerOf(report, policy));
  return resultJson({ version: 1, ...project, report: { ...packReport(report), answer } });
}

/**
 * A project as it can be handed on: where its report holds more than reports may (`schemas/report.schema.json`), that is the result.
 * Nobody could read the line again.
 */
export async function handedOn(project: SweptProject): Promise<SweptProject> {
  const isReport = await validators.report();
  if (isReport(packReport(project.report))) return project;
  const { root, file } = project;
  const why = 'its report would hold longer texts, or more of them, than a report may';
  const help = 'cartwright check of it alone says everything; shorten what is longest, such as an id';
  const report = unjudgedReport(file ?? root, why, help);
  return { ...project, state: 'unreadable', exitCode: 2, report };
}

/**
 * Reads a line of a sweep that somebody may have changed.
 *
 * @param text the line without its end
 * @returns undefined for anything else
 */
export async function readSweepLine(text: string): Promise<SweptProject | undefined> {
  const value = lineValue(text);
  const [isLine, isReport] = await Promise.all([validators.sweep(), validators.report()]);
  if (!isLine(value)) return undefined;
  const line = value as Line;
  if (!isReport(line.report)) return undefined;
  const { answer: _, ...packed } = line.report as Packed<CheckReport> & { readonly answer?: unknown };
  const report = unpackReport(packed);
  const { version: __, ...project } = line;
  return report === undefined ? undefined : { ...project, report };
}

function lineValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A line begins with what it is about, so that a file of many is found through without being parsed whole. */
const HEAD =
  /^\{"version":1,"folder":"(?:[^"\\]|\\.)*","root":("(?:[^"\\]|\\.)*")(?:,"within":("(?:[^"\\]|\\.)*"))?,"file":/;

/** The project that a line is about; undefined for one that is not written as a sweep writes it. */
export function lineHead(text: string): { readonly root: string; readonly within: string | undefined } | undefined {
  const [, root, within] = HEAD.exec(text) ?? [];
  if (root === undefined) return undefined;
  const [first, second] = [lineValue(root), within === undefined ? undefined : lineValue(within)];
  if (typeof first !== 'string' || (within !== undefined && typeof second !== 'string')) return undefined;
  return { root: first, within: typeof second === 'string' ? second : undefined };
}
