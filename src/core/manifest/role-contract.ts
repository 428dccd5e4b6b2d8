import { REQUIRED_ROLE_NAMES, type FormatProfile } from '../../ids.ts';
import { TooMuch } from '../json-schema/budget.ts';
import { findInstance } from '../json-schema/find-instance.ts';
import { isFault, openSchema, type SchemaFault } from '../json-schema/open-schema.ts';
import { isPattern } from '../json-schema/pattern.ts';
import {
  appliedBy,
  childOf,
  constOf,
  keywordOf,
  namesIn,
  requiredBy,
  type SchemaDocument,
  type SchemaNode,
} from '../json-schema/schema-document.ts';
import type { Path } from '../source/document.ts';
import { quote } from '../text/printable.ts';
import { below, pathOf, type Where } from '../json-schema/where.ts';
import type { ToolContract } from './types.ts';
import { list } from '../value/mapping.ts';

/** What a contract of a required role asks at least (docs/format.md 2.2). */
interface RoleFloor {
  readonly scopes: readonly string[];
  /** The property that every call sends, a string. */
  readonly property: string;
}

/** The required roles by their names without namespace. */
export const ROLE_FLOORS: Readonly<Record<(typeof REQUIRED_ROLE_NAMES)[number], RoleFloor>> = {
  execute: { scopes: ['exec'], property: 'command' },
  dispatch: { scopes: ['dispatch'], property: 'task' },
  'memory.write': { scopes: ['memory.write'], property: 'summary' },
  search: { scopes: ['search', 'memory.read'], property: 'query' },
};

/** What is wrong with a contract. */
export interface ContractFault {
  /** Below the contract. */
  readonly path: Path;
  readonly message: string;
  readonly help: string;
  /** Whether it is a doubt only, and no error. */
  readonly doubt?: true;
}

/**
 * What keeps a contract from being one (docs/format.md 2.2): its `inputSchema` is not a JSON Schema of its dialect, refers to something
 * outside, is not about an object, or is met by no call; or a required role has less than its table says, where more is allowed.
 */
export function contractFaults(contract: ToolContract, profile: FormatProfile): ContractFault[] {
  const schema = openSchema(contract.inputSchema, undefined, true);
  const fault = isFault(schema) ? schema : (rootFault(schema) ?? patternFault(schema));
  if (fault !== undefined) return [...scopeFaults(contract, profile), schemaFault(contract, fault)];
  const own = isFault(schema) ? [] : [...scopeFaults(contract, profile), ...propertyFaults(contract, schema, profile)];
  return own.length > 0 || isFault(schema) ? own : unmetFaults(contract, schema);
}

function schemaFault({ role }: ToolContract, { problem, where }: SchemaFault): ContractFault {
  return {
    path: ['inputSchema', ...pathOf(where)],
    message: `the inputSchema of ${role} is not a contract: ${problem}`,
    help: 'write a JSON Schema of an object that holds all that it refers to; without $schema it is of draft 2020-12',
  };
}

function rootFault({ root }: SchemaDocument): SchemaFault | undefined {
  const type = keywordOf(root, 'type');
  if (type === 'object') return undefined;
  const where = type === undefined ? undefined : below(undefined, 'type');
  return {
    problem: `its type is ${type === undefined ? 'not stated' : quote(JSON.stringify(type))}, not object`,
    where,
  };
}

// The engine only reads the pattern: no text is given to it.
function patternFault({ index }: SchemaDocument): SchemaFault | undefined {
  for (const node of index.nodes.values()) {
    const stated = keywordOf(node, 'pattern');
    const all: [string, Where | undefined][] = namesIn(node, 'patternProperties').map((name) => [
      name,
      below(node.where, 'patternProperties', name),
    ]);
    if (typeof stated === 'string') all.push([stated, below(node.where, 'pattern')]);
    const wrong = all.find(([pattern]) => !isPattern(pattern));
    if (wrong !== undefined) return { problem: `${quote(wrong[0])} is not a regular expression`, where: wrong[1] };
  }
  return undefined;
}

function unmetFaults({ role }: ToolContract, { root }: SchemaDocument): ContractFault[] {
  const met = isMet(root);
  if (met === true) return [];
  if (met === undefined)
    return [
      {
        path: ['inputSchema'],
        message: `whether a call meets the inputSchema of ${role} cannot be determined: it has a pattern or a keyword that cannot be judged`,
        help: 'do without look-around, back references and classes of Unicode in patterns, and without unevaluatedItems',
        doubt: true,
      },
    ];
  const help = 'correct the contradiction: an example of a valid call helps to find it';
  return [{ path: ['inputSchema'], message: `no call meets the inputSchema of ${role}`, help }];
}

// What takes too many steps is not shown to be met (docs/format.md 2.2).
function isMet(root: SchemaNode): boolean | undefined {
  try {
    const found = findInstance([root], { trustFormats: true });
    return found?.sure === false ? undefined : found !== undefined;
  } catch (error) {
    if (error instanceof TooMuch || error instanceof RangeError) return false;
    throw error;
  }
}

function floorOf({ role }: ToolContract, profile: FormatProfile): RoleFloor | undefined {
  const name = REQUIRED_ROLE_NAMES.find((each) => role === profile.roleNamespace + each);
  return name === undefined ? undefined : ROLE_FLOORS[name];
}

function scopeFaults(contract: ToolContract, profile: FormatProfile): ContractFault[] {
  const { role, tier, capabilityScopes } = contract;
  if (tier === 'optional') return [];
  const scopes = floorOf(contract, profile)?.scopes ?? [];
  const lacking = scopes.filter((scope) => !capabilityScopes.includes(scope));
  if (lacking.length === 0) return [];
  return [
    {
      path: ['capabilityScopes'],
      message: `${role} does not ask for ${lacking.map((scope) => quote(scope)).join(' and ')}`,
      help: `add ${lacking.join(', ')}: the role asks at least for ${scopes.join(', ')}`,
    },
  ];
}

function propertyFaults(contract: ToolContract, { root }: SchemaDocument, profile: FormatProfile): ContractFault[] {
  const { role, tier } = contract;
  const property = tier === 'required' ? floorOf(contract, profile)?.property : undefined;
  if (property === undefined) return [];
  const parts = appliedBy(root);
  const help = `every ${role} takes ${quote(property)}: { type: object, required: [${property}], properties: { ${property}: { type: string } } }, and more`;
  const path = ['inputSchema'];
  if (!parts.some((part) => requiredBy(part).includes(property)))
    return [{ path, message: `the inputSchema of ${role} does not require ${quote(property)}`, help }];
  if (parts.some((part) => isText(childOf(part, 'properties', property)))) return [];
  return [{ path, message: `the inputSchema of ${role} does not say that ${quote(property)} is a string`, help }];
}

function isText(schema: SchemaNode | undefined): boolean {
  return (schema === undefined ? [] : appliedBy(schema)).some((part) => {
    const type = keywordOf(part, 'type');
    if (type === 'string' || (Array.isArray(type) && type.length === 1 && type[0] === 'string')) return true;
    const values = constOf(part) ?? list(keywordOf(part, 'enum'));
    return values.length > 0 && values.every((value) => typeof value === 'string');
  });
}
