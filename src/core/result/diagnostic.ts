import type { RuleId } from '../../generated/rule-facts.ts';
import { byText } from '../value/order.ts';

/** A place in a text: lines and columns are 1-based, columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Half-open: `end` is the place after the last character. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export type Level = 'error' | 'warning' | 'note';

/** Whether a level that a configuration gives a rule counts more than another. */
export function isRaised(level: Level | 'off', over: Level): boolean {
  const order = ['off', 'note', 'warning', 'error'];
  return order.indexOf(level) > order.indexOf(over);
}

/** One replacement of a fix, in the text that the diagnostic was made from. */
export interface Edit {
  readonly range: Range;
  readonly newText: string;
}

/** A safe change that removes the finding. The edits do not overlap. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** Another place that a finding is about. */
export interface Related {
  /** What is there, in one line. */
  readonly message: string;
  readonly path: string;
  readonly range: Range;
  /** The file is deleted: the place is of the base. */
  readonly deleted?: true;
}

/** One finding, in the shape that `--format json` promises (docs/json-output.md, Diagnostics). */
export interface Diagnostic {
  /** Stable rule id, `group/name`. */
  readonly rule: RuleId;
  readonly level: Level;
  /** What is wrong, with the value quoted; one line, no trailing period. */
  readonly message: string;
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly range: Range;
  /** RFC 6901 pointer to the value in question; empty for the whole document. */
  readonly pointer: string;
  /** What to do. */
  readonly help: string;
  readonly fix?: Fix;
  /** Against a base, a lock or a record: the other side of what changed, such as the floor that a changed host misses. */
  readonly related?: readonly Related[];
}

/** Counts by level over a set of diagnostics, and of the files that were looked at. */
export interface Summary {
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  /** Findings that a baseline, a comment or the configuration accepts; they are in none of the other counts. */
  readonly accepted: number;
}

export const START_OF_FILE: Range = lineRange(1);

/** An error that is about a whole file, at its start. */
export function fileError(rule: RuleId, path: string, message: string, help: string): Diagnostic {
  const range = START_OF_FILE;
  return { rule, level: 'error', message, path, range, pointer: '', help };
}

/** The start of a line, for what is about all of it. */
export function lineRange(line: number): Range {
  return { start: { line, column: 1 }, end: { line, column: 1 } };
}

/** An error that is about a whole line, at its start. */
export function lineError(rule: RuleId, path: string, line: number, message: string, help: string): Diagnostic {
  return { ...fileError(rule, path, message, help), range: lineRange(line) };
}

const place = (a: Position, b: Position): number => a.line - b.line || a.column - b.column;

/** Total order of diagnostics: path, position, rule, then the rest, so that the same input gives the same bytes. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    byText(a.path, b.path) ||
    place(a.range.start, b.range.start) ||
    byText(a.rule, b.rule) ||
    place(a.range.end, b.range.end) ||
    byText(a.message, b.message)
  );
}

/** @returns the diagnostics in {@link compareDiagnostics} order, each once. */
export function sortDiagnostics(diagnostics: Iterable<Diagnostic>): Diagnostic[] {
  const sorted = [...diagnostics].sort(compareDiagnostics);
  return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1] as Diagnostic) !== 0);
}

/** The first error with its place, or with the start of `source` where there is none, and how many more there are. */
export function firstError(diagnostics: readonly Diagnostic[], source: string): string {
  const [first, ...others] = sortDiagnostics(diagnostics).filter(({ level }) => level === 'error');
  const { line, column } = (first?.range ?? START_OF_FILE).start;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `${first?.path ?? source}:${line}:${column}: ${first?.message ?? 'it cannot be read'}${more}`;
}

/**
 * Counts diagnostics by level.
 *
 * @param files how many files were looked at
 * @param accepted how many more findings are accepted
 */
export function summarize(diagnostics: readonly Diagnostic[], files: number, accepted = 0): Summary {
  const count = (level: Level): number => diagnostics.filter((d) => d.level === level).length;
  return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
}
