import { compileGlob } from '../../glob.ts';
import type { Claim } from '../detector.ts';
import { isSpeakable } from './speakable.ts';

/** Longest literal run in a glob. */
const LONGEST = 36;
const MOST = 4;

/**
 * A glob that finds the files a decision rests on and goes on finding them when more come: folders rather than files where
 * several stand together.
 *
 * @returns undefined when no glob of ordinary length matches, or the names may not be repeated
 */
export function globFor(claims: readonly Claim[], folders: ReadonlySet<string>): string | undefined {
  const groups = new Map<string, string[]>();
  for (const { group = '', evidence } of claims) {
    const list = groups.get(group);
    if (list === undefined) groups.set(group, [evidence.path]);
    else if (!list.includes(evidence.path)) list.push(evidence.path);
  }
  const patterns: string[] = [];
  const all: string[] = [];
  for (const paths of groups.values()) {
    const usable = paths.filter((path) => isSpeakable(path) && !/[*?[\]{},!()]/.test(path));
    const first = usable[0];
    if (first === undefined || patterns.length >= MOST) continue;
    const pattern = folders.has(first) ? shorten(`${first}/**`) : together(usable);
    if (pattern === undefined || patterns.includes(pattern)) continue;
    patterns.push(pattern);
    all.push(folders.has(first) ? `${first}/x` : first);
  }
  const glob = patterns.length > 1 ? `{${patterns.join(',')}}` : patterns[0];
  if (glob === undefined) return undefined;
  const compiled = compileGlob(glob);
  return 'problem' in compiled || !all.every((path) => compiled.matches(path)) ? undefined : glob;
}

function together(paths: readonly string[]): string | undefined {
  const first = paths[0] as string;
  if (paths.length < 2) return shorten(first);
  const name = first.slice(first.lastIndexOf('/') + 1);
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0];
  const same = paths.filter((path) => path.endsWith(extension ?? name));
  if (same.length < 2) return shorten(first);
  const common = commonFolder(same);
  const sameName = same.every((path) => path.slice(path.lastIndexOf('/') + 1) === name);
  const tail = sameName || extension === undefined ? name : `*${extension}`;
  // At the top, `**` would look through the whole tree for an ordinary extension.
  if (common === '' && !sameName && !/\.(?:tf|tofu|proto|graphqls?|csproj|prisma)$/.test(name)) return shorten(first);
  return shorten(common === '' ? `**/${tail}` : `${common}/**/${tail}`);
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

// A long path is cut in the middle: what stands in a source file is never copied at length.
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
