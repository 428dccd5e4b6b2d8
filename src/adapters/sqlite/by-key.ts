/** In code-point order, which is that of SQLite's indexes: rows are appended, and no page is split or freed. */
export function byKey<T>(items: Iterable<T>, key: (item: T) => string): T[] {
  return [...items].sort((a, b) => Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))));
}
