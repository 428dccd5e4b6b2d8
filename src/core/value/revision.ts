const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * The revisions of the Model Context Protocol that have been published; the first is the one that its SDKs still speak from
 * before the first release.
 */
export const PUBLISHED_REVISIONS: readonly string[] = [
  '2024-10-07',
  '2024-11-05',
  '2025-03-26',
  '2025-06-18',
  '2025-11-25',
  '2026-07-28',
];

/** @returns whether `text` is an MCP revision: a real `YYYY-MM-DD` date. */
export function isRevision(text: unknown): text is string {
  const match = typeof text === 'string' ? DATE.exec(text) : null;
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/**
 * Compares two MCP revisions as dates.
 *
 * @param a real date, as {@link isRevision} says
 * @returns negative when `a` is older, zero when equal, positive when newer
 */
export function compareRevisions(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
