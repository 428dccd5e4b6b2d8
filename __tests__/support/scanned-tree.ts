import './load-parsers.ts';
import { allLooks, scanTree } from '../../src/core/scan/scan.ts';
import { TreeBuilder } from '../../src/core/scan/tree/tree-builder.ts';
import type { TreeView } from '../../src/core/scan/tree/tree.ts';

/** A tree as a walk would build it, from paths and texts. */
export function treeOf(files: Readonly<Record<string, string>>): TreeView {
  const builder = new TreeBuilder('demo-app', allLooks());
  // A walk enters each folder once; what is counted by folder depends on it.
  const folders = new Map<string, ReturnType<TreeBuilder['enter']>>([['', builder.root()]]);
  for (const [path, text] of Object.entries(files)) {
    const segments = path.split('/');
    const name = segments.pop() as string;
    let above = '';
    for (const segment of segments) {
      const parent = folders.get(above);
      above = above === '' ? segment : `${above}/${segment}`;
      if (!folders.has(above)) folders.set(above, parent === undefined ? undefined : builder.enter(parent, segment));
    }
    const folder = folders.get(above);
    if (folder !== undefined && builder.file(folder, name) !== undefined) builder.text(path, text);
  }
  return builder.build();
}

/** Roles, then kinds, that a scan proposes. */
export function found(files: Readonly<Record<string, string>>): string[] {
  const { roles, rac } = scanTree(treeOf(files));
  return [...roles, ...rac].map(({ value }) => value);
}

/** The same text under several paths. */
export function each(paths: readonly string[], text: string): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, text]));
}

/** `count` names made of a number. */
export function numbered(count: number, name: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, n) => name(n));
}
