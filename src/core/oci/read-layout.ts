import { UserError } from '../result/errors.ts';
import { quote } from '../text/printable.ts';
import type { ByteSource } from '../value/byte-source.ts';
import { runningSha256, sha256Digest } from '../value/digest.ts';
import { Documents, type Descriptor, type ManifestDocument } from './documents.ts';
import { blobName, isCartridgeType, LAYOUT_FILE, OCI } from './media-types.ts';
import { isPlainTag, type Reference } from './reference.ts';

/** The files of a layout, by their paths in it. */
export interface LayoutFiles {
  /** The layout in messages. */
  readonly path: string;
  /**
   * A small file, whole; undefined where there is none.
   *
   * @throws UserError for a link, or a file of more than `limit` bytes
   */
  read(name: string, limit: number): Uint8Array | undefined;
  /** A file of any size; the owner of the files closes it. */
  open(name: string): ByteSource | undefined;
}

/** Where a cartridge comes from that lay in a layout. Nothing of this is signed. */
export interface LayoutOrigin {
  /** The tag by which it was named; undefined where it was not. */
  readonly tag: string | undefined;
  /** Digest of its OCI manifest. */
  readonly digest: string;
  /** Digest of the file. */
  readonly fileDigest: string;
}

const MAX_DOCUMENT = 4 * 1024 * 1024;
const PIECE = 1024 * 1024;

type Named = Pick<Descriptor, 'digest' | 'size'> & Partial<Descriptor>;

interface Manifest {
  readonly size: number;
  readonly document: ManifestDocument;
}

/** An OCI image layout whose index and manifests were read and have the digests by which they are named. */
export class Layout {
  readonly #files: LayoutFiles;
  readonly #documents: Documents;
  readonly #manifests = new Map<string, Manifest>();
  readonly #tags = new Map<string, Descriptor>();
  /** Media types by digest: a document is of one, wherever it is named. */
  readonly #types = new Map<string, string>();

  /** @throws UserError `bad-layout` for whatever breaks the image specification, or could be read in two ways */
  constructor(files: LayoutFiles) {
    this.#files = files;
    this.#documents = new Documents(files.path);
    this.#documents.marker(this.#part(LAYOUT_FILE));
    for (const entry of this.#documents.index('index.json', this.#part('index.json'))) {
      this.#sameType(entry);
      const tag = entry.annotations[OCI.refName];
      const twin = tag === undefined ? undefined : this.#tags.get(tag);
      if (twin !== undefined && twin.digest !== entry.digest)
        this.#documents.refuse(`the tag ${quote(String(tag))} names ${twin.digest} and ${entry.digest}`);
      if (tag !== undefined) this.#tags.set(tag, entry);
      if (entry.mediaType === OCI.manifest) this.#manifest(entry);
    }
  }

