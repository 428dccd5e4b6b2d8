import {
  configurationText,
  entriesOf,
  entryAdded,
  entryTaken,
  openConfiguration,
  saysTheSame,
  spliced,
  unspliced,
} from '../../core/activate/configuration.ts';
import { givenNames } from '../../core/activate/given.ts';
import { RECORD } from '../../core/activate/place.ts';
import { recordText, type Activation, type RecordedEntry } from '../../core/activate/record.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import type { FileSystem } from '../../ports.ts';
import { bytesAt, type Change } from './changes.ts';

/** What taking activations away changes, and what stays and why, a line each. */
export interface Deactivation {
  readonly changes: readonly Change[];
  readonly left: readonly string[];
}

/**
 * Plans to take activations away: files that are as they were written, and the gate's entry. What was edited stays.
 *
 * @param ends whether one of them ends
 * @param renewed whether they are written anew: then nothing stays, whether it was edited or not
 * @throws UserError `bad-file` for a configuration that cannot be read
 */
export async function planDeactivation(
  fs: FileSystem,
  all: readonly Activation[],
  ends: (each: Activation) => boolean,
  renewed = false,
): Promise<Deactivation> {
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
    const text = configurationText(before);
    const rest = await withoutEntries(text, here, renewed, left);
    const isOurs = here.some(({ entry }) => entry.created) && !kept.some(({ entry }) => entry?.path === path);
    if (isOurs && saysNothing(rest)) changes.push({ path, before, after: undefined });
    else if (rest !== text) changes.push({ path, before, after: new TextEncoder().encode(rest) });
  }
  if (!renewed)
    for (const save of new Set(gone.map((each) => each.save)))
      if (save !== null && fs.kind(save) === 'file') left.push(`${save}: it holds the agent's memory, and stays`);
  const record = kept.length === 0 ? undefined : new TextEncoder().encode(recordText(kept));
  changes.push({ path: RECORD, before: bytesAt(fs, RECORD), after: record });
  return { changes, left };
}

/** Whether a configuration holds nothing but empty tables. */
function saysNothing(text: string): boolean {
  return /^[\s{}]*$/.test(text.replace(/"\w+"\s*:\s*(?=\{)/g, ''));
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
