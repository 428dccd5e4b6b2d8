import { UserError } from '../result/errors.ts';
import { quote } from '../text/printable.ts';
import type { ByteSource } from '../value/byte-source.ts';
import { runningSha256, sha256Digest } from '../value/digest.ts';
import { documentReader, type Descriptor, type ManifestDocument } from './documents.ts';
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

/**
 * An OCI image layout whose index and manifests were read and have the digests by which they are named.
 *
 * @throws UserError `bad-layout` for whatever breaks the image specification, or could be read in two ways
 */
export function openLayout(files: LayoutFiles) {
  const manifests = new Map<string, Manifest>();
  const tags = new Map<string, Descriptor>();
  /** Media types by digest: a document is of one, wherever it is named. */
  const types = new Map<string, string>();
  const documents = documentReader(files.path);
  /** How each cartridge in it is named from outside, sorted: by its tag, or its digest where it has none that can be named. */
  const references = (): string[] => {
    const { path } = files;
    return cartridges().map((digest) => {
      const tag = tagsOf(digest).find(isPlainTag);
      return tag === undefined ? `${path}@${digest}` : `${path}:${tag}`;
    });
  };
  const cartridges = (): string[] =>
    [...manifests]
      .filter(([, { document }]) => isCartridgeType(document.artifactType) && document.subject === undefined)
      .map(([digest]) => digest)
      .sort((a, b) => (key(a) < key(b) ? -1 : 1));
  const key = (digest: string): string => tagsOf(digest)[0] ?? digest;
  const tagsOf = (digest: string): string[] =>
    [...tags].flatMap(([tag, entry]) => (entry.digest === digest ? [tag] : [])).sort();
  const help = (): string => {
    const known = references().slice(0, 10);
    return known.length === 0 ? 'cartwright pack makes a layout of cartridges' : `it holds ${known.join(', ')}`;
  };
  const none = (what: string): never => {
    throw new UserError('no-file', what, { path: files.path, help: help() });
  };
  const choose = (tag: string | undefined, digest: string | undefined): Pick<Descriptor, 'digest' | 'size'> => {
    if (tag !== undefined) {
      const entry = tags.get(tag) ?? none(`the layout has no tag ${quote(tag)}`);
      if (entry.mediaType !== OCI.manifest)
        documents.refuse(`the tag ${quote(tag)} names a ${quote(entry.mediaType)}, not a manifest`, help());
      if (digest !== undefined && digest !== entry.digest)
        documents.refuse(`the tag ${quote(tag)} names ${entry.digest}, not ${digest}`);
      return entry;
    }
    if (digest === undefined) {
      const [only, second] = cartridges();
      if (only === undefined) return none('the layout holds no cartridge');
      if (second !== undefined) return none('the layout holds more than one cartridge: name one by its tag');
      return choose(undefined, only);
    }
    const known = manifests.get(digest) ?? none(`the layout lists no manifest ${digest}`);
    return { digest, size: known.size };
  };
  /** The one layer of an artifact; its config is the empty one. */
  const content = (digest: string, { artifactType, config, layers }: ManifestDocument): Descriptor => {
    const [layer, second] = layers;
    if (layer === undefined || second !== undefined)
      return documents.refuse(`${digest} has ${layers.length} layers; one is its content`);
    if (layer.mediaType !== artifactType)
      documents.refuse(`the layer of ${digest} is ${quote(layer.mediaType)}; it must be ${quote(artifactType)}`);
    if (config.mediaType !== OCI.empty)
      documents.refuse(`the config of ${digest} is of type ${quote(config.mediaType)}; an artifact has none`);
    if (new TextDecoder().decode(blob(config, MAX_DOCUMENT)) !== '{}')
      documents.refuse(`the config of ${digest} is not empty`);
    return layer;
  };
  const manifest = (entry: Named): Manifest => {
    const { artifactType, digest, size } = entry;
    let read = manifests.get(digest);
    if (read?.size !== size) {
      const bytes = blob(entry, MAX_DOCUMENT);
      read = { size: bytes.length, document: documents.manifest(digest, bytes) };
      manifests.set(digest, read);
    }
    if (artifactType !== undefined && artifactType !== read.document.artifactType)
      documents.refuse(
        `${entry.digest} is listed as ${quote(artifactType)}, and is ${quote(read.document.artifactType)}`,
      );
    return read;
  };
  const sameType = ({ digest, mediaType }: Descriptor): void => {
    const known = types.get(digest) ?? mediaType;
    types.set(digest, known);
    if (known !== mediaType) documents.refuse(`${digest} is listed as ${quote(known)} and as ${quote(mediaType)}`);
  };
  const part = (name: string): Uint8Array =>
    files.read(name, MAX_DOCUMENT) ?? documents.refuse(`it has no file ${name}`);
  /** A small blob, whole. */
  const blob = ({ digest, size, data }: Named, limit: number): Uint8Array => {
    if (size > limit) documents.refuse(`${digest} has ${size} bytes; ${limit} are read`);
    const bytes = files.read(blobName(digest), limit) ?? documents.refuse(`the blob ${digest} is missing`);
    same(digest, size, bytes.length, sha256Digest(bytes));
    if (data !== undefined && data !== Buffer.from(bytes).toString('base64'))
      documents.refuse(`the data next to ${digest} does not match that blob`);
    return bytes;
  };
  /** A blob of any size, read through once. */
  const checked = ({ digest, size, data }: Descriptor): ByteSource => {
    const source = files.open(blobName(digest)) ?? documents.refuse(`the blob ${digest} is missing`);
    // Before a byte is read: a false size costs nothing.
    if (source.size !== size) same(digest, size, source.size, digest);
    const running = runningSha256();
    for (let at = 0; at < size; at += PIECE) running.update(source.read(at, Math.min(PIECE, size - at)));
    same(digest, size, source.size, running.finish());
    if (data !== undefined) documents.refuse(`a cartridge is in a descriptor (data)`);
    return source;
  };
  const same = (digest: string, size: number, realSize: number, realDigest: string): void => {
    if (realSize !== size) documents.refuse(`the blob ${digest} has ${realSize} bytes, not ${size}`);
    if (realDigest !== digest) documents.refuse(`the blob ${digest} has other bytes: their digest is ${realDigest}`);
  };
  documents.marker(part(LAYOUT_FILE));
  for (const entry of documents.index('index.json', part('index.json'))) {
    sameType(entry);
    const tag = entry.annotations[OCI.refName];
    const twin = tag === undefined ? undefined : tags.get(tag);
    if (twin !== undefined && twin.digest !== entry.digest)
      documents.refuse(`the tag ${quote(String(tag))} names ${twin.digest} and ${entry.digest}`);
    if (tag !== undefined) tags.set(tag, entry);
    if (entry.mediaType === OCI.manifest) manifest(entry);
  }
  return {
    references,
    /**
     * One cartridge; each blob of it has the size and the digest by which it is named.
     *
     * @throws UserError `bad-layout`, and `no-file` for a reference that names none, or no single one
     */
    cartridge({ tag, digest }: Omit<Reference, 'path'>): {
      readonly source: ByteSource;
      readonly origin: LayoutOrigin;
    } {
      const chosen = choose(tag, digest);
      const { document } = manifest(chosen);
      if (!isCartridgeType(document.artifactType))
        documents.refuse(`${chosen.digest} holds ${quote(document.artifactType)}, which is not a cartridge`, help());
      const layer = content(chosen.digest, document);
      return { source: checked(layer), origin: { tag, digest: chosen.digest, fileDigest: layer.digest } };
    },
  };
}
