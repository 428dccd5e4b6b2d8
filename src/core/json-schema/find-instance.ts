import { Budget, TooMuch, type Pool } from './budget.ts';
import { itemSchemas } from './array.ts';
import { evaluate, typesOf } from './evaluate.ts';
import { exampleOf } from './formats.ts';
import { jsonTypeOf, objectOf } from './json.ts';
import { dependenciesOf, propertySchemas } from './object.ts';
import { findTexts } from './pattern.ts';
import {
  childOf,
  constOf,
  isReadTwoWays,
  keywordOf,
  listOf,
  namesIn,
  numbersOf,
  requiredBy,
  targetsOf,
  textsOf,
  type SchemaNode,
} from './schema-document.ts';
import { both, type Truth } from './truth.ts';
import { samplesWith } from './samples.ts';
import { once } from '../value/once.ts';
import type { Conjunction } from './shape.ts';

/** Candidates that are judged for the value itself, and for each value inside it. */
const MOST = 4000;
const MOST_INSIDE = 400;
const MOST_OF_A_LENGTH = 60;
/** Values of one kind that are kept, where nothing asks for more different ones. */
const KEPT = 3;
const MOST_KEPT = 40;
/** Levels of values inside values. */
const MAX_DEPTH = 6;
/** Lengths of lists that are tried. */
const LONGEST = 24;

/** How {@link findInstance} looks. */
export interface Looking {
  /** Schemas that name the members which may be sent, wherever one of them speaks of an object; without it, any may. */
  readonly senders?: ReadonlySet<SchemaNode>;
  /** Whether a text counts as one of its format, which cannot be determined. */
  readonly trustFormats?: boolean;
  readonly pool?: Pool | undefined;
}

/**
 * A value that all of some schemas allow, or perhaps do: a pattern that is not understood leaves it open. Undefined when none was
 * found.
 *
 * Whatever a keyword says of an object or a list hangs on which members there are and on what the schemas inside say of each. So
 * for each place one value is made for each combination of their answers, the negated and conditional ones among them, and the
 * values of a place are put together from those of the places inside it. Every value is judged by {@link evaluate} before it
 * counts.
 *
 * @throws TooMuch
 */
export function findInstance(
  schemas: Conjunction,
  looking: Looking = {},
): { readonly value: unknown; readonly sure: boolean } | undefined {
  const [simple] = looking.senders === undefined ? simplest(schemas, looking.pool) : [];
  if (simple !== undefined) return { value: simple, sure: true };
  const search = new Search(new Budget(looking.pool), looking);
  let perhaps: { readonly value: unknown; readonly sure: false } | undefined;
  for (const value of search.candidates(schemas, 0, KEPT)) {
    const truth = both(...search.answers(schemas, value));
    if (truth === true) return { value, sure: true };
    if (truth === undefined) perhaps ??= { value, sure: false };
  }
  return perhaps;
}

// Enough for nearly all schemas that people write.
function simplest(schemas: Conjunction, pool: Pool | undefined): readonly unknown[] {
  try {
    return samplesWith(new Budget(pool), false).of(schemas);
  } catch (error) {
    if (error instanceof TooMuch) return [];
    throw error;
  }
}

class Search {
  readonly #budget: Budget;
  readonly #looking: Looking;
  readonly #kinds = new Map<string, readonly unknown[]>();

  constructor(budget: Budget, looking: Looking) {
    this.#budget = budget;
    this.#looking = looking;
  }

