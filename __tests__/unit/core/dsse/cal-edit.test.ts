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

test.each([
  ['after its last member', 'a: 1\n', 'a: 1\nBLOCK\n'],
  ['where no line end is last', 'a: 1', 'a: 1\nBLOCK\n'],
  ['in the column of the others', '# c\n  a: 1\n  b: 2\n', '# c\n  a: 1\n  b: 2\n  BLOCK\n'],
  ['in the column of a key whose mark has a line of its own', '?\n  a\n: 1\n', '?\n  a\n: 1\nBLOCK\n'],
  ['before the end marker', 'a: 1\n...\n', 'a: 1\nBLOCK\n...\n'],
  ['before the end marker below comments', 'a: 1\n\n# note\n...\n# after\n', 'a: 1\n\n# note\nBLOCK\n...\n# after\n'],
  ['below a comment that begins as the marker', 'a: 1\n#...\n', 'a: 1\n#...\nBLOCK\n'],
  ['in place of an old one', 'a: 1\nintegrity: {}\nb: 2\n', 'a: 1\nBLOCK\nb: 2\n'],
])('the block of a YAML CAL is put %s', async (_, text, signed) => {
  for (const eol of ['\n', '\r\n'].slice(0, text.includes('\n') ? 2 : 1)) {
    const read = await readText('a.cal.yaml', text.replaceAll('\n', eol));
    const block = `integrity: ${JSON.stringify(integrity('one'))}`;
    expect(withIntegrity(read, integrity('one'))).toBe(signed.replaceAll('\n', eol).replace('BLOCK', block));
  }
});
