import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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
    // What it prints is dropped: the one that started it says what is to be said.
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

/** Where Linux says how much time of the processors a container may use, and in which period: of control groups 2 and 1. */
const QUOTAS: readonly (readonly string[])[] = [
  ['/sys/fs/cgroup/cpu.max'],
  ['/sys/fs/cgroup/cpu/cpu.cfs_quota_us', '/sys/fs/cgroup/cpu/cpu.cfs_period_us'],
];

/**
 * How many processors this process may use: as many as its affinity names, and no more than its container may use, which Node 20
 * does not ask.
 *
 * @param read the text of a file; throws where there is none
 */
export function processors(
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
  available: number = availableParallelism(),
): number {
  if (available < 2) return 1;
  const granted = QUOTAS.flatMap((files) => {
    const [quota = NaN, period = NaN] = files.flatMap((file) => numbersIn(file, read));
    return quota > 0 && period > 0 ? [Math.floor(quota / period)] : [];
  });
  return Math.max(1, Math.min(available, ...granted));
}

/** No limit is `max`, or less than nothing. */
function numbersIn(file: string, read: (file: string) => string): number[] {
  try {
    return read(file).trim().split(/\s+/).map(Number);
  } catch {
    return [];
  }
}
