import { sortDiagnostics, type Diagnostic, type Range } from '../../core/result/diagnostic.ts';
import { lintDocument } from '../../core/lint/engine.ts';
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
export class LintRun {
  readonly #request: RunRequest;
  readonly #facts: Facts;
  readonly #steps: readonly LintStep[];
  readonly #found: Diagnostic[] = [];
  readonly #excerpts = new Map<string, Excerpt>();
  readonly #masks = new Map<string, readonly Range[]>();
  readonly #suppressed: Suppressed[] = [];
  #files = 0;

  constructor(request: RunRequest) {
    this.#request = request;
    this.#facts = request.facts ?? factsFrom();
    this.#steps = request.steps ?? [];
  }

  /** Lints one document and keeps what is left after the steps. */
  async add(doc: SourceDocument): Promise<readonly Diagnostic[]> {
    this.#files++;
    const { profile, config } = this.#request;
    const comments = await this.#request.comments?.(doc);
    const options = { profile, levels: config.rules, comments };
    const facts = await this.#facts(doc);
    const suppressed: Suppressed[] = [];
    // One by one: a call takes only so many arguments, and a document may have more findings.
    const onSuppressed = (all: readonly Suppressed[]): void => {
      for (const each of all) suppressed.push(each);
    };
    const linted = lintDocument(doc, { ...options, onSuppressed, ...facts });
    let found: readonly Diagnostic[] = linted;
    for (const step of this.#steps) {
      if (step.file !== undefined) found = await step.file(doc, found, onSuppressed);
    }
    if (linted.length + found.length + suppressed.length === 0) return [];
    for (const diagnostic of found) this.#found.push(diagnostic);
    for (const each of suppressed) this.#suppressed.push(each);
    // What is accepted is not less secret.
    const hidden = sensitiveRanges(doc, [...linted, ...suppressed.map(({ diagnostic }) => diagnostic)]);
    if (hidden !== 'words' && hidden.length > 0) this.#masks.set(doc.path, hidden);
    this.#excerpts.set(doc.path, excerptOf(doc.text, found, hidden));
    return found;
  }

  outcome(): RunOutcome {
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
