/** Seeded changes of an OCI layout, each of which takes away something that a reader relies on. */
import { OCI } from '../../../src/core/oci/media-types.ts';
import { LayoutEdit, type Entry } from '../layouts.ts';
import type { Random } from './random.ts';

type Doc = Record<string, unknown>;

/** What the mutations are made of: a layout of two cartridges, and cartridges that nobody may take for the first. */
export interface LayoutBase {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly tags: readonly [string, string];
  /** By what is wrong with them. */
  readonly forged: Readonly<Record<string, Uint8Array>>;
}

type Mutation = (edit: LayoutEdit, random: Random, base: LayoutBase) => unknown;

const tagOf = (entry: Entry): string | undefined => entry.annotations?.[OCI.refName];
const layerOf = (doc: Doc): Entry => (doc['layers'] as Entry[])[0] as Entry;
const blobs = (edit: LayoutEdit): string[] => [...edit.files.keys()].filter((name) => name.startsWith('blobs/')).sort();
const isTagged =
  (tags: readonly string[]) =>
  (entry: Entry): boolean =>
    tags.includes(tagOf(entry) ?? '');
const far = (random: Random): string =>
  `sha256:${Array.from({ length: 64 }, () => random.below(16).toString(16)).join('')}`;

/** Changes one entry of the index. */
function entry(edit: LayoutEdit, random: Random, change: (entry: Entry) => Doc): LayoutEdit {
  const at = random.below(edit.entries.length);
  return edit.index((all) => all.map((each, i) => (i === at ? change(each) : each)));
}

/** Changes the OCI manifest of a cartridge, every digest fitting. */
function reseat(edit: LayoutEdit, tag: string, change: (doc: Doc) => Doc): LayoutEdit {
  return edit.rewrite(edit.entry(tag).digest, change);
}

const layered =
  (change: (layer: Entry) => Doc) =>
  (doc: Doc): Doc => ({ ...doc, layers: [change(layerOf(doc))] });

export const LAYOUT_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a byte of a blob'(edit, random) {
    const name = random.of(blobs(edit));
    const bytes = Buffer.from(edit.files.get(name) ?? '');
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    edit.files.set(name, bytes);
  },
  'two blobs swapped'(edit, random) {
    const [one, other] = [random.of(blobs(edit)), random.of(blobs(edit))];
    const [a, b] = [edit.files.get(one), edit.files.get(other)] as [Uint8Array, Uint8Array];
    if (one === other) edit.files.delete(one);
    else edit.files.set(one, b).set(other, a);
  },
  'a blob cut, longer, empty or gone'(edit, random) {
    const name = random.of(blobs(edit));
    const bytes = edit.files.get(name) as Uint8Array;
    const made = [bytes.slice(0, -1), Buffer.concat([bytes, Buffer.of(0)]), new Uint8Array(0), undefined][
      random.below(4)
    ];
    if (made === undefined) edit.files.delete(name);
    else edit.files.set(name, made);
  },
  'a part of the layout gone'(edit, random) {
    edit.files.delete(random.of(['oci-layout', 'index.json']));
  },
  'the size of an entry'(edit, random) {
    entry(edit, random, (each) => ({
      ...each,
      size: random.of([each.size + 1, each.size - 1, 0, -1, 2 ** 50, 0.5, '1']),
    }));
  },
  'the size of a content'(edit, random, base) {
    const change = layered((layer) => ({ ...layer, size: random.of([layer.size + 1, layer.size - 1, 0, 2 ** 50]) }));
    reseat(edit, random.of(base.tags), change);
  },
  'the digest of an entry'(edit, random) {
    const other = random.of([
      far(random),
      'sha256:../../../../etc/passwd',
      ...edit.entries.map(({ digest }) => digest),
    ]);
    entry(edit, random, (each) => ({ ...each, digest: each.digest === other ? far(random) : other }));
  },
  'the digest of a content'(edit, random, base) {
    const name = random.of(blobs(edit));
    const known = { digest: name.replace('blobs/', '').replace('/', ':'), size: edit.files.get(name)?.length };
    reseat(
      edit,
      random.of(base.tags),
      layered((layer) => ({ ...layer, ...(known.digest === layer.digest ? { digest: far(random) } : known) })),
    );
  },
  'the digest of the empty config'(edit, random, base) {
    const name = random.of(blobs(edit).filter((each) => (edit.files.get(each)?.length ?? 0) > 2));
    const digest = name.replace('blobs/', '').replace('/', ':');
    reseat(edit, random.of(base.tags), (doc) => ({
      ...doc,
      config: { mediaType: OCI.empty, digest, size: edit.files.get(name)?.length },
    }));
  },
  'a media type'(edit, random, base) {
    const type = random.of([OCI.index, 'application/vnd.docker.distribution.manifest.v2+json', 'text/plain']);
    if (random.chance(30))
      entry(edit, random, (each) => ({ ...each, mediaType: each.mediaType === type ? 'text/plain' : type }));
    else if (random.chance(50))
      reseat(
        edit,
        random.of(base.tags),
        layered((layer) => ({ ...layer, mediaType: type })),
      );
    else reseat(edit, random.of(base.tags), (doc) => ({ ...doc, [random.of(['mediaType', 'artifactType'])]: type }));
  },
  'content that lies elsewhere, or in the descriptor'(edit, random, base) {
    const more = random.of([{ urls: ['https://example.org/x'] }, { data: 'AAAA' }, { urls: {} }]);
    if (random.chance(50))
      reseat(
        edit,
        random.of(base.tags),
        layered((layer) => ({ ...layer, ...more })),
      );
    else entry(edit, random, (each) => ({ ...each, ...more }));
  },
  'layers doubled or gone'(edit, random, base) {
    reseat(edit, random.of(base.tags), (doc) => ({
      ...doc,
      layers: random.chance(50) ? [] : [layerOf(doc), layerOf(doc)],
    }));
  },
  'the tag of the other cartridge'(edit, _, { tags }) {
    const [a, b] = tags;
    edit.index((all) =>
      all.map((each) =>
        isTagged(tags)(each) ? { ...each, annotations: { [OCI.refName]: tagOf(each) === a ? b : a } } : each,
      ),
    );
  },
  'a tag moved to what is not a cartridge'(edit, _, { tags: [tag] }) {
    const image = edit.put({
      schemaVersion: 2,
      config: { ...layerOf(edit.document(edit.entry(tag).digest)) },
      layers: [],
    });
    edit.index((all) => [
      ...all.filter((each) => tagOf(each) !== tag),
      { mediaType: OCI.manifest, ...image, annotations: { [OCI.refName]: tag } },
    ]);
  },
  'a tag twice, or gone'(edit, random, { tags: [a, b] }) {
    const to = random.chance(50) ? a : 'latest';
    const from = to === a ? b : a;
    edit.index((all) =>
      all.map((each) => (tagOf(each) === from ? { ...each, annotations: { [OCI.refName]: to } } : each)),
    );
  },
  'another cartridge, and every digest fits'(edit, random, { tags: [tag], forged }) {
    const bytes = forged[random.of(Object.keys(forged))] as Uint8Array;
    reseat(
      edit,
      tag,
      layered((layer) => ({ ...layer, ...edit.put(bytes) })),
    );
  },
};
