import ignore from 'ignore';
import { lazily } from './lazily.ts';
import { fileName } from './path.ts';

/** One `.gitignore` file. */
export interface IgnoreRules {
  /** @returns true: ignored, false: expressly not, undefined: it says nothing */
  test(path: string): boolean | undefined;
  /** Cheap: whether a file or folder at this path, in lower case and without a slash at its end, could be meant at all. */
  couldMean(path: string): boolean;
}

/**
 * Reads a `.gitignore` file. Most of its lines are about a few names, endings or folders, so that hardly any path needs the whole test.
 *
 * @param prefix length of the path, with its slash, that the patterns are relative to
 */
export function ignoreRules(text: string, prefix: number): IgnoreRules {
  const patterns = lazily(() => ignore().add(text));
  const meant = meantBy(text);
  return {
    test(path) {
      const result = patterns().test(path.slice(prefix));
      return result.ignored ? true : result.unignored ? false : undefined;
    },
    couldMean: (path) => meant === undefined || meant.names.test(fileName(path)) || meant.folders?.test(path) === true,
  };
}

/**
 * Whether what is in a folder that is not ignored is ignored: the deepest rule file that says anything decides, as in git.
 *
 * @param path of a folder with a slash at its end
 */
export function isIgnored(path: string, rules: readonly IgnoreRules[]): boolean {
  const lower = path.replace(/\/$/, '').toLowerCase();
  for (let i = rules.length - 1; i >= 0; i--) {
    const said = rules[i]?.couldMean(lower) === true ? rules[i]?.test(path) : undefined;
    if (said !== undefined) return said;
  }
  return false;
}

// The names that the patterns end in, and the folders of which they mean all that is below; undefined when a pattern is too odd to tell.
function meantBy(text: string): { readonly names: RegExp; readonly folders: RegExp | undefined } | undefined {
  const names = new Set<string>();
  const folders = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    const pattern = line.trim().replace(/^!/, '').replace(/\/$/, '');
    if (pattern === '' || line.startsWith('#')) continue;
    const segments = pattern.split('/');
    const all = segments.length;
    while (segments.at(-1) === '*' || segments.at(-1) === '**') segments.pop();
    const isBelow = segments.length < all;
    // One of several letters is taken for any; what has no meaning of its own may be escaped, too.
    const last = (segments.at(-1) ?? '')
      .toLowerCase()
      .replace(/\[[^\][\\]+\]/g, '?')
      .replace(/\\(?=[.#!_-])/g, '');
    // Several stars could make an expression slow.
    if (/[\\[\]]/.test(last) || last.split('*').length > 3 || (isBelow && last === '')) return undefined;
    const expression = last
      .replace(/[.+^${}()|]/g, '\\$&')
      .replaceAll('*', '[^/]*')
      .replaceAll('?', '[^/]');
    (isBelow ? folders : names).add(expression);
  }
  if (names.size + folders.size > 500) return undefined;
  return {
    names: new RegExp(`^(?:${[...names].join('|')})$`),
    folders: folders.size === 0 ? undefined : new RegExp(`(?:^|/)(?:${[...folders].join('|')})/`),
  };
}
