/** Rows of `objects` that name nothing, or not as the format does, in a cartridge that is signed. */
import { beforeAll, expect, test } from '@jest/globals';
import { freshSigner, signedCartridge, verifyBytes, withSql } from '../../../support/cartridges.ts';
import { scratch } from '../../../support/scratch.ts';

const folder = scratch();
const OID = `sha256:${'0'.repeat(64)}`;
let bytes: Uint8Array;

beforeAll(async () => {
  bytes = await signedCartridge(folder, freshSigner());
});

/** What is said of one more row of the SAVE zone. */
async function faults(row: Readonly<Record<string, string | number>>): Promise<readonly string[]> {
  const all = { kind: 'sqlar', source_ref: 'save/x', oid: OID, canon: 'raw', zone: 'save', sz: 1, ...row };
  const values = Object.values(all).map((value) => (typeof value === 'string' ? `'${value}'` : value));
  const changed = await withSql(bytes, `INSERT INTO objects (${Object.keys(all).join()}) VALUES (${values.join()})`);
  const known = new Set((await verifyBytes(folder, bytes)).faults);
  return (await verifyBytes(folder, changed)).faults.filter(
    (fault) => !known.has(fault) && fault.startsWith('objects:'),
  );
}

test.each<[string, Readonly<Record<string, string | number>>, readonly string[]]>([
  ['a member of the SAVE zone', {}, []],
  ['another oid than sha256', { oid: 'md5:00' }, ['objects: oid of "save/x" is not a sha256 digest']],
  ['an oid in upper case', { oid: OID.toUpperCase() }, ['objects: oid of "save/x" is not a sha256 digest']],
  ['an oid with more behind it', { oid: `${OID}0` }, ['objects: oid of "save/x" is not a sha256 digest']],
  ['a size below 0', { sz: -1 }, ['objects: sz of "save/x" is -1']],
  ['no size at all', { sz: 0 }, []],
  ['another kind', { kind: 'memory' }, ['objects: kind "memory" does not fit source_ref "save/x"']],
  ['another form', { canon: 'jcs-rfc8785' }, ['objects: canon of "save/x" is "jcs-rfc8785", not "raw"']],
  ['another zone', { zone: 'ram' }, ['objects: zone of "save/x" is "ram"']],
  ['a name of the ROM', { source_ref: 'rom/x' }, ['objects: ROM source in SAVE zone: "rom/x"']],
  [
    'a meta value',
    { source_ref: 'cartridge:x', kind: 'cartridge', canon: 'jcs-rfc8785' },
    ['objects: ROM source in SAVE zone: "cartridge:x"'],
  ],
])('%s', async (_name, row, said) => {
  expect(await faults(row)).toEqual(said);
});
