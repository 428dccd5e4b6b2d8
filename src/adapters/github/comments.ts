import { commentKeyOf, commentMarker, commentOrigin, type CommentOrigin } from '../../core/report/markdown/comment.ts';
import type { Markdown } from '../../core/text/outlet.ts';
import { everyPage, type GitHubClient } from './client.ts';
import { Identity } from './identity.ts';
import type { PullState } from './threads.ts';
import { GitHubTrouble } from './trouble.ts';

/** What became of a report that was to be posted. */
export type Posted =
  | 'created'
  | 'updated'
  /** The same text stands there already. */
  | 'unchanged'
  /** The pull request has a newer head, or a newer run has reported: an old report would mislead. */
  | 'superseded'
  /** There is none, and nothing to say. */
  | 'not needed';

export interface StickyComment {
  readonly pull: number;
  /** First line of the body; no other comment of ours starts with it. */
  readonly marker: string;
  readonly body: Markdown;
  readonly origin: CommentOrigin;
  /**
   * Marker under which this comment stood when it was shared with others. One that stands there, and that no part of this run wrote,
   * is replaced: everybody makes a comment of their own, and only one can remove the shared one.
   */
  readonly former?: string;
  /** Whether a comment is only brought up to date and none is made: for a report that says nothing. */
  readonly onlyUpdate?: boolean;
}

const PAGES = 30;
const TRIES = 3;

interface Comment {
  readonly id: number;
  readonly body: string;
}

/** Where texts stand on a pull request: in its conversation, or as reviews. */
export interface CommentPlace {
  /** Whether what stands there is known without a request. */
  readonly isKnown: boolean;
  /** Every text on it, by any author. */
  list(pull: number): Promise<readonly (Comment & { readonly isOwn: () => Promise<boolean> })[]>;
  /** @returns its id */
  create(pull: number, body: Markdown): Promise<number>;
  update(pull: number, id: number, body: Markdown): Promise<void>;
  /** Takes one away, or what it says where it cannot go. */
  remove(pull: number, id: number): Promise<void>;
}

/** The comments of the conversation. */
export function conversation(client: GitHubClient): CommentPlace {
  const { octokit, repo } = client;
  const identity = new Identity(client);
  return {
    isKnown: false,
    async list(pull) {
      const comments = await everyPage(PAGES, (page) =>
        octokit.rest.issues.listComments({ ...repo, issue_number: pull, ...page }),
      );
      return comments.map(({ id, body = '', user }) => ({ id, body, isOwn: () => identity.isOwn(user) }));
    },
    async create(pull, body) {
      const { data } = await octokit.rest.issues.createComment({ ...repo, issue_number: pull, body });
      return data.id;
    },
    async update(_pull, id, body) {
      await octokit.rest.issues.updateComment({ ...repo, comment_id: id, body });
    },
    async remove(_pull, id) {
      await octokit.rest.issues.deleteComment({ ...repo, comment_id: id });
    },
  };
}

/** Where the report is to stand, and where it stood if the input `comment` said something else before. */
export interface CommentPlaces {
  readonly place: CommentPlace;
  readonly other: CommentPlace;
}

/**
 * Puts the report on the pull request: the one text of the place that starts with the marker and is our own is updated, otherwise one is
 * made. One that stands at the other place is taken away.
 *
 * @throws GitHubTrouble when it cannot be posted
 */
export async function postComment(
  state: PullState,
  sticky: StickyComment,
  { place, other }: CommentPlaces,
): Promise<Posted> {
  const { marker, former, pull, origin } = sticky;
  if (state.headSha !== origin.sha) return 'superseded';
  const own = await ownComments(place, pull, [marker, ...(former === undefined ? [] : [former])]);
  const existing = own.find(startsWith(marker));
  const elsewhere = existing === undefined || other.isKnown ? await ownComments(other, pull, [marker]) : [];
  const clear = async (): Promise<void> => {
    for (const { id } of elsewhere) await remove(other, pull, id);
  };
  if (existing !== undefined) {
    const updated = await update(place, existing, sticky);
    if (updated !== 'superseded') await clear();
    if (updated !== 'gone') return updated;
  }
  const shared = former === undefined ? [] : own.filter(startsWith(former));
  const left = shared.filter(({ body }) => commentOrigin(body)?.runId !== origin.runId);
  // Where nothing need be said, an answer that stands there is still to be replaced.
  if (sticky.onlyUpdate === true && left.length + elsewhere.length === 0) return 'not needed';
  const posted = await create(place, sticky);
  for (const { id } of left) await remove(place, pull, id);
  await clear();
  return posted;
}

