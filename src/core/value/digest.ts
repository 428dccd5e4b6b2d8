import { nodeCrypto } from './node-crypto.ts';

/** Lower-case hex sha256 of bytes, or of the UTF-8 form of a text. */
export function sha256Hex(data: Uint8Array | string): string {
  return nodeCrypto().hash('sha256', data);
}

/** A digest as the format writes it: `sha256:` and 64 lower-case hex digits. */
export function sha256Digest(data: Uint8Array | string): string {
  return `sha256:${sha256Hex(data)}`;
}

/** A sha256 over bytes that arrive in pieces. */
export interface RunningDigest {
  update(bytes: Uint8Array): void;
  /** @returns `sha256:` and hex; may be called once */
  finish(): string;
}

/** Starts a {@link RunningDigest}, so that a large file is never held as a whole. */
export function runningSha256(): RunningDigest {
  const hash = nodeCrypto().createHash('sha256');
  return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}

const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** @returns whether `value` is a digest as the format writes it. */
export function isDigest(value: unknown): value is string {
  return typeof value === 'string' && DIGEST.test(value);
}
