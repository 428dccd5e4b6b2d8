/** A layout is somebody else's: what its documents say is only used when every digest and size holds, and in one reading. */
import { describe, expect, test } from '@jest/globals';
import { EMPTY_CONFIG, OCI } from '../../../../src/core/oci/media-types.ts';
import { openLayout } from '../../../../src/core/oci/read-layout.ts';
import { writeLayout, type PackedCartridge } from '../../../../src/core/oci/write-layout.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { filesOf, LayoutEdit, type Entry } from '../../../support/layouts.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const packed = (tag: string): PackedCartridge => ({
  tag,
  name: `${tag}.cart`,
  bytes: bytes(`the cartridge ${tag}`),
});
const one = (): LayoutEdit => new LayoutEdit(writeLayout([packed('a')], PROFILES.cart).files);
const two = (): LayoutEdit => new LayoutEdit(writeLayout([packed('a'), packed('b')], PROFILES.cart).files);

const TYPE = PROFILES.cart.cartridgeMediaType;
const digests = (text: string): string => text.replaceAll(/\b[0-9a-f]{64}\b/g, '…');

function read(edit: LayoutEdit, wanted: { tag?: string; digest?: string } = {}): unknown {
  try {
    const { source, origin } = openLayout(filesOf(edit.files)).cartridge(wanted);
    const text = new TextDecoder().decode(source.read(0, source.size));
    return { text, tag: origin.tag };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.code}: ${digests(`${error.message} (${error.help})`)}`;
  }
}

const A = { text: 'the cartridge a' };

type Doc = Record<string, unknown>;

/** A layout of a cartridge, its OCI manifest changed. */
function main(change: (doc: Doc) => Doc): LayoutEdit {
  const edit = one();
  edit.rewrite(edit.entry('a').digest, change);
  return edit.index((all) => all.map((each) => ({ ...each, artifactType: undefined })));
}

function indexed(change: (index: Doc) => Doc): LayoutEdit {
  const edit = one();
  const index = JSON.parse(Buffer.from(edit.files.get('index.json') ?? '').toString()) as Doc;
  return put(edit, 'index.json', JSON.stringify(change(index)));
}

function put(edit: LayoutEdit, name: string, text: string | Uint8Array): LayoutEdit {
  edit.files.set(name, Buffer.from(text));
  return edit;
}

function without(edit: LayoutEdit, name: string): LayoutEdit {
  edit.files.delete(name);
  return edit;
}

const FAR = { mediaType: 'application/vnd.oci.image.config.v1+json', digest: `sha256:${'1'.repeat(64)}`, size: 9 };

/** An image is beside the cartridge; its blobs are not here. */
function withImage(tag: string): LayoutEdit {
  const edit = one();
  const made = edit.put({ schemaVersion: 2, config: FAR, layers: [] });
  return edit.index((all) => [...all, { mediaType: OCI.manifest, ...made, annotations: { [OCI.refName]: tag } }]);
}

/** Something was attached to the cartridge, as `oras attach` does: by its own entry, and in the list under the fallback tag. */
function attached(artifactType: string): LayoutEdit {
  const edit = one();
  const { digest, size } = edit.entry('a');
  const subject = { mediaType: OCI.manifest, digest, size };
  const made = edit.put({ schemaVersion: 2, artifactType, config: FAR, layers: [], subject });
  const entry = { mediaType: OCI.manifest, ...made };
  const list = { mediaType: OCI.index, ...edit.put({ schemaVersion: 2, manifests: [entry] }) };
  return edit.index((all) => [...all, entry, { ...list, annotations: { [OCI.refName]: digest.replace(':', '-') } }]);
}

const layer = (doc: Doc): Entry => (doc['layers'] as Entry[])[0] as Entry;
const relayered =
  (more: Doc) =>
  (doc: Doc): Doc => ({ ...doc, layers: [{ ...layer(doc), ...more }] });
const of =
  (tag: string) =>
  (each: Entry): boolean =>
    each.annotations?.[OCI.refName] === tag;
const blobOf = (digest: string): string => `blobs/${digest.replace(':', '/')}`;
const CARTRIDGE = layer(one().document(one().entry('a').digest));
const MANIFEST = one().entry('a');
const LAYERS = 'sha256:… layers[0]';

describe('what is named', () => {
  test.each<[string, LayoutEdit, { tag?: string; digest?: string }, unknown]>([
    ['the only cartridge', one(), {}, { ...A, tag: undefined }],
    ['one by its tag', two(), { tag: 'a' }, { ...A, tag: 'a' }],
    ['one by its digest', two(), { digest: two().entry('a').digest }, { ...A, tag: undefined }],
    ['by both', two(), { tag: 'a', digest: two().entry('a').digest }, { ...A, tag: 'a' }],
    [
      'tag and digest of two',
      two(),
      { tag: 'a', digest: two().entry('b').digest },
      'bad-layout: the layout is not read: the tag "a" names sha256:…, not sha256:… (run cartwright pack again)',
    ],
    [
      'none of two',
      two(),
      {},
      'no-file: the layout holds more than one cartridge: name one by its tag (it holds lay:a, lay:b)',
    ],
    ['a tag that is not there', one(), { tag: 'x' }, 'no-file: the layout has no tag "x" (it holds lay:a)'],
    [
      'a digest that is not listed',
      one(),
      { digest: `sha256:${'0'.repeat(64)}` },
      'no-file: the layout lists no manifest sha256:… (it holds lay:a)',
    ],
    [
      'the list of what is attached',
      attached('application/spdx+json'),
      { tag: MANIFEST.digest.replace(':', '-') },
      `bad-layout: the layout is not read: the tag "sha256-…" names a "${OCI.index}", not a manifest (it holds lay:a)`,
    ],
    [
      'what is attached',
      attached('application/spdx+json'),
      { digest: attached('application/spdx+json').entry().digest },
      'bad-layout: the layout is not read: sha256:… holds "application/spdx+json", which is not a cartridge (it holds lay:a)',
    ],
    ['a cartridge to which another is attached', attached(TYPE), {}, { ...A, tag: undefined }],
    [
      'a layout without any',
      one().index(() => []),
      {},
      'no-file: the layout holds no cartridge (cartwright pack makes a layout of cartridges)',
    ],
  ])('%s', (_, edit, wanted, expected) => {
    expect(read(edit, wanted)).toEqual(expected);
  });

  test('the names of all: by tags, or by digest where there is none', () => {
    const edit = two().index((entries) =>
      entries.map((each) => (each.annotations?.[OCI.refName] === 'b' ? { ...each, annotations: {} } : each)),
    );
    expect(openLayout(filesOf(edit.files, 'x/lay')).references()).toEqual([
      'x/lay:a',
      `x/lay@${two().entry('b').digest}`,
    ]);
    const odd = two().index((entries) =>
      entries.map((each) =>
        each.annotations?.[OCI.refName] === 'b' ? { ...each, annotations: { [OCI.refName]: 'b:c@d/e' } } : each,
      ),
    );
    expect(openLayout(filesOf(odd.files, 'x/lay')).references()).toEqual([
      'x/lay:a',
      `x/lay@${two().entry('b').digest}`,
    ]);
  });
});

describe('what other tools make of it is read', () => {
  test.each<[string, LayoutEdit]>([
    ['an index without a media type', indexed(({ mediaType, ...rest }) => (mediaType === undefined ? {} : rest))],
    ['empty annotations', indexed((index) => ({ ...index, annotations: null }))],
    ['an entry twice', one().index((all) => [...all, ...all])],
    ['an image beside it', withImage('img')],
    ['data that are the blob', main((doc) => ({ ...doc, config: { ...(doc['config'] as object), data: 'e30=' } }))],
    ['another artifact attached', attached('application/spdx+json')],
  ])('%s', (_, edit) => {
    expect(read(edit, { tag: 'a' })).toEqual({ ...A, tag: 'a' });
  });
});

describe('is refused', () => {
  test.each<[string, LayoutEdit, string]>([
    ['no oci-layout', without(one(), 'oci-layout'), 'it has no file oci-layout'],
    ['no index.json', without(one(), 'index.json'), 'it has no file index.json'],
    [
      'another version',
      put(one(), 'oci-layout', '{"imageLayoutVersion":"2.0.0"}'),
      'its imageLayoutVersion is "2.0.0"; "1.0.0" is known',
    ],
    [
      'a version that is missing',
      put(one(), 'oci-layout', '{}'),
      'its imageLayoutVersion is missing; "1.0.0" is known',
    ],
    ['no JSON', put(one(), 'index.json', '{'), 'index.json is not valid JSON'],
    ['no UTF-8', put(one(), 'index.json', Buffer.from([0xff])), 'index.json is not UTF-8'],
    ['a list', put(one(), 'index.json', '[]'), 'index.json is a list, not an object'],
    ['null', put(one(), 'index.json', 'null'), 'index.json is null, not an object'],
    [
      'a key twice',
      put(one(), 'index.json', '{"schemaVersion":2,"schemaVersion":2,"manifests":[]}'),
      'index.json has duplicate key "schemaVersion", first on line 1',
    ],
    ['a deep text', put(one(), 'index.json', '['.repeat(200_000)), 'index.json is not valid JSON'],
    ['another schema', indexed((index) => ({ ...index, schemaVersion: 1 })), 'index.json: schemaVersion is 1, not 2'],
    [
      'an index of another type',
      indexed((index) => ({ ...index, mediaType: OCI.manifest })),
      `index.json: mediaType is "${OCI.manifest}"; it must be "${OCI.index}"`,
    ],
    [
      'an index that is a manifest, too',
      indexed((index) => ({ ...index, layers: [] })),
      `index.json: "layers" is not allowed in a document of type "${OCI.index}"`,
    ],
    ['no list', indexed((index) => ({ ...index, manifests: {} })), 'index.json: manifests is an object, not a list'],
    [
      'too long a list',
      indexed((index) => ({ ...index, manifests: Array.from({ length: 10_001 }, () => 0) })),
      'index.json: manifests has 10001 entries; 10000 are read',
    ],
    ['an entry that is a text', one().index(() => ['x'] as never), 'index.json manifests[0] is "x", not an object'],
    [
      'an annotation that is a number',
      one().index((all) => all.map((each) => ({ ...each, annotations: { n: 1 } }))),
      'index.json manifests[0]: the annotation "n" is 1, not a text',
    ],

    [
      'a digest that leads out',
      one().index((all) => all.map((each) => ({ ...each, digest: 'sha256:../../../../etc/passwd' }))),
      'index.json manifests[0]: the digest is "sha256:../../../../etc/passwd"; it must be sha256: and 64 lower-case hex digits',
    ],
    [
      'a digest in capitals',
      one().index((all) => all.map((each) => ({ ...each, digest: each.digest.replace('sha256', 'SHA256') }))),
      'index.json manifests[0]: the digest is "SHA256:…"; it must be sha256: and 64 lower-case hex digits',
    ],
    [
      'another algorithm',
      one().index((all) => all.map((each) => ({ ...each, digest: 'md5:0123' }))),
      'index.json manifests[0]: the digest is "md5:0123"; it must be sha256: and 64 lower-case hex digits',
    ],
    [
      'a digest that is missing',
      one().index((all) => all.map((each) => ({ ...each, digest: undefined }))),
      'index.json manifests[0]: the digest is missing; it must be sha256: and 64 lower-case hex digits',
    ],
    [
      'a size that is missing',
      one().index((all) => all.map((each) => ({ ...each, size: undefined }))),
      'index.json manifests[0]: the size is missing, not a number of bytes',
    ],
    [
      'a negative size',
      one().index((all) => all.map((each) => ({ ...each, size: -1 }))),
      'index.json manifests[0]: the size is -1, not a number of bytes',
    ],
    [
      'half a byte',
      one().index((all) => all.map((each) => ({ ...each, size: 1.5 }))),
      'index.json manifests[0]: the size is 1.5, not a number of bytes',
    ],
    [
      'a size beyond 2^53',
      one().index((all) => all.map((each) => ({ ...each, size: 1e300 }))),
      'index.json manifests[0]: the size is 1e+300, not a number of bytes',
    ],
    [
      'an absurd size',
      one().index((all) => all.map((each) => ({ ...each, size: 2 ** 50 }))),
      'sha256:… has 1125899906842624 bytes; 4194304 are read',
    ],
    [
      'a size one too small',
      one().index((all) => all.map((each) => ({ ...each, size: each.size - 1 }))),
      `the blob sha256:… has ${MANIFEST.size} bytes, not ${MANIFEST.size - 1}`,
    ],
    [
      'a media type that is a number',
      one().index((all) => all.map((each) => ({ ...each, mediaType: 7 }))),
      'index.json manifests[0]: mediaType is 7, not a text',
    ],
    [
      'an artifact type in the list that is a number',
      one().index((all) => all.map((each) => ({ ...each, artifactType: 7 }))),
      'index.json manifests[0]: artifactType is 7, not a text',
    ],
    [
      'another artifact type in the list',
      one().index((all) => all.map((each) => ({ ...each, artifactType: 'a/b' }))),
      `sha256:… is listed as "a/b", and is "${TYPE}"`,
    ],

    [
      'a tag twice',
      two().index((all) =>
        all.map((each) => (of('b')(each) ? { ...each, annotations: { [OCI.refName]: 'a' } } : each)),
      ),
      'the tag "a" names sha256:… and sha256:…',
    ],
    [
      'a tag of an index',
      one().index((all) => [...all.filter((each) => !of('a')(each)), { ...MANIFEST, mediaType: OCI.index }]),
      `the tag "a" names a "${OCI.index}", not a manifest (cartwright pack makes a layout of cartridges)`,
    ],
    [
      'a tag of a Docker manifest',
      one().index((all) =>
        all.map((each) =>
          of('a')(each) ? { ...each, mediaType: 'application/vnd.docker.distribution.manifest.v2+json' } : each,
        ),
      ),
      'the tag "a" names a "application/vnd.docker.distribution.manifest.v2+json", not a manifest (cartwright pack makes a layout of cartridges)',
    ],
    [
      'an image',
      withImage('b').index((all) =>
        all
          .filter((each) => !of('a')(each))
          .map((each) => (of('b')(each) ? { ...each, annotations: { [OCI.refName]: 'a' } } : each)),
      ),
      'sha256:… holds "application/vnd.oci.image.config.v1+json", which is not a cartridge (cartwright pack makes a layout of cartridges)',
    ],

    ['a manifest that is missing', without(one(), blobOf(MANIFEST.digest)), 'the blob sha256:… is missing'],
    [
      'a manifest of other bytes',
      put(one(), blobOf(MANIFEST.digest), ' '.repeat(MANIFEST.size)),
      'the blob sha256:… has other bytes: their digest is sha256:…',
    ],
    ['a manifest that is not JSON', main(() => 'x' as never), 'sha256:… is "x", not an object'],
    [
      'a manifest of another type',
      main((doc) => ({ ...doc, mediaType: OCI.index })),
      `sha256:…: mediaType is "${OCI.index}"; it must be "${OCI.manifest}"`,
    ],
    [
      'a manifest that is an index, too',
      main((doc) => ({ ...doc, manifests: [] })),
      `sha256:…: "manifests" is not allowed in a document of type "${OCI.manifest}"`,
    ],
    [
      'an artifact type that is a list',
      main((doc) => ({ ...doc, artifactType: [] })),
      'sha256:…: artifactType is a list, not a text',
    ],
    [
      'another artifact type',
      main((doc) => ({ ...doc, artifactType: 'a/b' })),
      'sha256:… holds "a/b", which is not a cartridge (cartwright pack makes a layout of cartridges)',
    ],
    ['no layer', main((doc) => ({ ...doc, layers: [] })), 'sha256:… has 0 layers; one is its content'],
    [
      'two layers',
      main((doc) => ({ ...doc, layers: [layer(doc), layer(doc)] })),
      'sha256:… has 2 layers; one is its content',
    ],
    [
      'a layer of another type',
      main(relayered({ mediaType: 'text/plain' })),
      `the layer of sha256:… is "text/plain"; it must be "${TYPE}"`,
    ],
    [
      'a foreign layer',
      main(relayered({ mediaType: 'application/vnd.oci.image.layer.nondistributable.v1.tar' })),
      `the layer of sha256:… is "application/vnd.oci.image.layer.nondistributable.v1.tar"; it must be "${TYPE}"`,
    ],
    [
      'a layer that lies elsewhere',
      main(relayered({ urls: ['https://example.org/x'] })),
      `${LAYERS}: its content is external (urls), and is not fetched`,
    ],
    [
      'urls that are a text',
      main(relayered({ urls: 'https://example.org/x' })),
      `${LAYERS}: its content is external (urls), and is not fetched`,
    ],
    [
      'a cartridge within its descriptor',
      main(relayered({ data: Buffer.from('the cartridge a').toString('base64') })),
      'a cartridge is in a descriptor (data)',
    ],
    ['a cartridge that is missing', without(one(), blobOf(CARTRIDGE.digest)), 'the blob sha256:… is missing'],
    [
      'a cartridge of other bytes',
      put(one(), blobOf(CARTRIDGE.digest), 'the cartridge b'),
      'the blob sha256:… has other bytes: their digest is sha256:…',
    ],
    [
      'a longer cartridge',
      put(one(), blobOf(CARTRIDGE.digest), 'the cartridge a!'),
      `the blob sha256:… has 16 bytes, not 15`,
    ],
    [
      'a cartridge with a false size',
      main(relayered({ size: 2 ** 40 })),
      `the blob sha256:… has 15 bytes, not ${2 ** 40}`,
    ],
    [
      'a config',
      main((doc) => ({ ...doc, config: FAR })),
      'the config of sha256:… is of type "application/vnd.oci.image.config.v1+json"; an artifact has none',
    ],
    [
      'a config that is not empty',
      main((doc) => ({ ...doc, config: { ...layer(doc), mediaType: OCI.empty } })),
      'the config of sha256:… is not empty',
    ],
    [
      'a config that is missing',
      without(one(), blobOf(one().put(EMPTY_CONFIG).digest)),
      'the blob sha256:… is missing',
    ],
    [
      'data that are not the blob',
      main((doc) => ({ ...doc, config: { ...(doc['config'] as object), data: 'e31=' } })),
      'the data next to sha256:… does not match that blob',
    ],
    [
      'data that are a number',
      main((doc) => ({ ...doc, config: { ...(doc['config'] as object), data: 1 } })),
      'sha256:… config: data is 1, not a text',
    ],
    [
      'one digest under two media types',
      one().index((all) => [...all, { ...MANIFEST, annotations: {}, mediaType: 'a/b' }]),
      `sha256:… is listed as "${OCI.manifest}" and as "a/b"`,
    ],
  ])('%s', (_, edit, expected) => {
    const help = /\((?!data\)).*\)$/.test(expected) ? '' : ' (run cartwright pack again)';
    expect(read(edit, { tag: 'a' })).toBe(`bad-layout: the layout is not read: ${expected}${help}`);
  });
});
