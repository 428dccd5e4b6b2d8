import { zlibSync } from 'fflate';
import type { FormatProfile } from '../../ids.ts';

/** A larger file is stored as it is: memory stays flat, and what is large is mostly compressed already. */
export const MAX_DEFLATED = 16 * 1024 * 1024;
const SAMPLE = 64 * 1024;

/**
 * What is stored for a content: a zlib stream when that is shorter, else the bytes themselves (as stock SQLite does).
 *
 * The deflate is written in JavaScript, since zlib's output differs between versions of Node and a build must give the same
 * bytes on each. Profile acx never gets a stream: the published reader takes raw deflate, stock SQLite takes zlib, and plain
 * bytes are read by both.
 */
export function pack(content: Uint8Array, profile: FormatProfile): Uint8Array {
  if (profile.prefix === 'acx' || content.length === 0 || content.length > MAX_DEFLATED) return content;
  // Random or compressed content shows at its start, and trying all of it would be most of a build's time.
  if (content.length > 4 * SAMPLE && zlibSync(content.subarray(0, SAMPLE)).length > SAMPLE * 0.95) return content;
  const deflated = zlibSync(content);
  return deflated.length < content.length ? deflated : content;
}
