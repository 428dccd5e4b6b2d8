import { expect, test } from '@jest/globals';
import { verifyMarkdown } from '../../../../../../src/core/report/markdown/pages/verify.ts';
import type { VerifyOutcome } from '../../../../../../src/core/result/verify-results.ts';

const outcome = (path: string): VerifyOutcome => ({
  path,
  ok: false,
  trust: 'untrusted',
  cartridgeId: null,
  romDigest: null,
  fileDigest: null,
  saveRecords: null,
  publisherId: null,
  keyids: [],
  signedAt: null,
  checks: [{ id: 'trust', ok: false, message: 'signed by `x`' }],
});

test('names with backticks and bars stand in code spans that they cannot leave', () => {
  expect(verifyMarkdown([outcome('a`b'), outcome('a``|b')])).toBe(
    [
      '|  | file | trust | ROM digest |',
      '|---|---|---|---|',
      '| ❌ | ``a`b`` | untrusted |  |',
      '| ❌ | <code>a&#96;&#96;&#124;b</code> | untrusted |  |',
      '',
      '- ❌ ``a`b`` **trust**: `` signed by `x` ``',
      '- ❌ <code>a&#96;&#96;&#124;b</code> **trust**: `` signed by `x` ``',
      '',
    ].join('\n'),
  );
});
