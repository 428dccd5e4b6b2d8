import { plain, printable, type Plain } from '../../text/printable.ts';
import type { ListedRepository } from '../../value/repositories.ts';

/** The names of repositories, one a line. */
export function repositoryLines(repositories: readonly ListedRepository[]): Plain {
  return plain.join('')(repositories.map(({ name }) => plain`${printable(name)}\n`));
}
