/**
 * Reads one bitmap in EWAH form, as a split index has two: a count of bits, a count of 64-bit words, the words, and the place of
 * the last marker. A marker word tells how many words of equal bits follow, and how many words as they are after those.
 *
 * @param limit how many bits there can be, whatever the bitmap claims
 * @returns the numbers of the set bits, and the bytes behind the bitmap
 * @throws RangeError when it is cut off
 */
export function ewahBits(bytes: Uint8Array, limit: number): [bits: ReadonlySet<number>, rest: Uint8Array] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const size = Math.min(view.getUint32(0), limit);
  const words = view.getUint32(4);
  const bits = new Set<number>();
  let bit = 0;
  for (let at = 0; at < words;) {
    const marker = view.getBigUint64(8 + 8 * at++);
    const equal = Number((marker >> 1n) & 0xffff_ffffn) * 64;
    if ((marker & 1n) === 1n) for (let i = bit; i < Math.min(bit + equal, size); i++) bits.add(i);
    bit += equal;
    for (let literal = Number(marker >> 33n); literal > 0; literal--, bit += 64) {
      const word = view.getBigUint64(8 + 8 * at++);
      for (let i = 0; i < 64; i++) if (((word >> BigInt(i)) & 1n) === 1n) bits.add(bit + i);
    }
  }
  return [bits, bytes.subarray(8 + 8 * words + 4)];
}
