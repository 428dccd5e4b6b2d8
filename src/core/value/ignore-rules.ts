import ignore, { type Ignore } from 'ignore';
import { fileName } from './path.ts';

/** One `.gitignore` file. */
export interface IgnoreRules {
  /** @returns true: ignored, false: expressly not, undefined: it says nothing */
  test(path: string): boolean | undefined;
  /** Cheap: whether a file or folder of this name, in lower case, could be meant at all. */
  couldMean(name: string): boolean;
}

/**
 * Reads a `.gitignore` file. Most of its lines are about a few names or endings, so that hardly any path needs the whole test.
 *
 * @param prefix length of the path, with its slash, that the patterns are relative to
 */
export function ignoreRules(text: string, prefix: number): IgnoreRules {
  const patterns: Ignore = ignore().add(text);
  const names = lastSegments(text);
  return {
    test(path) {
      const result = patterns.test(path.slice(prefix));
      return result.ignored ? true : result.unignored ? false : undefined;
    },
    couldMean: (name) => names === undefined || names.test(name),
  };
}

/**
 * Whether what is in a folder that is not ignored is ignored: the deepest rule file that says anything decides, as in git.
 *
 * @param path of a folder with a slash at its end
 */
export function isIgnored(path: string, rules: readonly IgnoreRules[]): boolean {
  const name = fileName(path.replace(/\/$/, '')).toLowerCase();
  for (let i = rules.length - 1; i >= 0; i--) {
    const said = rules[i]?.couldMean(name) === true ? rules[i]?.test(path) : undefined;
    if (said !== undefined) return said;
  }
  return false;
}

// What the patterns end in, as one expression over names; undefined when a pattern is too odd to tell.
function lastSegments(text: string): RegExp | undefined {
  const parts = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    const pattern = line.trim().replace(/^!/, '').replace(/\/$/, '');
    if (pattern === '' || pattern.startsWith('#')) continue;
    // One of several letters is taken for any.
    const last = pattern
      .slice(pattern.lastIndexOf('/') + 1)
      .toLowerCase()
      .replace(/\[[^\][\\]+\]/g, '?');
    // Several stars could make an expression slow.
    if (/[\\[\]]/.test(last) || last.split('*').length > 3 || last === '*' || last === '**') return undefined;
    parts.add(
      last
        .replace(/[.+^${}()|]/g, '\\$&')
        .replaceAll('*', '.*')
        .replaceAll('?', '.'),
    );
  }
  return parts.size > 500 ? undefined : new RegExp(`^(?:${[...parts].join('|')})$`);
}
