/** What verifies is what stock SQLite reads: a differential test over seeded mutations of small signed cartridges. */
import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { makeBases } from '../support/mutate/bases.ts';
import { differential, isTrusted } from '../support/mutate/run.ts';
import { describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';

/** By hand: `CARTWRIGHT_MUTATIONS=50000 CARTWRIGHT_SEED=1 npm test -- cartridge-differential`. */
const COUNT = Number(process.env['CARTWRIGHT_MUTATIONS'] ?? 600);
const SEED = Number(process.env['CARTWRIGHT_SEED'] ?? 1);

describeTool('sqlite3', 'the differential run', () => {
  test('every accepted mutation gives stock sqlite3 exactly what was signed', async () => {
    const folder = scratch();
    const bases = await makeBases(folder);
    for (const base of bases) expect(await isTrusted(base.bytes, base)).toBe(true);
    const { mutations, accepted, kinds, differences } = await differential(join(folder, 'stock'), bases, COUNT, SEED);
    const list = Object.entries(kinds).map(([kind, [made, taken]]) => `${kind} ${taken}/${made}`);
    process.stdout.write(`${mutations} mutations, ${accepted} accepted (${list.join(', ')})\n`);
    expect(differences).toEqual([]);
    // Both answers were given, and each kind was tried: a run that refuses everything shows nothing.
    expect(accepted).toBeGreaterThan(COUNT / 20);
    expect(accepted).toBeLessThan(COUNT / 2);
    expect(Object.values(kinds).filter(([made]) => made === 0)).toEqual([]);
  }, 3_600_000);
});
