import { gfm, type AllFitting, type Markdown } from '../../text/outlet.ts';
import { printable, printableLines, shorten } from '../../text/printable.ts';

export { gfm, type Markdown };

/*
 * Text from a repository reaches Markdown through this file alone. Two forms are safe on GitHub, which looks for mentions,
 * references and addresses after rendering, so that a backslash does not stop it: a code span, and words without any of these.
 */

/** A word that GitHub could turn into a mention, a reference, an address, an emoji or a formula. */
const LIVE = /[@#$]|:\/\/|www\.|:[\w+-]+:|(?<![a-z0-9])gh-\d|\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const PUNCTUATION = /[\\`*_{}[\]<>&~]|^[-+=](?=[-+=]*$)/g;

/** Text as HTML entities, for Markdown and HTML alike. Emoji, references and mentions are looked for after these are read. */
function entities(text: string): string {
  return text
    .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
    .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * A code span: one line, invisible characters spelt out, secrets cut, its fence longer than any run of backticks inside.
 * A vertical bar would end a table's cell even in a code span, so text with one is written as an element.
 */
export function code(text: string, limit = 200): Markdown {
  const shown = shorten(printable(text), limit);
  if (shown.trim() === '') return gfm`(empty)`;
  if (shown.includes('|')) return element(text, limit);
  const fence = '`'.repeat(longestRun(shown) + 1);
  const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}` as Markdown;
}

/** As {@link code}, as an HTML element: for places where Markdown is not read, such as `<summary>`. */
export function element(text: string, limit = 200): Markdown {
  return `<code>${entities(shorten(printable(text), limit))}</code>` as Markdown;
}

/** A sentence of ours with values in double quotes: the values and every word that could come alive become code spans. */
export function prose(text: string, limit = 600): Markdown {
  return (
    shorten(printable(text), limit)
      .split(/"([^"]*)"/)
      .map((part, i) => (i % 2 === 1 ? (part === '' ? '""' : code(part)) : part.split(/(\s+)/).map(word).join('')))
      // Backticks that meet would be one fence.
      .reduce((said, part) => (said.endsWith('`') && part.startsWith('`') ? `${said} ${part}` : said + part), '')
      .replace(/^(\s*\d+)([.)])/, '$1\\$2') as Markdown
  );
}

function word(token: string): string {
  if (token.trim() === '') return token;
  if (LIVE.test(token)) return code(token);
  return token.replace(PUNCTUATION, '\\$&').replaceAll('|', '&#124;');
}

/** A block in a fence that nothing inside can close; secrets cut, invisible characters but tabs spelt out. */
export function fenced(
  block: string,
  info: 'text' | 'json' | 'yaml' | 'sh' | 'diff' | 'mermaid' | 'suggestion',
): Markdown {
  const text = printableLines(block);
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${info}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}` as Markdown;
}

/** One row of a table. No cell of this file's making holds a bar or a line break. */
export function row<const T extends readonly unknown[]>(...cells: AllFitting<Markdown, T>): Markdown {
  return gfm`| ${gfm.join(' | ')<T>(cells)} |\n`;
}

/** Header and rule of a table. */
export function tableHead<const T extends readonly unknown[]>(...titles: AllFitting<Markdown, T>): Markdown {
  const rule = titles.map(() => gfm`---`);
  return gfm`| ${gfm.join(' | ')<T>(titles)} |\n${row(...rule)}`;
}

/** Rows and lines of a page that are written. */
const MOST = 100;

/** A table of the first rows below each other, and how many more there are; nothing without a row. */
export function tableOf(titles: readonly Markdown[], rows: readonly (readonly Markdown[])[]): Markdown[] {
  if (rows.length === 0) return [];
  const more = rows.length > MOST ? gfm`\nand ${rows.length - MOST} more` : '';
  const lines = rows.slice(0, MOST).map((cells) => row(...cells));
  return [gfm`${tableHead(...titles)}${gfm.join('')(lines)}${more}`];
}

/** A list of the first lines, and how many more there are; nothing without a line. */
export function listOf(lines: readonly Markdown[]): Markdown[] {
  if (lines.length === 0) return [];
  const more = lines.length > MOST ? [gfm`- and ${lines.length - MOST} more`] : [];
  return [gfm.join('\n')([...lines.slice(0, MOST).map((line) => gfm`- ${line}`), ...more])];
}

/** Blocks one below the other. */
export function blocks(parts: readonly Markdown[]): Markdown {
  return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n` as Markdown;
}

/** A link; the text alone where the address holds anything that could end it. */
export function link(text: Markdown, address = ''): Markdown {
  return /^https?:\/\/[\w.:/%#-]+$/.test(address) ? (`[${text}](${address})` as Markdown) : text;
}

/** Hidden words. A comment in HTML ends at two hyphens and an angle bracket. */
export function marker(...words: readonly string[]): Markdown {
  const safe = words.map((word) => encodeURIComponent(printable(word)).replaceAll('--', '-%2D'));
  return `<!-- ${safe.join(' ')} -->` as Markdown;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
