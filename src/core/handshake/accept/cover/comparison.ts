import { TooMuch, type Budget } from '../../../json-schema/budget.ts';
import { evaluate } from '../../../json-schema/evaluate.ts';
import type { Aspect, Truth } from '../../../json-schema/truth.ts';
import { ACCEPTS, deeper, found, Gathering, nameOf, type At, type Outcome } from '../outcome.ts';
import { bySize, samplesWith, type Samples } from '../../../json-schema/samples.ts';
import { isReadTwoWays, keywordOf, numberOf, type SchemaNode } from '../../../json-schema/schema-document.ts';
import type { Conjunction, EndlessShape, Shape, ValuesShape } from '../../../json-schema/shape.ts';
import { shapesOf } from '../../../json-schema/shapes.ts';
import { below, type Where } from '../../../json-schema/where.ts';
import { once } from '../../../value/once.ts';

/** Compares an alternative of the contract with everything that a subschema of the tool says. */
type CoverKeywords = (meeting: Meeting, shape: EndlessShape) => Outcome;

/** Values that are kept for building a witness. */
const KEPT = 6;

/** One alternative of the contract that meets one subschema of the tool. */
export class Meeting {
  readonly comparison: Comparison;
  readonly shape: Shape;
  readonly tool: SchemaNode;
  readonly at: At;

  constructor(comparison: Comparison, shape: Shape, tool: SchemaNode, at: At) {
    this.comparison = comparison;
    this.shape = shape;
    this.tool = tool;
    this.at = at;
  }

  /** Compares the same alternative with a part of the subschema that speaks of the same value. */
  with(part: SchemaNode): Outcome {
    return this.comparison.coversShape(this.shape, part, deeper(this.at));
  }

  /** The number that the subschema states for a keyword. */
  number(keyword: string): number | undefined {
    return numberOf(this.tool, keyword);
  }

  /** What a keyword of the subschema has against the alternative, with values that show it. */
  refuse(keyword: string, reason: string, candidates: readonly unknown[] = []): Outcome {
    return this.refuseAt(below(this.tool.where, keyword), reason, candidates);
  }

  /**
   * What speaks against the subschema, with values that show it: those that the contract allows and the tool certainly rejects.
   *
   * @param where the place in the tool that decides
   */
  refuseAt(where: Where | undefined, reason: string, candidates: readonly unknown[] = []): Outcome {
    const { comparison, shape, tool, at } = this;
    const { samples } = comparison;
    const rejected = bySize([...candidates, ...samples.ofShape(shape)]).filter(
      (value) => comparison.accepts(tool, value) === false && samples.allows(shape.all, value) === true,
    );
    if (rejected.length === 0) return found(at, where, isReadTwoWays(tool) ? READ_TWO_WAYS : withoutExample(reason));
    return found(at, where, reason, rejected.slice(0, KEPT));
  }

  /**
   * Whether the contract itself states the same keywords as the tool, so that what they mean need not be understood.
   * A reference may lead to something else in the other document, so values with one are never the same.
   */
  statesTheSame(...keywords: readonly string[]): boolean {
    return this.shape.all.some(
      (node) =>
        !isReadTwoWays(node) &&
        keywords.every((keyword) => sameText(keywordOf(node, keyword), keywordOf(this.tool, keyword))),
    );
  }
}

/**
 * One comparison of a contract with a tool: does the tool take every value that the contract allows? Of the types the first
 * thing that speaks against the tool decides; of the whole everything is gathered.
 */
export class Comparison {
  readonly budget: Budget;
  readonly aspect: Aspect;
  /** Values that the contract allows. */
  readonly samples: Samples;
  readonly #coverKeywords: CoverKeywords;
  readonly #taken: Samples;
  /** Many references to one subschema are one question. */
  readonly #covered = new WeakMap<Shape, Map<SchemaNode, Outcome>>();
  readonly #known = new Map<string, Outcome>();
  /** Keys of what is known in the order in which they were first asked. */
  readonly #order: string[] = [];

  constructor(budget: Budget, aspect: Aspect, coverKeywords: CoverKeywords) {
    this.#coverKeywords = coverKeywords;
    this.budget = budget;
    this.aspect = aspect;
    this.samples = samplesWith(budget, aspect === 'whole');
    this.#taken = samplesWith(budget, false);
  }

  /** Something to gather outcomes in that must all accept. */
  gathering(): Gathering {
    return new Gathering(this.aspect === 'types');
  }

  /** Compares one place of the contract with a subschema of the tool. */
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
    if (outcome.obstacles.length > 0)
      for (const later of this.#order.splice(learned))
        if (this.#known.get(later)?.obstacles.length === 0) this.#known.delete(later);
    this.#known.set(key, outcome);
    return outcome;
  }

  /** Compares one alternative of the contract with a subschema of the tool, whose keywords must all take it. */
  coversShape(shape: Shape, tool: SchemaNode, at: At): Outcome {
    this.budget.spend(at.depth);
    if (tool.schema === true) return ACCEPTS;
    const meeting = new Meeting(this, shape, tool, at);
    if (tool.schema === false)
      return meeting.refuseAt(tool.where, `the tool takes no ${at.name === '' ? 'arguments' : nameOf(at)}`);
    if (shape.kind === 'values') return this.#coversValues(meeting, shape);
    const covered = once(this.#covered, shape, () => new Map<SchemaNode, Outcome>());
    return once(covered, tool, () => this.#coverKeywords(meeting, shape));
  }

  // Few values are tried one by one, so nothing is left open but patterns and formats.
  #coversValues(meeting: Meeting, { values }: ValuesShape): Outcome {
    const { tool, at } = meeting;
    const answers = values.map((value) => this.accepts(tool, value));
    if (answers.includes(false)) {
      const rejected = values.filter((_, i) => answers[i] === false);
      const [first] = bySize(rejected);
      return meeting.refuseAt(tool.where, `the tool does not take ${show(first)} as ${nameOf(at)}`, rejected);
    }
    if (!answers.includes(undefined)) return ACCEPTS;
    return found(at, tool.where, `whether the tool takes every allowed value of ${nameOf(at)} cannot be determined`);
  }

  /** Whether the tool's schema takes a value, as far as this comparison looks. */
  accepts(tool: SchemaNode, value: unknown): Truth {
    return evaluate(tool, value, { budget: this.budget, aspect: this.aspect });
  }

  /** Some values that a part of the tool takes: what shows that a tool excludes them, where the contract allows them. */
  taken(part: SchemaNode): readonly unknown[] {
    try {
      return this.#taken.of([part]);
    } catch (error) {
      // Without an example the obstacle stands all the same.
      if (error instanceof TooMuch) return [];
      throw error;
    }
  }

  /**
   * The first of some values that a contract certainly allows and a tool rejects, both to the letter.
   *
   * @param values by default small calls of the contract
   */
  witness(contract: SchemaNode, tool: SchemaNode, values = this.samples.of([contract])): unknown {
    const whole = { budget: this.budget, aspect: 'whole' } as const;
    return values.find(
      (value) => evaluate(tool, value, whole) === false && this.samples.allows([contract], value) === true,
    );
  }
}

const READ_TWO_WAYS = 'keywords stand next to a $ref, which draft-07 validators read in two ways';
const NO_EXAMPLE = ', but no example of it was found';

/** The reason of a doubt that would be a refusal with an example. */
export function withoutExample(reason: string): string {
  return reason.endsWith(NO_EXAMPLE) || reason.endsWith('cannot be determined') ? reason : reason + NO_EXAMPLE;
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
