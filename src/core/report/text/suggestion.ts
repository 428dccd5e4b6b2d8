import { handshakeCommand } from '../../handshake/commands.ts';
import type { Suggestion } from '../../handshake/suggest.ts';
import type { HostVerdict } from '../../result/results.ts';
import { plain, type Plain, printable, quote } from '../../text/printable.ts';

/** What a profile would need for its host to accept every file that meets it. */
export interface SuggestedProfile extends Suggestion {
  readonly profile: string;
  /** Whether the host accepts every file, without a reservation, once the changes are made. */
  readonly accepts: boolean;
  /** The changed profile against the one that is there; without writing. */
  readonly diff?: Plain;
  readonly written?: true;
  /** Whether it is the name of a client, which is not a file that could be changed. */
  readonly noFile?: true;
}

/**
 * The changes of each profile as a unified diff, or what was written; then what the operator promises with them, and what is left.
 *
 * @param verdicts that they are to change; of a single one the next command is named
 */
export function suggestionsText(
  suggestions: readonly SuggestedProfile[],
  verdicts: readonly HostVerdict[] = [],
): Plain {
  const [verdict, ...others] = verdicts;
  const isWritten = suggestions.some(({ written }) => written === true);
  const next =
    isWritten && verdict !== undefined && others.length === 0
      ? plain`next: ${printable(handshakeCommand(verdict, verdict.strict === true ? ['--strict'] : []))}\n`
      : '';
  return plain`${plain.join('')(suggestions.map(one))}${next}`;
}

function one({ profile, accepts, changes, left, diff, written, noFile }: SuggestedProfile): Plain {
  const promises = changes.flatMap(({ promise }) => (promise === undefined ? [] : [printable(promise)]));
  const count = changes.length === 1 ? plain`1 change` : plain`${changes.length} changes`;
  const head =
    changes.length === 0
      ? accepts
        ? plain`${quote(profile)}: nothing to change`
        : plain`${quote(profile)}: ${noFile === true ? 'no file that could be changed' : 'no safe change is known'}`
      : plain`${quote(profile)}: ${written === true ? plain`wrote ${count}` : count}, ${accepts ? 'then every file is accepted' : 'not enough to be accepted'}`;
  const lines = [
    head,
    ...(promises.length === 0 ? [] : [plain`  you promise with that:`]),
    ...promises.map((line) => plain`    ${line}`),
    ...(left.length === 0 ? [] : [plain`  what only you can fix:`]),
    ...left.map((line) => plain`    ${printable(line)}`),
  ];
  return plain`${diff ?? ''}${plain.join('')(lines.map((line) => plain`${line}\n`))}`;
}

/** How to get the fixes of a profile as one change. */
export const TO_SUGGEST = plain`to see the fixes of the profile as one change, add --suggest; add --write to apply them`;
