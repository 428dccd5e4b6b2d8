import { parsedJson } from '../../value/parsed-json.ts';
import { answerJson, answerOf, policyOf, type Policy } from '../../result/answer.ts';
import type { CheckReport, HostVerdict } from '../../result/results.ts';
import type { SweepPlace, SweptProject } from '../../result/sweep.ts';
import { validators } from '../../schema/validators.ts';
import { resultJson } from '../../text/json-text.ts';
import type { Json } from '../../text/outlet.ts';
import { unjudgedReport, reportOf, takeApart, total } from '../projects.ts';
import { packReport, unpackReport, type Packed } from './packed.ts';
import { verdictOf } from '../../readiness/assess.ts';
import { reservationsOf } from '../../result/reservations.ts';

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
  const value = parsedJson(text);
  const [isLine, isReport] = await Promise.all([validators.sweep(), validators.report()]);
  if (!isLine(value)) return undefined;
  const line = value as Line;
  if (!isReport(line.report)) return undefined;
  const { answer, ...packed } = line.report;
  const report = unpackReport(packed);
  if (report === undefined) return undefined;
  const contradiction = contradictionIn(report) ?? otherAnswer(line, report, answer);
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

/** A line begins with what it is about, so that a file of many is found through without being parsed whole. */
const HEAD =
  /^\{"version":1,"folder":"(?:[^"\\]|\\.)*","root":("(?:[^"\\]|\\.)*")(?:,"within":("(?:[^"\\]|\\.)*"))?,"place":(\{[^{}]*\}),"file":/;

/** What a line is about. */
export type LineHead = Pick<SweptProject, 'root' | 'within' | 'place'>;

/** What a line is about; undefined for one that is not written as a sweep writes it. */
export function lineHead(text: string): LineHead | undefined {
  const found = HEAD.exec(text);
  if (found === null) return undefined;
  const [root, within, place] = found.slice(1).map((each) => (each === undefined ? undefined : parsedJson(each)));
  if (typeof root !== 'string' || typeof place !== 'object') return undefined;
  return { root, ...(typeof within === 'string' ? { within } : {}), place: place as SweepPlace };
}

/** A member that sums up something other than the parts beside it. */
interface Contradiction {
  /** RFC 6901. */
  readonly pointer: string;
  /** What the parts make of it. */
  readonly derived: unknown;
}

/**
 * The first member of a report that does not follow from its parts: a sum, a verdict or an answer. How many files were looked at and how
 * many findings are accepted follows from nothing, except where the report has projects.
 */
function contradictionIn(report: CheckReport): Contradiction | undefined {
  for (const [pointer, stated, derived] of [...sumsOf(report), ...partsOf(report)])
    if (stated !== derived) return { pointer: `/report${pointer}`, derived };
  return undefined;
}

type Sum = readonly [pointer: string, stated: unknown, derived: unknown];

function sumsOf(report: CheckReport): Sum[] {
  const { summary, projects } = report;
  const parts = takeApart(report);
  const reports = parts.map((part) => part.report);
  const [files, accepted] =
    projects === undefined ? [summary.files, summary.accepted] : [total(reports, 'files'), total(reports, 'accepted')];
  const derived = reportOf(report.tool, report, files, accepted);
  const isUnreadable = report.diagnostics.some(({ rule }) => rule === 'project/unreadable');
  const nothing = projects === undefined ? files === 0 && !isUnreadable : projects.every((each) => each.nothing);
  const lengths = (['diagnostics', 'cals', 'handshakes'] as const).map((list): Sum => {
    const own = reports.reduce((sum, each) => sum + each[list].length, 0);
    return ['/projects', projects === undefined ? report[list].length : own, report[list].length];
  });
  return [
    ...(['files', 'errors', 'warnings', 'notes', 'accepted'] as const).map((member): Sum => [
      `/summary/${member}`,
      summary[member],
      derived.summary[member],
    ]),
    ['/verdict', report.verdict, derived.verdict],
    ['/compliance', report.compliance, derived.compliance],
    ['/nothing', report.nothing ?? false, nothing],
    ...lengths,
    ...parts.flatMap((part, i) =>
      sumsOf(part.report).map(([pointer, ...sides]): Sum => [`/projects/${i}${pointer}`, ...sides]),
    ),
  ];
}

function partsOf({ cals, handshakes }: CheckReport): Sum[] {
  return [
    ...cals.map((cal, i): Sum => [`/cals/${i}/verdict`, cal.verdict, verdictOf(cal)]),
    ...handshakes.flatMap((verdict) => hostSums(verdict)),
  ];
}

/** What a host says follows from its descriptor and its roles. The answers of a file are in other groups there: they have no number. */
function hostSums({ descriptor, verdict, reservations, promises, error, roles }: HostVerdict): Sum[] {
  if (descriptor === undefined) return [];
  const derived = descriptor.unmet.length === 0 ? 'accept' : 'refuse';
  const reserved = roles.reduce((sum, role) => sum + reservationsOf(role).length, 0);
  return [
    ['/handshakes/descriptor/verdict', descriptor.verdict, derived],
    ['/handshakes/verdict', verdict, derived],
    ['/handshakes/error', error === null, derived === 'accept'],
    ['/handshakes/reservations', reservations, reserved],
    ['/handshakes/promises', promises ?? 0, roles.filter(({ enforcedBy }) => enforcedBy === 'nobody').length],
  ];
}
