import { sortDiagnostics, type Diagnostic } from '../result/diagnostic.ts';
import { quote } from '../text/printable.ts';
import { isMapping, own, type Mapping } from '../value/mapping.ts';
import { describe } from '../schema/check.ts';
import { locateFinding, toPointer, type Path, type SourceDocument } from '../source/document.ts';
import { parseJson } from '../source/parse-json.ts';
import type { ConfigurationFile, ConfiguredServer } from './client.ts';
import { strictJson } from './jsonc.ts';
import { cutSecrets, judgeValue, neededBy } from './literals.ts';
import { readToml } from '../source/toml.ts';
import { serversKey, unreadOf } from './unread.ts';

/** What a configuration says of servers. */
export interface ReadConfiguration {
  readonly doc: SourceDocument;
  /** In the order of the file; those that are switched off are among them. */
  readonly servers: readonly ConfiguredServer[];
  /** Where each server stands, by its name. */
  readonly places: ReadonlyMap<string, Path>;
  /** Names of variables and inputs that a person must supply, each once. */
  readonly needsInput: readonly string[];
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
  const doc = file.format === 'toml' ? await readToml(path, clean) : parseJson(path, strictJson(clean));
  const { findings: unread, dropped, strays } = unreadOf(doc, file, client);
  const findings: Diagnostic[] = [...doc.problems, ...unread];
  const servers: ConfiguredServer[] = [];
  const places = new Map<string, Path>();
  const looked = new Set<string>();
  const root = doc.value;
  const key = serversKey(root, file);
  for (const [name, entry] of Object.entries(tableAt(root, [key ?? '']))) {
    if (!isMapping(entry)) continue;
    const at: Path = [key ?? '', name];
    const reader = new ServerReader(name, entry, at);
    const server = await reader.read();
    for (const path of reader.looked) looked.add(toPointer(path));
    findings.push(
      ...reader.secrets.map(({ path, what }) => secretFinding(doc, `${what} of server ${quote(name)}`, path)),
    );
    if (server === undefined || dropped.has(name)) continue;
    servers.push(server);
    places.set(name, at);
  }
  // What no server is made of may hold a secret as well.
  for (const member of new Set([...(key === undefined ? [] : [key]), ...strays]))
    for (const { path, text } of textsIn(valueAt(root, [member]), [member]))
      if (!looked.has(toPointer(path)) && (await judgeValue(nameOf(path), text)) === 'secret')
        findings.push(secretFinding(doc, describe(path), path));
  const needsInput = [...new Set(servers.flatMap(({ needs }) => needs))];
  return { doc, servers, places, needsInput, findings: sortDiagnostics(findings) };
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
    help: 'revoke it, and name a variable in its place: everyone with access to the repository can read it',
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

/** What a text is called that stands at a place. */
function nameOf(path: Path): string {
  return String(path.findLast((part) => typeof part === 'string') ?? '');
}

class ServerReader {
  readonly secrets: FoundSecret[] = [];
  readonly looked: Path[] = [];
  readonly #needs = new Set<string>();
  readonly #name: string;
  readonly #entry: Mapping;
  readonly #at: Path;

  constructor(name: string, entry: Mapping, at: Path) {
    this.#name = name;
    this.#entry = entry;
    this.#at = at;
  }

