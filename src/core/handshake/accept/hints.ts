import { acceptsByType } from './accepts.ts';
import { meansSame, isTitle, kindOf, mayBeListed } from './meaning.ts';
import { differsAtAGlance } from './quick-refusal.ts';
import { acceptsWrapped, type Wrap } from './template.ts';
import { FROM } from '../template.ts';
import type { Pool } from '../../json-schema/budget.ts';
import { isObject, own, type JsonObject } from '../../json-schema/json.ts';
import { propertySchemas } from '../../json-schema/object.ts';
import { isFault, type Opened } from '../../json-schema/open-schema.ts';
import {
  appliedBy,
  childOf,
  namesIn,
  requiredBy,
  type SchemaNode,
  keywordOf,
  targetsOf,
  type SchemaDocument,
} from '../../json-schema/schema-document.ts';
import type { Reservation } from '../../result/results.ts';

/** A wrapped tool that would bind where the tool itself does not. */
export interface RenameHint {
  /** Contract property to tool property, as `rename` of a host profile takes it. */
  readonly rename: Readonly<Record<string, string>>;
  /** Of the tool so wrapped. */
  readonly reservations: readonly Reservation[];
}

const MAX_MISSING = 2;
const MAX_TRIES = 12;
/** Among more optional properties than this, the one that is meant cannot be determined. */
const MAX_OPTIONAL = 8;

/**
 * Which rename would make a refused tool accept (docs/format.md 17)? A property that the tool requires comes first, then an
 * optional one. With several that fit, the one whose name means the same is taken; where none does, or several do, which one is
 * meant would be a guess.
 */
export function renameHint(contract: Opened, tool: Opened, pool?: Pool): RenameHint | undefined {
  if (isFault(contract) || isFault(tool)) return undefined;
  const wanted = requiredBy(contract.root);
  const offered = propertiesOf(tool.root);
  const missing = wanted.filter(
    (name) => !offered.names.has(name) && propertySchemas(tool.root, name).schemas.length === 0,
  );
  if (missing.length === 0 || missing.length > MAX_MISSING) return undefined;
  const free = [...offered.names].filter((name) => !wanted.includes(name));
  const schemaOf = (root: SchemaNode, name: string): unknown => childOf(root, 'properties', name)?.schema;
  const fitting = free.filter((name) =>
    missing.some((wants) => !differsAtAGlance(schemaOf(contract.root, wants), schemaOf(tool.root, name))),
  );
  const required = fitting.filter((name) => offered.required.has(name));
  const attempt = (names: readonly string[]): RenameHint[] =>
    choices(missing, names, (wants) => {
      const meant = names.filter((name) => meansSame(wants, name));
      return meant.length === 0 ? names : meant;
    })
      .slice(0, MAX_TRIES)
      .flatMap((rename) => {
        const hint = { rename: Object.fromEntries(rename) };
        const { answer, reservations } = acceptsWrapped(contract, tool, hint, pool, acceptsByType);
        return answer === 'accepts' ? [{ ...hint, reservations }] : [];
      });
  const [sure, next] = attempt(required).sort((a, b) => a.reservations.length - b.reservations.length);
  if (sure !== undefined)
    return next !== undefined && next.reservations.length === sure.reservations.length ? undefined : sure;
  const possible = required.length === 0 && fitting.length <= MAX_OPTIONAL ? attempt(fitting) : [];
  return possible.length === 1 ? possible[0] : undefined;
}

function choices(
  missing: readonly string[],
  names: readonly string[],
  fitting: (wants: string) => readonly string[],
): [string, string][][] {
  const [first, ...others] = missing;
  if (first === undefined) return [[]];
  return fitting(first)
    .filter((name) => names.includes(name))
    .flatMap((name) =>
      choices(
        others,
        names.filter((other) => other !== name),
        fitting,
      ).map((rest): [string, string][] => [[first, name], ...rest]),
    );
}

/** Properties that a tool lists by name, through references and allOf. */
export function propertiesOf(tool: SchemaNode): { names: Set<string>; required: Set<string> } {
  const parts = appliedBy(tool);
  return {
    names: new Set(parts.flatMap((part) => namesIn(part, 'properties').slice(0, 100))),
    required: new Set(parts.flatMap(requiredBy)),
  };
}

/** More members than this cannot be filled by their names. */
const MAX_MEMBERS = 20;
const MAX_DEPTH = 4;

/**
 * Which wrap would make a tool take every call of a contract, without a reservation? A rename that was found, with constants for what the tool requires
 * besides where its schema leaves one value, or has one for a default; else a template, filled by what the names of the tool's
 * properties mean. It is proved before it is given, and where several values or places could be meant there is none.
 *
 * @param found the rename that was found; undefined for none
 */
