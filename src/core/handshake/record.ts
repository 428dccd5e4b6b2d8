import { HOST_SCHEMA_VERSION, isScope } from '../../ids.ts';
import type { HostProfile, HostTool } from './host.ts';
import { jsonText } from '../json-text.ts';

/**
 * A live host as a profile that simulates it later. It names no servers: their commands, environment and headers stay where
 * they are.
 *
 * @returns the text of a `*.host.yaml`; JSON, which is YAML
 */
export function recordedProfile(host: HostProfile): string {
  const { name, description, protocolRevision, model, tools, filesystem, network, resources } = host;
  const names = new Set(tools.map((tool) => tool.name));
  const bindings = Object.entries(host.bindings).filter(([, tool]) => names.has(tool));
  const profile = {
    schemaVersion: HOST_SCHEMA_VERSION,
    name,
    ...(description === undefined ? {} : { description }),
    ...(protocolRevision === undefined ? {} : { protocolRevision }),
    ...(model === undefined ? {} : { model }),
    tools: tools.map(recordedTool),
    filesystem,
    network,
    ...(bindings.length === 0 ? {} : { bindings: Object.fromEntries(bindings) }),
    resources,
  };
  return jsonText(profile, 2);
}

function recordedTool(tool: HostTool): object {
  const { name, description, inputSchema, outputSchema, scopes, wraps, rename, constants } = tool;
  return {
    name,
    ...(description === undefined ? {} : { description }),
    // What is no schema is left out: then it cannot be told whether the tool accepts, as before.
    ...(isSchema(inputSchema) ? { inputSchema } : {}),
    ...(isSchema(outputSchema) ? { outputSchema } : {}),
    scopes: scopes.filter(isScope),
    ...(wraps === undefined ? {} : { wraps }),
    ...(rename === undefined ? {} : { rename }),
    ...(constants === undefined ? {} : { constants }),
  };
}

function isSchema(value: unknown): boolean {
  return typeof value === 'boolean' || (typeof value === 'object' && value !== null && !Array.isArray(value));
}
