import { jsonString } from './json-text.ts';

/**
 * Plain data as YAML on one line: flow style, names and texts in quotes where YAML could read them as something else.
 *
 * @param value null, booleans, numbers, strings, arrays and objects
 * @param isJson whether every name and text is in quotes
 */
export function flowYaml(value: unknown, isJson = false): string {
  const flow = (each: unknown): string => flowYaml(each, isJson);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = stated(value).map(([name, member]) => `${flow(name)}: ${flow(member)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  if (typeof value === 'string') return !isJson && isPlain(value) ? value : jsonString(value);
  return JSON.stringify(value);
}

/** A list below its key. */
export function listLines(values: readonly unknown[]): string[] {
  return values.flatMap(itemLines).map((line) => `  ${line}`);
}

/** An item that is a mapping has a line for each member. */
export function itemLines(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`- ${flowYaml(value)}`];
  return stated(value).map(([name, member], i) => `${i === 0 ? '- ' : '  '}${flowYaml(name)}: ${flowYaml(member)}`);
}

// As in JSON, what is undefined is not there.
function stated(mapping: object): [string, unknown][] {
  return Object.entries(mapping).filter(([, member]) => member !== undefined);
}

function isPlain(text: string): boolean {
  return /^[A-Za-z_$][\w.-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
}
