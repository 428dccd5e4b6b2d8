/** Members by key, in the order in which the keys first appear. */
export function groupBy<T>(members: Iterable<T>, key: (member: T) => string): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const member of members) {
    const name = key(member);
    const own = groups.get(name);
    if (own === undefined) groups.set(name, [member]);
    else own.push(member);
  }
  return groups;
}
