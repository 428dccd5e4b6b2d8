import type { Budget } from './budget.ts';
import type { SchemaNode } from './schema-document.ts';

/** Does a value validate? Undefined when it cannot be determined: a format, a pattern that is not understood. */
export type Truth = boolean | undefined;

/**
 * How much of a schema is looked at. The types: `type`, `enum` and `const`, through references, branches, properties and
 * items; whatever that rejects, the whole rejects, too. The whole: every keyword.
 */
export type Aspect = 'types' | 'whole';

export interface Evaluation {
  readonly budget: Budget;
  readonly aspect: Aspect;
  /** Whether a text counts as one of its format, which is unknown here. */
  readonly trustFormats?: boolean;
}

/** Validates a value against a schema, in the way in which the value around it is validated. */
export type Judge = (node: SchemaNode, value: unknown) => Truth;

/** The conjunction of several answers. */
export function both(...truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}
