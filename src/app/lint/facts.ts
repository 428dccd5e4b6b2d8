import { UserError } from '../../core/result/errors.ts';
import { compileGlob } from '../../core/value/glob.ts';
import type { DocumentFacts } from '../../core/lint/rule.ts';
import { isMapping, own } from '../../core/value/mapping.ts';
import { mayQuote } from '../../core/lint/smuggling/passage.ts';
import type { FileText } from '../../core/result/rule.ts';
import { mayHoldSecret } from '../../core/secrets/prefilter.ts';
import { mayBeAmbiguous } from '../../core/source/yaml/may-be-ambiguous.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import type { FileSystem } from '../../ports.ts';

/** What rules need that is not in the document: gathered before they run, so that they stay pure. */
export type Facts = (doc: SourceDocument) => Promise<DocumentFacts>;

/** Files that are read for one RAC item, and for one document. */
const ITEM_FILES = 20;
const DOCUMENT_FILES = 200;
const FILE_BYTES = 256 * 1024;
/** Globs of one document that are looked up; each costs a look at every file's name. */
const DOCUMENT_GLOBS = 200;

/**
 * @param fs where the files stand that RAC items point to; without it only the document itself is looked at
 * @param root root of the repository, relative to the working directory
 */
export function factsFrom(fs?: FileSystem, root = '.'): Facts {
  let listed: readonly string[] | undefined;
  const list = (): readonly string[] => (listed ??= fs?.list(root) ?? []);
  return async (doc) => ({
    ambiguous:
      doc.language === 'yaml' && mayBeAmbiguous(doc.text)
        ? (await import('../../core/source/yaml/ambiguous-scalars.ts')).ambiguousScalars(doc.text)
        : undefined,
    findSecrets: needsDetector(doc) ? (await import('../../core/secrets/find.ts')).findSecrets : undefined,
    itemFiles: fs === undefined ? undefined : itemFiles(fs, root, list, doc.value),
  });
}

// An escape can hide in the text what its value says.
function needsDetector({ text, value, shadowed = [] }: SourceDocument): boolean {
  if (value === undefined) return false;
  const values = [value, ...shadowed.map(({ content }) => content)];
  return mayHoldSecret(text) || (text.includes('\\') && values.some((each) => someText(each, mayHoldSecret)));
}

function someText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((child) => someText(child, test));
}

/** Reads what long descriptions may have been copied from; a short one needs no file. */
function itemFiles(
  fs: FileSystem,
  root: string,
  list: () => readonly string[],
  value: unknown,
): ReadonlyMap<number, readonly FileText[]> | undefined {
  const rac = isMapping(value) ? own(value, 'rac') : undefined;
  if (!Array.isArray(rac)) return undefined;
  const found = new Map<number, readonly FileText[]>();
  const byGlob = new Map<string, readonly string[]>();
  let left = DOCUMENT_FILES;
  rac.forEach((item: unknown, i) => {
    const hint = globOf(item);
    if (left <= 0 || hint === undefined || !someText(item, mayQuote)) return;
    const known = byGlob.get(hint);
    if (known === undefined && byGlob.size >= DOCUMENT_GLOBS) return;
    const paths = known ?? matching(hint, list());
    byGlob.set(hint, paths);
    const texts = paths.slice(0, left).flatMap((path) => readText(fs, root, path));
    left -= texts.length;
    if (texts.length > 0) found.set(i, texts);
  });
  return found;
}

/** The first files that a glob matches; none for a pattern that is not a glob. */
function matching(pattern: string, files: readonly string[]): readonly string[] {
  const glob = compileGlob(pattern);
  const found: string[] = [];
  if ('problem' in glob) return found;
  for (const file of files) {
    if (glob.matches(file)) found.push(file);
    if (found.length === ITEM_FILES) break;
  }
  return found;
}

function globOf(item: unknown): string | undefined {
  const check = isMapping(item) ? own(item, 'check') : undefined;
  if (!isMapping(check) || own(check, 'type') !== 'file-glob') return undefined;
  const hint = own(check, 'hint');
  return typeof hint === 'string' ? hint : undefined;
}

function readText(fs: FileSystem, root: string, path: string): FileText[] {
  try {
    const bytes = fs.readFile(root === '.' ? path : `${root}/${path}`, FILE_BYTES);
    return bytes.includes(0) ? [] : [{ path, text: new TextDecoder().decode(bytes) }];
  } catch (error) {
    // A file that is too large or cannot be read says nothing about the description.
    if (error instanceof UserError) return [];
    throw error;
  }
}
