import { VERSION } from '../../../../version.ts';
import { commentLead, type CommentOrigin } from '../comment.ts';
import { legWords, type Leg } from '../../sections/run.ts';
import { lineMarkdown } from '../write.ts';
import { code, gfm, type Markdown, prose } from '../markdown.ts';

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
export function notJudgedText({ sha, reason, help, leg }: NotJudged): Markdown {
  const words = lineMarkdown(legWords(leg));
  const commit = sha === '' ? 'this run' : code(sha.slice(0, 12));
  return gfm.join('\n')([
    ...(words === '' ? [] : [gfm`${words}\n`]),
    gfm`## ❌ cartwright: could not judge ${commit}\n`,
    gfm`${prose(reason)}\n`,
    ...(help === undefined ? [] : [gfm`${prose(help)}\n`]),
    'There is no verdict, and no earlier one stands for this commit.\n',
    gfm`<sub>cartwright ${VERSION}</sub>\n`,
  ]);
}

/** The sticky comment of a run without a verdict. */
export function notJudgedComment(
  made: NotJudged,
  options: { readonly key: string; readonly origin: CommentOrigin },
): Markdown {
  return gfm`${commentLead(options)}${notJudgedText(made)}`;
}
