import { expect, test } from '@jest/globals';
import type { CalIntegrity } from '../../../../src/core/dsse/cal.ts';
import { withIntegrity } from '../../../../src/core/dsse/cal-edit.ts';
import { readText } from '../../../../src/core/source/read.ts';
import { SMALL_CAL } from '../../../support/cals.ts';

/** Of the shape alone: nothing here is verified. */
const integrity = (digest: string): CalIntegrity => ({
  schemaVersion: 'x',
  digest,
  publisherId: 'org.example',
  keyid: 'k',
  publicKeyPem: 'p',
  signedAt: '2026-01-02T03:04:05Z',
  envelope: { payloadType: 't', payload: 'e30=', signatures: [{ keyid: 'k', sig: 'AAAA' }] },
});

test.each([2, 4, '\t', undefined])(
  'JSON indented by %j stays so, when it is signed and when it is signed again',
  async (indent) => {
    const text = (...parts: object[]): string =>
      `${JSON.stringify(Object.assign({}, SMALL_CAL, ...parts), null, indent)}\n`;
    for (const eol of ['\n', '\r\n']) {
      const written = (...parts: object[]): string => text(...parts).replaceAll('\n', eol);
      const once = withIntegrity(await readText('a.cal.json', written()), integrity('one'));
      expect(once).toBe(written({ integrity: integrity('one') }));
      const again = withIntegrity(await readText('a.cal.json', once), integrity('two'));
      expect(again).toBe(written({ integrity: integrity('two') }));
    }
  },
);
