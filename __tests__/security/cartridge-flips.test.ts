/** What one flipped bit may change in a signed cartridge, byte for byte. */
import { expect, jest, test } from '@jest/globals';
import { join } from 'node:path';
import { PROFILES } from '../../src/ids.ts';
import { stockReadings } from '../support/stock-readings.ts';
import { describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';

// Most flips leave key, statement and signature as they are: what was verified once gives the same answer, and costs most of the time.
const ed25519 = await import('../../src/core/dsse/ed25519.ts');
const verified = new Map<string, boolean>();
jest.unstable_mockModule('../../src/core/dsse/ed25519.ts', () => ({
  ...ed25519,
  verifyStrict: (...parts: Parameters<typeof ed25519.verifyStrict>): boolean => {
    const asked = parts.map((part) => Buffer.from(part).toString('latin1')).join(':');
    const known = verified.get(asked) ?? ed25519.verifyStrict(...parts);
    verified.set(asked, known);
    return known;
  },
}));
const { makeBase } = await import('../support/mutate/bases.ts');
const { regionsOf } = await import('../support/mutate/regions.ts');
const { isTrusted } = await import('../support/mutate/run.ts');

/** Bytes that no reader looks at. All of a page's are changed at once: that is more than one bit, and saves many signatures. */
const UNREAD: ReadonlySet<string> = new Set(['unused space', 'free page']);

/**
 * Of many bytes in a row that are parts of one thing, all of which is signed alike, the first and the last few are flipped, and of
 * those between one of these. By hand, each of them: `CARTWRIGHT_ROUNDS=1 npm test -- cartridge-flips`.
 */
const ONE_OF = process.env['CARTWRIGHT_ROUNDS'] === undefined ? 8 : 1;
const EDGE = 8;

/** Where else a bit may change without notice, and why nobody needs to notice. */
const FREE: Readonly<Record<string, string>> = {
  'header: schema cookie': 'SQLite counts changes of the schema in it',
  'header: suggested cache size': 'how much memory SQLite takes',
  'header: user version, minor': 'later versions of the format may count it up',
  'header: SQLite version': 'which version wrote last',
  'row header': 'the type of an unsigned value: TEXT or BLOB, one number or another',
  'schema.sql': 'case of ASCII letters in names, and the literal of a DEFAULT that no row needs',
  'SAVE sqlar.data': 'what was played',
  'SAVE memory.codebase_fingerprint': 'what was learned',
  'SAVE memory.payload': 'what was learned',
  'SAVE memory.oid': 'what was learned',
  'SAVE memory.created_at': 'what was learned',
  'memory.created_at': 'no part of the payload, which is what is signed',
  'vectors.embedding': 'derived from a memory',
  'vectors.artifact_fingerprint': 'derived from a memory',
  'signatures.sig_id': 'a name for the row',
  'signatures.envelope': 'the key id, which is a hint',
  'signatures.keyid': 'a hint',
  'signatures.public_key_pem': 'never believed when a key is given',
  'signatures.created_at': 'the signed time is in the statement',
};

describeTool('sqlite3', 'a small cartridge', () => {
  test('one flipped bit anywhere is refused, or changes nothing that is signed', async () => {
    const folder = scratch();
    const base = await makeBase(folder, PROFILES.cart, 512);
    const regions = await regionsOf(base.bytes);
    const accepted: { readonly at: number; readonly bytes: Uint8Array }[] = [];
    const flipped = async (places: readonly number[]): Promise<boolean> => {
      const bytes = new Uint8Array(base.bytes);
      for (const at of places) bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
      const trusted = await isTrusted(bytes, base);
      if (trusted) accepted.push({ at: places[0] ?? 0, bytes });
      return trusted;
    };
    const found = new Set<string>();
    const unread = new Map<number, number[]>();
    const among = (at: number): boolean =>
      at % ONE_OF !== 0 && [at - EDGE, at + EDGE].every((other) => regions[other] === regions[at]);
    for (const [at, region] of regions.entries()) {
      if (!UNREAD.has(region) && among(at)) continue;
      if (UNREAD.has(region)) {
        const page = Math.floor(at / 512);
        unread.set(page, [...(unread.get(page) ?? []), at]);
      } else if (await flipped([at])) found.add(region);
    }
    for (const places of unread.values()) expect(await flipped(places)).toBe(true);
    expect([...found].sort()).toEqual(Object.keys(FREE).sort());

    const stock = (files: readonly Uint8Array[]): string[] =>
      stockReadings(join(folder, 'stock'), files, base.keys).map((reading) => JSON.stringify(reading));
    const [expected] = stock([base.bytes]);
    const readings = stock(accepted.map(({ bytes }) => bytes));
    expect(accepted.flatMap(({ at }, i) => (readings[i] === expected ? [] : [`${at}: ${regions[at]}`]))).toEqual([]);
  }, 600_000);
});
