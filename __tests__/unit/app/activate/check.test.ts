import { expect, test } from '@jest/globals';
import { trustOf } from '../../../../src/app/activate/check.ts';

test('an activation demands of a signature what its command was given', () => {
  const options = ['--public-key', 'a.pem', '--trust-registry', 't.yaml', '--public-key', 'b.pem'];
  expect(trustOf({ options })).toEqual({
    publicKeys: ['a.pem', 'b.pem'],
    trustRegistry: 't.yaml',
    allowUnsigned: false,
  });
  expect(trustOf({ options: ['--allow-unsigned'] })).toEqual({
    publicKeys: [],
    trustRegistry: undefined,
    allowUnsigned: true,
  });
});
