import type { RuleId } from '../../../generated/rule-facts.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import { quote } from '../../text/printable.ts';
import { nearest } from '../../schema/suggest.ts';
import { rangeOf, type SourceDocument } from '../../source/document.ts';
import { factsOf, knownRule, ruleIds } from '../../result/known-rules.ts';
import { commentsAmong, ignoreComments, type IgnoreComment } from './comments.ts';

/** An accepted finding, and what accepts it: a comment beside it, or a file. */
export interface Suppressed {
  readonly diagnostic: Diagnostic;
  readonly kind: 'inSource' | 'external';
  readonly reason?: string;
}

export interface Applied {
  /** What is left, and findings about the comments themselves; not sorted. */
  readonly left: readonly Diagnostic[];
  readonly suppressed: readonly Suppressed[];
}

/**
 * Applies the comments of a document to its findings. Faults of integrity stay; a comment that names no rule or an unknown
 * one, that gives no reason, or that nothing needed is itself a finding.
 *
 * @param among keys of the comments that count ({@link commentsAmong}); without it all of them do
 */
export function applyComments(doc: SourceDocument, found: readonly Diagnostic[], among?: readonly string[]): Applied {
  const comments = among === undefined ? ignoreComments(doc) : commentsAmong(doc, among);
  if (comments.length === 0) return { left: found, suppressed: [] };
  const byPlace = new Map<string, { comment: IgnoreComment; used: boolean }>();
  for (const comment of comments) {
    for (const rule of comment.rules) byPlace.set(`${comment.line} ${rule}`, { comment, used: false });
  }
  const left: Diagnostic[] = [];
  const suppressed: Suppressed[] = [];
  for (const diagnostic of found) {
    const entry = byPlace.get(`${diagnostic.range.start.line} ${diagnostic.rule}`);
    if (entry === undefined || isFixed(diagnostic.rule)) left.push(diagnostic);
    else {
      entry.used = true;
      const { reason } = entry.comment;
      suppressed.push({ diagnostic, kind: 'inSource', ...(reason === '' ? {} : { reason }) });
    }
  }
  for (const comment of comments) {
    const needed = (rule: string): boolean => byPlace.get(`${comment.line} ${rule}`)?.used === true;
    left.push(...aboutComment(doc, comment, needed, left.length < SUGGESTED));
  }
  return { left, suppressed };
}

/** @returns whether nothing silences the findings of a rule. */
export function isFixed(rule: string): boolean {
  return knownRule(rule)?.always === true;
}

function aboutComment(
  doc: SourceDocument,
  comment: IgnoreComment,
  needed: (rule: string) => boolean,
  suggests: boolean,
): Diagnostic[] {
  const { rules, reason, range } = comment;
  const finding = (rule: RuleId, message: string, help: string): Diagnostic => ({
    rule,
    level: factsOf(rule).level,
    message,
    path: doc.path,
    range,
    pointer: '',
    help,
  });
  const form = 'write # cartwright-ignore RULE: REASON';
  if (rules.length === 0) return [finding('suppression/unknown-rule', 'the comment names no rule', form)];
  const found = rules.flatMap((rule) => {
    if (knownRule(rule) === undefined) return [unknownRule(finding, rule, suggests)];
    if (isFixed(rule)) {
      const message = `${quote(rule)} is an integrity rule, which cannot be silenced`;
      return [finding('suppression/not-allowed', message, 'remove the comment, and fix the finding')];
    }
    if (needed(rule)) return [];
    const message = `line ${comment.line} has no finding of ${quote(rule)}, so this comment is unused`;
    return [finding('suppression/unused', message, 'remove the comment')];
  });
  // One fault, one finding: a comment that does not work at all is not asked for its reason.
  if (found.length === 0 && reason === '')
    found.push(
      finding('suppression/no-reason', `the comment gives no reason for accepting ${quote(rules.join(', '))}`, form),
    );
  return found;
}

/** Findings after which unknown rules get no suggestion any more: each costs a comparison with every rule. */
const SUGGESTED = 500;

function unknownRule(
  finding: (rule: RuleId, message: string, help: string) => Diagnostic,
  name: string,
  suggests: boolean,
): Diagnostic {
  const near = suggests ? nearest(name, ruleIds()) : undefined;
  const help = near === undefined ? 'cartwright explain lists the rules' : `did you mean ${quote(near)}?`;
  return finding('suppression/unknown-rule', `there is no rule ${quote(name)}`, help);
}

/** An entry of the configuration's `ignore` that nothing needs. */
export function uselessIgnore(config: SourceDocument, i: number, rule: string, path: string): Diagnostic {
  const allowed = !isFixed(rule);
  return {
    rule: allowed ? 'suppression/unused' : 'suppression/not-allowed',
    level: 'warning',
    message: allowed
      ? `no file that matches ${quote(path)} has a finding of ${quote(rule)}, so this entry is unused`
      : `${quote(rule)} is an integrity rule, which cannot be silenced`,
    path: config.path,
    range: rangeOf(config, ['ignore', i]),
    pointer: `/ignore/${i}`,
    help: 'remove the entry',
  };
}
