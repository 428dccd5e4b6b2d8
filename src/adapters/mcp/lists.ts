import type { Client } from '@modelcontextprotocol/client';
import type { LiveTool } from '../../core/handshake/host.ts';
import { toolDigest } from '../../core/handshake/tool-digest.ts';
import { jsonEqual } from '../../core/json-schema/json.ts';
import { quote } from '../../core/text/printable.ts';
import { isMapping, type Mapping } from '../../core/value/mapping.ts';
import { LIMITS, nestsDeeper } from '../../core/source/limits.ts';
import type { McpLimits } from './limits.ts';

/** Two levels below what a profile that records the tool may have. */
const MAX_DEPTH = LIMITS.schemaDepth - 2;

/** The server broke the protocol or a limit; the message starts with a verb and is printable. */
export class ServerFault extends Error {}

/** Lets an answer through as it is: the SDK's own schemas refuse a whole list for one odd tool, and drop what they do not know. */
export const ANYTHING = {
  '~standard': { version: 1, vendor: 'cartwright', validate: (value: unknown) => ({ value }) },
} as const;

/**
 * Asks for a whole list, page after page.
 *
 * @param key member of the answer that holds the entries
 * @throws ServerFault for an answer without it, a repeated or huge cursor, too many pages or entries
 */
export async function listAll(
  client: Client,
  method: 'tools/list' | 'resources/list' | 'resources/templates/list',
  key: string,
  limits: McpLimits,
  signal: AbortSignal,
): Promise<Mapping[]> {
  const entries: Mapping[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let page = 1; ; page++) {
    if (page > limits.pages) throw new ServerFault(`answers ${method} with more than ${limits.pages} pages`);
    const params = cursor === undefined ? {} : { cursor };
    const answer = (await client.request({ method, params }, ANYTHING, { signal, timeout: limits.totalMs })) as Mapping;
    const list = answer[key];
    if (!Array.isArray(list)) throw new ServerFault(`answers ${method} without a list of ${key}`);
    for (const entry of list) {
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
        throw new ServerFault(`answers ${method} with an entry that is not an object`);
      entries.push(entry as Mapping);
    }
    if (entries.length > limits.entries)
      throw new ServerFault(`answers ${method} with more than ${limits.entries} entries`);
    const next = answer['nextCursor'];
    if (next === undefined || next === null || next === '') return entries;
    if (typeof next !== 'string' || next.length > limits.cursor)
      throw new ServerFault(`answers ${method} with a cursor that is not text of at most ${limits.cursor} characters`);
    if (seen.has(next)) throw new ServerFault(`answers ${method} with the same cursor again (${quote(next, 40)})`);
    seen.add(next);
    cursor = next;
  }
}

/**
 * The tools of a list, each name once, with what had to be left out in words.
 *
 * @param redact blots out what must not be repeated; a digest is of what was said, to the letter
 * @param headers whether arguments may be sent as headers, too: then a tool that declares them wrongly is left out (SEP-2243)
 */
export function toolsOf(
  entries: readonly Mapping[],
  redact: (text: string) => string = (text) => text,
  headers = false,
): { readonly tools: LiveTool[]; readonly notes: string[] } {
  const tools = new Map<string, LiveTool>();
  const notes: string[] = [];
  for (const entry of entries) {
    const name = entry['name'];
    if (typeof name !== 'string' || name === '') throw new ServerFault('answers tools/list with a tool without a name');
    const fault = leftOutFor(entry, name, redact, headers);
    const digest = fault === undefined ? toolDigest(entry) : undefined;
    if (digest === undefined) {
      const uncanonical = 'has no canonical form (half of a character, or a number too large), and is left out';
      notes.push(fault ?? `tool ${quote(name)} ${uncanonical}`);
      continue;
    }
    const first = tools.get(name);
    if (first !== undefined) {
      if (first.digest !== digest) tools.set(name, { ...first, ambiguous: true });
      notes.push(`lists tool ${quote(name)} twice; the first is used`);
      continue;
    }
    const said = withTexts(entry, redact);
    if (!jsonEqual(said, entry))
      notes.push(`tool ${quote(name)} repeats a value of its environment or headers, which is written as ***`);
    const { title, description, inputSchema } = said;
    const rest = TAKEN.flatMap((member) => (said[member] === undefined ? [] : [[member, said[member]] as const]));
    if (!isMapping(inputSchema)) notes.push(`tool ${quote(name)} has an inputSchema that is not an object`);
    tools.set(name, {
      name,
      ...(typeof title === 'string' ? { title } : {}),
      ...(typeof description === 'string' ? { description } : {}),
      inputSchema,
      ...Object.fromEntries(rest),
      digest,
    });
  }
  return { tools: [...tools.values()], notes };
}

