/** What an agent client does to the schemas of servers' tools before its model sees them. */
import { quote } from '../text/printable.ts';
import type { Mapping } from '../value/mapping.ts';
import type { Reservation } from '../result/results.ts';
import type { Acceptance } from './accept/acceptance.ts';
import { isObject, own } from '../json-schema/json.ts';
import { typesOf } from '../json-schema/evaluate.ts';
import { dialectNamed, isAssertion } from '../json-schema/keywords.ts';
import { isFault, openSchema } from '../json-schema/open-schema.ts';
import { targetsOf, type SchemaDocument, type SchemaNode } from '../json-schema/schema-document.ts';
import { pointerOf } from '../json-schema/where.ts';
import type { HostTool, RefusedForm, SchemaDialect } from './host.ts';

/** At most so many limits are told of one tool. */
const TOLD = 5;
/** Calls of a contract are settled, so that what is said of further properties changes none of them. */
const OF_FURTHER = new Set(['additionalProperties', 'unevaluatedProperties']);
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);

const FORMS: Readonly<Record<RefusedForm, string>> = {
  'array-without-items': 'an array without items',
  'root-without-properties': 'a root without properties',
};

const PLAIN = 'letters, digits, _ and -';

/** A dialect in one sentence. */
export function dialectWords({ keeps, drops = [], closes, refuses = [], outputs, names }: SchemaDialect): string {
  const parts = [
    ...(keeps === undefined ? [] : [`keeps only ${keeps.join(', ')}`]),
    ...(drops.length === 0 ? [] : [`drops ${drops.join(', ')}`]),
    ...(closes === true ? ['sets additionalProperties to false'] : []),
    ...(refuses.length === 0 ? [] : [`does not take ${refuses.map((form) => FORMS[form]).join(' or ')}`]),
    ...(outputs === undefined ? [] : [`calls no tool whose outputSchema is of another dialect than ${outputs}`]),
    ...(names?.longest === undefined ? [] : [`takes no ${names.calls} of more than ${names.longest} characters`]),
    ...(names?.plain === true ? [`takes no tool whose name has other characters than ${PLAIN}`] : []),
  ];
  return `It ${parts.join('; it ')}.`;
}

/**
 * The schema of a tool as a client's model sees it.
 *
 * @returns the same schema when nothing is changed
 */
export function seenBy(dialect: SchemaDialect, schema: unknown): unknown {
  const seen = withoutLost(dialect, schema);
  if (dialect.closes !== true || !isObject(seen) || own(seen, 'additionalProperties') === false) return seen;
  return { ...seen, additionalProperties: false };
}

function withoutLost(dialect: SchemaDialect, schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema);
  const kept = entries
    .filter(([keyword, value]) => !isLost(dialect, keyword, value))
    .map(([keyword, value]): [string, unknown] => [keyword, inside(dialect, keyword, value)]);
  const same = kept.length === entries.length && kept.every(([keyword, value]) => value === schema[keyword]);
  return same ? schema : Object.fromEntries(kept);
}

function inside(dialect: SchemaDialect, keyword: string, value: unknown): unknown {
  if (VALUES.has(keyword)) return value;
  if (MAPS.has(keyword) && isObject(value)) {
    const entries = Object.entries(value).map(([name, each]): [string, unknown] => [name, withoutLost(dialect, each)]);
    return entries.every(([name, each]) => each === value[name]) ? value : Object.fromEntries(entries);
  }
  if (!Array.isArray(value)) return withoutLost(dialect, value);
  const items = value.map((each: unknown) => withoutLost(dialect, each));
  return items.every((each, i) => each === value[i]) ? value : items;
}

/** Keywords that hold values, not schemas. */
const VALUES = new Set(['const', 'enum', 'default', 'examples', 'required', 'type']);

// A branch that is alone is not a choice: clients that know none put it in the place of the keyword.
function isLost({ keeps, drops }: SchemaDialect, keyword: string, value: unknown): boolean {
  if ((keyword === 'allOf' || keyword === 'oneOf') && Array.isArray(value) && value.length === 1) return false;
  return drops?.includes(keyword) === true || keeps?.includes(keyword) === false;
}

/**
 * What a client's dialect leaves open about a tool that accepts a contract: forms that it does not take, constraints that its
 * model is not told of, and a contract that no longer fits what the model is shown.
 *
 * @param called the tool that a server offers
 * @param sent its properties that calls of the contract fill
 * @param shown the answer for the schema as {@link seenBy} gives it; undefined when that is the same
 */
