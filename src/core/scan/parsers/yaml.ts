import { NotLoaded } from './on-demand.ts';

let parseAllDocuments: typeof import('yaml').parseAllDocuments | undefined;

const MAX_LENGTH = 256 * 1024;

/**
 * Reads the first document of a YAML stream; undefined when it is none, or too large.
 * Aliases are not expanded and keys are not compared: both cost more than linear time on hostile input.
 *
 * @throws NotLoaded until it is loaded; `withParsers` answers that
 */
export function parseYamlLoosely(text: string): unknown {
  if (text.length > MAX_LENGTH || nesting(text) > 100) return undefined;
  if (parseAllDocuments === undefined) throw new NotLoaded(loadYaml);
  try {
    const documents = parseAllDocuments(text, { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
    const first = Array.isArray(documents) ? documents[0] : undefined;
    return first === undefined || first.errors.length > 0 ? undefined : first.toJS({ maxAliasCount: 20 });
  } catch {
    return undefined;
  }
}

export async function loadYaml(): Promise<void> {
  ({ parseAllDocuments } = await import('yaml'));
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
