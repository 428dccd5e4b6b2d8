import { answerJson, answerOf, policyOf, type Policy } from '../../result/answer.ts';
import type { CheckReport } from '../../result/results.ts';
import type { SweepPlace, SweptProject } from '../../result/sweep.ts';
import { validators } from '../../schema/validators.ts';
import { resultJson } from '../../text/json-text.ts';
import type { Json } from '../../text/outlet.ts';
import { unjudgedReport } from '../projects.ts';
import { contradictionIn, type Contradiction } from './contradiction.ts';
import { packReport, unpackReport, type Packed } from './packed.ts';

/** A line as it is written: `report` is what `check --format json` prints of the project. */
type Line = Omit<SweptProject, 'report'> & {
  readonly version: 1;
  readonly report: Packed<CheckReport> & { readonly answer: ReturnType<typeof answerJson> };
};

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
 * The line could not be read again.
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
 * Reads a line of a sweep, which may have been changed.
 *
 * @param text the line without its end
 * @returns undefined for anything else; of a line that sums up something other than it holds, the member that does
 */
export async function readSweepLine(
  text: string,
): Promise<SweptProject | { readonly contradiction: Contradiction } | undefined> {
  const value = lineValue(text);
  const [isLine, isReport] = await Promise.all([validators.sweep(), validators.report()]);
  if (!isLine(value)) return undefined;
  const line = value as Line;
  if (!isReport(line.report)) return undefined;
  const { answer, ...packed } = line.report;
  const report = unpackReport(packed);
  if (report === undefined) return undefined;
  const contradiction = contradictionIn(report, '/report') ?? otherAnswer(line, report, answer);
  if (contradiction !== undefined) return { contradiction };
  const { version: _, ...project } = line;
  return { ...project, report };
}

/** Whether the answer of a line follows from its report, with `--strict` or without. */
function otherAnswer(
  { state, exitCode, failOn }: Line,
  report: CheckReport,
  stated: Line['report']['answer'] | undefined,
): Contradiction | undefined {
  const answers = [false, true].map((strict) => answerOf(report, policyOf(failOn, strict)));
  const found = answers.find((each) => JSON.stringify(answerJson(each)) === JSON.stringify(stated));
  if (found === undefined) return { pointer: '/report/answer', derived: answers[0]?.line };
  const derived = state === 'unreadable' ? 2 : found.exitCode;
  return derived === exitCode ? undefined : { pointer: '/exitCode', derived };
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
  /^\{"version":1,"folder":"(?:[^"\\]|\\.)*","root":("(?:[^"\\]|\\.)*")(?:,"within":("(?:[^"\\]|\\.)*"))?,"place":(\{[^{}]*\}),"file":/;

/** What a line is about. */
export type LineHead = Pick<SweptProject, 'root' | 'within' | 'place'>;

/** What a line is about; undefined for one that is not written as a sweep writes it. */
export function lineHead(text: string): LineHead | undefined {
  const found = HEAD.exec(text);
  if (found === null) return undefined;
  const [root, within, place] = found.slice(1).map((each) => (each === undefined ? undefined : lineValue(each)));
  if (typeof root !== 'string' || typeof place !== 'object') return undefined;
  return { root, ...(typeof within === 'string' ? { within } : {}), place: place as SweepPlace };
}
