import type { GitHubClient } from '../../adapters/github/client.ts';
import type { PullContext } from '../../adapters/github/context.ts';
import { changedFiles } from '../../adapters/github/reviews.ts';
import type { ChangedFile } from '../../core/report/github/suggestions.ts';
import type { Leg } from '../../core/report/sections/run.ts';
import { repositoryPath, type RepositoryFolder } from '../../core/report/markdown/links.ts';
import type { CheckReport } from '../../core/result/results.ts';
import type { Markdown } from '../../core/text/outlet.ts';
import type { Step } from '../step.ts';

const SOURCE_LIMIT = 4 * 1024 * 1024;

/** What a check says on its pull request. */
export interface PullReport {
  /** The answer is yes and the change has no part in it: no comment is made for that. */
  readonly nothingNew: boolean;
  readonly report: CheckReport;
  /** Reports of what does not count: what somebody accepted, and what was found without that which the change relaxes. */
  readonly uncounted: readonly CheckReport[];
  /** How its paths lead to the repository's. */
  readonly folder: RepositoryFolder;
  /** The rendered comment. */
  readonly body: Markdown;
  readonly leg: Leg;
}

/** The lines that a pull request changes, asked for when they are needed, and once. */
export interface Diff {
  readonly folder: RepositoryFolder;
  readonly files: () => Promise<readonly ChangedFile[]>;
  /** Text of those of the files that the pull request changes, by path relative to the workspace. */
  readonly sources: (paths: Iterable<string>) => Promise<Map<string, string>>;
}

/** @returns the diff of a pull request; nothing is asked for yet */
export function diffOf({ fs }: Step, client: GitHubClient, pull: PullContext, folder: RepositoryFolder): Diff {
  let asked: Promise<readonly ChangedFile[]> | undefined;
  const files = (): Promise<readonly ChangedFile[]> => (asked ??= changedFiles(client, pull.number));
  return {
    folder,
    files,
    async sources(paths) {
      const changed = new Set((await files()).map(({ path }) => path));
      const sources = new Map<string, string>();
      for (const path of paths) {
        const file = repositoryPath(path, folder.prefix, folder.top);
        if (sources.has(path) || file === undefined || !changed.has(file) || fs.kind(path) !== 'file') continue;
        sources.set(path, new TextDecoder('utf-8', { fatal: true }).decode(fs.readFile(path, SOURCE_LIMIT)));
      }
      return sources;
    },
  };
}
