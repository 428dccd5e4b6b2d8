import { expect } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitAll, gitEach, initAll } from '../git.ts';
import type { StepResult } from './run-action.ts';
import { EVENTS, good, said, type PullPayload, type Stage } from './stage.ts';
import type { ReviewComment } from './world.ts';

function git(folder: string, ...args: readonly string[]): string {
  const settings = ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...settings, ...args], { cwd: folder, encoding: 'utf8' });
}

/** A pull request that is pushed to, as GitHub tells of it and as a job checks it out. */
export class PullRequest {
  readonly folder: string;
  base: string;
  readonly #stage: Stage;
  #run = 41;
  readonly heads: string[] = [];

  constructor(stage: Stage, folder = good()) {
    this.#stage = stage;
    this.folder = folder;
    this.base = initAll(this.folder);
    git(this.folder, 'checkout', '-qb', 'change');
  }

  /** Commits a change and runs the job for it. */
  async push(change: () => void, inputs: Readonly<Record<string, string>> = {}, payload = EVENTS['pull_request']) {
    git(this.folder, 'checkout', '-q', 'change');
    change();
    const former = this.heads.at(-1);
    const head = commitAll(this.folder, '--allow-empty');
    this.heads.push(head);
    if (former !== undefined) this.#moveThreads(former, head);
    const names = git(this.folder, 'diff', '--name-status', '-M', this.base, head).split('\n').filter(Boolean);
    const files = names.map((line) => {
      const [kind = '', ...paths] = line.split('\t');
      const diff = git(this.folder, 'diff', '-M', this.base, head, '--', ...paths);
      const patch = diff.includes('@@') ? { patch: diff.slice(diff.indexOf('@@')).trimEnd() } : {};
      return { filename: paths.at(-1) ?? '', status: kind.startsWith('R') ? 'renamed' : 'modified', ...patch };
    });
    this.#stage.github.world.pulls.set(2, { headSha: head, files });
    const merge = git(this.folder, 'commit-tree', '-p', this.base, '-p', head, '-m', 'merge', `${head}^{tree}`).trim();
    git(this.folder, 'checkout', '-q', '--detach', merge);
    const told = structuredClone(payload) as PullPayload;
    Object.assign(told.pull_request.head, { sha: head });
    Object.assign(told.pull_request.base, { sha: this.base, ref: 'main' });
    this.#stage.github.calls.length = 0;
    return this.#stage.act(this.folder, {
      payload: told,
      inputs: { comment: 'review', annotations: 'false', ...inputs },
      env: { GITHUB_SHA: merge, GITHUB_RUN_ID: String(++this.#run) },
    });
  }

  /** As GitHub does: a comment moves with its lines, and has none once they are changed, or no longer in the diff. */
  #moveThreads(from: string, to: string): void {
    for (const comment of this.#stage.github.world.reviewComments as ReviewComment[]) {
      const { line, startLine = line } = comment;
      if (line === undefined || startLine === undefined) continue;
      const moved = [startLine, line].map((each) => lineAt(this.folder, from, to, comment.path, each));
      const [first, last] = moved;
      const isWhole = first !== undefined && last !== undefined && last - first === line - startLine;
      comment.line = isWhole ? last : undefined;
      if (comment.startLine !== undefined) comment.startLine = isWhole ? first : undefined;
    }
  }

  /** Commits to the branch that it goes into, and puts its own commits on top of that; the next push tells GitHub. */
  rebase(change: () => void): void {
    git(this.folder, 'checkout', '-q', 'main');
    change();
    this.base = commitAll(this.folder, '--allow-empty');
    gitEach(this.folder, ['checkout', '-q', 'change'], ['rebase', '-q', 'main']);
  }

  edit(path: string, from: string | RegExp, to: string): void {
    const text = readFileSync(join(this.folder, path), 'utf8');
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    writeFileSync(join(this.folder, path), edited);
  }

  named(text: string): string {
    const names = [...this.heads.map((head, i) => [head, `HEAD${i + 1}`] as const), [this.base, 'BASE'] as const];
    return names
      .reduce((all, [sha, name]) => all.replaceAll(sha, name).replaceAll(sha.slice(0, 12), name.toLowerCase()), text)
      .replace(/cartwright \d+\.\d+\.\d+\S*(?=<)/g, 'cartwright VERSION')
      .replace(/(?<=cartwright-cause) [0-9a-f ]{50}/g, ' LEG NAME PLACE');
  }
}

/** Where a line of one commit is in another; undefined where it is changed or gone. */
function lineAt(folder: string, from: string, to: string, path: string, line: number): number | undefined {
  const diff = git(folder, 'diff', '--unified=0', '--no-renames', from, to, '--', path);
  let moved = line;
  for (const [, start = '', gone = '1', , added = '1'] of diff.matchAll(
    /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm,
  )) {
    const [first, lines] = [Number(start), Number(gone)];
    if (line >= first && line < first + lines) return undefined;
    if (line >= first + lines + (lines === 0 ? 1 : 0)) moved += Number(added) - lines;
  }
  return moved;
}

/** The reviews with their first screen, the threads with everything in them, the requests. */
export function reviewsLeft(stage: Stage, pull: PullRequest, result: StepResult): string {
  const { comments, reviews, reviewComments, resolved } = stage.github.world;
  const indent = (text: string): string => text.trimEnd().replace(/^/gm, '    ');
  const screen = (body: string): string => body.split('<details>')[0] ?? '';
  const threads = reviewComments
    .filter(({ replyTo }) => replyTo === undefined)
    .flatMap((first) => {
      const all = [first, ...reviewComments.filter(({ replyTo }) => replyTo === first.id)];
      const by = resolved.get(first.id);
      const state = by === undefined ? 'open' : `resolved by ${by}`;
      return [
        `thread at ${first.path}:${first.line}, ${state}`,
        ...all.map(({ user, body }) => `  ${user?.login}\n${indent(body)}`),
      ];
    });
  return pull.named(
    [
      `exit ${result.code}`,
      ...result.stdout.split('\n').filter((line) => /^cartwright: (?:review|comment)/.test(line)),
      ...said(result, 'notice').map((text) => `notice ${text}`),
      `${comments.length} comments`,
      ...reviews.map(({ user, body }) => `review by ${user?.login}\n${indent(screen(body))}`),
      ...threads,
      'requests',
      ...stage.github.calls.map(({ line, body }) => `  ${line}${graphOf(body)}`),
    ].join('\n'),
  );
}

function graphOf(body: unknown): string {
  const { query } = (body ?? {}) as { query?: string };
  return query === undefined ? '' : ` ${/(\w+)\((?:input|first)/.exec(query)?.[1]}`;
}
