import type { RuleId } from '../../../generated/rule-facts.ts';
import type { EnumShape, Format, ListShape, Shape, StringShape } from './shape.ts';

/** Anything: another part of the shape, or a rule, judges it. */
export const any: Shape = { kind: 'any' };
/** A text that is not blank. */
export const text: StringShape = { kind: 'string' };
export const properties = (shapes: Readonly<Record<string, Shape>>): ReadonlyMap<string, Shape> =>
  new Map(Object.entries(shapes));
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
