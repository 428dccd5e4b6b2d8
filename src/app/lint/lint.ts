import { sortDiagnostics } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import { linkFinding, type FoundFiles } from '../project/cal-files.ts';
import type { Config } from '../project/config.ts';
import { factsFrom } from './facts.ts';
import type { FixedFile, Fixer } from './fix.ts';
import { baselineOf } from './baseline-file.ts';
import { checkRuleNames, ignoreStep, type LintStep } from './steps.ts';
import { lintRun, type RunOutcome, type RunRequest } from './run.ts';
import { placeOf } from '../../core/value/path.ts';

export type { CommentsOf } from './run.ts';

export interface LintRequest extends RunRequest {
  readonly config: Config;
  /** The paths that were named; none for all. */
  readonly paths: readonly string[];
  /** A document from standard input, linted instead of files. */
  readonly stdin?: { readonly name: string; readonly bytes: Uint8Array; readonly language?: 'json' | 'yaml' };
  /** Fixes findings that have one safe answer: in the files, or only as a diff. */
  readonly fix?: 'write' | 'diff';
  /** Needed by a baseline whose entries expire. */
  readonly now?: Date;
  /** Folder of the configuration, which its paths are relative to; default: the working directory. */
  readonly root?: string;
  /** The files that {@link paths} mean. */
  readonly found: FoundFiles;
}

export interface LintOutcome extends RunOutcome {
  /** What could not be looked at; the other files were. */
  readonly problems: readonly UserError[];
  /** Files in which something was, or would be, fixed. */
  readonly fixed: readonly FixedFile[];
}

/**
 * Lints CAL files.
 *
 * @throws UserError `bad-config` for an unknown rule in the configuration, `bad-baseline`, `usage` for a fix of standard input
 */
export async function lint(fs: FileSystem, request: LintRequest): Promise<LintOutcome> {
  const { config, stdin, paths, fix, root = '.' } = request;
  checkRuleNames(config);
  const { files, links, problems } = request.found;
  const whole = stdin === undefined && paths.length === 0;
  const { at, inside } = placeOf(fs.cwd, root);
  const baseline = request.now === undefined ? undefined : await baselineOf(fs, config, request.now, { root, at });
  const full = { facts: factsFrom(fs, root), ...request };
  const ignoring = await ignoreStep(config, inside, whole ? fs : undefined);
  const run = lintRun({ ...full, steps: [ignoring, ...(baseline?.step() ?? []), ...(request.steps ?? [])] });
  const unread: UserError[] = [...problems];
  const fixed: FixedFile[] = [];
  const fixer =
    fix === undefined
      ? undefined
      : await fixerFor(full, fs, async () => [await ignoreStep(config, inside), ...(baseline?.step() ?? [])]);
  if (stdin !== undefined)
    await run.add(
      await readDocument(stdin.name, stdin.bytes, stdin.language === undefined ? {} : { language: stdin.language }),
    );
  for (const file of files) {
    let bytes: Uint8Array;
    try {
      bytes = fs.readFile(file, LIMITS.jsonBytes);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      unread.push(error);
      continue;
    }
    let doc = await readDocument(file, bytes);
    const changed = await fixer?.(doc, bytes);
    if (changed !== undefined) {
      fixed.push(changed.file);
      doc = changed.doc;
    }
    await run.add(doc);
  }
  const outcome = run.outcome();
  const diagnostics = sortDiagnostics([...outcome.diagnostics, ...links.map(linkFinding)]);
  return { ...outcome, diagnostics, problems: unread, fixed };
}

async function fixerFor(request: LintRequest, fs: FileSystem, steps: () => Promise<LintStep[]>): Promise<Fixer> {
  if (request.stdin !== undefined)
    throw new UserError('usage', '--fix cannot change standard input', { help: 'name the file' });
  const { makeFixer } = await import('./fix.ts');
  return makeFixer(fs, request, async (doc) => lintRun({ ...request, steps: await steps() }).add(doc));
}
