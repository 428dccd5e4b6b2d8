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

/**
 * Reads the JSON documents of a layout; what breaks the image specification is refused with the name of the document.
 *
 * @param path of the layout in messages
 */
export function documentReader(path: string) {
  /** @throws UserError `bad-layout`, always */
  const refuse = (what: string, help?: string): never => {
    throw new UserError('bad-layout', `the layout is not read: ${what}`, { path, help });
  };
  const versioned = (where: string, bytes: Uint8Array, mediaType: string): Readonly<Record<string, unknown>> => {
    const value = object(where, json(where, bytes));
    if (value['schemaVersion'] !== 2) refuse(`${where}: schemaVersion is ${shown(value['schemaVersion'])}, not 2`);
    const own = value['mediaType'];
    if (own !== undefined && own !== mediaType)
      refuse(`${where}: mediaType is ${shown(own)}; it must be ${quote(mediaType)}`);
    // A document that holds the lists of both could be taken for the one by one reader and for the other by the next.
    const other = mediaType === OCI.index ? ['config', 'layers'] : ['manifests'];
    const both = other.find((name) => value[name] !== undefined);
    if (both !== undefined) refuse(`${where}: ${quote(both)} is not allowed in a document of type ${quote(mediaType)}`);
    return value;
  };
  const descriptor = (where: string, value: unknown): Descriptor => {
    const { mediaType, digest, size, data, urls, annotations, artifactType } = object(where, value);
    if (typeof mediaType !== 'string') return refuse(`${where}: mediaType is ${shown(mediaType)}, not a text`);
    if (!isDigest(digest))
      return refuse(`${where}: the digest is ${shown(digest)}; it must be sha256: and 64 lower-case hex digits`);
    if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
      return refuse(`${where}: the size is ${shown(size)}, not a number of bytes`);
    if (data !== undefined && typeof data !== 'string') return refuse(`${where}: data is ${shown(data)}, not a text`);
    if (artifactType !== undefined && typeof artifactType !== 'string')
      return refuse(`${where}: artifactType is ${shown(artifactType)}, not a text`);
    if (urls !== undefined && !(Array.isArray(urls) && urls.length === 0))
      return refuse(`${where}: its content is external (urls), and is not fetched`);
    return { mediaType, digest, size, data, artifactType, annotations: annotationsOf(where, annotations) };
  };
  const annotationsOf = (where: string, value: unknown): Readonly<Record<string, string>> => {
    if (value === undefined || value === null) return {};
    const annotations = object(`${where} annotations`, value);
    const odd = Object.entries(annotations).find(([, text]) => typeof text !== 'string');
    if (odd !== undefined) refuse(`${where}: the annotation ${quote(odd[0])} is ${shown(odd[1])}, not a text`);
    return annotations as Readonly<Record<string, string>>;
  };
  const list = (where: string, value: Readonly<Record<string, unknown>>, name: string): readonly unknown[] => {
    const list = value[name];
    if (!Array.isArray(list)) return refuse(`${where}: ${name} is ${shown(list)}, not a list`);
    if (list.length > MAX_ENTRIES) refuse(`${where}: ${name} has ${list.length} entries; ${MAX_ENTRIES} are read`);
    return list as readonly unknown[];
  };
  const object = (where: string, value: unknown): Readonly<Record<string, unknown>> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(`${where} is ${shown(value)}, not an object`);
    return value as Readonly<Record<string, unknown>>;
  };
  const json = (where: string, bytes: Uint8Array): unknown => {
    const text = utf8Text(bytes) ?? refuse(`${where} is not UTF-8`);
    const { value, problems } = parseJson('', text);
    const [first] = problems;
    if (first !== undefined)
      refuse(`${where} ${first.rule === 'source/duplicate-key' ? `has ${first.message}` : 'is not valid JSON'}`);
    return value;
  };
  return {
    refuse,
    marker(bytes: Uint8Array): void {
      const version = object('oci-layout', json('oci-layout', bytes))['imageLayoutVersion'];
      if (version !== OCI.layoutVersion)
        refuse(`its imageLayoutVersion is ${shown(version)}; ${quote(OCI.layoutVersion)} is known`);
    },
    index(where: string, bytes: Uint8Array): Descriptor[] {
      const value = versioned(where, bytes, OCI.index);
      return list(where, value, 'manifests').map((each, i) => descriptor(`${where} manifests[${i}]`, each));
    },
    manifest(where: string, bytes: Uint8Array): ManifestDocument {
      const value = versioned(where, bytes, OCI.manifest);
      const config = descriptor(`${where} config`, value['config']);
      const type = value['artifactType'] ?? config.mediaType;
      if (typeof type !== 'string') return refuse(`${where}: artifactType is ${shown(type)}, not a text`);
      return {
        artifactType: type,
        config,
        layers: list(where, value, 'layers').map((each, i) => descriptor(`${where} layers[${i}]`, each)),
        subject: value['subject'] === undefined ? undefined : descriptor(`${where} subject`, value['subject']),
      };
    },
  };
}

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') return quote(value, 100);
  return Array.isArray(value) ? 'a list' : typeof value === 'object' && value !== null ? 'an object' : String(value);
}
