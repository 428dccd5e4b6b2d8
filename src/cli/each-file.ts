import { formatUserError } from '../core/report/text/user-error.ts';
import { UserError } from '../core/result/errors.ts';
import type { CommandContext } from './command.ts';

/** What `read` says of each file, in their order. What cannot be read is told at once, and the others are still looked at. */
export async function eachFile<T>(
  { io, positionals }: Pick<CommandContext, 'io' | 'positionals'>,
  read: (path: string) => Promise<T>,
): Promise<{ readonly results: readonly T[]; readonly unreadable: boolean }> {
  const results: T[] = [];
  let unreadable = false;
  for (const path of positionals) {
    try {
      results.push(await read(path));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      io.err(formatUserError(error));
      unreadable = true;
    }
  }
  return { results, unreadable };
}
