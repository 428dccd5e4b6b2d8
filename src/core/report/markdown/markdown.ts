import { markdownText } from '../../text/markdown-text.ts';
import { printable, printableLines } from '../../text/printable.ts';

/*
 * Text from a repository reaches Markdown through this file alone. Two forms are safe on GitHub, which looks for mentions,
 * references and addresses after rendering, so that a backslash does not stop it: a code span, and words without any of these.
 */

/** A word that GitHub could turn into a mention, a reference, an address, an emoji or a formula. */
const LIVE = /[@#$]|:\/\/|www\.|:[\w+-]+:|^\W*gh-\d|\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const PUNCTUATION = /[\\`*_{}[\]<>&~]|^[-+=](?=[-+=]*$)/g;

/** Shortens text to `limit` characters with an ellipsis, never through the middle of a character. */
export function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * A code span: one line, invisible characters spelt out, secrets cut, its fence longer than any run of backticks inside.
 * A vertical bar would end a table's cell even in a code span, so text with one is written as an element.
 */
export function code(text: string, limit = 200): string {
  const shown = shorten(printable(text), limit);
  if (shown.trim() === '') return '(empty)';
  if (shown.includes('|')) return element(text, limit);
  const fence = '`'.repeat(longestRun(shown) + 1);
  const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
}

/** As {@link code}, as an HTML element: for places where Markdown is not read, such as `<summary>`. */
export function element(text: string, limit = 200): string {
  return `<code>${markdownText(shorten(printable(text), limit))}</code>`;
}

/** A sentence of ours with values in double quotes: the values and every word that could come alive become code spans. */
export function prose(text: string, limit = 600): string {
  return shorten(printable(text), limit)
    .split(/"([^"]*)"/)
    .map((part, i) => (i % 2 === 1 ? (part === '' ? '""' : code(part)) : part.split(/(\s+)/).map(word).join('')))
    .join('')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}

function word(token: string): string {
  if (token.trim() === '') return token;
  if (LIVE.test(token)) return code(token);
  return token.replace(PUNCTUATION, '\\$&').replaceAll('|', '&#124;');
}

/** A block in a fence that nothing inside can close; secrets cut, invisible characters but tabs spelt out. */
export function fenced(block: string, info: string): string {
  const text = printableLines(block);
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${info}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}

/** One row of a table. Cells are Markdown of this file's making and hold no bar and no line break. */
export function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** Header and rule of a table. */
export function tableHead(...titles: readonly string[]): string {
  return `${row(...titles)}${row(...titles.map(() => '---'))}`;
}

/** `12,345`. Written out: the platform's formatter takes 10 ms to load. */
export function thousands(n: number): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 error`, `2 errors`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${thousands(n)} ${n === 1 ? one : many}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
