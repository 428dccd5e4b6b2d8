import type { SplicedValue } from '../source/yaml/edit-yaml.ts';
import { isMapping, own } from '../value/mapping.ts';
import type { Change } from './changes.ts';
import type { HostProfile } from './host.ts';
import { PROMISE } from './pastes.ts';
import { nameOf } from './read-tools.ts';

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
  const listed = (name: string): readonly unknown[] => {
    const list = isMapping(value) ? own(value, name) : undefined;
    return Array.isArray(list) ? list : [];
  };
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
