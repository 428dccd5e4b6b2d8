/** Puts an entry into a client's configuration and takes it out again: the text is changed at one place, and never written anew. */
import { CLIENTS } from '../clients/catalog/index.ts';
import type { ConfigurationFile } from '../clients/client.ts';
import { serversKey } from '../clients/unread.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import { UserError } from '../result/errors.ts';
import type { SourceDocument, Path } from '../source/document.ts';
import { strictJson } from '../source/jsonc.ts';
import type { Span } from '../source/line-index.ts';
import { parseJson } from '../source/parse-json.ts';
import { scanJson, type JsonMember, type JsonNode } from '../source/scan-json.ts';
import { readToml } from '../source/toml.ts';
import { jsonString, jsonText } from '../text/json-text.ts';
import { quote } from '../text/printable.ts';
import { isMapping, mapping, member, own, type Mapping } from '../value/mapping.ts';
import { byText } from '../value/order.ts';

/** What stood at a place of a text, and what is there instead. */
export interface Splice {
  /** UTF-16 units from the start. */
  readonly at: number;
  readonly removed: string;
  readonly inserted: string;
}

/** A configuration as it is edited. */
export interface Configuration {
  /** With comments as blanks. */
  readonly doc: SourceDocument;
  readonly text: string;
  readonly format: ConfigurationFile['format'];
  /** Keys that lead to the servers, whether they are there or not. */
  readonly table: readonly string[];
}

/** Text with one splice made. */
export function spliced(text: string, { at, removed, inserted }: Splice): string {
  return text.slice(0, at) + inserted + text.slice(at + removed.length);
}

/** Text with splices taken back, the last first; undefined where it is not what they made. */
export function unspliced(text: string, splices: readonly Splice[]): string | undefined {
  let before = text;
  for (const { at, removed, inserted } of splices.toReversed()) {
    if (!before.startsWith(inserted, at)) return undefined;
    before = before.slice(0, at) + removed + before.slice(at + inserted.length);
  }
  return before;
}

/**
 * Opens the text of a client's configuration; an empty one has no servers.
 *
 * @throws UserError `bad-file` where it cannot be edited: syntax, a key that appears twice, a byte order mark
 */
export async function openConfiguration(client: string, path: string, text: string): Promise<Configuration> {
  const no = (message: string, more: Partial<Pick<Diagnostic, 'range' | 'help'>>): UserError =>
    new UserError('bad-file', message, { path, range: { start: START, end: START }, ...more });
  const file = CLIENTS[client]?.project.find((each) => each.path === path);
  if (file === undefined) throw no(`it is not a configuration of ${quote(client)}`, {});
  if (text.startsWith('\ufeff')) throw no('it begins with a byte order mark', { help: 'remove it' });
  const { format, keys } = file;
  const doc = format === 'toml' ? await readToml(path, text) : parseJson(path, text === '' ? '{}' : strictJson(text));
  const [problem] = doc.problems;
  if (problem !== undefined) throw no(problem.message, problem);
  const key = serversKey(doc.value, file) ?? keys[0] ?? '';
  const help = 'correct the configuration; the client reads it, too';
  if (!isMapping(doc.value)) throw no('it holds no mapping', { help });
  const servers = own(doc.value, key);
  if (servers !== undefined && !isMapping(servers)) throw no(`${key} is not a table of servers`, { help });
  // The second version of opencode has a table within the table.
  const inner = isMapping(servers) && key === 'mcp' ? own(servers, 'servers') : undefined;
  const isInner = isMapping(inner) && !['command', 'url', 'enabled'].some((each) => own(inner, each) !== undefined);
  return { doc, text, format, table: isInner ? [key, 'servers'] : [key] };
}

const START = { line: 1, column: 1 };

/** The servers that a configuration names. */
export function entriesOf({ doc, table }: Configuration): Mapping {
  return mapping(member(doc.value, ...table));
}

