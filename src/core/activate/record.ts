/** What is activated in a project (`.cartwright/activations.json`, docs/activate.md). */
import { parsedJson } from '../value/parsed-json.ts';
import { ACTIVATION } from '../clients/activation.ts';
import { CLIENTS } from '../clients/catalog/index.ts';
import { UserError } from '../result/errors.ts';
import { jsonText } from '../text/json-text.ts';
import { shellWord } from '../text/shell-word.ts';
import { isDigest } from '../value/digest.ts';
import { isMapping, member, type Mapping } from '../value/mapping.ts';
import { leadsOut } from '../value/path.ts';
import type { Splice } from './configuration.ts';
import { RECORD } from './place.ts';

const VERSION = 'cart.activations.v1';

/** The gate's entry in a client's configuration, and how the text was before. */
export interface RecordedEntry {
  readonly path: string;
  readonly name: string;
  readonly value: Mapping;
  /** Of the whole file, as it was written. */
  readonly digest: string;
  /** Whether there was no file before. */
  readonly created: boolean;
  /** The servers that the gate replaced, without the values of environments and headers. */
  readonly replaced: Readonly<Record<string, Mapping>>;
  /** What made the text of the one before, without these values. */
  readonly splices: readonly Splice[];
}

/** One agent in one client. Paths are relative to the project. */
export interface Activation {
  readonly name: string;
  readonly client: string;
  readonly cartridge: string;
  readonly id: string;
  readonly version: string;
  readonly romDigest: string;
  readonly requirementsHash: string;
  readonly keyids: readonly string[];
  readonly signedAt: string | null;
  readonly host: string;
  readonly profileDigest: string;
  /** Of the command that made it, beside cartridge, host and client. */
  readonly options: readonly string[];
  /** Folder of the skill. */
  readonly folder: string;
  /** File for what is learned; null where the gate keeps no memory. */
  readonly save: string | null;
  readonly descriptor: string;
  /** By path, the digest of each file that was written. */
  readonly files: Readonly<Record<string, string>>;
  /** Null where the client has no configuration that is known. */
  readonly entry: RecordedEntry | null;
}

/** Whether a path is one that activation writes: in a folder of skills, a client's configuration, or beside the record. */
export function isOurs(path: unknown): path is string {
  if (typeof path !== 'string' || leadsOut(path) || /[\\:]/.test(path)) return false;
  if (path.startsWith('.cartwright/')) return true;
  const folders = Object.values(ACTIVATION).flatMap(({ skills }) => skills);
  if (folders.some((folder) => path.startsWith(`${folder}/`))) return true;
  return Object.values(CLIENTS).some(({ project }) => project.some((file) => file.path === path));
}

/** The text of a record; sorted, so that the same activations give the same bytes. */
export function recordText(activations: readonly Activation[]): string {
  const key = ({ name, client }: Activation): string => `${name} ${client}`;
  const sorted = [...activations].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  return jsonText({ schemaVersion: VERSION, activations: sorted }, 2);
}

/**
 * Reads a record.
 *
 * @throws UserError `bad-file` for anything that this program does not write
 */
export function readRecord(text: string): readonly Activation[] {
  const value = parsedJson(text);
  const all = isMapping(value) && value['schemaVersion'] === VERSION ? value['activations'] : undefined;
  if (Array.isArray(all) && all.every(isActivation)) return all;
  throw new UserError('bad-file', 'it is not a record of activations that this version reads', {
    path: RECORD,
    help: 'restore it from git; without it, remove what was activated by hand and activate again',
  });
}

// A record may come with a pull request: no path of it may lead out of the project.
function isActivation(value: unknown): value is Activation {
  if (!isMapping(value)) return false;
  const { files, entry, save } = value;
  const all = (holds: (each: unknown) => boolean, ...keys: readonly (keyof Activation)[]): boolean =>
    keys.every((key) => holds(value[key]));
  return (
    all(isText, 'name', 'client', 'cartridge', 'id', 'version', 'requirementsHash', 'host') &&
    all(isDigest, 'romDigest', 'profileDigest') &&
    all((each) => Array.isArray(each) && each.every(isText), 'options', 'keyids') &&
    all(isOurs, 'folder', 'descriptor') &&
    (save === null || isOurs(save)) &&
    isMapping(files) &&
    Object.entries(files).every(([path, digest]) => isOurs(path) && isDigest(digest)) &&
    (entry === null || isEntry(entry))
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isEntry(value: unknown): boolean {
  if (!isMapping(value)) return false;
  const { path, name, value: own, digest, created, replaced, splices } = value;
  return (
    [isOurs(path), isDigest(digest), isText(name), isMapping(own), typeof created === 'boolean'].every(Boolean) &&
    isMapping(replaced) &&
    Object.values(replaced).every(isMapping) &&
    Array.isArray(splices) &&
    splices.every(
      (each) =>
        Number.isInteger(member(each, 'at')) && isText(member(each, 'removed')) && isText(member(each, 'inserted')),
    )
  );
}

/** The values of an option among those that an activation was made with. */
export function optionValues({ options }: Pick<Activation, 'options'>, name: string): string[] {
  return options.flatMap((each, i) => (each === name ? options.slice(i + 1, i + 2) : []));
}

/** The command that makes an activation anew. */
export function renewal({ cartridge, host, client, options }: Activation): string {
  // A record may come with a pull request: of the options, too, only what no shell reads is shown as it is.
  const given = options.map((each) => (/^--[a-z-]+$/.test(each) ? each : shellWord(each)));
  const [path, profile, name] = [cartridge, host, client].map(shellWord);
  return ['cartwright activate', path, '--host', profile, '--client', name, ...given, '--write'].join(' ');
}
