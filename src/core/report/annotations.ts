import type { Diagnostic, Level } from '../diagnostic.ts';
import { printable } from '../printable.ts';
import { allCounts, countLevels, mostTellingFirst, subtract, total, type Counts } from './counts.ts';
import { repositoryPath } from './links.ts';
import { shorten } from './markdown.ts';

/** GitHub shows this many annotations of one kind a step; the rest is dropped in silence. */
export const ANNOTATIONS_A_LEVEL = 10;

const COMMAND: Readonly<Record<Level, string>> = { error: 'error', warning: 'warning', note: 'notice' };

/** What the annotations of a step hold: the lines to print, and what found no place in them. */
export interface Annotations {
  /** Workflow commands, one a line, without line breaks. */
  readonly lines: readonly string[];
  readonly shown: Counts;
  readonly cut: Counts;
}

/** Options of {@link annotate}. */
export interface AnnotationOptions {
  /** The working directory relative to the repository's top folder, with `/`. */
  readonly prefix?: string;
  /** The repository's top folder relative to the working directory, where it lies below. */
  readonly top?: string;
  /** At most this many of each level; without it {@link ANNOTATIONS_A_LEVEL}. */
  readonly limit?: number;
  /** Where the rest is, for the sentence about what was cut. */
  readonly rest?: string;
}

/** Chooses and writes the annotations of one step: the most telling first, what is cut is said in one of them. */
export function annotate(diagnostics: readonly Diagnostic[], options: AnnotationOptions = {}): Annotations {
  const { prefix = '', top = '', limit = ANNOTATIONS_A_LEVEL, rest = 'the job summary has all of them' } = options;
  const counts = countLevels(diagnostics);
  const overflow = counts.errors > limit || counts.warnings > limit || counts.notes > limit;
  // The sentence about the rest is a notice itself and needs one of their places.
  const places: Record<Level, number> = { error: limit, warning: limit, note: overflow ? limit - 1 : limit };
  const chosen = mostTellingFirst(diagnostics).filter(({ level }) => places[level]-- > 0);
  const shown = countLevels(chosen);
  const cut = subtract(counts, shown);
  const lines = chosen.map((diagnostic) => annotation(diagnostic, prefix, top));
  if (total(cut) > 0) {
    const text = `cartwright found ${allCounts(counts)}; ${allCounts(cut)} are not annotated: ${rest}`;
    lines.push(workflowCommand('notice', { title: 'cartwright' }, text));
  }
  return { lines, shown, cut };
}

/** One finding as a workflow command at its exact place; without a place when GitHub could not show it. */
export function annotation(diagnostic: Diagnostic, prefix = '', top = ''): string {
  const { rule, level, message, help, path } = diagnostic;
  const file = repositoryPath(path, prefix, top);
  const text = help === undefined ? clean(message) : `${clean(message)}\nhelp: ${clean(help)}`;
  // A line break survives the escaping below; a secret, or any other invisible character, would reach the log as it is.
  const whole = path.replace(/[\r\n]/g, '');
  if (file === undefined || printable(whole) !== whole) {
    return workflowCommand(COMMAND[level], { title: clean(rule) }, `${clean(path)}: ${text}`);
  }
  return workflowCommand(COMMAND[level], { file, ...placeOf(diagnostic), title: clean(rule) }, text);
}

/**
 * A workflow command, escaped so that the runner reads back exactly these properties and this message
 * (actions/runner, ActionCommand: `%`, CR, LF, and in properties `:` and `,`).
 */
export function workflowCommand(
  command: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}`;
}

// Columns make sense within one line only; the runner's end is the last character, ours the place after it.
function placeOf({ range: { start, end } }: Diagnostic): Record<string, number> {
  if (start.line < 1 || start.line >= 1e7) return {};
  const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
  if (last > start.line) return { line: start.line, endLine: last };
  const column = Math.max(1, start.column);
  const endColumn = end.line === start.line ? Math.max(column, end.column - 1) : column;
  return { line: start.line, endLine: start.line, col: column, endColumn };
}

function clean(text: string): string {
  return shorten(printable(text), 2000);
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '#\\u0023[');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
