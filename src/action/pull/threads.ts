import { firstLine } from '../../adapters/github/comments.ts';
import { changedFiles, postLineComments } from '../../adapters/github/reviews.ts';
import { answerThreads, pullState, type Pull, type PullState } from '../../adapters/github/threads.ts';
import { troubleSentence } from '../../adapters/github/trouble.ts';
import type { Changes } from '../../core/report/compare.ts';
import { count } from '../../core/report/counts.ts';
import {
  causesOf,
  decides,
  matchThreads,
  pendingCauses,
  placesOf,
  planThreads,
  type Cause,
  type CauseKind,
  type ThreadDraft,
  type ThreadPlan,
} from '../../core/report/github/threads.ts';
import type { ChangedFile } from '../../core/report/github/suggestions.ts';
import { repositoryPath, type RepositoryFolder } from '../../core/report/markdown/links.ts';
import { legKey, type Leg } from '../../core/report/sections/run.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import type { CheckReport } from '../../core/result/results.ts';
import type { Markdown } from '../../core/text/outlet.ts';
import type { Step } from '../step.ts';

const SOURCE_LIMIT = 4 * 1024 * 1024;

/** What a check says on its pull request. */
export interface PullReport {
  /** The answer is yes and the change has no part in it: no comment is made for that. */
  readonly nothingNew: boolean;
  readonly report: CheckReport;
  readonly changes?: Changes | undefined;
  /** Reports of accepted findings, and of the findings without the relaxations of the change. */
  readonly uncounted: readonly CheckReport[];
  /** How its paths lead to the repository's. */
  readonly folder: RepositoryFolder;
  /** The rendered comment. */
  readonly body: Markdown;
  readonly leg: Leg;
}

/**
 * What becomes of the threads on the lines of a pull request: with `comment: review` each cause of a no or of a pending verdict has one
 * where it is on a line of the diff, with `suggest` each fix that can be offered. What has neither any more is closed.
 *
 * @throws GitHubTrouble when the diff is needed and GitHub does not say it
 */
export async function threadsOf(
  { fs, inputs }: Step,
  state: PullState,
  { report, changes, uncounted, folder, leg }: PullReport,
): Promise<ThreadPlan> {
  const review = inputs.text('comment') === 'review';
  const suggest = inputs.flag('suggest');
  const wish = (finding: Diagnostic): CauseKind | undefined =>
    review && decides(finding) ? 'decides' : suggest && finding.fix !== undefined ? 'offers' : undefined;
  const pending = pendingCauses(changes?.causes);
  const others = (): Cause[] => [
    ...(review ? [] : pending.map((each) => ({ ...each, kind: 'stands' as const }))),
    ...causesOf(report, (finding) => (decides(finding) ? 'stands' : undefined)),
    ...uncounted.flatMap((each) => causesOf(each, () => 'accepted')),
    ...causesOf(report, (finding) => (decides(finding) ? undefined : 'stands')),
  ];
  const wanted = [...causesOf(report, wish), ...(review ? pending : [])];
  const of = { leg: legKey(leg), ...folder };
  const matched = matchThreads(wanted, state.threads, others, of);
  const fixable = matched.own.flatMap(({ cause }) => (suggest && cause?.finding.fix !== undefined ? [cause] : []));
  const shown = [...matched.open, ...fixable];
  const files = shown.length === 0 ? [] : await changedFiles(state);
  const sources = sourcesOf(fs, files, folder, shown.flatMap(placesOf));
  return planThreads(matched, { files, sources }, { ...of, sha: state.headSha, suggest });
}

/** Text of those of the files that the pull request changes, by path relative to the workspace. */
function sourcesOf(
  fs: Step['fs'],
  files: readonly ChangedFile[],
  folder: RepositoryFolder,
  places: readonly Pick<Diagnostic, 'path'>[],
): Map<string, string> {
  const changed = new Set(files.map(({ path }) => path));
  const paths = [...new Set(places.map(({ path }) => path))].filter((path) => {
    const file = repositoryPath(path, folder.prefix, folder.top);
    return file !== undefined && changed.has(file) && fs.kind(path) === 'file';
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return new Map(paths.map((path) => [path, decoder.decode(fs.readFile(path, SOURCE_LIMIT))]));
}

/**
 * Carries out a plan.
 *
 * @param left the drafts that the review did not take
 * @param isNew whether a review was made just now: one whose creation got no answer may have come with its threads
 * @returns what became of the threads, for the log
 * @throws GitHubTrouble when it cannot be done
 */
export async function settle(
  { runner }: Pick<Step, 'runner'>,
  at: Pull,
  { drafts, steps, threadless }: ThreadPlan,
  { left, isNew }: { readonly left: readonly ThreadDraft[]; readonly isNew: boolean },
): Promise<string[]> {
  const { threads } = isNew && left.length > 0 ? await pullState(at.client, at.pull) : { threads: [] };
  const there = new Set(threads.map(({ comments: [first] }) => firstLine(first?.body ?? '')));
  const missing = left.filter(({ body }) => !there.has(firstLine(body)));
  const refused = missing.length - (await postLineComments(at, missing));
  const { closed, again, unresolved, trouble } = await answerThreads(at, steps);
  if (trouble !== undefined) {
    const what = troubleSentence(trouble, `resolve ${count(unresolved, 'thread')}`, ['contents: write']);
    runner.annotate('notice', `${what}. The verdict is not affected`);
  }
  const without = threadless + refused;
  return [
    count(drafts.length - refused, 'new thread'),
    `${closed} closed`,
    `${again} here again`,
    ...(without > 0 ? [`${count(without, 'cause')} without a thread`] : []),
  ];
}
