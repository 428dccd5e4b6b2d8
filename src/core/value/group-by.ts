/** Members by key, in the order in which the keys first appear. */
export function groupBy<T>(members: Iterable<T>, key: (member: T) => string): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const member of members) {
    const own = groups.get(key(member));
    if (own === undefined) groups.set(key(member), [member]);
    else own.push(member);
  }
  return groups;
}
