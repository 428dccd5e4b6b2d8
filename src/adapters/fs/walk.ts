import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ignore, { type Ignore } from 'ignore';

interface Rules {
  /** Directory that the patterns are relative to, absolute. */
  readonly base: string;
  readonly patterns: Ignore;
}

/**
 * All files below `root` that git would not ignore (or all, `withIgnored`), relative to it, with `/`, in code-point order.
 * `.gitignore` files are honoured from the work tree's top down, `.git` and `node_modules` are always left out, links and
 * special files are not followed; an unreadable directory counts as empty.
 */
export function listFiles(root: string, withIgnored: boolean): string[] {
  const found: string[] = [];
  const walk = (directory: string, inherited: readonly Rules[]): void => {
    const entries = readEntries(directory);
    const rules =
      !withIgnored && entries.some((entry) => entry.name === '.gitignore')
        ? [...inherited, ...rulesIn(directory)]
        : inherited;
    for (const entry of entries) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== '.git' && entry.name !== 'node_modules' && !ignored(path, true, rules)) walk(path, rules);
      } else if (entry.isFile() && !ignored(path, false, rules)) found.push(relative(root, path).replaceAll('\\', '/'));
    }
  };
  walk(root, withIgnored ? [] : rulesAbove(root));
  return found.sort();
}

function readEntries(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}

function rulesIn(directory: string): Rules[] {
  try {
    return [{ base: directory, patterns: ignore().add(readFileSync(join(directory, '.gitignore'), 'utf8')) }];
  } catch {
    return [];
  }
}

// From the work tree's top to the parent of `root`; none when `root` is in no work tree.
function rulesAbove(root: string): Rules[] {
  const above: string[] = [];
  for (let directory = root; ; directory = dirname(directory)) {
    if (existsSync(join(directory, '.git'))) break;
    if (dirname(directory) === directory) return [];
    above.unshift(dirname(directory));
  }
  return above.flatMap(rulesIn);
}

// The deepest rule file that says anything decides, as in git.
function ignored(path: string, isDirectory: boolean, rules: readonly Rules[]): boolean {
  for (let i = rules.length - 1; i >= 0; i--) {
    const { base, patterns } = rules[i] as Rules;
    const result = patterns.test(relative(base, path).replaceAll('\\', '/') + (isDirectory ? '/' : ''));
    if (result.ignored) return true;
    if (result.unignored) return false;
  }
  return false;
}
