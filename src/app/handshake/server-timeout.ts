import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';

const LONGEST_TIMEOUT = 600;

/**
 * The value of `--server-timeout` or of the input of that name.
 *
 * @param name of the option or input, for messages
 * @throws UserError `usage` when it is not a number of seconds
 */
export function serverTimeout(text: string | undefined, name: string): number | undefined {
  if (text === undefined || text === '') return undefined;
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= LONGEST_TIMEOUT) return seconds;
  throw new UserError(
    'usage',
    `${name} is ${quote(text)}; it must be a whole number of seconds from 1 to ${LONGEST_TIMEOUT}`,
    {
      help: 'leave it out: a server that npx installs at its first start gets 60',
    },
  );
}
