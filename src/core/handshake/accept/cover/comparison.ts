import type { Budget } from '../budget.ts';
import type { Aspect, Truth } from '../evaluate/truth.ts';
import type { At, Gathering, Outcome } from '../outcome.ts';
import { isReadTwoWays, keywordOf, type SchemaNode } from '../schema/schema-document.ts';
import type { Where } from '../schema/where.ts';
import type { Samples } from '../shape/samples.ts';
import type { Conjunction, Shape } from '../shape/shape.ts';

/**
 * One comparison of a contract with a tool: does the tool take every value that the contract allows? Of the types the first
 * thing that speaks against the tool decides; of the whole everything is gathered.
 */
export interface Comparison {
  readonly budget: Budget;
  readonly aspect: Aspect;
  /** Values that the contract allows. */
  readonly samples: Samples;
  /** Something to gather outcomes in that must all accept. */
  gathering(): Gathering;
  /** Compares one place of the contract with a subschema of the tool. */
  covers(conjunction: Conjunction, tool: SchemaNode, at: At): Outcome;
  /** Compares one alternative of the contract with a subschema of the tool, whose keywords must all take it. */
  coversShape(shape: Shape, tool: SchemaNode, at: At): Outcome;
  /** Whether the tool's schema takes a value, as far as this comparison looks. */
  accepts(tool: SchemaNode, value: unknown): Truth;
  /** Some values that a part of the tool takes: what shows that a tool excludes them, where the contract allows them. */
  taken(part: SchemaNode): readonly unknown[];
  /** Whether it is certain that a contract allows a value and the tool rejects it, both to the letter. */
  isWitness(contract: SchemaNode, tool: SchemaNode, value: unknown): boolean;
  /**
   * What speaks against a subschema, with values that show it: those that the contract allows and the tool certainly rejects.
   */
  refuse(
    shape: Shape,
    tool: SchemaNode,
    at: At,
    reason: string,
    candidates?: readonly unknown[],
    where?: Where,
  ): Outcome;
}

const NO_EXAMPLE = ', but no example of it was found';

/** The reason of a doubt that would be a refusal with an example. */
export function withoutExample(reason: string): string {
  return reason.endsWith(NO_EXAMPLE) || reason.endsWith('cannot be told') ? reason : reason + NO_EXAMPLE;
}

/**
 * Whether the contract itself states the same keywords as the tool, so that what they mean need not be understood.
 * A reference may lead to something else in the other document, so values with one are never the same.
 */
export function statesTheSame(shape: Shape, tool: SchemaNode, keywords: readonly string[]): boolean {
  return shape.all.some(
    (node) =>
      !isReadTwoWays(node) && keywords.every((keyword) => sameText(keywordOf(node, keyword), keywordOf(tool, keyword))),
  );
}

function sameText(a: unknown, b: unknown): boolean {
  const text = JSON.stringify(a);
  return text === JSON.stringify(b) && !/"\$\w*[rR]ef":/.test(text ?? '');
}

/** A value in a message: its JSON text, cut. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
