/**
 * What can be asked of files: `start` reads the first bytes, `list-all` takes in what git ignores, `folder` all that stands in a folder,
 * `project` are the files of one.
 */
export type Ask = 'read' | 'start' | 'kind' | 'link' | 'list' | 'list-all' | 'folder' | 'project' | 'cartridge';

/** One question that a check asked of its files, and the answer that it got. */
export interface Look {
  readonly ask: Ask;
  /** Relative to the working directory. */
  readonly path: string;
  /** How many bytes were asked for at most; left out where nobody said it. */
  readonly limit?: number;
  /** What the answer was: a digest of contents and lists, a word for the rest; `refused` and a digest where there was none. */
  readonly is: string;
}

/** All that an answer depends on. Two runs with the same inputs give the same report. */
export interface Inputs {
  /** `sha256:` over the rest, the program's version and what was asked of it. */
  readonly digest: string;
  /** The day in UTC, or the moment where an hour may decide; null when no date was asked for. */
  readonly today: string | null;
  /** In the order of their paths. */
  readonly looks: readonly Look[];
}
