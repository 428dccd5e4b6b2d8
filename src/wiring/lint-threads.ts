import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MOST_THREADS, processors, startThreads } from '../adapters/machine/threads.ts';
import type { LintTask, LintThreads, Shares } from '../app/lint/share.ts';

/** From which the files of a thread are those of the command that starts it: {@link commandFiles}. */
export interface Place {
  /** Absolute working directory. */
  readonly cwd: string;
  /** What the user named. */
  readonly typed: readonly string[];
}

/** What each thread gets (`lint-thread.ts`). */
export interface ThreadData {
  readonly place: Place;
  readonly task: LintTask;
}

/** Threads of the built program that lint files as the command at `place` does. */
export function lintThreads(place: Place): LintThreads {
  const file = join(dirname(fileURLToPath(import.meta.url)), '..', 'thread/index.js');
  return {
    start(task, most) {
      const data: ThreadData = { place, task };
      return startThreads<Shares>(file, data, Math.min(most, processors() - 1, MOST_THREADS));
    },
  };
}
