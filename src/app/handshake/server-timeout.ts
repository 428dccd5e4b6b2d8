import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';

const LONGEST_TIMEOUT = 600;
const HELP = 'leave it out: a server that npx installs at its first start gets 60';

/**
 * The value of `--server-timeout`, or of another option or input of seconds.
 *
 * @param name of the option or input, for messages
 * @throws UserError `usage` when it is not a number of seconds
 */
export function serverTimeout(text: string | undefined, name: string, most = LONGEST_TIMEOUT, help = HELP) {
  if (text === undefined || text === '') return undefined;
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= most) return seconds;
  const message = `${name} is ${quote(text)}; it must be a whole number of seconds from 1 to ${most}`;
  throw new UserError('usage', message, { help });
}
