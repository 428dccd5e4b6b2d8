import { pointerOf, type Where } from '../../json-schema/where.ts';
import type { Reservation } from '../../result/results.ts';

/** The three answers of docs/format.md 18; "unknown" is never treated as "accepts". */
export type Answer = 'accepts' | 'refuses' | 'unknown';

/** Is a tool's input schema structurally accepting of a contract's (docs/format.md 2.3)? */
export interface Acceptance {
  /** By presence and type alone (docs/format.md 17). */
  readonly answer: Answer;
  /** Why, in one line. */
  readonly reason: string;
  /** RFC 6901 pointer into the contract's schema to the place that decided. */
  readonly contractPath: string;
  /** RFC 6901 pointer into the tool's schema to the place that decided. */
  readonly toolPath: string;
  /** A smallest argument object that the contract allows and the tool rejects; only with "refuses". */
  readonly witness?: unknown;
  /** With "accepts": whatever else makes the tool reject a call that the contract allows. */
  readonly reservations: readonly Reservation[];
}

/** An acceptance without witness and reservations. @param contract and `tool`: the places that decided */
export function acceptance(answer: Answer, reason: string, contract?: Where, tool?: Where): Acceptance {
  return { answer, reason, contractPath: pointerOf(contract), toolPath: pointerOf(tool), reservations: [] };
}

/** A refusal with the call that shows it, where there is one. */
export function withWitness(refusal: Acceptance, witness: unknown): Acceptance {
  return witness === undefined ? refusal : { ...refusal, witness };
}
