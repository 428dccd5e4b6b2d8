import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Position as LspPosition, Range as LspRange } from 'vscode-languageserver';
import type { Position, Range } from '../../core/result/diagnostic.ts';
import { absolutePath } from '../../core/value/path.ts';

/** The absolute path of a `file:` address; undefined for any other, such as that of a text that no file holds. */
export function pathOf(uri: string): string | undefined {
  try {
    const path = uri.startsWith('file:') ? fileURLToPath(uri).replaceAll('\\', '/') : undefined;
    // No system has a file of such a name.
    return path?.includes('\0') === true ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The address of a path, which is relative to `cwd` or absolute. */
export function uriOf(cwd: string, path: string): string {
  return pathToFileURL(absolutePath(cwd, path)).href;
}

/**
 * Places as the protocol counts them, from zero, in UTF-16 units, as ours are.
 *
 * @param mark how many characters of the editor's text stand before ours: a byte order mark is none of the text for us
 */
export function lspRange({ start, end }: Range, mark: number): LspRange {
  return { start: lspPosition(start, mark), end: lspPosition(end, mark) };
}

function lspPosition({ line, column }: Position, mark: number): LspPosition {
  return { line: line - 1, character: column - 1 + (line === 1 ? mark : 0) };
}

/** A place of the protocol as one of ours. */
export function ourPosition({ line, character }: LspPosition, mark: number): Position {
  return { line: line + 1, column: Math.max(1, character + 1 - (line === 0 ? mark : 0)) };
}
