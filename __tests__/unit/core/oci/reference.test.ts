import { expect, test } from '@jest/globals';
import { tagOf } from '../../../../src/core/oci/media-types.ts';
import { splitReference } from '../../../../src/core/oci/reference.ts';

const DIGEST = `sha256:${'ab'.repeat(32)}`;
const THERE = new Set(['lay', 'a/lay', 'with:colon', 'with@sign', 'x.cart', 'lay:own', `lay:own@${DIGEST}`, 'lay@own']);
const LAYOUTS = new Set(['lay', 'a/lay']);
const split = (text: string): object =>
  splitReference(
    text,
    (path) => THERE.has(path),
    (path) => LAYOUTS.has(path),
  );

test.each([
  ['lay', { path: 'lay' }],
  ['lay:1.0.0', { path: 'lay', tag: '1.0.0' }],
  ['a/lay:v1', { path: 'a/lay', tag: 'v1' }],
  [`lay@${DIGEST}`, { path: 'lay', digest: DIGEST }],
  [`lay:v1@${DIGEST}`, { path: 'lay', tag: 'v1', digest: DIGEST }],
  ['with:colon', { path: 'with:colon' }],
  ['with:colon:v1', { path: 'with:colon', tag: 'v1' }],
  [`with@sign@${DIGEST}`, { path: 'with@sign', digest: DIGEST }],
  ['lay:', { path: 'lay', tag: '' }],
  ['none:v1', { path: 'none:v1' }],
  ['lay:a/b', { path: 'lay:a/b' }],
  ['C:\\x', { path: 'C:\\x' }],
])('%s', (text, expected) => {
  expect(split(text)).toEqual(expected);
});

test.each(['lay:own', `lay:own@${DIGEST}`, 'lay@own'])(
  'what is there and names a part of a layout is neither: %s',
  (text) => {
    expect(() => split(text)).toThrow('it is there, and names a cartridge in the layout "lay", too');
  },
);

test.each(['sha256:..', 'sha256:../../etc/passwd', `sha256:${'AB'.repeat(32)}`, `sha512:${'ab'.repeat(64)}`, ''])(
  'what follows the @ and is not a digest is said: %s',
  (digest) => {
    if (digest.includes('/')) expect(split(`lay@${digest}`)).toEqual({ path: `lay@${digest}` });
    else expect(() => split(`lay@${digest}`)).toThrow(`${JSON.stringify(digest)} is not a digest`.slice(0, 60));
  },
);

test.each([
  ['agent-1.0.0', 'agent-1.0.0'],
  ['agent-1.0.0+build.7', 'agent-1.0.0_build.7'],
  ['.agent', undefined],
  ['a b', undefined],
  ['ä', undefined],
  ['', undefined],
  ['x'.repeat(128), 'x'.repeat(128)],
  ['x'.repeat(129), undefined],
])('the tag of %s', (stem, tag) => {
  expect(tagOf(stem)).toBe(tag);
});
