/** Hosts that are made of a client's facts and the configuration of a project. */
import type { Client, ConfigurationFile } from '../../core/clients/client.ts';
import { composeHost, unreadFile, type ComposedHost } from '../../core/clients/compose.ts';
import { unstated } from '../../core/clients/profile-text.ts';
import type { ReadConfiguration } from '../../core/clients/read-configuration.ts';
import { locateFinding, type Finding, type Path, type SourceDocument } from '../../core/source/document.ts';
import { fileError, sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import type { AddOption } from '../../core/result/results.ts';
import { quote } from '../../core/text/printable.ts';
import { folderOf, joinPath } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';

/** Settings of a user may hold a long history; no client's is larger. */
const CONFIGURATION_LIMIT = 8 * 1024 * 1024;

/** A client whose configuration was read. */
export interface ClientHost extends ComposedHost {
  /** The name that `--host` takes. */
  readonly name: string;
  readonly client: Client;
  /** What is wrong in the configurations, and what the host was made from. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The name of a client in the way it is looked up. */
export function clientKey(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_]+/g, '-');
}

/** Which of a client's files a project has; links are not followed. */
export function configurationsOf(
  fs: FileSystem,
  files: readonly ConfigurationFile[],
  root: string,
): ConfigurationFile[] {
  const inFolder = (file: ConfigurationFile): ConfigurationFile[] => {
    const [folder = '', ending] = file.path.split('/*');
    if (ending === undefined) return [file];
    const at = joinPath(root, folder);
    const names = fs.kind(at) === 'directory' ? fs.list(at).filter((name) => !name.includes('/')) : [];
    return names.flatMap((name) => (name.endsWith(ending) ? { ...file, path: joinPath(folder, name) } : []));
  };
  return files.flatMap(inFolder).filter(({ path }) => {
    const at = joinPath(root, path);
    return !fs.isLink(at) && fs.kind(at) === 'file';
  });
}

/** Folders for a client in the folder that has the first word of its name, such as `.claude/skills`. */
const OWN_FOLDERS = ['skills', 'skill', 'agents', 'agent'];

/** The clients that a project configures, or has skills or agents for, by name; with the home of the user, those that they configure, too. */
export async function configuredClients(
  fs: FileSystem,
  root: string,
  user?: FileSystem,
): Promise<readonly { readonly name: string; readonly client: Client }[]> {
  const { CLIENTS } = await import('../../core/clients/catalog/index.ts');
  const hasFolder = (name: string): boolean => {
    const own = joinPath(root, `.${name.split('-')[0]}`);
    return fs.kind(own) !== 'none' && OWN_FOLDERS.some((folder) => fs.kind(`${own}/${folder}`) === 'directory');
  };
  return Object.entries(CLIENTS).flatMap(([name, client]) =>
    configurationsOf(fs, [...client.project, ...(client.unread ?? [])], root).length > 0 ||
    hasFolder(name) ||
    (user !== undefined && configurationsOf(user, client.user, '.').length > 0)
      ? [{ name, client }]
      : [],
  );
}

/**
 * A client with the servers that a project configures for it.
 *
 * @param root of the project, relative to the working directory
 * @param user a tree whose working directory is the home of the user, when the user's own files count, too
 * @throws UserError `unreadable-file`
 */
export async function clientHost(
  fs: FileSystem,
  name: string,
  client: Client,
  root = '.',
  user?: FileSystem,
): Promise<ClientHost> {
  const inProject = configurationsOf(fs, client.project, root).map((file) => {
    const at = joinPath(root, file.path);
    return { file, tree: fs, at, shown: at };
  });
  const ofUser = (user === undefined ? [] : configurationsOf(user, client.user, '.')).map((file) => {
    return { file, tree: user ?? fs, at: file.path, shown: `~/${file.path}` };
  });
  const wanted = [...inProject, ...ofUser];
  const read: ReadConfiguration[] = [];
  if (wanted.length > 0) {
    const { readConfiguration } = await import('../../core/clients/read-configuration.ts');
    for (const { file, tree, at, shown } of wanted) {
      const text = new TextDecoder().decode(tree.readFile(at, CONFIGURATION_LIMIT));
      read.push(await readConfiguration(shown, text, file, client.profile.name));
    }
  }
  const composed = composeHost(client, read);
  const remake: AddOption[] = [
    ...(composed.host.servers.length === 0 ? [] : (['--live'] as const)),
    ...unstated(composed.host),
    ...(fs.kind(joinPath(root, `hosts/${name}.host.yaml`)) === 'none' ? [] : (['--force'] as const)),
  ];
  const diagnostics = sortDiagnostics([
    ...read.flatMap(({ findings }) => findings),
    ...read.flatMap((each) => madeFrom(client, each)),
    ...configurationsOf(fs, client.unread ?? [], root).map(({ path }) => unreadFile(client, joinPath(root, path))),
  ]);
  return { ...composed, host: { ...composed.host, remake }, name, client, diagnostics };
}

