import { expect, test } from '@jest/globals';
import * as suggest from '../../../../src/core/cal/suggest-format.ts';

const HEX = '0123456789abcdef'.repeat(4);

test.each([
  ['Ship a feature', 'ship-a-feature'],
  ['  Ship -- it!! ', 'ship----it'],
  ['1st Straße', 'st-stra-e'],
  ['Ünïcode Flow', 'unicode-flow'],
  ['ﬁne', 'fine'],
  ['a.b_c-d', 'a.b_c-d'],
  ['a---', 'a'],
  ['42', ''],
  ['x'.repeat(130), 'x'.repeat(128)],
])('the id in %j is %j', (text, id) => {
  expect(suggest.id(text)).toBe(id);
});

test.each([
  ['Data Pipeline', 'data-pipeline'],
  ['2nd tag', '2nd-tag'],
  ['_-x', 'x'],
  ['#!', ''],
  ['7'.repeat(66), '7'.repeat(64)],
])('the tag in %j is %j', (text, tag) => {
  expect(suggest.tag(text)).toBe(tag);
});

test.each([
  ['1', '1.0.0'],
  ['v1.2', '1.2.0'],
  ['V 1.2.3', '1.2.3'],
  ['=v1', '1.0.0'],
  ['==1', '1.0.0'],
  [' 1.02.003 ', '1.2.3'],
  ['1.2.3-rc.1+build', '1.2.3-rc.1+build'],
  ['1+x', '1.0.0+x'],
  ['123456789.123456789.123456789', '123456789.123456789.123456789'],
])('the version in %j is %s', (text, version) => {
  expect(suggest.version(text)).toBe(version);
});

test.each([
  '',
  'x1',
  '=v=1',
  'v  1',
  '1.2.3.4',
  '1.2.3_x',
  '1.2.3-',
  '1.2.3-ä',
  '1234567890',
  '1.1234567890',
  'one',
  '1 x',
])('no version is in %j', (text) => {
  expect(suggest.version(text)).toBeUndefined();
});

test.each([HEX, HEX.toUpperCase(), `sha256:${HEX}`, `SHA-256=${HEX}`, `sha256-${HEX}`, `  ${HEX}\n`])(
  'the digest in %j',
  (text) => {
    expect(suggest.digest(text)).toBe(`sha256:${HEX}`);
  },
);

test.each([`x${HEX}`, `${HEX}0`, HEX.slice(1), `md5:${HEX}`, `sha256 ${HEX}`, `sha256:${HEX.slice(1)}g`, `${HEX} x`])(
  'no digest is in %j',
  (text) => {
    expect(suggest.digest(text)).toBeUndefined();
  },
);

test.each(['example.org', 'example.org/loop', 'EXAMPLE.org:8080', 'a-b.example?x', '1.2.3#x'])(
  '%j is a URI',
  (text) => {
    expect(suggest.uri(text)).toBe(`https://${text}`);
  },
);

test.each([
  '',
  'localhost',
  'example.',
  '.org',
  'ex ample.org',
  ' example.org',
  'example.org path',
  'a_b.org',
  'me@x.org',
])('%j is none', (text) => {
  expect(suggest.uri(text)).toBeUndefined();
});