export function dialectReservations(
  dialect: SchemaDialect,
  called: HostTool,
  sent: ReadonlySet<string>,
  { reservations }: Acceptance,
  shown: Acceptance | undefined,
): Reservation[] {
  const found: Reservation[] = [];
  const opened = openSchema(called.inputSchema);
  if (isFault(opened)) return found;
  const told = new Set(reservations.map(({ toolPath }) => toolPath));
  const filled = reachedFrom(opened, sent);
  for (const node of opened.index.nodes.values()) {
    const form = refusedForm(dialect, node);
    if (form !== undefined)
      found.push(at(node, `${dialect.client} does not take the schema of ${quote(called.name)}: ${form}`));
    for (const keyword of lostAt(dialect, node, filled))
      if (!told.has(pointerOf(node.where)) && !told.has(`${pointerOf(node.where)}/${keyword}`))
        found.push(at(node, `${dialect.client} does not tell its model of ${quote(keyword)}, which the tool holds`));
  }
  if (shown !== undefined && shown.answer !== 'accepts')
    found.push({
      reason: `${dialect.client} shows its model another schema of ${quote(called.name)}, in which ${shown.reason}`,
      contractPath: shown.contractPath,
      toolPath: '',
    });
  return found.slice(0, TOLD);
}

/** What a client makes of the name and the outputs of a tool that it calls itself. Through a wrap, the gate calls it. */
export function directReservations(dialect: SchemaDialect, tool: HostTool): Reservation[] {
  const reasons = [...nameFaults(dialect, tool), ...outputFaults(dialect, tool)];
  return reasons.map((reason) => ({ reason, contractPath: '', toolPath: '' }));
}

function at(node: SchemaNode, reason: string): Reservation {
  return { reason, contractPath: '', toolPath: pointerOf(node.where) };
}

function nameFaults({ client, names }: SchemaDialect, { name, server = '' }: HostTool): string[] {
  if (names === undefined) return [];
  const called = names.calls.replace(/SERVER|TOOL/g, (part) => (part === 'TOOL' ? name : server));
  const { longest = Infinity, plain } = names;
  return [
    ...(called.length <= longest
      ? []
      : [`${client} takes no name of more than ${longest} characters: ${quote(called)} has ${called.length}`]),
    ...(plain === true && /[^\w-]/.test(name) ? [`${client} takes only ${PLAIN} in a name, not ${quote(name)}`] : []),
  ];
}

function outputFaults({ client, outputs }: SchemaDialect, { name, outputSchema }: HostTool): string[] {
  const said = isObject(outputSchema) ? own(outputSchema, '$schema') : undefined;
  if (outputs === undefined || typeof said !== 'string' || dialectNamed(said) === outputs) return [];
  return [`${client} does not call ${quote(name)}: its outputSchema is of ${quote(said)}, not of ${outputs}`];
}

function refusedForm({ refuses = [] }: SchemaDialect, { schema, where }: SchemaNode): string | undefined {
  if (!isObject(schema)) return undefined;
  const form = refuses.find((each) => HAS[each](schema, where === undefined));
  return form === undefined ? undefined : FORMS[form];
}

const HAS: Readonly<Record<RefusedForm, (schema: Mapping, isRoot: boolean) => boolean>> = {
  'array-without-items': (schema) =>
    typesOf(own(schema, 'type')).includes('array') && own(schema, 'items') === undefined,
  'root-without-properties': (schema, isRoot) => isRoot && !isObject(own(schema, 'properties')),
};

/** What the schemas of some properties hold, with all that they refer to. */
function reachedFrom({ root, index }: SchemaDocument, sent: ReadonlySet<string>): ReadonlySet<unknown> {
  const properties = isObject(root.schema) ? own(root.schema, 'properties') : undefined;
  const open: unknown[] = [...sent].map((name) => (isObject(properties) ? own(properties, name) : undefined));
  const reached = new Set<unknown>();
  for (let value = open.pop(); value !== undefined || open.length > 0; value = open.pop()) {
    if (typeof value !== 'object' || value === null || reached.has(value)) continue;
    reached.add(value);
    for (const each of Object.values(value)) open.push(each);
    const node = index.nodes.get(value);
    for (const { schema } of node === undefined ? [] : targetsOf(node)) open.push(schema);
  }
  return reached;
}

// What a property that no call fills demands is never met or missed.
function lostAt(dialect: SchemaDialect, { schema }: SchemaNode, filled: ReadonlySet<unknown>): string[] {
  if (!isObject(schema) || !filled.has(schema)) return [];
  const names = Object.keys(schema).filter((keyword) => isAssertion(keyword) && !OF_FURTHER.has(keyword));
  return names.filter((keyword) => isLost(dialect, keyword, (schema as Mapping)[keyword]));
}

/** The properties of the tool behind a tool that a call with these properties of a contract fills. */
export function filledBy(tool: HostTool, properties: readonly string[]): ReadonlySet<string> {
  const { template, rename = {}, constants = {} } = tool;
  if (template !== undefined) return new Set(Object.keys(template));
  const renamed = properties.map((name) => own(rename, name) ?? name);
  return new Set([...renamed.map(String), ...Object.keys(constants)]);
}
