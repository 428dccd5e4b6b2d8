import type { FileText } from '../../result/rule.ts';

/** The longest passage that a text repeats. */
export interface Passage {
  readonly path: string;
  /** Characters, runs of white space counted as one. */
  readonly length: number;
}

const WINDOW = 40;
/** A shorter passage may be a title, a path list, or one sentence that both have by nature. */
export const LONG_PASSAGE = 160;

/** Whether a text is long enough to repeat a long passage at all. */
export function mayQuote(text: string): boolean {
  return text.length >= LONG_PASSAGE;
}

/**
 * Finds the longest passage of at least {@link LONG_PASSAGE} characters that `text` has in common with a file, white space,
 * case and comment signs aside. Cost is linear in the files.
 */
export function findPassage(text: string, files: readonly FileText[]): Passage | undefined {
  if (!mayQuote(text)) return undefined;
  const wanted = plain(text);
  if (wanted.length < LONG_PASSAGE) return undefined;
  const windows = new Map<string, number>();
  for (let i = 0; i + WINDOW <= wanted.length; i++) windows.set(wanted.slice(i, i + WINDOW), i);
  let best: Passage | undefined;
  for (const { path, text: source } of files) {
    const file = plain(source);
    for (let i = 0; i + WINDOW <= file.length;) {
      const at = windows.get(file.slice(i, i + WINDOW));
      if (at === undefined) {
        i += WINDOW;
        continue;
      }
      let before = 0;
      while (before < i && before < at && file[i - before - 1] === wanted[at - before - 1]) before++;
      let after = WINDOW;
      while (i + after < file.length && at + after < wanted.length && file[i + after] === wanted[at + after]) after++;
      const length = before + after;
      if (length >= LONG_PASSAGE && length > (best?.length ?? 0)) best = { path, length };
      i += after;
    }
  }
  return best;
}

function plain(text: string): string {
  return text
    .replace(/^[ \t]*(?:#+|\/\/+|\*+|--+|>+|<!--)[ \t]*/gm, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}
