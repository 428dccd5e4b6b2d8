import { jsonText } from '../text/json-text.ts';
import { HOST_SCHEMA_VERSION, isScope } from '../../ids.ts';
import { isObject } from './accept/schema/json.ts';
import type { HostProfile, HostTool } from './host.ts';

/**
 * A live host as a profile that simulates it later, and that pins its tools.
 *
 * @param withServers whether it names the host's servers, too, for the profile that they come from; in any other file their
 *   commands, environment and headers have no place
 * @returns the text of a `*.host.yaml`; JSON, which is YAML
 */
export function recordedProfile(host: HostProfile, withServers = false): string {
  const { name, description, protocolRevision, model, tools, filesystem, network, resources, sources, dialect } = host;
  const names = new Set(tools.map((tool) => tool.name));
  const bindings = Object.entries(host.bindings).filter(([, tool]) => names.has(tool));
  const profile = {
    schemaVersion: HOST_SCHEMA_VERSION,
    name,
    description,
    protocolRevision,
    model,
    tools: tools.map(recordedTool),
    filesystem,
    network,
    ...(bindings.length === 0 ? {} : { bindings: Object.fromEntries(bindings) }),
    resources,
    dialect,
    ...(withServers ? { servers: host.servers } : {}),
    ...(withServers && sources.length > 0 ? { sources } : {}),
  };
  return jsonText(profile, 2);
}

function recordedTool(tool: HostTool): object {
  const { name, title, description, digest, scopes, builtIn } = tool;
  // The order of a server's keys says nothing, and two records of one tool are the same.
  const [inputSchema, outputSchema, annotations] = [tool.inputSchema, tool.outputSchema, tool.annotations].map(
    (value) => (digest === undefined ? value : sorted(value)),
  );
  const { wraps, rename, constants, template } = tool;
  return {
    name,
    title,
    description,
    // What is no schema is left out: then it cannot be told whether the tool accepts, as before.
    ...(isSchema(inputSchema) ? { inputSchema } : {}),
    ...(isSchema(outputSchema) ? { outputSchema } : {}),
    ...(isObject(annotations) ? { annotations } : {}),
    digest,
    builtIn,
    scopes: scopes.filter(isScope),
    wraps,
    rename,
    constants,
    template,
  };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
}

function isSchema(value: unknown): boolean {
  return typeof value === 'boolean' || isObject(value);
}
