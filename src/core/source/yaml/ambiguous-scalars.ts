import { isMap, isScalar, isSeq, Scalar, type Node } from 'yaml';
import { LIMITS } from '../limits.ts';
import type { Span } from '../line-index.ts';
import { composeYaml } from './yaml-compose.ts';

/** A scalar that readers of YAML read as different values. */
export interface AmbiguousScalar {
  readonly span: Span;
  readonly as: 'key' | 'value';
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
    else if (isScalar(node) && isAmbiguousNode(node, as, text)) found.push({ span: spanOf(node), as });
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

/**
 * Whether a plain scalar is read as one value by some reader and as another by the next. What is no text to one of them must be
 * written as JSON writes it, and a key must be a text to everybody.
 *
 * @param source the scalar's text, its lines folded
 */
export function isAmbiguousPlain(source: string, as: 'key' | 'value'): boolean {
  if (as === 'value' && AGREED.test(source)) return false;
  return WORD.test(source) || DATE.test(source) || SYMBOL.test(source) || isNumber(source);
}

/**
 * What is no text and the same to all: the words and numbers of JSON. An exponent needs a fraction before it and a sign, or
 * PyYAML takes the whole for a text.
 */
const AGREED = /^(?:null|true|false|-?(?:0|[1-9][0-9]*)(?:\.[0-9]*(?:[eE][-+][0-9]+)?)?)$/;

/** null, truth values (Psych takes any mixture of cases), infinity, no number, and the merge and value keys of YAML 1.1. */
const WORD = /^(?:~|null|y|yes|n|no|on|off|true|false|[-+]?\.inf|[-+]?\.nan|<<|=|)$/i;

/** Dates and times as widely as any reader takes them; a month of one digit is one to go-yaml and Psych. */
const DATE =
  /^-?[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(?:\.[0-9]*)?[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?)?)?$/;

/** A symbol of Ruby. */
const SYMBOL = /^:./s;

const NUMBER =
  /^[-+]?(?:0b[01]+|0o[0-7]+|0x[0-9a-f]+|[0-9]+(?::[0-5]?[0-9])+(?:\.[0-9]*)?|(?=[0-9.e])[0-9]*\.?[0-9]*(?:e[-+]?[0-9]+)?)$/i;
/** The `yaml` library reads an exponent alone as no number, by 1.1. */
const EXPONENT = /^e[-+]?[0-9]+$/i;

// Readers drop underscores, and Psych commas, before they look at a number. `1.2.0` is none to any of them.
function isNumber(source: string): boolean {
  return EXPONENT.test(source) || (/^[-+.0-9]/.test(source) && NUMBER.test(source.replace(/[_,]/g, '')));
}
