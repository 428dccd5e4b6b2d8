import type { ByFloor } from '../../result/results.ts';
import { printable, quote } from '../../text/printable.ts';
import type { Path } from '../../source/document.ts';
import type { Difference } from './differences.ts';

const FACTS: ByFloor<string> = {
  'model.minContextWindowTokens': 'context window',
  'model.toolUse': 'tool use',
  'mcp.minProtocolRevision': 'MCP revision',
};

/** A requirement in words; its id where there are none. */
export function requirementWords(id: string): string {
  return FACTS[id] ?? id;
}

/** What a difference does: `context window 128000 → 64000`, `tool "dispatch" is gone`. */
export function differenceWords(what: string, { base, head, before, after }: Difference): string {
  const [was, is] = [short(before), short(after)];
  if (base === undefined) return `${what}${nameOf(after) ?? (is === undefined ? '' : ` ${is}`)} is new`;
  if (head === undefined) return `${what}${nameOf(before) ?? (was === undefined ? '' : ` ${was}`)} is gone`;
  return was === undefined || is === undefined ? `${what} is another one` : `${what} ${was} → ${is}`;
}

/** What a path leads to, as people write it: `harness.model.toolUse`; an item of a list is a `tool`, whose name follows. */
export function pathWords(path: Path): string {
  const keys = path.filter((key) => typeof key === 'string');
  const last = keys.at(-1);
  if (last === undefined) return 'the file';
  return typeof path.at(-1) === 'number' ? (ITEMS[last] ?? keys.join('.')) : keys.join('.');
}

const ITEMS: Readonly<Record<string, string>> = {
  capabilities: 'capability',
  tools: 'tool',
  requiredTools: 'required tool',
  optionalTools: 'optional tool',
  servers: 'server',
};

function short(value: unknown): string | undefined {
  if (Array.isArray(value)) return listed(value);
  if (typeof value === 'string') return value.length > 60 ? undefined : printable(value);
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : undefined;
}

function listed(values: readonly unknown[]): string | undefined {
  const words = values.map((value) => (Array.isArray(value) ? undefined : short(value)));
  return words.includes(undefined) || words.length > 6 ? undefined : words.join(', ') || 'nothing';
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of ['name', 'id', 'role', 'taskType'] as const) {
    const name = (value as Readonly<Record<string, unknown>>)[key];
    if (Object.hasOwn(value, key) && typeof name === 'string') return ` ${quote(name)}`;
  }
  return undefined;
}
