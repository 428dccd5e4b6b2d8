import { describe, kindOf } from '../schema/check.ts';
import { nearest } from '../schema/suggest.ts';
import { locateFinding, type Finding, type Path, type SourceDocument } from '../source/document.ts';
import type { Diagnostic } from '../result/diagnostic.ts';
import { quote } from '../text/printable.ts';
import { isMapping, own, type Mapping } from '../value/mapping.ts';
import type { ConfigurationFile, MemberShape } from './client.ts';

/** What a configuration says and its client does not read. */
export interface Unread {
  readonly findings: readonly Diagnostic[];
  /** Names of entries that are not servers, or that the client cannot start. */
  readonly dropped: ReadonlySet<string>;
  /** Members of the file that were meant to hold servers. */
  readonly strays: readonly string[];
}

type Fault = Pick<Finding, 'message' | 'path' | 'help'>;

/** Members that every client reads, or that change nothing where it does not. */
const SWITCHES: Readonly<Record<string, MemberShape>> = {
  type: 'text',
  cwd: 'text',
  disabled: 'flag',
  enabled: 'flag',
};
/** Members that say how a server is reached, in the words of the clients; those of one line mean the same. */
const WORDS = [
  ['command'],
  ['args'],
  ['env', 'environment'],
  ['env_vars'],
  ['url', 'httpUrl', 'serverUrl'],
  ['headers', 'http_headers'],
  ['env_http_headers'],
  ['bearer_token_env_var'],
];
const KEYS = ['mcpServers', 'servers', 'mcp_servers', 'context_servers', 'mcp'];

/** The key of the servers: of those that the client reads the first that is there. */
export function serversKey(root: unknown, { keys, format }: Omit<ConfigurationFile, 'path'>): string | undefined {
  const holds = (value: unknown): boolean => isMapping(value) || (format === 'yaml' && Array.isArray(value));
  return isMapping(root) ? keys.find((each) => holds(own(root, each))) : undefined;
}

/** The entries of the servers, each with its name and its place. */
export function entriesOf(
  root: unknown,
  key: string,
): { readonly name: string; readonly entry: unknown; readonly at: Path }[] {
  const held = isMapping(root) ? own(root, key) : undefined;
  if (isMapping(held)) return Object.entries(held).map(([name, entry]) => ({ name, entry, at: [key, name] }));
  return (Array.isArray(held) ? (held as unknown[]) : []).map((entry, i) => {
    const name = isMapping(entry) ? own(entry, 'name') : undefined;
    return { name: typeof name === 'string' ? name : String(i), entry, at: [key, i] };
  });
}

/**
 * Finds what is dropped of a configuration: misspelt names, values of another type, entries that are not servers, and what only
 * another client reads. Members that say nothing of how a server is reached are not a fault: clients have many.
 *
 * @param client its name in messages
 */
export function unreadOf(doc: SourceDocument, file: ConfigurationFile, client: string): Unread {
  const dropped = new Set<string>();
  const root = doc.value;
  if (root === undefined) return { findings: [], dropped, strays: [] };
  const faults: Fault[] = [];
  if (!isMapping(root)) {
    const message = `the file must hold a mapping, not ${kindOf(root)}`;
    faults.push({ path: [], message, help: `write a mapping with the member ${file.keys[0] ?? 'mcpServers'}` });
  } else {
    const key = serversKey(root, file);
    const entries = entriesOf(root, key ?? '');
    const servers = Object.fromEntries(entries.map(({ name, entry }) => [name, entry]));
    for (const [name, value] of Object.entries(root))
      if (name !== key) faults.push(...strayFaults(name, value, servers, file, client));
    for (const { name, entry, at } of entries) {
      const found = entryFaults(at, name, entry, file, client);
      faults.push(...found.faults);
      if (found.dropped) dropped.add(name);
    }
  }
  const findings = faults.map((fault) =>
    locateFinding(doc, { rule: 'client/unread', level: 'error', part: 'key', ...fault }),
  );
  return { findings, dropped, strays: faults.flatMap(({ path }) => (path.length === 1 ? [String(path[0])] : [])) };
}

/** What is wrong about a member of the file that does not hold the client's servers. */
function strayFaults(
  name: string,
  value: unknown,
  servers: Mapping,
  { keys, path, format }: ConfigurationFile,
  client: string,
): Fault[] {
  if (typeof value !== 'object' || value === null)
    return keys.includes(name) ? [wrongType([name], 'table', value)] : [];
  const reads = `${client} reads the servers of ${keys.map((key) => quote(key)).join(' or ')}${keys.length > 1 ? ', the first that is there' : ''}`;
  const fault = (message: string, help = reads): Fault[] => [{ path: [name], message, help }];
  if (keys.includes(name) && !isMapping(value) && format !== 'yaml') return [wrongType([name], 'table', value)];
  const near = nearIn(name, keys);
  if (near !== undefined && !keys.includes(name))
    return fault(`unknown property ${quote(name)}`, `did you mean ${quote(near)}? ${reads}`);
  if (!isMapping(value)) return [];
  if (KEYS.includes(name)) {
    const lost = Object.entries(value).some(([each, entry]) => isServer(entry) && own(servers, each) === undefined);
    return lost ? fault(`${client} does not read the servers of ${quote(name)}`) : [];
  }
  const serversOnly = /mcp[^/]*\.json$/.test(path);
  return serversOnly && isServer(value) ? fault(`server ${quote(name)} is outside of ${quote(keys[0] ?? '')}`) : [];
}

