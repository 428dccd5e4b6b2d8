/** What an unquoted text may hold: a letter or a slash first, and nothing that YAML gives a meaning to. */
const PLAIN = /^[A-Za-z_/](?:[ -~]*[!-9;-~])?$/;
const MEANING = /: | #|^(?:true|false|null|yes|no|on|off|y|n)$/i;
const VERSION = /^\d+\.\d+\.\d+$/;

/**
 * Plain data as block YAML, at the default indentation of most editors. Every text that could be read as something else is
 * quoted as in JSON, which YAML reads the same.
 *
 * Made here: the package `yaml` writes the same lines but for quotes that it leaves out (a first digit, dot or dash, letters beyond
 * ASCII), and it is 290 kB that take 25 to 40 ms to load, which a check that proposes items would pay for without showing them.
 *
 * @param unit one level of indentation
 */
export function yamlText(value: unknown, unit = '  '): string {
  return Array.isArray(value) ? listLines(value, '', unit).join('') : mappingLines(value as object, '', unit).join('');
}

function mappingLines(mapping: object, indent: string, unit: string): string[] {
  return Object.entries(mapping)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) => {
      const head = `${indent}${scalar(key)}:`;
      if (!isNested(value)) return [`${head} ${scalar(value)}\n`];
      const below = `${indent}${unit}`;
      return [
        `${head}\n`,
        ...(Array.isArray(value) ? listLines(value, below, unit) : mappingLines(value, below, unit)),
      ];
    });
}

function listLines(list: readonly unknown[], indent: string, unit: string): string[] {
  return list.flatMap((item) => {
    if (!isNested(item)) return [`${indent}- ${scalar(item)}\n`];
    const below = `${indent}  `;
    const lines = Array.isArray(item) ? listLines(item, below, unit) : mappingLines(item, below, unit);
    return lines.map((line, i) => (i === 0 ? `${indent}- ${line.slice(below.length)}` : line));
  });
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function scalar(value: unknown): string {
  const isPlain = typeof value === 'string' && (VERSION.test(value) || (PLAIN.test(value) && !MEANING.test(value)));
  return isPlain ? value : JSON.stringify(value);
}
