/** Thrown when a decision would take too long or nest too deep; the answer is then "unknown". */
export class TooMuch extends Error {}

/** Levels of schema inside schema that are followed. */
export const MAX_DEPTH = 700;

/** Counts the steps of one decision, so that no pair of schemas keeps the process busy. */
export class Budget {
  #left: number;

  constructor(steps = 200_000) {
    this.#left = steps;
  }

  /** @throws TooMuch when the steps are used up or `depth` is too deep */
  spend(depth: number): void {
    if (--this.#left < 0) throw new TooMuch('comparing the schemas takes too many steps');
    if (depth > MAX_DEPTH) throw new TooMuch(`the schemas nest more than ${MAX_DEPTH} levels deep`);
  }
}
