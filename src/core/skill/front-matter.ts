import { isMapping } from '../value/mapping.ts';
import { bare } from './declared-tools.ts';
import type { Path, SourceDocument } from '../source/document.ts';
import { readText } from '../source/read.ts';

export interface FrontMatter {
  readonly fields: ReadonlyMap<string, unknown>;
  /** Why it is not YAML to the letter; undefined for one that is. */
  readonly fault?: string;
  /** What a reader should be told of how it was read, with its line where there is one. */
  readonly remarks: readonly { readonly line: number; readonly text: string }[];
  /** 1-based line of a value in the file; of what is not told apart, that of the nearest one around it. */
  readonly lineOf: (path: Path) => number;
  /** 1-based line at which the text after it begins. */
  readonly end: number;
}

/** Characters of a front matter: no client takes a name or a description of a tenth of it, and each bad key costs a parse. */
const LONGEST = 65_536;
export const NO_FRONT_MATTER = 'there is no front matter';
const OPENING = /^\ufeff?---[ \t]*(?:\r\n|\n|\r)/;
const CLOSING = /(?:^|\r\n|\n|\r)---[ \t]*(?![^\r\n])/;
const KEY = /^([A-Za-z][\w-]*)[ \t]*:(?=[ \t]|$)/;

/**
 * Reads the front matter of a Markdown file as the clients of agent skills do: as YAML, and where strict YAML rejects it (a colon in
 * an unquoted description, free text between the keys), key by key, so that one bad value costs no other.
 *
 * @param path the name in remarks
 */
export async function readFrontMatter(path: string, text: string): Promise<FrontMatter> {
  const opening = OPENING.exec(text);
  if (opening === null) {
    const before = /^\ufeff?\s*(<!--[^]*?-->\s*)?---[ \t]*[\r\n]/.exec(text.slice(0, LONGEST));
    const what = before?.[1] === undefined ? 'blank lines' : 'an HTML comment';
    return nothing(
      before === null
        ? NO_FRONT_MATTER
        : `the front matter is after ${what}, so clients read none: move it to the first line`,
    );
  }
  const rest = text.slice(opening[0].length);
  const closing = CLOSING.exec(rest);
  if (closing === null) return nothing('the front matter is not closed by a line ---');
  const block = closing[0].startsWith('-') ? [] : rest.slice(0, closing.index).split(/\r\n|\n|\r/);
  const body = block.length + 3;
  if (block.reduce((sum, line) => sum + line.length + 1, 0) > LONGEST)
    return nothing(`the front matter has more than ${LONGEST} characters, so it was not read`);
  if (block.every((line) => /^\s*(?:#.*)?$/.test(line))) return { ...nothing(), end: body };
  const plain = plainFields(block);
  if (plain !== undefined) return { ...plain, remarks: [], end: body };
  const doc = await readText(path, `${block.join('\n')}\n`, { language: 'yaml' });
  const [fault] = doc.problems.filter(({ level }) => level === 'error');
  const { value: whole } = doc;
  if (fault === undefined && isMapping(whole)) {
    const lineOf = (at: Path): number => lineIn(doc, at) + 1;
    return { fields: new Map(Object.entries(whole)), remarks: [], lineOf, end: body };
  }
  const why = fault === undefined ? 'it is not a mapping' : fault.message;
  const { fields, remarks, lineOf } = await keyByKey(path, block);
  const line = (fault?.range.start.line ?? 1) + 1;
  const told = `strict YAML rejects this front matter (${why}); it was read key by key, as most clients read it`;
  // What this reader alone rejects, such as an alias, the clients that read YAML to the letter take.
  const strict = fault === undefined || fault.rule === 'source/syntax' ? { fault: why } : {};
  return { fields, ...strict, remarks: [{ line, text: told }, ...remarks], lineOf, end: body };
}

/** A key with a text on its line that YAML takes as it is written: between quotation marks, or from a letter on without its signs. */
const PLAIN =
  /^(?!(?:null|true|false):)([a-z][\w-]{0,60}): +(?:"([^"\\]*)"|'([^']*)'|(?!(?:null|true|false)$)([a-z](?:[^ :]|:(?=[^ ])| (?=[^ #]))*))$/i;
/** Characters that YAML forbids or joins to others. */
const ODD = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]/;

/** What most front matters are, read as YAML reads it, but many times as fast; undefined for any other. */
function plainFields(block: readonly string[]): Pick<FrontMatter, 'fields' | 'lineOf'> | undefined {
  const fields = new Map<string, string>();
  const lines = new Map<Path[number] | undefined, number>();
  for (const [i, line] of block.entries()) {
    const [, key = '', double, single, bareText] = PLAIN.exec(line) ?? [];
    if (key === '' || fields.has(key) || ODD.test(line)) return undefined;
    fields.set(key, double ?? single ?? bareText ?? '');
    lines.set(key, i + 2);
  }
  return { fields, lineOf: ([key]) => lines.get(key) ?? 2 };
}

/** A front matter without a key, and why. */
export function nothing(...why: readonly string[]): FrontMatter {
  return { fields: new Map(), remarks: why.map((text) => ({ line: 1, text })), lineOf: () => 1, end: 1 };
}

/** 1-based line of a value in a document; of what has no place, that of the nearest one around it. */
export function lineIn(doc: SourceDocument, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const place = doc.locate(path.slice(0, depth));
    if (place !== undefined) return doc.range(place.key ?? place.value).start.line;
  }
  return 1;
}

