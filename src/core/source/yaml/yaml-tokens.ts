import { Parser, type CST } from 'yaml';
import type { Span } from '../line-index.ts';

/** Why a text is refused before it is composed. */
export interface TokenProblem {
  readonly rule: 'source/limit' | 'source/key';
  readonly message: string;
  readonly span: Span;
  readonly help: string;
}

/**
 * Half of where composing meets the end of the stack (800 levels of flow collections on Node 20 and 24), whatever else a caller
 * allows.
 */
const COMPOSED_DEPTH = 400;

/**
 * Splits a text into tokens and looks for what must not be composed: composing deep trees, or collections used as keys, can
 * abort the whole process, which no `try` can catch.
 */
export function tokensOf(text: string, maxDepth: number): { tokens: CST.Token[]; problem: TokenProblem | undefined } {
  const limit = Math.min(maxDepth, COMPOSED_DEPTH);
  const tokens = firstDocuments(text);
  const stack: { token: CST.Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }));
  let problem: TokenProblem | undefined;
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { token, depth } = top;
    if (depth > limit) {
      const message = `nesting is deeper than ${limit} levels`;
      const way = limit < maxDepth ? `, or write it as JSON, which is read to ${maxDepth} levels` : '';
      const help = `flatten the document${way}`;
      return { tokens, problem: { rule: 'source/limit', message, span: at(token.offset), help } };
    }
    if (token.type === 'document' && token.value !== undefined) stack.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    for (const item of token.items) {
      if (item.key !== undefined && item.key !== null) {
        if ('items' in item.key || item.key.type === 'alias') {
          const what = item.key.type === 'alias' ? 'an alias' : 'a collection';
          const found = {
            rule: 'source/key',
            message: `${what} is used as a key`,
            span: at(item.key.offset),
            help: 'write the key as text',
          } as const;
          if (problem === undefined || found.span.start < problem.span.start) problem = found;
        } else stack.push({ token: item.key, depth: depth + 1 });
      }
      if (item.value !== undefined) stack.push({ token: item.value, depth: depth + 1 });
    }
  }
  return { tokens, problem };
}

/** The tokens of a text down to its third document, if there is one: no file has more than one, and the second shows that this has. */
function firstDocuments(text: string): CST.Token[] {
  const tokens: CST.Token[] = [];
  let documents = 0;
  for (const token of new Parser().parse(text)) {
    if (token.type === 'document' && ++documents > 2) break;
    tokens.push(token);
  }
  return tokens;
}

function at(offset: number): Span {
  return { start: offset, end: offset + 1 };
}
