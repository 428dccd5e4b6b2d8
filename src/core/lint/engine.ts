import type { FormatProfile } from '../../ids.ts';
import { otherProfileWith } from '../../ids.ts';
import { sortDiagnostics, type Diagnostic, type Level } from '../diagnostic.ts';
import { locateFinding, type SourceDocument } from '../source/document.ts';
import type { FindSecrets } from '../secrets/find.ts';
import { fixOf } from './fix/remedy.ts';
import { graphOf, type Graph } from './graph.ts';
import { isMapping, own, type Mapping } from './mapping.ts';
import { modelOf } from './model.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';
import { RULES, ruleOf } from './rules/index.ts';
import { calShape } from './shape/cal.ts';
import { walkShape } from './shape/walk.ts';
import { kindOf, listed, show } from './shape/words.ts';
import type { FileText } from './smuggling/passage.ts';
import { racTexts, type RacText } from './smuggling/texts.ts';

export interface LintOptions {
  readonly profile: FormatProfile;
  /** Levels of the configuration by rule id; rules of integrity keep their own (surface.md, Configuration). */
  readonly levels?: Readonly<Record<string, Level | 'off'>>;
  /** Default: every rule. */
  readonly rules?: readonly Rule[];
  /** The detector, where the document may hold a secret (secrets/prefilter.ts). */
  readonly findSecrets?: FindSecrets | undefined;
  /** Files that RAC items point to, by the item's index. */
  readonly itemFiles?: ReadonlyMap<number, readonly FileText[]> | undefined;
}

const NO_FILES: ReadonlyMap<number, readonly FileText[]> = new Map();

/**
 * Lints one document (format.md, 6): what the parser found, then the rules. Each fault gives one diagnostic, at its place.
 * Cost is linear in the size of the document.
 *
 * @returns the diagnostics in their total order, before suppressions and the baseline
 */
export function lintDocument(doc: SourceDocument, options: LintOptions): Diagnostic[] {
  const found = doc.value === undefined ? [] : check(doc, options);
  const all = [...explained(doc.problems, found), ...oncePerPlace(found)];
  return sortDiagnostics(withLevels(all, options.levels ?? {}));
}

function check(doc: SourceDocument, options: LintOptions): Diagnostic[] {
  const { profile, rules = RULES } = options;
  const found: Diagnostic[] = [];
  const report = (rule: Rule['meta'], { level = rule.level, remedy, ...finding }: RuleFinding): void => {
    const fix = remedy === undefined ? undefined : fixOf(doc, finding.path, remedy);
    found.push(locateFinding(doc, { ...finding, rule: rule.id, level, ...(fix === undefined ? {} : { fix }) }));
  };
  const refusal = refuse(doc.value, profile);
  if (refusal !== undefined) {
    const meta = ruleOf(refusal.rule)?.meta;
    if (meta !== undefined) report(meta, refusal.finding);
    return found;
  }
  const root = doc.value as Mapping;
  const shape = walkShape(calShape(profile), root);
  const cal = modelOf(root, shape.size === 0);
  let graph: Graph | undefined | null = null;
  let texts: readonly RacText[] | undefined;
  const context: RuleContext = {
    doc,
    profile,
    cal,
    shape,
    get graph() {
      return graph === null ? (graph = graphOf(cal)) : graph;
    },
    get racTexts() {
      return (texts ??= racTexts(cal));
    },
    findSecrets: options.findSecrets,
    itemFiles: options.itemFiles ?? NO_FILES,
  };
  for (const rule of rules) rule.check(context, (finding) => report(rule.meta, finding));
  return found;
}

/** A document that is no CAL of the chosen profile is refused: no other rule looks at it (format.md, 1). */
function refuse(value: unknown, profile: FormatProfile): { rule: string; finding: RuleFinding } | undefined {
  if (!isMapping(value)) {
    return {
      rule: 'cal/not-a-mapping',
      finding: { message: `a CAL must be a mapping, not ${kindOf(value)}`, path: [] },
    };
  }
  const version = own(value, 'schemaVersion');
  if (typeof version !== 'string' || version === profile.calSchemaVersion) return undefined;
  const other = otherProfileWith(profile, 'calSchemaVersion', version);
  const help =
    other === undefined
      ? `write ${profile.calSchemaVersion}`
      : `to read it, run with --prefix ${other.prefix}, or set prefix: ${other.prefix} in cartwright.yaml`;
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

// An aliased item is there several times; its content stands in one place.
function oncePerPlace(found: Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ rule, range }) => {
    if (rule !== 'rac/no-content') return true;
    const place = `${range.start.line}:${range.start.column}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}

function withLevels(diagnostics: readonly Diagnostic[], levels: Readonly<Record<string, Level | 'off'>>): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const level = Object.hasOwn(levels, diagnostic.rule) ? levels[diagnostic.rule] : undefined;
    if (level === undefined || level === diagnostic.level || ruleOf(diagnostic.rule)?.meta.always === true)
      return [diagnostic];
    return level === 'off' ? [] : [{ ...diagnostic, level }];
  });
}