function madeFrom({ profile }: Client, { doc, servers }: ReadConfiguration): Diagnostic[] {
  if (doc.value === undefined) return [];
  const on = servers.filter(({ disabled }) => disabled !== true).map(({ name }) => quote(name));
  const what = on.length === 0 ? 'no server' : `the server${on.length === 1 ? '' : 's'} ${on.join(', ')}`;
  const off = servers.length - on.length;
  return [
    locateFinding(doc, {
      rule: 'client/composed',
      level: 'note',
      message: `host ${quote(profile.name)} is made of the client's facts and ${what} of this file${off === 0 ? '' : `; ${off} switched off`}`,
      path: [],
      span: { start: 0, end: 0 },
      help:
        on.length === 0
          ? 'add a server to it where the client is to have one'
          : 'the tools of servers count when they are asked: with --live, or recorded once by cartwright host add --live',
    }),
  ];
}

/**
 * A finding in a host that has no profile of its own, at the place in the configuration that it is about.
 *
 * @param otherwise the path of the finding when it is about the client itself, which no file says
 */
export function locateInClient({ places }: ComposedHost, { path, ...finding }: Finding, otherwise: string): Diagnostic {
  const place = placeOf(places, path);
  if (place !== undefined) return locateFinding(place.doc, { ...finding, path: place.path, part: 'key' });
  const { rule, level, message, help } = finding;
  return { ...fileError(rule, otherwise, message, help), level };
}

// What is about the servers as a whole is at the key that holds the first of them.
function placeOf(places: ComposedHost['places'], path: Path): ComposedHost['places'][number] | undefined {
  const [member, index] = path;
  if (member !== 'servers') return undefined;
  if (typeof index === 'number') return places[index];
  const [first] = places;
  return first && { ...first, path: first.path.slice(0, 1) };
}

/**
 * The files that composed hosts are made from: by what a host is told apart by, its client's configuration or the profile itself;
 * and what reads such a configuration, undefined for any other file.
 *
 * @param sources of hosts, as verdicts have them
 * @param exists whether there is anything at a path
 */
export async function clientFiles(sources: readonly string[], exists: (path: string) => boolean) {
  const named = [...new Set(sources)].filter((source) => !exists(source));
  const files = new Map<string, string>();
  const formats = new Map<string, ConfigurationFile>();
  if (named.length > 0) {
    const { CLIENTS } = await import('../../core/clients/catalog/index.ts');
    for (const source of named) {
      const folder = folderOf(source);
      const name = folder === '.' ? source : source.slice(folder.length + 1);
      const client = Object.hasOwn(CLIENTS, name) ? CLIENTS[name] : undefined;
      const own = (client?.project ?? []).map((file) => ({ file, path: joinPath(folder, file.path) }));
      for (const { file, path } of own) formats.set(path, file);
      const [first] = own;
      const there = own.find(({ path }) => exists(path)) ?? first;
      if (there !== undefined) files.set(source, there.path);
    }
  }
  return {
    fileOf: (source: string): string => files.get(source) ?? source,
    readAs: (path: string, bytes: Uint8Array): Promise<SourceDocument> | undefined => {
      const format = formats.get(path);
      return format === undefined ? undefined : readAs(path, bytes, format);
    },
  };
}

async function readAs(path: string, bytes: Uint8Array, format: ConfigurationFile): Promise<SourceDocument> {
  const { comparable, readConfiguration } = await import('../../core/clients/read-configuration.ts');
  return comparable(await readConfiguration(path, new TextDecoder().decode(bytes), format, 'the client'));
}
