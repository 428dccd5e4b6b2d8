import { onDemand } from './on-demand.ts';

const yaml = onDemand(() => import('yaml'));

const MAX_LENGTH = 256 * 1024;

/**
 * Reads the first document of a YAML stream; undefined when it is none, or too large.
 * Aliases are not expanded and keys are not compared: both cost more than linear time on hostile input.
 */
export function parseYamlLoosely(text: string): unknown {
  if (text.length > MAX_LENGTH || nesting(text) > 100) return undefined;
  const { parseAllDocuments } = yaml();
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
