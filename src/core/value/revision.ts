const DATE = /^\d{4}-\d{2}-\d{2}$/;

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
  if (typeof text !== 'string' || !DATE.test(text)) return false;
  const day = new Date(text);
  // The 30th of February is read as the 1st of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
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
