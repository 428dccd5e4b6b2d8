import { hostLabels, pairKey } from '../result/host-labels.ts';
import { markOf, reservationsOf } from '../result/reservations.ts';
import type { HandshakeResult, HandshakeVerdict, HostVerdict } from '../result/results.ts';

/** Cartridges down, hosts across. */
export interface Matrix {
  readonly subjects: readonly string[];
  /** Labels, one for each profile. */
  readonly hosts: readonly string[];
  /** `cells[subject][host]`; undefined where the two do not meet. */
  readonly cells: readonly (readonly (MatrixCell | undefined)[])[];
}

export interface MatrixCell {
  readonly verdict: HandshakeVerdict;
  readonly reservations: number;
  /** Roles that are served through a wrap. */
  readonly wrapped?: number | undefined;
  /** What stands below the table: what is unmet, reserved, or why nobody judged. */
  readonly details: readonly MatrixDetail[];
}

/** One line below the table: words and what is quoted from the files. */
export type MatrixDetail =
  | { readonly kind: 'unmet'; readonly id: string; readonly offers: string; readonly asks: string }
  | { readonly kind: 'reservation'; readonly role: string; readonly tool: string; readonly reason: string }
  | { readonly kind: 'not judged'; readonly reason: string; readonly help: string };

/** The verdicts of a run as one table. */
export function matrixOf({ results }: HandshakeResult): Matrix {
  const label = hostLabels(results);
  const subjects = [...new Set(results.map(({ subject }) => subject))];
  const profiles = new Map(results.map((verdict) => [verdict.profile, label(verdict)]));
  const byPair = new Map(results.map((verdict) => [pairKey(verdict), verdict]));
  const cells = subjects.map((subject) =>
    [...profiles.keys()].map((profile): MatrixCell | undefined => {
      const found = byPair.get(pairKey({ subject, profile }));
      if (found === undefined) return undefined;
      const { verdict, reservations, wrapped } = found;
      return { verdict, reservations, wrapped, details: detailsOf(found) };
    }),
  );
  return { subjects, hosts: [...profiles.values()], cells };
}

function detailsOf(verdict: HostVerdict): MatrixDetail[] {
  if (verdict.verdict === 'not judged') return [{ kind: 'not judged', reason: verdict.reason, help: verdict.help }];
  const data = verdict.error?.error.data;
  return [
    ...verdict.descriptor.unmet.map((id, i): MatrixDetail => ({
      kind: 'unmet',
      id,
      offers: data?.supported[i] ?? '',
      asks: data?.requested[i] ?? '',
    })),
    ...verdict.roles.flatMap((role) =>
      reservationsOf(role).map(({ reason }): MatrixDetail => ({
        kind: 'reservation',
        role: role.role,
        tool: role.boundTool ?? '',
        reason,
      })),
    ),
  ];
}

/** Stands where the two do not meet. */
export const APART = '–';
export const MARK = { accept: '✓', reserved: '!', refuse: '✗', 'not judged': '?' } as const;

export function markOfCell(cell: MatrixCell | undefined): typeof APART | (typeof MARK)[keyof typeof MARK] {
  return cell === undefined ? APART : MARK[markOf(cell)];
}