/** A key with the lines up to the next one. */
interface Chunk {
  readonly key: string;
  readonly line: number;
  readonly lines: string[];
}

async function keyByKey(path: string, block: readonly string[]): Promise<Omit<FrontMatter, 'end'>> {
  const fields = new Map<string, unknown>();
  const places = new Map<string, number>();
  const remarks: FrontMatter['remarks'][number][] = [];
  for (const { key, line, lines } of chunksOf(block)) {
    const before = places.get(key);
    if (before !== undefined)
      remarks.push({ line, text: `${key} appears once more (line ${before}); the last one is used` });
    fields.set(key, await valueOf(path, key, lines));
    places.set(key, line);
  }
  return { fields, remarks, lineOf: ([key]) => places.get(String(key)) ?? 1 };
}

// A quoted conversation is text of a description: what looks like keys between its tags is not one.
function chunksOf(block: readonly string[]): Chunk[] {
  const chunks: Chunk[] = [];
  const lastPlace = new Map(block.map((line, i) => [line.trim(), i]));
  let within: string | undefined;
  for (const [i, line] of block.entries()) {
    const opens = /^[ \t]*<([A-Za-z][\w-]*)>/.exec(line)?.[1];
    if (within === undefined && opens !== undefined && (lastPlace.get(`</${opens}>`) ?? -1) > i) within = opens;
    if (within !== undefined) {
      if (line.trim() === `</${within}>`) within = undefined;
      continue;
    }
    const key = KEY.exec(line)?.[1];
    if (key !== undefined) chunks.push({ key, line: i + 2, lines: [line] });
    else if (/^(?:[ \t]|$|-[ \t]|[\]}])/.test(line)) chunks.at(-1)?.lines.push(line);
  }
  return chunks;
}

async function valueOf(path: string, key: string, lines: readonly string[]): Promise<unknown> {
  const doc = await readText(path, `${lines.join('\n')}\n`, { language: 'yaml' });
  const sound = doc.problems.every(({ level }) => level !== 'error');
  if (sound && isMapping(doc.value) && Object.hasOwn(doc.value, key)) return doc.value[key];
  const [first = '', ...rest] = lines;
  return bare([first.replace(KEY, ''), ...rest].map((line) => line.trim()).join(' '));
}