/**
 * Brings other comments of ours up to date, whose own jobs left nothing to say it with.
 *
 * @param isMeant whether a comment with this key is one of them
 * @param bodyOf the new text of a comment by its key
 * @returns how many were changed: none that the same run wrote, or a newer one
 * @throws GitHubTrouble when it cannot be done
 */
export async function replaceComments(
  client: GitHubClient,
  { pull, headSha }: PullState,
  origin: CommentOrigin,
  isMeant: (key: string) => boolean,
  bodyOf: (key: string) => Markdown,
): Promise<number> {
  const place = conversation(client);
  if (headSha !== origin.sha) return 0;
  let replaced = 0;
  for (const comment of await ownComments(place, pull)) {
    const key = commentKeyOf(comment.body);
    if (key === undefined || !isMeant(key) || isBySame(commentOrigin(comment.body), origin)) continue;
    const made = await update(place, comment, { pull, origin, marker: commentMarker(key), body: bodyOf(key) });
    if (made === 'updated') replaced++;
  }
  return replaced;
}

async function update(place: CommentPlace, existing: Comment, sticky: StickyComment): Promise<Posted | 'gone'> {
  if (existing.body === sticky.body) return 'unchanged';
  if (isNewer(commentOrigin(existing.body), sticky.origin)) return 'superseded';
  try {
    await place.update(sticky.pull, existing.id, sticky.body);
    return 'updated';
  } catch (error) {
    if (error instanceof GitHubTrouble && error.kind === 'not-found') return 'gone';
    throw error;
  }
}

// A creation that got no answer may have happened, so it is looked up before it is tried again.
async function create(place: CommentPlace, sticky: StickyComment): Promise<Posted> {
  for (let tries = 1; ; tries++) {
    try {
      const id = await place.create(sticky.pull, sticky.body);
      await removeIfLater(place, sticky, id);
      return 'created';
    } catch (error) {
      if (!(error instanceof GitHubTrouble) || error.kind !== 'unavailable' || tries === TRIES) throw error;
      const [found] = await ownComments(place, sticky.pull, [sticky.marker]);
      if (found !== undefined) return found.body === sticky.body ? 'created' : 'superseded';
    }
  }
}

// Two runs that start at once both find nothing; the later of their two comments goes.
async function removeIfLater(place: CommentPlace, sticky: StickyComment, id: number): Promise<void> {
  const [oldest] = await ownComments(place, sticky.pull, [sticky.marker]);
  if (oldest === undefined || oldest.id === id) return;
  await remove(place, sticky.pull, id);
  await update(place, oldest, sticky);
}

// What another run removed is gone as it should be.
async function remove(place: CommentPlace, pull: number, id: number): Promise<void> {
  try {
    await place.remove(pull, id);
  } catch (error) {
    if (!(error instanceof GitHubTrouble) || error.kind !== 'not-found') throw error;
  }
}

/** Our comments on a pull request with one of these markers, or with any of ours, the oldest first. */
async function ownComments(place: CommentPlace, pull: number, markers?: readonly string[]): Promise<Comment[]> {
  const own: Comment[] = [];
  for (const { id, body, isOwn } of await place.list(pull)) {
    const isMeant = markers === undefined ? commentKeyOf(body) !== undefined : markers.includes(firstLine(body));
    if (isMeant && (await isOwn())) own.push({ id, body });
  }
  return own.sort((a, b) => a.id - b.id);
}

function firstLine(body: string): string {
  return body.split(/\r?\n/, 1)[0] ?? '';
}

function startsWith(marker: string): (comment: Comment) => boolean {
  return ({ body }) => firstLine(body) === marker;
}

function isBySame(existing: CommentOrigin | undefined, mine: CommentOrigin): boolean {
  return existing?.sha === mine.sha && existing.runId === mine.runId && existing.runAttempt >= mine.runAttempt;
}

function isNewer(existing: CommentOrigin | undefined, mine: CommentOrigin): boolean {
  if (existing === undefined || existing.sha !== mine.sha) return false;
  return existing.runId > mine.runId || (existing.runId === mine.runId && existing.runAttempt > mine.runAttempt);
}
