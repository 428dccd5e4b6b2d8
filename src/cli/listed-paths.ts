import { UserError } from '../core/result/errors.ts';
import { utf8Text } from '../core/value/utf8.ts';
import { flagOption, type CommandContext, type Format } from './command.ts';

const MAX_LIST = 16 * 1024 * 1024;

/** For commands that take `-`: how the list on standard input is separated, as git does it. */
export const NULL_OPTION = {
  ...flagOption('null', 'with -: the paths on standard input end with NUL, not with a newline'),
  short: 'z',
};

/**
 * The paths of the arguments, or those that standard input lists where the only argument is `-`: one a line, or with `-z` each
 * ended by NUL, so that a path may hold any character.
 *
 * @throws UserError `usage` for a list that is empty, has an empty entry, is not UTF-8 or larger than 16 MiB
 */
export async function pathsOf({
  positionals,
  flag,
  io,
}: CommandContext<Format, typeof NULL_OPTION>): Promise<readonly string[]> {
  const listed = positionals.includes('-');
  if (!listed && flag('null'))
    throw new UserError('usage', '-z is about a list on standard input', { help: 'name - as the only file' });
  if (!listed) return positionals;
  if (positionals.length > 1)
    throw new UserError('usage', '- stands for a list on standard input, and is the only file then', {
      help: 'list every file there; a file called - is ./-',
    });
  const bytes = await io.stdin();
  const fail = (message: string, help: string): never => {
    throw new UserError('usage', `the list on standard input ${message}`, { help });
  };
  if (bytes.length > MAX_LIST) fail(`has ${bytes.length} bytes`, `at most ${MAX_LIST} bytes: give it in several calls`);
  const text = utf8Text(bytes) ?? fail('is not UTF-8', 'name the files so, or as arguments');
  const end = flag('null') ? '\0' : '\n';
  if (!flag('null') && text.includes('\0')) fail('holds a NUL', 'with -z NUL ends each path');
  const paths = (text.endsWith(end) ? text.slice(0, -1) : text).split(end);
  if (text === '') fail('is empty', 'name at least one file');
  const empty = paths.indexOf('');
  if (empty !== -1) fail(`has no path at entry ${empty + 1}`, 'leave out what is empty');
  return paths;
}
