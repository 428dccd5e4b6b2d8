import { compileGlob } from '../../value/glob.ts';
import { foldersOfFamily, familiesOf, type Alike, type Family, type Listing } from './families.ts';
import { isSpeakable } from './words.ts';
import { fileName, isWithin, parentOf, pathIn } from '../../value/path.ts';

/** Longest literal run in a glob: what stands in a source file is never copied at length. */
const LONGEST = 36;
/** Patterns of one glob at most. */
const MOST = 6;
/** How much of what a pattern finds in the whole tree must be what it is meant to find. */
const PRECISION = 0.9;
/** Folders that patterns are made from, evenly taken: a thousand migrations stand in the same few sorts of places. */
const MOST_FOLDERS = 60;
/** Of a family, so little may stay outside: another pattern would say more than it finds. */
const ENOUGH = 0.95;
/** So many files may be named beside the folders. */
const MOST_ALONE = 3;
const NUMBERED = /\d{2}|v\d/i;
/** Patterns that find this share of what the best finds are as good as it. */
const NEARLY = 0.95;
/** Endings that mean the same. */
const TWINS: Readonly<Record<string, string>> = { yml: '{yml,yaml}', yaml: '{yml,yaml}' };
/** What a file of a pipeline is called after; what else its name says changes. */
const TELLING =
  /deploy|publish|release|docker|image|container|infra|terraform|helm|push|build|backup|restore|incident|rollback|migrat|schema|openapi|swagger/gi;

/** A pattern for files of one family. */
interface Candidate {
  readonly text: string;
  /** Of two that find the same, the lower reads better and lasts longer. */
  readonly cost: number;
  readonly finds: ReadonlySet<Alike>;
}

/**
 * A glob that finds the given files, hardly anything else in the whole tree, and goes on finding them when more of the kind come:
 * folders rather than files, never a list of versions.
 *
 * @param wanted paths of files, the most telling first
 * @returns undefined when the names may not be repeated, or no short pattern finds any of them
 */
export function globFor(wanted: readonly string[], tree: Listing): string | undefined {
  const usable = [...new Set(wanted)].filter((path) => !/[*?[\]{},!()\\]/.test(path));
  const families = familiesOf(usable).map((family) => patternsOf(family, tree));
  const chosen: string[] = [];
  // One pattern of each family first, then the second ones.
  for (let round = 0; round < MOST; round++) {
    for (const patterns of families) {
      const next = patterns[round];
      if (next !== undefined && chosen.length < MOST && !chosen.includes(next)) chosen.push(next);
    }
  }
  return joined(chosen.length > 1 ? chosen.flatMap((pattern) => withTopFolder(pattern, usable)) : chosen, usable);
}

// Inside braces some readers of globs take `**/` for at least one folder.
function withTopFolder(pattern: string, paths: readonly string[]): string[] {
  const alone = pattern.startsWith('**/') ? pattern.slice(3) : undefined;
  const glob = alone === undefined ? undefined : compileGlob(alone);
  const atTop = glob !== undefined && !('problem' in glob) && paths.some((path) => glob.matches(path));
  return alone !== undefined && atTop ? [alone, pattern] : [pattern];
}

/** A glob of everything below folders. */
export function globBelow(folders: readonly string[]): string | undefined {
  const usable = folders.filter((path) => isSpeakable(path) && !/[*?[\]{},!()\\]/.test(path)).slice(0, MOST);
  const patterns = usable.flatMap((path) => (path.length + 3 <= LONGEST ? [`${path}/**`] : []));
  return joined(
    patterns,
    usable.map((path) => `${path}/x`),
  );
}

function joined(patterns: readonly string[], paths: readonly string[]): string | undefined {
  const glob = patterns.length > 1 ? `{${patterns.join(',')}}` : patterns[0];
  if (glob === undefined) return undefined;
  const compiled = compileGlob(glob);
  return 'problem' in compiled || !paths.some((path) => compiled.matches(path)) ? undefined : glob;
}

function patternsOf(family: Family, tree: Listing): string[] {
  const alike = foldersOfFamily(family, tree);
  const candidates = candidatesOf(family, alike, tree.closed);
  const open = new Set(alike.filter(({ wanted }) => wanted > 0));
  const patterns: string[] = [];
  let found = 0;
  while (open.size > 0 && found < ENOUGH * family.paths.length && patterns.length < MOST) {
    const scored = candidates.map((each) => {
      let finds = 0;
      for (const folder of each.finds) if (open.has(folder)) finds += folder.wanted;
      return { each, finds };
    });
    const most = Math.max(0, ...scored.map(({ finds }) => finds));
    // A few more files are not worth a pattern that looks through the whole tree.
    const near = scored.filter(({ finds }) => finds > 0 && finds >= NEARLY * most);
    const best = near.sort((a, b) => a.each.cost - b.each.cost || b.finds - a.finds)[0];
    if (best === undefined) break;
    patterns.push(best.each.text);
    found += best.finds;
    for (const folder of best.each.finds) open.delete(folder);
  }
  if (patterns.length === 0) return singles(family.paths, tree, MOST);
  // What one folder's pattern does not reach, by its name, where the name is one that stays.
  const rest = family.paths.filter((path) => {
    const folder = parentOf(path);
    return [...open].some((each) => each.folder === folder) && !NUMBERED.test(path);
  });
  return rest.length > MOST_ALONE ? patterns : [...patterns, ...singles(rest, tree, MOST_ALONE)];
}

