import type { Diagnostic } from '../../result/diagnostic.ts';
import { RULES_PAGE } from '../../result/rule-page.ts';
import { groupBy } from '../../value/group-by.ts';
import { sha256Hex } from '../../value/digest.ts';
import type { CheckReport } from '../../result/results.ts';
import type { Changes } from '../compare.ts';
import { MARK_OF_LEVEL } from '../blocks.ts';
import { mostTellingFirst } from '../counts.ts';
import { isInDiff, suggestionOf, type ChangedFile, type SuggestedLines } from './suggestions.ts';
import { repositoryPath, ruleLink, wordLink, type RepositoryFolder } from '../markdown/links.ts';
import { code, fenced, gfm, type Markdown, marker, prose } from '../markdown/markdown.ts';
import { signMarkdown } from '../markdown/write.ts';
import { restatingFindings } from '../refusal.ts';

/** What a thread of a review is about. */
export interface Cause {
  readonly finding: Told;
  /** Equal for equal findings; stays the same when the finding moves, or its numbers change. */
  readonly about: string;
  /** Its rule, file and pointer; stays the same when the finding is worded otherwise, as when one more host refuses. */
  readonly place: string;
  readonly kind: CauseKind;
}

/** A finding, or what keeps a CAL pending. */
export type Told = Pick<Diagnostic, 'level' | 'message' | 'path' | 'range' | 'pointer' | 'help' | 'related' | 'fix'> & {
  readonly rule: Diagnostic['rule'] | 'pending';
};

export type CauseKind =
  /** It makes the answer no, or pending: it has a thread where it is on a line of the diff. */
  | 'decides'
  /** It has a fix: it has a thread where that can be offered. */
  | 'offers'
  /** It is there and is not to have a thread: one that it has is closed. */
  | 'stands'
  /** It is there and does not count, because it is accepted: a thread that it has is left alone. */
  | 'accepted';

