import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { checkBundleFile, notText } from '../../core/okf/check.ts';
import { excerptOf, type Excerpt } from '../../core/report/text/excerpt.ts';
import { readText } from '../../core/source/read.ts';
import type { FileSystem } from '../../ports.ts';
import { joinPath, shortest } from '../../core/value/path.ts';
import { utf8Text } from '../../core/value/utf8.ts';
import type { RunOutcome } from './run.ts';

const MAX_FILE = 8 * 1024 * 1024;

/** `files`: how many Markdown files there are. */
export type BundleOutcome = Pick<RunOutcome, 'diagnostics' | 'files' | 'excerpts'>;

/**
 * Checks an OKF bundle (docs/format.md 2.6): every Markdown file below `directory` that git does not ignore.
 *
 * @throws UserError `not-a-directory`, `empty-bundle`, `unreadable-file`
 */
export async function checkBundle(fs: FileSystem, directory: string): Promise<BundleOutcome> {
  const kind = fs.kind(directory);
  if (kind !== 'directory') {
    const message = kind === 'none' ? 'there is no such directory' : 'it is not a directory';
    throw new UserError('not-a-directory', message, { path: directory });
  }
  const base = shortest(fs.cwd, directory);
  const concepts = fs.list(directory).filter((file) => file.endsWith('.md'));
  if (concepts.length === 0)
    throw new UserError('empty-bundle', 'there is no Markdown file in it', { path: directory });
  const found: Diagnostic[] = [];
  const excerpts = new Map<string, Excerpt>();
  for (const name of concepts) {
    const path = joinPath(base, name);
    const text = utf8Text(fs.readFile(path, MAX_FILE))?.replace(/^\ufeff/, '');
    const diagnostics = text === undefined ? [notText(path)] : await checkBundleFile({ path, name, text }, readText);
    found.push(...diagnostics);
    if (text !== undefined) excerpts.set(path, excerptOf(text, diagnostics, []));
  }
  return { diagnostics: sortDiagnostics(found), files: concepts.length, excerpts };
}
