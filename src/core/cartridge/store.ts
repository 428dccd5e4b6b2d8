import type { Inflate } from './archive.ts';
import type { LayoutOrigin } from '../oci/read-layout.ts';
import type { ByteSource } from '../value/byte-source.ts';

/** One cartridge file that was opened once; whatever happens to its path later is not looked at. */
export interface CartridgeFile {
  readonly source: ByteSource;
  readonly inflate: Inflate;
  /** Where it lay in an OCI image layout, with the path of its blob; undefined for a file of its own. */
  readonly layout: (LayoutOrigin & { readonly blob: string }) | undefined;
  /**
   * SQLite's own `PRAGMA integrity_check`. Only for a database whose schema was compared with the closed list.
   *
   * @returns what SQLite finds wrong, or undefined
   */
  checkIntegrity(): Promise<string | undefined>;
  /**
   * @throws UserError `changed` when the file is no longer what was opened
   */
  assertUnchanged(): void;
  close(): void;
}

/** Access to cartridge files. */
export interface CartridgeStore {
  /**
   * @param path relative to the working directory, or absolute: a file, or the folder of an OCI image layout, with `:TAG` or
   *   `@sha256:…` behind it where it holds more than one cartridge
   * @throws UserError `unreadable-file` for anything but a regular file; `locked` for one that is being written; `bad-layout`, `no-file`, `usage` for a layout
   */
  open(path: string): CartridgeFile;
}

/** Opens a cartridge file for one use, and closes it whatever comes of that. */
export async function withCartridge<T>(
  store: CartridgeStore,
  path: string,
  use: (file: CartridgeFile) => Promise<T>,
): Promise<T> {
  const file = store.open(path);
  try {
    return await use(file);
  } finally {
    file.close();
  }
}
