import './load-parsers.ts';
import { allLooks, scanTree } from '../../src/core/scan/scan.ts';
import { listedTree } from '../../src/core/scan/tree/listed.ts';
import type { TreeView } from '../../src/core/scan/tree/tree.ts';

/** A tree as `init` would see it, from paths and texts. */
export function treeOf(files: Readonly<Record<string, string>>): TreeView {
  const paths = Object.keys(files).sort();
  return listedTree('demo-app', paths, allLooks(), new Set(), (path) => ({ text: files[path] ?? '' })).tree;
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
