import type { WrapEntry } from '../result/results.ts';
import type { HostProfile } from './host.ts';

/** A change of a profile. `promise` says what the operator promises by making it, where nothing that was read shows it. */
export type Change = { readonly promise?: string } & (
  | { readonly kind: 'tool'; readonly tool: WrapEntry }
  | { readonly kind: 'binding'; readonly role: string; readonly tool: string }
  | { readonly kind: 'scopes'; readonly tool: string; readonly added: readonly string[] }
  | { readonly kind: 'revision'; readonly value: string }
  | { readonly kind: 'toolUse' }
  | { readonly kind: 'contextWindow'; readonly value: number }
  | { readonly kind: 'grant'; readonly list: 'filesystem' | 'network'; readonly scope: string }
);

/**
 * Changes with one more, so that no two of them say something else of one tool: scopes go to those that are granted with it, and of
 * two new tools with one name the first counts.
 */
export function withOneMore(changes: readonly Change[], change: Change): readonly Change[] {
  if (change.kind === 'tool')
    return changes.some((each) => each.kind === 'tool' && each.tool.name === change.tool.name)
      ? changes
      : [...changes, change];
  if (change.kind !== 'scopes') return [...changes, change];
  const at = changes.findIndex((each) => toolOf(each) === change.tool);
  const known = changes[at];
  return known === undefined ? [...changes, change] : changes.with(at, granting(known, change));
}

/** The tool that a change adds, or grants scopes. */
function toolOf(change: Change): string | undefined {
  if (change.kind === 'tool') return change.tool.name;
  return change.kind === 'scopes' ? change.tool : undefined;
}

function granting(known: Change, { added, promise }: Extract<Change, { readonly kind: 'scopes' }>): Change {
  const promises = [...new Set([known.promise, promise])].filter((each) => each !== undefined);
  const said = promises.length === 0 ? {} : { promise: promises.join('; ') };
  const both = (scopes: readonly string[]): string[] => [...new Set([...scopes, ...added])];
  if (known.kind === 'tool') return { ...known, ...said, tool: { ...known.tool, scopes: both(known.tool.scopes) } };
  return known.kind === 'scopes' ? { ...known, ...said, added: both(known.added) } : known;
}

/** The profile with changes made. */
export function withChanges(host: HostProfile, changes: readonly Change[]): HostProfile {
  return changes.reduce(withChange, host);
}

function withChange(host: HostProfile, change: Change): HostProfile {
  switch (change.kind) {
    case 'tool':
      return { ...host, tools: [...host.tools, change.tool] };
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
