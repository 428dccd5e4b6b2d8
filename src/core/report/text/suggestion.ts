import type { Change } from '../../handshake/suggest.ts';
import { plain, type Plain, printable, quote } from '../../text/printable.ts';

/** What a profile would need, as text is made of it. */
export interface SuggestedProfile {
  readonly profile: string;
  readonly accepts: boolean;
  readonly changes: readonly Change[];
  readonly left: readonly string[];
  readonly diff?: Plain;
  readonly written?: true;
}

/** The changes of each profile as a unified diff, or what was written; then what the operator promises with them, and what is left. */
export function suggestionsText(suggestions: readonly SuggestedProfile[]): Plain {
  return plain.join('')(suggestions.map(one));
}

function one({ profile, accepts, changes, left, diff, written }: SuggestedProfile): Plain {
  const promises = changes.flatMap(({ promise }) => (promise === undefined ? [] : [printable(promise)]));
  const count = changes.length === 1 ? plain`1 change` : plain`${changes.length} changes`;
  const head =
    changes.length === 0
      ? accepts
        ? plain`${quote(profile)}: nothing to change`
        : plain`${quote(profile)}: no honest change is known`
      : plain`${quote(profile)}: ${written === true ? plain`wrote ${count}` : count}, ${accepts ? 'then every file is accepted' : 'which are not enough'}`;
  const lines = [
    head,
    ...(promises.length === 0 ? [] : [plain`  you promise with that:`]),
    ...promises.map((line) => plain`    ${line}`),
    ...(left.length === 0 ? [] : [plain`  what only you can mend:`]),
    ...left.map((line) => plain`    ${printable(line)}`),
  ];
  return plain`${diff ?? ''}${plain.join('')(lines.map((line) => plain`${line}\n`))}`;
}
