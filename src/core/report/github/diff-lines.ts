/** A file of a pull request as far as comments on its lines need it. */
export interface ChangedFile {
  /** Relative to the repository's top folder. */
  readonly path: string;
  /** Unified hunks as the API gives them; missing for binary and very large files. */
  readonly patch?: string;
}

/**
 * Whether all these lines are part of one hunk of the diff, and read there as in `text`: GitHub takes a comment on nothing else, and the
 * checkout of a pull request is a merge, whose lines may stand elsewhere.
 *
 * @param first 1-based; `last` is the last line that counts
 */
export function isInDiff(patch: string, text: string, first: number, last: number): boolean {
  const lines = text.split('\n');
  return newSideHunks(patch).some(({ start, lines: hunk }) => {
    if (first < start || last >= start + hunk.length) return false;
    for (let line = first; line <= last; line++) if (hunk[line - start] !== lines[line - 1]) return false;
    return true;
  });
}

/** The head's side of each hunk: the number of its first line, and its lines. */
function newSideHunks(patch: string): { start: number; lines: string[] }[] {
  const hunks: { start: number; lines: string[] }[] = [];
  for (const line of patch.split('\n')) {
    const head = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (head !== null) hunks.push({ start: Number(head[1]), lines: [] });
    else if (line.startsWith('+') || line.startsWith(' ')) hunks.at(-1)?.lines.push(line.slice(1));
  }
  return hunks;
}
