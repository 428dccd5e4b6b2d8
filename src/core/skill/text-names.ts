import { EXECUTABLES, PRODUCTS } from './words.ts';
import { matches } from '../text/matches.ts';

/** A name in a text, and where in it. */
export interface Named {
  readonly name: string;
  readonly index: number;
}

/** Words before "MCP" that name no server. */
const NO_SERVER =
  /^(?:a|an|the|any|all|and|or|no|not|this|that|your|our|its|their|my|each|every|some|other|another|new|remote|local|custom|of|via|for|from|in|on|to|with|using|use|uses|hosted|required|optional|add|enable|configure|connect|connected|install|available|external|official|existing|multiple|one|if|when|build|create|building|creating|start|run|setup|stdio|http|streamable|public|private|bundled|plugin|project|client|server|servers|tool|tools|check|verify|ensure|requires?|needs?|supported|full|standard|production|typescript|python|node|which|get|invoke|register|modern|universal|core|code|simple|minimal|basic|sample|demo|generic|mock|managed|native|oauth|go|golang|php|ruby|rust|swift|kotlin|java|net|dotnet|non|both|only|is|are|as|by|most|these|those|configured|third-party|through|call|calling|access|supports?|about|without|raw|prefer|study|load|review|read|see|agent|agents|skills?|claude|api|cli|web|rest)$/i;

/** What follows "MCP" where no server is meant. */
const NO_MCP =
  /^ (?:spec|specification|protocol|SDK|clients?|hosts?|apps?|inspector|registry|builder|development|config|configuration|best|concepts?|marketplace)\b/i;

/** Where every word has a capital: at the start of a sentence, of an item or of a cell. */
const STARTS = /(?:^|[.!?:|]\s)[\s\d\W]{0,10}$/;

/**
 * MCP servers that a text names as such: "the Linear MCP server", "`github` MCP", "XcodeBuildMCP".
 *
 * A name begins with a capital, or is in backticks or in bold; any other word must be a server that is known. The first word of
 * a sentence has a capital in any case: it names a server where "server" follows, and where the text does not use it as a word.
 *
 * @param isKnown whether a server of that name, in lower case, is configured
 * @param whole the text that it is a part of
 */
export function namedServers(text: string, isKnown: (name: string) => boolean = () => false, whole = text): Named[] {
  if (!text.includes('MCP')) return [];
  const found: Named[] = [];
  const named =
    /(?:`([\w.-]{2,60})`|\*\*([\w.-]{2,60})\*\*|(?<![\w-])([A-Za-z][\w.-]{1,60}(?: [A-Z][\w.-]{1,60}){0,3}))[ \n]+MCP\b/g;
  for (const { 0: all, 1: quoted, 2: bold, 3: plain = '', index } of matches(text, named)) {
    const after = text.slice(index + all.length, index + all.length + 30);
    // In brackets, and in bold with "server", the first word is of the name.
    const before = text.slice(Math.max(0, index - 2), index);
    const within = /(?:[a-z,] |\()$/.test(before) || (before.endsWith('**') && /^ server\*/i.test(after));
    const name = quoted ?? bold ?? serverWords(plain, within);
    const known = isKnown(name.toLowerCase());
    if (
      NO_SERVER.test(name) ||
      NO_MCP.test(after) ||
      (plain === '' && (/^ tools?\b/.test(after) || (name.includes('_') && !known)))
    )
      continue;
    const isWord = !known && /^[A-Z][a-z]+$/.test(plain) && STARTS.test(text.slice(Math.max(0, index - 20), index));
    const isUsed = (): boolean => whole.search(new RegExp(`(?<=[a-z,] )${name.toLowerCase()}(?=[ ,.])`)) >= 0;
    if (isWord && (!/^ server(?! type)\b/.test(after) || isUsed())) continue;
    if (known || !/^[a-z]/.test(name) || quoted !== undefined || bold !== undefined || plain.includes(' '))
      found.push({ name, index: index + (plain.endsWith(` ${name}`) ? plain.length - name.length : 0) });
  }
  for (const { 0: name, index } of matches(text, /\b[A-Z][a-z]\w{1,40}MCP\b/g))
    if (!/^(?:Fast|Open|My|Use|Your)MCP$/i.test(name)) found.push({ name, index });
  return found;
}

/** The words before "MCP" as the name of a server: "with Chrome DevTools" is `chrome-devtools`, "the Linear" is `Linear`. */
function serverWords(plain: string, within: boolean): string {
  const words = plain.split(' ').slice(within || !plain.includes(' ') ? 0 : 1);
  while (words.length > 1 && (NO_SERVER.test(words[0] ?? '') || /^[a-z]/.test(words[0] ?? ''))) words.shift();
  const last = words.at(-1) ?? '';
  return words.length === 1 || NO_SERVER.test(last) ? last : words.join('-').toLowerCase();
}

/** Executables that free text names: products, those in backticks or before "CLI", and well-known ones. */
export function namedPrograms(text: string): string[] {
  const found = new Set<string>();
  for (const [word, name] of PRODUCTS) if (word.test(text)) found.add(name);
  for (const [, name = ''] of matches(text, /(?<![\w@/.-])`?([A-Za-z][\w-]{0,40})`? (?:CLI|command-line tool)\b/g))
    if (
      !/^(?:the|a|an|GitHub|and|or|no|its|this|official|via|Code|Azure|Cloud|unix|pinned|optional|standard)$/i.test(
        name,
      )
    )
      found.add(name.toLowerCase());
  const words =
    /`([a-z][\w.+-]{0,40})`(?! (?:R |npm |Python )?(?:package|library|module|plugin|extension|crate|gem)\b)(?!.{0,60}\brequires?\b)|(?<![\w@/.$-])([a-z][a-z0-9-]{1,20})(?![\w/.:-]{0,60}[/:@]|[\w-])/g;
  for (const [, marked, plain = ''] of matches(text, words)) {
    const name = marked ?? plain;
    if (marked !== undefined ? /^[a-z][\w+-]*$/.test(marked) && !/_/.test(marked) : EXECUTABLES.has(name))
      found.add(name);
  }
  return [...new Set([...found].map((name) => (name === 'python' ? 'python3' : name)))];
}

const HOST =
  /\bhttps?:\/\/((?:[\w-]+\.)+[a-z]{2,20})(?=[/:?#\s"'`)\]}>,;\\]|\.?$)|(?<![\w@./}-])((?:[a-z0-9][a-z0-9-]{0,39}\.){1,4}(?:com|org|net|io|dev|ai|app|co|cloud|tv|gov|edu|info|tech|xyz|eu|uk|de|cn|jp))(?![\w@-]|\.\w)/gi;
/** Hosts that stand for others. */
const NO_HOST =
  /(?:^|\.)(?:example|localhost|test|invalid|local|internal)(?:\.|$)|your|^(?:my|some|foo|bar)[-.]|^host\.|x{3}/i;

/** The hosts that a text names; none of those that stand for others. */
export function hostsIn(text: string): string[] {
  const hosts = matches(text, HOST).map(([, url, bare]) => (url ?? bare ?? '').toLowerCase());
  return [...new Set(hosts)].filter((host) => !NO_HOST.test(host));
}
