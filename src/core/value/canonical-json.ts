/**
 * JSON Canonicalization Scheme (RFC 8785): the one serialization that digests and signatures are made over. Made here, so that no
 * change of a package can change a digest, or let through what has no canonical form.
 */

/** Deeper than any document that the parsers let through; the stack ends at twice as much. */
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * Serializes a JSON value by RFC 8785: members sorted by UTF-16 units, numbers as in ECMAScript, no white space.
 *
 * @throws TypeError for what I-JSON cannot say: NaN, infinities, lone surrogates, undefined, functions, bigints, cycles
 */
export function canonicalize(value: unknown): string {
  return serialize(value, 0);
}

function serialize(value: unknown, depth: number): string {
  if (depth > MAX_DEPTH) throw new TypeError(`nesting is deeper than ${MAX_DEPTH} levels`);
  switch (typeof value) {
    case 'string':
      return text(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} is not a JSON number`);
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? list(value, depth) : members(value, depth);
    case 'undefined':
    case 'function':
    case 'symbol':
    case 'bigint':
      throw new TypeError(`a value of type ${typeof value} is not JSON`);
  }
}

function text(value: string): string {
  if (LONE_SURROGATE.test(value)) throw new TypeError('a string holds a lone surrogate');
  return JSON.stringify(value);
}

function list(items: readonly unknown[], depth: number): string {
  const parts: string[] = [];
  // By index, so that a hole is refused as undefined and not skipped.
  for (let i = 0; i < items.length; i++) parts.push(serialize(items[i], depth + 1));
  return `[${parts.join(',')}]`;
}

function members(object: object, depth: number): string {
  const record = object as Readonly<Record<string, unknown>>;
  const parts: string[] = [];
  // A plain loop: schemas nest hundreds of levels deep, and each function in between costs stack.
  for (const name of Object.keys(record).sort()) parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
  return `{${parts.join(',')}}`;
}
