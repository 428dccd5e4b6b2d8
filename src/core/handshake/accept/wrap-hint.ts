import { FROM } from '../template.ts';
import { acceptsByType } from './accepts.ts';
import type { Pool } from '../../json-schema/budget.ts';
import { isTitle, kindOf, mayBeListed, meansSame } from './meaning.ts';
import { propertiesOf, type RenameHint } from './rename-hint.ts';
import { isObject, own, type JsonObject } from '../../json-schema/json.ts';
import { isFault, type Opened } from '../../json-schema/open-schema.ts';
import {
  childOf,
  keywordOf,
  requiredBy,
  targetsOf,
  type SchemaDocument,
  type SchemaNode,
} from '../../json-schema/schema-document.ts';
import { acceptsWrapped, type Wrap } from './template.ts';

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
