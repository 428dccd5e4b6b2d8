import type { Client } from '../../core/clients/client.ts';
import { unstated, withStated, type StatedFacts } from '../../core/clients/profile-text.ts';
import type { HostProfile } from '../../core/handshake/host.ts';
import { isGate, OWN_SERVER, withGate } from '../../core/handshake/own-tools.ts';
import { declaredTools, keptBy } from '../../core/handshake/pins.ts';
import { digestAlone, recordedProfile } from '../../core/handshake/record.ts';
import { sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import type { AddedHost } from '../../core/report/text/clients.ts';
import { UserError } from '../../core/result/errors.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { quote } from '../../core/text/printable.ts';
import { joinPath } from '../../core/value/path.ts';
import type { FileSystem, McpPeer } from '../../ports.ts';
import { writeCommitted } from '../committed.ts';
import { clientHost, clientKey, configuredClients, type ClientHost } from './clients.ts';
import type { LoadedHost } from './hosts.ts';

/** What `host add` is asked for. */
export interface AddHosts {
  /** Names of clients; none means every client that the project configures. */
  readonly clients: readonly string[];
  /** Folder of the profiles. */
  readonly out: string;
  readonly stated: StatedFacts;
  /** Whether the gate itself is to serve memory (docs/gate.md). */
  readonly gate: boolean;
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
 * @throws UserError `unknown-host`, `no-host`; `bad-file` for a profile that would hold a secret; `file-exists` for a profile that says something else, without `force`
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
    // Most are new, and what reads a profile costs more than what makes one.
    const there = fs.kind(file) === 'none' ? undefined : await (await import('./hosts.ts')).readHostFile(fs, file);
    const before = there?.reading.host;
    const gated = wish.gate || before?.servers.some(isGate) === true;
    const fresh = gated ? { ...composed.host, servers: [...composed.host.servers, OWN_SERVER] } : composed.host;
    const kept =
      before === undefined ? fresh : (await import('../../core/clients/keep-added.ts')).keepAdded(fresh, before);
    const stated = { ...withStated(kept, wish.stated), client: name };
    const peer = unreadable === undefined ? wish.peer : undefined;
    // What is made anew has other lines: then findings are at the configuration.
    const doc = wish.force ? undefined : there?.doc;
    const looked = await look(peer, { source: file, host: stated, composed, doc });
    const differing = looked.diagnostics.filter(({ rule }) => rule === 'host/tool-changed');
    const changed = differing.length;
    diagnostics.push(...looked.diagnostics.filter((each) => !wish.force || !differing.includes(each)));
    notes.push(...looked.notes);
    if (wish.force)
      for (const { message, related = [] } of differing)
        notes.push([message, ...related.map((each) => each.message)].join('; '));
    const { host } = looked;
    const text = recordedProfile(host, true);
    const alone = host.failure === undefined ? digestAlone(host, true) : undefined;
    if (alone !== undefined) notes.push(`host ${quote(host.name)}: ${alone}`);
    // Comments and the order of members say nothing.
    const same = before !== undefined && recordedProfile(before, true) === text;
    // Readers of the profile rely on what was recorded: it is not recorded again as a side effect.
    const differs = `${changed} tool${changed === 1 ? ' differs' : 's differ'} from the record`;
    const left = changed === 0 || wish.force ? undefined : `${differs}; --force records the servers again`;
    const reason = unreadable === undefined ? (host.failure ?? left) : `${unreadable.path} cannot be read`;
    if (reason === undefined && there !== undefined && !same && !wish.force)
      throw new UserError('file-exists', 'the profile is there and says something else', {
        path: file,
        help: `cartwright host add ${name} --force makes it anew: it keeps bindings, wrapped tools, scopes and stated facts, and no comments`,
      });
    const added = { ...describe(composed, file, host, reason, same), changed };
    made.push({ added, text: same || reason !== undefined ? undefined : text });
  }
  await writeCommitted(
    fs,
    made.flatMap(({ added, text }) => (text === undefined ? [] : [{ path: added.file, text }])),
  );
  return { hosts: made.map(({ added }) => added), diagnostics: sortDiagnostics(diagnostics), notes };
}

async function chooseClients(
  fs: FileSystem,
  { clients, user }: AddHosts,
): Promise<readonly { readonly name: string; readonly client: Client }[]> {
  if (clients.length === 0) {
    const configured = await configuredClients(fs, '.', user);
    if (configured.length > 0) return configured;
    throw new UserError('no-host', 'no configuration of a known client is here');
  }
  const { CLIENTS } = await import('../../core/clients/catalog/index.ts');
  const names = [...new Set(clients.map(clientKey))];
  const unknown = names.find((name) => !Object.hasOwn(CLIENTS, name));
  if (unknown !== undefined) {
    const { didYouMean } = await import('../../core/schema/suggest.ts');
    const help = didYouMean(unknown, Object.keys(CLIENTS), 'cartwright host list lists them', quote);
    throw new UserError('unknown-host', `there is no client ${quote(unknown)}`, { help });
  }
  return names.flatMap((name) => {
    const client = CLIENTS[name];
    return client === undefined ? [] : [{ name, client }];
  });
}

async function look(
  peer: McpPeer | undefined,
  { source, host, composed, doc }: Omit<LoadedHost, 'doc'> & { readonly doc: SourceDocument | undefined },
) {
  if (peer === undefined || host.servers.length === 0) return { host, diagnostics: [], notes: [] };
  const { lookAtHosts } = await import('./live.ts');
  const { bySource, diagnostics, notes } = await lookAtHosts(peer, [
    { source, host, ...(composed === undefined ? {} : { composed }), ...(doc === undefined ? {} : { doc }) },
  ]);
  return { host: bySource.get(source)?.seen ?? host, diagnostics, notes };
}

function describe(
  { name, files, disabled, needsInput }: ClientHost,
  file: string,
  host: HostProfile,
  reason: string | undefined,
  same: boolean,
): Omit<AddedHost, 'changed'> {
  const recorded = declaredTools(host).size;
  const behind = withGate(host);
  return {
    client: name,
    file,
    state: reason !== undefined ? 'not written' : same ? 'unchanged' : 'written',
    ...(reason === undefined ? {} : { reason }),
    madeFrom: files,
    servers: host.servers.map((server) => server.name),
    disabled,
    recorded,
    promises: host.tools.flatMap((tool) =>
      tool.wraps !== undefined && keptBy(behind, tool) === 'nobody' ? [`${tool.name} wraps ${tool.wraps}`] : [],
    ),
    needsInput,
    unstated: unstated(host),
    unasked: recorded === 0 && !host.servers.every(isGate),
  };
}
