import type { FormatProfile } from '../../ids.ts';

/** A file to be packed. */
export interface NewFile {
  readonly name: string;
  /** Seconds since 1970. */
  readonly mtime: number;
  /** Length of the content in bytes. */
  readonly size: number;
  /** The content; called when its turn comes. */
  read(): Uint8Array | Promise<Uint8Array>;
}

/** A capability with its canonical JSON. */
export interface NewCapability {
  readonly id: string;
  readonly json: string;
}

/** A value of a row that is carried over as it is. */
export type Cell = string | number | Uint8Array | null;

/** A table of the published format that is carried over as it is. */
export interface ExtraTable {
  readonly create: readonly string[];
  readonly name: string;
  readonly rows: Iterable<readonly Cell[]>;
}

/** Everything that a new cartridge holds. Files and values may come in any order; what is written has one. */
export interface NewCartridge {
  readonly profile: FormatProfile;
  /** Full keys; the ROM digest is added. */
  readonly meta: ReadonlyMap<string, string>;
  /** Keys that are not objects, as in the cartridge that is carried over; profile acx knows such (docs/format.md 13.3). */
  readonly unlistedMeta?: ReadonlySet<string>;
  readonly files: readonly NewFile[];
  readonly capabilities: readonly NewCapability[];
  readonly extra: readonly ExtraTable[];
  /** ROM objects that are in extra tables. */
  readonly extraObjects: readonly { readonly sourceRef: string; readonly text: string }[];
  /** The signature that still holds for this ROM digest, if any. */
  readonly signature?: (romDigest: string) => NewSignature | undefined;
}

/** The result of a build. */
export interface Written {
  /** `sha256:` and hex. */
  readonly romDigest: string;
  readonly objects: number;
  /** Bytes of the file. */
  readonly size: number;
}

/** A row of `signatures`. */
export interface NewSignature {
  readonly manifestHash: string;
  readonly envelope: string;
  readonly keyid: string;
  readonly publicKeyPem: string;
  readonly createdAt: string;
}

/** Writes cartridge files: whole, or not at all. */
export interface CartridgeWriter {
  /**
   * @param check looks at the finished file before it takes its place; what it throws leaves everything as it was
   * @throws UserError `unwritable-file`
   */
  create(path: string, content: NewCartridge, check?: (temporary: string) => Promise<void>): Promise<Written>;
  /** Copies `from` to `path` with its signature row replaced. */
  sign(
    from: string,
    path: string,
    signature: NewSignature,
    stated: { readonly key: string; readonly value: string },
    check: (temporary: string) => Promise<void>,
  ): Promise<void>;
  /** Copies `from` to `path`, byte for byte. */
  copy(from: string, path: string, check: (temporary: string) => Promise<void>): Promise<void>;
}