function leftOutFor(entry: Mapping, name: string, redact: (text: string) => string, headers: boolean) {
  // Under another name it could not be called.
  if (redact(name) !== name) return 'a tool whose name repeats a value of its environment or headers is left out';
  if (nestsDeeper(entry, MAX_DEPTH))
    return `tool ${quote(name)} nests deeper than ${MAX_DEPTH} levels, and is left out`;
  const fault = headers ? headerFault(entry['inputSchema']) : undefined;
  return fault && `tool ${quote(name)} is left out, as clients of 2026-07-28 must: ${fault}`;
}

/** Members of a tool that are taken as they are. */
const TAKEN = ['outputSchema', 'annotations', 'execution'] as const;

const HEADER = 'x-mcp-header';
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** What is wrong with the headers that an input schema declares (MCP 2026-07-28, Streamable HTTP); undefined for nothing. */
export function headerFault(inputSchema: unknown): string | undefined {
  const taken = new Set<string>();
  const open: { readonly schema: unknown; readonly reached: boolean; readonly root?: true }[] = [
    { schema: inputSchema, reached: true, root: true },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { schema, reached, root } = next;
    if (Array.isArray(schema)) open.push(...schema.map((each: unknown) => ({ schema: each, reached: false })));
    if (!isMapping(schema)) continue;
    const name = schema[HEADER];
    if (Object.hasOwn(schema, HEADER)) {
      if (!reached || root === true) return `${HEADER} is where no chain of properties leads`;
      if (typeof name !== 'string' || !TOKEN.test(name)) return `${HEADER} is not a name of a header`;
      if (!['string', 'integer', 'boolean'].includes(String(schema['type'])))
        return `${HEADER} ${quote(name)} is of a property that is not a string, integer or boolean`;
      if (taken.has(name.toLowerCase())) return `${HEADER} ${quote(name)} is declared twice`;
      taken.add(name.toLowerCase());
    }
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'properties' && isMapping(value))
        open.push(...Object.values(value).map((each) => ({ schema: each, reached })));
      else if (!VALUES.has(keyword)) open.push({ schema: value, reached: false });
    }
  }
  return undefined;
}

/** Keywords that hold values, in which a member of that name means nothing. */
const VALUES = new Set(['const', 'default', 'enum', 'examples']);

/** An object in which every text is changed, and every name of a member. */
function withTexts(object: Mapping, change: (text: string) => string): Mapping {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (typeof value === 'number') return change(String(value)) === String(value) ? value : '***';
    if (Array.isArray(value)) return value.map(changed);
    return isMapping(value) ? withTexts(value, change) : value;
  };
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [change(name), changed(value)]));
}

/**
 * The texts under `key`, sorted, each once.
 *
 * @param redact as of {@link toolsOf}
 */
export function textsOf(entries: readonly Mapping[], key: string, redact: (text: string) => string): string[] {
  const texts = entries.map((entry) => entry[key]).filter((text) => typeof text === 'string');
  return [...new Set(texts.map(redact))].sort();
}
