import { expect, test } from '@jest/globals';
import { isSpdxExpression } from '../../../../../src/core/cal/shape/formats.ts';

test.each([
  'MIT',
  '  MIT ',
  'Apache-2.0 WITH LLVM-exception',
  'MIT OR (GPL-2.0-only WITH Classpath-exception-2.0 AND BSD-3-Clause)',
  '((MIT))',
  'LicenseRef-acme',
])('%s is an expression', (text) => expect(isSpdxExpression(text)).toBe(true));

test.each([
  '',
  '(',
  ')',
  'MIT)',
  '(MIT',
  '(MIT))(',
  'MIT AND',
  'AND MIT',
  'MIT MIT',
  'MIT WITH',
  'MIT WITH OR',
  'MIT WITH (x)',
  'MIT WITH WITH',
  'MIT WITH a WITH b',
  '(MIT) WITH a',
  'WITH a',
  'MIT, BSD',
  '()',
])('%p is none', (text) => expect(isSpdxExpression(text)).toBe(false));

test('200 characters are the most', () => {
  const long = (length: number): string => `MIT OR ${'a'.repeat(length - 7)}`;
  expect([200, 201].map((length) => isSpdxExpression(long(length)))).toEqual([true, false]);
});
