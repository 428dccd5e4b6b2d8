import { quote } from '../../text/printable.ts';
import { Budget, TooMuch } from '../../json-schema/budget.ts';
import { evaluate } from '../../json-schema/evaluate.ts';
import { propertySchemas } from '../../json-schema/object.ts';
import { isObject, objectOf, type JsonObject } from '../../json-schema/json.ts';
import { isFault, openSchema, type Opened } from '../../json-schema/open-schema.ts';
import { compilePattern } from '../../json-schema/pattern.ts';
import {
  childOf,
  isReadTwoWays,
  keywordOf,
  listOf,
  namesIn,
  requiredBy,
  targetsOf,
  type SchemaNode,
} from '../../json-schema/schema-document.ts';
import type { Where } from '../../json-schema/where.ts';

/** How a wrapped tool turns the contract's arguments into those of the tool that it wraps (docs/format.md 17). */
export interface Wrapping {
  /** Contract property to property of the wrapped tool. */
  readonly rename: ReadonlyMap<string, string>;
  /** Arguments of the wrapped tool that are always sent. */
  readonly constants: ReadonlyMap<string, unknown>;
}

/** Keywords that speak of all property names at once: with other names they would say something else. */
const ABOUT_ALL_NAMES = [
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'unevaluatedProperties',
] as const;
const KEPT_AS_IT_IS = ['type', 'enum', 'const', 'nullable', 'additionalProperties', 'patternProperties'] as const;

class CannotDerive extends Error {
  readonly where: Where | undefined;

  constructor(problem: string, where: Where | undefined) {
    super(problem);
    this.where = where;
  }
}

/**
 * The schema of a wrapped tool: it takes an object exactly when the tool that it wraps takes what is made of it. Its parts
 * below the arguments are the wrapped tool's own and keep their places there.
 */
export function wrappedSchema(tool: Opened, wrapping: Wrapping): Opened {
  if (isFault(tool)) return tool;
  try {
    return openSchema(new Derivation(wrapping).derive(tool.root, 0), tool);
  } catch (error) {
    if (error instanceof CannotDerive) return { problem: error.message, where: error.where };
    if (error instanceof TooMuch) return { problem: error.message, where: undefined };
    throw error;
  }
}

class Derivation {
  readonly #wrapping: Wrapping;
  /** Tool property to contract property. */
  readonly #back: ReadonlyMap<string, string>;
  readonly #budget = new Budget();

  constructor(wrapping: Wrapping) {
    this.#wrapping = wrapping;
    this.#back = new Map([...wrapping.rename].map(([from, to]) => [to, from]));
  }

