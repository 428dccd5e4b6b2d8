import { diff3Merge } from 'node-diff3';
import { linesOf } from '../../core/lint/fix/diff.ts';
import { UserError } from '../../core/result/errors.ts';
import { parseJsonLoosely } from '../../core/scan/parsers/json.ts';
import type { ScaffoldFile } from '../../core/scan/scaffold/files.ts';
import { jsonText } from '../../core/text/json-text.ts';
import { isMapping } from '../../core/value/mapping.ts';
import { joinPath } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { BASE_FILE } from './read-tree.ts';

/** The time to compare lines grows with the cube of what repeats: a text with more of them is merged as one place. */
const MOST_LINES = 5000;

/** The base of the next update. */
export function baseOf(files: readonly ScaffoldFile[]): ScaffoldFile {
  const texts = Object.fromEntries(files.map(({ path, text }) => [path, text]));
  return { path: BASE_FILE, text: jsonText(texts, 2) };
}

/**
 * Merges what init proposes now into what people made of what it proposed before. A file that they deleted stays deleted, and none is
 * removed.
 *
 * @param out the folder of the proposal
 * @returns with a note for each file with conflicts, and for each that is no longer proposed
 * @throws UserError `no-proposal` where init wrote no base
 */
export function updated(fs: FileSystem, out: string, files: readonly ScaffoldFile[]) {
  const read = (path: string): string | undefined =>
    fs.kind(joinPath(out, path)) === 'none' ? undefined : new TextDecoder().decode(fs.readFile(joinPath(out, path)));
  const base = readBase(joinPath(out, BASE_FILE), read(BASE_FILE));
  const notes: string[] = [];
  let conflicts = 0;
  const merged = files.flatMap(({ path, text }): ScaffoldFile[] => {
    const [before, theirs] = [base.get(path), read(path)];
    if (theirs === undefined) return before === undefined ? [{ path, text }] : [];
    const made = mergeTexts(before ?? '', theirs, text);
    if (made.conflicts > 0)
      notes.push(`conflict: ${path}: ${made.conflicts} between <<<<<<< and >>>>>>>; keep one side`);
    conflicts += made.conflicts;
    return [{ path, text: made.text }];
  });
  const known = new Set(files.map(({ path }) => path));
  for (const path of base.keys())
    if (!known.has(path) && read(path) !== undefined) notes.push(`${path}: no longer proposed; remove it`);
  return { files: merged, notes, conflicts };
}

function readBase(path: string, text: string | undefined): ReadonlyMap<string, string> {
  const base = text === undefined ? undefined : parseJsonLoosely(text);
  if (isMapping(base) && Object.values(base).every((each) => typeof each === 'string'))
    return new Map(Object.entries(base as Record<string, string>));
  throw new UserError('no-proposal', 'it is not there, or not what init wrote', { path });
}

/**
 * Merges two texts that were made of a base, line by line. What both changed in another way is between marks, as git has it.
 *
 * @returns the text, and how many such places it has
 */
export function mergeTexts(base: string, ours: string, theirs: string): { text: string; conflicts: number } {
  let conflicts = 0;
  const isLong = [ours, base, theirs].some((text) => linesOf(text).length > MOST_LINES);
  const split = (text: string): string[] => (isLong ? [text] : linesOf(text));
  const parts = diff3Merge(split(ours), split(base), split(theirs)).map(({ ok, conflict }) => {
    if (conflict === undefined) return (ok ?? []).join('');
    conflicts++;
    return `<<<<<<< yours\n${ended(conflict.a)}=======\n${ended(conflict.b)}>>>>>>> proposed\n`;
  });
  return { text: parts.join(''), conflicts };
}

function ended(lines: readonly string[]): string {
  const text = lines.join('');
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
