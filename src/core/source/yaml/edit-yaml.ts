import { parseDocument } from 'yaml';

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
    else doc.setIn(path, value);
  }
  return doc.toString({ lineWidth: 0, indentSeq: !/^\w+:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*- /m.test(text) });
}
