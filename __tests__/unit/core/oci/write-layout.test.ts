import { expect, test } from '@jest/globals';
import { writeLayout, type PackedCartridge } from '../../../../src/core/oci/write-layout.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { expectGolden } from '../../../support/golden.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const AGENT: PackedCartridge = {
  tag: 'agent-1.0.0',
  name: 'agent-1.0.0.cart',
  bytes: bytes('the cartridge'),
};
const OTHER: PackedCartridge = { tag: 'A-2', name: 'A-2.cart', bytes: bytes('another') };

const listed = (files: ReadonlyMap<string, Uint8Array>): [string, string][] =>
  [...files].map(([name, content]) => [name, new TextDecoder().decode(content)]);

test('every byte of a layout', () => {
  const text = listed(writeLayout([AGENT, OTHER], PROFILES.cart).files)
    .map(([name, content]) => `${name}\n${content}\n`)
    .join('\n');
  expectGolden('oci/layout.txt', text);
});

test('the order in which they are given does not matter for the files, and is that of the digests', () => {
  const [one, other] = [writeLayout([AGENT, OTHER], PROFILES.cart), writeLayout([OTHER, AGENT], PROFILES.cart)];
  expect(listed(other.files)).toEqual(listed(one.files));
  const entries = JSON.parse(new TextDecoder().decode(one.files.get('index.json'))) as {
    manifests: readonly { digest: string }[];
  };
  expect(other.digests).toEqual(entries.manifests.map(({ digest }) => digest));
  expect(one.digests).toEqual(other.digests.toReversed());
});
