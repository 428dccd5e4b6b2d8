import { code, gfm, type Markdown } from './markdown.ts';

/** The commit whose files a report judges. */
export interface JudgedCommit {
  /** Full id: of a pull request its head, also where a merge of it was checked out. Empty when nobody can tell. */
  readonly sha: string;
  /** What the head was merged with, where a merge was judged; the branch is left out when it is not known. */
  readonly base?: { readonly sha: string; readonly branch?: string };
}

const SHOWN = 12;

/** ``judged `abc123` (merge with `main` at `def456`)``, as Markdown. */
export function judgedSentence({ sha, base }: JudgedCommit): Markdown {
  if (sha === '') return gfm`nobody can tell which commit was judged`;
  const judged = gfm`judged ${code(sha.slice(0, SHOWN))}`;
  if (base === undefined) return judged;
  const at = code(base.sha.slice(0, SHOWN));
  return gfm`${judged} (merge with ${base.branch === undefined ? at : gfm`${code(base.branch, 80)} at ${at}`})`;
}

/** `judged abc123 (merge with main at def456)`, for the log. */
export function judgedLine(judged: JudgedCommit): string {
  return judgedSentence(judged).replaceAll('`', '');
}
