import type { Level } from '../result/diagnostic.ts';
import type { Finding, Path } from '../source/document.ts';
import type { Span } from '../source/line-index.ts';

/** A finding of a rule; its id and level are filled in by the engine. */
export type RuleFinding = Omit<Finding, 'rule' | 'level' | 'fix'> & {
  readonly level?: Level;
  /** The one safe answer, where there is one; the engine turns it into edits. */
  readonly remedy?: Remedy;
};

/** What to do with the entry at a finding's path, or at the path that is given, or with a place of the text. */
export type Remedy =
  | { readonly kind: 'rename'; readonly to: string }
  | { readonly kind: 'remove'; readonly path?: Path }
  | { readonly kind: 'write'; readonly span: Span; readonly text: string };
