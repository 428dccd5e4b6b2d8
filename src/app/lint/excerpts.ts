import { groupBy } from '../../core/value/group-by.ts';
import { excerptOf, type Excerpt } from '../../core/report/text/excerpt.ts';
import { sensitiveRanges } from '../../core/lint/sensitive.ts';
import { LOCK_FILE } from '../../core/lock/lock.ts';
import { START_OF_FILE, type Diagnostic, type Range } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import { isMapping } from '../../core/value/mapping.ts';
import { fileName } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';

/** What is known of the lines of files before they are read once more. */
export interface SourceLines {
  /** Lines that were taken when their file was judged: they are not read again. */
  readonly excerpts?: ReadonlyMap<string, Excerpt>;
  /** What of a file must not be shown, beside what its findings and its text say themselves. */
  readonly masks?: ReadonlyMap<string, readonly Range[]>;
}

/**
 * The source lines of findings, by path: of all that have a place in a text. Every door gets them here, so that no door shows of
 * a line what another one hides.
 *
 * @param fs the files as they were judged
 * @returns nothing of a file that is gone, is not text, or lies where the command may not read
 */
export async function excerptsOf(
  fs: Pick<FileSystem, 'kind' | 'readFile'>,
  diagnostics: readonly Diagnostic[],
  { excerpts = new Map<string, Excerpt>(), masks = new Map<string, readonly Range[]>() }: SourceLines = {},
): Promise<ReadonlyMap<string, Excerpt>> {
  const all = new Map(excerpts);
  for (const [path, found] of groupBy(diagnostics.filter(hasPlace), (each) => each.path)) {
    const known = excerpts.get(path);
    if (known !== undefined && found.every(({ range }) => known.has(range.start.line))) continue;
    const read = await linesOf(fs, path, found, masks.get(path) ?? []);
    if (read !== undefined) all.set(path, known === undefined ? read : new Map([...read, ...known]));
  }
  return all;
}

// What is about a whole file is at its start, and its first line has nothing to do with it.
function hasPlace({ range: { start, end } }: Diagnostic): boolean {
  return [start, end].some(({ line, column }) => line !== START_OF_FILE.start.line || column !== 1);
}

async function linesOf(
  fs: Pick<FileSystem, 'kind' | 'readFile'>,
  path: string,
  found: readonly Diagnostic[],
  masks: readonly Range[],
): Promise<Excerpt | undefined> {
  // What is found in the text of a skill is named by its finding.
  if (found.every(({ rule }) => rule.startsWith('skill/')) && !path.endsWith('.json')) return undefined;
  const bytes = bytesOf(fs, path);
  if (bytes === undefined || bytes.includes(0)) return undefined;
  // A text that is neither may hold knowledge or a secret.
  if (!/\.(?:json|ya?ml)$/i.test(path) && fileName(path) !== LOCK_FILE)
    return excerptOf(new TextDecoder().decode(bytes), found, 'words');
  const doc = await readDocument(path, bytes, { maxDepth: LIMITS.schemaDepth, orJson: true });
  const ofClient = isOfClient(doc.value) || found.some(({ rule }) => rule.startsWith('client/'));
  const hidden = ofClient ? 'words' : sensitiveRanges(doc, found);
  return excerptOf(doc.text, found, hidden === 'words' ? hidden : [...hidden, ...masks]);
}

function bytesOf(fs: Pick<FileSystem, 'kind' | 'readFile'>, path: string): Uint8Array | undefined {
  try {
    return fs.kind(path) === 'file' ? fs.readFile(path, LIMITS.jsonBytes) : undefined;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

// The configuration of an agent client is not one of ours: any value of a server in it may be a secret.
function isOfClient(value: unknown): boolean {
  if (!isMapping(value) || Object.hasOwn(value, 'schemaVersion')) return false;
  return ['mcpServers', 'servers', 'mcp', 'context_servers'].some((key) => Object.hasOwn(value, key));
}
