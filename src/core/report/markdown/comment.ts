import { COMMENT_MARKER } from '../../../ids.ts';
import type { ReportInput } from '../layout.ts';
import { reportDocument, type ReportDocument, type Rest } from './document.ts';
import { code, gfm, type Markdown, marker, prose } from './markdown.ts';
import { VERSION } from '../../../version.ts';
import { legWords, type Leg } from '../sections/run.ts';
import { lineMarkdown } from './write.ts';

/** GitHub refuses a comment of more than 65,536 characters; this leaves room for what counts differently there. */
export const COMMENT_LIMIT = 60_000;

/** What is left of a review whose report is elsewhere: GitHub has no way to take it away. */
export const ELSEWHERE = gfm`The report is elsewhere on this pull request: in a comment, or in another review.\n`;

/** Which run wrote a comment, so that an older run does not overwrite a newer one. */
export interface CommentOrigin {
  readonly sha: string;
  readonly runId: number;
  readonly runAttempt: number;
}

/** The hidden first line by which a job finds its comment again. `key` may be any text. */
export function commentMarker(key: string): Markdown {
  return marker(COMMENT_MARKER, key);
}

/** The hidden lines above a comment: whose it is, and which run wrote it. */
export function commentLead({ key, origin }: Pick<CommentOptions, 'key' | 'origin'>): Markdown {
  return gfm`${commentMarker(key)}\n${marker('origin', origin.sha, `${origin.runId}.${origin.runAttempt}`)}\n`;
}

/** The key of a comment that starts with a marker of ours, or undefined. */
export function commentKeyOf(body: string): string | undefined {
  const key = /^<!-- (\S+) (\S+) -->\r?(?:\n|$)/.exec(body);
  if (key === null || key[1] !== COMMENT_MARKER) return undefined;
  try {
    return decodeURIComponent(key[2] ?? '');
  } catch {
    return undefined;
  }
}

/** What a comment or a review on a pull request is made with. */
export interface CommentOptions {
  readonly key: string;
  readonly origin: CommentOrigin;
  /** Where the rest is. */
  readonly rest?: Rest;
  /** Whether it is a review, in which checklists and verdicts stand open. */
  readonly open?: boolean;
}

/** The sticky comment of a pull request: marker, origin, report. */
export function renderComment(input: ReportInput, options: CommentOptions): ReportDocument {
  return reportDocument(input, {
    limit: COMMENT_LIMIT,
    size: (text) => text.length,
    rest: options.rest ?? 'the job summary has more',
    lead: commentLead(options),
    open: options.open ?? false,
  });
}

/** The origin that a comment states, or undefined when it states none. */
export function commentOrigin(body: string): CommentOrigin | undefined {
  const match = /^<!-- .*-->\r?\n<!-- origin ([0-9a-f]{40,64}) (\d{1,15})\.(\d{1,9}) -->/.exec(body);
  if (match === null) return undefined;
  return { sha: match[1] as string, runId: Number(match[2]), runAttempt: Number(match[3]) };
}

/** A run that gave no verdict. */
export interface NotJudged {
  /** The commit that it was about; empty when that is not known. */
  readonly sha: string;
  /** Why, in one line. */
  readonly reason: string;
  /** The fix, if one is known. */
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
    'There is no verdict for this commit, and earlier verdicts do not apply to it.\n',
    gfm`<sub>cartwright ${VERSION}</sub>\n`,
  ]);
}

/** The sticky comment of a run without a verdict. */
export function notJudgedComment(made: NotJudged, options: CommentOptions): Markdown {
  return gfm`${commentLead(options)}${notJudgedText(made)}`;
}
