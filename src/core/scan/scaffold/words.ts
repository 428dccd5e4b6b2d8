import type { ScanEvidence } from '../../result/init-results.ts';
import { groupBy } from '../../value/group-by.ts';
import type { Claim } from '../detector.ts';

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** A number and what it counts; the second form where it is not one. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A word as a sentence begins with it; a name that has a capital inside stays as it is. */
export function capital(text: string): string {
  return /^[a-z]+[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A folder as sentences name it. */
export function folderText(path: string): string {
  return path === '' ? 'the top folder' : `${path}/`;
}

/** A sentence, or none. */
export function when(holds: boolean, sentence: () => string): string[] {
  return holds ? [sentence()] : [];
}

/** The deepest folder that holds all of some files; `''` for the root. */
export function commonFolder(paths: readonly string[]): string {
  let common = (paths[0] ?? '').split('/').slice(0, -1);
  for (const path of paths) {
    const segments = path.split('/').slice(0, -1);
    let length = 0;
    while (length < common.length && common[length] === segments[length]) length++;
    common = common.slice(0, length);
  }
  return common.join('/');
}

/** The end of a place that is told by its first file. */
export const OTHERS = ' and others';

/** Where some files are, in short. */
export function placeOf(paths: readonly string[]): string {
  const [first = ''] = paths;
  const common = commonFolder(paths);
  if (paths.length === 1) return first;
  if (common !== '') return `${common}/`;
  return paths.some((path) => path.includes('/')) ? `${first}${OTHERS}` : folderText('');
}

/** Names that carry a key or a token, and names no person gave: neither is repeated anywhere. */
const SECRET =
  /(?:gh[pousr]_|github_pat_|glpat-|xox[abeprs]-|npm_|sk-|[sr]k_live_|AIza|pypi-|hf_|AKIA|ASIA)[A-Za-z0-9_-]{12}|(?:passw(?:or)?d|secret|token)[=:]\S/i;
const RANDOM = /[A-Za-z0-9]{24}[\w-]*/;
/** Longest name of a file or folder that is repeated: what is in a source file is never copied at length. */
const LONGEST = 64;
const LONGEST_PATH = 240;

function isSecret(name: string): boolean {
  const random = name.length < 24 ? '' : (RANDOM.exec(name)?.[0] ?? '');
  return (/\d/.test(random) && /[A-Za-z]/.test(random)) || SECRET.test(name);
}

/** @returns whether a name may be repeated in generated files. */
export function isSpeakable(name: string): boolean {
  const isLong = name.length > LONGEST_PATH || name.split('/').some((segment) => segment.length > LONGEST);
  return !isLong && !isSecret(name) && !/[\u0000-\u001f\u007f-\u009f`"\\]|\$\{|\u202e|\ufffd/.test(name);
}

/** An id of the format made from any text: lower-case letters, digits and dashes, a letter first. */
export function slug(text: string, fallback: string): string {
  const made = (isSpeakable(text) ? text : '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return made === '' ? fallback : made;
}

const MOST_EVIDENCE = 8;
const MOST_TECHNOLOGIES = 4;

/** Evidence that is named, where there is any. */
export const STRONG = 0.3;

/** Up to eight reasons, the one that says most first, each file once; names that may not be repeated are left out. */
export function evidenceOf(claims: readonly Claim[]): ScanEvidence[] {
  const strong = claims.filter(({ weight }) => weight >= STRONG);
  const speakable = (strong.length > 0 ? strong : claims)
    .map(({ evidence }) => evidence)
    .filter(({ path }) => isSpeakable(path));
  const byPath = groupBy(speakable, ({ path }) => path);
  return [...byPath.values()].map(([first]) => first).slice(0, MOST_EVIDENCE);
}

/** Technologies in the order of what they carry, each once. */
export function technologiesOf(claims: readonly Claim[]): string[] {
  const names = new Set(claims.flatMap(({ technology }) => technology ?? []));
  return [...names].filter(isSpeakable).slice(0, MOST_TECHNOLOGIES);
}
