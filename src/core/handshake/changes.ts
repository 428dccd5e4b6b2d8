import type { HostProfile } from './host.ts';
import { nameOf } from './read-host.ts';
import type { WrapEntry } from '../result/results.ts';
import type { SplicedValue } from '../source/yaml/edit-yaml.ts';
import { flowYaml } from '../text/flow-yaml.ts';
import { isMapping, list, member } from '../value/mapping.ts';

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
  const at = changes.findIndex(
    (each) => change.tool === (each.kind === 'tool' ? each.tool.name : each.kind === 'scopes' && each.tool),
  );
  const known = changes[at];
  return known === undefined ? [...changes, change] : changes.with(at, granting(known, change));
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

/**
 * What changes of a host come to in its file: each promise is marked by a comment there.
 *
 * @param value the file's value
 * @param host as its servers showed itself, where they were asked
 * @param nameAtServer what its own server calls a tool
 */
export function profileEdits(
  changes: readonly Change[],
  value: unknown,
  host: HostProfile,
  nameAtServer: (tool: string) => string,
): SplicedValue[] {
  const counts = new Map<string, number>();
  const listed = (name: string): readonly unknown[] => list(member(value, name));
  /** Adds to a list of the profile; a list that is empty or not there is written whole. */
  const added = (name: string, item: unknown, more: Pick<SplicedValue, 'comment'>): SplicedValue => {
    const at = listed(name).length + (counts.get(name) ?? 0);
    counts.set(name, at - listed(name).length + 1);
    return at === 0 ? { path: [name], value: [item], ...more } : { path: [name, at], value: item, ...more };
  };
  return changes.flatMap((change): SplicedValue[] => {
    const comment = change.promise === undefined ? {} : { comment: PROMISE };
    switch (change.kind) {
      case 'tool': {
        const { scopes, ...tool } = change.tool;
        const edit = added('tools', tool, {});
        const at = edit.path.length === 1 ? 0 : edit.path[1];
        return [edit, { path: ['tools', at ?? 0, 'scopes'], value: scopes, ...comment }];
      }
      case 'binding':
        return [{ path: ['bindings', change.role], value: change.tool }];
      case 'scopes': {
        const tool = host.tools.find(({ name }) => name === change.tool);
        const all = [...(tool?.scopes ?? []), ...change.added];
        const server = host.servers.findIndex(({ name }) => name === tool?.server);
        const atServer = (index: number): SplicedValue => ({
          path: ['servers', index, 'scopes', nameAtServer(change.tool)],
          value: all,
          ...comment,
        });
        if (server >= 0) return [atServer(server)];
        const at = listed('tools').findIndex((each) => nameOf(each) === change.tool);
        const declared = { path: ['tools', at, 'scopes'], value: all, ...comment };
        // What a record grants counts until its server is asked, whose own scopes count then.
        const isRecorded = tool?.builtIn !== true && tool?.wraps === undefined && host.servers.length === 1;
        return isRecorded ? [declared, atServer(0)] : [declared];
      }
      case 'revision':
        return [{ path: ['protocolRevision'], value: change.value, ...comment }];
      case 'toolUse':
        return [{ path: ['model', 'toolUse'], value: true, ...comment }];
      case 'contextWindow':
        return [{ path: ['model', 'contextWindowTokens'], value: change.value, ...comment }];
      case 'grant':
        return [added(change.list, change.scope, comment)];
    }
  });
}

/** What a promise is marked with. */
export const PROMISE = 'your promise: write it only if it is true';

/** What goes into a profile under one of its names: a value in flow style, or the lines of a list. */
export type Paste = { readonly key: string } & (
  { readonly value: unknown; readonly promised: boolean } | { readonly lines: readonly string[] }
);

/** What several fixes put under one name of the profile, as one text: the name is in it once. */
export function pasteText(key: string, pastes: readonly Paste[]): string {
  const lines = pastes.flatMap((each) => ('lines' in each ? [each.lines.join('\n')] : []));
  // One server may serve several roles, and is added once.
  if (lines.length > 0) return [`${key}:`, ...new Set(lines)].join('\n');
  const values = pastes.flatMap((each) => ('value' in each ? [each.value] : []));
  const promised = pastes.some((each) => 'promised' in each && each.promised);
  return `${key}: ${flowYaml(values.reduce(joined))}${promised ? ` # ${PROMISE}` : ''}`;
}

function joined(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...one, ...other])];
  return isMapping(one) && isMapping(other) ? { ...one, ...other } : other;
}
