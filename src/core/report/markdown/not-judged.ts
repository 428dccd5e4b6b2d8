import { VERSION } from '../../../version.ts';
import { COMMENT_LIMIT, commentLead, type CommentOrigin } from './comment.ts';
import { legWords, type Leg } from './leg.ts';
import { code, prose, shorten } from './markdown.ts';

/** A run that gave no verdict. */
export interface NotJudged {
  /** The commit that it was about; empty when that is not known. */
  readonly sha: string;
  /** Why, in one line. */
  readonly reason: string;
  /** The way out, if there is one that is known. */
  readonly help?: string;
  readonly leg: Pick<Leg, 'directory' | 'narrowed'>;
}

/** What the job summary and the comment say of a run without a verdict, as Markdown. */
export function notJudgedText({ sha, reason, help, leg }: NotJudged): string {
  const words = legWords(leg);
  const commit = sha === '' ? 'this run' : code(sha.slice(0, 12));
  return [
    ...(words === '' ? [] : [`${words}\n`]),
    `## ❌ cartwright: could not judge ${commit}\n`,
    `${prose(reason)}\n`,
    ...(help === undefined ? [] : [`${prose(help)}\n`]),
    'There is no verdict, and no earlier one stands for this commit.\n',
    `<sub>cartwright ${VERSION}</sub>\n`,
  ].join('\n');
}

/** The sticky comment of a run without a verdict. */
export function notJudgedComment(
  made: NotJudged,
  options: { readonly key: string; readonly origin: CommentOrigin },
): string {
  return shorten(`${commentLead(options)}${notJudgedText(made)}`, COMMENT_LIMIT);
}
