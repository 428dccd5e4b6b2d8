import { isMap, isScalar, isSeq, Scalar, type Node } from 'yaml';
import { LIMITS } from '../limits.ts';
import type { Span } from '../line-index.ts';
import { isAmbiguousPlain } from './may-be-ambiguous.ts';
import { composeYaml } from './yaml-compose.ts';

/** A scalar that readers of YAML read as different values. */
export interface AmbiguousScalar {
  readonly span: Span;
  readonly as: 'key' | 'value';
  /** What to write in its place, so that all of them read what cartwright reads; missing where that cannot be written. */
  readonly instead?: string;
}

/**
 * Finds the scalars of a YAML text whose value depends on who reads it: YAML 1.1 or 1.2, its core or its JSON schema, and the
 * readers that go their own way (PyYAML, Psych, go-yaml, SnakeYAML). A signature covers the one value that cartwright read.
 *
 * @returns them in the order of the text; none for a text that cannot be read at all
 */
export function ambiguousScalars(text: string): AmbiguousScalar[] {
  const read = composeYaml(text, LIMITS.depth);
  if (!('root' in read)) return [];
  const found: AmbiguousScalar[] = [];
  const stack: (readonly [node: unknown, as: 'key' | 'value'])[] = [[read.root, 'value']];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const [node, as] = top;
    if (isMap(node)) {
      for (const { key, value } of node.items) stack.push([key, 'key'], [value ?? endOf(key), 'value']);
    } else if (isSeq(node)) for (const item of node.items) stack.push([item, 'value']);
    else if (isScalar(node) && isAmbiguousNode(node, as, text))
      found.push({ span: spanOf(node), as, ...insteadOf(node, as, text) });
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

// A key without a colon has no value node; what readers make of nothing is asked all the same.
function endOf(key: unknown): Scalar {
  const empty = new Scalar(null);
  const end = (key as Node | null)?.range?.[1] ?? 0;
  empty.type = Scalar.PLAIN;
  empty.source = '';
  empty.range = [end, end, end];
  return empty;
}

const STRING_TAG = 'tag:yaml.org,2002:str';

function isAmbiguousNode(node: Scalar, as: 'key' | 'value', text: string): boolean {
  const { tag, type = Scalar.PLAIN, source = '' } = node;
  // A tag asks for a type, and readers differ in what they take for a text of it.
  if (tag !== undefined) return tag !== STRING_TAG;
  if (type === Scalar.PLAIN) return isAmbiguousPlain(source, as);
  return isBlock(type) && endsWithoutBreak(node, text);
}

function insteadOf({ tag, type, source, value, range }: Scalar, as: string, text: string): { instead?: string } {
  if (tag !== undefined || isBlock(type ?? Scalar.PLAIN) || source === undefined) return {};
  if (typeof value === 'string') return { instead: `'${source.replaceAll("'", "''")}'` };
  const before = text[(range?.[0] ?? 0) - 1] ?? '';
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return {};
  // Where nothing is behind a key without a colon, nothing can be written.
  if (as === 'key' || (source === '' && !/[:\s-]/.test(before)) || isAmbiguousPlain(String(value), 'value')) return {};
  const behind = /[^\s]/.test(text[range?.[1] ?? 0] ?? '') ? ' ' : '';
  return { instead: source === '' ? (/\s/.test(before) ? '' : ' ') + String(value) + behind : String(value) };
}

function isBlock(type: Scalar.Type): boolean {
  return type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED;
}

// At the end of a file that lacks its last line break, some readers give a block scalar one and others do not.
function endsWithoutBreak(node: Scalar, text: string): boolean {
  const { start, end } = spanOf(node);
  if (text.endsWith('\n') || !/^\s*$/.test(text.slice(end))) return false;
  return !/^[|>][0-9]?-/.test(text.slice(start, start + 3));
}

function spanOf({ range }: Node): Span {
  return { start: range?.[0] ?? 0, end: range?.[1] ?? 0 };
}
