interface Known<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What is known under a key, made when it is asked for first. */
export function once<K, V>(known: Known<K, V>, key: K, make: () => V): V {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = make()));
  return value;
}
