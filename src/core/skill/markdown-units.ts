import { matches } from '../text/matches.ts';

/** A piece of Markdown that is read as a whole: a paragraph, an item of a list, a row of a table, a heading, a fenced block. */
export interface Unit {
  readonly kind: 'text' | 'item' | 'row' | 'heading' | 'fence';
  /** Lines joined by line feeds; of a fence those within it. */
  readonly text: string;
  /** 1-based line of its first line in the file. */
  readonly line: number;
  /** The headings above it, from the top one down. */
  readonly headings: readonly string[];
  /** What introduces it: the paragraph or the item directly above a list or a fence. */
  readonly above: string;
  /** The first word after the opening of a fence. */
  readonly tag: string;
}

/** Characters of a piece that are read: what is longer is not prose. */
const LONGEST = 30_000;
const FENCE = /^[ \t>]{0,80}(?:[-*+] |\d{1,3}[.)] )?[ \t]{0,20}(`{3,}|~{3,})[ \t]*([^\s`{]*)/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const ITEM = /^[ \t>]*(?:[-*+]|\d{1,3}[.)])[ \t]+/;
const ROW = /^[ \t]*\|/;
/** A line that begins with a letter is of a paragraph, or goes on with what is above it. */
const PROSE = /^[ \t]{0,20}[A-Za-z]/;

/**
 * Cuts Markdown into pieces, in one pass.
 *
 * @param from 1-based line at which the text begins; lines before it are the front matter
 */
export function unitsOf(lines: readonly string[], from: number): Unit[] {
  const units: Unit[] = [];
  const headings: { depth: number; text: string }[] = [];
  let titles: readonly string[] = [];
  let open: { kind: Unit['kind']; lines: string[]; line: number; tag: string; end: string } | undefined;
  let above = '';
  let intro = '';
  let inComment = false;
  let inSample = 0;
  const close = (): void => {
    if (open === undefined) return;
    const { kind, line, tag } = open;
    const text = open.lines.join('\n').slice(0, LONGEST);
    const introduced = kind === 'item' || kind === 'row' ? intro : above;
    units.push({ kind, text, line, headings: titles, above: introduced, tag });
    if (kind === 'text' || kind === 'heading') intro = text;
    above = kind === 'fence' ? '' : text;
    open = undefined;
  };
  for (let i = from - 1; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (open?.kind === 'fence') {
      const isFence = line.includes(open.end) && line.trim().replace(/^>\s*/, '').startsWith(open.end);
      const isEnd = isFence && /^[\s>`~]*$/.test(line);
      if (isEnd && inSample === 0) close();
      else open.lines.push(line);
      // A sample of Markdown has blocks of its own, which people mark like the sample itself.
      inSample = open?.tag !== 'markdown' && open?.tag !== 'md' ? 0 : inSample + (isEnd ? -1 : isFence ? 1 : 0);
      continue;
    }
    const isProse = PROSE.test(line);
    if (inComment || (!isProse && line.trimStart().startsWith('<!--'))) {
      inComment = !line.includes('-->');
      continue;
    }
    const fence = !isProse && (line.includes('```') || line.includes('~~~')) ? FENCE.exec(line) : null;
    const heading = !isProse && line.includes('#') ? HEADING.exec(line) : null;
    const kind = isProse ? 'text' : ROW.test(line) ? 'row' : ITEM.test(line) ? 'item' : 'text';
    const isBlank = !isProse && line.trim() === '';
    const goesOn = kind === 'text' && fence === null && heading === null && !isBlank;
    if (goesOn && open !== undefined && open.kind !== 'row') {
      open.lines.push(line);
      continue;
    }
    close();
    if (isBlank) continue;
    if (heading !== null && fence === null) {
      const [, marks = '', text = ''] = heading;
      while ((headings.at(-1)?.depth ?? 0) >= marks.length) headings.pop();
      headings.push({ depth: marks.length, text });
      titles = headings.map((each) => each.text);
      open = { kind: 'heading', lines: [text], line: i + 1, tag: '', end: '' };
      close();
    } else if (fence === null) open = { kind, lines: [line], line: i + 1, tag: '', end: '' };
    else open = { kind: 'fence', lines: [], line: i + 2, tag: (fence[2] ?? '').toLowerCase(), end: fence[1] ?? '```' };
  }
  close();
  return units;
}

const STOP = /[.!?](?<!\b(?:e\.g|i\.e|etc|vs).)(?=[\s)*"]|$)/g;

/** A sentence of a unit. */
export interface Sentence {
  readonly text: string;
  /** Where in the unit it begins. */
  readonly start: number;
}

/** The sentences of a unit: parted after a full stop, an exclamation or a question mark that a blank follows. A block is one. */
export function sentencesOf({ kind, text }: Unit): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { index } of kind === 'fence' ? [] : matches(text, STOP)) {
    sentences.push({ text: text.slice(start, index + 1), start });
    start = index + 1;
  }
  if (start < text.length) sentences.push({ text: text.slice(start), start });
  return sentences;
}

/** The 1-based line of a character of a unit. */
export function lineAt({ text, line }: Unit, offset: number): number {
  let count = line;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
