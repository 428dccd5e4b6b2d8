import type { SchemaNode } from './schema-document.ts';

/** A conjunction: a value is allowed when every one of these schemas allows it. The empty one allows everything. */
export type Conjunction = readonly SchemaNode[];

/** Names beyond the listed ones that a contract explicitly sends, and what it sends under them. */
export interface OpenNames {
  /** Pattern of the names; undefined for any name. */
  readonly pattern: string | undefined;
  readonly conjunction: Conjunction;
}

interface Base {
  /** Every schema that a value of this shape satisfies; what a witness is checked against. */
  readonly all: Conjunction;
}

export interface ValuesShape extends Base {
  readonly kind: 'values';
  /** Every value that is allowed: from `enum`, `const`, and the types that have few values. */
  readonly values: readonly unknown[];
}

export interface NumberShape extends Base {
  readonly kind: 'number';
  readonly integer: boolean;
  readonly minimum: number;
  readonly maximum: number;
  readonly exclusiveMinimum: number;
  readonly exclusiveMaximum: number;
  readonly multiples: readonly number[];
}

export interface StringShape extends Base {
  readonly kind: 'string';
  readonly minLength: number;
  readonly maxLength: number;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
}

export interface ArrayShape extends Base {
  readonly kind: 'array';
  readonly prefix: readonly Conjunction[];
  readonly rest: Conjunction;
  readonly minItems: number;
  readonly maxItems: number;
  readonly unique: boolean;
}

export interface ObjectShape extends Base {
  readonly kind: 'object';
  /** Every property that the contract names and does not rule out. */
  readonly properties: ReadonlyMap<string, Conjunction>;
  readonly required: ReadonlySet<string>;
  /** An absent `additionalProperties` names nothing, so it adds nothing here (docs/format.md 17). */
  readonly open: readonly OpenNames[];
}

/** One alternative of what a contract allows. Keywords that are not modelled only narrow it; `all` still holds them. */
export type Shape = ValuesShape | EndlessShape;

/** A shape whose values cannot be listed. */
export type EndlessShape = NumberShape | StringShape | ArrayShape | ObjectShape;
