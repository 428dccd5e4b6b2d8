import {
  entriesOf,
  entryAdded,
  entryTaken,
  saysTheSame,
  spliced,
  unspliced,
} from '../../core/activate/configuration.ts';
import { RECORD } from '../../core/activate/place.ts';
import { recordText, type Activation, type RecordedEntry } from '../../core/activate/record.ts';
import { strictJson } from '../../core/clients/jsonc.ts';
import { CLIENTS } from '../../core/clients/catalog/index.ts';
import { readToml } from '../../core/source/toml.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { isMapping, member, type Mapping } from '../../core/value/mapping.ts';
import type { FileSystem } from '../../ports.ts';
import { bytesAt, type Change } from './changes.ts';
import { open } from './configure.ts';

/** What taking activations away changes, and what stays and why, a line each. */
export interface Deactivation {
  readonly changes: readonly Change[];
  readonly left: readonly string[];
}

/**
 * Plans to take activations away: files that are as they were written, and the gate's entry. What was edited stays.
 *
 * @param gone those that end
 * @param kept the others
 * @throws UserError `bad-file` for a configuration that cannot be read
 */
export async function planDeactivation(
  fs: FileSystem,
  gone: readonly Activation[],
  kept: readonly Activation[],
): Promise<Deactivation> {
  const left: string[] = [];
  const changes: Change[] = [];
  const stays = new Set(kept.flatMap(({ files }) => Object.keys(files)));
  const files = new Map(gone.flatMap((each) => Object.entries(each.files)));
  for (const [path, digest] of files) {
    const before = bytesAt(fs, path);
    if (before === undefined || stays.has(path)) continue;
    if (sha256Digest(before) === digest) changes.push({ path, before, after: undefined });
    else left.push(`${path}: it was edited, and stays`);
  }
  const entries = gone.flatMap(({ client, entry }) => (entry === null ? [] : [{ client, entry }]));
  for (const path of new Set(entries.map(({ entry }) => entry.path))) {
    const before = bytesAt(fs, path);
    if (before === undefined) continue;
    const here = entries.filter(({ entry }) => entry.path === path);
    const rest = await withoutEntries(path, before, here, left);
    const isOurs = here.some(({ entry }) => entry.created) && !kept.some(({ entry }) => entry?.path === path);
    const after = rest !== undefined && isOurs && saysNothing(rest) ? undefined : rest;
    if (after !== before) changes.push({ path, before, after });
  }
  const memories = new Set(gone.flatMap(({ save }) => (save !== null && fs.kind(save) === 'file' ? [save] : [])));
  for (const save of memories) left.push(`${save}: it holds what the agent learned, and stays`);
  const record = kept.length === 0 ? undefined : new TextEncoder().encode(recordText(kept));
  changes.push({ path: RECORD, before: bytesAt(fs, RECORD), after: record });
  return { changes, left };
}

/** Whether a configuration holds nothing but empty tables. */
function saysNothing(bytes: Uint8Array): boolean {
  return /^[\s{}]*$/.test(new TextDecoder().decode(bytes).replace(/"\w+"\s*:\s*(?=\{)/g, ''));
}

interface ClientEntry {
  readonly client: string;
  readonly entry: RecordedEntry;
}

// The last that was written first: under it the text of the one before may come up again.
async function withoutEntries(
  path: string,
  before: Uint8Array,
  entries: readonly ClientEntry[],
  left: string[],
): Promise<Uint8Array | undefined> {
  const rest = [...entries];
  let bytes = before;
  while (rest.length > 0) {
    const digest = sha256Digest(bytes);
    const at = Math.max(
      0,
      rest.findIndex(({ entry }) => entry.digest === digest),
    );
    const [{ client, entry } = undefined as never] = rest.splice(at, 1);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const whole = entry.digest === digest ? unspliced(text, entry.splices) : undefined;
    if (whole === '' && entry.created) return undefined;
    for (const name of entry.lost) left.push(`${path}: the value of ${name} was not kept: fill it in`);
    const next = whole ?? (await withoutEntry(path, text, { client, entry }, left));
    bytes = next === text ? bytes : new TextEncoder().encode(next);
  }
  return bytes;
}

async function withoutEntry(
  path: string,
  text: string,
  { client, entry }: ClientEntry,
  left: string[],
): Promise<string> {
  const file = CLIENTS[client]?.project.find((each) => each.path === path);
  if (file === undefined) return text;
  let opened = await open(path, text, file);
  const found = entriesOf(opened)[entry.name];
  if (found === undefined) return text;
  const taken = saysTheSame(found, entry.value) ? entryTaken(opened, entry.name) : undefined;
  if (taken === undefined) {
    left.push(`${path}: the server ${quote(entry.name)} was edited, and stays`);
    return text;
  }
  let next = taken.reduce(spliced, text);
  for (const [name, value] of await replacedIn(entry, file.format)) {
    opened = await open(path, next, file);
    if (!Object.hasOwn(entriesOf(opened), name)) next = spliced(next, entryAdded(opened, name, value));
  }
  return next;
}

/** The servers that were taken out, as far as they were kept. */
async function replacedIn({ splices, replaced }: RecordedEntry, format: string): Promise<[string, Mapping][]> {
  const found: [string, Mapping][] = [];
  for (const { removed } of splices) {
    const value =
      format === 'toml'
        ? member((await readToml('', removed)).value, 'mcp_servers')
        : (JSON.parse(strictJson(`{${removed.replace(/^\s*,|,\s*$/g, '')}}`)) as unknown);
    if (isMapping(value))
      for (const [name, each] of Object.entries(value))
        if (replaced.includes(name) && isMapping(each)) found.push([name, each]);
  }
  return found;
}
