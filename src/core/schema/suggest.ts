/**
 * The candidate nearest to `name`, for "did you mean": case, separators and up to two typing mistakes (one in short words);
 * failing that, the only one that holds the name or is held by it.
 *
 * @returns undefined when none is near, or two are equally near
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const plain = fold(name);
  const letters = lettersOf(plain);
  const allowed = plain.length <= 4 ? 1 : 2;
  const same: string[] = [];
  const holding: string[] = [];
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const candidate of candidates) {
    const { text, letters: own } = known(candidate);
    if (text === plain) same.push(candidate);
    if (holds(text, plain) || holds(plain, text)) holding.push(candidate);
    // Each letter that only one of them has takes an edit.
    const isFar = hasMore(letters & ~own, allowed) || hasMore(own & ~letters, allowed);
    const distance = isFar ? allowed + 1 : editDistance(plain, text, allowed);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    } else if (distance === bestDistance) best = undefined;
  }
  if (same.length === 1) return same[0];
  return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}

/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long: string, short: string): boolean {
  return short.length >= 4 && long.includes(short);
}

// Nearly all candidates are names of the format or of rules: each is folded once.
const FOLDED = new Map<string, Folded>();
const MOST_FOLDED = 2000;

interface Folded {
  readonly text: string;
  readonly letters: number;
}

function known(candidate: string): Folded {
  let folded = FOLDED.get(candidate);
  if (folded === undefined) {
    const text = fold(candidate);
    folded = { text, letters: lettersOf(text) };
    if (FOLDED.size < MOST_FOLDED) FOLDED.set(candidate, folded);
  }
  return folded;
}

/** Which letters a text has, a bit for each; letters that share one are taken for the same. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31);
  return letters;
}

/** Whether a number has more bits than `limit`. */
function hasMore(bits: number, limit: number): boolean {
  let left = bits;
  for (let i = 0; i < limit; i++) left &= left - 1;
  return left !== 0;
}

function fold(name: string): string {
  return name
    .slice(0, 100)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

/** Rows of the table of distances, used again by every call: a file may hold very many names that are near to none. */
let rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(), new Uint8Array(), new Uint8Array()];

/** Edit distance with transpositions; anything above `limit` is `limit + 1`. Only cells that can stay within it are looked at. */
function editDistance(a: string, b: string, limit: number): number {
  const most = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return most;
  if (rows[0].length <= b.length) rows = [0, 1, 2].map(() => new Uint8Array(b.length + 100)) as typeof rows;
  let [before, previous, row] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = Math.min(j, most);
  let [leastBefore, least] = [0, 0];
  for (let i = 1; i <= a.length; i++) {
    const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    row[first - 1] = first === 1 ? Math.min(i, most) : most;
    if (last < b.length) row[last + 1] = most;
    leastBefore = least;
    least = at(row, first - 1);
    for (let j = first; j <= last; j++) {
      const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        cost = Math.min(cost, at(before, j - 2) + 1);
      cost = Math.min(cost, most);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // A transposition reaches back two rows.
    if (least > limit && leastBefore > limit) return most;
    [before, previous, row] = [previous, row, before];
  }
  return at(previous, b.length);
}

function at(row: Uint8Array, index: number): number {
  return row[index] as number;
}
