import { NotLoaded } from './on-demand.ts';

let XMLParser: typeof import('fast-xml-parser').XMLParser | undefined;

/**
 * Reads XML without entities; attributes carry the prefix `@`. Undefined when it is none.
 *
 * @throws NotLoaded until it is loaded; `withParsers` answers that
 */
export function parseXml(text: string): unknown {
  if (!text.trimStart().startsWith('<') || /<!ENTITY/i.test(text)) return undefined;
  if (XMLParser === undefined) throw new NotLoaded(loadXml);
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

export async function loadXml(): Promise<void> {
  ({ XMLParser } = await import('fast-xml-parser'));
}
