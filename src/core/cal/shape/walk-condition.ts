import { isMapping } from '../../value/mapping.ts';
import { unreachable } from '../../value/unreachable.ts';
import type { Faults } from './faults.ts';
import type { Shape } from './shape.ts';
import { synonymOf } from './synonyms.ts';
import { kindOf, listed, show } from './words.ts';

/** The shapes of a condition by the property that tells them apart (docs/format.md 15). */
const SHAPES = {
  always: ['always'],
  var: ['var', 'op', 'value'],
  all: ['all'],
  any: ['any'],
  not: ['not'],
  racAvailable: ['racAvailable'],
} as const;
type ConditionKey = keyof typeof SHAPES;
const CONDITION_KEYS = Object.keys(SHAPES) as readonly ConditionKey[];

export const OPERATORS = ['eq', 'ne', 'lt', 'gt', 'le', 'ge', 'in'] as const;

const TEXT: Shape = { kind: 'string' };
const OPERATOR: Shape = { kind: 'enum', was: 'operator', values: OPERATORS, rule: 'condition/unknown-operator' };

/** Walks one property of a condition. */
type Child = (key: string, shape: Shape, value: unknown) => void;

/** Compares the value at the place of the walk with the closed grammar of conditions. */
export function walkCondition(faults: Faults, value: unknown, child: Child): void {
  if (typeof value === 'string') {
    return faults.report('condition/expression', 'a condition is data, not an expression in a string', {
      help: 'write for example {var: review.outcome, op: eq, value: done}',
    });
  }
  if (!isMapping(value)) {
    const always = value === null || value === true;
    return faults.report('cal/wrong-type', `a condition must be a mapping, not ${kindOf(value)}`, {
      help: always
        ? 'leave "when" out for an unconditional edge'
        : 'write for example {var: review.outcome, op: eq, value: done}',
    });
  }
  const condition = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(condition);
  const shapes = CONDITION_KEYS.filter((name) => Object.hasOwn(condition, name));
  const [shape] = shapes;
  if (shape === undefined) return noShape(faults, keys);
  if (shapes.length > 1) {
    return faults.report(
      'condition/not-one-shape',
      `a condition has exactly one shape, and this has ${shapes.length}: ${shapes.join(', ')}`,
      {
        help: 'combine them with {all: […]} or {any: […]}',
      },
    );
  }
  const allowed: readonly string[] = SHAPES[shape];
  const unknown = keys.filter((key) => !allowed.includes(key));
  const missing = allowed.filter((key) => !keys.includes(key));
  for (const key of unknown) faults.unknownProperty(key, missing.length > 0 ? missing : allowed, 'a condition');
  for (const key of missing) {
    if (unknown.some((name) => synonymOf(name, missing)?.word === key)) continue;
    faults.report('cal/missing-property', `a condition on a variable has no "${key}"`, {
      at: [key],
      help: `add "${key}"`,
    });
  }
  walkShapeOf(faults, shape, condition, child);
}

function walkShapeOf(
  faults: Faults,
  shape: ConditionKey,
  condition: Readonly<Record<string, unknown>>,
  child: Child,
): void {
  const value = condition[shape];
  switch (shape) {
    case 'always':
      if (value !== true) {
        faults.report('condition/not-one-shape', `"always" is ${show(value)}; only true is allowed`, {
          at: ['always'],
          help: 'leave "when" out for an unconditional edge',
        });
      }
      return;
    case 'var':
      child('var', TEXT, value);
      if (Object.hasOwn(condition, 'op')) child('op', OPERATOR, condition['op']);
      return;
    case 'racAvailable':
      return child('racAvailable', TEXT, value);
    case 'not':
      return child('not', { kind: 'condition' }, value);
    case 'all':
    case 'any':
      return child(shape, { kind: 'list', items: { kind: 'condition' }, minItems: 1 }, value);
  }
  return unreachable(shape);
}

function noShape(faults: Faults, keys: readonly string[]): void {
  const typo = keys.find((key) => synonymOf(key, CONDITION_KEYS) !== undefined);
  if (typo !== undefined) return faults.unknownProperty(typo, CONDITION_KEYS, 'a condition');
  if (keys.length > 0 && keys.every((key) => key === 'op' || key === 'value')) {
    return faults.report('cal/missing-property', 'a condition on a variable has no "var"', {
      at: ['var'],
      help: 'add "var"',
    });
  }
  faults.report(
    'condition/not-one-shape',
    keys.length === 0
      ? 'a condition is empty'
      : `a condition has none of the allowed shapes, but ${listed(keys.slice(0, 5))}`,
    {
      help: `write one of ${listed(CONDITION_KEYS)}`,
    },
  );
}
