import { nearest } from '../schema/suggest.ts';

/** What a property name has to do with the content that a RAC item must not carry. */
export type ContentName =
  /** `content`, to the letter. */
  | 'exact'
  /** Reads as `content`: other case, look-alike letters, invisible characters, separators. */
  | 'look-alike'
  /** Another word for it, or a near miss. */
  | 'near';

/** Words that people and programs use for the content of something. */
const WORDS = new Set([
  'contents',
  'filecontent',
  'filecontents',
  'textcontent',
  'contenttext',
  'contentbase64',
  'contentmd',
  'body',
  'text',
  'fulltext',
  'rawtext',
  'data',
  'rawdata',
  'payload',
  'raw',
  'blob',
  'document',
  'markdown',
  'md',
  'html',
  'base64',
  'value',
  'knowledge',
  'inline',
  'excerpt',
  'snippet',
]);
/** Of those, the words that also name metadata; where any property may stand, only a long value makes them content. */
const AMBIGUOUS = new Set([
  'data',
  'raw',
  'value',
  'document',
  'inline',
  'excerpt',
  'snippet',
  'knowledge',
  'md',
  'text',
]);

/**
 * Letters of other scripts (Greek, Cyrillic, Coptic, Armenian, Hebrew, Cherokee, Lisu, Georgian, Deseret, digits zero) that read
 * as a letter of `content`; fullwidth, mathematical and encircled letters, and accents, are folded before.
 */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    c: 'сϲσςⅽᴄⲥꮯꓚ¢ƈ𐐽',
    o: 'оοօסهഠဝჿⲟᴏᴑꬽꓳ𐐬øөѳ0٥०০੦૦୦௦౦೦൦๐໐၀○◯',
    n: 'пոռηνɴиꓠⲛղƞɲŋπ',
    t: 'тτᴛⲧꭲꓔƭŧ7†',
    e: 'еεҽєᴇ℮ɛꓰꭼⲉꬲəәэ3€',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Properties of every item, which have nothing to do with it: the only names that most documents ask about. */
const PLAIN = new Set(
  'id kind description required check okf type hint title tags resource timestamp bundle concept'.split(' '),
);

/** @returns what `name` has to do with content, or undefined when nothing. Linear in the length of the name. */
export function contentName(name: string): ContentName | undefined {
  if (PLAIN.has(name)) return undefined;
  if (name === 'content') return 'exact';
  const read = skeleton(name);
  if (read === 'content') return 'look-alike';
  if (WORDS.has(read) || isTypo(read)) return 'near';
  return undefined;
}

/** @returns whether the name alone is not enough: `data` may be metadata. */
export function isAmbiguous(name: string): boolean {
  return AMBIGUOUS.has(skeleton(name));
}

/** Properties that a RAC item and its check have; a near miss of one of them is that. */
const KNOWN = ['id', 'kind', 'description', 'required', 'check', 'okf', 'type', 'hint'];

/**
 * Whether a property name that does not belong is the business of the no-content invariant: its rules report it, and it is
 * not an unknown property as well.
 *
 * @param noun the mapping's name in the shape of a CAL
 */
export function claimsKey(noun: string, name: string): boolean {
  if (noun !== 'RAC item' && noun !== 'the check') return false;
  const content = contentName(name);
  return content !== undefined && (content !== 'near' || nearest(name, KNOWN) === undefined);
}

// A letter left out, doubled, or two exchanged. A changed letter makes other words: context, consent.
function isTypo(read: string): boolean {
  const without = (text: string, i: number): string => text.slice(0, i) + text.slice(i + 1);
  const letters = (text: string): string => [...text].sort().join('');
  if (read.length === 6) return [...'content'].some((_, i) => without('content', i) === read);
  if (read.length === 8) return [...read].some((letter, i) => letter === read[i + 1] && without(read, i) === 'content');
  return read.length === 7 && letters(read) === letters('content');
}

function skeleton(name: string): string {
  let read = '';
  for (const letter of name.slice(0, 200).normalize('NFKD').toLowerCase()) {
    // Combining marks, invisible and control characters, spaces and separators change nothing that a reader sees.
    if (/[\p{M}\p{C}\p{Z}\s_.-]/u.test(letter)) continue;
    read += letter;
  }
  if (WORDS.has(read)) return read;
  return [...read].map((letter) => LETTERS.get(letter) ?? letter).join('');
}
