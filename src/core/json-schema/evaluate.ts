import { evaluateArray } from './array.ts';
import { evaluateObject } from './object.ts';
import { hasFormat } from './formats.ts';
import { codePoints, isObject, jsonEqual, jsonTypeOf } from './json.ts';
import { compilePattern } from './pattern.ts';
import { both, type Evaluation, type Truth } from './truth.ts';
import { childOf, constOf, isReadTwoWays, keywordOf, listOf, targetsOf, type SchemaNode } from './schema-document.ts';

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
  yield typeAndValues(node, value);
  for (const branch of listOf(node, 'allOf')) yield evaluate(branch, value, how, depth);
  yield anyOf(listOf(node, 'anyOf'), value, how, depth);
  if (how.aspect === 'types') yield anyOf(listOf(node, 'oneOf'), value, how, depth);
  else {
    yield oneOf(listOf(node, 'oneOf'), value, how, depth);
    yield not(childOf(node, 'not'), value, how, depth);
    yield conditional(node, value, how, depth);
    if (typeof value === 'number') yield number(node, value);
    if (typeof value === 'string') yield text(node, value, how);
  }
  if (Array.isArray(value)) yield evaluateArray(node, value, how, depth, evaluate);
  else if (isObject(value)) yield evaluateObject(node, value, how, depth, evaluate);
}

function typeAndValues(node: SchemaNode, value: unknown): Truth {
  const type = keywordOf(node, 'type');
  if (type !== undefined && !typesOf(type).some((name) => hasType(value, name))) {
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

function hasType(value: unknown, type: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : jsonTypeOf(value) === type;
}

function anyOf(branches: readonly SchemaNode[], value: unknown, how: Evaluation, depth: number): Truth {
  if (branches.length === 0) return true;
  let truth: Truth = false;
  for (const branch of branches) {
    const answer = evaluate(branch, value, how, depth);
    if (answer === true) return true;
    if (answer === undefined) truth = undefined;
  }
  return truth;
}

function oneOf(branches: readonly SchemaNode[], value: unknown, how: Evaluation, depth: number): Truth {
  if (branches.length === 0) return true;
  const answers = branches.map((branch) => evaluate(branch, value, how, depth));
  const sure = answers.filter((answer) => answer === true).length;
  const open = answers.filter((answer) => answer === undefined).length;
  if (sure > 1) return false;
  if (open === 0 && sure === 1) return true;
  return open > 0 ? undefined : false;
}

function not(branch: SchemaNode | undefined, value: unknown, how: Evaluation, depth: number): Truth {
  if (branch === undefined) return true;
  const answer = evaluate(branch, value, how, depth);
  return answer === undefined ? undefined : !answer;
}

function conditional(node: SchemaNode, value: unknown, how: Evaluation, depth: number): Truth {
  const condition = childOf(node, 'if');
  if (condition === undefined || (childOf(node, 'then') ?? childOf(node, 'else')) === undefined) return true;
  const answer = evaluate(condition, value, how, depth);
  const branch = (keyword: 'then' | 'else'): Truth => {
    const chosen = childOf(node, keyword);
    return chosen === undefined ? true : evaluate(chosen, value, how, depth);
  };
  if (answer === true) return branch('then');
  if (answer === false) return branch('else');
  const [yes, no] = [branch('then'), branch('else')];
  return yes === no ? yes : undefined;
}

function number(node: SchemaNode, value: number): Truth {
  const bound = (keyword: string, holds: (limit: number) => boolean): boolean => {
    const limit = keywordOf(node, keyword);
    return typeof limit !== 'number' || holds(limit);
  };
  const inside =
    bound('minimum', (limit) => value >= limit) &&
    bound('maximum', (limit) => value <= limit) &&
    bound('exclusiveMinimum', (limit) => value > limit) &&
    bound('exclusiveMaximum', (limit) => value < limit);
  if (!inside) return false;
  const divisor = keywordOf(node, 'multipleOf');
  return typeof divisor !== 'number' || isMultiple(value, divisor);
}

/** Whether `value` is a multiple; undefined where binary fractions leave it open. */
export function isMultiple(value: number, divisor: number): Truth {
  const quotient = value / divisor;
  if (Number.isInteger(quotient)) return true;
  return Math.abs(quotient - Math.round(quotient)) > 1e-6 ? false : undefined;
}

function text(node: SchemaNode, value: string, { trustFormats = false }: Evaluation): Truth {
  const [min, max] = [keywordOf(node, 'minLength'), keywordOf(node, 'maxLength')];
  const length = codePoints(value);
  if (typeof min === 'number' && length < min) return false;
  if (typeof max === 'number' && length > max) return false;
  const [pattern, format] = [keywordOf(node, 'pattern'), keywordOf(node, 'format')];
  return both(
    typeof pattern === 'string' ? compilePattern(pattern)?.matches(value) : true,
    typeof format === 'string' && !trustFormats ? hasFormat(format, value) : true,
  );
}
