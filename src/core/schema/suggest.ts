/**
 * The candidate nearest to `name`, for "did you mean": case, separators and up to two typing mistakes (one in short words);
 * failing that, the only one that holds the name or is held by it.
 *
 * @returns undefined when none is near, or two are equally near
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const plain = fold(name);
  const allowed = plain.length <= 4 ? 1 : 2;
  const same: string[] = [];
  const holding: string[] = [];
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const candidate of candidates) {
    const text = folded(candidate);
    if (text === plain) same.push(candidate);
    if (holds(text, plain) || holds(plain, text)) holding.push(candidate);
    const distance = editDistance(plain, text, allowed);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    } else if (distance === bestDistance) best = undefined;
  }
  if (same.length === 1) return same[0];
  return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}

/** The help for a name that is not one of a closed list: `did you mean X?`, with X as `said` says it, or else what is given. */
export function didYouMean(
  name: string,
  candidates: readonly string[],
  otherwise: string,
  said: (name: string) => string = String,
): string {
  const near = nearest(name, candidates);
  return near === undefined ? otherwise : `did you mean ${said(near)}?`;
}

/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long: string, short: string): boolean {
  return short.length >= 4 && long.includes(short);
}

// Nearly all candidates are names of the format or of rules: each is folded once.
const FOLDED = new Map<string, string>();
const MOST_FOLDED = 2000;

function folded(candidate: string): string {
  const known = FOLDED.get(candidate);
  if (known !== undefined) return known;
  const text = fold(candidate);
  if (FOLDED.size < MOST_FOLDED) FOLDED.set(candidate, text);
  return text;
}

function fold(name: string): string {
  return name
    .slice(0, 100)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

/** Edit distance with transpositions, from two places on; anything above `limit`, which is small, is `limit + 1`. */
export function editDistance(a: string, b: string, limit: number, i = 0, j = 0): number {
  while (i < a.length && a[i] === b[j]) [i, j] = [i + 1, j + 1];
  const rest = [a.length - i, b.length - j] as const;
  if (Math.abs(rest[0] - rest[1]) > limit) return limit + 1;
  if (Math.min(...rest) === 0) return Math.max(...rest);
  if (limit === 0) return 1;
  const after = (more: number, other: number): number => editDistance(a, b, limit - 1, i + more, j + other) + 1;
  const isSwapped = a[i] === b[j + 1] && a[i + 1] === b[j];
  return Math.min(after(1, 0), after(0, 1), after(1, 1), isSwapped ? after(2, 2) : Infinity);
}
