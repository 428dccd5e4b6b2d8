import { sortDiagnostics, type Diagnostic } from '../core/diagnostic.ts';
import { UserError } from '../core/errors.ts';
import { compileGlob } from '../core/glob.ts';
import { lintDocument } from '../core/lint/engine.ts';
import type { Rule } from '../core/lint/rule.ts';
import { RULES, ruleOf } from '../core/lint/rules/index.ts';
import { sensitiveRanges } from '../core/lint/sensitive.ts';
import { excerptOf, type Excerpt } from '../core/report/excerpt.ts';
import { nearest } from '../core/schema/suggest.ts';
import type { SourceDocument } from '../core/source/document.ts';
import { LIMITS } from '../core/source/limits.ts';
import { readDocument } from '../core/source/read.ts';
import type { FormatProfile } from '../ids.ts';
import type { FileSystem } from '../ports.ts';
import { findCals } from './cal-files.ts';
import type { Config } from './config.ts';
import { factsFrom, type Facts } from './lint-facts.ts';

/** What happens to the findings of a file after the rules: suppressions, the baseline, checks that need other files. */
export interface LintStep {
  /** May drop, change or add findings of one file. */
  file?(doc: SourceDocument, found: readonly Diagnostic[]): readonly Diagnostic[] | Promise<readonly Diagnostic[]>;
  /** After the last file: findings about the run itself, such as suppressions that nothing needed. */
  finish?(): readonly Diagnostic[];
}

export interface LintRequest {
  readonly profile: FormatProfile;
  readonly config: Config;
  /** Files, directories and globs; none for all. */
  readonly paths: readonly string[];
  /** A document from standard input, linted instead of files. */
  readonly stdin?: { readonly name: string; readonly bytes: Uint8Array; readonly language?: 'json' | 'yaml' };
  /** Default: every rule. */
  readonly rules?: readonly Rule[];
  readonly steps?: readonly LintStep[];
  /** What the rules need beside the document; default: what the document itself gives. */
  readonly facts?: Facts;
}

export interface LintOutcome {
  readonly diagnostics: readonly Diagnostic[];
  /** How many files were looked at. */
  readonly files: number;
  /** What could not be looked at; the other files were. */
  readonly problems: readonly UserError[];
  /** Source lines of the findings, by path. */
  readonly excerpts: ReadonlyMap<string, Excerpt>;
}

/**
 * Lints CAL files.
 *
 * @throws UserError `bad-config` for an unknown rule in the configuration
 */
export async function lint(fs: FileSystem, request: LintRequest): Promise<LintOutcome> {
  const { config, stdin } = request;
  checkRuleNames(config);
  const { files, problems } =
    stdin === undefined ? findCals(fs, request.paths, config.cals) : { files: [], problems: [] };
  const run = new LintRun({ facts: factsFrom(fs, '.'), ...request });
  const unread: UserError[] = [...problems];
  if (stdin !== undefined) await run.add(await readDocument(stdin.name, stdin.bytes, stdin.language));
  for (const file of files) {
    let bytes: Uint8Array;
    try {
      bytes = fs.readFile(file, LIMITS.jsonBytes);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      unread.push(error);
      continue;
    }
    await run.add(await readDocument(file, bytes));
  }
  return { ...run.outcome(), problems: unread };
}

/** One run over several documents. */
export class LintRun {
  readonly #request: Pick<LintRequest, 'profile' | 'config' | 'rules'>;
  readonly #facts: Facts;
  readonly #steps: readonly LintStep[];
  readonly #found: Diagnostic[] = [];
  readonly #excerpts = new Map<string, Excerpt>();
  #files = 0;

  constructor(request: Pick<LintRequest, 'profile' | 'config' | 'rules' | 'steps' | 'facts'>) {
    this.#request = request;
    this.#facts = request.facts ?? factsFrom();
    this.#steps = [ignoreStep(request.config), ...(request.steps ?? [])];
  }

  /** Lints one document and keeps what is left after the steps. */
  async add(doc: SourceDocument): Promise<readonly Diagnostic[]> {
    const { profile, config, rules } = this.#request;
    const linted = lintDocument(doc, {
      profile,
      levels: config.rules,
      ...(rules === undefined ? {} : { rules }),
      ...(await this.#facts(doc)),
    });
    let found: readonly Diagnostic[] = linted;
    for (const step of this.#steps) if (step.file !== undefined) found = await step.file(doc, found);
    this.#files++;
    if (found.length > 0) {
      this.#found.push(...found);
      this.#excerpts.set(doc.path, excerptOf(doc.text, found, sensitiveRanges(doc, linted)));
    }
    return found;
  }

  outcome(): Omit<LintOutcome, 'problems'> {
    const last = this.#steps.flatMap((step) => step.finish?.() ?? []);
    return { diagnostics: sortDiagnostics([...this.#found, ...last]), files: this.#files, excerpts: this.#excerpts };
  }
}

/** The configuration's `ignore`: faults of integrity stay. */
function ignoreStep({ ignore }: Config): LintStep {
  const entries = ignore.map(({ rule, path }) => {
    const glob = compileGlob(path);
    if ('problem' in glob) throw new UserError('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
    return { rule, glob };
  });
  if (entries.length === 0) return {};
  return {
    file: (doc, found) =>
      found.filter(({ rule }) => {
        if (ruleOf(rule)?.meta.always === true) return true;
        return !entries.some((entry) => entry.rule === rule && entry.glob.matches(doc.path));
      }),
  };
}

function checkRuleNames({ file, rules, ignore }: Config): void {
  for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
    if (ruleOf(name) !== undefined) continue;
    const near = nearest(
      name,
      RULES.map(({ meta }) => meta.id),
    );
    throw new UserError('bad-config', `unknown rule ${JSON.stringify(name)}`, {
      ...(file === undefined ? {} : { path: file }),
      help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
    });
  }
}
