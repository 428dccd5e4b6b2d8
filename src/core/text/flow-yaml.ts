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
    const members = Object.entries(value).map(([name, member]) => `${flow(name)}: ${flow(member)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return !isJson && typeof value === 'string' && isPlain(value) ? value : JSON.stringify(value);
}

function isPlain(text: string): boolean {
  return /^[A-Za-z_$][\w.-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
}