  /** How each cartridge in it is named from outside, sorted: by its tag, or its digest where it has none that can be named. */
  references(): string[] {
    const { path } = this.#files;
    return this.#cartridges().map((digest) => {
      const tag = this.#tagsOf(digest).find(isPlainTag);
      return tag === undefined ? `${path}@${digest}` : `${path}:${tag}`;
    });
  }

  /**
   * One cartridge; each blob of it has the size and the digest by which it is named.
   *
   * @throws UserError `bad-layout`, and `no-file` for a reference that names none, or no single one
   */
  cartridge({ tag, digest }: Omit<Reference, 'path'>): { readonly source: ByteSource; readonly origin: LayoutOrigin } {
    const chosen = this.#chosen(tag, digest);
    const { document } = this.#manifest(chosen);
    if (!isCartridgeType(document.artifactType))
      this.#documents.refuse(
        `${chosen.digest} holds ${quote(document.artifactType)}, which is no cartridge`,
        this.#help(),
      );
    const layer = this.#content(chosen.digest, document);
    return { source: this.#checked(layer), origin: { tag, digest: chosen.digest, fileDigest: layer.digest } };
  }

  #cartridges(): string[] {
    return [...this.#manifests]
      .filter(([, { document }]) => isCartridgeType(document.artifactType) && document.subject === undefined)
      .map(([digest]) => digest)
      .sort((a, b) => (this.#key(a) < this.#key(b) ? -1 : 1));
  }

  #key(digest: string): string {
    return this.#tagsOf(digest)[0] ?? digest;
  }

  #tagsOf(digest: string): string[] {
    return [...this.#tags].flatMap(([tag, entry]) => (entry.digest === digest ? [tag] : [])).sort();
  }

  #help(): string {
    const known = this.references().slice(0, 10);
    return known.length === 0 ? 'cartwright pack makes a layout of cartridges' : `it holds ${known.join(', ')}`;
  }

  #none(what: string): never {
    throw new UserError('no-file', what, { path: this.#files.path, help: this.#help() });
  }

  #chosen(tag: string | undefined, digest: string | undefined): Pick<Descriptor, 'digest' | 'size'> {
    if (tag !== undefined) {
      const entry = this.#tags.get(tag) ?? this.#none(`the layout has no tag ${quote(tag)}`);
      if (entry.mediaType !== OCI.manifest)
        this.#documents.refuse(
          `the tag ${quote(tag)} names a document of type ${quote(entry.mediaType)}, not a manifest`,
          this.#help(),
        );
      if (digest !== undefined && digest !== entry.digest)
        this.#documents.refuse(`the tag ${quote(tag)} names ${entry.digest}, not ${digest}`);
      return entry;
    }
    if (digest === undefined) {
      const [only, second] = this.#cartridges();
      if (only === undefined) return this.#none('the layout holds no cartridge');
      if (second !== undefined) return this.#none('the layout holds more than one cartridge: name one by its tag');
      return this.#chosen(undefined, only);
    }
    const known = this.#manifests.get(digest) ?? this.#none(`the layout lists no manifest ${digest}`);
    return { digest, size: known.size };
  }

  /** The one layer of an artifact; its config is the empty one. */
  #content(digest: string, { artifactType, config, layers }: ManifestDocument): Descriptor {
    const [layer, second] = layers;
    if (layer === undefined || second !== undefined)
      return this.#documents.refuse(`${digest} has ${layers.length} layers; one is its content`);
    if (layer.mediaType !== artifactType)
      this.#documents.refuse(
        `the layer of ${digest} is of type ${quote(layer.mediaType)}; ${quote(artifactType)} belongs there`,
      );
    if (config.mediaType !== OCI.empty)
      this.#documents.refuse(`the config of ${digest} is of type ${quote(config.mediaType)}; an artifact has none`);
    if (new TextDecoder().decode(this.#blob(config, MAX_DOCUMENT)) !== '{}')
      this.#documents.refuse(`the config of ${digest} is not empty`);
    return layer;
  }

  #manifest(entry: Named): Manifest {
    const { artifactType, digest, size } = entry;
    let read = this.#manifests.get(digest);
    if (read?.size !== size) {
      const bytes = this.#blob(entry, MAX_DOCUMENT);
      read = { size: bytes.length, document: this.#documents.manifest(digest, bytes) };
      this.#manifests.set(digest, read);
    }
    if (artifactType !== undefined && artifactType !== read.document.artifactType)
      this.#documents.refuse(
        `${entry.digest} is listed as ${quote(artifactType)}, and is ${quote(read.document.artifactType)}`,
      );
    return read;
  }

  #sameType({ digest, mediaType }: Descriptor): void {
    const known = this.#types.get(digest) ?? mediaType;
    this.#types.set(digest, known);
    if (known !== mediaType)
      this.#documents.refuse(`${digest} is listed as ${quote(known)} and as ${quote(mediaType)}`);
  }

  #part(name: string): Uint8Array {
    return this.#files.read(name, MAX_DOCUMENT) ?? this.#documents.refuse(`it has no file ${name}`);
  }

  /** A small blob, whole. */
  #blob({ digest, size, data }: Named, limit: number): Uint8Array {
    if (size > limit) this.#documents.refuse(`${digest} has ${size} bytes; ${limit} are read`);
    const bytes = this.#files.read(blobName(digest), limit) ?? this.#documents.refuse(`the blob ${digest} is missing`);
    this.#same(digest, size, bytes.length, sha256Digest(bytes));
    if (data !== undefined && data !== Buffer.from(bytes).toString('base64'))
      this.#documents.refuse(`the data that stand beside ${digest} are not that blob`);
    return bytes;
  }

  /** A blob of any size, read through once. */
  #checked({ digest, size, data }: Descriptor): ByteSource {
    const source = this.#files.open(blobName(digest)) ?? this.#documents.refuse(`the blob ${digest} is missing`);
    // Before a byte is read: a false size costs nothing.
    if (source.size !== size) this.#same(digest, size, source.size, digest);
    const running = runningSha256();
    for (let at = 0; at < size; at += PIECE) running.update(source.read(at, Math.min(PIECE, size - at)));
    this.#same(digest, size, source.size, running.finish());
    if (data !== undefined) this.#documents.refuse(`a cartridge stands in a descriptor (data)`);
    return source;
  }

  #same(digest: string, size: number, realSize: number, realDigest: string): void {
    if (realSize !== size) this.#documents.refuse(`the blob ${digest} has ${realSize} bytes, not ${size}`);
    if (realDigest !== digest)
      this.#documents.refuse(`the blob ${digest} has other bytes: their digest is ${realDigest}`);
  }
}
