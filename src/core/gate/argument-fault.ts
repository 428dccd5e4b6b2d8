import { once } from '../value/once.ts';
import { Budget, TooMuch } from '../json-schema/budget.ts';
import { evaluate, typesOf } from '../json-schema/evaluate.ts';
import { isObject } from '../json-schema/json.ts';
import { propertySchemas } from '../json-schema/object.ts';
import { isFault, openSchema } from '../json-schema/open-schema.ts';
import { keywordOf, listOf, targetsOf, type SchemaNode } from '../json-schema/schema-document.ts';
import type { Truth } from '../json-schema/truth.ts';
import { toPointer, type Path } from '../source/document.ts';
import { quote } from '../text/printable.ts';

/** A contract is opened once, however often it is called. */
const opened = new WeakMap<object, ReturnType<typeof openSchema>>();

/**
 * Says what of a call breaks its contract. A text counts as one of its format, which is told by none.
 *
 * @param inputSchema of the contract
 * @returns one line with the RFC 6901 pointer of the place; undefined for a call that keeps the contract
 */
export function argumentFault(inputSchema: object, args: unknown): string | undefined {
  if (!isObject(args)) return 'the arguments are not an object';
  const contract = once(opened, inputSchema, () => openSchema(inputSchema));
  if (isFault(contract)) return `the contract cannot be judged: ${contract.problem}`;
  const budget = new Budget();
  const truthOf = (node: SchemaNode, value: unknown): Truth =>
    evaluate(node, value, { budget, aspect: 'whole', trustFormats: true });
  try {
    const truth = truthOf(contract.root, args);
    if (truth === undefined) return 'it cannot be determined whether the arguments keep the contract';
    return truth ? undefined : faultIn(contract.root, args, [], truthOf);
  } catch (error) {
    if (error instanceof TooMuch) return 'it takes too many steps to tell whether the arguments keep the contract';
    throw error;
  }
}

/** What is wrong at the innermost place that can be named; `value` does not validate against `node`. */
function faultIn(
  node: SchemaNode,
  value: unknown,
  path: Path,
  truthOf: (node: SchemaNode, value: unknown) => Truth,
): string {
  const place = path.length === 0 ? 'the object of arguments' : quote(toPointer(path));
  if (node.schema === false) return `${place} is not allowed`;
  for (const part of [...targetsOf(node), ...listOf(node, 'allOf')])
    if (truthOf(part, value) === false) return faultIn(part, value, path, truthOf);
  if (isObject(value)) {
    const required = keywordOf(node, 'required');
    for (const name of Array.isArray(required) ? required.map(String) : [])
      if (!Object.hasOwn(value, name)) return `${quote(toPointer([...path, name]))} is missing`;
    for (const [name, each] of Object.entries(value))
      for (const schema of propertySchemas(node, name).schemas)
        if (truthOf(schema, each) === false) return faultIn(schema, each, [...path, name], truthOf);
  }
  const type = keywordOf(node, 'type');
  const types = typesOf(type).map((each) => quote(String(each), 20));
  return type === undefined
    ? `${place} is not what the contract allows`
    : `${place} is not what the contract allows: ${types.join(' or ')}, within its limits`;
}
