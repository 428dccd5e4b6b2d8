import { readText } from '../source/read.ts';
import type { SourceDocument } from '../source/document.ts';
import type { Span } from '../source/line-index.ts';

/** Stands in a probe where the cursor is; no text that people write has it. */
export const CURSOR = 'zz0cursor0zz';

/** A text with a mark in place of the word at the cursor, so that a reader says where in the document the cursor is. */
export interface Probe {
  readonly doc: SourceDocument;
  /** The word that an answer takes the place of. */
  readonly word: Span;
  /** What an answer must be put in, where it is to be a text of JSON that nobody has begun. */
  readonly quote: '' | '"';
}

const WORD = /[\w.:/-]/;

/**
 * Reads a document as if a name stood at the cursor. A text that is being written is seldom whole: where it cannot be read, what
 * stands before the cursor is, with what it has opened closed.
 *
 * @returns undefined where even that cannot be read
 */
export async function probeAt(
  { path, text, language }: Pick<SourceDocument, 'path' | 'text' | 'language'>,
  offset: number,
): Promise<Probe | undefined> {
  const word = wordAt(text, offset);
  const { open, inString, isKey } = scan(text.slice(0, word.start), language);
  const quote = language === 'json' && inString === '' ? '"' : '';
  const named = `${quote}${CURSOR}${quote}`;
  const before = text.slice(0, word.start) + named;
  const closing = open.toReversed().join('');
  const colon = isKey ? (language === 'json' ? ':null' : ': ') : '';
  const attempts = [
    before + text.slice(word.end),
    before + (inString === '' ? colon : '') + text.slice(word.end),
    before + inString + closing,
    before + inString + colon + closing,
  ];
  for (const attempt of attempts) {
    const doc = await readText(path, attempt, { language });
    if (doc.value !== undefined) return { doc, word, quote };
  }
  return undefined;
}

function wordAt(text: string, offset: number): Span {
  let [start, end] = [offset, offset];
  while (start > 0 && WORD.test(text[start - 1] ?? '')) start--;
  while (end < text.length && WORD.test(text[end] ?? '')) end++;
  // The colon behind a key is none of it.
  if (text[end - 1] === ':' && end > offset) end--;
  return { start, end };
}

interface Scanned {
  /** What closes each bracket that is open, the innermost last. */
  readonly open: readonly string[];
  /** The quotation mark that is open. */
  readonly inString: '' | '"' | "'";
  /** Whether the name of a member may begin where the text ends. */
  readonly isKey: boolean;
}

const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** What is open at the end of a text. In YAML a bracket or a quotation mark only opens something where a value may begin. */
function scan(text: string, language: 'json' | 'yaml'): Scanned {
  const open: string[] = [];
  let inString: Scanned['inString'] = '';
  let begins = true;
  let last = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text[at] ?? '';
    if (inString !== '') {
      if (unit === '\\' && inString === '"') at++;
      else if (unit === inString) [inString, last] = ['', unit];
      continue;
    }
    if (/\s/.test(unit)) {
      begins ||= language === 'json' || unit === '\n' || ((last === ':' || last === '-') && open.length === 0);
      if (unit === '\n' && open.length === 0) last = '';
      continue;
    }
    if (language === 'yaml' && unit === '#' && /\s/.test(text[at - 1] ?? '\n')) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end - 1;
      continue;
    }
    const may = begins || open.length > 0;
    if (may && (unit === '"' || (unit === "'" && language === 'yaml'))) inString = unit;
    else if (may && CLOSES[unit] !== undefined) open.push(CLOSES[unit]);
    else if (open.length > 0 && unit === open.at(-1)) open.pop();
    begins = language === 'json';
    last = unit;
  }
  const inMapping = open.at(-1) === '}' && /[{,]/.test(inString === '' ? last : lastBefore(text, inString));
  return { open, inString, isKey: inMapping || (language === 'yaml' && open.length === 0 && last === '') };
}

/** The last sign before the string that is open at the end of a text. */
function lastBefore(text: string, mark: '"' | "'"): string {
  return text.slice(0, text.lastIndexOf(mark)).trimEnd().slice(-1);
}
