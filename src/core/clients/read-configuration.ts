import { sortDiagnostics, type Diagnostic } from '../result/diagnostic.ts';
import { quote } from '../text/printable.ts';
import { isMapping, list, mapping, member, own, type Mapping } from '../value/mapping.ts';
import { describe } from '../schema/check.ts';
import { locateFinding, toPointer, valueAt, type Path, type SourceDocument } from '../source/document.ts';
import { parseJson } from '../source/parse-json.ts';
import type { ConfigurationFile, ConfiguredServer } from './client.ts';
import { strictJson } from '../source/jsonc.ts';
import { cutSecrets, judgeValue, neededBy } from './literals.ts';
import { readToml } from '../source/toml.ts';
import { readText } from '../source/read.ts';
import { entriesOf, serversKey, unreadOf } from './unread.ts';

/** What a configuration says of servers. */
export interface ReadConfiguration {
  readonly doc: SourceDocument;
  /** In the order of the file; those that are switched off are among them. */
  readonly servers: readonly ConfiguredServer[];
  /** Where each server stands, by its name. */
  readonly places: ReadonlyMap<string, Path>;
  /** Why it cannot be read, what of it no server is made of, and secrets that are written into it. */
  readonly findings: readonly Diagnostic[];
}

/**
 * Reads the servers of a client's configuration. Of environment variables and headers only the names are kept.
 *
 * @param path the file's name in findings
 * @param client its name in findings
 */
export async function readConfiguration(
  path: string,
  text: string,
  file: ConfigurationFile,
  client: string,
): Promise<ReadConfiguration> {
  const clean = text.startsWith('\ufeff') ? text.slice(1) : text;
  // Every client that reads JSON was seen with comments in its files: a client that does not take them says so itself.
  const doc =
    file.format === 'toml'
      ? await readToml(path, clean)
      : file.format === 'yaml'
        ? await readText(path, clean, { language: 'yaml' })
        : parseJson(path, strictJson(clean));
  const { findings: unread, dropped, strays } = unreadOf(doc, file, client);
  const findings: Diagnostic[] = [...doc.problems, ...unread];
  const servers: ConfiguredServer[] = [];
  const places = new Map<string, Path>();
  const looked = new Set<string>();
  const root = doc.value;
  const key = serversKey(root, file);
  for (const { name, entry, at } of entriesOf(root, key ?? '')) {
    if (!isMapping(entry)) continue;
    const secrets: FoundSecret[] = [];
    const server = await readServer(name, entry, at, { looked, secrets });
    findings.push(...secrets.map(({ path, what }) => secretFinding(doc, `${what} of server ${quote(name)}`, path)));
    if (server === undefined || dropped.has(name)) continue;
    servers.push(server);
    places.set(name, at);
  }
  // What no server is made of may hold a secret as well.
  for (const held of new Set([...(key === undefined ? [] : [key]), ...strays]))
    for (const { path, text } of textsIn(valueAt(root, [held]), [held]))
      if (!looked.has(toPointer(path)) && (await judgeValue(nameOf(path), text)) === 'secret')
        findings.push(secretFinding(doc, describe(path), path));
  return { doc, servers, places, findings: sortDiagnostics(findings) };
}

/**
 * The configuration as two of them are compared: its servers without any value of a variable or a header, at their places, and
 * nothing of what else the file says.
 */
export function comparable({ doc, servers, places }: ReadConfiguration): SourceDocument {
  const { path, text, language, problems } = doc;
  const table = new Map<string, Record<string, unknown>>();
  for (const { needs: _needs, headers, ...server } of servers) {
    const [key = ''] = places.get(server.name) ?? [];
    const shown = { ...server, headerNames: Object.keys(headers) };
    table.set(String(key), { ...table.get(String(key)), [server.name]: shown });
  }
  return {
    path,
    text,
    language,
    problems,
    value: doc.value === undefined ? undefined : Object.fromEntries(table),
    locate: (at) => doc.locate(at),
    range: (span) => doc.range(span),
  };
}

interface FoundSecret {
  readonly path: Path;
  readonly what: string;
}

function secretFinding(doc: SourceDocument, what: string, path: Path): Diagnostic {
  return locateFinding(doc, {
    rule: 'client/secret',
    level: 'error',
    message: `${what} is written into the configuration`,
    path,
    help: 'revoke this secret and reference an environment variable instead: everyone with access to the repository can read it',
  });
}

/** The texts in a value; members that name variables are left out. */
function* textsIn(value: unknown, path: Path): Generator<{ readonly path: Path; readonly text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* textsIn(item, [...path, i]);
  else if (isMapping(value))
    for (const [name, item] of Object.entries(value)) if (!VARIABLES.has(name)) yield* textsIn(item, [...path, name]);
}

const VARIABLES = new Set(['env_vars', 'env_http_headers', 'bearer_token_env_var']);

