/** What `git cat-file --batch` prints: for each object a line with its id, type and size, its bytes, and a line end. */
const NEWLINE = 0x0a;

/**
 * Reads the answer to a list of ids.
 *
 * @returns the bytes of every blob; what is missing, or no blob, is not there. The bytes are views of the answer
 */
export function blobsIn(answer: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const blobs = new Map<string, Uint8Array>();
  const decoder = new TextDecoder();
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf(NEWLINE, at);
    if (end < 0) break;
    const [, oid = '', type, length] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(decoder.decode(answer.subarray(at, end))) ?? [];
    at = end + 1;
    // Of an object that is not there is nothing but the line.
    if (length === undefined) continue;
    const size = Number(length);
    if (at + size > answer.length) break;
    if (type === 'blob') blobs.set(oid, answer.subarray(at, at + size));
    at += size + 1;
  }
  return blobs;
}
