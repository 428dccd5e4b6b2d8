import { type FormatProfile, otherProfileWith } from '../../ids.ts';
import { kindOfSchemaVersion, otherPrefix } from '../source/file-kind.ts';
import { fileError, isRaised, sortDiagnostics, type Diagnostic, type Level } from '../result/diagnostic.ts';
import { locateFinding, type SourceDocument } from '../source/document.ts';
import { LIMITS } from '../source/limits.ts';
import { fixOf } from './fix/remedy.ts';
import { isMapping, own, type Mapping } from '../value/mapping.ts';
import { modelOf } from '../cal/model.ts';
import { redactSecrets } from './document-secrets.ts';
import { RuleContext, type DocumentFacts } from './rule.ts';
import type { RuleFinding } from '../cal/rule-finding.ts';
import { CHECKS } from '../../generated/rule-checks.ts';
import type { RuleId } from '../../generated/rule-facts.ts';
import { factsOf, withLevels, type KnownRule } from '../result/known-rules.ts';
import { calShape } from '../cal/shape/cal.ts';
import { UNTOLD } from '../cal/shape/faults.ts';
import { walkShape } from '../cal/shape/walk.ts';
import { kindOf, listed, show } from '../cal/shape/words.ts';
import { applyComments, type Suppressed } from './suppress/apply.ts';

export interface LintOptions extends DocumentFacts {
  readonly profile: FormatProfile;
  /** Levels of the configuration by rule id; rules of integrity keep their own (docs/promises.md, Configuration). */
  readonly levels?: Readonly<Record<string, Level | 'off'>>;
  /** Keys of the comments that count (suppress/comments.ts); without it all of them do. */
  readonly comments?: readonly string[] | undefined;
  /** Gets the findings that comments of the document silence. */
  readonly onSuppressed?: ((suppressed: readonly Suppressed[]) => void) | undefined;
}

/**
 * Lints one document (docs/format.md 15): what the parser found, then the rules. Each fault gives one diagnostic, at its place.
 * Cost is linear in the size of the document.
 *
 * @returns the diagnostics in their total order, after the comments of the document and before the baseline
 */
export function lintDocument(doc: SourceDocument, options: LintOptions): Diagnostic[] {
  const found = doc.value === undefined ? [] : check(doc, options);
  const all = [...explained(doc.problems, found), ...oncePerPlace(found)];
  const { left, suppressed } = applyComments(doc, all, options.comments);
  options.onSuppressed?.(suppressed);
  return sortDiagnostics(withLevels(left, options.levels ?? {}));
}

function check(doc: SourceDocument, options: LintOptions): Diagnostic[] {
  const { profile } = options;
  const found: Diagnostic[] = [];
  const rest: Level[] = [];
  const report = (rule: KnownRule, { level = rule.level, remedy, ...finding }: RuleFinding): void => {
    if (found.length >= LIMITS.findings) return void rest.push(level);
    const fix = remedy === undefined ? undefined : fixOf(doc, finding.path, remedy);
    found.push(locateFinding(doc, { ...finding, rule: rule.id, level, ...(fix === undefined ? {} : { fix }) }));
  };
  const refusal = refuse(doc.value, profile);
  if (refusal !== undefined) {
    report(factsOf(refusal.rule), refusal.finding);
    return found;
  }
  const root = doc.value as Mapping;
  const shape = walkShape(calShape(profile), root);
  const cal = modelOf(root, shape.size === 0);
  const context = new RuleContext(doc, cal, options);
  for (const [id, findings] of shape) {
    const rule = factsOf(id);
    for (const finding of findings) {
      if (finding === UNTOLD) rest.push(rule.level);
      else report(rule, finding);
    }
  }
  let current: KnownRule | undefined;
  const reportCurrent = (finding: RuleFinding): void => {
    if (current !== undefined) report(current, finding);
  };
  for (const rule of CHECKS) {
    current = rule;
    rule.check?.(context, reportCurrent);
  }
  if (rest.length > 0) found.push(moreFindings(doc.path, rest));
  return options.findSecrets === undefined ? found : redactSecrets(doc, options.findSecrets, found);
}

/** One finding in place of more than are told: as bad as the worst of them. */
function moreFindings(path: string, rest: readonly Level[]): Diagnostic {
  const level = rest.reduce((worst, each) => (isRaised(each, worst) ? each : worst));
  const message = `${rest.length} more finding${rest.length === 1 ? '' : 's'} in this file`;
  return { ...fileError('source/limit', path, message, 'fix those that are named, and look again'), level };
}

/** A document that is not a CAL of the chosen profile is refused: no other rule looks at it (docs/format.md 10). */
function refuse(value: unknown, profile: FormatProfile): { rule: RuleId; finding: RuleFinding } | undefined {
  if (!isMapping(value)) {
    return {
      rule: 'cal/not-a-mapping',
      finding: {
        message: `a CAL must be a mapping, not ${kindOf(value)}`,
        path: [],
        help: `begin the file with schemaVersion: ${profile.calSchemaVersion}; cartwright init proposes a complete CAL`,
      },
    };
  }
  const version = own(value, 'schemaVersion');
  if (typeof version !== 'string' || version === profile.calSchemaVersion) return undefined;
  const other = otherProfileWith(profile, 'calSchemaVersion', version);
  const kind = kindOfSchemaVersion(version);
  const known = kind === undefined ? `write ${profile.calSchemaVersion}` : `this is ${kind.what}: ${kind.help}`;
  const help = other === undefined ? known : otherPrefix(other);
  return {
    rule: 'cal/unrecognized-schema-version',
    finding: {
      message: `unrecognized schemaVersion ${show(version)}; allowed: ${listed([profile.calSchemaVersion])}`,
      path: ['schemaVersion'],
      help,
    },
  };
}

/** Content that comes through a merge key is one fault: the content, at its own place. */
function explained(problems: readonly Diagnostic[], found: readonly Diagnostic[]): Diagnostic[] {
  const merged = new Set(
    found.filter(({ rule }) => rule === 'rac/no-content').map(({ pointer }) => pointer.replace(/\/[^/]*$/, '')),
  );
  return problems.filter(
    ({ rule, pointer }) => rule !== 'source/merge-key' || !merged.has(pointer.replace(/\/[^/]*$/, '')),
  );
}

// An aliased item is there several times; its content is in one place. A value that is wrong anyway is not ambiguous, too.
function oncePerPlace(found: Diagnostic[]): Diagnostic[] {
  const placeOf = ({ start }: Diagnostic['range']): string => `${start.line}:${start.column}`;
  const wrong = new Set(found.flatMap(({ rule, range }) => (rule === 'cal/ambiguous-scalar' ? [] : [placeOf(range)])));
  const seen = new Set<string>();
  return found.filter(({ rule, range }) => {
    const place = placeOf(range);
    if (rule === 'cal/ambiguous-scalar') return !wrong.has(place);
    if (rule !== 'rac/no-content') return true;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
