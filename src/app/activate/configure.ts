/** The gate's entry in a client's configuration. */
import { bytesAt, type Change } from './changes.ts';
import { configurationsOf } from '../handshake/clients.ts';
import {
  entriesOf,
  entryAdded,
  entryTaken,
  openConfiguration,
  saysTheSame,
  spliced,
  type Splice,
  unspliced,
  entryWithoutGiven,
  givenNames,
  spliceWithoutGiven,
} from '../../core/activate/configuration.ts';
import { RECORD } from '../../core/activate/place.ts';
import { type RecordedEntry, recordText, type Activation } from '../../core/activate/record.ts';
import { CLIENTS } from '../../core/clients/catalog/index.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import type { Mapping } from '../../core/value/mapping.ts';
import type { FileSystem } from '../../ports.ts';
import { markedText } from '../../core/value/utf8.ts';

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
) {
  const { entry, value, replace, made } = wish;
  const files = CLIENTS[client]?.project ?? [];
  const { path } = configurationsOf(fs, files, '.')[0] ?? files[0] ?? {};
  if (path === undefined) return undefined;
  fs.checkTarget(path);
  const unusable = (message: string, help: string): UserError => new UserError('bad-file', message, { path, help });
  const before = bytesAt(fs, path);
  if (before?.length === 0) throw unusable('it is empty', 'delete it, or write {} into it');
  let opened = await openConfiguration(client, path, markedText(before));
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
  const recorded: RecordedEntry = { path, name: entry, value, digest: sha256Digest(after), created, replaced, splices };
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

/**
 * Plans to take activations away: files that are as they were written, and the gate's entry. What was edited stays.
 *
 * @param ends whether one of them ends
 * @param renewed whether they are written anew: then nothing stays, whether it was edited or not
 * @returns what changes, and what is left and why, a line each
 * @throws UserError `bad-file` for a configuration that cannot be read
 */
export async function planDeactivation(
  fs: FileSystem,
  all: readonly Activation[],
  ends: (each: Activation) => boolean,
  renewed = false,
) {
  const [gone, kept] = [all.filter(ends), all.filter((each) => !ends(each))];
  const left: string[] = [];
  const changes: Change[] = [];
  const stays = new Set(kept.flatMap(({ files }) => Object.keys(files)));
  for (const [path, digest] of new Map(gone.flatMap(({ files }) => Object.entries(files)))) {
    const before = bytesAt(fs, path);
    if (before === undefined || stays.has(path)) continue;
    if (renewed || sha256Digest(before) === digest) changes.push({ path, before, after: undefined });
    else left.push(`${path}: it was edited, and stays`);
  }
  const entries = gone.flatMap(({ client, entry }) => (entry === null ? [] : [{ client, entry }]));
  for (const path of new Set(entries.map(({ entry }) => entry.path))) {
    const before = bytesAt(fs, path);
    if (before === undefined) continue;
    const here = entries.filter(({ entry }) => entry.path === path);
    const text = markedText(before);
    const rest = await withoutEntries(text, here, renewed, left);
    const isOurs = here.some(({ entry }) => entry.created) && !kept.some(({ entry }) => entry?.path === path);
    const saysNothing = /^[\s{}]*$/.test(rest.replace(/"\w+"\s*:\s*(?=\{)/g, ''));
    if (isOurs && saysNothing) changes.push({ path, before, after: undefined });
    else if (rest !== text) changes.push({ path, before, after: new TextEncoder().encode(rest) });
  }
  if (!renewed)
    for (const save of new Set(gone.map((each) => each.save)))
      if (save !== null && fs.kind(save) === 'file') left.push(`${save}: it holds the agent's memory, and stays`);
  const record = kept.length === 0 ? undefined : new TextEncoder().encode(recordText(kept));
  changes.push({ path: RECORD, before: bytesAt(fs, RECORD), after: record });
  return { changes, left };
}

interface ClientEntry {
  readonly client: string;
  readonly entry: RecordedEntry;
}

// The last that was written first: under it the text of the one before may come up again.
async function withoutEntries(
  before: string,
  entries: readonly ClientEntry[],
  renewed: boolean,
  left: string[],
): Promise<string> {
  const rest = [...entries];
  let text = before;
  while (rest.length > 0) {
    const digest = sha256Digest(text);
    const last = rest.findIndex(({ entry }) => entry.digest === digest);
    for (const each of rest.splice(Math.max(0, last), 1)) {
      const { path, replaced, splices } = each.entry;
      for (const name of Object.values(replaced).flatMap(givenNames))
        left.push(`${path}: the value of ${name} was not saved: enter it again`);
      text = (last < 0 ? undefined : unspliced(text, splices)) ?? (await withoutEntry(text, each, renewed, left));
    }
  }
  return text;
}

async function withoutEntry(
  text: string,
  { client, entry: { path, name, value, replaced } }: ClientEntry,
  renewed: boolean,
  left: string[],
): Promise<string> {
  let opened = await openConfiguration(client, path, text);
  const found = entriesOf(opened)[name];
  if (found === undefined) return text;
  const taken = renewed || saysTheSame(found, value) ? entryTaken(opened, name) : undefined;
  if (taken === undefined) {
    left.push(`${path}: the server ${quote(name)} was edited, and stays`);
    return text;
  }
  let next = taken.reduce(spliced, text);
  for (const [each, server] of Object.entries(replaced)) {
    opened = await openConfiguration(client, path, next);
    if (!Object.hasOwn(entriesOf(opened), each)) next = spliced(next, entryAdded(opened, each, server));
  }
  return next;
}
