import type { RuleId } from '../../../generated/rule-facts.ts';

/**
 * What a CAL may look like, as data: the walk over a document, the JSON Schema for editors and the property tests are made
 * from the one declaration in cal.ts. Rule ids name the rule that reports a value which does not fit.
 */
export type Shape =
  | ObjectShape
  | MapShape
  | VariantShape
  | ListShape
  | StringShape
  | EnumShape
  | IntegerShape
  | BooleanShape
  | ConditionShape
  | AnyShape;

interface Base {
  /** For editors: one sentence. */
  readonly description?: string;
}

/** A mapping with a closed set of properties. */
export interface ObjectShape extends Base {
  readonly kind: 'object';
  /** How messages call it: `RAC item`, `the check`. */
  readonly noun: string;
  /** Property that names one of several, for messages. */
  readonly label?: string;
  readonly required: readonly string[];
  readonly properties: ReadonlyMap<string, Shape>;
  /** At least one of these; `rule` reports when none is there. */
  readonly oneOf?: { readonly names: readonly string[]; readonly rule: RuleId };
  /** Properties that are required where another one has a value; a rule of its own reports them. */
  readonly needs?: readonly {
    readonly property: string;
    readonly value: string;
    readonly required: readonly string[];
  }[];
  /** Every fault in it is reported by this rule. */
  readonly area?: RuleId;
}

/** A mapping with free keys; `keys` restricts them. */
export interface MapShape extends Base {
  readonly kind: 'map';
  readonly noun: string;
  readonly keys?: Format;
}

/** A mapping whose closed set of properties hangs on the value of one of them. */
export interface VariantShape extends Base {
  readonly kind: 'variant';
  readonly noun: string;
  readonly label?: string;
  readonly tag: string;
  /** For editors: what the tag says, in one sentence. */
  readonly tagDescription: string;
  readonly variants: ReadonlyMap<string, ObjectShape>;
  /** Reports a tag that is not one of the variants. */
  readonly rule: RuleId;
  /** Reports a property of another variant; without it, it is an unknown property like any other. */
  readonly mixed?: RuleId;
}

export interface ListShape extends Base {
  readonly kind: 'list';
  readonly items: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly unique?: boolean;
}

/** A named format of a string. */
export interface Format {
  readonly test: (text: string) => boolean;
  /** The same in a JSON Schema, as far as it can be said there. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** `an id: a lower-case letter, then …`; completes "must be". */
  readonly words: string;
  readonly rule: RuleId;
  /** What a text that does not fit may have been meant to be; shown only when it fits itself. */
  readonly suggest?: (text: string) => string | undefined;
  /** The value is not shown: it may be a key. */
  readonly secret?: boolean;
}

export interface StringShape extends Base {
  readonly kind: 'string';
  readonly format?: Format;
  /** Default 1: an empty text says nothing. */
  readonly minLength?: number;
  /** In code points, as JSON Schema counts. */
  readonly maxLength?: number;
  /** Reports a text that is too long, empty or blank; default `cal/empty-value` and `cal/too-long`. */
  readonly lengthRule?: RuleId;
}

/** One of some texts; `was` is how messages call the value: `kind`, `operator`. */
export interface EnumShape extends Base {
  readonly kind: 'enum';
  readonly was: string;
  readonly values: readonly string[];
  readonly rule: RuleId;
}

export interface IntegerShape extends Base {
  readonly kind: 'integer';
  readonly minimum: number;
  readonly rule: RuleId;
}

export interface BooleanShape extends Base {
  readonly kind: 'boolean';
  readonly default?: boolean;
}

/** The condition of an edge (docs/format.md 15). */
export interface ConditionShape extends Base {
  readonly kind: 'condition';
}

export interface AnyShape extends Base {
  readonly kind: 'any';
}

/** Anything: another part of the shape, or a rule, judges it. */
export const any: Shape = { kind: 'any' };
/** A text that is not blank. */
export const text: StringShape = { kind: 'string' };
/**
 * A mapping with these properties and no others.
 *
 * @param noun how messages call it
 * @param required names of those that must be there
 */
export const object = (
  noun: string,
  required: readonly string[],
  properties: Readonly<Record<string, Shape>>,
  more: Omit<ObjectShape, 'kind' | 'noun' | 'required' | 'properties'> = {},
): ObjectShape => ({ kind: 'object', noun, required, properties: new Map(Object.entries(properties)), ...more });
/** A whole number from `minimum` up; `rule` reports any other value. */
export const integer = (minimum: number, rule: RuleId): IntegerShape => ({ kind: 'integer', minimum, rule });
/** A text of a format. */
export const string = (of: Format): StringShape => ({ kind: 'string', format: of });
/** The shape with a sentence for editors and for the reference page. */
export const said = <S extends Shape>(description: string, shape: S): S => ({ ...shape, description });
export const list = (items: Shape, limits: Omit<ListShape, 'kind' | 'items'> = {}): ListShape => ({
  kind: 'list',
  items,
  ...limits,
});
/** One of a closed set of texts; `was` is what messages call it. */
export const choice = (was: string, values: readonly string[], rule: RuleId): EnumShape => ({
  kind: 'enum',
  was,
  values,
  rule,
});
