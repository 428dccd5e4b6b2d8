import { utf8Text } from '../value/utf8.ts';
import { UserError } from '../result/errors.ts';
import { parseJson } from '../source/parse-json.ts';
import { quote } from '../text/printable.ts';
import { isDigest } from '../value/digest.ts';
import { OCI } from './media-types.ts';

/** What a descriptor says of a blob; the blob has yet to be looked at. */
export interface Descriptor {
  readonly mediaType: string;
  /** `sha256:` and 64 lower-case hex digits, and so nothing that leads anywhere. */
  readonly digest: string;
  readonly size: number;
  readonly data: string | undefined;
  /** What an entry of a list says of the manifest. */
  readonly artifactType: string | undefined;
  readonly annotations: Readonly<Record<string, string>>;
}

export interface ManifestDocument {
  readonly artifactType: string;
  readonly config: Descriptor;
  readonly layers: readonly Descriptor[];
  readonly subject: Descriptor | undefined;
}

/** Most entries of one list. */
const MAX_ENTRIES = 10_000;

/** Reads the JSON documents of a layout; what breaks the image specification is refused with the name of the document. */
export class Documents {
  readonly #path: string;

  /** @param path of the layout in messages */
  constructor(path: string) {
    this.#path = path;
  }

  /** @throws UserError `bad-layout`, always */
  refuse(what: string, help?: string): never {
    throw new UserError('bad-layout', `the layout is not read: ${what}`, { path: this.#path, help });
  }

  marker(bytes: Uint8Array): void {
    const version = this.#object('oci-layout', this.#json('oci-layout', bytes))['imageLayoutVersion'];
    if (version !== OCI.layoutVersion)
      this.refuse(`its imageLayoutVersion is ${shown(version)}; ${quote(OCI.layoutVersion)} is known`);
  }

  index(where: string, bytes: Uint8Array): Descriptor[] {
    const value = this.#versioned(where, bytes, OCI.index);
    return this.#list(where, value, 'manifests').map((each, i) => this.#descriptor(`${where} manifests[${i}]`, each));
  }

  manifest(where: string, bytes: Uint8Array): ManifestDocument {
    const value = this.#versioned(where, bytes, OCI.manifest);
    const config = this.#descriptor(`${where} config`, value['config']);
    const type = value['artifactType'] ?? config.mediaType;
    if (typeof type !== 'string') this.refuse(`${where}: artifactType is ${shown(type)}, not a text`);
    return {
      artifactType: type,
      config,
      layers: this.#list(where, value, 'layers').map((each, i) => this.#descriptor(`${where} layers[${i}]`, each)),
      subject: value['subject'] === undefined ? undefined : this.#descriptor(`${where} subject`, value['subject']),
    };
  }

  #versioned(where: string, bytes: Uint8Array, mediaType: string): Readonly<Record<string, unknown>> {
    const value = this.#object(where, this.#json(where, bytes));
    if (value['schemaVersion'] !== 2) this.refuse(`${where}: schemaVersion is ${shown(value['schemaVersion'])}, not 2`);
    const own = value['mediaType'];
    if (own !== undefined && own !== mediaType)
      this.refuse(`${where}: mediaType is ${shown(own)}; ${quote(mediaType)} belongs there`);
    // A document that holds the lists of both could be taken for the one by one reader and for the other by the next.
    const other = mediaType === OCI.index ? ['config', 'layers'] : ['manifests'];
    const both = other.find((name) => value[name] !== undefined);
    if (both !== undefined)
      this.refuse(`${where}: ${quote(both)} has no place in a document of type ${quote(mediaType)}`);
    return value;
  }

  #descriptor(where: string, value: unknown): Descriptor {
    const { mediaType, digest, size, data, urls, annotations, artifactType } = this.#object(where, value);
    if (typeof mediaType !== 'string') return this.refuse(`${where}: mediaType is ${shown(mediaType)}, not a text`);
    if (!isDigest(digest))
      return this.refuse(`${where}: the digest is ${shown(digest)}; sha256: and 64 lower-case hex digits belong there`);
    if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
      return this.refuse(`${where}: the size is ${shown(size)}, not a number of bytes`);
    if (data !== undefined && typeof data !== 'string')
      return this.refuse(`${where}: data is ${shown(data)}, not a text`);
    if (artifactType !== undefined && typeof artifactType !== 'string')
      return this.refuse(`${where}: artifactType is ${shown(artifactType)}, not a text`);
    if (urls !== undefined && !(Array.isArray(urls) && urls.length === 0))
      return this.refuse(`${where}: its content lies elsewhere (urls), and nothing is fetched`);
    return { mediaType, digest, size, data, artifactType, annotations: this.#annotations(where, annotations) };
  }

  #annotations(where: string, value: unknown): Readonly<Record<string, string>> {
    if (value === undefined || value === null) return {};
    const annotations = this.#object(`${where} annotations`, value);
    const odd = Object.entries(annotations).find(([, text]) => typeof text !== 'string');
    if (odd !== undefined) this.refuse(`${where}: the annotation ${quote(odd[0])} is ${shown(odd[1])}, not a text`);
    return annotations as Readonly<Record<string, string>>;
  }

  #list(where: string, value: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
    const list = value[name];
    if (!Array.isArray(list)) return this.refuse(`${where}: ${name} is ${shown(list)}, not a list`);
    if (list.length > MAX_ENTRIES) this.refuse(`${where}: ${name} has ${list.length} entries; ${MAX_ENTRIES} are read`);
    return list as readonly unknown[];
  }

  #object(where: string, value: unknown): Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.refuse(`${where} is ${shown(value)}, not an object`);
    return value as Readonly<Record<string, unknown>>;
  }

  #json(where: string, bytes: Uint8Array): unknown {
    const text = utf8Text(bytes) ?? this.refuse(`${where} is not UTF-8`);
    const { value, problems } = parseJson('', text);
    const [first] = problems;
    if (first !== undefined)
      this.refuse(`${where} ${first.rule === 'source/duplicate-key' ? `has ${first.message}` : 'is not valid JSON'}`);
    return value;
  }
}

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') return quote(value, 100);
  return Array.isArray(value) ? 'a list' : typeof value === 'object' && value !== null ? 'an object' : String(value);
}
