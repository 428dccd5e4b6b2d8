import type { RuleId } from '../../../generated/rule-facts.ts';
import type { Diagnostic, Level, Range } from '../../result/diagnostic.ts';
import { printable, printableLines, shorten } from '../../text/printable.ts';
import type { Command, Plain } from '../../text/outlet.ts';
import { planAnnotations, type AnnotationOptions, type AnnotationPlan } from './annotation-plan.ts';
import { repositoryPath, type RepositoryFolder } from '../markdown/links.ts';
import type { Overview } from '../overviews.ts';

/** The runner cuts a message after 4,096 characters, wherever that is. */
const MESSAGE = 4000;

const COMMAND: Readonly<Record<Level, string>> = { error: 'error', warning: 'warning', note: 'notice' };

/** Options of {@link annotationLines}. */
export interface LineOptions extends Partial<RepositoryFolder> {
  /** Where overviews stand that name no place themselves; without one, an overview is about its whole file. */
  readonly places?: ReadonlyMap<Overview, Range>;
}

/** Writes annotations as workflow commands, one a line, without line breaks; what was cut is said in the last one. */
export function annotationLines({ items, cutWords }: AnnotationPlan, options: LineOptions = {}): Command[] {
  const lines = items.map((item) => ('rule' in item ? annotation(item, options) : overviewAnnotation(item, options)));
  return cutWords === undefined ? lines : [...lines, workflowCommand('notice', { title: 'cartwright' }, cutWords)];
}

/** Findings as the annotations of one step: chosen and written. */
export function annotate(
  diagnostics: readonly Diagnostic[],
  options: AnnotationOptions & LineOptions = {},
): AnnotationPlan & { readonly lines: readonly Command[] } {
  const plan = planAnnotations(diagnostics, options);
  return { ...plan, lines: annotationLines(plan, options) };
}

/** One finding as a workflow command at its exact place; without a place when GitHub could not show it. */
export function annotation(
  diagnostic: Omit<Diagnostic, 'rule' | 'pointer'> & { readonly rule: RuleId | 'cartwright' },
  folder: Partial<RepositoryFolder> = {},
): Command {
  const { rule, level, message, help, path, range } = diagnostic;
  const text = help === undefined ? clean(message) : `${clean(message)}\nhelp: ${clean(help)}`;
  return placed({ level, path, range, title: rule }, text, folder);
}

function overviewAnnotation(overview: Overview, { places, ...folder }: LineOptions): Command {
  const { level, path, title, range = places?.get(overview) } = overview;
  return placed({ level, path, range, title }, fitting(overview), folder);
}

interface Placed {
  readonly level: Level;
  readonly path: string;
  readonly range: Range | undefined;
  readonly title: string;
}

function placed({ level, path, range, title }: Placed, text: string, folder: Partial<RepositoryFolder>): Command {
  const file = repositoryPath(path, folder.prefix, folder.top);
  // A line break survives the escaping below; a secret, or any other invisible character, would reach the log as it is.
  const whole = path.replace(/[\r\n]/g, '');
  if (file === undefined || printable(whole) !== whole) {
    return workflowCommand(COMMAND[level], { title: clean(title) }, `${clean(path)}: ${text}`);
  }
  const place = range === undefined ? {} : linesOf(range);
  return workflowCommand(COMMAND[level], { file, ...place, title: clean(title) }, text);
}

function fitting({ lines, mend }: Overview): string {
  const last = firstLines(mend, MESSAGE / 2);
  return [...firstLines(lines, MESSAGE - last.join('\n').length - 1), ...last].join('\n');
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

/**
 * A workflow command, escaped so that the runner reads back exactly these properties and this message
 * (actions/runner, ActionCommand: `%`, CR, LF, and in properties `:` and `,`).
 */
export function workflowCommand(
  command: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): Command {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}` as Command;
}

// Columns make sense within one line only; the runner's end is the last character, ours the place after it.
function linesOf({ start, end }: Range): Record<string, number> {
  if (start.line < 1 || start.line >= 1e7) return {};
  const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
  if (last > start.line) return { line: start.line, endLine: last };
  const column = Math.max(1, start.column);
  const endColumn = end.line === start.line ? Math.max(column, end.column - 1) : column;
  return { line: start.line, endLine: start.line, col: column, endColumn };
}

function clean(text: string): Plain {
  return shorten(printable(text), 2000);
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '#\\u0023[');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
