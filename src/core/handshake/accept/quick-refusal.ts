import { dialectNamed } from '../../json-schema/keywords.ts';
import { isObject, own } from '../../json-schema/json.ts';

/** Keywords that could name a property which `properties` does not list. */
const NAMING = ['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf', 'patternProperties'] as const;

/**
 * Whether a glance is enough: the contract requires a property that a plain tool schema does not list. Of two hundred tools
 * nearly all are refused for that, and only the few that came close are looked at further.
 *
 * @returns true when the tool certainly does not accept; false says nothing
 */
export function refusesAtAGlance(contract: unknown, tool: unknown): boolean {
  if (!isObject(contract) || !isObject(tool)) return false;
  const required = own(contract, 'required');
  if (!Array.isArray(required) || NAMING.some((keyword) => Object.hasOwn(tool, keyword))) return false;
  const dialect = own(tool, '$schema');
  if (dialect !== undefined && (typeof dialect !== 'string' || dialectNamed(dialect) === undefined)) return false;
  const additional = own(tool, 'additionalProperties');
  if (additional !== undefined && additional !== false) return false;
  const properties = own(tool, 'properties') ?? {};
  return isObject(properties) && required.some((name) => typeof name === 'string' && !Object.hasOwn(properties, name));
}

/** Whether two property schemas state plain types of which no value is of both. */
export function differsAtAGlance(wanted: unknown, offered: unknown): boolean {
  const [a, b] = [wanted, offered].map((schema) => (isObject(schema) ? own(schema, 'type') : undefined));
  if (typeof a !== 'string' || typeof b !== 'string' || a === b) return false;
  return !(a === 'integer' && b === 'number');
}
