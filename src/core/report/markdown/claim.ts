import { code, gfm, link, type Markdown } from './markdown.ts';

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

/** ``the run ended as `failure` ``, as Markdown. */
export function endOfRun({ conclusion }: Claim): Markdown {
  return conclusion === '' ? gfm`how the run ended is not known` : gfm`the run ended as ${code(conclusion, 40)}`;
}

/** Whose word it is, as Markdown. */
export function claimSentence(claim: Claim): Markdown {
  const { url, attempt } = claim;
  const which = link(gfm`the pull request's own run`, url);
  const made = attempt === undefined ? '' : gfm` Attempt ${attempt.made} of ${attempt.last} made it.`;
  return gfm`This is what ${which} claims, and code of the pull request may have made it; ${endOfRun(claim)}.${made}`;
}
