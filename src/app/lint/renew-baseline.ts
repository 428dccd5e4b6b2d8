import { writeBaseline, type BaselineEntry, type BaselineFile } from '../../core/lint/suppress/baseline.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import type { FileSystem } from '../../ports.ts';
import { BASELINE_FILE } from './baseline-file.ts';
import { readBaseline } from './baseline.ts';
import { lint, type LintOutcome, type LintRequest } from './lint.ts';

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
