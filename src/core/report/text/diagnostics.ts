import type { Diagnostic, Level, Summary } from '../../result/diagnostic.ts';
import { printable } from '../../text/printable.ts';
import { blank } from '../../text/redact.ts';
import type { Excerpt } from './excerpt.ts';

export interface TextOptions {
  readonly color: boolean;
  /** Source lines by path; a diagnostic without one is printed without an excerpt. */
  readonly excerpts?: ReadonlyMap<string, Excerpt>;
}

const CODES = { error: 31, warning: 33, note: 36, bold: 1, dim: 2, help: 32 } as const;
/** Columns of an excerpt; a longer line is cut around the place. */
const WIDTH = 100;

/** Diagnostics for people: place, level, rule and message on one line, then the source line and the way out. */
export function diagnosticsText(diagnostics: readonly Diagnostic[], options: TextOptions): string {
  // Many findings may stand in one long line.
  let last = { source: '', shown: '' };
  const safe = (source: string): string => {
    if (source !== last.source) last = { source, shown: blank(source) };
    return last.shown;
  };
  return diagnostics.map((diagnostic) => block(diagnostic, options, safe)).join('\n');
}

/** `path:line:column: level[rule] message`. */
export function diagnosticLine({ path, range, level, rule, message }: Diagnostic): string {
  return `${printable(path)}:${range.start.line}:${range.start.column}: ${level}[${printable(rule)}] ${printable(message)}`;
}

/** `2 errors, 1 warning, 3 accepted in 4 files`. */
export function summaryLine({ files, errors, warnings, notes, accepted }: Summary): string {
  const parts = [count(errors, 'error'), count(warnings, 'warning'), count(notes, 'note')].filter(
    (part) => !part.startsWith('0 '),
  );
  const left = parts.length === 0 ? 'no problems' : parts.join(', ');
  return `${left}${accepted === 0 ? '' : `, ${accepted} accepted`} in ${count(files, 'file')}`;
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function block(diagnostic: Diagnostic, { color, excerpts }: TextOptions, safe: (source: string) => string): string {
  const paint = (style: keyof typeof CODES, text: string): string =>
    color ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
  const { path, range, level, rule, message, help } = diagnostic;
  const place = `${printable(path)}:${range.start.line}:${range.start.column}:`;
  const lines = [`${paint('bold', place)} ${paint(level, `${level}[${printable(rule)}]`)} ${printable(message)}`];
  const source = excerpts?.get(path)?.get(range.start.line);
  const gutter = String(range.start.line).length;
  if (source !== undefined) lines.push(...excerpt(safe(source), diagnostic, gutter, paint, level));
  if (help !== undefined) {
    lines.push(
      `${' '.repeat(source === undefined ? 2 : gutter + 1)}${source === undefined ? '' : `${paint('dim', '=')} `}${paint('help', 'help:')} ${printable(help)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function excerpt(
  source: string,
  { range }: Diagnostic,
  gutter: number,
  paint: (style: keyof typeof CODES, text: string) => string,
  level: Level,
): string[] {
  const from = Math.min(range.start.column - 1, source.length);
  const to =
    range.end.line > range.start.line ? source.length : Math.max(from, Math.min(range.end.column - 1, source.length));
  const first = source.length <= WIDTH || from < WIDTH / 2 ? 0 : from - WIDTH / 2;
  const last = Math.min(source.length, Math.max(first + WIDTH, Math.min(to, from + WIDTH)));
  const head = `${first > 0 ? '…' : ''}${plain(source.slice(first, from))}`;
  const marked = plain(source.slice(from, Math.min(to, last)));
  const tail = `${plain(source.slice(Math.min(to, last), last))}${last < source.length ? '…' : ''}`;
  const carets = '^'.repeat(Math.max(1, width(marked)));
  const bar = paint('dim', '|');
  return [
    `${' '.repeat(gutter)} ${bar}`,
    `${paint('dim', String(range.start.line))} ${bar} ${head}${marked}${tail}`.trimEnd(),
    `${' '.repeat(gutter)} ${bar} ${' '.repeat(width(head))}${paint(level, carets)}`,
  ];
}

function plain(text: string): string {
  return printable(text.replaceAll('\t', ' '));
}

// East Asian wide characters and emoji take two columns on a terminal, combining marks none.
function width(text: string): number {
  let columns = 0;
  for (const character of text) {
    if (/\p{Mark}/u.test(character)) continue;
    columns +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(
        character,
      )
        ? 2
        : 1;
  }
  return columns;
}
