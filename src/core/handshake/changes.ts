import type { WrapEntry } from '../result/results.ts';
import type { HostProfile, HostTool } from './host.ts';

/** A change of a profile. `promise` says what the operator vouches for by making it, where nothing that was read shows it. */
export type Change = { readonly promise?: string } & (
  | { readonly kind: 'tool'; readonly tool: WrapEntry }
  | { readonly kind: 'binding'; readonly role: string; readonly tool: string }
  | { readonly kind: 'scopes'; readonly tool: string; readonly added: readonly string[] }
  | { readonly kind: 'revision'; readonly value: string }
  | { readonly kind: 'toolUse' }
  | { readonly kind: 'contextWindow'; readonly value: number }
  | { readonly kind: 'grant'; readonly list: 'filesystem' | 'network'; readonly scope: string }
);

/** The profile with changes made. */
export function withChanges(host: HostProfile, changes: readonly Change[]): HostProfile {
  return changes.reduce(withChange, host);
}

function withChange(host: HostProfile, change: Change): HostProfile {
  switch (change.kind) {
    case 'tool': {
      const tool: HostTool = { ...change.tool, inputSchema: undefined };
      return { ...host, tools: [...host.tools, tool] };
    }
    case 'binding':
      return { ...host, bindings: { ...host.bindings, [change.role]: change.tool } };
    case 'scopes': {
      const { tool: name, added } = change;
      const tools = host.tools.map((tool) =>
        tool.name === name ? { ...tool, scopes: [...tool.scopes, ...added] } : tool,
      );
      return { ...host, tools };
    }
    case 'revision':
      return { ...host, protocolRevision: change.value };
    case 'toolUse':
      return { ...host, model: { ...host.model, toolUse: true } };
    case 'contextWindow':
      return { ...host, model: { ...host.model, contextWindowTokens: change.value } };
    case 'grant':
      return { ...host, [change.list]: [...host[change.list], change.scope] };
  }
}
