import { quote } from '../../text/printable.ts';
import type { Answer } from './acceptance.ts';
import type { Where } from '../../json-schema/where.ts';

/** Where a comparison stands: the value's place in the arguments and in the contract's schema. */
export interface At {
  /** Property path of the value, such as `options.cwd` or `files[]`; empty for the arguments themselves. */
  readonly name: string;
  readonly contract: Where | undefined;
  readonly depth: number;
  /** At the arguments themselves only what the contract requires is decisive (docs/format.md 2.3). */
  readonly root: boolean;
}

/** The place of the arguments themselves. */
export const ARGUMENTS: At = { name: '', contract: undefined, depth: 0, root: true };

/** One thing that speaks against a subschema of the tool. */
export interface Obstacle {
  readonly reason: string;
  readonly contract: Where | undefined;
  readonly tool: Where | undefined;
  /**
   * Values of this place that the contract allows and the tool rejects, the smallest first. Without one the tool may be
   * right in a way that is not understood here: then it cannot be determined.
   */
  readonly rejected: readonly unknown[];
}

/** What comparing one place of a contract with one subschema of a tool gave. */
export interface Outcome {
  /** None: the subschema takes every value that the contract allows there. */
  readonly obstacles: readonly Obstacle[];
  /** For an object: which of the contract's properties the tool names. */
  readonly named: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export const ACCEPTS: Outcome = { obstacles: [], named: NONE };

/** What the obstacles of an outcome come to. */
export function answerOf({ obstacles }: Outcome): Answer {
  if (obstacles.some(({ rejected }) => rejected.length > 0)) return 'refuses';
  return obstacles.length > 0 ? 'unknown' : 'accepts';
}

/** An outcome that says which properties are named, and nothing against the tool. */
export function naming(names: Iterable<string>): Outcome {
  return { obstacles: [], named: new Set(names) };
}

/** An outcome with one obstacle. */
export function found(at: At, tool: Where | undefined, reason: string, rejected: readonly unknown[] = []): Outcome {
  return { obstacles: [{ reason, contract: at.contract, tool, rejected }], named: NONE };
}

/** The same outcome with each obstacle turned into another. */
export function mapObstacles(outcome: Outcome, change: (obstacle: Obstacle) => Obstacle): Outcome {
  return outcome.obstacles.length === 0 ? outcome : { ...outcome, obstacles: outcome.obstacles.map(change) };
}

/** More of them about one place do not help; they are what a hostile schema has thousands of. */
const MAX_OBSTACLES = 64;

/**
 * Gathers outcomes that must all accept. It is filled by plain loops: schemas nest hundreds of levels deep, and each
 * function in between costs stack.
 */
export class Gathering {
  readonly #obstacles = new Map<string, Obstacle>();
  #named: Set<string> | undefined;
  readonly #first: boolean;
  #refused = false;

  /** @param first whether one refusal is enough, so that nothing after it matters */
  constructor(first: boolean) {
    this.#first = first;
  }

  /** @returns whether nothing can change the result any more */
  add(outcome: Outcome): boolean {
    if (outcome === ACCEPTS) return this.refused;
    for (const obstacle of outcome.obstacles) {
      if (obstacle.rejected.length > 0) this.#refused = true;
      const known = this.#obstacles.get(obstacle.reason);
      // One with an example says more than the same without.
      const isBetter = known?.rejected.length === 0 && obstacle.rejected.length > 0;
      if (known === undefined ? this.#obstacles.size < MAX_OBSTACLES : isBetter)
        this.#obstacles.set(obstacle.reason, obstacle);
    }
    for (const name of outcome.named) (this.#named ??= new Set()).add(name);
    return this.refused;
  }

  /** Adds each until nothing can change the result any more. */
  addAll(outcomes: Iterable<Outcome>): void {
    for (const outcome of outcomes) if (this.add(outcome)) return;
  }

  get refused(): boolean {
    return this.#first && this.#refused;
  }

  get result(): Outcome {
    if (this.#obstacles.size === 0) return this.#named === undefined ? ACCEPTS : naming(this.#named);
    const obstacles = [...this.#obstacles.values()];
    if (!this.#first) return { obstacles, named: this.#named ?? NONE };
    const decisive = obstacles.find(({ rejected }) => rejected.length > 0) ?? obstacles[0];
    return { obstacles: decisive === undefined ? [] : [decisive], named: NONE };
  }
}

/** The place as a message names it. */
export function nameOf(at: At): string {
  return at.name === '' ? 'the arguments' : quote(at.name);
}

/** A sentence with the place it is about. */
export function textAt(at: At, text: string): string {
  return at.name === '' ? text : `${quote(at.name)}: ${text}`;
}

/** The place of a property. */
export function atProperty(at: At, name: string, contract: Where | undefined): At {
  return { name: at.name === '' ? name : `${at.name}.${name}`, contract, depth: at.depth + 1, root: false };
}

/** The place of the items of an array. */
export function atItem(at: At, index: number | undefined, contract: Where | undefined): At {
  return { name: `${at.name}[${index ?? ''}]`, contract, depth: at.depth + 1, root: false };
}

/** The same place one subschema deeper. */
export function deeper(at: At): At {
  return { ...at, depth: at.depth + 1 };
}
