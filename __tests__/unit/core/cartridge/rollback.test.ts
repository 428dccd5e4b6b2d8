import { expect, test } from '@jest/globals';
import { checkRollback, type KnownCartridge } from '../../../../src/core/cartridge/rollback.ts';
import { VerifyChecks } from '../../../../src/core/result/verify-checks.ts';

const KNOWN = { version: '1.2.0', artifactId: 'p/a', romDigest: 'sha256:1', signedAt: '2026-01-02T03:04:05Z' };
const NOT_OLDER = 'version 1.2.0 is not older than 1.2.0';

test.each<readonly [string, Partial<typeof KNOWN>, KnownCartridge, string]>([
  ['the very same', {}, KNOWN, `ok: ${NOT_OLDER}`],
  ['the same instant in another zone', { signedAt: '2026-01-02T04:04:05+01:00' }, KNOWN, `ok: ${NOT_OLDER}`],
  ['signed a second later', { signedAt: '2026-01-02T03:04:06Z' }, KNOWN, `ok: ${NOT_OLDER}`],
  [
    'signed a second earlier',
    { signedAt: '2026-01-02T03:04:04Z' },
    KNOWN,
    'no: version 1.2.0 was signed at 2026-01-02T03:04:04Z, the known one at 2026-01-02T03:04:05Z',
  ],
  [
    'other bytes of the same version',
    { romDigest: 'sha256:2' },
    KNOWN,
    `warning: version 1.2.0 has another ROM digest than the known cartridge; ok: ${NOT_OLDER}`,
  ],
  ['an older version', { version: '1.1.9' }, KNOWN, 'no: version 1.1.9 is older than 1.2.0'],
  [
    'a newer version signed earlier',
    { version: '1.2.1', signedAt: '2025-01-01T00:00:00Z', romDigest: 'sha256:2' },
    KNOWN,
    'ok: version 1.2.1 is not older than 1.2.0',
  ],
  ['another artifact', { artifactId: 'p/b' }, KNOWN, 'no: it is "p/b", the known cartridge is "p/a"'],
  ['a version alone', { signedAt: '2020-01-01T00:00:00Z' }, { version: '1.2.0' }, `ok: ${NOT_OLDER}`],
])('%s', (_, change, baseline, expected) => {
  const checks = new VerifyChecks();
  checkRollback({ ...KNOWN, ...change }, baseline, checks);
  const said = checks
    .list()
    .map(({ ok, warning, message }) => `${!ok ? 'no' : warning ? 'warning' : 'ok'}: ${message}`);
  expect(said.join('; ')).toBe(expected);
});
