import { expect, test } from '@jest/globals';
import { SIGNED_AT } from '../../../../../src/core/cal/shape/formats.ts';

test.each([
  ['2026-01-01T00:00:00Z', true],
  ['2026-12-31T23:59:60Z', true],
  ['2024-02-29T00:00:00.123456+14:00', true],
  ['2026-00-01T00:00:00Z', false],
  ['2026-13-01T00:00:00Z', false],
  ['2026-01-00T00:00:00Z', false],
  ['2026-01-32T00:00:00Z', false],
  ['2026-04-31T00:00:00Z', false],
  ['2100-02-29T00:00:00Z', false],
  ['2026-01-01T24:00:00Z', false],
  ['2026-01-01T00:60:00Z', false],
  ['2026-01-01T00:00:61Z', false],
  ['2026-01-01T00:00:00', false],
  ['2026-01-01T00:00:00.Z', false],
  ['2026-01-01 00:00:00Z', false],
  [' 2026-01-01T00:00:00Z', false],
  ['2026-01-01T00:00:00Z ', false],
  ['2026-01-01T00:00:00+1:00', false],
])('%s is a time: %s', (text, is) => {
  expect(SIGNED_AT.test(text)).toBe(is);
});