/** Every pattern that is precise enough: below a folder, in it, or below folders that are called alike. */
function candidatesOf({ tail }: Family, alike: readonly Alike[], closed: readonly string[]): Candidate[] {
  const own = alike.filter(({ wanted }) => wanted > 0);
  const step = Math.max(1, own.length / MOST_FOLDERS);
  const sample = Array.from(
    { length: Math.min(own.length, MOST_FOLDERS) },
    (_, i) => own[Math.floor(i * step)] as Alike,
  );
  const made = new Map<string, Candidate | undefined>();
  const consider = (text: string, cost: number, below: string, matches: (folder: string) => boolean): void => {
    if (made.has(text)) return;
    made.set(text, undefined);
    if (text.length > LONGEST || !isSpeakable(text)) return;
    const finds = new Set<Alike>();
    let wanted = 0;
    let all = 0;
    for (const each of alike) {
      if (!matches(each.folder)) continue;
      finds.add(each);
      wanted += each.wanted;
      all += each.all;
    }
    // In folders that were not entered there may be more of them.
    if (text.includes('**')) all += closed.filter((path) => isWithin(below, path)).length;
    if (wanted >= PRECISION * all) made.set(text, { text, cost, finds });
  };
  for (const { folder } of sample) {
    const segments = folder === '' ? [] : folder.split('/');
    consider(pathIn(folder, tail), 6, folder, (each) => each === folder);
    for (let i = segments.length; i >= 0; i--) {
      const above = segments.slice(0, i).join('/');
      const prefix = above === '' ? '' : `${above}/`;
      // At the top a pattern looks through the whole tree: where nothing shorter does.
      consider(
        `${prefix}**/${tail}`,
        i === 0 ? (tail === 'README*' ? 9 : 4) : 1 + (segments.length - i) * 0.1,
        above,
        (each) => isWithin(above, each),
      );
      for (let j = i + 1; j < segments.length; j++) {
        const named = segments[j] as string;
        const within = (each: string): boolean =>
          isWithin(above, each) && `${each.slice(prefix.length)}/`.includes(`/${named}/`);
        const cost = (i === 0 ? 3.5 : 2) + i * 0.1 + (segments.length - 1 - j) * 0.2;
        if (j === segments.length - 1)
          consider(`${prefix}**/${named}/${tail}`, cost, above, (each) => within(each) && each.endsWith(`/${named}`));
        consider(`${prefix}**/${named}/**/${tail}`, cost + 0.5, above, within);
      }
    }
  }
  return [...made.values()].filter((each) => each !== undefined);
}

/** Where folders do not tell the files from others: by what their names say, at last by their names. */
function singles(paths: readonly string[], { listing }: Listing, most: number): string[] {
  const patterns: string[] = [];
  const isWanted = (path: string): boolean => paths.includes(path);
  for (const path of paths) {
    const compiled = patterns.map((pattern) => compileGlob(pattern));
    if (compiled.some((glob) => !('problem' in glob) && glob.matches(path))) continue;
    const [folder, name] = [parentOf(path), fileName(path)];
    const names = listing.get(folder)?.names ?? [];
    const telling = namesByWord(name).find((pattern) =>
      isPrecise(pattern, names, (each) => isWanted(pathIn(folder, each))),
    );
    const whole = pathIn(folder, telling ?? withoutNumbers(name));
    const short = shorten(whole);
    if (short === undefined || !isSpeakable(short) || patterns.includes(short)) continue;
    const files = (): string[] =>
      [...listing.values()].flatMap((each) => each.names.map((one) => pathIn(each.path, one)));
    // A path that was cut may find others.
    if (short === whole || isPrecise(short, files(), isWanted)) patterns.push(short);
    if (patterns.length >= most) break;
  }
  return patterns;
}

/** `deploy-prod-v2.yml` as `*deploy*.{yml,yaml}`: by each word that says what it does, at last by all of them. */
function namesByWord(name: string): string[] {
  const words = [...name.matchAll(TELLING)].map((match) => match[0]);
  const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1];
  if (words.length === 0 || extension === undefined) return [];
  const tail = `.${TWINS[extension] ?? extension}`;
  return [...words.map((word) => `*${word}*${tail}`), `*${words.join('*')}*${tail}`];
}

/** Whether a pattern finds hardly any other of some files. */
function isPrecise(pattern: string, files: readonly string[], isWanted: (file: string) => boolean): boolean {
  const glob = compileGlob(pattern);
  if ('problem' in glob) return false;
  const found = files.filter((file) => glob.matches(file));
  return found.filter(isWanted).length >= PRECISION * found.length;
}

// A number counts something that goes on; another one will be there tomorrow.
function withoutNumbers(name: string): string {
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  return /\d{3}|v\d|\d+[._-]\d/i.test(stem)
    ? `${stem.replace(/v?\d[\d._-]*/gi, '*').replace(/\*+/g, '*')}${extension}`
    : name;
}

// A long path is cut in the middle.
function shorten(pattern: string): string | undefined {
  if (pattern.length <= LONGEST) return pattern;
  const segments = pattern.split('/');
  const last = segments.at(-1) as string;
  if (last.length > LONGEST - 3 || segments.length < 2) return undefined;
  const head: string[] = [];
  for (const segment of segments.slice(0, -1)) {
    if (segment === '**' || [...head, segment, '**', last].join('/').length > LONGEST) break;
    head.push(segment);
  }
  return [...head, '**', last].join('/');
}
