import type { RuleId } from '../../../generated/rule-facts.ts';
import type { Diagnostic, Level, Range } from '../../result/diagnostic.ts';
import { printable, printableLines, shorten } from '../../text/printable.ts';
import { rulePage, wordPage } from '../../result/rule-page.ts';
import type { Command, Plain } from '../../text/outlet.ts';
import { planAnnotations, type AnnotationPlan } from './annotation-plan.ts';
import { repositoryPath, type RepositoryFolder } from '../markdown/links.ts';
import type { Overview } from '../overviews.ts';
import type { Answer } from '../../result/answer.ts';
import { total } from '../counts.ts';
import { diagnosticLine } from '../text/diagnostics.ts';

/** The runner cuts a message after 4,096 characters, wherever that is; the address of a page comes behind it. */
const MESSAGE = 4000;

/** An annotation before it is written; the names are those of `@actions/core`. */
export interface Annotation {
  readonly kind: AnnotationKind;
  readonly message: string;
  /** Lines and columns are 1-based, and the last ones belong to the place. */
  readonly properties: AnnotationProperties;
}

export type AnnotationKind = 'error' | 'warning' | 'notice';

interface AnnotationProperties {
  readonly title: string;
  readonly file?: string;
  readonly startLine?: number;
  readonly endLine?: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
}

const KIND: Readonly<Record<Level, AnnotationKind>> = { error: 'error', warning: 'warning', note: 'notice' };

/** A finding, or what ended the step. */
type Annotated = Omit<Diagnostic, 'rule' | 'pointer'> & { readonly rule: RuleId | 'cartwright' };

/** What a plan annotates; what was cut is said in the last one. */
export function annotationsOf(
  { items, cutWords }: AnnotationPlan,
  folder: Partial<RepositoryFolder> = {},
): Annotation[] {
  const made = items.map((item) =>
    'rule' in item ? findingAnnotation(item, folder) : placed(item, fitting(item), folder),
  );
  if (cutWords !== undefined) made.push({ kind: 'notice', message: cutWords, properties: { title: 'cartwright' } });
  return made;
}

/** Writes {@link annotationsOf} as workflow commands, one a line, without line breaks. */
export function annotationLines(plan: AnnotationPlan, folder: Partial<RepositoryFolder> = {}): Command[] {
  return annotationsOf(plan, folder).map(commandLine);
}

/** One finding at its exact place; without a place when GitHub could not show it. */
export function findingAnnotation(diagnostic: Annotated, folder: Partial<RepositoryFolder> = {}): Annotation {
  const { rule, level, message, help, path, range } = diagnostic;
  const lines = [
    clean(message),
    ...(help === undefined ? [] : [`help: ${clean(help)}`]),
    ...(rule === 'cartwright' ? [] : [rulePage(rule)]),
  ];
  return placed({ level, path, range, title: rule }, lines.join('\n'), folder);
}

type Placed = Pick<Overview, 'level' | 'path' | 'range' | 'title'>;

function placed({ level, path, range, title }: Placed, text: string, folder: Partial<RepositoryFolder>): Annotation {
  const file = repositoryPath(path, folder.prefix, folder.top);
  const kind = KIND[level];
  // A line break survives the escaping of commands; a secret, or any other invisible character, would reach the log as it is.
  const whole = path.replace(/[\r\n]/g, '');
  if (file === undefined || printable(whole) !== whole) {
    return { kind, message: `${clean(path)}: ${text}`, properties: { title: clean(title) } };
  }
  const place = range === undefined ? {} : linesOf(range);
  return { kind, message: text, properties: { file, ...place, title: clean(title) } };
}

function fitting({ kind, lines, fixes }: Overview): string {
  const page = wordPage(kind === 'checklist' ? 'CAL' : 'handshake');
  const last = firstLines(fixes, MESSAGE / 2);
  return [...firstLines(lines, MESSAGE - last.join('\n').length - 1), ...last, page].join('\n');
}

// Whole lines, so that no mark loses what it is about.
function firstLines(lines: readonly string[], limit: number): string[] {
  const shown = lines.map((line) => shorten(printableLines(line), 1000));
  const upTo = (size: number): number => {
    let room = size;
    const over = shown.findIndex((line) => (room -= line.length + 1) < 0);
    return over < 0 ? shown.length : over;
  };
  if (upTo(limit) === shown.length) return shown;
  const kept = shown.slice(0, upTo(limit - MORE));
  return [...kept, `… and ${shown.length - kept.length} more lines, which the report has`];
}

const MORE = 60;

function commandLine({ kind, message, properties }: Annotation): Command {
  const { title, file, startLine: line, endLine, startColumn: col, endColumn } = properties;
  return workflowCommand(kind, { file, line, endLine, col, endColumn, title }, message);
}

/**
 * A workflow command, escaped so that the runner reads back exactly these properties and this message
 * (actions/runner, ActionCommand: `%`, CR, LF, and in properties `:` and `,`).
 */
export function workflowCommand(
  command: string,
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): Command {
  const list = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${escapeProperty(String(value))}`],
  );
  return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}` as Command;
}

// Columns make sense within one line only; the runner's end is the last character, ours the place after it.
function linesOf({ start, end }: Range): Partial<AnnotationProperties> {
  if (start.line < 1 || start.line >= 1e7) return {};
  const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
  if (last > start.line) return { startLine: start.line, endLine: last };
  const column = Math.max(1, start.column);
  const endColumn = end.line === start.line ? Math.max(column, end.column - 1) : column;
  return { startLine: start.line, endLine: start.line, startColumn: column, endColumn };
}

function clean(text: string): Plain {
  return shorten(printable(text), 1900);
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '#\\u0023[');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * Diagnostics as workflow commands, which GitHub shows as annotations at their lines. Where there are more than it shows, all
 * of them follow as ordinary lines, so that the log has them.
 *
 * @param cautions what the answer is to be taken with; each is a warning without a place
 */
export function diagnosticsGithub(
  diagnostics: readonly Diagnostic[],
  cautions: readonly string[],
  last: readonly Plain[] = [],
): Command {
  const plan = planAnnotations(diagnostics, { rest: 'the log below has all of them' });
  const rest = total(plan.cut) === 0 ? [] : diagnostics.map(diagnosticLine);
  return githubLog(annotationLines(plan), cautions, [...rest, ...last]);
}

/** A check as a step prints it: its annotations, and its answer. */
export function checkGithub(lines: readonly Command[], { cautions, line }: Answer): Command {
  return githubLog(lines, cautions, [printable(line)]);
}

/** What a step prints: workflow commands, cautions as warnings without a place, then lines of the log. */
function githubLog(lines: readonly Command[], cautions: readonly string[], rest: readonly Plain[]): Command {
  const warnings = cautions.map((caution) => workflowCommand('warning', { title: 'cartwright' }, printable(caution)));
  return [...lines, ...warnings, ...rest].map((line) => `${line}\n`).join('') as Command;
}
