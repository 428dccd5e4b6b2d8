// Parsers of packages that are large: most trees need none of them, so each is loaded for the files that it reads.

let toml: typeof import('smol-toml') | undefined;
let xml: typeof import('fast-xml-parser') | undefined;
let yaml: typeof import('yaml') | undefined;

/** Loads the parsers for the manifests and scripts among some files. A scan of these files calls no other parser. */
export async function loadParsers(files: readonly { readonly name: string }[]): Promise<void> {
  const has = (name: RegExp): boolean => files.some((file) => name.test(file.name));
  if (has(/\.toml$|^pipfile$/i)) toml ??= await import('smol-toml');
  if (has(/^pom\.xml$|\.(?:cs|fs|vb)proj$/i)) xml ??= await import('fast-xml-parser');
  if (has(/^(?:pubspec|taskfile(?:\.dist)?)\.ya?ml$/i)) yaml ??= await import('yaml');
}

function loaded<T>(parser: T | undefined): T {
  if (parser === undefined) throw new Error('a file was read whose parser loadParsers() does not load for it');
  return parser;
}

/** Reads TOML; undefined when it is none. */
export function parseToml(text: string): unknown {
  const { parse } = loaded(toml);
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Reads XML without entities; attributes carry the prefix `@`. Undefined when it is none. */
export function parseXml(text: string): unknown {
  if (!text.trimStart().startsWith('<') || /<!ENTITY/i.test(text)) return undefined;
  const { XMLParser } = loaded(xml);
  try {
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      processEntities: false,
      parseTagValue: false,
      parseAttributeValue: false,
    });
    return parser.parse(text, true);
  } catch {
    return undefined;
  }
}

const MAX_LENGTH = 256 * 1024;

/**
 * Reads the first document of a YAML stream; undefined when it is none, or too large.
 * Aliases are not expanded and keys are not compared: both cost more than linear time on hostile input.
 */
export function parseYamlLoosely(text: string): unknown {
  if (text.length > MAX_LENGTH || nesting(text) > 100) return undefined;
  const { parseAllDocuments } = loaded(yaml);
  try {
    const documents = parseAllDocuments(text, { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
    const first = Array.isArray(documents) ? documents[0] : undefined;
    return first === undefined || first.errors.length > 0 ? undefined : first.toJS({ maxAliasCount: 20 });
  } catch {
    return undefined;
  }
}

// Flow collections are read by recursion.
function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const unit of text) {
    if (unit === '[' || unit === '{') deepest = Math.max(deepest, ++depth);
    else if (unit === ']' || unit === '}') depth--;
  }
  return deepest;
}
