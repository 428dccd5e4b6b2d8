/** The bytes of one file that was opened once: whatever stands at its path later is never looked at. */
export interface ByteSource {
  /** Length in bytes when it was opened. */
  readonly size: number;
  /**
   * @returns `length` bytes from `offset`, fewer at the end; valid until the next call
   */
  read(offset: number, length: number): Uint8Array;
}
