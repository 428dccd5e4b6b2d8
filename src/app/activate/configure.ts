/** The gate's entry in a client's configuration. */
import {
  entriesOf,
  entryAdded,
  entryTaken,
  openConfiguration,
  saysTheSame,
  spliced,
  unspliced,
  type Configuration,
  type Splice,
} from '../../core/activate/configuration.ts';
import { givenRanges, withoutGiven } from '../../core/activate/given.ts';
import type { RecordedEntry } from '../../core/activate/record.ts';
import { CLIENTS } from '../../core/clients/catalog/index.ts';
import type { ConfigurationFile } from '../../core/clients/client.ts';
import type { HostProfile } from '../../core/handshake/host.ts';
import type { DiffSide } from '../../core/lint/fix/diff.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import type { Mapping } from '../../core/value/mapping.ts';
import type { FileSystem } from '../../ports.ts';
import { configurationsOf } from '../handshake/clients.ts';
import { bytesAt, type Change } from './changes.ts';

/** A file of a plan, as it is shown. */
export interface PlannedFile {
  readonly path: string;
  readonly before: DiffSide | undefined;
  /** Undefined where it is taken away; a number of bytes for what is no text. */
  readonly after: DiffSide | number | undefined;
}

interface Configured {
  readonly change: Change;
  readonly shown: PlannedFile;
  readonly recorded: RecordedEntry;
  readonly notes: readonly string[];
}

/** The client's configuration with the gate in it; undefined for one that has none. */
export async function configure(
  fs: FileSystem,
  wish: {
    readonly key: string;
    readonly entry: string;
    readonly value: Mapping;
    readonly replace: boolean;
    readonly host: HostProfile;
    readonly own: RecordedEntry | null;
    /** Configurations that other activations made. */
    readonly made: readonly string[];
  },
): Promise<Configured | undefined> {
  const { key, entry, value, replace, host, own, made } = wish;
  const files = CLIENTS[key]?.project ?? [];
  const [file = files[0]] = configurationsOf(fs, files, '.');
  if (file === undefined) return undefined;
  const { path } = file;
  fs.checkTarget(path);
  const bytes = bytesAt(fs, path);
  const now = bytes === undefined ? '' : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (bytes !== undefined && now === '')
    throw unusable(path, { message: 'it is empty', help: 'delete it, or write {} into it' });
  // Written anew: from the text as it was before, where that can be had.
  const asWritten = own?.path === path && bytes !== undefined && sha256Digest(bytes) === own.digest;
  const original = asWritten ? unspliced(now, own.splices) : undefined;
  if (own !== null && own.replaced.length > 0 && original === undefined)
    throw new UserError('changed', 'it was changed since servers were taken out of it, which would be lost', {
      path,
      help: 'deactivate the agent, which puts them back, and activate it again',
    });
  const splices: Splice[] = [];
  let opened = await open(path, original ?? now, file);
  const make = async (splice: Splice): Promise<void> => {
    splices.push(splice);
    opened = await open(path, spliced(opened.text, splice), file);
  };
  const takeOut = async (name: string): Promise<void> => {
    const taken = entryTaken(opened, name);
    const { [name]: _, ...rest } = entriesOf(opened);
    for (const each of taken ?? []) await make(each);
    if (taken === undefined || !saysTheSame(entriesOf(opened), rest))
      throw unusable(path, {
        message: `the server ${quote(name)} stands in a form that cannot be taken out`,
        help: 'take it out by hand',
      });
  };
  if (own !== null && original === undefined && Object.hasOwn(entriesOf(opened), entry)) {
    await takeOut(entry);
    splices.length = 0;
  }
  if (Object.hasOwn(entriesOf(opened), entry))
    throw new UserError('same-name', `the name ${quote(entry)} is taken by another server`, {
      path,
      help: 'rename that server',
    });
  const behind = host.servers.map(({ name }) => name).filter((name) => Object.hasOwn(entriesOf(opened), name));
  if (replace) for (const name of behind) await takeOut(name);
  const expected = { ...entriesOf(opened), [entry]: value };
  await make(entryAdded(opened, entry, value));
  if (!saysTheSame(entriesOf(opened), expected))
    throw unusable(path, {
      message: 'its servers stand in a form that takes no other',
      help: 'write them as tables of their own',
    });
  const text = opened.text;
  const after = new TextEncoder().encode(text);
  const lost: string[] = [];
  const recorded: RecordedEntry = {
    path,
    name: entry,
    value,
    digest: sha256Digest(after),
    created: bytes === undefined || made.includes(path) || own?.created === true,
    replaced: replace ? behind : [],
    lost,
    splices: splices.map((each) => {
      const { text: kept, names } = withoutGiven(each.removed, file.format);
      lost.push(...names);
      return { ...each, removed: kept };
    }),
  };
  const notes = [
    ...(behind.length > 0 && !replace
      ? [
          `${path}: ${behind.map((each) => quote(each)).join(', ')} can still be called beside the gate; --replace takes them out`,
        ]
      : []),
    ...(lost.length > 0
      ? [`${path}: the values of ${lost.join(', ')} are kept nowhere: deactivate cannot put them back`]
      : []),
  ];
  const hidden = (each: Configuration): DiffSide => ({ text: each.text, hidden: givenRanges(each) });
  const was = bytes === undefined ? undefined : hidden(await open(path, now, file));
  return {
    change: { path, before: bytes, after },
    shown: { path, before: was, after: hidden(opened) },
    recorded,
    notes,
  };
}

/** @throws UserError `bad-file` for a configuration that cannot be edited */
export async function open(path: string, text: string, file: ConfigurationFile): Promise<Configuration> {
  const opened = await openConfiguration(path, text, file);
  if ('problem' in opened) throw unusable(path, opened.problem);
  return opened;
}

function unusable(
  path: string,
  { message, ...more }: Pick<Diagnostic, 'message' | 'help'> & Partial<Pick<Diagnostic, 'range'>>,
): UserError {
  return new UserError('bad-file', message, { path, ...more });
}
