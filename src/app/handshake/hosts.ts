import { firstError, sortDiagnostics, type Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { compileGlob, isGlob } from '../../core/value/glob.ts';
import { isObject, own } from '../../core/json-schema/json.ts';
import type { ComposedHost } from '../../core/clients/compose.ts';
import { lazily } from '../../core/value/lazily.ts';
import { folderOf, joinPath } from '../../core/value/path.ts';
import { clientHost, clientKey, type ClientHost } from './clients.ts';
import type { HostProfile } from '../../core/handshake/host.ts';
import type { Unjudged } from '../../core/handshake/negotiate.ts';
import { readHostProfile } from '../../core/handshake/read-host.ts';
import { quote } from '../../core/text/printable.ts';
import { didYouMean } from '../../core/schema/suggest.ts';
import { validators } from '../../core/schema/validators.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { type SourceDocument, locateFinding, toPointer, type Path, type Shadowed } from '../../core/source/document.ts';
import { readDocument } from '../../core/source/read.ts';
import { isNamed } from '../../core/value/file-names.ts';
import type { FileSystem } from '../../ports.ts';
import { cutSecrets, judgeValue } from '../../core/clients/literals.ts';
import { maySecretTexts, secretTexts } from '../../core/lint/document-secrets.ts';
import { secretName } from '../../core/secrets/secret.ts';

/** Bytes of a host profile. */
export const HOST_LIMIT = 8 * 1024 * 1024;

/** A host profile with where it came from. */
export interface LoadedHost {
  /** The file, or the name of a client, with the folder of its project before it. */
  readonly source: string;
  readonly host: HostProfile;
  /** The file as it was read, for the places of findings; a client that was named by its name has none. */
  readonly doc?: SourceDocument;
  /** What such a host was made from. */
  readonly composed?: ComposedHost;
}

/** A host profile that cannot be used: its host is not judged (docs/format.md 17). */
export interface UnreadHost extends Unjudged {
  readonly source: string;
  /** The name that the file states, or else its path. */
  readonly name: string;
  readonly host?: undefined;
}

export interface LoadedHosts {
  /** In the order of `specs`, each once. */
  readonly all: readonly (LoadedHost | UnreadHost)[];
  /** The sources that each of `specs` means. */
  readonly meant: ReadonlyMap<string, readonly string[]>;
  /** Those of them that can be used. */
  readonly hosts: readonly LoadedHost[];
  /** Every finding in a profile; found when first read. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Loads host profiles.
 *
 * @param specs files, folders (every `*.host.yaml` below), globs, or names of clients, which are composed with the project's configuration
 * @throws UserError `unknown-host` when a spec leads to nothing
 */
export function loadHosts(fs: FileSystem, specs: readonly string[]): Promise<LoadedHosts> {
  return load(fs, specs, hostFiles);
}

/**
 * Loads the hosts that clients are with the configuration of a project, whatever files are called like them.
 *
 * @param names of clients, each behind the folder of its project
 */
export function loadClients(fs: FileSystem, names: readonly string[]): Promise<LoadedHosts> {
  return load(fs, names, () => undefined);
}

async function load(fs: FileSystem, specs: readonly string[], filesOf: typeof hostFiles): Promise<LoadedHosts> {
  const all: (LoadedHost | UnreadHost)[] = [];
  const found: (() => readonly Diagnostic[])[] = [];
  const seen = new Set<string>();
  const meant = new Map<string, readonly string[]>();
  for (const spec of specs) {
    const files = filesOf(fs, spec);
    if (files === undefined) {
      const named = await namedClient(fs, spec);
      meant.set(spec, [named.source]);
      if (seen.has(named.source)) continue;
      seen.add(named.source);
      const composed = await clientHost(fs, named.key, named.client, named.root);
      found.push(() => composed.diagnostics);
      const unreadable = composed.diagnostics.filter(({ rule }) => rule.startsWith('source/'));
      const { source } = named;
      all.push(
        unreadable.length > 0 ? unreadConfiguration(source, composed) : { source, host: composed.host, composed },
      );
      continue;
    }
    meant.set(spec, files);
    for (const file of files) {
      if (seen.has(file)) continue;
      seen.add(file);
      const { doc, reading } = await readHostFile(fs, file);
      const { host } = reading;
      const secrets = await hostSecrets(doc, host);
      found.push(() => [...reading.diagnostics, ...secrets]);
      all.push(host === undefined ? unread(doc, reading.diagnostics) : { source: file, host, doc });
    }
  }
  const hosts = all.filter((each) => each.host !== undefined);
  const diagnostics = lazily(() => sortDiagnostics(found.flatMap((find) => find())));
  return {
    all,
    meant,
    hosts,
    get diagnostics() {
      return diagnostics();
    },
  };
}

/** One host profile as it was read. */
export async function readHostFile(fs: FileSystem, file: string) {
  const bytes = fs.readFile(file, HOST_LIMIT);
  const doc = await readDocument(file, bytes, { maxDepth: LIMITS.schemaDepth, orJson: true });
  return { doc, reading: readHostProfile(doc, await validators.host()) };
}

function unread({ path, value }: SourceDocument, diagnostics: readonly Diagnostic[]): UnreadHost {
  const stated = isObject(value) ? own(value, 'name') : undefined;
  return {
    source: path,
    name: typeof stated === 'string' && stated.trim() !== '' ? stated.slice(0, 200) : path,
    reason: `its profile cannot be used: ${firstError(diagnostics, path)}`,
    help: 'correct the profile; cartwright check lists all faults',
  };
}

function unreadConfiguration(source: string, { host, diagnostics }: ClientHost): UnreadHost {
  return {
    source,
    name: host.name,
    reason: `its configuration cannot be read: ${firstError(diagnostics, source)}`,
    help: 'correct the configuration; the client reads it, too',
  };
}

/** Every host profile of a repository: the `*.host.yaml` files below `directory`. */
function findHostFiles(fs: FileSystem, directory: string): string[] {
  const inside = fs.list(directory).filter((file) => isNamed('host', file));
  return inside.map((file) => joinPath(directory, file));
}

/**
 * The files of a spec.
 *
 * @returns undefined when it is not a file, a folder with profiles or a glob, so that it can only be a name
 * @throws UserError `unknown-host` for a glob without a profile
 */
export function hostFiles(fs: FileSystem, spec: string): string[] | undefined {
  const kind = fs.kind(spec);
  if (kind === 'file') return [spec];
  if (kind === 'directory') {
    const files = findHostFiles(fs, spec);
    return files.length > 0 ? files : undefined;
  }
  if (kind === 'other' || !isGlob(spec)) return undefined;
  const glob = compileGlob(spec);
  if ('problem' in glob) throw new UserError('usage', `--host ${quote(spec)}: ${glob.problem}`);
  const files = fs.list('.').filter((file) => glob.matches(file));
  if (files.length > 0) return files;
  throw new UserError('unknown-host', `no file matches the host glob ${quote(spec)}`, {
    help: 'name a host profile, or run cartwright host list for the names of agent clients',
  });
}

/** A client by its name; before it may stand the folder of a project, which configures it. */
async function namedClient(fs: FileSystem, spec: string) {
  const { CLIENTS } = await import('../../core/clients/catalog/index.ts');
  const root = folderOf(spec);
  const name = root === '.' ? spec : spec.slice(root.length + 1);
  const key = clientKey(name);
  const client = Object.hasOwn(CLIENTS, key) ? CLIENTS[key] : undefined;
  if (client !== undefined && (root === '.' || fs.kind(root) === 'directory'))
    return { source: joinPath(root, key), key, client, root };
  if (fs.kind(spec) === 'directory')
    throw new UserError('unknown-host', 'the folder has no *.host.yaml', { path: spec, help: 'name a host profile' });
  const names = Object.keys(CLIENTS);
  const files = fs.kind(root) === 'directory' ? findHostFiles(fs, root) : [];
  throw new UserError('unknown-host', `there is no file and no client ${quote(spec)}`, {
    help: didYouMean(spec, files, didYouMean(name, names, `clients: ${names.join(', ')}`, quote), quote),
  });
}

/** Secrets of a profile: in any of its texts, and what its servers are given as it is. */
async function hostSecrets(doc: SourceDocument, host: HostProfile | undefined): Promise<Diagnostic[]> {
  const found = new Map<string, Diagnostic>();
  const add = (what: string, path: Path, part: 'key' | 'value', shadowed?: Shadowed): void => {
    const at = `${toPointer(path)} ${part} ${shadowed?.value.start ?? ''}`;
    if (found.has(at)) return;
    const help = 'remove it, and replace it wherever it is used: everyone with access to the repository can read it';
    const span = shadowed === undefined ? {} : { span: shadowed[part] };
    const message = `the profile holds ${what}`;
    found.set(at, locateFinding(doc, { rule: 'host/secret', level: 'error', message, path, part, ...span, help }));
  };
  if (maySecretTexts(doc)) {
    const { findSecrets } = await import('../../core/secrets/find.ts');
    for (const { path, isKey, secrets, shadowed } of secretTexts(doc, findSecrets))
      add(secretName(secrets[0]?.kind ?? ''), path, isKey ? 'key' : 'value', shadowed);
  }
  for (const [i, { env = {}, headers = {}, args = [], url = '' }] of (host?.servers ?? []).entries()) {
    for (const [table, given] of Object.entries({ env, headers }))
      for (const [name, value] of Object.entries(given))
        if ((await judgeValue(name, value)) === 'secret') add('a secret', ['servers', i, table, name], 'value');
    for (const [n, argument] of args.entries())
      if ((await cutSecrets(argument, args[n - 1])).secret) add('a secret', ['servers', i, 'args', n], 'value');
    if ((await cutSecrets(url)).secret) add('a secret', ['servers', i, 'url'], 'value');
  }
  return [...found.values()];
}
