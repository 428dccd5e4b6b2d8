import { stringify } from 'yaml';
import type { Diagnostic } from '../diagnostic.ts';
import { compileGlob } from '../glob.ts';
import { printable, quote } from '../printable.ts';
import { rangeOf, type SourceDocument } from '../source/document.ts';
import type { RacItem } from './scaffold/items.ts';

/** An item that the code calls for and no CAL has, as it can be pasted. */
export interface MissingItem {
  readonly item: RacItem;
  /** Path of the CAL it is written for. */
  readonly cal: string;
  /** In the file's own format and indentation, with a comma where one is needed before it. */
  readonly text: string;
}

export interface StaleItem {
  readonly cal: string;
  readonly id: string;
  readonly hint: string;
}

export interface Proposal {
  readonly missing: readonly MissingItem[];
  /** Items whose file-glob check matches nothing any more. */
  readonly stale: readonly StaleItem[];
  /** The same as notes, at their places in the CALs. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compares CALs with what the code calls for. A kind that any of them has is taken to be covered: what an item should say is
 * for people to decide.
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
  const stale: StaleItem[] = [];
  const diagnostics: Diagnostic[] = [];
  const kinds = new Set<unknown>();
  const ids = new Set<unknown>();
  for (const doc of docs) {
    for (const [index, entry] of racOf(doc).entries()) {
      kinds.add(own(entry, 'kind'));
      ids.add(own(entry, 'id'));
      const check = own(entry, 'check');
      const hint = own(check, 'hint');
      if (own(check, 'type') !== 'file-glob' || typeof hint !== 'string' || matchesAny(hint, files)) continue;
      const id = String(own(entry, 'id'));
      stale.push({ cal: doc.path, id, hint });
      diagnostics.push({
        rule: 'propose/stale-check',
        level: 'note',
        message: `RAC item ${quote(id)}: its check ${quote(hint)} matches no file any more`,
        path: doc.path,
        range: rangeOf(doc, ['rac', index, 'check', 'hint']),
        pointer: `/rac/${index}/check/hint`,
        help: 'point the check at where it is now, or remove the item',
      });
    }
  }
  const target = docs[0];
  const missing: MissingItem[] = [];
  for (const item of target === undefined ? [] : items) {
    if (target === undefined || kinds.has(item.kind)) continue;
    const named = ids.has(item.id) ? { ...item, id: `${item.id}-from-code` } : item;
    missing.push({ item: named, cal: target.path, text: pasteable(named, target) });
    diagnostics.push({
      rule: 'propose/missing-item',
      level: 'note',
      message: `the code calls for a RAC item of kind ${named.kind}: ${printable(named.description)}`,
      path: target.path,
      range: rangeOf(target, ['rac']),
      pointer: target.locate(['rac']) === undefined ? '' : '/rac',
      help: 'run cartwright init --propose for the item, ready to paste',
    });
  }
  return { missing, stale, diagnostics };
}

function racOf(doc: SourceDocument): readonly unknown[] {
  const rac = own(doc.value, 'rac');
  return Array.isArray(rac) ? rac : [];
}

function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

function matchesAny(hint: string, files: readonly string[]): boolean {
  const glob = compileGlob(hint);
  return 'problem' in glob || files.some((file) => glob.matches(file));
}

/** One item in the format and indentation of a CAL. */
export function pasteable(item: RacItem, doc: SourceDocument): string {
  const { id, kind, description, required, check, okf } = item;
  const value = { id, kind, description, ...(required ? {} : { required }), check, okf };
  const existing = racOf(doc).length > 0;
  if (doc.language === 'json') {
    const unit = /^\{\s*?\n([ \t]+)"/.exec(doc.text)?.[1] ?? '  ';
    const at = existing ? (indentAt(doc, ['rac', 0]) ?? unit.repeat(2)) : unit.repeat(2);
    const text = JSON.stringify(value, null, unit).replaceAll('\n', `\n${at}`);
    return `${existing ? ',\n' : ''}${at}${text}\n`;
  }
  const at = existing ? (indentAt(doc, ['rac', 0])?.replace(/-\s*$/, '') ?? '  ') : '  ';
  const step = Math.max(2, Math.min(8, Math.floor(at.length) || 2));
  return stringify([value], { lineWidth: 0, indent: step, indentSeq: true, aliasDuplicateObjects: false })
    .trimEnd()
    .split('\n')
    .map((line) => `${at}${line}\n`)
    .join('');
}

// What stands before a value on its line, when that is nothing but indentation and a list's dash.
function indentAt(doc: SourceDocument, path: readonly (string | number)[]): string | undefined {
  const location = doc.locate(path);
  if (location === undefined) return undefined;
  const start = doc.text.lastIndexOf('\n', location.value.start - 1) + 1;
  const before = doc.text.slice(start, location.value.start);
  return /^[ \t]*(?:-[ \t]*)?$/.test(before) ? before : undefined;
}
