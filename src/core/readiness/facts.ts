/** What is known of the environment when a CAL's readiness is judged; the app gathers it, the core only compares. */

import type { Evidence } from '../result/results.ts';
import type { TrustState } from '../result/verify-results.ts';

/** A cartridge as far as a participant is concerned. */
export interface Card {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly name: string;
  readonly role: string;
  /** `sha256:` and 64 hex digits; null when the cartridge states none. */
  readonly romDigest: string | null;
  readonly capabilities: readonly { readonly taskType: string; readonly stack: readonly string[] }[];
  /** `PUBLISHER/NAME`. */
  readonly id: string;
  readonly version: string;
  /** What its signature is worth in the project that it staffs; missing for a package that is not built, as is the file. */
  readonly trust?: TrustState;
  readonly file?: CartridgeFacts;
}

/** What is known of a cartridge's file once it was found to be whole. */
export interface CartridgeFacts {
  /** Ids of the keys whose signatures hold, sorted; none for an unsigned cartridge. */
  readonly signedBy: readonly string[];
  /** The sha256 of the file, as `sha256:` and hex. */
  readonly digest: string;
}

/** One entry of a roster file: a level that was proved for one cartridge (docs/format.md 20). */
export interface LevelProof {
  readonly romDigest: string;
  readonly level?: number;
  readonly careerTier?: string;
  readonly expires?: string;
}

/** One entry of `rac-confirmations.yaml` (docs/format.md 20). */
export interface Confirmation {
  readonly id: string;
  /** Id of the CAL it is for; for all of them when absent. */
  readonly cal?: string;
  readonly by: string;
  readonly at: string;
  readonly expires?: string;
}

/** What a look outside found for a `url` or `mcp-resource` check. */
export interface Probe {
  /** `unknown`: it could be neither confirmed nor denied. */
  readonly answer: 'present' | 'absent' | 'unknown';
  /** One line. */
  readonly reason: string;
  /** For what is present. */
  readonly evidence?: Evidence;
}

/** Who may take part, and what is proved of them. */
export interface Staff {
  /** In the order that decides between equal ones: by their paths. */
  readonly cards: readonly Card[];
  /** Packages that are not valid, with the role that they state: what they could staff is not known. */
  readonly unusable?: readonly { readonly path: string; readonly role: unknown }[];
  readonly proofs: readonly LevelProof[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface Facts extends Staff {
  /** Files of the repository that git does not ignore, sorted, relative to its root. */
  readonly files: readonly string[];
  readonly confirmations: readonly Confirmation[];
  /** By check type and hint, as {@link probeKey} joins them. Absent where this was not looked up. */
  readonly probes: ReadonlyMap<string, Probe>;
}

/** Key of a check in {@link Facts.probes}. */
export function probeKey(type: string, hint: string): string {
  return `${type} ${hint}`;
}

/**
 * Time of a date or date-time of a confirmation or proof, in milliseconds; a bare date is its first moment in UTC. NaN for a day that
 * no calendar has.
 *
 * @param endOfDay a bare date stands for its last moment instead: what expires on a day is good on that day
 */
export function timeOf(text: string, endOfDay = false): number {
  const day = text.slice(0, 10);
  const first = Date.parse(`${day}T00:00:00Z`);
  // Date.parse takes the 31st of February for the 3rd of March.
  if (Number.isNaN(first) || !new Date(first).toISOString().startsWith(day)) return NaN;
  const bare = text === day;
  return Date.parse(bare ? `${text}T${endOfDay ? '23:59:59.999' : '00:00:00'}Z` : text);
}
