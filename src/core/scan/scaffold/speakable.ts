/** Names that carry a key or a token, and names no person gave: neither is repeated anywhere. */
const SECRET =
  /(?:gh[pousr]_|github_pat_|glpat-|xox[abeprs]-|npm_|sk-|[sr]k_live_|AIza|pypi-|hf_|AKIA|ASIA)[A-Za-z0-9_-]{12,}|[A-Za-z0-9+/_=-]*(?=[A-Za-z_-]*\d)(?=[\d_-]*[A-Za-z])[A-Za-z0-9]{24,}|(?:passw(?:or)?d|secret|token)[=:]\S/i;
/** Longest piece of a path that is repeated as it is: what stands in a source file is never copied at length. */
const LONGEST = 36;

/** @returns whether a name may be repeated in generated files. */
export function isSpeakable(name: string): boolean {
  return !SECRET.test(name) && !/[\u0000-\u001f\u007f-\u009f`"\\]|\$\{|\u202e|\ufffd/.test(name);
}

/** A path as generated files show it: short, its middle left out; undefined when it may not be repeated. */
export function speakablePath(path: string): string | undefined {
  if (!isSpeakable(path)) return undefined;
  if (path.length <= LONGEST) return path;
  const segments = path.split('/');
  const last = segments.at(-1) as string;
  const first = segments[0] as string;
  if (last.length > LONGEST) return first.length <= LONGEST ? `${first}/…` : undefined;
  return first.length + last.length + 3 <= LONGEST && segments.length > 1 ? `${first}/…/${last}` : `…/${last}`;
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
