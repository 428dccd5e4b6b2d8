const BLOCK = 512;
/** As tar has always filled its last record. */
const RECORD = 20 * BLOCK;

/**
 * A tar (POSIX ustar) of files. The same files give the same bytes: no owner, time 0, mode 0644.
 *
 * @param files contents by path, in the order in which they stand in it; a path has at most 100 characters of ASCII
 */
export function writeTar(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sizes = [...files.values()].map(({ length }) => BLOCK + padded(length, BLOCK));
  const tar = new Uint8Array(
    padded(
      sizes.reduce((sum, size) => sum + size, 2 * BLOCK),
      RECORD,
    ),
  );
  let at = 0;
  for (const [path, bytes] of files) {
    tar.set(header(path, bytes.length), at);
    tar.set(bytes, at + BLOCK);
    at += BLOCK + padded(bytes.length, BLOCK);
  }
  return tar;
}

function padded(length: number, to: number): number {
  return Math.ceil(length / to) * to;
}

function header(path: string, size: number): Uint8Array {
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  if (path.length > 100 || size >= 8 ** 11) throw new Error(`a tar of this form cannot hold ${path}`);
  const fields = [
    path.padEnd(100, '\0'),
    octal(0o644, 7),
    octal(0, 7),
    octal(0, 7),
    octal(size, 11),
    octal(0, 11),
    ' '.repeat(8),
    '0',
    '\0'.repeat(100),
    'ustar\x0000',
  ];
  const block = new Uint8Array(BLOCK);
  block.set(new TextEncoder().encode(fields.join('')));
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.set(new TextEncoder().encode(`${sum.toString(8).padStart(6, '0')}\0 `), 148);
  return block;
}
