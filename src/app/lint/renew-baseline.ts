import { writeBaseline, type BaselineEntry, type BaselineFile } from '../../core/lint/suppress/baseline.ts';
import { timeOf } from '../../core/readiness/facts.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { quote } from '../../core/text/printable.ts';
import { joinPath, placeOf } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { writeCommitted } from '../committed.ts';
import { BASELINE_FILE } from './baseline-file.ts';
import { readBaseline } from './baseline.ts';
import { lint, type LintRequest } from './lint.ts';

/**
 * Accepts what is there: lints without the baseline and writes a new one. Reasons and dates of entries that still match are
 * kept, and so are entries of files that were not looked at.
 *
 * @param until last day of the entries that are new, `YYYY-MM-DD`, or `never`; by default {@link DAYS} from today
 * @returns with the last day of the entries that are new, undefined where they stay, and the findings that no baseline accepts
 * @throws UserError `usage` for a day that is not one or has passed, `unwritable-file`, and as `lint` does
 */
export async function renewBaseline(
  fs: FileSystem,
  request: LintRequest & { readonly now: Date },
  until: string | undefined,
) {
  const expires = lastDay(until, request.now);
  const { root = '.', config } = request;
  const { at, inside } = placeOf(fs.cwd, root);
  const path = config.baseline ?? joinPath(root, BASELINE_FILE);
  const earlier: readonly BaselineEntry[] = fs.kind(path) === 'none' ? [] : (await readBaseline(fs, path)).file.entries;
  const found: { doc: SourceDocument; diagnostic: Diagnostic }[] = [];
  const looked = new Set<string>();
  const collect = {
    file: (doc: SourceDocument, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => {
      looked.add(inside(doc.path));
      for (const each of diagnostics) found.push({ doc, diagnostic: { ...each, path: inside(each.path) } });
      return diagnostics;
    },
  };
  const { now: _, ...rest } = request;
  const bare = await lint(fs, { ...rest, steps: [...(request.steps ?? []), collect] });
  if (bare.problems[0] !== undefined) throw bare.problems[0];
  for (const { path: file } of earlier) if (fs.kind(at(file)) === 'none') looked.add(file);
  const text = writeBaseline(found, earlier, looked, expires);
  await writeCommitted(fs, [{ path, text }]);
  const entries = (JSON.parse(text) as BaselineFile).entries.length;
  const outcome = await lint(fs, { ...request, config: { ...config, baseline: path } });
  return { path, entries, expires, outcome };
}

/** How long an entry lasts that states no day: long enough to fix the finding, too short to forget it. */
const DAYS = 90;

function lastDay(until: string | undefined, now: Date): string | undefined {
  const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
  if (until === undefined) return day(now.getTime() + DAYS * 86_400_000);
  if (until === 'never') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(timeOf(until)))
    throw new UserError('usage', `--expires: ${quote(until)} is not a day`, { help: 'write YYYY-MM-DD, or never' });
  if (until < day(now.getTime()))
    throw new UserError('usage', `--expires: ${quote(until)} has passed`, { help: 'give a future day, or never' });
  return until;
}
