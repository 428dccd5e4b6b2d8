import { MAX_DEPTH, type Budget } from './budget.ts';
import { evaluate } from './evaluate.ts';
import { both, type Truth } from './truth.ts';
import { exampleOf } from './formats.ts';
import { objectOf } from './json.ts';
import { compilePattern } from './pattern.ts';
import type { ArrayShape, Conjunction, NumberShape, ObjectShape, Shape, StringShape } from './shape.ts';
import { shapesOf } from './shapes.ts';
import { once } from '../value/once.ts';

/** At most so many values are tried for one place of a contract. */
const MAX_SAMPLES = 12;
/** A witness has at most so many values inside. */
const MAX_SIZE = 20_000;
/** Properties that a contract does not require of which an example is made. */
const MAX_OPTIONAL = 8;

/**
 * Small values that a contract allows: what a witness is made of. Everything it gives is checked against the contract.
 *
 * @param optional whether objects with properties that the contract does not require are wanted, too
 */
export function samplesWith(budget: Budget, optional: boolean) {
  const made = new Map<string, readonly unknown[]>();
  const answers = new WeakMap<Conjunction, Map<unknown, Truth>>();
  const none = new Set<string>();
  const open = new Set<string>();
  /** Some small allowed values, the smallest first. */
  const of = (conjunction: Conjunction, depth = 0): readonly unknown[] => {
    const key = conjunction.map(({ id }) => id).join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    // What was cut off by the depth of this place says nothing of another depth.
    const here = `${depth} ${key}`;
    if (none.has(here)) return [];
    // A smallest value holds no other one of its own place.
    if (depth > MAX_DEPTH || open.has(key)) return [];
    open.add(key);
    let values: unknown[];
    try {
      values = shapesOf(conjunction, budget).flatMap((shape) => ofShape(shape, depth));
    } finally {
      open.delete(key);
    }
    const sorted = bySize(values).slice(0, MAX_SAMPLES);
    if (depth === 0 || sorted.length > 0) made.set(key, sorted);
    else none.add(here);
    return sorted;
  };
  /** Some small values of one shape. */
  const ofShape = (shape: Shape, depth = 0): unknown[] =>
    candidates(shape, depth).filter((value) => allows(shape.all, value) === true);
  /** Whether every schema of a conjunction allows a value. */
  const allows = (conjunction: Conjunction, value: unknown): Truth => {
    const known = once(answers, conjunction, () => new Map<unknown, Truth>());
    if (known.has(value)) return known.get(value);
    const how = { budget, aspect: 'whole' } as const;
    const allowed = both(...conjunction.map((node) => evaluate(node, value, how)));
    known.set(value, allowed);
    return allowed;
  };
  /** A smallest object of a shape in which the given members are fixed; undefined when a required one has no value. */
  const objectWith = (shape: ObjectShape, fixed: ReadonlyMap<string, unknown>, depth = 0): unknown => {
    const members = new Map(fixed);
    for (const name of shape.required) {
      if (members.has(name)) continue;
      const [smallest] = of(shape.properties.get(name) ?? [], depth + 1);
      if (smallest === undefined) return undefined;
      members.set(name, smallest);
    }
    return ofBearableSize(objectOf(members));
  };
  /** A smallest array of a shape that holds `value` at `index`; undefined when an item before it has no value. */
  const arrayWith = (shape: ArrayShape, index: number, value: unknown, depth = 0): unknown => {
    const items: unknown[] = [];
    for (let i = 0; i < Math.max(index + 1, Math.min(shape.minItems, 100)); i++) {
      const choices = i === index ? [value] : of(shape.prefix[i] ?? shape.rest, depth + 1);
      const item = shape.unique ? choices.find((choice) => !items.includes(choice)) : choices[0];
      if (item === undefined) return undefined;
      items.push(item);
    }
    return ofBearableSize(items);
  };
  const candidates = (shape: Shape, depth: number): unknown[] => {
    switch (shape.kind) {
      case 'values':
        return bySize(shape.values).slice(0, MAX_SAMPLES);
      case 'number':
        return numbers(shape);
      case 'string':
        return strings(shape);
      case 'array': {
        if (shape.minItems === 0) return [[]];
        const [first] = of(shape.prefix[0] ?? shape.rest, depth + 1);
        const array = first === undefined ? undefined : arrayWith(shape, 0, first, depth);
        return array === undefined ? [] : [array];
      }
      case 'object': {
        const object = objectWith(shape, new Map(), depth);
        return object === undefined ? [] : [object, ...(optional ? withOptional(shape, depth) : [])];
      }
    }
  };
  // One for each of the first properties that need not be sent, and one with all of them.
  const withOptional = (shape: ObjectShape, depth: number): unknown[] => {
    const members = [...shape.properties]
      .filter(([name]) => !shape.required.has(name))
      .slice(0, MAX_OPTIONAL)
      .flatMap(([name, conjunction]): [string, unknown][] => {
        const [smallest] = of(conjunction, depth + 1);
        return smallest === undefined ? [] : [[name, smallest]];
      });
    const objects = members.map((member) => objectWith(shape, new Map([member]), depth));
    if (members.length > 1) objects.push(objectWith(shape, new Map(members), depth));
    return objects.filter((object) => object !== undefined);
  };
  return {
    of,
    ofShape,
    allows,
    objectWith,
    arrayWith,
    /** Lists of a shape with at least `length` items, made of different values where there are some. */
    listsOf(shape: ArrayShape, length: number): unknown[] {
      const list = Array.from({ length }, (_, i) => {
        const choices = of(shape.prefix[i] ?? shape.rest, 1);
        return choices[i % Math.max(1, choices.length)];
      });
      return list.includes(undefined) || ofBearableSize(list) === undefined ? [] : [list];
    },
    /** Objects of a shape with at least `size` members, as far as the contract names or allows so many. */
    fuller(shape: ObjectShape, size: number): unknown[] {
      const members = new Map<string, unknown>();
      for (const [name, conjunction] of shape.properties) {
        const [smallest] = of(conjunction, 1);
        if (smallest !== undefined) members.set(name, smallest);
        if (members.size >= size && [...shape.required].every((required) => members.has(required))) break;
      }
      const open = shape.open[0]?.conjunction ?? [];
      const [further] = of(open, 1);
      for (let i = 1; members.size < Math.min(size, 100); i++) members.set(`x${i}`, further ?? null);
      const object = objectWith(shape, members);
      return object === undefined ? [] : [object];
    },
  };
}
export type Samples = ReturnType<typeof samplesWith>;

