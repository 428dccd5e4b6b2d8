import { accepts } from '../handshake/accept/accepts.ts';
import type { Manifest, ToolContract } from '../manifest/types.ts';
import { compareRevisions } from '../value/revision.ts';
import type { Change } from './change.ts';

/** Every change from one manifest to the next, the breaking ones first, then by id. */
export function diffManifests(before: Manifest, after: Manifest): Change[] {
  const changes = [
    ...plain('manifest.schemaVersion', 'breaking', before.schemaVersion, after.schemaVersion, 'new manifest format'),
    ...revisionChanges(before, after),
    ...modelChanges(before, after),
    ...roleChanges(before.requiredTools, after.requiredTools),
    ...roleChanges(before.optionalTools, after.optionalTools),
    ...scopeChanges('filesystem', before.filesystem, after.filesystem, 'breaking'),
    ...scopeChanges('network', before.network, after.network, 'breaking'),
  ];
  const order = { breaking: 0, compatible: 1, text: 2 };
  return changes.sort((a, b) => order[a.kind] - order[b.kind] || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

function plain(id: string, kind: Change['kind'], before: unknown, after: unknown, message: string): Change[] {
  return before === after ? [] : [{ id, kind, before: String(before), after: String(after), message }];
}

/** A floor that was raised, which breaks hosts, or lowered. */
function floor(id: string, before: unknown, after: unknown, raised: boolean): Change[] {
  return plain(id, raised ? 'breaking' : 'compatible', before, after, `the floor went ${raised ? 'up' : 'down'}`);
}

function revisionChanges({ mcp: before }: Manifest, { mcp: after }: Manifest): Change[] {
  const [old, next] = [before.minProtocolRevision, after.minProtocolRevision];
  const [was, is] = [before.preferredProtocolRevision ?? 'none', after.preferredProtocolRevision ?? 'none'];
  return [
    ...floor('mcp.minProtocolRevision', old, next, compareRevisions(next, old) > 0),
    ...plain('mcp.preferredProtocolRevision', 'text', was, is, 'a preference, no requirement'),
  ];
}

function modelChanges({ model: before }: Manifest, { model: after }: Manifest): Change[] {
  const [old, next] = [before.minContextWindowTokens, after.minContextWindowTokens];
  const [was, is] = [before.structuredOutput ?? false, after.structuredOutput ?? false];
  const kind = after.toolUse ? 'breaking' : 'compatible';
  const use = after.toolUse ? 'tool use is required now' : 'tool use is no longer required';
  return [
    ...plain('model.toolUse', kind, before.toolUse, after.toolUse, use),
    ...floor('model.minContextWindowTokens', old, next, next > old),
    ...plain('model.structuredOutput', 'text', was, is, 'never required'),
  ];
}

// An unbound optional role never blocks (docs/format.md 3), so nothing about one can break a host.
function roleChanges(before: readonly ToolContract[], after: readonly ToolContract[]): Change[] {
  const roles = [...new Set([...before, ...after].map(({ role }) => role))];
  return roles.flatMap((role) => {
    const [old, next] = [before, after].map((list) => list.find((contract) => contract.role === role));
    const id = `tool:${role}`;
    if (old === undefined) {
      const kind = next?.tier === 'required' ? 'breaking' : 'compatible';
      return [{ id, kind, before: 'none', after: next?.name ?? '', message: `a new ${next?.tier} role` } as const];
    }
    if (next === undefined)
      return [
        { id, kind: 'compatible', before: old.name, after: 'none', message: `the ${old.tier} role is gone` } as const,
      ];
    const blocking = next.tier === 'required' ? 'breaking' : 'compatible';
    return [
      ...scopeChanges(`${id}:scope`, old.capabilityScopes, next.capabilityScopes, blocking),
      ...schemaChange(id, old, next, blocking),
      ...plain(`${id}:name`, 'text', old.name, next.name, 'the suggested name; another tool may be bound'),
      ...plain(`${id}:description`, 'text', clip(old.description), clip(next.description), 'the description'),
    ];
  });
}

function scopeChanges(
  id: string,
  before: readonly string[],
  after: readonly string[],
  added: 'breaking' | 'compatible',
): Change[] {
  return [
    ...after
      .filter((scope) => !before.includes(scope))
      .map((scope): Change => ({
        id: `${id}:${scope}`,
        kind: added,
        before: 'not asked',
        after: scope,
        message: 'a scope more is asked',
      })),
    ...before
      .filter((scope) => !after.includes(scope))
      .map((scope): Change => ({
        id: `${id}:${scope}`,
        kind: 'compatible',
        before: scope,
        after: 'not asked',
        message: 'the scope is no longer asked',
      })),
  ];
}

// A tool that was made to the old contract tells whether the new one asks for more.
function schemaChange(
  id: string,
  old: ToolContract,
  next: ToolContract,
  blocking: 'breaking' | 'compatible',
): Change[] {
  const [before, after] = [JSON.stringify(old.inputSchema), JSON.stringify(next.inputSchema)];
  if (before === after) return [];
  const { answer, reason, reservations } = accepts(next.inputSchema, old.inputSchema);
  const shown = { before: clip(before), after: clip(after) };
  if (answer !== 'accepts')
    return [
      {
        id: `${id}:inputSchema`,
        kind: blocking,
        ...shown,
        message: `a tool made to the old contract does not fit: ${reason}`,
      },
    ];
  // A tool with a reservation binds by name only, so that a host may miss what it met.
  if (reservations.length > 0) {
    const words = reservations.map((reservation) => reservation.reason).join('; ');
    const message = `a tool made to the old contract fits with ${plural(reservations.length)}: ${words}`;
    return [{ id: `${id}:inputSchema`, kind: blocking, ...shown, message }];
  }
  const message = 'a tool made to the old contract still fits';
  return [{ id: `${id}:inputSchema`, kind: 'compatible', ...shown, message }];
}

function plural(reservations: number): string {
  return reservations === 1 ? 'a reservation' : `${reservations} reservations`;
}

function clip(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