  answers(schemas: Conjunction, value: unknown): Truth[] {
    const how = { budget: this.#budget, aspect: 'whole', trustFormats: this.#looking.trustFormats === true } as const;
    return schemas.map((schema) => evaluate(schema, value, how));
  }

  *candidates(schemas: Conjunction, depth: number, kept: number): Generator<unknown> {
    const parts = inPlace(schemas, this.#budget);
    yield* scalars(parts, kept, this.#budget);
    if (depth >= MAX_DEPTH) {
      yield* [[], {}];
      return;
    }
    const made = [
      ...(isRuledOut('object', schemas, depth) ? [] : [this.#objects(parts, depth)]),
      ...(isRuledOut('array', schemas, depth) ? [] : [this.#lists(parts, depth)]),
    ];
    for (const values of made) {
      let left = depth === 0 ? MOST : MOST_INSIDE;
      for (const value of values) {
        if (--left < 0) break;
        yield value;
      }
    }
  }

  /** Values of a place that differ in what its schemas say of them, those that more of them allow first. */
  #values(schemas: Conjunction, depth: number, kept = KEPT): readonly unknown[] {
    const key = `${schemas.map(({ id }) => id).join(' ')} ${depth} ${kept}`;
    const known = this.#kinds.get(key);
    if (known !== undefined) return known;
    const kinds = new Map<string, unknown[]>();
    for (const value of this.candidates(schemas, depth, kept)) {
      const answers = this.answers(schemas, value).map((truth) => (truth === true ? 'y' : truth === false ? 'n' : '?'));
      // Two values of one kind but of two types are told apart, for a schema around them may tell them apart, too.
      const kind = `${answers.join('')} ${schemas.length === 0 ? jsonTypeOf(value) : ''}`;
      const values = once(kinds, kind, () => []);
      if (values.length < kept) values.push(value);
    }
    const yes = (kind: string): number => kind.split('y').length;
    const values = [...kinds].sort(([a], [b]) => yes(b) - yes(a)).flatMap(([, each]) => each);
    this.#kinds.set(key, values);
    return values;
  }

  *#objects(parts: readonly SchemaNode[], depth: number): Generator<unknown> {
    const required = new Set(parts.flatMap(requiredBy));
    const counts = ['minProperties', 'maxProperties'].flatMap((keyword) => numbersOf(parts, keyword));
    const most = Math.max(2, ...counts.map((count) => count + 1));
    const senders = parts.filter((part) => this.#looking.senders?.has(part) === true);
    const names = [...namesOf(parts, required, most, this.#budget)].filter(
      (name) =>
        senders.length === 0 ||
        senders.some((part) => propertySchemas(part, name).named || requiredBy(part).includes(name)),
    );
    const options = names.map((name) => this.#values(schemasOf(parts, name), depth + 1));
    const base = (present: (name: string, i: number) => boolean): number[] =>
      names.map((name, i) => (present(name, i) && (options[i]?.length ?? 0) > 0 ? 0 : -1));
    const bases = [
      base((name) => required.has(name)),
      ...counts.map((count) => base((_, i) => i < count)),
      base(() => true),
    ];
    for (const choice of nearTo(
      bases,
      options.map(({ length }) => length),
    ))
      yield objectOf(names.flatMap((name, i) => (choice[i] === -1 ? [] : [[name, options[i]?.[choice[i] ?? 0]]])));
  }

  *#lists(parts: readonly SchemaNode[], depth: number): Generator<unknown> {
    const bounds = ['minItems', 'maxItems', 'minContains', 'maxContains'].flatMap((each) => numbersOf(parts, each));
    const prefixes = parts.map((part) => itemSchemas(part).prefix.length);
    const lengths = [0, 1, 2, ...[...bounds, ...prefixes].flatMap((length) => [length, length + 1])];
    const kept = Math.min(MOST_KEPT, Math.max(KEPT, ...bounds));
    for (const length of [...new Set(lengths)].filter((each) => each <= LONGEST).sort((a, b) => a - b)) {
      const options = Array.from({ length }, (_, i) => this.#values(itemsAt(parts, i), depth + 1, kept));
      if (options.some((each) => each.length === 0)) continue;
      const alike = options.map(() => 0);
      const different = options.map((each, i) => i % each.length);
      // Some of one kind, and the rest of another.
      const mixed = bounds.map((count) => options.map((each, i) => (i < count ? 0 : each.length - 1)));
      let left = MOST_OF_A_LENGTH;
      for (const choice of nearTo(
        [alike, different, ...mixed],
        options.map((each) => each.length),
        false,
      )) {
        if (--left < 0) break;
        yield choice.map((option, i) => options[i]?.[option]);
      }
    }
  }
}

// A value inside another may be of any type: a schema around it may ask for one that is not allowed there.
function isRuledOut(type: 'object' | 'array', schemas: Conjunction, depth: number): boolean {
  return (
    depth === 0 &&
    schemas.some((schema) => {
      const types = isReadTwoWays(schema) ? undefined : keywordOf(schema, 'type');
      return types !== undefined && !typesOf(types).includes(type);
    })
  );
}

/** Schemas that speak of the same value, whether it must be as they say or not. */
function inPlace(schemas: Conjunction, budget: Budget): readonly SchemaNode[] {
  const found = new Set<SchemaNode>(schemas);
  for (const node of found) {
    budget.spend(0);
    const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => listOf(node, keyword));
    const single = ['not', 'if', 'then', 'else'].flatMap((keyword) => childOf(node, keyword) ?? []);
    const more = dependenciesOf(node).flatMap(({ schema }) => schema ?? []);
    for (const part of [...targetsOf(node), ...branches, ...single, ...more])
      if (typeof part.schema === 'object') found.add(part);
  }
  return [...found];
}

function schemasOf(parts: readonly SchemaNode[], name: string): Conjunction {
  const found = parts.flatMap((part) => {
    const { schemas, perhaps } = propertySchemas(part, name);
    return [...schemas, ...perhaps, childOf(part, 'unevaluatedProperties')];
  });
  return telling(found);
}

function itemsAt(parts: readonly SchemaNode[], index: number): Conjunction {
  const found = parts.flatMap((part) => {
    const { prefix, rest } = itemSchemas(part);
    return [prefix[index] ?? rest, childOf(part, 'contains'), childOf(part, 'unevaluatedItems')];
  });
  return telling(found);
}

// True and false tell no two values apart.
function telling(nodes: readonly (SchemaNode | undefined)[]): Conjunction {
  return [...new Set(nodes.flatMap((node) => (typeof node?.schema === 'object' ? [node] : [])))];
}

function namesOf(
  parts: readonly SchemaNode[],
  required: ReadonlySet<string>,
  count: number,
  budget: Budget,
): ReadonlySet<string> {
  const listed = parts.flatMap((part) => [
    ...namesIn(part, 'properties'),
    ...dependenciesOf(part).flatMap((each) => [each.trigger, ...each.required]),
  ]);
  const rules = inPlace(telling(parts.map((part) => childOf(part, 'propertyNames'))), budget);
  const patterns = [...parts.flatMap((part) => namesIn(part, 'patternProperties')), ...textsOf(rules, 'pattern')];
  const known = rules.flatMap((rule) => [...valuesIn(rule)].filter((value) => typeof value === 'string'));
  const made = findTexts(patterns, lengthsIn(rules), Math.min(count, MOST_KEPT), budget);
  return new Set([...required, ...listed, ...known, ...made]);
}

/**
 * Choices of one option for each place, those that are nearest to one of the bases first; -1 leaves a place out.
 *
 * @param sizes how many options each place has
 */
function* nearTo(bases: readonly number[][], sizes: readonly number[], leaveOut = true): Generator<readonly number[]> {
  const deviate = function* (choice: number[], from: number, left: number): Generator<readonly number[]> {
    if (left === 0) return void (yield choice);
    for (let i = from; i < choice.length; i++)
      for (let option = leaveOut ? -1 : 0; option < (sizes[i] ?? 0); option++)
        if (option !== choice[i]) yield* deviate(choice.with(i, option), i + 1, left - 1);
  };
  const places = bases[0]?.length ?? 0;
  for (let distance = 0; distance <= places; distance++) for (const base of bases) yield* deviate(base, 0, distance);
}

function* scalars(parts: readonly SchemaNode[], kept: number, budget: Budget): Generator<unknown> {
  for (const part of parts) yield* valuesIn(part);
  yield* [null, true, false];
  yield* numbers(parts);
  for (let i = 2; i < kept; i++) yield i;
  yield* textsOf(parts, 'format').flatMap((format) => exampleOf(format) ?? []);
  yield* findTexts(textsOf(parts, 'pattern'), lengthsIn(parts), kept, budget);
}

function valuesIn(part: SchemaNode): readonly unknown[] {
  const listed = keywordOf(part, 'enum');
  return [...(Array.isArray(listed) ? (listed as unknown[]) : []), ...(constOf(part) ?? [])];
}

function numbers(parts: readonly SchemaNode[]): ReadonlySet<number> {
  const keywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
  const bounds = [...new Set(keywords.flatMap((keyword) => numbersOf(parts, keyword)))].sort((a, b) => a - b);
  const steps = numbersOf(parts, 'multipleOf');
  const all = steps.length > 1 ? [...steps, steps.reduce(commonMultiple)] : steps;
  const near = bounds.flatMap((bound, i) => {
    const between = ((bounds[i + 1] ?? bound) + bound) / 2;
    const whole = [Math.floor(bound), Math.ceil(bound)];
    const multiples = all.flatMap((step) => [Math.floor(bound / step), Math.ceil(bound / step)].map((n) => n * step));
    const places = [bound, between, Math.round(between), ...whole, ...multiples];
    return places.flatMap((n) => [0, 1, -1, 0.5, -0.5].map((step) => n + step));
  });
  const more = [...bounds, ...multiplesBeyond(bounds, all)];
  const found = [0, 1, -1, 0.5, 1.5, 3, ...near, ...more, ...all.flatMap((step) => [step, -step, 2 * step, step + 1])];
  return new Set(found.map((n) => Number(n.toPrecision(14))).filter(Number.isFinite));
}

// A bound that is a multiple itself may be excluded.
function multiplesBeyond(bounds: readonly number[], steps: readonly number[]): number[] {
  return bounds.flatMap((bound) =>
    steps.flatMap((step) => [(Math.floor(bound / step) - 1) * step, (Math.ceil(bound / step) + 1) * step]),
  );
}

function commonMultiple(a: number, b: number): number {
  let [large, small] = [Math.max(a, b), Math.min(a, b)];
  while (small > 1e-9 * Math.max(a, b)) [large, small] = [small, large % small];
  return (a / large) * b;
}

function lengthsIn(parts: readonly SchemaNode[]): number[] {
  return ['minLength', 'maxLength'].flatMap((keyword) => numbersOf(parts, keyword));
}
