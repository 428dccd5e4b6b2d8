import { isRaised, type Diagnostic } from '../../core/result/diagnostic.ts';
import { FIXES, UserError } from '../../core/result/errors.ts';
import { compileGlob, type Glob } from '../../core/value/glob.ts';
import { knownRule, ruleIds } from '../../core/result/known-rules.ts';
import { isFixed, uselessIgnore, type Suppressed } from '../../core/lint/suppress/apply.ts';
import { quote } from '../../core/text/printable.ts';
import { didYouMean } from '../../core/schema/suggest.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import type { Config } from '../project/config.ts';

/** What happens to the findings of a file after the rules: the configuration's `ignore`, the baseline. */
export interface LintStep {
  /**
   * May drop, change or add findings of one file.
   *
   * @param suppress gets what is dropped
   */
  file?(
    doc: SourceDocument,
    found: readonly Diagnostic[],
    suppress: (suppressed: readonly Suppressed[]) => void,
  ): readonly Diagnostic[] | Promise<readonly Diagnostic[]>;
  /** After the last file: findings about the run itself, such as suppressions that nothing needed. */
  finish?(): readonly Diagnostic[];
}

/**
 * The configuration's `ignore`: faults of integrity stay.
 *
 * @param inside the path of a finding as the configuration sees it
 * @param fs given when every file is looked at: then an entry that nothing needed is a finding
 * @throws UserError `bad-config` for a path that is not a glob
 */
export async function ignoreStep(
  config: Config,
  inside: (path: string) => string = (path) => path,
  fs?: FileSystem,
): Promise<LintStep> {
  const entries = entriesOf(config);
  if (entries.length === 0) return {};
  const { file } = config;
  const doc = fs === undefined || file === undefined ? undefined : await readDocument(file, fs.readFile(file));
  return {
    file: (_doc, found, suppress) => {
      const { left, suppressed } = split(entries, found, inside);
      suppress(suppressed);
      return left;
    },
    finish: () =>
      doc === undefined
        ? []
        : entries.flatMap(({ used, rule, glob }, i) =>
            // What linting does not raise, it cannot miss either.
            used || knownRule(rule)?.apart !== undefined ? [] : [uselessIgnore(doc, i, rule, glob.pattern)],
          ),
  };
}

/** Findings that the configuration's `ignore` leaves, and those that it accepts. */
export interface Ignored {
  readonly left: readonly Diagnostic[];
  readonly suppressed: readonly Suppressed[];
}

/**
 * The configuration's `ignore` for findings that are not made by linting a document; faults of integrity stay.
 *
 * @param inside the path of a finding as the configuration sees it
 * @throws UserError `bad-config` for a path that is not a glob
 */
export function withoutIgnored(
  config: Pick<Config, 'ignore' | 'file'>,
  found: readonly Diagnostic[],
  inside: (path: string) => string,
): Ignored {
  return split(entriesOf(config), found, inside);
}

interface IgnoreEntry {
  readonly rule: string;
  readonly glob: Glob;
  readonly reason: string;
  used: boolean;
}

function entriesOf({ ignore, file }: Pick<Config, 'ignore' | 'file'>): IgnoreEntry[] {
  return ignore.map(({ rule, path, reason }) => {
    const glob = compileGlob(path);
    if ('problem' in glob)
      throw new UserError('bad-config', `ignore has the path ${quote(path)}: ${glob.problem}`, { path: file });
    return { rule, glob, reason, used: false };
  });
}

function split(
  entries: readonly IgnoreEntry[],
  found: readonly Diagnostic[],
  inside: (path: string) => string,
): Ignored {
  const left: Diagnostic[] = [];
  const suppressed: Suppressed[] = [];
  for (const diagnostic of found) {
    const entry = isFixed(diagnostic.rule)
      ? undefined
      : entries.find(({ rule, glob }) => rule === diagnostic.rule && glob.matches(inside(diagnostic.path)));
    if (entry === undefined) left.push(diagnostic);
    else {
      entry.used = true;
      suppressed.push({ diagnostic, kind: 'external', reason: entry.reason });
    }
  }
  return { left, suppressed };
}

/** @throws UserError `bad-config` when `rules` or `ignore` names a rule that does not exist, or `rules` lowers one of integrity */
export function checkRuleNames({ file, rules, ignore }: Config): void {
  for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
    if (knownRule(name) !== undefined) continue;
    throw new UserError('bad-config', `unknown rule ${JSON.stringify(name)}`, {
      path: file,
      help: didYouMean(name, ruleIds(), FIXES['unknown-rule']),
    });
  }
  for (const [name, level] of Object.entries(rules)) {
    const rule = knownRule(name);
    if (rule?.always !== true || level === rule.level || isRaised(level, rule.level)) continue;
    throw new UserError('bad-config', `${quote(name)} is an integrity rule, which cannot be silenced`, {
      path: file,
      help: 'remove it from "rules"',
    });
  }
}
