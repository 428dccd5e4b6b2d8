import { sortDiagnostics, type Diagnostic, type Range } from '../../core/result/diagnostic.ts';
import { withLevels } from '../../core/result/known-rules.ts';
import { sensitiveRanges } from '../../core/lint/sensitive.ts';
import type { Suppressed } from '../../core/lint/suppress/apply.ts';
import { excerptOf, type Excerpt } from '../../core/report/text/excerpt.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import type { FormatProfile } from '../../ids.ts';
import type { Config } from '../project/config.ts';
import { factsFrom, type Facts } from './facts.ts';
import type { LintStep } from './steps.ts';

/** The keys of the comments that count in the CAL at a path (core/lint/suppress/comments.ts). */
export type CommentsOf = (doc: SourceDocument) => Promise<readonly string[]>;

export interface RunRequest {
  readonly profile: FormatProfile;
  readonly config: Pick<Config, 'rules'>;
  readonly steps?: readonly LintStep[];
  /** What the rules need beside the document; default: what the document itself gives. */
  readonly facts?: Facts;
  /** Keys of the comments that count in a CAL; without it all of them do. */
  readonly comments?: CommentsOf | undefined;
}

/** One run over several documents. */
export interface LintRun {
  /** Lints one document and keeps what is left after the steps. */
  add(doc: SourceDocument): Promise<readonly Diagnostic[]>;
  outcome(): RunOutcome;
}

export function lintRun({ profile, config, steps = [], facts = factsFrom(), comments }: RunRequest): LintRun {
  const all: Diagnostic[] = [];
  const kept = { excerpts: new Map<string, Excerpt>(), masks: new Map<string, readonly Range[]>() };
  const accepted: Suppressed[] = [];
  let files = 0;
  const add = async (doc: SourceDocument): Promise<readonly Diagnostic[]> => {
    files++;
    const options = { profile, levels: config.rules, comments: await comments?.(doc) };
    const suppressed: Suppressed[] = [];
    // One by one: a call takes only so many arguments, and a document may have more findings.
    const onSuppressed = (some: readonly Suppressed[]): void => {
      for (const each of some) suppressed.push(each);
    };
    const { lintDocument } = await import('../../core/lint/engine.ts');
    const linted = lintDocument(doc, { ...options, onSuppressed, ...(await facts(doc)) });
    let found: readonly Diagnostic[] = linted;
    for (const step of steps) {
      if (step.file !== undefined) found = await step.file(doc, found, onSuppressed);
    }
    if (linted.length + found.length + suppressed.length === 0) return [];
    for (const diagnostic of found) all.push(diagnostic);
    for (const each of suppressed) accepted.push(each);
    // What is accepted is not less secret.
    const hidden = sensitiveRanges(doc, [...linted, ...suppressed.map(({ diagnostic }) => diagnostic)]);
    if (hidden !== 'words' && hidden.length > 0) kept.masks.set(doc.path, hidden);
    kept.excerpts.set(doc.path, excerptOf(doc.text, found, hidden));
    return found;
  };
  const outcome = (): RunOutcome => {
    const last = steps.flatMap((step) => step.finish?.() ?? []);
    const diagnostics = sortDiagnostics([...all, ...withLevels(last, config.rules)]);
    return { ...kept, diagnostics, files, suppressed: accepted };
  };
  return { add, outcome };
}

export interface RunOutcome {
  readonly diagnostics: readonly Diagnostic[];
  /** How many files were looked at. */
  readonly files: number;
  /** Source lines of the findings, by path. */
  readonly excerpts: ReadonlyMap<string, Excerpt>;
  /** What of a file must not be shown, by path: findings that others make in it may be there. */
  readonly masks: ReadonlyMap<string, readonly Range[]>;
  /** Findings that a comment, the configuration or the baseline accepts. */
  readonly suppressed: readonly Suppressed[];
}
