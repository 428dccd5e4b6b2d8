import { redact } from '../../text/redact.ts';
import { code, joined, link, say, strong, type Line } from '../blocks.ts';
import { lineText } from '../text/write.ts';
import { sha256Hex } from '../../value/digest.ts';

/** Whose word a report is that a second stage posts: that of a finished run, whose code may be a stranger's. */
export interface Claim {
  /** How the run ended, in GitHub's words; empty when that is not known. */
  readonly conclusion: string;
  /** Address of the run; left out when it is not known. */
  readonly url?: string;
  /** The attempt of the run that made the report, where it is not the last one. */
  readonly attempt?: { readonly made: number; readonly last: number };
}

/** Whether the run itself bears out a green report. */
export function isBorneOut({ conclusion }: Claim): boolean {
  return conclusion === 'success';
}

/** `the run ended as failure`. */
export function endOfRun({ conclusion }: Claim): Line {
  return conclusion === '' ? say`how the run ended is not known` : say`the run ended as ${code(conclusion, 40)}`;
}

/** Whose word it is. */
export function claimSentence(claim: Claim): Line {
  const { url, attempt } = claim;
  const which = link(say`the pull request's own run`, url);
  const made = attempt === undefined ? '' : say` Attempt ${attempt.made} of ${attempt.last} made it.`;
  return say`This is what ${which} claims, and code of the pull request may have made it; ${endOfRun(claim)}.${made}`;
}

/** The commit whose files a report judges. */
export interface JudgedCommit {
  /** Full id: of a pull request its head, also where a merge of it was checked out. Empty when it is unknown. */
  readonly sha: string;
  /** What the head was merged with, where a merge was judged; the branch is left out when it is not known. */
  readonly base?: { readonly sha: string; readonly branch?: string };
}

const SHOWN = 12;

/** `judged abc123 (merge with main at def456)`. */
export function judgedSentence({ sha, base }: JudgedCommit): Line {
  if (sha === '') return say`the judged commit is unknown`;
  const at = (commit: string): Line => [code(redact(commit).slice(0, SHOWN))];
  const branch = base?.branch === undefined ? '' : say`${code(base.branch, 80)} at `;
  return say`judged ${at(sha)}${base === undefined ? '' : say` (merge with ${branch}${at(base.sha)})`}`;
}

/** What a report was compared with: the name of a branch, or a commit as {@link judgedSentence} shows it. */
export function baseName(base: string): string {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(base) ? base.slice(0, SHOWN) : base;
}

/** As {@link judgedSentence}, for the log. */
export function judgedLine(judged: JudgedCommit): string {
  return lineText(judgedSentence(judged));
}

/** Inputs by which the legs of a matrix judge different parts of one repository; the working directory is one more. */
export const NARROWING = ['config', 'cals', 'packages', 'cartridges', 'hosts'] as const;

/** What a run is narrowed to: the values of each input that is set. */
export type Narrowed = Readonly<Partial<Record<(typeof NARROWING)[number], readonly string[]>>>;

/** A job of a workflow with what it judges: the legs of a matrix share the job and differ in the rest. */
export interface Leg {
  readonly workflow: string;
  readonly job: string;
  /** The working directory relative to the repository's top folder; empty when they are one. */
  readonly directory: string;
  readonly narrowed: Narrowed;
}

/** The key of a leg's own sticky comment. Order and repetition of the values make no other leg. */
export function legKey(leg: Leg): string {
  const given = NARROWING.flatMap((name) => {
    const values = leg.narrowed[name] ?? [];
    return values.length === 0 ? [] : [[name, [...new Set(values)].sort()]];
  });
  const { workflow, job, directory } = leg;
  const key = [workflow, job, ...(directory === '' ? [] : [directory])].join('/');
  return given.length === 0 ? key : `${key}?${sha256Hex(JSON.stringify(given)).slice(0, 16)}`;
}

/** Whether a comment's key is that of some leg of a workflow. */
export function isOfWorkflow(key: string, workflow: string): boolean {
  return workflow !== '' && key.startsWith(`${workflow}/`);
}

const VALUES = 6;

/** `working-directory packages/search; hosts laptop`; empty for a run that judges everything. */
export function legWords({ directory, narrowed }: Pick<Leg, 'directory' | 'narrowed'>): Line {
  const parts = directory === '' ? [] : [say`${strong(say`working-directory`)} ${code(directory, 80)}`];
  for (const name of NARROWING) {
    const values = narrowed[name] ?? [];
    const more = values.length > VALUES ? say` and ${values.length - VALUES} more` : '';
    const shown = values.slice(0, VALUES).map((value) => [code(value, 80)]);
    if (values.length > 0) parts.push(say`${strong(say`${name}`)} ${joined(shown, ', ')}${more}`);
  }
  return joined(parts, '; ');
}
