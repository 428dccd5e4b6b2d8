/** Addresses and names that are never contacted, in every spelling. */
import { expect, test } from '@jest/globals';
import { isPrivateName, isPublicAddress } from '../../../../src/adapters/url/address.ts';

test.each([
  ['8.8.8.8', true],
  ['10.0.0.1', false],
  ['127.0.0.1', false],
  ['2606:4700::1111', true],
  ['2606:4700::1111%eth0', true],
  ['2606:4700::1111%a\nb', true],
  ['fe80::1%eth0', false],
  ['::1', false],
  ['::ffff:8.8.8.8', true],
  ['::ffff:10.0.0.1', false],
  ['::ffff:0.0.0.1', false],
  ['64:ff9b::8.8.8.8', true],
  ['64:ff9b::10.0.0.1', false],
  ['64:ff9b::1', false],
  ['2001:db8::1', false],
  ['2002:a00:1::', false],
  ['3fff::1', false],
  ['4000::1', false],
  ['example.org', false],
  ['', false],
])('%j is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  ['localhost', true],
  ['LOCALHOST.', true],
  ['intranet', true],
  ['a.localhost', true],
  ['a.internal..', true],
  ['a.Local', true],
  ['a.lan', true],
  ['a.home.arpa', true],
  ['a.onion', true],
  ['example.org', false],
  ['example.org.', false],
  ['local.example.org', false],
  ['a.local.org', false],
  ['mylan.org', false],
  ['::1', false],
])('%j is a name of this network: %s', (name, expected) => {
  expect(isPrivateName(name)).toBe(expected);
});
