// A TypeScript file as a tree whose places are UTF-16 offsets of its text.
import { parseSync } from '@swc/core';

/** Syntax that no program runs. */
const NOT_RUN =
  /^(Ts(?!AsExpression|NonNull|Satisfies|ConstAssertion)|Import|ExportAll|Export(Named|Default)?Specifier)/;

/**
 * Parses one file.
 *
 * @param {string} text the source
 * @returns {{body: object[], sliceOf: (span: object) => string, spanOf: (span: object) => {start: number, end: number}}}
 *   the statements; the text of a span of the tree, and where it lies in `text`
 */
export function parsed(text) {
  // The parser's offsets are bytes that start somewhere; the leading `;` says where.
  const bytes = Buffer.from(`;${text.replace(/^#!/, '//')}`);
  const module = parseSync(bytes.toString(), { syntax: 'typescript', target: 'es2022' });
  const base = module.body[0].span.start;
  const sliceOf = ({ start, end }) => bytes.subarray(start - base, end - base).toString();
  const spanOf = (span) => {
    const start = bytes.subarray(0, span.start - base).toString().length - 1;
    return { start, end: start + sliceOf(span).length };
  };
  return { body: module.body.slice(1), sliceOf, spanOf };
}

/** Calls `visit` with each node that a program runs, the outer before the inner; a key is not a value, a module's name no string. */
export function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, visit));
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') {
    if (NOT_RUN.test(node.type)) return;
    if (node.type === 'KeyValueProperty' && node.key.type !== 'Computed') return walk(node.value, visit);
    visit(node);
  }
  for (const [key, child] of Object.entries(node)) {
    if (key === 'source' && child?.type === 'StringLiteral') continue;
    if (key !== 'span') walk(child, visit);
  }
}
