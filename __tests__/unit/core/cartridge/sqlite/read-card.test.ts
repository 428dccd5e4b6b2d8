import { beforeAll, expect, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCartridgeCard } from '../../../../../src/adapters/sqlite/card.ts';
import { cartridgeStore } from '../../../../../src/adapters/sqlite/store.ts';
import { PROFILES } from '../../../../../src/ids.ts';
import { freshSigner, signedCartridge, withSql } from '../../../../support/cartridges.ts';
import { scratch } from '../../../../support/scratch.ts';

const folder = scratch();
const KEY = `${PROFILES.cart.metaPrefix}declared_level`;
let bytes: Uint8Array;

beforeAll(async () => {
  bytes = await signedCartridge(folder, freshSigner());
});

test.each([
  ['0', 0],
  ['3', 3],
  ['9999', 9999],
  ['10000', undefined],
  ['', undefined],
  ['-1', undefined],
  ['v2', undefined],
  ['2x', undefined],
  ['2\n', undefined],
])('the level that a cartridge states as %j is %j', async (stated, level) => {
  const changed = await withSql(
    bytes,
    (database) => void database.run('INSERT OR REPLACE INTO cartridge VALUES (?, ?)', [KEY, stated]),
  );
  writeFileSync(join(folder, 'x.cart'), changed);
  const card = await readCartridgeCard(cartridgeStore(folder), 'x.cart', PROFILES.cart);
  expect(card.level).toBe(level);
});

const capability = (id: string, json: unknown): string =>
  `INSERT INTO capabilities VALUES ('${id}', '${typeof json === 'string' ? json : JSON.stringify(json)}', '');`;

test.each([
  ['capability x does not have taskType, stack and domain', capability('x', { taskType: 't', stack: ['a', 1] })],
  ['capability x does not have taskType, stack and domain', capability('x', { taskType: 't', stack: 'a' })],
  ['capability x does not have taskType, stack and domain', capability('x', { taskType: 7 })],
  ['capability x does not have taskType, stack and domain', capability('x', { taskType: 't', domain: 7 })],
  ['capability x is not JSON', capability('x', '{')],
])('%s', async (problem, sql) => {
  writeFileSync(join(folder, 'y.cart'), await withSql(bytes, sql));
  await expect(readCartridgeCard(cartridgeStore(folder), 'y.cart', PROFILES.cart)).rejects.toThrow(problem);
});

test('a capability without stack and domain has neither', async () => {
  writeFileSync(join(folder, 'z.cart'), await withSql(bytes, capability('x', { taskType: 't' })));
  const { capabilities } = await readCartridgeCard(cartridgeStore(folder), 'z.cart', PROFILES.cart);
  expect(capabilities).toContainEqual({ taskType: 't', stack: [], domain: '' });
});
