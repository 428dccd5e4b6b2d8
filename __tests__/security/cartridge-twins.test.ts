/** Attack 231: two rows with one reference are refused by the readers themselves, whatever the schema and the indexes say. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Database } from 'sql.js';
import { inflate } from '../../src/adapters/sqlite/inflate.ts';
import { bytesSource } from '../../src/adapters/sqlite/place.ts';
import { checkObjects } from '../../src/core/cartridge/objects.ts';
import { openCartridge, readCard } from '../../src/core/cartridge/sqlite/read-card.ts';
import { readRom } from '../../src/core/cartridge/rom.ts';
import { VerifyChecks } from '../../src/core/result/verify-checks.ts';
import { PROFILES } from '../../src/ids.ts';
import { verifyBytes, withSql } from '../support/cartridges.ts';
import { makeBase } from '../support/mutate/bases.ts';
import { scratch } from '../support/scratch.ts';

const folder = scratch();
let base: Uint8Array;

beforeAll(async () => {
  ({ bytes: base } = await makeBase(folder, PROFILES.cart, 512));
});

/** Puts a twin of every row into a table, whose schema and index go on saying that there can be none. */
function twin(database: Database, table: string, key: string): void {
  const sql = String(database.exec(`SELECT sql FROM sqlite_schema WHERE name = '${table}'`)[0]?.values[0]?.[0]);
  const keyed = sql.replace(' WITHOUT ROWID', '');
  const keyless = keyed.replace(', PRIMARY KEY (kind, source_ref)', '').replace(' PRIMARY KEY', '');
  database.run(`CREATE TEMP TABLE kept AS SELECT * FROM ${table}; DROP TABLE ${table}; ${keyless};
    INSERT INTO ${table} SELECT * FROM kept; INSERT INTO ${table} SELECT * FROM kept;
    CREATE INDEX again ON ${table}(${key}); PRAGMA writable_schema=ON`);
  database.run("UPDATE sqlite_schema SET sql = NULL, name = ? WHERE name = 'again'", [`sqlite_autoindex_${table}_1`]);
  database.run('UPDATE sqlite_schema SET sql = ? WHERE name = ?', [keyed, table]);
}

async function faultsOf(bytes: Uint8Array): Promise<string[]> {
  const cartridge = openCartridge(bytesSource(bytes), PROFILES.cart, inflate);
  const checks = new VerifyChecks();
  const rom = await readRom(cartridge, checks);
  checkObjects(cartridge, rom, checks);
  return checks.list().flatMap(({ ok, id, message }) => (ok ? [] : [`${id}: ${message}`]));
}

test.each([
  ['capabilities', 'id', /^capabilities: duplicate: "capability:cap-[0-9a-f]{16}" appears twice$/, 2],
  ['memory', 'id', /^memory: duplicate: "memory:m[12]" appears twice$/, 2],
  ['sqlar', 'name', /^names: name "(?:rom|save)\/.*" appears twice$/, 6],
  ['objects', 'kind, source_ref', /^objects: duplicate source_ref ".*"$/, 15],
  ['cartridge', 'key', /^meta: meta key "cart\..*" appears twice$/, 1],
] as const)('attack 231: twins in %s', async (table, key, expected, count) => {
  const bytes = await withSql(base, (database) => twin(database, table, key));
  const twins = (await faultsOf(bytes)).filter((fault) => expected.test(fault));
  expect(twins).toHaveLength(count);
  const { outcome, faults } = await verifyBytes(folder, bytes);
  expect([outcome.trust, ...faults]).toEqual([
    'tampered',
    expect.stringMatching(/^integrity: integrity_check: "non-unique entry in index/),
  ]);
});

test('attack 231: a card is not read from a cartridge with twins of a capability', async () => {
  const bytes = await withSql(base, (database) => twin(database, 'capabilities', 'id'));
  const cartridge = openCartridge(bytesSource(bytes), PROFILES.cart, inflate);
  await expect(readCard(cartridge)).rejects.toThrow(/^duplicate: capability cap-[0-9a-f]{16} appears twice$/);
});

test.each([
  ['oid', "'sha256:0'", 'oid of memory "m1" is not that of its payload'],
  ['artifact_fingerprint', "'f2'", 'artifact_fingerprint of memory "m1" is not that of its payload'],
  ['codebase_fingerprint', "'c'", 'codebase_fingerprint of memory "m1" is not that of its payload'],
  ['payload', 'payload || char(0)', 'payload of memory "m1" has a NUL in it'],
])('a column beside the signed payload of a memory says what the payload says: %s', async (column, value, fault) => {
  const change = (id: string): Promise<Uint8Array> =>
    withSql(base, `UPDATE memory SET ${column} = ${value} WHERE id = '${id}'`);
  const { faults } = await verifyBytes(folder, await change('m1'));
  expect(faults[0]).toBe(`memory: ${fault}`);
  expect((await verifyBytes(folder, await change('m2'))).faults).toEqual([]);
});
