/** Every cell that a reader asks for is of the type that the format gives its column, or the file is refused with the cell's name. */
import { beforeAll, expect, test } from '@jest/globals';
import { PROFILES } from '../../src/ids.ts';
import { verifyBytes, withSql } from '../support/cartridges.ts';
import { makeBase } from '../support/mutate/bases.ts';
import { scratch } from '../support/scratch.ts';

const folder = scratch();
let base: Uint8Array;

beforeAll(async () => {
  ({ bytes: base } = await makeBase(folder, PROFILES.cart, 512));
});

/** The row whose `key` is `value` gets a cell; gives the first fault and the trust. */
async function refused(table: string, key: string, value: string, column: string, cell: string): Promise<unknown[]> {
  const bytes = await withSql(base, `UPDATE ${table} SET ${column} = ${cell} WHERE ${key} = '${value}'`);
  const { outcome, faults } = await verifyBytes(folder, bytes);
  return [outcome.trust, faults[0]];
}

const CAPABILITY = 'cap-68698935bb5e3ae2';
const LOOP = 'rom/policy/loop.json';
const ROWS: Readonly<Record<string, readonly [key: string, value: string]>> = {
  cartridge: ['key', 'cart.role'],
  sqlar: ['name', LOOP],
  capabilities: ['id', CAPABILITY],
  objects: ['source_ref', LOOP],
  signatures: ['target', 'rom-manifest'],
  memory: ['id', 'm1'],
  vectors: ['memory_id', 'm1'],
};

const TEXTS = [
  ['cartridge', 'key', 'meta: a key in table cartridge'],
  ['cartridge', 'value', 'meta: meta value "cart.role"'],
  ['sqlar', 'name', 'names: a name in sqlar'],
  ['capabilities', 'id', 'capabilities: a capability id'],
  ['capabilities', 'json', `capabilities: json of capability "${CAPABILITY}"`],
  ['capabilities', 'content_hash', 'capabilities: content_hash'],
  ['objects', 'source_ref', 'objects: a source_ref'],
  ['objects', 'kind', `objects: kind of "${LOOP}"`],
  ['objects', 'oid', `objects: oid of "${LOOP}"`],
  ['objects', 'canon', `objects: canon of "${LOOP}"`],
  ['objects', 'zone', `objects: zone of "${LOOP}"`],
  ['signatures', 'target', 'signature-row: target of a signature'],
  ['signatures', 'manifest_hash', 'signature-row: manifest_hash of the signature'],
  ['signatures', 'envelope', 'envelope: the envelope'],
  ['signatures', 'public_key_pem', 'signature-row: public_key_pem of the signature'],
  ['signatures', 'alg', 'signature-row: alg of the signature'],
  ['signatures', 'created_at', 'signature-row: created_at of the signature'],
  ['memory', 'id', 'memory: a memory id'],
  ['memory', 'artifact_fingerprint', 'memory: artifact_fingerprint of memory "m1"'],
  ['memory', 'codebase_fingerprint', 'memory: codebase_fingerprint of memory "m1"'],
  ['memory', 'payload', 'memory: payload of memory "m1"'],
  ['memory', 'oid', 'memory: oid of memory "m1"'],
  ['vectors', 'memory_id', 'memory: the memory id of a vector'],
  ['vectors', 'zone', 'memory: zone of vector "m1"'],
] as const;

test.each(TEXTS)('%s.%s is TEXT of valid UTF-8', async (table, column, what) => {
  const [key, value] = ROWS[table] ?? ['', ''];
  expect([
    await refused(table, key, value, column, "x'ff'"),
    await refused(table, key, value, column, "CAST(x'ff' AS TEXT)"),
  ]).toEqual([
    ['tampered', `${what} is BLOB, not TEXT`],
    ['tampered', `${what} is invalid UTF-8`],
  ]);
});

// Of a name the rules for names judge every character.
test.each(TEXTS.filter(([table]) => table !== 'sqlar'))('%s.%s has no NUL', async (table, column, what) => {
  const [key, value] = ROWS[table] ?? ['', ''];
  expect(await refused(table, key, value, column, "'a' || char(0)")).toEqual(['tampered', `${what} has a NUL in it`]);
});

const INTEGERS = [
  ['sqlar', 'mode', 'files: mode'],
  ['sqlar', 'mtime', 'files: mtime'],
  ['sqlar', 'sz', 'files: sz'],
  ['objects', 'sz', 'objects: sz'],
] as const;

test.each(INTEGERS)('%s.%s is an INTEGER that a number holds', async (table, column, what) => {
  const [key, value] = ROWS[table] ?? ['', ''];
  expect([
    await refused(table, key, value, column, "x'01'"),
    await refused(table, key, value, column, '1.5'),
    await refused(table, key, value, column, '9007199254740992'),
  ]).toEqual([
    ['tampered', `${what} of "${LOOP}" is BLOB, not INTEGER`],
    ['tampered', `${what} of "${LOOP}" is REAL, not INTEGER`],
    ['tampered', `limits: ${what.split(': ')[1]} of "${LOOP}" is beyond 2^53`],
  ]);
});

test('sqlar.data is a BLOB', async () => {
  expect(await refused('sqlar', 'name', LOOP, 'data', "'text'")).toEqual([
    'tampered',
    `files: data of "${LOOP}" is TEXT, not BLOB`,
  ]);
});
