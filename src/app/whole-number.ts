import { UserError } from '../core/result/errors.ts';
import { quote } from '../core/text/printable.ts';

/**
 * The value of an option or an input that is a whole number.
 *
 * @param name of the option or input, for messages
 * @param range the least and the greatest number that it takes
 * @param of what it counts, for messages
 * @returns undefined where none is given
 * @throws UserError `usage` for anything else
 */
export function wholeNumber(
  text: string | undefined,
  name: string,
  [least, most]: readonly [least: number, most: number],
  of = '',
  help = 'write such a number, or leave it out',
): number | undefined {
  if (text === undefined) return undefined;
  const number = /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const message = `${name} is ${quote(text)}; it must be a whole number${of} from ${least} to ${most}`;
  throw new UserError('usage', message, { help });
}

/** The value of `--server-timeout` or of the input of that name, in seconds; as {@link wholeNumber}, and an empty text is none. */
export function serverTimeout(text: string | undefined, name: string): number | undefined {
  const help = 'leave it out: a server that npx installs gets 60';
  return wholeNumber(text === '' ? undefined : text, name, [1, 600], ' of seconds', help);
}
