import { readDocument } from '../../core/source/read.ts';
import { PROFILES, type FormatProfile } from '../../ids.ts';
import type { FileSystem, Threads } from '../../ports.ts';
import type { Config } from '../project/config.ts';
import { factsFrom } from './facts.ts';
import { LintRun, type Judged } from './run.ts';

/** Files that are linted with the same configuration. */
interface LintJob {
  readonly prefix: FormatProfile['prefix'];
  readonly rules: Config['rules'];
  readonly publish: boolean;
  readonly root: string;
  readonly files: readonly string[];
}

/** A job as it is given to each thread: plain data. */
export interface LintTask extends LintJob {
  /** Index of the next file that no thread has taken; shared by all. */
  readonly next: Int32Array;
}

/** What was found in files, by their index; null where there is nothing. What is not there was not judged. */
export type Shares = ReadonlyMap<number, Judged | null>;

export type LintThreads = Threads<LintTask, Shares>;

/** Files that a thread takes at a time: few, so that all of them end together. */
const HANDFUL = 8;
/** A larger file is left to the thread in charge, so that several never hold such ones at once. */
const FILE_BYTES = 2 * 1024 * 1024;
/** Bytes of JSON that pay for one more thread, which has to load and to warm up first (docs/performance.md, Many files). */
const THREAD_BYTES = 40_000_000;
/** What else a file costs, and a byte of YAML, in bytes of JSON. */
const FILE_WEIGHT = 2000;
const YAML_WEIGHT = 2;
/** Files whose size stands for that of all. */
const SAMPLE = 8;

/**
 * Lints files on as many threads as pay, this one among them. What comes of it does not depend on who took which file: what another
 * thread could not judge, for whatever reason, is missing, and whoever judges it then meets the same.
 *
 * @returns undefined where this thread alone is as fast
 */
export async function lintTogether(
  fs: FileSystem,
  job: LintJob,
  threads: () => Promise<LintThreads>,
): Promise<Shares | undefined> {
  const most = Math.floor(weightOf(fs, job.files) / THREAD_BYTES);
  if (most < 1) return undefined;
  const task = { ...job, next: new Int32Array(new SharedArrayBuffer(4)) };
  const others = (await threads()).start(task, most);
  if (others === undefined) return undefined;
  try {
    const own = await lintShare(fs, task);
    return new Map([own, ...(await others.shares())].flatMap((share) => [...share]));
  } finally {
    await others.end();
  }
}

/** Takes files of a task until none is left, and judges them. */
export async function lintShare(fs: FileSystem, task: LintTask): Promise<Shares> {
  const { prefix, rules, publish, root, files, next } = task;
  const run = new LintRun({ profile: PROFILES[prefix], config: { rules }, publish, facts: factsFrom(fs, root) });
  const shares = new Map<number, Judged | null>();
  for (let from = Atomics.add(next, 0, HANDFUL); from < files.length; from = Atomics.add(next, 0, HANDFUL)) {
    for (const [i, file] of files.slice(from, from + HANDFUL).entries()) {
      try {
        const doc = await readDocument(file, fs.readFile(file, FILE_BYTES));
        shares.set(from + i, (await run.judge(doc)) ?? null);
      } catch {
        // Whoever is in charge meets it in its place, and says it.
      }
    }
  }
  return shares;
}

/** What the files weigh, as far as a few of them tell. */
function weightOf(fs: FileSystem, files: readonly string[]): number {
  const step = Math.max(1, Math.floor(files.length / SAMPLE));
  const some = files.filter((_, i) => i % step === 0).map((file) => weighed(fs, file));
  return (files.length * some.reduce((sum, weight) => sum + weight, 0)) / some.length;
}

function weighed(fs: FileSystem, file: string): number {
  try {
    const { length } = fs.readFile(file, FILE_BYTES, true);
    return FILE_WEIGHT + length * (/\.json$/i.test(file) ? 1 : YAML_WEIGHT);
  } catch {
    return FILE_WEIGHT;
  }
}
