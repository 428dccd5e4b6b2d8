import { commentKeyOf, commentMarker, commentOrigin, type CommentOrigin } from '../../core/report/markdown/comment.ts';
import type { Markdown } from '../../core/text/outlet.ts';
import type { ThreadComment } from '../../core/report/github/threads.ts';
import { pullState, type Pull, type PullState } from './threads.ts';
import { GitHubTrouble, noneIfGone } from './trouble.ts';

/** What became of a report that was to be posted. */
export type Posted =
  | 'created'
  | 'updated'
  /** The same text is there already. */
  | 'unchanged'
  /** The pull request has a newer head, or a newer run has reported: an old report would mislead. */
  | 'superseded'
  /** There is none, and nothing to say. */
  | 'not needed';

export interface StickyComment {
  /** First line of the body; no other comment of ours starts with it. */
  readonly marker: string;
  readonly body: Markdown;
  readonly origin: CommentOrigin;
  /** Whether a comment is only brought up to date and none is made: for a report that says nothing. */
  readonly onlyUpdate?: boolean;
}

const TRIES = 3;

/** Where texts are on a pull request: in its conversation, or as reviews. */
export interface CommentPlace {
  /** Every text on it, by any author. */
  of(state: PullState): readonly ThreadComment[];
  /** @returns its id */
  create(body: Markdown): Promise<number>;
  update(id: number, body: Markdown): Promise<void>;
  /** Takes one away, or what it says where it cannot go. */
  remove(id: number): Promise<void>;
}

/** The comments of the conversation. */
export function conversation({ client: { octokit, repo }, pull }: Pull): CommentPlace {
  const { issues } = octokit.rest;
  return {
    of: ({ comments }) => comments,
    create: async (body) => (await issues.createComment({ ...repo, issue_number: pull, body })).data.id,
    async update(id, body) {
      await issues.updateComment({ ...repo, comment_id: id, body });
    },
    async remove(id) {
      await issues.deleteComment({ ...repo, comment_id: id });
    },
  };
}

/**
 * Puts the report on the pull request: the one text of the place that starts with the marker and is our own is updated, otherwise one is
 * made. One that is at the other place is taken away.
 *
 * @param places where the report is to stand, and where it stood if the input `comment` said something else before
 * @throws GitHubTrouble when it cannot be posted
 */
export async function postComment(
  state: PullState,
  sticky: StickyComment,
  { place, other }: Readonly<Record<'place' | 'other', CommentPlace>>,
): Promise<Posted> {
  if (state.headSha !== sticky.origin.sha) return 'superseded';
  const [existing] = ownComments(place.of(state), sticky.marker);
  const elsewhere = ownComments(other.of(state), sticky.marker);
  const clear = async (): Promise<void> => {
    for (const { id } of elsewhere) await remove(other, id);
  };
  if (existing !== undefined) {
    const updated = await update(place, existing, sticky);
    if (updated !== 'superseded') await clear();
    if (updated !== 'gone') return updated;
  }
  // Where nothing need be said, an answer that is there is still to be replaced.
  if (sticky.onlyUpdate === true && elsewhere.length === 0) return 'not needed';
  const posted = await create(place, sticky, async () => place.of(await pullState(state.client, state.pull)));
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
  state: PullState,
  origin: CommentOrigin,
  isMeant: (key: string) => boolean,
  bodyOf: (key: string) => Markdown,
): Promise<number> {
  const place = conversation(state);
  if (state.headSha !== origin.sha) return 0;
  let replaced = 0;
  for (const comment of ownComments(state.comments)) {
    const key = commentKeyOf(comment.body);
    if (key === undefined || !isMeant(key) || isBySame(commentOrigin(comment.body), origin)) continue;
    const made = await update(place, comment, { origin, marker: commentMarker(key), body: bodyOf(key) });
    if (made === 'updated') replaced++;
  }
  return replaced;
}

async function update(place: CommentPlace, existing: ThreadComment, sticky: StickyComment): Promise<Posted | 'gone'> {
  if (existing.body === sticky.body) return 'unchanged';
  if (isNewer(commentOrigin(existing.body), sticky.origin)) return 'superseded';
  try {
    await place.update(existing.id, sticky.body);
    return 'updated';
  } catch (error) {
    return noneIfGone(error) ?? 'gone';
  }
}

// A creation that got no answer may have happened, so it is looked up before it is tried again.
async function create(
  place: CommentPlace,
  sticky: StickyComment,
  list: () => Promise<readonly ThreadComment[]>,
): Promise<Posted> {
  for (let tries = 1; ; tries++) {
    try {
      const id = await place.create(sticky.body);
      const [oldest] = ownComments(await list(), sticky.marker);
      // Two runs that start at once both find nothing; the later of their two comments goes.
      if (oldest === undefined || oldest.id === id) return 'created';
      await remove(place, id);
      await update(place, oldest, sticky);
      return 'created';
    } catch (error) {
      if (!(error instanceof GitHubTrouble) || error.kind !== 'unavailable' || tries === TRIES) throw error;
      const [found] = ownComments(await list(), sticky.marker);
      if (found !== undefined) return found.body === sticky.body ? 'created' : 'superseded';
    }
  }
}

// What another run removed is gone as it should be.
async function remove(place: CommentPlace, id: number): Promise<void> {
  await place.remove(id).catch(noneIfGone);
}

/** Our comments with a marker, or with any of ours, the oldest first. */
function ownComments(all: readonly ThreadComment[], marker?: string): ThreadComment[] {
  const isMeant = ({ body }: ThreadComment): boolean =>
    marker === undefined ? commentKeyOf(body) !== undefined : firstLine(body) === marker;
  return all.filter((comment) => comment.own && isMeant(comment)).sort((a, b) => a.id - b.id);
}

/** The first line of a text, in which a marker of ours stands. */
export function firstLine(body: string): string {
  return body.split(/\r?\n/, 1)[0] ?? '';
}

function isBySame(existing: CommentOrigin | undefined, mine: CommentOrigin): boolean {
  return existing?.sha === mine.sha && existing.runId === mine.runId && existing.runAttempt >= mine.runAttempt;
}

function isNewer(existing: CommentOrigin | undefined, mine: CommentOrigin): boolean {
  if (existing === undefined || existing.sha !== mine.sha) return false;
  return existing.runId > mine.runId || (existing.runId === mine.runId && existing.runAttempt > mine.runAttempt);
}
