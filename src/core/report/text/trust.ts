import { padded, plain, type Plain, printable } from '../../text/printable.ts';
import { count } from '../counts.ts';

interface NewKey {
  readonly keyid: string;
  readonly publisherId: string;
  readonly notBefore: string;
  readonly notAfter: string;
}

/** What a change of a trust registry did: every member that is another, every key that is new, and what follows. */
export function registryChangedText(result: {
  readonly path: string;
  readonly changed: readonly {
    readonly keyid: string;
    readonly field: string;
    readonly before: string | null;
    readonly after: string;
  }[];
  readonly added: readonly NewKey[];
  readonly notes: readonly string[];
}): Plain {
  const { path, changed, added, notes } = result;
  const lines = [
    plain`${printable(path)}`,
    ...changed.map(
      ({ keyid, field, before, after }) =>
        plain`  ${printable(keyid)}: ${printable(field)} is ${printable(after)}${before === null ? '' : plain` (was ${printable(before)})`}`,
    ),
    ...added.map(
      ({ keyid, publisherId, notBefore, notAfter }) =>
        plain`  + ${printable(keyid)} of ${printable(publisherId)}, from ${printable(notBefore)} until ${printable(notAfter)}`,
    ),
    ...notes.map((note) => plain`  note: ${printable(note)}`),
  ];
  return plain`${plain.join('\n')(lines)}\n`;
}

/** Text of `trust show`: one key a line, with where it is in its life and who follows it. */
export function registryText(result: {
  readonly path: string;
  readonly at: string;
  readonly keys: readonly (NewKey & {
    readonly life: string;
    readonly rotatedTo: string | null;
    readonly revokedAt: string | null;
    readonly revocationReason: string | null;
  })[];
}): Plain {
  const { path, at, keys } = result;
  const lines = keys.map(
    ({ life, keyid, publisherId, notBefore, notAfter, rotatedTo, revokedAt, revocationReason }) => {
      const next = rotatedTo === null ? '' : plain`, then ${printable(rotatedTo)}`;
      const end = revokedAt === null ? '' : plain`, revoked ${printable(revokedAt)}`;
      const why = revocationReason === null ? '' : plain` (${printable(revocationReason)})`;
      const mark = life === 'active' ? '✓' : '✗';
      return plain`  ${mark} ${padded(printable(life), 13)} ${printable(keyid)} of ${printable(publisherId)}, ${printable(notBefore)} to ${printable(notAfter)}${next}${end}${why}`;
    },
  );
  return plain`${plain.join('\n')([plain`${printable(path)} at ${printable(at)}: ${count(keys.length, 'key')}`, ...lines])}\n`;
}
