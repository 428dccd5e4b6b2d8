import { Baseline, type BaselineFile } from '../../core/lint/suppress/baseline.ts';
import { requireSchema } from '../../core/schema/require.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import type { LintStep } from './steps.ts';

/** A baseline that was read; each step starts anew. */
export interface OpenBaseline {
  step(): LintStep[];
}

const MAX_BASELINE = 16 * 1024 * 1024;

/**
 * Reads a baseline.
 *
 * @param now the day that decides what has expired
 * @param at where a path of an entry leads, seen from the working directory
 * @throws UserError `bad-baseline` with the place of the first mistake
 */
export async function openBaseline(
  fs: FileSystem,
  path: string,
  now: Date,
  at: (path: string) => string = (entry) => entry,
): Promise<OpenBaseline> {
  const { doc, file } = await readBaseline(fs, path);
  const entries = file.entries.map((entry) => ({ ...entry, path: at(entry.path) }));
  return {
    step() {
      const baseline = new Baseline(doc, { version: 1, entries }, now);
      return [
        {
          file: (linted, found, suppress) => {
            const { left, suppressed } = baseline.apply(linted, found);
            suppress(suppressed);
            return left;
          },
          finish: () => baseline.findings((name) => fs.kind(name) === 'none'),
        },
      ];
    },
  };
}

/**
 * Reads the file of a baseline.
 *
 * @throws UserError `bad-baseline` with the place of the first mistake
 */
export async function readBaseline(fs: FileSystem, path: string): Promise<{ doc: SourceDocument; file: BaselineFile }> {
  const doc = await readDocument(path, fs.readFile(path, MAX_BASELINE), { language: 'json' });
  return { doc, file: await requireSchema(doc, 'baseline', 'bad-baseline') };
}
