import type { Client } from '../../core/clients/client.ts';
import { profileText, unstated, withStated, type StatedFacts } from '../../core/clients/profile-text.ts';
import type { HostProfile } from '../../core/handshake/host.ts';
import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import type { AddedHost } from '../../core/report/text/clients.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { joinPath } from '../../core/value/path.ts';
import type { FileSystem, McpPeer } from '../../ports.ts';
import { clientHost, clientKey, configurationsOf, type ClientHost } from './clients.ts';

/** What `host add` is asked for. */
export interface AddHosts {
  /** Names of clients; none means every client that the project configures. */
  readonly clients: readonly string[];
  /** Folder of the profiles. */
  readonly out: string;
  readonly stated: StatedFacts;
  /** Whether a profile that is there and says something else is made anew. */
  readonly force: boolean;
  /** Asks the servers, and records their tools. */
  readonly peer?: McpPeer | undefined;
  /** The home of the user, when their own configurations count, too. */
  readonly user?: FileSystem | undefined;
}

export interface AddedHosts {
  readonly hosts: readonly AddedHost[];
  readonly diagnostics: readonly Diagnostic[];
  readonly notes: readonly string[];
}

/**
 * Makes host profiles of clients' facts and the servers that the project configures. Nothing is written before all are made.
 *
 * @throws UserError `unknown-host`, `no-host`; `file-exists` for a profile that says something else, without `force`
 */
export async function addHosts(fs: FileSystem, wish: AddHosts): Promise<AddedHosts> {
  const chosen = await chooseClients(fs, wish);
  const made: { readonly added: AddedHost; readonly text: string | undefined }[] = [];
  const diagnostics: Diagnostic[] = [];
  const notes: string[] = [];
  for (const { name, client } of chosen) {
    const file = joinPath(wish.out, `${name}.host.yaml`);
    const composed = await clientHost(fs, name, client, '.', wish.user);
    diagnostics.push(...composed.diagnostics.filter(({ rule }) => rule !== 'client/composed'));
    const unreadable = composed.diagnostics.find(({ rule }) => rule.startsWith('source/'));
    const before = fs.kind(file) === 'none' ? undefined : new TextDecoder().decode(fs.readFile(file));
    const kept = before === undefined ? composed.host : await keptOf(fs, file, composed.host);
    const stated = withStated(kept, wish.stated);
    const looked =
      unreadable === undefined ? await look(wish.peer, file, { ...composed, host: stated }, notes) : stated;
    const reason = unreadable === undefined ? looked.failure : `${unreadable.path} cannot be read`;
    const host = looked;
    const text = reason === undefined ? profileText(host) : undefined;
    const same = text !== undefined && before === text;
    if (text !== undefined && before !== undefined && !same && !wish.force) throw exists(file, name);
    made.push({ added: describe(composed, file, host, reason, same), text: same ? undefined : text });
  }
  for (const { added, text } of made) if (text !== undefined) fs.writeFile(added.file, text);
  return { hosts: made.map(({ added }) => added), diagnostics: sortDiagnostics(diagnostics), notes };
}

async function chooseClients(
  fs: FileSystem,
  { clients, user }: AddHosts,
): Promise<readonly { readonly name: string; readonly client: Client }[]> {
  const { CLIENTS } = await import('../../core/clients/catalog/index.ts');
  if (clients.length === 0) {
    const configured = Object.entries(CLIENTS).filter(
      ([, { project, user: own }]) =>
        configurationsOf(fs, project, '.').length > 0 ||
        (user !== undefined && configurationsOf(user, own, '.').length > 0),
    );
    if (configured.length > 0) return configured.map(([name, client]) => ({ name, client }));
    throw new UserError('no-host', 'no configuration of a known client is here', {
      help: 'name one: cartwright host add claude-code; cartwright host list says which there are',
    });
  }
  const names = [...new Set(clients.map(clientKey))];
  const unknown = names.find((name) => !Object.hasOwn(CLIENTS, name));
  if (unknown !== undefined) throw await unknownClient(unknown, Object.keys(CLIENTS));
  return names.flatMap((name) => {
    const client = CLIENTS[name];
    return client === undefined ? [] : [{ name, client }];
  });
}

async function unknownClient(name: string, known: readonly string[]): Promise<UserError> {
  const { nearest } = await import('../../core/schema/suggest.ts');
  const near = nearest(name, known);
  return new UserError('unknown-host', `there is no client ${quote(name)}`, {
    help: near === undefined ? 'cartwright host list says which there are' : `did you mean ${quote(near)}?`,
  });
}

/** What of a profile that is there stays: all that a person added to it. */
async function keptOf(fs: FileSystem, file: string, fresh: HostProfile): Promise<HostProfile> {
  // Most are new, and what reads a profile costs more than what makes one.
  const [{ keepAdded }, { readHostProfile }, { validators }, { LIMITS }, { readDocument }] = await Promise.all([
    import('../../core/clients/keep-added.ts'),
    import('../../core/handshake/read-host.ts'),
    import('../../core/schema/validators.ts'),
    import('../../core/source/limits.ts'),
    import('../../core/source/read.ts'),
  ]);
  const doc = await readDocument(file, fs.readFile(file), { maxDepth: LIMITS.schemaDepth, orJson: true });
  const { host } = readHostProfile(doc, await validators.host());
  return host === undefined ? fresh : keepAdded(fresh, host);
}

async function look(
  peer: McpPeer | undefined,
  source: string,
  composed: ClientHost,
  notes: string[],
): Promise<HostProfile> {
  if (peer === undefined || composed.host.servers.length === 0) return composed.host;
  const { lookAtHosts } = await import('./live.ts');
  const live = await lookAtHosts(peer, [{ source, host: composed.host, composed }]);
  notes.push(...live.notes);
  return live.bySource.get(source)?.seen ?? composed.host;
}

function exists(file: string, name: string): UserError {
  return new UserError('file-exists', 'the profile is there and says something else', {
    path: file,
    help: `cartwright host add ${name} --force makes it anew: it keeps bindings, wrapped tools, scopes and stated facts, and no comments`,
  });
}

function describe(
  { name, files, disabled, needsInput }: ClientHost,
  file: string,
  host: HostProfile,
  reason: string | undefined,
  same: boolean,
): AddedHost {
  const fromServers = host.tools.filter(({ wraps, builtIn }) => wraps === undefined && builtIn !== true);
  return {
    client: name,
    file,
    state: reason !== undefined ? 'not written' : same ? 'unchanged' : 'written',
    ...(reason === undefined ? {} : { reason }),
    madeFrom: files,
    servers: host.servers.map((server) => server.name),
    disabled,
    recorded: fromServers.length,
    needsInput,
    unstated: unstated(host),
    unasked: host.servers.length > 0 && fromServers.length === 0,
  };
}