/** The splice that puts an entry into a configuration that has none of its name. */
export function entryAdded({ text, format, table }: Configuration, name: string, entry: Mapping): Splice {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (format === 'toml') {
    const lines = Object.entries(entry).map(([key, value]) => `${key} = ${tomlValue(value)}`);
    const gap = text === '' ? '' : text.endsWith('\n') ? newline : newline + newline;
    const header = `[${[...table, name].map(tomlKey).join('.')}]`;
    return { at: text.length, removed: '', inserted: gap + [header, ...lines, ''].join(newline) };
  }
  const within = (keys: readonly string[]): unknown =>
    keys.reduceRight<unknown>((value, key) => ({ [key]: value }), entry);
  if (text === '') return { at: 0, removed: '', inserted: jsonText(within([...table, name]), 2) };
  const root = scanJson(strictJson(text));
  const [first] = root.members ?? [];
  const unit = (first && indentBefore(text, first.key.start)) || '  ';
  // Into the innermost table that is there, with those that are not.
  let node = root;
  let depth = 0;
  for (let next; (next = memberOf(node, table[depth])) !== undefined; depth++) node = next.value;
  const [key = name, ...others] = [...table.slice(depth), name];
  return memberAdded(text, node, { key, value: within(others) }, { unit, newline, depth });
}

function memberOf(node: JsonNode | undefined, name: string | undefined): JsonMember | undefined {
  return node?.members?.find((each) => each.name === name);
}

// As the first member, so that what is behind another one on its line stays there.
function memberAdded(
  text: string,
  { span, members = [] }: JsonNode,
  { key, value }: { readonly key: string; readonly value: unknown },
  { unit, newline, depth }: { readonly unit: string; readonly newline: string; readonly depth: number },
): Splice {
  const [first] = members;
  const broken = /[\r\n]/.test(text.slice(span.start, first?.key.start ?? span.end));
  if (first !== undefined && !broken)
    return { at: first.key.start, removed: '', inserted: `${jsonString(key)}: ${jsonText(value).trimEnd()}, ` };
  const indent = (first && indentBefore(text, first.key.start)) ?? unit.repeat(depth + 1);
  const lines = jsonText(value, 2)
    .trimEnd()
    .split('\n')
    .map((line, i) => (i === 0 ? line : indent + unit.repeat(found(/^ */, line).length / 2) + line.trimStart()));
  const inserted = `${newline}${indent}${jsonString(key)}: ${lines.join(newline)}`;
  const at = behindRemark(text, span.start + 1);
  if (first !== undefined) return { at, removed: '', inserted: `${inserted},` };
  return { at, removed: '', inserted: broken ? inserted : inserted + newline + unit.repeat(depth) };
}

/** Behind a comment that is on the same line as a brace. */
function behindRemark(text: string, from: number): number {
  const [remark] = /^[ \t]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*(?=[\r\n]))/.exec(text.slice(from)) ?? [
    '',
  ];
  return from + remark.length;
}

function indentBefore(text: string, at: number): string | undefined {
  return /[\r\n]([ \t]*)$/.exec(text.slice(0, at))?.[1];
}

/**
 * The splices that take an entry out, each of the text that the one before left.
 *
 * @returns undefined where it is not in a form that can be taken out
 */
export function entryTaken({ text, format, table }: Configuration, name: string): readonly Splice[] | undefined {
  if (format === 'toml') return tomlTaken(text, [...table, name]);
  let node: JsonNode | undefined = scanJson(strictJson(text));
  for (const key of table) node = memberOf(node, key)?.value;
  const members: readonly JsonMember[] = node?.members ?? [];
  const index = members.findIndex((each) => each.name === name);
  const member = members[index];
  if (member === undefined) return undefined;
  const cut = (at: number, end: number): Splice => ({ at, removed: text.slice(at, end), inserted: '' });
  // The line break that ends a comment stays, unless another one follows.
  const from = (end: number): number => {
    const blank = found(/(?:\/\/[^\r\n]*)?\s*$/, text.slice(0, member.key.start));
    const start = member.key.start - blank.length + blank.trimEnd().length;
    if (blank.trimEnd() === '' || /^[ \t]*(?:\r?\n|$)/.test(text.slice(end))) return start;
    return start + (/^\r?\n/.exec(text.slice(start))?.[0].length ?? 0);
  };
  const comma = nextSign(text, member.value.span.end);
  if (text[comma] === ',') {
    const onLine = found(/^[ \t]*/, text.slice(comma + 1)).length;
    const start = from(comma + 1);
    const isFirstOnLine = /[\r\n]/.test(text.slice(start, member.key.start));
    return [isFirstOnLine ? cut(start, comma + 1) : cut(member.key.start, comma + 1 + onLine)];
  }
  const taken = cut(from(member.value.span.end), member.value.span.end);
  const before = members[index - 1];
  if (before === undefined) return [taken];
  const between = nextSign(text, before.value.span.end);
  return [taken, cut(between, between + 1)];
}