/** A thread of a review, as it is on the pull request. */
export interface Thread {
  readonly id: string;
  readonly resolved: boolean;
  /** Relative to the repository's top folder. */
  readonly path: string;
  /** Its lines at the head commit, which GitHub moves with the text; undefined once the text has changed. */
  readonly startLine: number | undefined;
  readonly line: number | undefined;
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

/** Lines of the head commit's side. */
interface ThreadPlace {
  readonly path: string;
  /** Left out for a single line. */
  readonly startLine?: number;
  readonly line: number;
}

/** A thread to be opened. */
export type ThreadDraft = ThreadPlace & { readonly body: Markdown };

/** What is done to a thread that stands. */
export type ThreadStep =
  /** Its first comment says something else by now. */
  | { readonly kind: 'reword'; readonly thread: Thread; readonly body: Markdown }
  /** Its cause is gone, or is not to have a thread: it is answered, unless it was, and resolved. */
  | { readonly kind: 'close'; readonly thread: Thread; readonly reply: Markdown | undefined }
  /** It was closed, and its cause is here again: it is reworded where that says something else, answered, and opened unless it is open. */
  | { readonly kind: 'again'; readonly thread: Thread; readonly reply: Markdown; readonly body: Markdown | undefined };

/** More new ones at a time would be noise, and a review of many comments is often refused. */
export const THREADS_A_REVIEW = 10;

/** Findings as causes, the most telling first. */
export function causesOf(report: CheckReport, kindOf: (finding: Diagnostic) => CauseKind | undefined): Cause[] {
  const restating = restatingFindings(report);
  return mostTellingFirst(report.diagnostics).flatMap((finding) => {
    const kind = kindOf(finding);
    return kind === undefined ? [] : [causeOf(finding, kind, restating.get(finding))];
  });
}

/** Whether a finding makes the answer no. */
export function decides({ level, rule }: Diagnostic): boolean {
  return level === 'error' || rule === 'handshake/not-judged';
}

/** What keeps CALs pending that were not, or that are new. */
export function pendingCauses(causes: Changes['causes'] = []): Cause[] {
  return causes.flatMap(({ kind, why, help, place, related }) => {
    if (kind !== 'pending' || place === null) return [];
    const { change: _change, ...at } = place;
    const finding = { rule: 'pending', level: 'warning', message: why, help: help ?? '', ...at, related } as const;
    return [causeOf(finding, 'decides')];
  });
}

/** @param of the CAL or the package that it is about, wherever it is fixed */
function causeOf(finding: Told, kind: CauseKind, of = ''): Cause {
  const { rule, path, pointer, message } = finding;
  return { finding, kind, about: hashOf(rule, of, headOf(message)), place: hashOf(rule, path, pointer) };
}

/** A thread of ours with what it is about. */
export interface OwnThread {
  readonly thread: Thread;
  readonly cause: Cause | undefined;
  /** An equal cause at another place, where the thread's own lines are gone. */
  readonly elsewhere?: Cause | undefined;
}

/** Threads of ours with what each is about, and the causes that have none. */
type Matched = Readonly<ReturnType<typeof matchThreads>>;

/** Which threads are of a leg, and how paths lead to those of the threads. */
export interface LegThreads extends Partial<RepositoryFolder> {
  /** Key of the comment of the leg: the threads of another one are not looked at. */
  readonly leg: string;
}

/**
 * Finds for each thread what it is about. Of equal causes it is the one at its line, then the one at its pointer: counting them would take
 * one for the next when the first is fixed.
 *
 * @param wanted causes that are to have a thread
 * @param others all else that is there, asked for when there are threads
 */
export function matchThreads(
  wanted: readonly Cause[],
  threads: readonly Thread[],
  others: () => readonly Cause[],
  { leg, ...folder }: LegThreads,
): { own: OwnThread[]; open: Cause[] } {
  const own = threads
    .flatMap((thread) => {
      const marker = markerOf(thread, leg);
      return marker === undefined ? [] : [{ thread, ...marker, closed: isClosed(thread.comments) }];
    })
    // One that is closed is opened again only where no other one is open.
    .sort((a, b) => Number(a.closed) - Number(b.closed));
  const known = new Set(wanted.map(({ about, place }) => `${about} ${place}`));
  const rest = own.length === 0 ? [] : others().filter(({ about, place }) => !known.has(`${about} ${place}`));
  const left = new Set([...wanted, ...rest]);
  const [byAbout, byPlace] = [groupBy([...left], ({ about }) => about), groupBy([...left], ({ place }) => place)];
  const causeOfThread = new Map<Thread, Cause>();
  const isAt = (thread: Thread, cause: Cause): boolean => linesIn(thread.path, cause, folder).some(isOf(thread));
  type Own = (typeof own)[number];
  const pass = (from: (marked: Own) => readonly Cause[] | undefined, fits: (marked: Own, cause: Cause) => boolean) => {
    for (const marked of own) {
      if (causeOfThread.has(marked.thread)) continue;
      const cause = from(marked)?.find((each) => left.has(each) && fits(marked, each));
      if (cause === undefined) continue;
      left.delete(cause);
      causeOfThread.set(marked.thread, cause);
    }
  };
  const equal = ({ about }: Own): readonly Cause[] | undefined => byAbout.get(about);
  pass(equal, ({ thread, place }, cause) => place === cause.place && isAt(thread, cause));
  pass(equal, ({ thread }, cause) => isAt(thread, cause));
  pass(equal, ({ place }, cause) => place === cause.place);
  pass(
    ({ place }) => byPlace.get(place),
    ({ closed }) => !closed,
  );
  // Two runs at once may have opened one thread each.
  const twinKey = ({ about, place, thread: { path, line } }: Own): string => JSON.stringify([about, place, path, line]);
  const twins = new Map(
    own.flatMap((marked) => {
      const cause = causeOfThread.get(marked.thread);
      return cause === undefined ? [] : [[twinKey(marked), cause] as const];
    }),
  );
  return {
    own: own.map((marked) => {
      const { thread } = marked;
      const cause = causeOfThread.get(thread) ?? twins.get(twinKey(marked));
      return { thread, cause, elsewhere: thread.line === undefined ? equal(marked)?.[0] : undefined };
    }),
    open: wanted.filter((cause) => left.has(cause)),
  };
}

/** The diff of a pull request, with the text of its files that were checked, by path relative to the working directory. */
export interface DiffText {
  readonly files: readonly ChangedFile[];
  readonly sources: ReadonlyMap<string, string>;
}

/** What is to be done to the threads of a pull request. */
export type ThreadPlan = Readonly<ReturnType<typeof planThreads>>;

/**
 * What becomes of the threads: which are answered, and which are opened. A thread in which someone else wrote, or which someone else
 * resolved, is left as it is, and its cause gets no other one.
 *
 * @param suggest whether fixes are offered
 * @param sha the head commit
 */
export function planThreads(
  { own, open }: Matched,
  { files, sources }: DiffText,
  { leg, sha, suggest, ...folder }: LegThreads & { readonly sha: string; readonly suggest: boolean },
) {
  const patches = new Map(files.map((file) => [file.path, file.patch]));
  const taken = new Set<string>();
  const offerOf = ({ finding }: Cause): Suggestion | undefined => {
    const text = sources.get(finding.path);
    const path = repositoryPath(finding.path, folder.prefix, folder.top);
    const patch = path === undefined ? undefined : patches.get(path);
    if (!suggest || finding.fix === undefined || text === undefined || path === undefined || patch === undefined)
      return;
    const offer = suggestionOf(finding.fix, text, patch);
    if (offer === undefined) return;
    const lines = Array.from({ length: offer.line - offer.startLine + 1 }, (_, i) => `${offer.startLine + i} ${path}`);
    // Of two fixes on one line only one can be taken.
    if (lines.some((line) => taken.has(line))) return;
    for (const line of lines) taken.add(line);
    return { ...offer, path };
  };
  const steps = own.flatMap((each) => {
    const { thread, cause } = each;
    const offer = cause === undefined ? undefined : offerOf(cause);
    const { path, line, startLine = line } = thread;
    const fits = offer !== undefined && offer.path === path && offer.line === line && offer.startLine === startLine;
    const at = cause === undefined ? undefined : movedTo(thread, cause, folder);
    return stepOf(each, sha, cause && bodyOf(cause, leg, { at, offer: fits ? offer : undefined })) ?? [];
  });
  const drafts: ThreadDraft[] = [];
  // Causes that decide and have no line for a thread, or no place among the new ones.
  let threadless = 0;
  for (const cause of open) {
    const isFull = drafts.length === THREADS_A_REVIEW;
    const offer = isFull ? undefined : offerOf(cause);
    const place =
      offer ?? (isFull || cause.kind !== 'decides' ? undefined : lineInDiff(cause, patches, sources, folder));
    if (place === undefined) {
      if (cause.kind === 'decides') threadless++;
      continue;
    }
    const { path, line, startLine = line } = place;
    const start = startLine < line ? { startLine } : {};
    drafts.push({ path, ...start, line, body: bodyOf(cause, leg, { offer }) });
  }
  return { steps, drafts, threadless };
}

type Suggestion = ThreadPlace & SuggestedLines;

function lineInDiff(
  cause: Cause,
  patches: ReadonlyMap<string, string | undefined>,
  sources: DiffText['sources'],
  folder: Partial<RepositoryFolder>,
): ThreadPlace | undefined {
  for (const { path, range } of placesOf(cause)) {
    const file = repositoryPath(path, folder.prefix, folder.top);
    const [text, patch] = [sources.get(path), file === undefined ? undefined : patches.get(file)];
    const { line } = range.start;
    if (file !== undefined && text !== undefined && patch !== undefined && isInDiff(patch, text, line, line))
      return { path: file, line };
  }
  return undefined;
}

/** Where a cause may have its thread: where it is fixed, else at its other side, as the item of a CAL that lost its evidence. */
export function placesOf({ finding }: Cause): readonly Pick<Diagnostic, 'path' | 'range'>[] {
  return [finding, ...(finding.related ?? []).filter(({ deleted }) => deleted !== true)];
}

/** Where the cause of a thread is by now, where it is not at the thread's lines. */
function movedTo(thread: Thread, cause: Cause, folder: Partial<RepositoryFolder>): string | undefined {
  const lines = linesIn(thread.path, cause, folder);
  return lines.length === 0 || lines.some(isOf(thread)) ? undefined : `${thread.path}:${lines[0]}`;
}

/** Lines of a file of the repository where a cause may have its thread. */
function linesIn(path: string, cause: Cause, { prefix, top }: Partial<RepositoryFolder>): number[] {
  return placesOf(cause)
    .filter((place) => repositoryPath(place.path, prefix, top) === path)
    .map(({ range }) => range.start.line);
}

/** Whether a line is one of those of a thread. */
function isOf({ line = 0, startLine = line }: Thread): (at: number) => boolean {
  return (at) => at <= line && at >= startLine;
}

function stepOf({ thread, cause, elsewhere }: OwnThread, sha: string, body = gfm``): ThreadStep | undefined {
  const { comments, more, resolved } = thread;
  if (more || comments.some(({ own }) => !own) || cause?.kind === 'accepted') return undefined;
  const closed = isClosed(comments);
  const commit = code(sha.slice(0, 12));
  if (cause === undefined || cause.kind === 'stands') {
    if (resolved) return undefined;
    return {
      kind: 'close',
      thread,
      reply: closed ? undefined : gfm`${CLOSED}\n${closingReply(commit, cause, elsewhere)}\n`,
    };
  }
  // GitHub may hand a text back with other line ends.
  const isSaid = comments[0]?.body.replaceAll('\r\n', '\n').trimEnd() === body.trimEnd();
  const reworded = isSaid ? undefined : body;
  if (closed) return { kind: 'again', thread, reply: gfm`${AGAIN}\nHere again in ${commit}.\n`, body: reworded };
  return resolved || reworded === undefined ? undefined : { kind: 'reword', thread, body };
}

function closingReply(commit: Markdown, cause: Cause | undefined, elsewhere: Cause | undefined): Markdown {
  if (cause !== undefined) return gfm`Still there in ${commit}, and no longer followed here.`;
  if (elsewhere === undefined) return gfm`Fixed in ${commit}.`;
  const { path, range } = elsewhere.finding;
  return gfm`These lines are gone in ${commit}; the same is at ${code(`${path}:${range.start.line}`)}.`;
}

const PENDING = wordLink('ready', code('pending'));
const CLOSED = marker('cartwright-closed');
const AGAIN = marker('cartwright-again');

function isClosed(comments: readonly ThreadComment[]): boolean {
  const last = comments.findLast(({ body }) => body.startsWith(CLOSED) || body.startsWith(AGAIN));
  return last?.body.startsWith(CLOSED) === true;
}

function markerOf({ comments: [first] }: Thread, leg: string): Pick<Cause, 'about' | 'place'> | undefined {
  if (first === undefined || !first.own) return undefined;
  const [, of, about, place] = MARKER.exec(first.body) ?? [];
  return of !== hashOf(leg) || about === undefined || place === undefined ? undefined : { about, place };
}

const MARKER = /^<!-- cartwright-cause ([0-9a-f]{16}) ([0-9a-f]{16}) ([0-9a-f]{16}) -->/;

function bodyOf(
  { finding: { rule, level, message, help, fix }, about, place }: Cause,
  leg: string,
  { at, offer }: { readonly at?: string | undefined; readonly offer?: SuggestedLines | undefined },
): Markdown {
  const words = [
    gfm`${signMarkdown(MARK_OF_LEVEL[level])} ${rule === 'pending' ? PENDING : ruleLink(rule, RULES_PAGE)}: ${prose(message)}`,
    ...(help === undefined ? [] : [prose(help)]),
    ...(at === undefined ? [] : [gfm`Now at ${code(at)}.`]),
    ...(offer === undefined || fix === undefined ? [] : [prose(fix.title), fenced(offer.text, 'suggestion')]),
  ];
  return gfm`${marker('cartwright-cause', hashOf(leg), about, place)}\n${gfm.join('\n\n')(words)}\n`;
}

/** A message up to its first colon, without the numbers of lines: what it is about, wherever that stands. */
function headOf(message: string): string {
  return (/^(?:"[^"]*"|[^":]|:(?! ))*/.exec(message)?.[0] ?? message).replace(/\bline \d+/g, 'line');
}

function hashOf(...parts: readonly (string | number)[]): string {
  return sha256Hex(JSON.stringify(parts)).slice(0, 16);
}
