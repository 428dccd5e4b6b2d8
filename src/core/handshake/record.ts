import { jsonText } from '../text/json-text.ts';
import { HOST_SCHEMA_VERSION, isScope } from '../../ids.ts';
import { isObject } from '../json-schema/json.ts';
import { flowYaml, listLines } from '../text/flow-yaml.ts';
import { quote } from '../text/printable.ts';
import { allTools, type HostProfile, type HostServer, type HostTool } from './host.ts';
import { givesDigest } from './pins.ts';

/** What is said above a member of a profile. */
const COMMENTS: Readonly<Record<string, string>> = {
  tools:
    'Change scopes: they are what you grant. All else is as published or as the server said it, where digest pins it.',
  filesystem: 'What you grant to the agent itself.',
  dialect: 'What the client does to the schemas of tools.',
  servers: 'They are asked with --live only.',
};
/**
 * A live host as a profile that simulates it later, and that pins its tools. What its client's name tells is left out.
 *
 * @param withServers whether it names the host's servers, too, for the profile that they come from; in any other file their
 *   commands, environment and headers have no place
 * @returns the text of a `*.host.yaml`
 */
export function recordedProfile(host: HostProfile, withServers = false): string {
  const profile = profileOf(host, withServers);
  const { client } = profile;
  const remake = client === undefined ? '' : `; it is made anew by: cartwright host add ${client} --force`;
  const lines = Object.entries(profile).flatMap(([name, value]) => {
    const comment = COMMENTS[name];
    const said = comment === undefined ? [] : [`# ${comment}`];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    const isListed = Array.isArray(value) && value.every(isObject);
    return [...said, ...(isListed ? [`${name}:`, ...listLines(value)] : [`${name}: ${flowYaml(value)}`])];
  });
  return `# What a host offers${remake}\n${lines.join('\n')}\n`;
}

/** As {@link recordedProfile}, for a `*.host.json`. */
export function recordedJson(host: HostProfile, withServers = false): string {
  return jsonText(profileOf(host, withServers), 2);
}

function profileOf(
  host: HostProfile,
  withServers: boolean,
): Pick<HostProfile, 'client'> & Readonly<Record<string, unknown>> {
  const { name, client, description, protocolRevision, model, filesystem, network, resources, sources, dialect } = host;
  // What the gate serves itself is known by its server: where that is named, a record would only grow old.
  const tools = allTools(host).filter(({ gate }) => !withServers || gate !== true);
  const names = new Set(tools.map((tool) => tool.name));
  const bindings = Object.entries(host.bindings).filter(([, tool]) => names.has(tool));
  return {
    schemaVersion: HOST_SCHEMA_VERSION,
    name,
    ...(withServers ? { client } : {}),
    description,
    protocolRevision,
    model,
    filesystem,
    network,
    ...(bindings.length === 0 ? {} : { bindings: Object.fromEntries(bindings) }),
    resources,
    dialect,
    ...(withServers ? { servers: host.servers } : {}),
    // Those of a client are looked up: cartwright host list --format json.
    ...(withServers && client === undefined ? { sources } : {}),
    tools: tools.map((tool) => recordedTool(tool, withServers ? host.servers : [])),
  };
}

/**
 * The tools of which a record holds nothing but the digest, in a line for the user who records them: without their words it cannot be
 * told offline whether they accept.
 *
 * @param withServers as of {@link recordedProfile}
 * @returns undefined for none
 */
export function digestAlone(host: HostProfile, withServers = false): string | undefined {
  const servers = withServers ? host.servers : [];
  const names = host.tools.flatMap((tool) => (isHeld(tool, recordedWords(tool), servers) ? [] : [quote(tool.name)]));
  if (names.length === 0) return undefined;
  return `recorded by digest alone, and bound with --live only, because a record cannot hold the words of their server: ${names.join(', ')}`;
}

// What is in a profile already is written as it stands.
function isHeld(tool: HostTool, words: object, servers: readonly HostServer[]): boolean {
  const { name, digest, server } = tool;
  return server === undefined || givesDigest({ ...words, name, digest }, servers);
}

/** What a server said of a tool, as far as a record can say it. */
function recordedWords(tool: HostTool): object {
  const { title, description, digest } = tool;
  const words = (['inputSchema', 'outputSchema', 'annotations', 'execution'] as const).flatMap((name) => {
    // The order of a server's keys says nothing, and two records of one tool are the same.
    const value = digest === undefined ? tool[name] : sorted(tool[name]);
    // What is not a schema is left out: then it cannot be determined whether the tool accepts, as before.
    return isObject(value) || (name.endsWith('Schema') && typeof value === 'boolean') ? [[name, value] as const] : [];
  });
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    ...Object.fromEntries(words),
    // What is neither judged nor pinned stays where it stands, and a record of a server does without.
    ...(tool.server === undefined ? { icons: tool.icons, _meta: tool._meta } : {}),
  };
}

function recordedTool(tool: HostTool, servers: readonly HostServer[]): object {
  const { name, digest, scopes, builtIn, wraps, rename, constants, template } = tool;
  const words = recordedWords(tool);
  return {
    name,
    builtIn,
    wraps,
    rename,
    constants,
    template,
    scopes: scopes.filter(isScope),
    digest,
    ...(isHeld(tool, words, servers) ? words : {}),
  };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
}
