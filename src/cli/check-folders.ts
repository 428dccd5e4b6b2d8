import { UserError } from '../core/result/errors.ts';
import { rootsIn } from '../core/result/projects.ts';
import { quote } from '../core/text/printable.ts';
import { shortest } from '../core/value/path.ts';
import type { CommandContext, Format, OptionSpec } from './command.ts';

const ROOTS_LIMIT = 16 * 1024 * 1024;

/**
 * The paths of the command line, and the folders of `--roots`, each once; every path of the report starts with one, relative to the working
 * directory.
 *
 * @param mustBeThere whether they are looked at, and not only named
 * @throws UserError `no-such-file` for one that is not there, `outside-workspace` for one that was listed and lies elsewhere
 */
export async function foldersOf(
  context: CommandContext<Format, OptionSpec<'roots', 'value'>>,
  mustBeThere = true,
): Promise<readonly string[]> {
  const { fs, positionals, value } = context;
  const file = value('roots');
  const listed = file === undefined ? [] : await listedFolders(context, file, mustBeThere);
  const missing = mustBeThere ? positionals.find((path) => fs.kind(path) === 'none') : undefined;
  if (missing !== undefined)
    throw new UserError('no-such-file', 'there is no such file or directory', { path: missing });
  const named = [...positionals, ...listed];
  return [...new Set(named.length === 0 ? ['.'] : named.map((path) => shortest(fs.cwd, path)))];
}

/** What a file lists was not typed, and must be in the workspace. */
async function listedFolders(
  { fs, io }: CommandContext,
  file: string,
  mustBeThere: boolean,
): Promise<readonly string[]> {
  const bytes = file === '-' ? await io.stdin() : fs.readFile(file, ROOTS_LIMIT);
  const path = file === '-' ? 'standard input' : file;
  if (bytes.length > ROOTS_LIMIT)
    throw new UserError('usage', `the list has ${bytes.length} bytes; at most ${ROOTS_LIMIT} are read`, { path });
  const roots = rootsIn(new TextDecoder().decode(bytes));
  if (roots.length === 0) throw new UserError('usage', 'it names no folder', { path, help: 'write one folder a line' });
  for (const { path: folder, range } of mustBeThere ? roots : []) {
    const place = { path, range };
    try {
      if (fs.kind(folder) === 'directory') continue;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const help = 'list folders of the workspace; name one elsewhere on the command line: cartwright check DIR';
      throw new UserError(error.code, error.message, { ...place, help });
    }
    throw new UserError('no-directory', `there is no such directory: ${quote(folder)}`, place);
  }
  return roots.map((root) => root.path);
}
