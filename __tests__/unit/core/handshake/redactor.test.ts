import { expect, test } from '@jest/globals';
import { redactor } from '../../../../src/core/handshake/redactor.ts';

test('values of six characters and more are blotted out, each word of them too, the longest first', () => {
  const server = { name: 's', env: { A: 'secret', B: 'short', C: 'secrets' }, headers: { D: 'Bearer tokens-1' } };
  expect(redactor(server)('secrets secret short Bearer tokens-1, tokens-1 Bearer')).toBe(
    '*** *** short ***, *** Bearer',
  );
  expect(redactor({ name: 's' })('secret')).toBe('secret');
});
