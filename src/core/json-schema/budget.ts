import { once } from '../value/once.ts';
import type { SchemaNode } from './schema-document.ts';

/** Thrown when a decision would take too long or nest too deep; the answer is then "unknown". */
export class TooMuch extends Error {}

/** What is said of a tool that is not looked at any more. */
export const HOST_TOO_MUCH = "the host's schemas take too many steps";

/** Levels of schema inside schema that are followed. */
export const MAX_DEPTH = 700;

/** Steps that all decisions about one host share: a thousand hostile tools must not cost a thousand times the limit. */
export class Pool {
  #left = 200_000;

  /** Gives a little for one more decision, while something is left; ordinary tools take less than that. */
  grow(): void {
    if (!this.exhausted) this.#left += 60;
  }

  get exhausted(): boolean {
    return this.#left <= 0;
  }

  /** @returns whether a step was left */
  take(): boolean {
    return --this.#left >= 0;
  }
}

/** Counts the steps of one decision, so that no pair of schemas keeps the process busy. */
export class Budget {
  readonly #truths = new Map<string, WeakMap<SchemaNode, Map<unknown, boolean | undefined>>>();
  #left = 100_000;
  readonly #pool: Pool | undefined;

  constructor(pool?: Pool) {
    this.#pool = pool;
  }

  /**
   * What is known of values against one subschema, by how much of it was looked at: a value that many references lead to is
   * validated once. Values are told apart by identity.
   */
  truthsOf(node: SchemaNode, aspect: string, trustFormats: boolean): Map<unknown, boolean | undefined> {
    const nodes = once(this.#truths, `${aspect} ${trustFormats}`, () => new WeakMap());
    return once(nodes, node, () => new Map());
  }

  /** @throws TooMuch when the steps are used up or `depth` is too deep */
  spend(depth: number): void {
    if (--this.#left < 0) throw new TooMuch('comparing the schemas takes too many steps');
    if (this.#pool?.take() === false) throw new TooMuch(HOST_TOO_MUCH);
    if (depth > MAX_DEPTH) throw new TooMuch(`the schemas nest more than ${MAX_DEPTH} levels deep`);
  }
}