  derive(node: SchemaNode, depth: number): JsonObject | boolean {
    this.#budget.spend(depth * 10);
    if (typeof node.schema === 'boolean') return node.schema;
    if (isReadTwoWays(node))
      throw new CannotDerive('keywords beside $ref are read in two ways in draft-07', node.where);
    const parts: (JsonObject | boolean)[] = targetsOf(node).map((target) => this.derive(target, depth + 1));
    parts.push(this.#own(node, depth));
    return parts.length === 1 ? (parts[0] ?? true) : { allOf: parts };
  }

  #own(node: SchemaNode, depth: number): JsonObject | boolean {
    for (const keyword of ABOUT_ALL_NAMES) {
      if (keywordOf(node, keyword) !== undefined)
        throw new CannotDerive(`a wrapped tool with ${keyword} cannot be derived`, node.where);
    }
    for (const keyword of ['enum', 'const'] as const) {
      if (keywordOf(node, keyword) !== undefined)
        throw new CannotDerive('a wrapped tool that lists whole arguments cannot be derived', node.where);
    }
    this.#refusePatternsOnRenamed(node);
    if (this.#constantRejected(node)) return false;
    const members: [string, unknown][] = [];
    for (const keyword of KEPT_AS_IT_IS) {
      const value = keywordOf(node, keyword);
      if (value !== undefined) members.push([keyword, value]);
    }
    members.push(['properties', this.#properties(node)], ...this.#required(node), ...this.#counts(node));
    for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const) {
      const branches = listOf(node, keyword);
      if (branches.length > 0) members.push([keyword, branches.map((branch) => this.derive(branch, depth + 1))]);
    }
    for (const keyword of ['not', 'if', 'then', 'else'] as const) {
      const branch = childOf(node, keyword);
      if (branch !== undefined) members.push([keyword, this.derive(branch, depth + 1)]);
    }
    return objectOf(members);
  }

  // A pattern sees the wrapped tool's names; here it would see the contract's.
  #refusePatternsOnRenamed(node: SchemaNode): void {
    const touched = [...this.#wrapping.rename].flat();
    for (const pattern of namesIn(node, 'patternProperties')) {
      const compiled = compilePattern(pattern);
      const name = touched.find((name) => compiled?.matches(name) !== false);
      if (name !== undefined)
        throw new CannotDerive(`a pattern of the wrapped tool may match the renamed ${quote(name)}`, node.where);
    }
  }

  #properties(node: SchemaNode): JsonObject {
    const { rename, constants } = this.#wrapping;
    const members = new Map<string, unknown>();
    for (const name of namesIn(node, 'properties')) {
      // A name that is sent on under another never arrives under its own.
      if (constants.has(name) || (rename.has(name) && !this.#back.has(name))) continue;
      members.set(this.#back.get(name) ?? name, rawChild(node, 'properties', name));
    }
    for (const [from, to] of rename) {
      if (members.has(from) && namesIn(node, 'properties').includes(to)) continue;
      const schema = this.#unlisted(node, to);
      if (schema !== undefined) members.set(from, schema);
    }
    return objectOf(members);
  }

  // What a node says of a property that it does not list.
  #unlisted(node: SchemaNode, name: string): unknown {
    for (const pattern of namesIn(node, 'patternProperties')) {
      const matches = compilePattern(pattern)?.matches(name);
      if (matches === undefined)
        throw new CannotDerive(`whether a pattern matches ${quote(name)} cannot be told`, node.where);
      if (matches) return rawChild(node, 'patternProperties', pattern);
    }
    const { schema } = node;
    return isObject(schema) && Object.hasOwn(schema, 'additionalProperties')
      ? schema['additionalProperties']
      : undefined;
  }

  #required(node: SchemaNode): [string, unknown][] {
    if (keywordOf(node, 'required') === undefined) return [];
    const names = requiredBy(node).filter((name) => !this.#wrapping.constants.has(name));
    const unreachable = names.find((name) => this.#wrapping.rename.has(name) && !this.#back.has(name));
    if (unreachable !== undefined)
      throw new CannotDerive(
        `it requires ${quote(unreachable)}, which the wrapping sends under another name`,
        node.where,
      );
    return [['required', names.map((name) => this.#back.get(name) ?? name)]];
  }

  #counts(node: SchemaNode): [string, unknown][] {
    return (['minProperties', 'maxProperties'] as const).flatMap((keyword): [string, unknown][] => {
      const value = keywordOf(node, keyword);
      return typeof value === 'number' ? [[keyword, Math.max(0, value - this.#wrapping.constants.size)]] : [];
    });
  }

  // A constant is known, so every keyword counts; only whether it has its format is the operator's word.
  #constantRejected(node: SchemaNode): boolean {
    const most = keywordOf(node, 'maxProperties');
    if (typeof most === 'number' && most < this.#wrapping.constants.size) return true;
    for (const [name, value] of this.#wrapping.constants) {
      const { schemas, perhaps } = propertySchemas(node, name);
      for (const schema of [...schemas, ...perhaps]) {
        const answer = evaluate(schema, value, { budget: this.#budget, aspect: 'whole', trustFormats: true });
        if (answer === true) continue;
        if (answer === false && schemas.includes(schema)) return true;
        throw new CannotDerive(`whether the constant ${quote(name)} is taken cannot be told`, schema.where);
      }
    }
    return false;
  }
}

function rawChild(node: SchemaNode, keyword: string, name: string): unknown {
  return childOf(node, keyword, name)?.schema;
}
