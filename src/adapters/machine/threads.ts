import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Started } from '../../ports.ts';

/** So many start at most, whatever the machine has: each costs its start and its memory. */
export const MOST_THREADS = 7;

/**
 * MiB of a thread's heap. One that needs more ends, and what it had taken is done without it. More room for young objects costs
 * memory and saves no time.
 */
const HEAP = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 12 };

/**
 * Starts threads that each post one message and end.
 *
 * @param file the program of each, absolute
 * @param data what each gets as its `workerData`
 * @returns undefined where none is to start, or there is no such program, as when it runs from source
 */
export function startThreads<Share>(file: string, data: unknown, count: number): Started<Share> | undefined {
  if (count < 1 || !existsSync(file)) return undefined;
  const started = Array.from({ length: count }, () => startThread<Share>(file, data));
  return {
    shares: async () => (await Promise.all(started.map(({ share }) => share))).flat(),
    end: async () => {
      await Promise.all(started.map(({ end }) => end()));
    },
  };
}

function startThread<Share>(
  file: string,
  data: unknown,
): { readonly share: Promise<Share[]>; readonly end: () => Promise<unknown> } {
  let worker: Worker;
  try {
    // What it prints is nobody's: whoever started it says what is to be said.
    worker = new Worker(file, { workerData: data, argv: [], stdout: true, stderr: true, resourceLimits: HEAP });
  } catch {
    // Where Node's permissions forbid threads, or the system has none left.
    return { share: Promise.resolve([]), end: () => Promise.resolve() };
  }
  const share = new Promise<Share[]>((resolve) => {
    worker.once('message', (done: Share) => resolve([done]));
    for (const way of ['error', 'messageerror', 'exit']) worker.once(way, () => resolve([]));
  });
  return { share, end: () => worker.terminate() };
}
