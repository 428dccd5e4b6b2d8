/** The frontmatter of a Markdown text. */
export type Frontmatter =
  | { readonly state: 'none' }
  /** The closing line is missing. */
  | { readonly state: 'open' }
  /** `yaml` has the same lines and columns as the text; `body` is the offset after the closing line. */
  | { readonly state: 'whole'; readonly yaml: string; readonly body: number };

/** Finds the block between a first line `---` and the next line `---`. A byte order mark before it is passed over. */
export function frontmatterOf(text: string): Frontmatter {
  const first = /^\ufeff?---[ \t]*(?:\r\n|\r|\n)/.exec(text);
  if (first === null) return { state: 'none' };
  const close = /^(?:---|\.\.\.)[ \t]*(?:\r\n|\r|\n|$)/gm;
  close.lastIndex = first[0].length;
  const end = close.exec(text);
  if (end === null) return { state: 'open' };
  return { state: 'whole', yaml: `\n${text.slice(first[0].length, end.index)}`, body: close.lastIndex };
}
