import { codeFiles } from './detector.ts';
import type { TreeFile, TreeView } from './tree/tree.ts';

/** Detection rules in YAML, by keys that only they have together. */
const YAML_RULES: readonly (readonly RegExp[])[] = [
  // Semgrep and what reads its format.
  [/^rules:\s*\n(?:\s*#.*\n)*\s*-\s+id:/m, /^[ \t]+(?:patterns?|pattern-\w+|languages|mode|severity|message):/m],
  // Sigma.
  [/^logsource:/m, /^detection:/m],
  // Nuclei.
  [/^id:\s/m, /^info:\s*\n/m, /^[ \t]+severity:/m],
  // Falco.
  [/^-\s+rule:/m, /^[ \t]+condition:/m],
];
const MAYBE = /\.ya(?:ml|ra?)$|\.yml$/i;
const YAML = /\.ya?ml$/i;
/** Fewer are a project's own; from here on its other files are what the rules are tried on. */
const MIN_CORPUS = 10;

/** @returns files of the project that hold detection rules: YARA, Semgrep, Sigma, Nuclei, Falco. */
export function rulesIn(tree: TreeView): TreeFile[] {
  return tree.files.filter((file) => {
    if (file.place !== 'project' || !MAYBE.test(file.name)) return false;
    if (!YAML.test(file.name)) return true;
    const text = tree.text(file.path);
    return text !== undefined && YAML_RULES.some((keys) => keys.every((key) => key.test(text)));
  });
}

/**
 * A collection of rules keeps beside each rule the code that it finds and the code that it lets pass: of every language and
 * tool, and none of them the project's.
 *
 * @returns the same tree, or, for such a collection, one where those files are examples and no code is counted
 */
export function withoutCases(tree: TreeView): TreeView {
  const rules = rulesIn(tree);
  if (rules.length < MIN_CORPUS) return tree;
  const own = new Set(rules.map(({ path }) => path));
  const yaml = tree.files.filter(({ place, name }) => place === 'project' && YAML.test(name));
  const others = yaml.filter(({ path }) => tree.text(path) !== undefined && !own.has(path)).length;
  // A program that has rules of its own stays a program.
  if (rules.length < others || Math.max(rules.length, yaml.length) < codeFiles(tree)) return tree;
  const files = tree.files.map((file) =>
    file.place !== 'project' || own.has(file.path) || file.dir === '' || file.dir.startsWith('.')
      ? file
      : { ...file, place: 'example' as const },
  );
  return { ...tree, files, code: new Map(), sources: new Map(), extensions: new Map() };
}
