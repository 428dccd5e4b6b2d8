import { expect, test } from '@jest/globals';
import { writeLayout, type PackedCartridge } from '../../../../src/core/oci/write-layout.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { expectGolden } from '../../../support/golden.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const AGENT: PackedCartridge = {
  tag: 'agent-1.0.0',
  name: 'agent-1.0.0.cart',
  bytes: bytes('the cartridge'),
  referrers: [
    { kind: 'manifest', name: 'agent-1.0.0.harness.json', bytes: bytes('{"m":1}') },
    { kind: 'bundle', name: 'agent-1.0.0.cart.sigstore.json', bytes: bytes('{"b":1}') },
  ],
};
const OTHER: PackedCartridge = { tag: 'A-2', name: 'A-2.cart', bytes: bytes('another'), referrers: [] };

const listed = (files: ReadonlyMap<string, Uint8Array>): [string, string][] =>
  [...files].map(([name, content]) => [name, new TextDecoder().decode(content)]);

test('every byte of a layout', () => {
  const text = listed(writeLayout([AGENT, OTHER], PROFILES.cart))
    .map(([name, content]) => `${name}\n${content}\n`)
    .join('\n');
  expectGolden('oci/layout.txt', text);
});

test('the order in which things are given does not matter', () => {
  const turned = { ...AGENT, referrers: AGENT.referrers.toReversed() };
  expect(listed(writeLayout([OTHER, turned], PROFILES.cart))).toEqual(
    listed(writeLayout([AGENT, OTHER], PROFILES.cart)),
  );
});
