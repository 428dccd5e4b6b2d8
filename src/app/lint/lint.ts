import { sortDiagnostics, type Diagnostic, type Range } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { lintDocument, withLevels } from '../../core/lint/engine.ts';
import { sensitiveRanges } from '../../core/lint/sensitive.ts';
import { excerptOf, type Excerpt } from '../../core/report/text/excerpt.ts';
import type { Suppressed } from '../../core/lint/suppress/apply.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument, readText } from '../../core/source/read.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { findCals, linkFinding, type FoundFiles } from '../project/cal-files.ts';
import type { Config } from '../project/config.ts';
import { factsFrom, type Facts } from './facts.ts';
import type { FixedFile, Fixer } from './fix.ts';
import { baselinePath, type OpenBaseline } from './baseline-file.ts';
import { checkRuleNames, ignoreStep, type LintStep } from './steps.ts';
import { placeOf, type Place } from '../../core/value/path.ts';

export interface LintRequest {
  readonly profile: FormatProfile;
  readonly config: Config;
  /** Files, directories and globs; none for all. */
  readonly paths: readonly string[];
  /** A document from standard input, linted instead of files. */
  readonly stdin?: { readonly name: string; readonly bytes: Uint8Array; readonly language?: 'json' | 'yaml' };
  readonly steps?: readonly LintStep[];
  /** Adds the publishing profile: what a CAL needs before it is signed and shared. */
  readonly publish?: boolean;
  /** Fixes findings that have one safe answer: in the files, or only as a diff. */
  readonly fix?: 'write' | 'diff';
  /** Needed by a baseline whose entries expire. */
  readonly now?: Date;
  /** Folder of the configuration, which its paths are relative to; default: the working directory. */
  readonly root?: string;
  /** The files that {@link paths} mean, where they are known. */
  readonly found?: FoundFiles;
  /** What the rules need beside the document; default: what the document itself gives. */
  readonly facts?: Facts;
  /** Keys of the comments that count in a CAL; without it all of them do. */
  readonly comments?: CommentsOf | undefined;
}

/** The keys of the comments that count in the CAL at a path (core/lint/suppress/comments.ts). */
export type CommentsOf = (doc: SourceDocument) => Promise<readonly string[]>;

export interface LintOutcome {
  readonly diagnostics: readonly Diagnostic[];
  /** How many files were looked at. */
  readonly files: number;
  /** What could not be looked at; the other files were. */
  readonly problems: readonly UserError[];
  /** Source lines of the findings, by path. */
  readonly excerpts: ReadonlyMap<string, Excerpt>;
  /** What of a file must not be shown, by path: findings that others make in it may stand there. */
  readonly masks: ReadonlyMap<string, readonly Range[]>;
  /** Findings that a comment, the configuration or the baseline accepts. */
  readonly suppressed: readonly Suppressed[];
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
  const { files, links, problems } =
    request.found ?? (stdin === undefined ? findCals(fs, paths, config.cals) : { files: [], links: [], problems: [] });
  const whole = stdin === undefined && paths.length === 0;
  const { at, inside } = placeOf(fs.cwd, root);
  const baseline = request.now === undefined ? undefined : await openBaseline(fs, config, request.now, { root, at });
  const full = { facts: factsFrom(fs, root), ...request };
  const ignoring = await ignoreStep(config, inside, whole ? fs : undefined);
  const run = new LintRun({ ...full, steps: [ignoring, ...(baseline?.step() ?? []), ...(request.steps ?? [])] });
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

async function openBaseline(
  fs: FileSystem,
  config: Config,
  now: Date,
  { root, at }: { readonly root: string; readonly at: Place['at'] },
): Promise<OpenBaseline | undefined> {
  const path = config.baseline === undefined ? baselinePath(fs, config, root) : at(config.baseline);
  return path === undefined ? undefined : (await import('./baseline.ts')).openBaseline(fs, path, now, at);
}

async function fixerFor(request: LintRequest, fs: FileSystem, steps: () => Promise<LintStep[]>): Promise<Fixer> {
  if (request.stdin !== undefined)
    throw new UserError('usage', '--fix cannot change standard input', { help: 'name the file' });
  const { makeFixer } = await import('./fix.ts');
  return makeFixer(fs, request, async (doc) => new LintRun({ ...request, steps: await steps() }).add(doc));
}

/** One run over several documents. */
export class LintRun {
  readonly #request: Pick<LintRequest, 'profile' | 'config' | 'publish' | 'comments'>;
  readonly #facts: Facts;
  readonly #steps: readonly LintStep[];
  readonly #found: Diagnostic[] = [];
  readonly #excerpts = new Map<string, Excerpt>();
  readonly #masks = new Map<string, readonly Range[]>();
  readonly #suppressed: Suppressed[] = [];
  #files = 0;

  constructor(request: Pick<LintRequest, 'profile' | 'config' | 'steps' | 'facts' | 'publish' | 'comments'>) {
    this.#request = request;
    this.#facts = request.facts ?? factsFrom();
    this.#steps = request.steps ?? [];
  }

  /** Lints one document and keeps what is left after the steps. */
  async add(doc: SourceDocument): Promise<readonly Diagnostic[]> {
    const { profile, config, publish = false } = this.#request;
    const comments = await this.#request.comments?.(doc);
    const options = { profile, levels: config.rules, publish, comments };
    const facts = await this.#facts(doc, publish);
    const earlier = this.#suppressed.length;
    const onSuppressed = (all: readonly Suppressed[]): void => {
      for (const each of all) this.#suppressed.push(each);
    };
    const linted = lintDocument(doc, { ...options, onSuppressed, ...facts });
    let found = await withDuplicateFixes(doc, linted);
    for (const step of this.#steps) {
      if (step.file !== undefined) found = await step.file(doc, found, onSuppressed);
    }
    this.#files++;
    if (linted.length > 0 || found.length > 0 || this.#suppressed.length > earlier) {
      // One by one: a call takes only so many arguments, and a document may have more findings.
      for (const diagnostic of found) this.#found.push(diagnostic);
      // What is accepted is no less secret.
      const accepted = this.#suppressed.slice(earlier).map(({ diagnostic }) => diagnostic);
      const hidden = sensitiveRanges(doc, [...linted, ...accepted]);
      if (hidden !== 'words' && hidden.length > 0) this.#masks.set(doc.path, hidden);
      this.#excerpts.set(doc.path, excerptOf(doc.text, found, hidden));
    }
    return found;
  }

  outcome(): Omit<LintOutcome, 'problems' | 'fixed'> {
    const last = this.#steps.flatMap((step) => step.finish?.() ?? []);
    return {
      diagnostics: sortDiagnostics([...this.#found, ...withLevels(last, this.#request.config.rules)]),
      files: this.#files,
      excerpts: this.#excerpts,
      masks: this.#masks,
      suppressed: this.#suppressed,
    };
  }
}

async function withDuplicateFixes(doc: SourceDocument, found: readonly Diagnostic[]): Promise<readonly Diagnostic[]> {
  if (!found.some(({ rule }) => rule === 'source/duplicate-key')) return found;
  const { fixDuplicateKeys } = await import('../../core/lint/fix/duplicate-keys.ts');
  const parse = (text: string): Promise<SourceDocument> => readText(doc.path, text);
  return fixDuplicateKeys(doc, found, parse);
}
