/** Computes a value when it is first asked for, and keeps it. */
export function lazily<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: compute() }).value;
}

/** A function of an object that is computed once for each. */
export function remembered<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const kept = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const known = kept.get(key) ?? { value: compute(key) };
    kept.set(key, known);
    return known.value;
  };
}
