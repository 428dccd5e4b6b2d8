import { modelOf } from '../cal/model.ts';
import {
  agentsOf,
  conditionItemsOf,
  conditionVariablesOf,
  endsOf,
  requiredItemsOf,
  startOf,
  variableIn,
  type Reference,
} from '../cal/references.ts';
import type { Path, SourceDocument } from '../source/document.ts';
import type { Span } from '../source/line-index.ts';
import { isMapping, own } from '../value/mapping.ts';

/** What the language server takes a file for. */
export type FileKind = 'cal' | 'package' | 'host' | 'manifest' | 'configuration' | 'confirmations' | 'other';

/**
 * What a name is a name of: of a CAL a participant, a RAC item, a variable, a node; an agent's role, which packages have and slots ask
 * for; a role of tools, which manifests ask for and hosts bind; a tool of a host; and words of closed lists.
 */
export type Space =
  'participant' | 'item' | 'variable' | 'node' | 'agent role' | 'role' | 'tool' | 'task type' | 'scope' | 'rule';

/** A place where a name stands. */
export interface Use {
  readonly space: Space;
  readonly name: string;
  readonly path: Path;
  readonly part: 'key' | 'value';
  /** Whether this place says that there is such a thing. */
  readonly declares: boolean;
}

/** Every use of a name in a document, in no order. */
export function usesIn(kind: FileKind, value: unknown): readonly Use[] {
  const placed = PLACES[kind].flatMap((place) => usesAt(value, place));
  return kind === 'cal' && isMapping(value) ? [...placed, ...referencesIn(value)] : placed;
}

/** Keys from the root; `*` is every item or member, and a last `key` is the name of a member itself. */
type Pattern = readonly string[];

interface NamePlace {
  readonly space: Space;
  readonly pattern: Pattern;
  readonly declares: boolean;
}

function declared(space: Space, pattern: string): NamePlace {
  return { space, pattern: pattern.split('/'), declares: true };
}

function used(space: Space, ...patterns: readonly string[]): NamePlace[] {
  return patterns.map((pattern) => ({ space, pattern: pattern.split('/'), declares: false }));
}

const CONTRACTS = ['requiredTools', 'optionalTools'];
const SCOPES_OF_HARNESS = [...CONTRACTS.map((list) => `${list}/*/capabilityScopes/*`), 'filesystem/*', 'network/*'];
const within = (folder: string, patterns: readonly string[]): string[] => patterns.map((each) => `${folder}/${each}`);

const PLACES: Readonly<Record<FileKind, readonly NamePlace[]>> = {
  cal: [
    declared('participant', 'participants/*/alias'),
    declared('item', 'rac/*/id'),
    declared('variable', 'variables/*/name'),
    declared('node', 'nodes/*/id'),
    ...used('agent role', 'participants/*/slot/role'),
    ...used('task type', 'participants/*/slot/capabilities/*/taskType', 'nodes/*/requires/capabilities/*'),
  ],
  package: [
    declared('agent role', 'role'),
    ...CONTRACTS.map((list) => declared('role', `harness/${list}/*/role`)),
    ...used('task type', 'capabilities/*/taskType'),
    ...used('scope', ...within('harness', SCOPES_OF_HARNESS)),
  ],
  manifest: [...CONTRACTS.map((list) => declared('role', `${list}/*/role`)), ...used('scope', ...SCOPES_OF_HARNESS)],
  host: [
    declared('tool', 'tools/*/name'),
    ...used('tool', 'tools/*/wraps', 'bindings/*'),
    ...used('role', 'bindings/key'),
    ...used('scope', 'tools/*/scopes/*', 'servers/*/scopes/*/*', 'filesystem/*', 'network/*'),
  ],
  configuration: used('rule', 'rules/key', 'ignore/*/rule'),
  confirmations: used('item', '*/id', 'confirmations/*/id'),
  other: [],
};

function usesAt(root: unknown, { space, pattern, declares }: NamePlace): Use[] {
  const found: Use[] = [];
  const visit = (value: unknown, depth: number, path: Path): void => {
    const key = pattern[depth];
    if (key === undefined) {
      if (typeof value === 'string') found.push({ space, name: value, path, part: 'value', declares });
    } else if (key === 'key') {
      if (isMapping(value))
        for (const name of Object.keys(value))
          found.push({ space, name, path: [...path, name], part: 'key', declares });
    } else if (key !== '*') {
      if (isMapping(value) && Object.hasOwn(value, key)) visit(own(value, key), depth + 1, [...path, key]);
    } else if (Array.isArray(value)) value.forEach((item: unknown, i) => visit(item, depth + 1, [...path, i]));
    else if (isMapping(value))
      for (const [name, item] of Object.entries(value)) visit(item, depth + 1, [...path, name]);
  };
  visit(root, 0, []);
  return found;
}

function referencesIn(root: Readonly<Record<string, unknown>>): Use[] {
  const cal = modelOf(root);
  const isVariable = (name: string): boolean => cal.variableNames.byName.has(name);
  const uses = (space: Space, references: readonly Reference[], nameIn = (name: string) => name): Use[] =>
    references.flatMap(({ name, path }) =>
      typeof name === 'string' ? [{ space, name: nameIn(name), path, part: 'value', declares: false }] : [],
    );
  return [
    ...uses('participant', agentsOf(cal)),
    ...uses('item', [...requiredItemsOf(cal), ...conditionItemsOf(cal)]),
    ...uses('variable', conditionVariablesOf(cal), (name) => variableIn(name, isVariable) ?? name),
    ...uses('node', [startOf(cal), ...endsOf(cal)]),
  ];
}

/** A use with the text that is the name, without quotation marks and without what follows it. */
export interface PlacedUse extends Use {
  readonly span: Span;
  /** Whether the name stands there as it is, so that another can be put in its place. */
  readonly plain: boolean;
}

/** Where the names of a document stand; a text that several places of the value share, as an alias of YAML does, is there once. */
export function placedUses(kind: FileKind, doc: SourceDocument): readonly PlacedUse[] {
  const seen = new Set<string>();
  return usesIn(kind, doc.value).flatMap((use) => {
    const location = doc.locate(use.path);
    const whole = use.part === 'key' ? location?.key : location?.value;
    if (whole === undefined) return [];
    const key = `${use.space} ${whole.start}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const quoted = /^["']/.test(doc.text.slice(whole.start, whole.start + 1)) ? 1 : 0;
    const start = whole.start + quoted;
    const span = { start, end: Math.min(start + use.name.length, whole.end) };
    const plain = doc.text.slice(span.start, span.end) === use.name;
    return [{ ...use, span: plain ? span : whole, plain }];
  });
}

/** The use that an offset is in, or at the end of; the smallest where several are. */
export function useAt(uses: readonly PlacedUse[], offset: number): PlacedUse | undefined {
  return uses.find(({ span }) => span.start <= offset && offset <= span.end);
}

/** Whether two uses are of one thing. */
export function isSameThing(a: Use, b: Use): boolean {
  return a.space === b.space && a.name === b.name;
}

/**
 * The kinds of files beside its own in which a name may stand: an agent's role joins packages and the slots of CALs, a role of tools
 * joins manifests and hosts, and what a confirmation names is an item of a CAL. Any other name is known in its file alone.
 */
export function kindsSharing(kind: FileKind, space: Space): readonly FileKind[] {
  if (space === 'agent role') return ['package', 'cal'];
  if (space === 'role') return ['package', 'manifest', 'host'];
  if (space !== 'item') return [];
  return kind === 'confirmations' ? ['cal', 'confirmations'] : ['confirmations'];
}
