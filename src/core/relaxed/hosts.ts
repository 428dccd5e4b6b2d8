import { canonicalize } from '../value/canonical-json.ts';
import { START_OF_FILE } from '../result/diagnostic.ts';
import { mappingsOf, own, textOf, type Mapping } from '../value/mapping.ts';
import { quote } from '../text/printable.ts';
import { relaxationAt, type Less, type Relaxation } from './relaxation.ts';
import { compareRevisions, isRevision } from '../value/revision.ts';
import type { Path, SourceDocument } from '../source/document.ts';
import { entriesAt, mappingAt, movedFrom, named, rootOf, textsAt, type Side } from './side.ts';

/** Host profiles that are deleted, or offer and grant more than they did. A profile that moved is the same host. */
export function hostRelaxations(base: Side, head: Side): Relaxation[] {
  const moved = movedFrom(base.hosts, head.hosts, 'name');
  const kept = new Set([...head.hosts.keys(), ...moved.values()]);
  const gone = [...base.hosts].filter(([path]) => !kept.has(path) && !head.has(path));
  return [
    ...gone.map(([path, doc]): Relaxation => {
      const message = `the host profile ${quote(path)} is deleted`;
      const covers = [textOf(rootOf(doc), 'name') || path];
      return { id: `host:${path}`, message, path, range: START_OF_FILE, side: 'base', covers };
    }),
    ...[...head.hosts].flatMap(([path, doc]) => {
      const before = base.hosts.get(path) ?? base.hosts.get(moved.get(path) ?? '');
      return before === undefined ? [] : widened(rootOf(before), doc);
    }),
  ];
}

function widened(before: Mapping, doc: SourceDocument): Relaxation[] {
  const after = rootOf(doc);
  const host = textOf(after, 'name') || doc.path;
  const more = [...facts(before, after), ...grants(before, after), ...tools(before, after), ...bindings(before, after)];
  return more.map(({ what, at, message, covers = [] }) =>
    relaxationAt(
      { doc, at, part: 'entry', side: 'head' },
      `host:${doc.path}:${what}`,
      `host ${quote(host)} ${message}`,
      covers,
    ),
  );
}

/** What a stated fact counts for in a handshake. A value of another type makes the profile unusable, and offers nothing. */
function worth(fact: unknown): number {
  return typeof fact === 'number' || typeof fact === 'boolean' ? Number(fact) : 0;
}

function facts(before: Mapping, after: Mapping): Less[] {
  const [was, is] = [mappingAt(before, 'model'), mappingAt(after, 'model')];
  const raised = ['toolUse', 'contextWindowTokens', 'structuredOutput'].flatMap((fact): Less[] => {
    const [old, next] = [own(was, fact), own(is, fact)];
    if (worth(next) <= worth(old)) return [];
    const message = `states ${fact} ${String(next)} (was ${String(old ?? 'not stated')})`;
    return [{ what: `model.${fact}`, at: ['model', fact], message }];
  });
  const [old, next] = [textOf(before, 'protocolRevision'), textOf(after, 'protocolRevision')];
  if (!isRevision(next) || (isRevision(old) && compareRevisions(next, old) <= 0)) return raised;
  const message = `states protocolRevision ${next} (was ${old || 'not stated'})`;
  return [...raised, { what: 'protocolRevision', at: ['protocolRevision'], message }];
}

function grants(before: Mapping, after: Mapping): Less[] {
  return ['filesystem', 'network', 'resources'].flatMap((kind): Less[] => {
    const [added, [first]] = firstAdded(textsAt(before, kind), textsAt(after, kind));
    if (first === undefined) return [];
    const verb = kind === 'resources' ? 'serves' : `grants for ${kind}`;
    return [{ what: kind, at: [kind, first], message: `${verb} ${named(added)}`, covers: added }];
  });
}

function firstAdded(before: readonly string[], after: readonly string[]): [added: string[], indexes: number[]] {
  const indexes = [...after.keys()].filter((i) => !before.includes(after[i] ?? ''));
  return [indexes.map((i) => after[i] ?? ''), indexes];
}

function tools(before: Mapping, after: Mapping): Less[] {
  const known = new Map(mappingsOf(before, 'tools').map((tool) => [textOf(tool, 'name'), tool]));
  return entriesAt(after, 'tools').flatMap(([i, tool]): Less[] => {
    const name = textOf(tool, 'name');
    const old = known.get(name);
    const make = (what: string, at: Path, message: string, covers = [name]): Less => ({
      what: `tool:${name}${what}`,
      at: ['tools', i, ...at],
      message,
      covers,
    });
    if (old === undefined) return [make('', [], `offers the tool ${quote(name)}`)];
    const [added, [first]] = firstAdded(textsAt(old, 'scopes'), textsAt(tool, 'scopes'));
    return [
      ...(first === undefined
        ? []
        : [make(':scopes', ['scopes', first], `grants ${quote(name)} the scopes ${named(added)}`, added)]),
      ...['inputSchema', 'wraps', 'rename', 'constants', 'template']
        .filter((member) => !isSame(own(old, member), own(tool, member)))
        .map((member) => make(`:${member}`, [member], `states another ${member} of the tool ${quote(name)}`)),
      ...(own(old, 'digest') === undefined || isSame(own(old, 'digest'), own(tool, 'digest'))
        ? []
        : [make(':digest', ['digest'], `pins the tool ${quote(name)} to another description, or to none`)]),
    ];
  });
}

// An override that the operator wrote for one role, or another tool for it.
function bindings(before: Mapping, after: Mapping): Less[] {
  const [was, is] = [mappingAt(before, 'bindings'), mappingAt(after, 'bindings')];
  return Object.keys(is).flatMap((role): Less[] => {
    if (isSame(own(was, role), own(is, role))) return [];
    const message = `binds ${role} to ${quote(textOf(is, role))} (was ${textOf(was, role) || 'not bound'})`;
    return [{ what: `binding:${role}`, at: ['bindings', role], message, covers: [role] }];
  });
}

function isSame(one: unknown, other: unknown): boolean {
  return text(one) === text(other);
}

// What RFC 8785 cannot say is still one text for one value.
function text(value: unknown): string {
  if (value === undefined) return '';
  try {
    return canonicalize(value);
  } catch (error) {
    if (error instanceof TypeError) return JSON.stringify(value);
    throw error;
  }
}
