/**
 * Plain data as YAML on one line: flow style, names and texts in quotes where YAML could read them as something else.
 *
 * @param value null, booleans, numbers, strings, arrays and objects
 */
export function flowYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowYaml).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, member]) => `${flowYaml(name)}: ${flowYaml(member)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return typeof value === 'string' && isPlain(value) ? value : JSON.stringify(value);
}

function isPlain(text: string): boolean {
  return /^[A-Za-z_$][\w.-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
}
