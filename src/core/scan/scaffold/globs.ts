import { compileGlob } from '../../glob.ts';
import { isSpeakable } from './speakable.ts';

/** Longest literal run in a glob: what stands in a source file is never copied at length. */
const LONGEST = 36;
/** Patterns of one glob at most. */
const MOST = 4;
/** How much of what a pattern finds must be what it is meant to find. */
const PRECISION = 0.6;
const PRECISION_AT_TOP = 0.9;
/** Names that return and say more than their extension. */
const ROLE_NAME =
  /^(?:package\.json|pyproject\.toml|setup\.py|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|composer\.json|mix\.exs|pubspec\.yaml|Package\.swift|build\.sbt|Chart\.yaml|kustomization\.ya?ml|(?:docker-)?compose\.ya?ml|serverless\.ya?ml|skaffold\.yaml|Pulumi\.yaml|dbt_project\.yml|dvc\.yaml|openapi\.(?:ya?ml|json)|swagger\.(?:ya?ml|json))$/;

/** A pattern and how many of the wanted files it finds. */
interface Pattern {
  readonly pattern: string;
  readonly finds: number;
}

/**
 * A glob that finds the given files, hardly anything else, and goes on finding them when more of the kind come: folders rather
 * than files where several stand together.
 *
 * @param wanted paths of files, the most telling first
 * @param known every file that was looked at, wanted or not
 * @returns undefined when the names may not be repeated, or no short pattern finds any of them
 */
export function globFor(wanted: readonly string[], known: readonly string[]): string | undefined {
  const usable = [...new Set(wanted)].filter((path) => isSpeakable(path) && !/[*?[\]{},!()\\]/.test(path));
  const families = familiesOf(usable).map((family) => patternsOf(family, known));
  const chosen: string[] = [];
  // One pattern of each family first, then the second ones.
  for (let round = 0; round < MOST; round++) {
    for (const patterns of families) {
      const next = patterns[round]?.pattern;
      if (next !== undefined && chosen.length < MOST && !chosen.includes(next)) chosen.push(next);
    }
  }
  return joined(chosen, usable);
}

/** A glob of everything below folders. */
export function globBelow(folders: readonly string[]): string | undefined {
  const usable = folders.filter((path) => isSpeakable(path) && !/[*?[\]{},!()\\]/.test(path)).slice(0, MOST);
  const patterns = usable.flatMap((path) => shorten(`${path}/**`) ?? []);
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

/** Files that one pattern could find: those of a name that returns, or of an extension. */
interface Family {
  /** What a path of the family ends with, and what stands for it in a pattern. */
  readonly end: string;
  readonly tail: string;
  readonly paths: readonly string[];
}

function familiesOf(paths: readonly string[]): Family[] {
  const families = new Map<string, Family & { readonly paths: string[] }>();
  for (const path of paths) {
    const name = nameOf(path);
    const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1];
    const byName = extension === undefined || ROLE_NAME.test(name);
    const [end, tail] = byName ? [`/${name}`, name] : [`.${extension}`, `*.${extension}`];
    const family = families.get(tail);
    if (family === undefined) families.set(tail, { end, tail, paths: [path] });
    else family.paths.push(path);
  }
  return [...families.values()];
}

function patternsOf(family: Family, known: readonly string[]): Pattern[] {
  const wanted = new Set(family.paths);
  const alike = known.filter((path) => `/${path}`.endsWith(family.end));
  const found = cover(family, family.paths, wanted, alike);
  return found
    .sort((a, b) => b.finds - a.finds)
    .flatMap(({ pattern, finds }) => {
      const short = shorten(pattern);
      return short === undefined ? [] : [{ pattern: short, finds }];
    });
}

// The deepest folder that holds all of them, or where it holds too much else, what stands in it one by one.
function cover(
  family: Family,
  paths: readonly string[],
  wanted: ReadonlySet<string>,
  alike: readonly string[],
): Pattern[] {
  const [first] = paths;
  if (first === undefined) return [];
  if (paths.length === 1) return [{ pattern: first, finds: 1 }];
  const folder = commonFolder(paths);
  const prefix = folder === '' ? '' : `${folder}/`;
  const near = alike.filter((path) => path.startsWith(prefix));
  const precision = near.filter((path) => wanted.has(path)).length / Math.max(1, near.length);
  const whole = { pattern: `${prefix}**/${family.tail}`, finds: paths.length };
  if (folder !== '' && precision >= PRECISION) return [whole];
  const below = childrenOf(paths, prefix);
  // At the top a pattern looks through the whole tree: only where there would be too many others.
  if (folder === '' && below.length > MOST && precision >= PRECISION_AT_TOP) return [whole];
  return below.flatMap((some) => cover(family, some, wanted, near));
}

/** Paths by the folder below `prefix` that they are in; a file that stands there itself is alone. */
function childrenOf(paths: readonly string[], prefix: string): string[][] {
  const below = new Map<string, string[]>();
  for (const path of paths) {
    const slash = path.indexOf('/', prefix.length);
    const key = slash < 0 ? path : path.slice(0, slash + 1);
    const list = below.get(key);
    if (list === undefined) below.set(key, [path]);
    else list.push(path);
  }
  return [...below.values()];
}

function commonFolder(paths: readonly string[]): string {
  let common = (paths[0] as string).split('/').slice(0, -1);
  for (const path of paths) {
    const segments = path.split('/').slice(0, -1);
    let length = 0;
    while (length < common.length && common[length] === segments[length]) length++;
    common = common.slice(0, length);
  }
  return common.join('/');
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

// A long path is cut in the middle.
function shorten(pattern: string): string | undefined {
  if (pattern.length <= LONGEST) return pattern;
  const segments = pattern.split('/');
  const last = segments.at(-1) as string;
  if (last.length > LONGEST || segments.length < 2) return undefined;
  const head: string[] = [];
  for (const segment of segments.slice(0, -1)) {
    if (segment === '**' || [...head, segment, '**', last].join('/').length > LONGEST) break;
    head.push(segment);
  }
  return [...head, '**', last === '**' ? '*' : last].join('/');
}
