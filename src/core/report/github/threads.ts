import type { Diagnostic } from '../../result/diagnostic.ts';
import { sha256Hex } from '../../value/digest.ts';
import type { CheckReport } from '../../result/results.ts';
import { LEVEL_MARK, mostTellingFirst } from '../counts.ts';
import { isInDiff, type ChangedFile } from './suggestions.ts';
import { repositoryPath, type RepositoryFolder } from '../markdown/links.ts';
import { code, gfm, type Markdown, marker, prose } from '../markdown/markdown.ts';
import { restatingFindings } from '../refusal.ts';

/** What makes an answer no, as what a thread of a review is about. */
export interface Cause {
  readonly finding: Diagnostic;
  /** Stays the same when the finding moves, or its numbers change. */
  readonly name: string;
  /** Stays the same when the finding is worded otherwise, as when one more host refuses. */
  readonly place: string;
}

/** A thread of a review, as it stands on the pull request. */
export interface Thread {
  readonly id: string;
  readonly resolved: boolean;
  /** Oldest first. */
  readonly comments: readonly ThreadComment[];
  /** Whether there are more comments than {@link comments} holds. */
  readonly more: boolean;
}

export interface ThreadComment {
  readonly id: number;
  readonly body: string;
  /** Whether it is our own. */
  readonly own: boolean;
}

/** A thread to be opened on a line of the head commit's side. */
export interface ThreadDraft {
  readonly path: string;
  readonly line: number;
  readonly body: Markdown;
}

/** What is done to a thread that stands. */
export type ThreadStep =
  /** Its first comment says something else by now. */
  | { readonly kind: 'reword'; readonly thread: Thread; readonly body: Markdown }
  /** Its cause is gone: it is answered, unless it was, and resolved. */
  | { readonly kind: 'fixed'; readonly thread: Thread; readonly reply: Markdown | undefined }
  /** Its cause was gone and is here again: it is answered, and opened unless it is open. */
  | { readonly kind: 'again'; readonly thread: Thread; readonly reply: Markdown };

/** More new ones at a time would be noise, and a review of many comments is often refused. */
export const THREADS_A_REVIEW = 10;

/** What makes the answer of a report no: its errors, and hosts that nobody could judge; the most telling first. */
export function causesOf(report: CheckReport): Cause[] {
  const deciding = report.diagnostics.filter(({ level, rule }) => level === 'error' || rule === 'handshake/not-judged');
  const restating = restatingFindings(report);
  const met = new Map<string, number>();
  return mostTellingFirst(deciding).map((finding) => {
    const { rule, path, message, pointer } = finding;
    const about = JSON.stringify([rule, restating.get(finding) ?? path, headOf(message)]);
    const turn = met.get(about) ?? 0;
    met.set(about, turn + 1);
    return { finding, name: hashOf(about, turn), place: hashOf(rule, path, pointer) };
  });
}

/**
 * Compares the threads of a pull request with what makes the answer no: which are answered, and which causes have none. A thread in
 * which somebody else wrote, or which somebody else resolved, is left as it is, and its cause gets no other one.
 *
 * @param uncounted causes that are there and do not count, as somebody accepted them: none of their threads is fixed
 * @param leg key of the comment of the leg: the threads of another one are not looked at
 * @param sha the head commit
 */
export function compareThreads(
  causes: readonly Cause[],
  threads: readonly Thread[],
  { leg, sha, uncounted = [] }: { readonly leg: string; readonly sha: string; readonly uncounted?: readonly Cause[] },
): { readonly steps: readonly ThreadStep[]; readonly open: readonly Cause[] } {
  const own = threads.flatMap((thread) => {
    const marker = markerOf(thread, leg);
    return marker === undefined ? [] : [{ thread, ...marker }];
  });
  const causeOf = new Map<Thread, Cause>();
  const answered = new Set<Cause>();
  // By name first: a place may be shared by several causes.
  for (const key of ['name', 'place'] as const) {
    for (const { thread, ...marker } of own) {
      if (causeOf.has(thread)) continue;
      const cause = causes.find((each) => each[key] === marker[key] && (key === 'name' || !answered.has(each)));
      if (cause === undefined) continue;
      causeOf.set(thread, cause);
      answered.add(cause);
    }
  }
  const kept = new Set(uncounted.map(({ name }) => name));
  const steps = own.flatMap(({ thread, name }) => {
    const cause = causeOf.get(thread);
    return cause === undefined && kept.has(name) ? [] : (stepOf(thread, cause, leg, sha) ?? []);
  });
  return { steps, open: causes.filter((cause) => !answered.has(cause)) };
}

