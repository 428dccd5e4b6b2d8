import { onDemand } from './on-demand.ts';

const xml = onDemand(() => import('fast-xml-parser'));

/** Reads XML without entities; attributes carry the prefix `@`. Undefined when it is none. */
export function parseXml(text: string): unknown {
  if (!text.trimStart().startsWith('<') || /<!ENTITY/i.test(text)) return undefined;
  const { XMLParser } = xml();
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
