/** The text of bytes, with a byte order mark as part of it; what is not UTF-8 becomes U+FFFD, which stands for nothing that is read. */
export function markedText(bytes: Uint8Array | undefined): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The text of bytes that must be UTF-8, with a byte order mark as part of it; undefined for anything else. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
