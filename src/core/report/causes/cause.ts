import type { Range, Related } from '../../result/diagnostic.ts';
import { byText } from '../../value/order.ts';

/** What became of an answer: the worst first. A `step` that a version owes breaks nothing by itself. */
export const CAUSE_KINDS = ['refuse', 'not ready', 'error', 'not judged', 'pending', 'step'] as const;
export type CauseKind = (typeof CAUSE_KINDS)[number];

/** How a place came to be other than at the base. */
export type PlaceChange = 'changed' | 'added' | 'removed' | 'deleted' | 'unchanged';

/** The place to fix: a line of the head; of a file that is deleted, a line of the base. */
export interface CausePlace {
  readonly path: string;
  readonly range: Range;
  readonly pointer: string;
  /** `removed`: what stood below this line is gone; `deleted`: the file is. */
  readonly change: PlaceChange;
}

/** Why an answer is worse than at the base, and where to fix it. */
export interface Cause {
  readonly kind: CauseKind;
  /** What breaks: the package or cartridge, the CAL, the file of a finding. */
  readonly subject: string;
  /** The host's name, a label, and its profile. */
  readonly host?: string;
  readonly profile?: string;
  /** The answer at the base and at the head; null where there was or is none. */
  readonly before: string | null;
  readonly after: string | null;
  /** One line. */
  readonly why: string;
  /** Null where nothing that was read says why. */
  readonly place: CausePlace | null;
  /** What to write there, ready to paste. */
  readonly help?: string;
  /** The other sides of it, the nearest first. */
  readonly related: readonly Related[];
}

/** Why an answer is as it is, and where that stands. */
export type Reason = Pick<Cause, 'why' | 'place' | 'help' | 'related'>;

/** A place to fix as the other side of something. */
export function relatedTo({ path, range, change }: CausePlace, message: string): Related {
  return { message, path, range, ...(change === 'deleted' ? { deleted: true } : {}) };
}

/** Whether a cause makes an answer worse; the rest says what a version owes. */
export function breaks({ kind }: Cause): boolean {
  return kind !== 'step';
}

/** Causes in the order of what became of the answer, then of what breaks, so that the order does not hang on who found which. */
export function worstFirst(causes: readonly Cause[]): Cause[] {
  const places = new Map(causes.map((cause) => [cause, JSON.stringify([cause.place, cause.why])]));
  return [...causes].sort(
    (a, b) =>
      CAUSE_KINDS.indexOf(a.kind) - CAUSE_KINDS.indexOf(b.kind) ||
      byText(a.subject, b.subject) ||
      byText(a.profile ?? '', b.profile ?? '') ||
      byText(places.get(a) ?? '', places.get(b) ?? ''),
  );
}