export function wrapHint(contract: Opened, tool: Opened, found: RenameHint | undefined, pool?: Pool): Wrap | undefined {
  if (isFault(contract) || isFault(tool)) return undefined;
  return renamed(contract, tool, found?.rename ?? {}, pool) ?? templated(contract, tool, pool);
}

function renamed(
  contract: SchemaDocument,
  tool: SchemaDocument,
  rename: Readonly<Record<string, string>>,
  pool: Pool | undefined,
): Wrap | undefined {
  const wanted = requiredBy(contract.root);
  const sent = new Set(wanted.map((name) => (Object.hasOwn(rename, name) ? (rename[name] ?? name) : name)));
  const constants = new Map<string, unknown>();
  for (const name of propertiesOf(tool.root).required) {
    if (sent.has(name)) continue;
    const value = onlyValue(childOf(tool.root, 'properties', name));
    if (value === undefined) return undefined;
    constants.set(name, value);
  }
  const hint = {
    ...(Object.keys(rename).length === 0 ? {} : { rename }),
    ...(constants.size === 0 ? {} : { constants: Object.fromEntries(constants) }),
  };
  return Object.keys(hint).length > 0 && takesAll(contract, tool, hint, pool) ? hint : undefined;
}

// Undefined where the schema leaves several values, and names none of them; or where the only one is an assent, which a person must give.
function onlyValue(node: SchemaNode | undefined): unknown {
  if (node === undefined || !isObject(node.schema)) return undefined;
  const listed = keywordOf(node, 'enum');
  const only: unknown = Array.isArray(listed) && listed.length === 1 ? listed[0] : own(node.schema, 'const');
  return only === true ? undefined : (only ?? own(node.schema, 'default'));
}

function templated(contract: SchemaDocument, tool: SchemaDocument, pool: Pool | undefined): Wrap | undefined {
  const [wanted, ...others] = requiredBy(contract.root);
  if (wanted === undefined || others.length > 0) return undefined;
  const filling = new Filling(wanted);
  const template = filling.object(tool.root, 0);
  // With the value in two places, or in a title alone, what the tool keeps would be a guess.
  if (template === undefined || filling.places !== 1) return undefined;
  return takesAll(contract, tool, { template }, pool) ? { template } : undefined;
}

function takesAll(contract: SchemaDocument, tool: SchemaDocument, wrap: Wrap, pool: Pool | undefined): boolean {
  const { answer, reservations } = acceptsWrapped(contract, tool, wrap, pool, acceptsByType);
  return answer === 'accepts' && reservations.length === 0;
}

/** Fills what a tool requires by the meaning of its names. */
class Filling {
  /** In how many places the value itself stands, titles not counted. */
  places = 0;
  readonly #wanted: string;

  constructor(wanted: string) {
    this.#wanted = wanted;
  }

  /** @returns undefined where something that is required cannot be determined */
  object(node: SchemaNode, depth: number): JsonObject | undefined {
    const required = [...propertiesOf(node).required];
    if (required.length === 0 || required.length > MAX_MEMBERS || depth > MAX_DEPTH) return undefined;
    const members: [string, unknown][] = [];
    for (const name of required) {
      const value = this.#member(name, behind(childOf(node, 'properties', name)), depth);
      if (value === undefined) return undefined;
      members.push([name, value]);
    }
    return Object.fromEntries(members);
  }

  #member(name: string, node: SchemaNode | undefined, depth: number): unknown {
    const value = onlyValue(node);
    // What the tool calls so would be read as a place of the template.
    if (name === FROM || JSON.stringify(value)?.includes(JSON.stringify(FROM)) === true) return undefined;
    if (value !== undefined || node === undefined) return value;
    const type = keywordOf(node, 'type');
    if (type === 'array') {
      const items = behind(childOf(node, 'items'));
      if (items === undefined) return undefined;
      const item =
        keywordOf(items, 'type') === 'object'
          ? this.object(items, depth + 1)
          : mayBeListed(this.#wanted)
            ? this.#text(name, items, false)
            : undefined;
      return item === undefined ? undefined : [item];
    }
    return type === 'object' ? this.object(node, depth + 1) : this.#text(name, node, true);
  }

  #text(name: string, node: SchemaNode, alone: boolean): unknown {
    if (keywordOf(node, 'type') !== 'string' || keywordOf(node, 'enum') !== undefined) return undefined;
    if (meansSame(this.#wanted, name)) {
      this.places++;
      return { [FROM]: this.#wanted };
    }
    if (!alone) return undefined;
    return isTitle(name, this.#wanted) ? { [FROM]: this.#wanted } : kindOf(name, this.#wanted);
  }
}

// What is behind a reference that says nothing else.
function behind(node: SchemaNode | undefined): SchemaNode | undefined {
  if (node === undefined) return undefined;
  const [target, ...others] = targetsOf(node);
  return target === undefined || others.length > 0 ? node : target;
}
