import { EXECUTABLES, PRODUCTS } from './words.ts';

/** A name in a text, and where in it. */
export interface Named {
  readonly name: string;
  readonly index: number;
}

/** Words before "MCP" that name no server. */
const NO_SERVER =
  /^(?:a|an|the|any|all|and|or|no|not|this|that|your|our|its|their|my|each|every|some|other|another|new|remote|local|custom|of|via|for|from|in|on|to|with|using|use|uses|hosted|required|optional|add|enable|configure|connect|connected|install|available|external|official|existing|multiple|one|if|when|build|create|building|creating|start|run|setup|stdio|http|streamable|public|private|bundled|plugin|project|client|server|servers|tool|tools|check|verify|ensure|requires?|needs?|supported|full|standard|production|typescript|python|node|which|non|both|only|is|are|as|by|most|these|those|configured|third-party|through|call|calling|access|supports?|about|without|raw|prefer|agent|agents|skills?|claude|api|cli|web|rest)$/i;

/**
 * MCP servers that a text names as such: "the Linear MCP server", "`github` MCP", "XcodeBuildMCP".
 *
 * A name is in letters that begin with a capital, in backticks, or in bold; of a plain word only the server itself tells.
 */
export function namedServers(text: string): Named[] {
  const found: Named[] = [];
  const before = /(?:`([\w.-]{2,60})`|\*\*([\w.-]{2,60})\*\*|\b([A-Z][\w.-]{1,60}))[ \n]+MCP\b(?! (?:spec|protocol|SDK|client|host|apps?|inspector|registry|builder|development|config|best|concepts?|marketplace)\b)/g;
  for (const { 1: quoted, 2: bold, 3: capital, index } of text.matchAll(before)) {
    const name = quoted ?? bold ?? capital ?? '';
    if (!NO_SERVER.test(name)) found.push({ name, index });
  }
  for (const { 0: name, index } of text.matchAll(/\b[A-Z][a-z]\w{1,40}MCP\b/g)) if (!/^(?:Fast|Open|My|Use|Your)MCP$/i.test(name)) found.push({ name, index });
  for (const { 1: name = '', index } of text.matchAll(/(?<![\w-])([a-z][\w-]{1,60})[ \n]MCP[ \n]server\b/g))
    if (!NO_SERVER.test(name)) found.push({ name, index });
  return found;
}

/** Executables that free text names: products, those in backticks or before "CLI", and well-known ones. */
export function namedPrograms(text: string): string[] {
  const found = new Set<string>();
  for (const [word, name] of PRODUCTS) if (word.test(text)) found.add(name);
  for (const [, name = ''] of text.matchAll(/(?<![\w@/.-])`?([A-Za-z][\w-]{0,40})`? (?:CLI|command-line tool)\b/g))
    if (!/^(?:the|a|an|GitHub|and|or|no|its|this|official|via|Code|Azure|Cloud)$/i.test(name)) found.add(name.toLowerCase());
  for (const [, marked, plain = ''] of text.matchAll(/`([a-z][\w.+-]{0,40})`|(?<![\w@/.$-])([a-z][a-z0-9-]{1,20})(?![\w/.:-]*[/:@]|[\w-])/g)) {
    const name = marked ?? plain;
    if (marked !== undefined ? /^[a-z][\w+-]*$/.test(marked) && !/_/.test(marked) : EXECUTABLES.has(name)) found.add(name);
  }
  return [...found].map((name) => (name === 'python' ? 'python3' : name)).filter((name, i, all) => all.indexOf(name) === i);
}

const HOST =
  /\bhttps?:\/\/((?:[\w-]+\.)+[a-z]{2,20})(?=[/:?#\s"'`)\]}>,;\\]|\.?$)|(?<![\w@./-])((?:[a-z0-9-]{1,40}\.){1,4}(?:com|org|net|io|dev|ai|app|co|cloud))(?![\w@-]|\.\w)/gi;
/** Hosts that stand for others. */
const NO_HOST = /(?:^|\.)(?:example|localhost|test|invalid|local|internal)(?:\.|$)|^(?:your|my|some|foo|bar)[-.]|^host\.|x{3}/i;

/** The hosts that a text names; none of those that stand for others. */
export function hostsIn(text: string): string[] {
  const hosts = [...text.matchAll(HOST)].map(([, url, bare]) => (url ?? bare ?? '').toLowerCase());
  return [...new Set(hosts)].filter((host) => !NO_HOST.test(host));
}
