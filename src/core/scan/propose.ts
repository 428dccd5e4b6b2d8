import { groupBy } from '../value/group-by.ts';
import { member } from '../value/mapping.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import { compileGlob, type Glob } from '../value/glob.ts';
import { once } from '../value/once.ts';
import { printable, quote } from '../text/printable.ts';
import { locateFinding, type SourceDocument } from '../source/document.ts';
import { itemText, pasteItems, type Paste } from './paste.ts';
import type { RacItem } from './scaffold/items.ts';
import { ROLE_TEMPLATES } from './scaffold/roles.ts';

/** An item that the code calls for and no CAL has, as it can be pasted. */
export interface MissingItem {
  readonly item: RacItem;
  /** Path of the CAL it is written for. */
  readonly cal: string;
  /** Whole lines in the file's own format and indentation. */
  readonly text: string;
}

/** An item whose `file-glob` check matches nothing any more. */
export interface StaleItem {
  readonly cal: string;
  readonly id: string;
  readonly hint: string;
  /** A glob that matches what the code has of the same kind. */
  readonly suggestion?: string;
}

export interface Proposal {
  readonly missing: readonly MissingItem[];
  readonly stale: readonly StaleItem[];
  /** The missing items as one change of each CAL that they are written for; none for a CAL into which nothing can be put. */
  readonly pastes: readonly (Paste & { readonly cal: string })[];
  /** The same as notes, at their places in the CALs. */
  readonly diagnostics: readonly Diagnostic[];
}

interface Existing {
  readonly doc: SourceDocument;
  readonly index: number;
  readonly id: string;
  readonly kind: unknown;
  /** Of a `file-glob` check. */
  readonly hint: string | undefined;
}

/**
 * Compares CALs with what the code calls for. A kind that any of them has is taken to be covered, and so is what another
 * item's check looks at: what an item should say is for people to decide. An item is written for the first CAL with an agent whose role
 * needs it, else for the first CAL.
 *
 * @param docs the CALs of one repository
 * @param items what a scan of its code calls for
 * @param files every file of the repository that git does not ignore
 */
export function propose(
  docs: readonly SourceDocument[],
  items: readonly RacItem[],
  files: readonly string[],
): Proposal {
  const existing = docs.flatMap(existingItems);
  // The same glob is in many CALs.
  const compiled = new Map<string, Glob | undefined>();
  const globs = (hint: string): Glob | undefined => once(compiled, hint, () => globOf(hint));
  // What is not a glob is the linter's matter, and counts as matching.
  const matching = new Map<string, boolean>();
  const matchesAny = (hint: string): boolean =>
    once(matching, hint, () => globs(hint) === undefined || files.some((file) => globs(hint)?.matches(file)));
  const stale: StaleItem[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { doc, index, id, kind, hint } of existing) {
    if (hint === undefined || matchesAny(hint)) continue;
    const check = items.find((item) => item.kind === kind)?.check;
    const suggestion = check?.type === 'file-glob' ? { suggestion: check.hint } : {};
    stale.push({ cal: doc.path, id, hint, ...suggestion });
    diagnostics.push(
      locateFinding(doc, {
        rule: 'propose/stale-check',
        level: 'note',
        message: `the check of RAC item ${quote(id)} matches no file any more: ${quote(hint)}`,
        path: ['rac', index, 'check', 'hint'],
        help: staleHelp(suggestion),
      }),
    );
  }
  const [anyCal] = docs;
  if (anyCal === undefined) return { missing: [], stale, diagnostics, pastes: [] };
  const calFor = ({ kind }: RacItem): SourceDocument =>
    docs.find((doc) => rolesIn(doc).some((role) => needsOf(role).includes(kind))) ?? anyCal;
  const ids = new Set(existing.map(({ id }) => id));
  const wanted = items
    .filter((item) => !existing.some((other) => covers(other, item, globs)))
    .map((item) => (ids.has(item.id) ? { ...item, id: `${item.id}-from-code` } : item));
  for (const [item, ...others] of groupBy(wanted, ({ kind }) => kind).values()) {
    const more = others.length === 0 ? '' : ` (and ${others.length} more of the kind)`;
    diagnostics.push(
      locateFinding(calFor(item), {
        rule: 'propose/missing-item',
        level: 'note',
        message: `the code calls for a RAC item of kind ${item.kind} that no CAL has: ${printable(item.description)}${more}`,
        path: ['rac'],
        part: 'key',
        help: 'cartwright init --propose prints the item, ready to paste',
      }),
    );
  }
  const missing = wanted.map((item) => ({ item, cal: calFor(item).path, text: itemText(item, calFor(item)) }));
  const pastes = docs.flatMap((doc) => {
    const own = wanted.filter((item) => calFor(item) === doc);
    const paste = own.length === 0 ? undefined : pasteItems(doc, own);
    return paste === undefined ? [] : [{ ...paste, cal: doc.path }];
  });
  return { missing, stale, diagnostics, pastes };
}

/** Roles of the slots of a CAL. */
function rolesIn({ value }: SourceDocument): unknown[] {
  const participants = member(value, 'participants');
  return Array.isArray(participants) ? participants.map((each) => member(member(each, 'slot'), 'role')) : [];
}

/** Kinds of knowledge that a role needs. */
function needsOf(role: unknown): readonly string[] {
  return Object.entries(ROLE_TEMPLATES).find(([name]) => name === role)?.[1].needs ?? [];
}

/** What to do about a check that matches nothing. */
export function staleHelp({ suggestion }: Pick<StaleItem, 'suggestion'>): string {
  if (suggestion === undefined) return 'point the check at where it is now, or remove the item';
  return `the code has this kind at ${quote(suggestion)}: point the check there, or remove the item`;
}

// A wiki's check often takes in every document, runbooks and decisions too; it covers nothing but itself.
function covers(other: Existing, item: RacItem, globs: (hint: string) => Glob | undefined): boolean {
  if (other.kind === item.kind) return true;
  const glob = other.hint === undefined || other.kind === 'wiki' ? undefined : globs(other.hint);
  if (glob === undefined || item.evidence.length === 0) return false;
  const seen = item.evidence.filter(({ path }) => glob.matches(path)).length;
  return seen * 2 > item.evidence.length;
}

function existingItems(doc: SourceDocument): Existing[] {
  const rac = member(doc.value, 'rac');
  if (!Array.isArray(rac)) return [];
  return rac.map((entry: unknown, index) => {
    const check = member(entry, 'check');
    const hint = member(check, 'hint');
    return {
      doc,
      index,
      id: String(member(entry, 'id')),
      kind: member(entry, 'kind'),
      hint: member(check, 'type') === 'file-glob' && typeof hint === 'string' ? hint : undefined,
    };
  });
}

function globOf(hint: string): Glob | undefined {
  const glob = compileGlob(hint);
  return 'problem' in glob ? undefined : glob;
}
