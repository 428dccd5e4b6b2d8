import { TooMuch, type Budget } from '../budget.ts';
import { coverArray } from './array.ts';
import { coverBranches, hasBranches } from './branches.ts';
import { coverObject } from './object.ts';
import { coverNumber, coverString, coverTypeAndValues } from './scalar.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Aspect, Truth } from '../evaluate/truth.ts';
import { show, withoutExample, type Comparison } from './comparison.ts';
import { ACCEPTS, deeper, found, Gathering, nameOf, type At, type Outcome } from '../outcome.ts';
import { Pairs } from './pairs.ts';
import { bySize, Samples } from '../shape/samples.ts';
import { isReadTwoWays, listOf, targetsOf, type SchemaNode } from '../schema/schema-document.ts';
import type { Conjunction, EndlessShape, Shape, ValuesShape } from '../shape/shape.ts';
import { shapesOf } from '../shape/shapes.ts';
import type { Where } from '../schema/where.ts';

/** Values that are kept for building a witness. */
const KEPT = 6;

/** Compares with everything that a tool's schema says. */
export class SchemaComparison implements Comparison {
  readonly budget: Budget;
  readonly aspect: Aspect;
  readonly samples: Samples;
  readonly #taken: Samples;
  readonly #covered = new Pairs<Shape, Outcome>();
  readonly #known = new Map<string, Outcome>();
  /** Keys of what is known in the order in which they were first asked. */
  readonly #order: string[] = [];

  constructor(budget: Budget, aspect: Aspect) {
    this.budget = budget;
    this.aspect = aspect;
    this.samples = new Samples(budget, aspect === 'whole');
    this.#taken = new Samples(budget, false);
  }

  gathering(): Gathering {
    return new Gathering(this.aspect === 'types');
  }

  covers(conjunction: Conjunction, tool: SchemaNode, at: At): Outcome {
    this.budget.spend(at.depth);
    if (tool.schema === true) return ACCEPTS;
    const key = `${conjunction.map(({ id }) => id).join(' ')}>${tool.id}`;
    const known = tool.schema === false ? undefined : this.#known.get(key);
    if (known !== undefined) return known;
    // A recursive schema meets itself again: what is being compared is taken to hold until something speaks against it.
    this.#known.set(key, ACCEPTS);
    const learned = this.#order.push(key);
    const gathering = this.gathering();
    for (const shape of shapesOf(conjunction, this.budget)) if (gathering.add(this.coversShape(shape, tool, at))) break;
    const outcome = gathering.result;
    // What was found to hold while that was taken to hold is forgotten when it does not; what speaks against a tool stays.
    if (outcome.findings.length > 0)
      for (const later of this.#order.splice(learned))
        if (this.#known.get(later)?.findings.length === 0) this.#known.delete(later);
    this.#known.set(key, outcome);
    return outcome;
  }

  coversShape(shape: Shape, tool: SchemaNode, at: At): Outcome {
    this.budget.spend(at.depth);
    if (tool.schema === true) return ACCEPTS;
    if (tool.schema === false)
      return this.refuse(shape, tool, at, `the tool takes no ${at.name === '' ? 'arguments' : nameOf(at)}`);
    if (shape.kind === 'values') return this.#coversValues(shape, tool, at);
    return this.#covered.of(shape, tool, () => this.#coversKeywords(shape, tool, at));
  }

  #coversKeywords(shape: EndlessShape, tool: SchemaNode, at: At): Outcome {
    const gathering = this.gathering();
    for (const target of targetsOf(tool)) gathering.add(this.coversShape(shape, target, deeper(at)));
    if (gathering.add(coverTypeAndValues(this, shape, tool, at))) return gathering.result;
    for (const part of listOf(tool, 'allOf')) gathering.add(this.coversShape(shape, part, deeper(at)));
    if (hasBranches(tool)) coverBranches(this, shape, tool, at, gathering);
    if (gathering.refused) return gathering.result;
    if (shape.kind === 'number') gathering.addAll(coverNumber(this, shape, tool, at));
    else if (shape.kind === 'string') gathering.addAll(coverString(this, shape, tool, at));
    else if (shape.kind === 'array') coverArray(this, shape, tool, at, gathering);
    else coverObject(this, shape, tool, at, gathering);
    return gathering.result;
  }

  // Few values are tried one by one, so nothing is left open but patterns and formats.
  #coversValues(shape: ValuesShape, tool: SchemaNode, at: At): Outcome {
    const answers = shape.values.map((value) => this.accepts(tool, value));
    if (answers.includes(false)) {
      const rejected = shape.values.filter((_, i) => answers[i] === false);
      const [first] = bySize(rejected);
      return this.refuse(shape, tool, at, `the tool does not take ${show(first)} as ${nameOf(at)}`, rejected);
    }
    if (!answers.includes(undefined)) return ACCEPTS;
    return found(at, tool.where, `whether the tool takes every allowed value of ${nameOf(at)} cannot be told`);
  }

  accepts(tool: SchemaNode, value: unknown): Truth {
    return evaluate(tool, value, { budget: this.budget, aspect: this.aspect });
  }

  taken(part: SchemaNode): readonly unknown[] {
    try {
      return this.#taken.of([part]);
    } catch (error) {
      // Without an example the finding stands all the same.
      if (error instanceof TooMuch) return [];
      throw error;
    }
  }

  isWitness(contract: SchemaNode, tool: SchemaNode, value: unknown): boolean {
    const whole = { budget: this.budget, aspect: 'whole' } as const;
    return evaluate(tool, value, whole) === false && this.samples.allows([contract], value) === true;
  }

  refuse(
    shape: Shape,
    tool: SchemaNode,
    at: At,
    reason: string,
    candidates: readonly unknown[] = [],
    where: Where | undefined = tool.where,
  ): Outcome {
    const tried = bySize([...candidates, ...this.samples.ofShape(shape)]);
    const rejected = tried.filter(
      (value) => this.accepts(tool, value) === false && this.samples.allows(shape.all, value) === true,
    );
    if (rejected.length === 0) return found(at, where, isReadTwoWays(tool) ? READ_TWO_WAYS : withoutExample(reason));
    return found(at, where, reason, rejected.slice(0, KEPT));
  }
}

const READ_TWO_WAYS = 'keywords stand beside a $ref, which validators of draft-07 read in two ways';
