import type { SchemaNode } from '../schema/schema-document.ts';

/** What is known of pairs of something and a subschema: many references to one subschema are one question. */
export class Pairs<A extends object, V> {
  readonly #known = new WeakMap<A, Map<SchemaNode, V>>();

  /** The answer for a pair, worked out when it is asked for first. */
  of(first: A, node: SchemaNode, work: () => V): V {
    let answers = this.#known.get(first);
    if (answers === undefined) this.#known.set(first, (answers = new Map()));
    const known = answers.get(node);
    if (known !== undefined) return known;
    const answer = work();
    answers.set(node, answer);
    return answer;
  }
}
