import { quote } from '../../printable.ts';
import type { Answer } from './acceptance.ts';
import type { Where } from './where.ts';

/** Where a comparison stands: the value's place in the arguments and in the contract's schema. */
export interface At {
  /** Property path of the value, such as `options.cwd` or `files[]`; empty for the arguments themselves. */
  readonly name: string;
  readonly contract: Where | undefined;
  readonly depth: number;
  /** At the arguments themselves only what the contract requires is decisive (specification 2.3). */
  readonly root: boolean;
}

/** What comparing one place of a contract with one subschema of a tool gave. */
export interface Outcome {
  readonly answer: Answer;
  readonly reason: string;
  readonly contract: Where | undefined;
  readonly tool: Where | undefined;
  /** With "refuses": values of this place that the contract allows and the tool rejects, the smallest first. */
  readonly rejected: readonly unknown[];
  readonly warnings: readonly string[];
  /** With "accepts", for an object: which of the contract's properties the tool names. */
  readonly named: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export const ACCEPTS: Outcome = {
  answer: 'accepts',
  reason: '',
  contract: undefined,
  tool: undefined,
  rejected: [],
  warnings: [],
  named: NONE,
};

export function acceptWith(warnings: readonly string[], named: ReadonlySet<string> = NONE): Outcome {
  return warnings.length === 0 && named.size === 0 ? ACCEPTS : { ...ACCEPTS, warnings, named };
}

export function unknownAt(at: At, tool: Where | undefined, reason: string): Outcome {
  return { ...ACCEPTS, answer: 'unknown', reason, contract: at.contract, tool };
}

/**
 * Gathers outcomes that must all accept: the first refusal decides, then the first doubt. It is filled by plain loops:
 * schemas nest hundreds of levels deep, and each function in between costs stack.
 */
export class Gathering {
  #refusal: Outcome | undefined;
  #doubt: Outcome | undefined;
  #warnings: Set<string> | undefined;
  #named: Set<string> | undefined;

  /** @returns whether nothing can change the result any more */
  add(outcome: Outcome): boolean {
    if (outcome === ACCEPTS) return this.#refusal !== undefined;
    if (outcome.answer === 'refuses') this.#refusal ??= outcome;
    if (outcome.answer === 'unknown') this.#doubt ??= outcome;
    for (const warning of outcome.warnings) (this.#warnings ??= new Set()).add(warning);
    for (const name of outcome.named) (this.#named ??= new Set()).add(name);
    return this.#refusal !== undefined;
  }

  /** Adds each until nothing can change the result any more. */
  addAll(outcomes: Iterable<Outcome>): void {
    for (const outcome of outcomes) if (this.add(outcome)) return;
  }

  get refused(): boolean {
    return this.#refusal !== undefined;
  }

  get result(): Outcome {
    return this.#refusal ?? this.#doubt ?? acceptWith([...(this.#warnings ?? [])], this.#named);
  }
}

/** The result of outcomes that must all accept. */
export function everyOutcome(outcomes: Iterable<Outcome>): Outcome {
  const gathering = new Gathering();
  gathering.addAll(outcomes);
  return gathering.result;
}

/** The place as a message names it. */
export function nameOf(at: At): string {
  return at.name === '' ? 'the arguments' : quote(at.name);
}

/** A warning with the place it is about. */
export function warnAt(at: At, text: string): string {
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