/** What is wrong about an entry, and whether it is left out for that. */
function entryFaults(
  at: Path,
  name: string,
  entry: unknown,
  { members }: Pick<ConfigurationFile, 'members'>,
  client: string,
): { readonly faults: readonly Fault[]; readonly dropped: boolean } {
  // People put remarks beside servers.
  if (/^(?:[_$#]|\/\/)/.test(name) && !isServer(entry)) return { faults: [], dropped: true };
  if (!isMapping(entry)) return { faults: [wrongType(at, 'table', entry)], dropped: true };
  const wrong: Fault[] = [];
  const lost: Fault[] = [];
  const known = { ...SWITCHES, ...members };
  for (const [member, value] of Object.entries(entry)) {
    const path = [...at, member];
    const shape = own(known, member) as MemberShape | undefined;
    if (shape !== undefined) {
      wrong.push(...shapeFaults(path, shape, value));
      continue;
    }
    const alike = WORDS.find((words) => words.includes(member));
    const instead = alike?.filter((word) => own(members, word) !== undefined) ?? [];
    const near = alike === undefined ? nearIn(member, Object.keys(known)) : instead[0];
    // What also is there in the client's own words is not lost.
    if ((alike === undefined && near === undefined) || instead.some((word) => own(entry, word) !== undefined)) continue;
    const what = alike === undefined ? 'unknown property' : `${client} does not read`;
    const help = near === undefined ? `it reads ${Object.keys(members).join(', ')}` : `did you mean ${quote(near)}?`;
    lost.push({ path, message: `${what} ${quote(member)} of server ${quote(name)}`, help });
  }
  const has = (words: readonly string[]): boolean =>
    words.some((word) => own(members, word) !== undefined && own(entry, word) != null);
  const [started, reached] = [has(['command']), has(['url', 'httpUrl', 'serverUrl'])];
  // An entry that only switches a server, or sets up one that an extension brings, names none of its own.
  const names = ['enabled', 'disabled', 'settings', 'source'].every((word) => own(entry, word) === undefined);
  const unreached = !started && !reached && names;
  if (unreached && lost.length === 0)
    wrong.push({
      path: at,
      message: `server ${quote(name)} has neither a command nor an address`,
      help: `${client} reads ${Object.keys(members).join(', ')}`,
    });
  if (started && reached && own(entry, 'type') === undefined)
    wrong.push({
      path: at,
      message: `server ${quote(name)} has both a command and an address`,
      help: 'keep one of them: clients disagree on which one they use',
    });
  return { faults: [...wrong, ...lost], dropped: wrong.length > 0 || unreached };
}

function shapeFaults(path: Path, shape: MemberShape, value: unknown): Fault[] {
  // Clients take null for what is not there.
  if (value === null) return [];
  if (shape === 'text or table') return shapeFaults(path, isMapping(value) ? 'table' : 'text', value);
  const right = {
    text: typeof value === 'string',
    flag: typeof value === 'boolean',
    list: Array.isArray(value),
    table: isMapping(value),
  };
  if (!right[shape]) return [wrongType(path, shape, value)];
  if (value === '') return [{ path, message: `${describe(path)} is empty`, help: 'write it, or remove the server' }];
  if (shape !== 'list') return [];
  return (value as unknown[]).flatMap((item, i) =>
    typeof item === 'object' && !isNamed(item) ? [wrongType([...path, i], 'text', item)] : [],
  );
}

function wrongType(path: Path, shape: Exclude<MemberShape, 'text or table'>, value: unknown): Fault {
  const wanted = { text: 'a string', flag: 'true or false', list: 'a list', table: 'a mapping' }[shape];
  return {
    path,
    message: `${describe(path)} must be ${wanted}, not ${kindOf(value)}`,
    help: 'no server is made of it',
  };
}

/** Codex forwards variables by name, in a table of their own, too. */
const isNamed = (item: unknown): boolean => isMapping(item) && typeof own(item, 'name') === 'string';

const isServer = (entry: unknown): boolean =>
  isMapping(entry) && ['command', 'url', 'httpUrl', 'serverUrl'].some((word) => own(entry, word) != null);

/** As `nearest`, for words of about one length: `enabledTools` is not meant for `enabled`. */
function nearIn(name: string, words: readonly string[]): string | undefined {
  return nearest(
    name,
    words.filter((word) => Math.abs(word.length - name.length) <= 2),
  );
}
