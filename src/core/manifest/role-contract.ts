import { isMapping, member } from '../value/mapping.ts';
import { REQUIRED_ROLE_NAMES, type FormatProfile } from '../../ids.ts';
import { quote } from '../text/printable.ts';
import { fromPointer, valueAt, type Path } from '../source/document.ts';
import type { ToolContract } from './types.ts';

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

/** A contract that asks less than its role. */
export interface ContractFault {
  /** Below the contract. */
  readonly path: Path;
  readonly message: string;
  readonly help: string;
}

/** What the contract of a required role lacks of the table in docs/format.md 2.2; more than the table is allowed. */
export function contractFaults(contract: ToolContract, profile: FormatProfile): ContractFault[] {
  const name = REQUIRED_ROLE_NAMES.find((role) => contract.role === profile.roleNamespace + role);
  if (name === undefined) return [];
  const { scopes, property } = ROLE_FLOORS[name];
  const role = contract.role;
  const faults: ContractFault[] = [];
  const lacking = scopes.filter((scope) => !contract.capabilityScopes.includes(scope));
  if (lacking.length > 0)
    faults.push({
      path: ['capabilityScopes'],
      message: `${role} does not ask for ${lacking.map((scope) => quote(scope)).join(' and ')}`,
      help: `add ${lacking.join(', ')}: the role asks at least for ${scopes.join(', ')}`,
    });
  const parts = appliedSchemas(contract.inputSchema);
  const help = `every ${role} takes ${quote(property)}: { type: object, required: [${property}], properties: { ${property}: { type: string } } }, and more`;
  if (!parts.some((part) => listOf(part['required']).includes(property)))
    faults.push({
      path: ['inputSchema'],
      message: `the inputSchema of ${role} does not require ${quote(property)}`,
      help,
    });
  else if (!parts.some((part) => isText(member(part['properties'], property), contract.inputSchema)))
    faults.push({
      path: ['inputSchema'],
      message: `the inputSchema of ${role} does not say that ${quote(property)} is a string`,
      help,
    });
  return faults;
}

type Schema = Readonly<Record<string, unknown>>;

/** A schema with everything that holds wherever it does: its `allOf`, and what a `$ref` inside the document leads to. */
function appliedSchemas(schema: unknown, root: unknown = schema): Schema[] {
  const found = new Set<Schema>();
  const open: unknown[] = [schema];
  while (open.length > 0) {
    const next = open.pop();
    if (!isMapping(next) || found.has(next)) continue;
    found.add(next);
    open.push(...listOf(member(next, 'allOf')), referred(member(next, '$ref'), root));
  }
  return [...found];
}

function isText(schema: unknown, root: unknown): boolean {
  return appliedSchemas(schema, root).some((part) => {
    const type = member(part, 'type');
    if (type === 'string' || (Array.isArray(type) && type.length === 1 && type[0] === 'string')) return true;
    const values = Object.hasOwn(part, 'const') ? [part['const']] : listOf(member(part, 'enum'));
    return values.length > 0 && values.every((value) => typeof value === 'string');
  });
}

function referred(reference: unknown, root: unknown): unknown {
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined;
  return valueAt(root, fromPointer(root, reference.slice(1)));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
