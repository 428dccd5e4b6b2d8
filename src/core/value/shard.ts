/** One part of a run that is split over several jobs: `index` of `count`, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Reads `INDEX/COUNT`, for example `2/4`; undefined when it is none, or the index is beyond the count. */
export function parseShard(text: string): Shard | undefined {
  const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text.trim());
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  return match === null || index > count ? undefined : { index, count };
}

/** Whether a path belongs to a shard. It depends on the path alone, so that jobs agree without speaking to each other. */
export function isInShard(path: string, { index, count }: Shard): boolean {
  return fnv1a(path) % count === index - 1;
}

/** FNV-1a: spreads names evenly, protects against nothing. 32 bits, unsigned. */
export function fnv1a(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
