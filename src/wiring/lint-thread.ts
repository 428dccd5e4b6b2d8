import { parentPort, workerData } from 'node:worker_threads';
import { lintShare } from '../app/lint/share.ts';
import type { ThreadData } from './lint-threads.ts';
import { commandFiles } from './workspace.ts';

/** What a thread runs: it takes files of its task until none is left, posts what it found, and ends. */
export async function runLintThread(): Promise<void> {
  const { place, task }: ThreadData = workerData;
  parentPort?.postMessage(await lintShare(commandFiles(place.cwd, place.typed), task));
}
