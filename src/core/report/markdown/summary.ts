import type { Markdown } from '../../text/outlet.ts';
import { reportDocument, type ReportDocument } from './document.ts';
import type { Rest } from './layout.ts';
import type { ReportInput } from './outline.ts';

/** The runner drops a job summary of more than 1 MiB whole. */
export const SUMMARY_LIMIT = 999_000;

/** The job summary of a check. */
export function renderSummary(input: ReportInput, rest: Rest = 'the report file has all of them'): ReportDocument {
  return reportDocument(input, { limit: SUMMARY_LIMIT, size: utf8Length, rest });
}

/** The report as Markdown for the terminal or a file: everything, without a limit. */
export function renderMarkdown(input: ReportInput): Markdown {
  return reportDocument(input, { limit: Number.POSITIVE_INFINITY, size: (text) => text.length, rest: '' }).text;
}

const encoder = new TextEncoder();

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  return encoder.encode(text).length;
}
