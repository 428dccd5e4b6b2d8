import { quote } from '../../printable.ts';
import { toPointer } from '../../source/document.ts';
import type { Acceptance, Answer } from './acceptance.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Decides whether a tool's input schema structurally accepts a contract's: every contract-required property is present
 * and type-compatible (specification 2.3; format.md, 8).
 */
export function accepts(contract: unknown, tool: unknown): Acceptance {
  if (!isObject(contract)) return decide('unknown', 'the contract has no input schema that can be read');
  if (!isObject(tool)) return decide('unknown', 'the tool has no input schema that can be read');
  const wanted = member(contract, 'properties');
  const offered = member(tool, 'properties');
  const required = strings(contract['required']);
  for (const name of required) {
    const paths = [toPointer(['properties', name]), toPointer(['properties', name])] as const;
    if (!Object.hasOwn(offered, name))
      return decide('refuses', `the tool does not name ${quote(name)}`, paths[0], '/properties');
    const [want, have] = [typeOf(wanted[name]), typeOf(offered[name])];
    if (have === undefined) continue;
    if (want === undefined) return decide('unknown', `the type of ${quote(name)} cannot be told`, ...paths);
    if (want !== have) return decide('refuses', `${quote(name)} is ${want}, the tool takes ${have}`, ...paths);
  }
  const more = strings(tool['required']).filter((name) => !required.includes(name));
  const warnings = more.map((name) => `the tool also requires ${quote(name)}, which the contract never sends`);
  return { ...decide('accepts', 'every required property is present and type-compatible'), warnings };
}

function decide(answer: Answer, reason: string, contractPath = '', toolPath = ''): Acceptance {
  return { answer, reason, contractPath, toolPath, warnings: [] };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function member(schema: JsonObject, name: string): JsonObject {
  const value = Object.hasOwn(schema, name) ? schema[name] : undefined;
  return isObject(value) ? value : {};
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function typeOf(schema: unknown): string | undefined {
  return isObject(schema) && typeof schema['type'] === 'string' ? schema['type'] : undefined;
}
