import type { HostProfile, HostServer } from '../handshake/host.ts';
import { fileError, type Diagnostic } from '../result/diagnostic.ts';
import type { Path, SourceDocument } from '../source/document.ts';
import type { Client, ConfiguredServer } from './client.ts';
import type { ReadConfiguration } from './read-configuration.ts';

/** Where something of a composed host stands. */
export interface ComposedPlace {
  readonly doc: SourceDocument;
  readonly path: Path;
}

/** A host that is made of a client's facts and of its configuration. */
export interface ComposedHost {
  readonly host: HostProfile;
  /** The configurations that it was made from, in the order in which they were read. */
  readonly files: readonly string[];
  /** Where each of the host's servers stands. */
  readonly places: readonly ComposedPlace[];
  /** What a person must supply before its servers can be asked, each name once. */
  readonly needsInput: readonly string[];
  /** Servers that are switched off, by name. */
  readonly disabled: readonly string[];
}

/**
 * Puts a client's facts and the servers of its configuration together. A server that is switched off is left out; of two with one name the one that is read
 * first is used. Of variables and headers it has the names.
 */
export function composeHost(client: Client, read: readonly ReadConfiguration[]): ComposedHost {
  const servers: HostServer[] = [];
  const places: ComposedPlace[] = [];
  const needsInput = new Set<string>();
  const disabled: string[] = [];
  const seen = new Set<string>();
  for (const { doc, servers: configured, places: at } of read) {
    for (const server of configured) {
      if (seen.has(server.name)) continue;
      seen.add(server.name);
      if (server.disabled === true) {
        disabled.push(server.name);
        continue;
      }
      servers.push(hostServer(server));
      places.push({ doc, path: at.get(server.name) ?? [] });
      for (const name of server.needs) needsInput.add(name);
    }
  }
  return {
    host: { ...client.profile, servers },
    files: read.map(({ doc }) => doc.path),
    places,
    needsInput: [...needsInput],
    disabled,
  };
}

function hostServer({ name, command, args = [], cwd, url, envNames, headers, needs }: ConfiguredServer): HostServer {
  const asked = [...new Set([...envNames, ...needs.filter((need) => /^[A-Za-z_]\w*$/.test(need))])];
  if (command !== undefined)
    return {
      name,
      command: inFolder(command),
      ...(args.length === 0 ? {} : { args: args.map(inFolder) }),
      ...(cwd === undefined ? {} : { cwd: inFolder(cwd) }),
      ...(asked.length === 0 ? {} : { envVars: asked }),
    };
  const given = Object.entries(headers).map(([header, variable]) => [header, variable ?? variableOf(header)]);
  const inAddress = needs.filter((need) => (url ?? '').includes(need));
  return {
    name,
    url: url ?? '',
    ...(inAddress.length === 0 ? {} : { envVars: inAddress }),
    ...(given.length === 0 ? {} : { envHeaders: Object.fromEntries(given) as Record<string, string> }),
  };
}

/** Servers start in the root of the repository, which clients call by these names. */
function inFolder(text: string): string {
  return text.replace(/\$\{(?:workspaceFolder|workspaceRoot|CLAUDE_PROJECT_DIR)(?::-[^}]*)?\}/g, '.');
}

/** The variable for a header whose value is in the file: the value is not taken from there. */
function variableOf(header: string): string {
  return header.toUpperCase().replace(/\W/g, '_');
}

export function unreadFile({ profile, user: [own] }: Client, path: string): Diagnostic {
  const help = `write its servers into ~/${own?.path ?? ''} on each machine, or commit a host profile that lists them`;
  return { ...fileError('client/unread', path, `${profile.name} does not read this file`, help), level: 'warning' };
}
