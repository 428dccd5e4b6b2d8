import type { WrapEntry } from '../../result/results.ts';
import { quote } from '../../text/printable.ts';
import { callBehind, filledFrom } from '../template.ts';
import { acceptance, withWitness, type Acceptance } from './acceptance.ts';
import { acceptsOpened } from './accepts.ts';
import { Budget, TooMuch, type Pool } from '../../json-schema/budget.ts';
import { withoutExample } from './cover/comparison.ts';
import { evaluate } from '../../json-schema/evaluate.ts';
import { isObject, jsonEqual, objectOf, type JsonObject } from '../../json-schema/json.ts';
import { isFault, openSchema, type Opened } from '../../json-schema/open-schema.ts';
import type { SchemaDocument } from '../../json-schema/schema-document.ts';
import type { Conjunction, ObjectShape } from '../../json-schema/shape.ts';
import { formsOf } from '../../json-schema/shapes.ts';

/** How the arguments of a wrapped tool are made of those of the contract (docs/format.md 17), as a host profile writes it. */
export type Wrap = Pick<WrapEntry, 'rename' | 'constants' | 'template'>;

/** Why a wrap sends a contract's calls to no tool at all. */
class DoesNotFit extends Error {}

/**
 * Whether the tool that is wrapped takes whatever the wrap makes of the calls that a contract allows (docs/format.md 17): the
 * contract's schemas are put in the place of each `$from`, or under the names that `rename` gives them, and what that allows is
 * compared with the wrapped tool. Witnesses are calls of the contract.
 *
 * @param judge compares what is sent with the tool
 */
export function acceptsWrapped(
  contract: Opened,
  tool: Opened,
  wrap: Wrap,
  pool?: Pool,
  judge = acceptsOpened,
): Acceptance {
  if (isFault(contract) || isFault(tool)) return judge(contract, tool, pool);
  let sent: Opened;
  try {
    sent = openSchema(sentSchema(contract, wrap, new Budget(pool)), contract);
  } catch (error) {
    if (error instanceof TooMuch) return acceptance('unknown', error.message);
    if (error instanceof RangeError) return acceptance('unknown', 'the template nests too deep');
    if (error instanceof DoesNotFit) return acceptance('refuses', error.message);
    throw error;
  }
  const constants = new Set(Object.keys(wrap.constants ?? {}));
  return ofTheContract(judge(sent, tool, pool, constants), contract, tool, wrap, pool);
}

// What the wrapped tool is called with, over all calls of the contract.
function sentSchema(contract: SchemaDocument, wrap: Wrap, budget: Budget): JsonObject {
  const forms = formsOf(contract, budget).map((form) => {
    const used = new Set<string>();
    const { template } = wrap;
    const schema = template === undefined ? renamedSchema(wrap, form, used) : schemaOf(template, form, used, budget, 0);
    const unsent = [...form.required].filter((name) => !used.has(name));
    if (unsent.length > 0)
      throw new DoesNotFit(
        `the ${template === undefined ? 'wrap' : 'template'} does not send ${unsent.map((name) => quote(name)).join(', ')}`,
      );
    return schema;
  });
  return forms.length === 1 ? (forms[0] ?? {}) : { anyOf: forms };
}

function renamedSchema({ rename = {}, constants = {} }: Wrap, form: ObjectShape, used: Set<string>): JsonObject {
  const sent = new Map<string, unknown>(Object.entries(constants).map(([name, value]) => [name, { const: value }]));
  const required = new Set(sent.keys());
  const names = new Map(Object.entries(rename));
  for (const [name, conjunction] of form.properties) {
    const to = names.get(name) ?? name;
    // A constant is sent whatever the call says.
    if (Object.hasOwn(constants, to)) continue;
    used.add(name);
    const schema = schemaOfAll(conjunction);
    const other = sent.get(to);
    sent.set(to, other === undefined ? schema : { anyOf: [other, schema] });
    if (form.required.has(name)) required.add(to);
  }
  return { type: 'object', properties: objectOf([...sent]), required: [...required], additionalProperties: false };
}

function schemaOf(place: unknown, form: ObjectShape, used: Set<string>, budget: Budget, depth: number): JsonObject {
  budget.spend(depth);
  if (Array.isArray(place) && place.length > 0) {
    const items = place.map((item: unknown) => {
      const name = filledFrom(item);
      if (name !== undefined && form.properties.has(name) && !form.required.has(name))
        throw new DoesNotFit(`the template lists ${quote(name)}, which the contract need not send`);
      return partOf(item, form, used, budget, depth);
    });
    return { type: 'array', prefixItems: items, items: false, minItems: items.length };
  }
  if (!isObject(place)) return { const: place };
  const members = Object.entries(place);
  const sure = members.filter(
    ([, value]) => form.required.has(filledFrom(value) ?? '') || filledFrom(value) === undefined,
  );
  return {
    type: 'object',
    properties: objectOf(members.map(([name, value]) => [name, partOf(value, form, used, budget, depth)])),
    required: sure.map(([name]) => name),
    additionalProperties: false,
  };
}

function partOf(place: unknown, form: ObjectShape, used: Set<string>, budget: Budget, depth: number): unknown {
  const name = filledFrom(place);
  if (name === undefined) return schemaOf(place, form, used, budget, depth + 1);
  const conjunction = form.properties.get(name);
  if (conjunction === undefined)
    throw new DoesNotFit(`the template takes ${quote(name)}, which the contract never sends`);
  used.add(name);
  return schemaOfAll(conjunction);
}

function schemaOfAll(conjunction: Conjunction): unknown {
  const [first, ...more] = conjunction.map(({ schema }) => schema);
  return more.length === 0 ? (first ?? true) : { allOf: [first, ...more] };
}

// The answer about what is sent, said of the contract: with calls of the contract for witnesses.
function ofTheContract(
  { witness, ...found }: Acceptance,
  contract: SchemaDocument,
  tool: SchemaDocument,
  wrap: Wrap,
  pool: Pool | undefined,
): Acceptance {
  const budget = new Budget(pool);
  const callOf = (wire: unknown): JsonObject | undefined => {
    const call = wire === undefined ? undefined : callBehind(wrap, wire, jsonEqual);
    const whole = { budget, aspect: 'whole' } as const;
    return call !== undefined &&
      evaluate(contract.root, call, whole) === true &&
      evaluate(tool.root, wire, whole) === false
      ? call
      : undefined;
  };
  const call = callOf(witness);
  const places = { contractPath: '' };
  const reservations = found.reservations.map(({ witness: wire, ...reservation }) => {
    const behind = callOf(wire);
    if (behind !== undefined) return { ...reservation, ...places, witness: behind };
    return { ...reservation, ...places, ...(wire === undefined ? {} : { reason: withoutExample(reservation.reason) }) };
  });
  // Two places that are filled from one property never differ in a real call: an example in which they do shows nothing.
  if (witness !== undefined && call === undefined)
    return { ...found, ...places, answer: 'unknown', reason: withoutExample(found.reason), reservations };
  return withWitness({ ...found, ...places, reservations }, call);
}
