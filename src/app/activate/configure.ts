/** The gate's entry in a client's configuration. */
import {
  configurationText,
  entriesOf,
  entryAdded,
  entryTaken,
  openConfiguration,
  saysTheSame,
  spliced,
  type Splice,
} from '../../core/activate/configuration.ts';
import { entryWithoutGiven, givenNames, spliceWithoutGiven } from '../../core/activate/given.ts';
import type { RecordedEntry } from '../../core/activate/record.ts';
import { CLIENTS } from '../../core/clients/catalog/index.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import type { Mapping } from '../../core/value/mapping.ts';
import type { FileSystem } from '../../ports.ts';
import { configurationsOf } from '../handshake/clients.ts';
import { bytesAt, type Change } from './changes.ts';

interface Configured {
  readonly change: Change & { readonly after: Uint8Array };
  readonly recorded: RecordedEntry;
  readonly notes: readonly string[];
}

/** The client's configuration with the gate in it; undefined for one that has none. */
export async function configure(
  fs: FileSystem,
  client: string,
  wish: {
    readonly entry: string;
    readonly value: Mapping;
    readonly replace: boolean;
    /** Names of the servers that the gate replaces. */
    readonly behind: readonly string[];
    /** Configurations that other activations made. */
    readonly made: readonly string[];
  },
): Promise<Configured | undefined> {
  const { entry, value, replace, made } = wish;
  const files = CLIENTS[client]?.project ?? [];
  const { path } = configurationsOf(fs, files, '.')[0] ?? files[0] ?? {};
  if (path === undefined) return undefined;
  fs.checkTarget(path);
  const unusable = (message: string, help: string): UserError => new UserError('bad-file', message, { path, help });
  const before = bytesAt(fs, path);
  if (before?.length === 0) throw unusable('it is empty', 'delete it, or write {} into it');
  let opened = await openConfiguration(client, path, configurationText(before));
  const servers: Record<string, unknown> = { ...entriesOf(opened) };
  if (Object.hasOwn(servers, entry))
    throw new UserError('same-name', `the name ${quote(entry)} is taken by another server`, {
      path,
      help: 'rename that server',
    });
  const splices: Splice[] = [];
  const make = async (splice: Splice): Promise<void> => {
    splices.push(spliceWithoutGiven(opened, splice));
    opened = await openConfiguration(client, path, spliced(opened.text, splice));
  };
  const behind = wish.behind.filter((name) => Object.hasOwn(servers, name));
  const replaced: Record<string, Mapping> = {};
  const lost: string[] = [];
  for (const name of replace ? behind : []) {
    const server = servers[name] as Mapping;
    replaced[name] = entryWithoutGiven(server);
    lost.push(...givenNames(server));
    delete servers[name];
    for (const each of entryTaken(opened, name) ?? []) await make(each);
    if (!saysTheSame(entriesOf(opened), servers))
      throw unusable(`the server ${quote(name)} is written in a form that cannot be removed`, 'remove it by hand');
  }
  await make(entryAdded(opened, entry, value));
  if (!saysTheSame(entriesOf(opened), { ...servers, [entry]: value }))
    throw unusable('its servers are written in a form that cannot be extended', 'write each of them as a table');
  const after = new TextEncoder().encode(opened.text);
  const created = before === undefined || made.includes(path);
  const recorded = { path, name: entry, value, digest: sha256Digest(after), created, replaced, splices };
  const beside = behind.map((each) => quote(each)).join(', ');
  const notes = [
    ...(beside !== '' && !replace
      ? [`${path}: ${beside} can still be called without the gate; --replace removes them`]
      : []),
    ...(lost.length > 0
      ? [`${path}: the values of ${lost.join(', ')} are not saved: deactivate cannot restore them`]
      : []),
  ];
  return { change: { path, before, after }, recorded, notes };
}
