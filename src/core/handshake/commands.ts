/** Commands that an answer names as the next one, ready to paste. */
import type { AddOption, HostVerdict } from '../result/results.ts';
import { shellWord } from '../text/shell-word.ts';

/** The command that makes profiles of clients. */
export function addCommand(clients: readonly string[], options: readonly AddOption[]): string {
  return ['cartwright host add', ...clients.map(shellWord), ...options].join(' ');
}

/**
 * The command that makes a profile of a client that was named by its name.
 *
 * @param source its name, with the folder of its project before it
 */
export function remakeCommand(source: string, options: readonly AddOption[]): string {
  const at = source.lastIndexOf('/');
  const command = addCommand([source.slice(at + 1)], options);
  return at < 0 ? command : `cd ${shellWord(source.slice(0, at))} && ${command}`;
}

/** The handshake of a file with a host. */
export function handshakeCommand(
  { subject, profile }: Pick<HostVerdict, 'subject' | 'profile'>,
  options: readonly string[],
): string {
  return ['cartwright handshake', shellWord(subject), '--host', shellWord(profile), ...options].join(' ');
}
