import { REPOSITORY } from '../../generated/address.ts';
import { VERSION } from '../../version.ts';
import type { Diagnostic } from './diagnostic.ts';

export { REPOSITORY };

/** Address of the pages at this version. */
export const DOCS = `${REPOSITORY}/blob/v${VERSION}/docs`;

/** Address of the rules' reference page at this version, without anchor. */
export const RULES_PAGE = `${DOCS}/rules.md`;

/** Words that README.md explains. */
export type Word = 'CAL' | 'RAC item' | 'host' | 'handshake' | 'cartridge' | 'package' | 'ready';

/** Address of what explains a word. */
export function wordPage(word: Word): string {
  return `${REPOSITORY}/blob/v${VERSION}/README.md#${word.toLowerCase().replace(' ', '-')}`;
}

/** Address of a rule's part of {@link RULES_PAGE}; of what cannot be a rule's id the page itself. */
export function rulePage(rule: string): string {
  const anchor = ruleAnchor(rule);
  return anchor === undefined ? RULES_PAGE : `${RULES_PAGE}#${anchor}`;
}

/** The anchor that GitHub makes of a rule's heading; undefined for what cannot be a rule's id, as a stranger's report may have it. */
export function ruleAnchor(rule: string): string | undefined {
  return /^[a-z]+\/[a-z0-9-]+$/.test(rule) ? rule.replace('/', '') : undefined;
}

/** A finding as JSON has it: `url` is the page of its rule. */
export type PagedDiagnostic = Diagnostic & { readonly url: string };

/** Findings as JSON has them. */
export function withPages(diagnostics: readonly Diagnostic[]): PagedDiagnostic[] {
  return diagnostics.map((each) => ({ ...each, url: rulePage(each.rule) }));
}

/** Findings that were read from JSON; what a stranger's report calls their page is dropped. */
export function withoutPages(diagnostics: readonly (Diagnostic & Partial<PagedDiagnostic>)[]): Diagnostic[] {
  return diagnostics.map((each) => {
    const { url: _, ...diagnostic } = each;
    return diagnostic;
  });
}