/**
 * The threads to open: for each cause that stands on a line of the diff.
 *
 * @param sources text of the files that were checked, by path relative to the working directory
 * @param leg key of the comment of the leg
 */
export function draftThreads(
  open: readonly Cause[],
  changed: readonly ChangedFile[],
  sources: ReadonlyMap<string, string>,
  { leg, ...folder }: { readonly leg: string } & Partial<RepositoryFolder>,
): ThreadDraft[] {
  const patches = new Map(changed.map((file) => [file.path, file.patch]));
  const drafts = open.flatMap((cause) => {
    const places = placesOf(cause).flatMap(({ path, range }) => {
      const file = repositoryPath(path, folder.prefix, folder.top);
      const [text, patch] = [sources.get(path), file === undefined ? undefined : patches.get(file)];
      const { line } = range.start;
      const isHere = text !== undefined && patch !== undefined && isInDiff(patch, text, line, line);
      return file === undefined || !isHere ? [] : [{ path: file, line }];
    });
    return places.slice(0, 1).map((place) => ({ ...place, body: bodyOf(cause, leg) }));
  });
  return drafts.slice(0, THREADS_A_REVIEW);
}

/** Where a cause may have its thread: where it is fixed, else at its other side, as the item of a CAL that lost its evidence. */
export function placesOf({ finding }: Cause): readonly Pick<Diagnostic, 'path' | 'range'>[] {
  return [finding, ...(finding.related ?? []).filter(({ deleted }) => deleted !== true)];
}

function stepOf(thread: Thread, cause: Cause | undefined, leg: string, sha: string): ThreadStep | undefined {
  const { comments, more, resolved } = thread;
  if (more || comments.some(({ own }) => !own)) return undefined;
  const wasFixed = isFixed(comments);
  const commit = code(sha.slice(0, 12));
  if (cause === undefined) {
    if (resolved) return undefined;
    return { kind: 'fixed', thread, reply: wasFixed ? undefined : gfm`${FIXED}\nMended in ${commit}.\n` };
  }
  if (wasFixed) return { kind: 'again', thread, reply: gfm`${AGAIN}\nHere again in ${commit}.\n` };
  const body = bodyOf(cause, leg);
  const [said = ''] = comments.map((comment) => comment.body.replace(MARKER, ''));
  return resolved || said === body.replace(MARKER, '') ? undefined : { kind: 'reword', thread, body };
}

const FIXED = marker('cartwright-mended');
const AGAIN = marker('cartwright-again');

// GitHub may hand a text back with other line ends.
function isFixed(comments: readonly ThreadComment[]): boolean {
  const last = comments.findLast(({ body }) => body.startsWith(FIXED) || body.startsWith(AGAIN));
  return last?.body.startsWith(FIXED) === true;
}

function markerOf({ comments: [first] }: Thread, leg: string): Pick<Cause, 'name' | 'place'> | undefined {
  if (first === undefined || !first.own) return undefined;
  const [, of, name, place] = MARKER.exec(first.body) ?? [];
  return of !== hashOf(leg) || name === undefined || place === undefined ? undefined : { name, place };
}

const MARKER = /^<!-- cartwright-cause ([0-9a-f]{16}) ([0-9a-f]{16}) ([0-9a-f]{16}) -->/;

function bodyOf({ finding: { rule, level, message, help }, name, place }: Cause, leg: string): Markdown {
  const words = [
    gfm`${LEVEL_MARK[level]} ${code(rule)}: ${prose(message)}`,
    ...(help === undefined ? [] : [prose(help)]),
  ];
  return gfm`${marker('cartwright-cause', hashOf(leg), name, place)}\n${gfm.join('\n\n')(words)}\n`;
}

/** A message up to its first colon: what it is about, without the reason and its numbers. */
function headOf(message: string): string {
  return /^(?:"[^"]*"|[^":]|:(?! ))*/.exec(message)?.[0] ?? message;
}

function hashOf(...parts: readonly (string | number)[]): string {
  return sha256Hex(JSON.stringify(parts)).slice(0, 16);
}
