import type { Policy } from '../../result/answer.ts';
import type { CheckReport } from '../../result/results.ts';
import { parseJson } from '../../source/parse-json.ts';
import { validators } from '../../schema/validators.ts';
import type { Changes } from '../compare.ts';
import type { JudgedCommit, Narrowed } from '../sections/run.ts';
import type { RepositoryFolder } from '../markdown/links.ts';
import { resultJson } from '../../text/json-text.ts';
import type { Json } from '../../text/outlet.ts';
import { packReport, unpackReport, type Packed } from './packed.ts';

/** Where a report was made, for the job that posts it later. */
export interface ReportOrigin {
  /** Key of the job in its workflow. */
  readonly job: string;
  /** The working directory relative to the repository's top folder. */
  readonly directory: string;
  /** The commit it is about, of a pull request its head; empty when it is not known. */
  readonly sha: string;
  /** What that commit was merged with, where a merge was judged. */
  readonly base?: NonNullable<JudgedCommit['base']>;
  /** What the run was narrowed to; left out when nothing narrowed it. */
  readonly narrowed?: Narrowed;
  /** How its paths lead to the repository's; left out where they are the same. */
  readonly folder?: RepositoryFolder;
  /** The run that made it; absent in reports of before. */
  readonly run?: { readonly id: number; readonly attempt: number };
}

/** The file behind the Action's output `report`: a check, what it changes, where it was made. */
export type ReportFile = CheckReport & {
  readonly changes?: Changes;
  readonly origin?: ReportOrigin;
  /** What made its answer no, so that a later stage gives the same one. */
  readonly policy?: Policy;
};

/** Name of the file, and of the artifact that hands it to `command: report`. */
export const REPORT_FILE = 'cartwright-report.json';
export const REPORT_ARTIFACT = 'cartwright-report';

/** The text of a report file, each answer once. */
export function writeReport(file: ReportFile): Json {
  return resultJson(packReport(file));
}

/**
 * Reads a report from an untrusted source: strict JSON without repeated keys, then `schemas/report.schema.json`.
 *
 * @returns the report, or in one line why it is none; the line holds nothing of the text
 */
export async function readReport(text: string): Promise<ReportFile | { readonly problem: string }> {
  const doc = parseJson(REPORT_FILE, text);
  const [first] = doc.problems;
  if (first !== undefined) return { problem: `not valid JSON (line ${first.range.start.line})` };
  const validate = await validators.report();
  const none = { problem: 'not a report of cartwright check (schemas/report.schema.json)' };
  return validate(doc.value) ? (unpackReport(doc.value as Packed<ReportFile>) ?? none) : none;
}
