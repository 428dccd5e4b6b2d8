import type { Plain } from '../../core/text/outlet.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { fixDocument, type FixMade } from '../../core/lint/fix/apply.ts';
import { unifiedDiff } from '../../core/lint/fix/diff.ts';
import { isMapping } from '../../core/value/mapping.ts';
import { sensitiveRanges } from '../../core/lint/sensitive.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { readText } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';

/** What was, or would be, fixed in one file. */
export interface FixedFile {
  readonly path: string;
  readonly made: readonly FixMade[];
  /** Unified, with what must not be shown masked; only without writing. */
  readonly diff?: Plain;
  /** Why nothing was changed although something could be. */
  readonly skipped?: string;
}

/** @returns undefined when there is nothing to fix */
export type Fixer = (
  doc: SourceDocument,
  bytes: Uint8Array,
) => Promise<{ readonly file: FixedFile; readonly doc: SourceDocument } | undefined>;

/**
 * Makes fixes in files, whole or not at all, or only shows them.
 *
 * @param lint the findings of a document after everything that may silence one
 */
export function makeFixer(
  fs: FileSystem,
  { fix }: { readonly fix?: 'write' | 'diff' },
  lint: (doc: SourceDocument) => Promise<readonly Diagnostic[]>,
): Fixer {
  return async (doc, bytes) => {
    if (doc.value === undefined) return undefined;
    const parse = (text: string): Promise<SourceDocument> => readText(doc.path, text);
    const { doc: after, made, left } = await fixDocument(doc, { lint, parse });
    if (made.length === 0) return undefined;
    const { path } = doc;
    if (isMapping(doc.value) && Object.hasOwn(doc.value, 'integrity'))
      return { file: { path, made: [], skipped: 'it is signed, and any change breaks its signature' }, doc };
    // A write would put a file in place of the link, and leave the file that it points to as it is.
    if (fs.isLink(path))
      return { file: { path, made: [], skipped: 'it is a symbolic link: name the file that it points to' }, doc };
    if (fix === 'write') {
      const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? '\ufeff' : '';
      fs.writeFile(path, mark + after.text);
      return { file: { path, made }, doc: after };
    }
    const before = { text: doc.text, hidden: sensitiveRanges(doc, await lint(doc)) };
    const diff = unifiedDiff(path, before, { text: after.text, hidden: sensitiveRanges(after, left) });
    return { file: { path, made, diff }, doc: after };
  };
}