/** Values inside a value; counted once for each, since shared references make values of which one part is in many places. */
const SIZES = new WeakMap<object, number>();

// Written out, such a value may be as large as two to the power of its depth; a witness that long is unreadable.
function ofBearableSize<T extends object>(value: T): T | undefined {
  return sizeOf(value) > MAX_SIZE ? undefined : value;
}

function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return once(SIZES, value, () => Object.values(value).reduce<number>((size, part) => size + sizeOf(part), 1));
}

/** Distinct values, those with the shortest JSON text first. */
export function bySize(values: readonly unknown[]): unknown[] {
  const texts = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...texts].sort((a, b) => a[0].length - b[0].length).map(([, value]) => value);
}

function numbers(shape: NumberShape): number[] {
  const bounds = [shape.minimum, shape.maximum, shape.exclusiveMinimum, shape.exclusiveMaximum].filter(Number.isFinite);
  const around = (bound: number): number[] => [0, 1, -1, 0.5, -0.5].map((step) => bound + step);
  const near = bounds.flatMap((bound) => [...around(bound), Math.ceil(bound), Math.floor(bound)]);
  const multiples = shape.multiples.flatMap((step) => [
    step,
    -step,
    ...bounds.map((bound) => Math.ceil(bound / step) * step),
  ]);
  const all = [0, 1, -1, 0.5, 1.5, ...near, ...multiples];
  return [...new Set(all)].filter((value) => Number.isFinite(value) && (!shape.integer || Number.isInteger(value)));
}

function strings(shape: StringShape): string[] {
  const fill = Math.min(shape.minLength, 10_000);
  const fromPatterns = shape.patterns.flatMap((pattern) => {
    const shortest = compilePattern(pattern)?.shortest();
    if (shortest === undefined) return [];
    const last = shortest.slice(-1) || 'a';
    return [shortest, shortest + last.repeat(Math.max(0, fill - shortest.length)), 'a'.repeat(fill) + shortest];
  });
  const fromFormats = shape.formats.flatMap((format) => exampleOf(format) ?? []);
  return [...new Set(['', 'a', '0', 'aa', 'a'.repeat(fill), ...fromPatterns, ...fromFormats])];
}
