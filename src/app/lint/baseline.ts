import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { Baseline, writeBaseline, type BaselineEntry, type BaselineFile } from '../../core/lint/suppress/baseline.ts';
import { checkSchema } from '../../core/schema/check.ts';
import { validators } from '../../core/schema/validators.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import { BASELINE_FILE, type OpenBaseline } from './baseline-file.ts';
import { lint, type LintOutcome, type LintRequest } from './lint.ts';

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

async function readBaseline(fs: FileSystem, path: string): Promise<{ doc: SourceDocument; file: BaselineFile }> {
  const doc = await readDocument(path, fs.readFile(path, MAX_BASELINE), { language: 'json' });
  const [first] = [...doc.problems, ...(doc.value === undefined ? [] : checkSchema(doc, await validators.baseline()))];
  if (first !== undefined) {
    throw new UserError('bad-baseline', first.message, {
      path,
      range: first.range,
      help: first.help ?? 'see schemas/baseline.schema.json, or write it anew with cartwright lint --write-baseline',
    });
  }
  return { doc, file: doc.value as BaselineFile };
}

export interface WrittenBaseline {
  readonly path: string;
  readonly entries: number;
  /** Findings that no baseline accepts. */
  readonly outcome: LintOutcome;
}

/**
 * Accepts what is there: lints without the baseline and writes a new one. Reasons and dates of entries that still match are
 * kept, and so are entries of files that were not looked at.
 *
 * @throws UserError `unwritable-file`, and as `lint` does
 */
export async function renewBaseline(
  fs: FileSystem,
  request: LintRequest & { readonly now: Date },
): Promise<WrittenBaseline> {
  const path = request.config.baseline ?? BASELINE_FILE;
  const earlier: readonly BaselineEntry[] = fs.kind(path) === 'none' ? [] : (await readBaseline(fs, path)).file.entries;
  const found: { doc: SourceDocument; diagnostic: Diagnostic }[] = [];
  const looked = new Set<string>();
  const collect = {
    file: (doc: SourceDocument, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => {
      looked.add(doc.path);
      for (const diagnostic of diagnostics) found.push({ doc, diagnostic });
      return diagnostics;
    },
  };
  const { now: _, ...rest } = request;
  const bare = await lint(fs, { ...rest, steps: [...(request.steps ?? []), collect] });
  if (bare.problems[0] !== undefined) throw bare.problems[0];
  for (const { path: file } of earlier) if (fs.kind(file) === 'none') looked.add(file);
  const text = writeBaseline(found, earlier, looked);
  fs.writeFile(path, text);
  const entries = (JSON.parse(text) as BaselineFile).entries.length;
  return { path, entries, outcome: await lint(fs, { ...request, config: { ...request.config, baseline: path } }) };
}