  /** @returns undefined for an entry with neither a command nor an address */
  async read(): Promise<ConfiguredServer | undefined> {
    const command = this.#command();
    const address = ['url', 'httpUrl', 'serverUrl'].find((key) => typeof own(this.#entry, key) === 'string');
    if (command === undefined && address === undefined) return undefined;
    const started = command === undefined ? undefined : await this.#started(command);
    const url = command !== undefined || address === undefined ? undefined : await this.#text([address], 'the address');
    const cwd = typeof own(this.#entry, 'cwd') === 'string' ? await this.#text(['cwd'], 'the folder') : undefined;
    const envNames = await this.#environment();
    const headers = await this.#headers();
    const off = own(this.#entry, 'disabled') === true || own(this.#entry, 'enabled') === false;
    return {
      name: this.#name,
      transport: command !== undefined ? 'stdio' : own(this.#entry, 'type') === 'sse' ? 'sse' : 'http',
      ...started,
      ...(cwd === undefined ? {} : { cwd }),
      ...(url === undefined ? {} : { url }),
      envNames,
      headers,
      ...(off ? { disabled: true } : {}),
      needs: [...this.#needs],
      ...(this.secrets.some(({ path }) => !GIVEN.has(String(path[2]))) ? { cut: true } : {}),
    };
  }

  /** The places of the command and of its arguments: of a list the first item is the command, of a table its `path`. */
  #command(): readonly Path[] | undefined {
    const command = own(this.#entry, 'command');
    const items = (key: Path, from: number): Path[] => {
      const list = valueAt(this.#entry, key);
      return Array.isArray(list) ? list.slice(from).map((_, i) => [...key, i + from]) : [];
    };
    if (typeof command === 'string') return [['command'], ...items(['args'], 0)];
    if (Array.isArray(command) && command.length > 0)
      return [['command', 0], ...items(['command'], 1), ...items(['args'], 0)];
    if (isMapping(command) && typeof own(command, 'path') === 'string')
      return [['command', 'path'], ...items(['command', 'args'], 0)];
    return undefined;
  }

  async #started([command = [], ...places]: readonly Path[]): Promise<Pick<ConfiguredServer, 'command' | 'args'>> {
    const program = await this.#text(command, 'the command');
    const args: string[] = [];
    let before = '';
    for (const place of places) {
      args.push(await this.#text(place, 'an argument', before));
      before = String(valueAt(this.#entry, place));
    }
    return { command: program, args };
  }

  /** A text that is kept, without the secrets in it. */
  async #text(place: Path, what: string, before?: string): Promise<string> {
    this.looked.push([...this.#at, ...place]);
    const value = valueAt(this.#entry, place);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const cut = await cutSecrets(text, before);
    if (cut.secret) this.secrets.push({ path: [...this.#at, ...place], what });
    for (const name of neededBy(cut.text)) this.#needs.add(name);
    if (what === 'an argument')
      for (const [, inside = ''] of text.matchAll(/<([A-Za-z][\w .-]*)>/g)) this.#needs.add(inside);
    return cut.text;
  }

  async #environment(): Promise<string[]> {
    const names: string[] = [];
    for (const place of [['env'], ['environment'], ['command', 'env']]) {
      for (const [name, value] of Object.entries(tableAt(this.#entry, place))) {
        names.push(name);
        await this.#given(name, value, [...place, name], 'variable');
      }
    }
    const forwarded = own(this.#entry, 'env_vars');
    for (const each of Array.isArray(forwarded) ? (forwarded as unknown[]) : []) {
      const name = isMapping(each) ? own(each, 'name') : each;
      if (typeof name !== 'string') continue;
      names.push(name);
      this.#needs.add(name);
    }
    return [...new Set(names)];
  }

  async #headers(): Promise<Record<string, string | undefined>> {
    const headers: [string, string | undefined][] = [];
    for (const table of ['headers', 'http_headers']) {
      for (const [name, value] of Object.entries(tableAt(this.#entry, [table])))
        headers.push([name, await this.#given(name, value, [table, name], 'header')]);
    }
    for (const [name, variable] of Object.entries(tableAt(this.#entry, ['env_http_headers']))) {
      headers.push([name, String(variable)]);
      this.#needs.add(String(variable));
    }
    const bearer = own(this.#entry, 'bearer_token_env_var');
    if (typeof bearer === 'string') {
      headers.push(['Authorization', bearer]);
      this.#needs.add(bearer);
    }
    return Object.fromEntries(headers);
  }

  /** What has to be supplied for a variable or a header; returns the one variable that its value comes from. */
  async #given(name: string, value: unknown, place: Path, what: 'variable' | 'header'): Promise<string | undefined> {
    this.looked.push([...this.#at, ...place]);
    if (typeof value !== 'string') return undefined;
    const needed = neededBy(value);
    for (const each of needed) this.#needs.add(each);
    const literal = await judgeValue(name, value);
    if (literal === 'secret') this.secrets.push({ path: [...this.#at, ...place], what: `the ${what} ${quote(name)}` });
    if (literal === 'secret' || literal === 'placeholder') this.#needs.add(name);
    return needed.length === 1 ? needed[0] : undefined;
  }
}

/** Members whose values are not kept in any case. */
const GIVEN = new Set(['env', 'environment', 'headers', 'http_headers']);

function valueAt(entry: unknown, place: Path): unknown {
  return place.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? (value[key] as unknown) : undefined;
    return isMapping(value) ? own(value, String(key)) : undefined;
  }, entry);
}

function tableAt(entry: unknown, place: Path): Mapping {
  const table = valueAt(entry, place);
  return isMapping(table) ? table : {};
}
