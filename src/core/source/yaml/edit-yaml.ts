import { isScalar, parseDocument, visit, type Document, type Scalar } from 'yaml';

/** A value that takes the place of the one at a path; a path whose last member is the length of a list adds to it. */
export interface ValueEdit {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/**
 * Changes values of a YAML text that was read without a problem. Comments, the order of keys and the style of what stays are kept;
 * indentation may become that of the library.
 */
export function editYaml(text: string, edits: readonly ValueEdit[]): string {
  const doc = parseDocument(text, { version: '1.2', keepSourceTokens: true });
  for (const { path, value } of edits) {
    const parent = path.slice(0, -1);
    if (typeof path.at(-1) === 'number') doc.addIn(parent, doc.createNode(value));
    else {
      const node: unknown = doc.getIn(path, true);
      if (isScalar(node) && node.anchor !== undefined) writeOut(doc, node);
      doc.setIn(path, value);
    }
  }
  return doc.toString({ lineWidth: 0, indentSeq: !/^\w+:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*- /m.test(text) });
}

// What stands for a value that changes was never asked to change with it.
function writeOut(doc: Document, anchored: Scalar): void {
  visit(doc, {
    Alias(_, alias) {
      if (alias.resolve(doc) !== anchored) return;
      const own = anchored.clone() as Scalar;
      delete own.anchor;
      return own;
    },
  });
  delete anchored.anchor;
}

/** The value with its edits; keys that were there keep their places. */
export function editValue<T>(root: T, edits: readonly ValueEdit[]): T {
  const copy = structuredClone(root) as unknown as Record<string, unknown>;
  for (const { path, value } of edits) {
    let parent: Record<string | number, unknown> = copy;
    for (const key of path.slice(0, -1)) parent = (parent[key] ??= {}) as typeof parent;
    parent[path.at(-1) ?? ''] = value;
  }
  return copy as unknown as T;
}