/** What a text is called that is at a place. */
function nameOf(path: Path): string {
  return String(path.findLast((part) => typeof part === 'string') ?? '');
}

/**
 * @param looked where the places are noted that were looked at
 * @returns undefined for an entry with neither a command nor an address
 */
async function readServer(
  name: string,
  entry: Mapping,
  at: Path,
  { looked, secrets }: { readonly looked: Set<string>; readonly secrets: FoundSecret[] },
): Promise<ConfiguredServer | undefined> {
  const needs = new Set<string>();
  const need = (names: Iterable<string>): void => {
    for (const each of names) needs.add(each);
  };
  const look = (place: Path): unknown => {
    looked.add(toPointer([...at, ...place]));
    return valueAt(entry, place);
  };
  /** A text that is kept, without the secrets in it. */
  const textAt = async (place: Path, what: string, before?: string): Promise<string> => {
    const value = look(place);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const cut = await cutSecrets(text, before);
    if (cut.secret) secrets.push({ path: [...at, ...place], what });
    need(neededBy(cut.text));
    if (what === 'an argument') need([...text.matchAll(/<([A-Za-z][\w .-]*)>/g)].map(([, inside = '']) => inside));
    return cut.text;
  };
  /** What has to be supplied for a variable or a header; returns the one variable that its value comes from. */
  const given = async (place: Path, what: 'variable' | 'header'): Promise<string | undefined> => {
    const [value, key] = [look(place), String(place.at(-1))];
    if (typeof value !== 'string') return undefined;
    const needed = neededBy(value);
    need(needed);
    const literal = await judgeValue(key, value);
    if (literal === 'secret') secrets.push({ path: [...at, ...place], what: `the ${what} ${quote(key)}` });
    if (literal === 'secret' || literal === 'placeholder') need([key]);
    return needed.length === 1 ? needed[0] : undefined;
  };

  const [program, ...places] = commandPlaces(entry);
  const address = ['url', 'httpUrl', 'serverUrl'].find((key) => typeof own(entry, key) === 'string');
  if (program === undefined && address === undefined) return undefined;
  const reached: { command?: string; args?: string[]; url?: string; cwd?: string } = {};
  if (program !== undefined) {
    reached.command = await textAt(program, 'the command');
    reached.args = [];
    for (const [i, place] of places.entries())
      reached.args.push(await textAt(place, 'an argument', i === 0 ? '' : String(valueAt(entry, places[i - 1] ?? []))));
  } else if (address !== undefined) reached.url = await textAt([address], 'the address');
  if (typeof own(entry, 'cwd') === 'string') reached.cwd = await textAt(['cwd'], 'the folder');
  const envNames: string[] = [];
  for (const table of [['env'], ['environment'], ['command', 'env']])
    for (const key of Object.keys(tableAt(entry, table))) {
      envNames.push(key);
      await given([...table, key], 'variable');
    }
  const names = list(own(entry, 'env_vars')).map((each) => member(each, 'name') ?? each);
  const texts = names.filter((each) => typeof each === 'string');
  need(texts);
  const headers: [string, string | undefined][] = [];
  for (const table of ['headers', 'http_headers'])
    for (const key of Object.keys(tableAt(entry, [table]))) headers.push([key, await given([table, key], 'header')]);
  const bearer = own(entry, 'bearer_token_env_var');
  const fromVariables = Object.entries(tableAt(entry, ['env_http_headers'])).map(([key, each]) => [key, String(each)]);
  if (typeof bearer === 'string') fromVariables.push(['Authorization', bearer]);
  need(fromVariables.map(([, variable = '']) => variable));
  const off = own(entry, 'disabled') === true || own(entry, 'enabled') === false;
  return {
    name,
    transport: program !== undefined ? 'stdio' : own(entry, 'type') === 'sse' ? 'sse' : 'http',
    ...reached,
    envNames: [...new Set([...envNames, ...texts])],
    headers: Object.fromEntries([...headers, ...fromVariables]) as ConfiguredServer['headers'],
    ...(off ? { disabled: true } : {}),
    needs: [...needs],
  };
}

/** The places of the command and of its arguments: of a list the first item is the command, of a table its `path`. */
function commandPlaces(entry: Mapping): readonly Path[] {
  const command = own(entry, 'command');
  const items = (key: Path): Path[] => list(valueAt(entry, key)).map((_, i) => [...key, i]);
  if (typeof command === 'string') return [['command'], ...items(['args'])];
  if (Array.isArray(command) && command.length > 0) return [...items(['command']), ...items(['args'])];
  if (isMapping(command) && typeof own(command, 'path') === 'string')
    return [['command', 'path'], ...items(['command', 'args'])];
  return [];
}

function tableAt(entry: unknown, place: Path): Mapping {
  return mapping(valueAt(entry, place));
}
