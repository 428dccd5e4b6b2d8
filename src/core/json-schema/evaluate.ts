import { evaluateArray } from './array.ts';
import { evaluateObject } from './object.ts';
import { hasFormat } from './formats.ts';
import { codePoints, isObject, jsonEqual, jsonTypeOf } from './json.ts';
import { compilePattern } from './pattern.ts';
import { both, type Evaluation, type Judge, type Truth } from './truth.ts';
import {
  childOf,
  constOf,
  isReadTwoWays,
  isWithin,
  keywordOf,
  listOf,
  numberOf,
  targetsOf,
  type SchemaNode,
} from './schema-document.ts';

/** Validates a value against a schema, in three values: an answer of true or false is certain. */
export function evaluate(node: SchemaNode, value: unknown, how: Evaluation, depth = 0): Truth {
  const { schema } = node;
  if (typeof schema === 'boolean') return schema;
  const known = how.budget.truthsOf(node, how.aspect, how.trustFormats === true);
  if (known.has(value)) return known.get(value);
  how.budget.spend(depth);
  const truth = validate(node, value, how, depth);
  known.set(value, truth);
  return truth;
}

function validate(node: SchemaNode, value: unknown, how: Evaluation, depth: number): Truth {
  let truth: Truth = true;
  for (const target of targetsOf(node)) {
    truth = both(truth, evaluate(target, value, how, depth + 1));
    if (truth === false) return false;
  }
  const twoWays = isReadTwoWays(node);
  if (twoWays && how.aspect === 'types') return truth;
  for (const part of parts(node, value, how, depth + 1)) {
    if (part === false) return twoWays ? undefined : false;
    if (part === undefined) truth = undefined;
  }
  return truth;
}

function* parts(node: SchemaNode, value: unknown, how: Evaluation, depth: number): Generator<Truth> {
  const whole = how.aspect === 'whole';
  const judge: Judge = (part, each) => evaluate(part, each, how, depth);
  yield typeAndValues(node, value);
  for (const branch of listOf(node, 'allOf')) yield judge(branch, value);
  yield anyOf(listOf(node, 'anyOf'), value, judge);
  if (!whole) yield anyOf(listOf(node, 'oneOf'), value, judge);
  else {
    yield oneOf(listOf(node, 'oneOf'), value, judge);
    const not = childOf(node, 'not');
    const excluded = not === undefined ? false : judge(not, value);
    yield excluded === undefined ? undefined : !excluded;
    yield conditional(node, value, judge);
    if (typeof value === 'number') yield number(node, value);
    if (typeof value === 'string') yield text(node, value, how);
  }
  if (Array.isArray(value)) yield evaluateArray(node, value, whole, judge);
  else if (isObject(value)) yield evaluateObject(node, value, whole, judge);
}

function typeAndValues(node: SchemaNode, value: unknown): Truth {
  const type = keywordOf(node, 'type');
  const isOf = (name: unknown): boolean => (name === 'integer' ? Number.isInteger(value) : jsonTypeOf(value) === name);
  if (type !== undefined && !typesOf(type).some(isOf)) {
    if (value !== null || keywordOf(node, 'nullable') !== true) return false;
  }
  const values = keywordOf(node, 'enum');
  if (Array.isArray(values) && !values.some((item) => jsonEqual(item, value))) return false;
  return constOf(node)?.some((only) => !jsonEqual(only, value)) !== true;
}

/** The value of `type` as a list. */
export function typesOf(type: unknown): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}

function anyOf(branches: readonly SchemaNode[], value: unknown, judge: Judge): Truth {
  if (branches.length === 0) return true;
  let truth: Truth = false;
  for (const branch of branches) {
    const answer = judge(branch, value);
    if (answer === true) return true;
    if (answer === undefined) truth = undefined;
  }
  return truth;
}

function oneOf(branches: readonly SchemaNode[], value: unknown, judge: Judge): Truth {
  if (branches.length === 0) return true;
  const answers = branches.map((branch) => judge(branch, value));
  const sure = answers.filter((answer) => answer === true).length;
  if (sure > 1) return false;
  return answers.includes(undefined) ? undefined : sure === 1;
}

function conditional(node: SchemaNode, value: unknown, judge: Judge): Truth {
  const condition = childOf(node, 'if');
  if (condition === undefined || (childOf(node, 'then') ?? childOf(node, 'else')) === undefined) return true;
  const answer = judge(condition, value);
  const branch = (keyword: 'then' | 'else'): Truth => {
    const chosen = childOf(node, keyword);
    return chosen === undefined ? true : judge(chosen, value);
  };
  if (answer !== undefined) return branch(answer ? 'then' : 'else');
  const [yes, no] = [branch('then'), branch('else')];
  return yes === no ? yes : undefined;
}

function number(node: SchemaNode, value: number): Truth {
  const bounds = [
    value >= (numberOf(node, 'minimum') ?? -Infinity),
    value <= (numberOf(node, 'maximum') ?? Infinity),
    value > (numberOf(node, 'exclusiveMinimum') ?? -Infinity),
    value < (numberOf(node, 'exclusiveMaximum') ?? Infinity),
  ];
  if (bounds.includes(false)) return false;
  const divisor = numberOf(node, 'multipleOf');
  return divisor === undefined || isMultiple(value, divisor);
}

/** Whether `value` is a multiple; undefined where binary fractions leave it open. */
export function isMultiple(value: number, divisor: number): Truth {
  const quotient = value / divisor;
  if (Number.isInteger(quotient)) return true;
  return Math.abs(quotient - Math.round(quotient)) > 1e-6 ? false : undefined;
}

function text(node: SchemaNode, value: string, { trustFormats = false }: Evaluation): Truth {
  if (!isWithin(codePoints(value), node, 'minLength', 'maxLength')) return false;
  const [pattern, format] = [keywordOf(node, 'pattern'), keywordOf(node, 'format')];
  return both(
    typeof pattern === 'string' ? compilePattern(pattern)?.matches(value) : true,
    typeof format === 'string' && !trustFormats ? hasFormat(format, value) : true,
  );
}
