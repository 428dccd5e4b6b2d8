/** The differential run: whatever verifies must give stock SQLite exactly what was signed. */
import { cartridgeStore } from '../../../src/adapters/sqlite/store.ts';
import { plainDemands, verifyFile } from '../../../src/app/trust/verify.ts';
import { nodeFileSystem } from '../../../src/adapters/fs/node-fs.ts';
import { UserError } from '../../../src/core/result/errors.ts';
import { NOW, trusting, withSql } from '../cartridges.ts';
import { stockReadings, type Reading } from '../stock-readings.ts';
import { SIGNER, type Base } from './bases.ts';
import { BYTE_MUTATIONS } from './pages.ts';
import { Random } from './random.ts';
import { ROW_MUTATIONS } from './rows.ts';
import { untracked } from '../untracked.ts';

const KINDS = [...Object.keys(ROW_MUTATIONS), ...Object.keys(BYTE_MUTATIONS)];
/** How many cartridges one process of sqlite3 reads. */
const BATCH = 200;

/** Whether a cartridge verifies as trusted, read from memory. */
export async function isTrusted(bytes: Uint8Array, { profile }: Base): Promise<boolean> {
  const ports = { fs: nodeFileSystem('/', untracked), store: cartridgeStore('/', () => bytes) };
  const demands = { ...plainDemands(profile, NOW), ...trusting(SIGNER.publicKey, profile) };
  try {
    const { outcome } = await verifyFile(ports, 'subject', demands);
    return outcome.ok;
  } catch (error) {
    // What is not a cartridge any more is refused by its name.
    if (error instanceof UserError && error.code === 'not-a-cartridge') return false;
    throw error;
  }
}

async function mutated(bytes: Uint8Array, kind: string, random: Random): Promise<Uint8Array | undefined> {
  try {
    const byBytes = BYTE_MUTATIONS[kind];
    if (byBytes !== undefined) return byBytes(bytes, random);
    return await withSql(bytes, (database) => ROW_MUTATIONS[kind]?.(database, random));
  } catch {
    return undefined; // It cannot be done to this database: SQLite refuses, or the mutation before left no page to change.
  }
}

/** What a run did, and the mutations that stock SQLite reads otherwise. */
export interface DifferentialReport {
  readonly mutations: number;
  readonly accepted: number;
  /** By kind: how many were made, how many accepted. */
  readonly kinds: Readonly<Record<string, readonly [made: number, accepted: number]>>;
  /** The first differences; each names the seed's number and the kinds. */
  readonly differences: readonly string[];
}

/**
 * Makes `count` mutated cartridges from `seed` on, and reads every accepted one by stock sqlite3.
 *
 * @param folder a folder of its own
 */
export async function differential(
  folder: string,
  bases: readonly Base[],
  count: number,
  seed: number,
): Promise<DifferentialReport> {
  const kinds: Record<string, [number, number]> = Object.fromEntries(KINDS.map((kind) => [kind, [0, 0]]));
  const differences: string[] = [];
  const expected = new Map(bases.map((base) => [base, stockReadings(folder, [base.bytes], base.keys)[0]]));
  const waiting = new Map<Base, { label: string; bytes: Uint8Array }[]>(bases.map((base) => [base, []]));
  const readAll = (base: Base): void => {
    const batch = waiting.get(base) ?? [];
    waiting.set(base, []);
    const readings = stockReadings(
      folder,
      batch.map(({ bytes }) => bytes),
      base.keys,
    );
    for (const [i, reading] of readings.entries()) {
      const difference = compare(expected.get(base), reading);
      if (difference !== undefined) differences.push(`${batch[i]?.label}: ${difference}`);
    }
  };
  let accepted = 0;
  for (let made = 0, at = seed; made < count; at++) {
    const random = new Random(at);
    const base = random.of(bases);
    const steps = random.of([1, 1, 1, 2, 3]);
    const chosen = Array.from({ length: steps }, () => random.of(KINDS));
    let bytes: Uint8Array | undefined = base.bytes;
    for (const kind of chosen) bytes = bytes && (await mutated(bytes, kind, random));
    if (bytes === undefined || Buffer.compare(bytes, base.bytes) === 0) continue;
    made++;
    const trusted = await isTrusted(bytes, base);
    for (const kind of new Set(chosen)) {
      const counts = kinds[kind];
      if (counts === undefined) continue;
      counts[0]++;
      if (trusted) counts[1]++;
    }
    if (!trusted) continue;
    accepted++;
    waiting.get(base)?.push({ label: `${at} ${base.profile.prefix} ${chosen.join('+')}`, bytes });
    if (waiting.get(base)?.length === BATCH) readAll(base);
  }
  for (const base of bases) readAll(base);
  return { mutations: count, accepted, kinds, differences };
}

function compare(expected: Reading | undefined, found: Reading): string | undefined {
  if (expected === undefined) return 'nothing to compare with';
  const [was, is] = [expected, found].map(({ dump, files }) => [...dump.split('\n'), ...files]);
  const at = (is ?? []).findIndex((line, i) => line !== was?.[i]);
  if (at === -1 && is?.length === was?.length) return undefined;
  return `${JSON.stringify(is?.[at]?.slice(0, 200))} where ${JSON.stringify(was?.[at]?.slice(0, 200))} was signed`;
}