/** The next sign that is neither blank nor in a comment. */
function nextSign(text: string, from: number): number {
  return from + found(/^(?:\s|\/\/[^\r\n]*|\/\*[^]*?\*\/)*/, text.slice(from)).length;
}

/** What a pattern finds that may find nothing. */
function found(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[0] ?? '';
}

const HEADER = /^[ \t]*\[\[?([^\]#]*)\]\]?/;

// From its header to the next one of another table; what was put before that one as a remark stays.
function tomlTaken(text: string, path: readonly string[]): readonly Splice[] | undefined {
  const own = path.map(tomlKey).join('.');
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const headerOf = (line: string): string | undefined =>
    HEADER.exec(line)?.[1]
      ?.split('.')
      .map((key) => tomlKey(key.trim().replace(/^["'](.*)["']$/, '$1')))
      .join('.');
  const isOwn = (header: string): boolean => header === own || header.startsWith(`${own}.`);
  const from = lines.findIndex((line) => headerOf(line) === own);
  if (from < 0) return undefined;
  const next = lines.findIndex((line, i) => i > from && headerOf(line) !== undefined && !isOwn(headerOf(line) ?? ''));
  const isRemark = (line: string): boolean => /^[ \t]*(?:#.*)?\r?\n$/.test(line);
  const to = next < 0 ? lines.length : lines.findLastIndex((line, i) => i < next && !isRemark(line)) + 1;
  return [{ at: lines.slice(0, from).join('').length, removed: lines.slice(from, to).join(''), inserted: '' }];
}

function tomlKey(key: string): string {
  return /^[\w-]+$/.test(key) ? key : jsonString(key);
}

/** A value of an entry: texts, numbers, lists and tables of them. A JSON string is a basic string of TOML. */
function tomlValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(', ')}]`;
  if (isMapping(value))
    return `{ ${Object.entries(value)
      .map(([key, each]) => `${tomlKey(key)} = ${tomlValue(each)}`)
      .join(', ')} }`;
  return typeof value === 'string' ? jsonString(value) : String(value);
}

/** Whether two configurations say the same, whatever the order of their keys. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  // TOML knows numbers that JSON does not.
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return isMapping(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => byText(a, b))) : value;
}

/** Values that a configuration gives to a server: variables and headers. They are shown nowhere, and kept nowhere. */

const GIVEN: ReadonlySet<string> = new Set(['env', 'environment', 'headers', 'http_headers']);

/** Where the values stand, in the order of the file. */
export function givenSpans(configuration: Configuration): Span[] {
  const { doc, table } = configuration;
  return givenIn(entriesOf(configuration), table)
    .flatMap((path) => doc.locate(path)?.value ?? [])
    .sort((a, b) => a.start - b.start);
}

/** The names of what an entry gives a value to. */
export function givenNames(entry: Mapping): string[] {
  return givenIn(entry).map((path) => String(path.at(-1)));
}

/** An entry with empty texts in place of the values. */
export function entryWithoutGiven(entry: Mapping, given = false): Mapping {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const inner = given || GIVEN.has(key);
      return [key, isMapping(value) ? entryWithoutGiven(value, inner) : inner ? '' : value];
    }),
  );
}

/** A splice that takes a part of a configuration out, which is kept with empty texts in place of the values. */
export function spliceWithoutGiven(configuration: Configuration, { at, removed, inserted }: Splice): Splice {
  const inside = givenSpans(configuration).filter(({ start, end }) => start >= at && end <= at + removed.length);
  const kept = inside
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start - at)}""${text.slice(end - at)}`, removed);
  return { at, removed: kept, inserted };
}

function givenIn(value: Mapping, path: Path = [], given = false): Path[] {
  return Object.entries(value).flatMap(([key, each]) => {
    const [at, inner] = [[...path, key], given || GIVEN.has(key)];
    if (isMapping(each)) return givenIn(each, at, inner);
    return inner ? [at] : [];
  });
}
