import { expect, test } from '@jest/globals';
import { writeFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readCartridgeCard } from '../../../../src/adapters/sqlite/card.ts';
import { cartridgeStore } from '../../../../src/adapters/sqlite/store.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { describeShared } from '../../../support/tools.ts';
import { scratch } from '../../../support/scratch.ts';

const folder = scratch();
const store = cartridgeStore(folder);

describeShared('the published cartridge', (shared) => {
  const path = `${shared}real/acx/ada-ridge.acx`;

  test('is read whole', async () => {
    const { manifestBytes, ...card } = await readCartridgeCard(store, path, PROFILES.acx);
    expect(card).toEqual({
      cartridgeId: 'io.github.ridgeworks/ada-ridge@a70348bd-e7fc-4b58-860f-ccc91a95b92a',
      artifactId: 'ada-ridge',
      version: '1.0.0',
      name: 'Ada Ridge',
      role: 'devops_engineer',
      publisherId: 'io.github.ridgeworks',
      romDigest: 'sha256:318b930a1942eb9d3e8088906c6b32f91def9e156d4cbb3a178e676d4e28aaca',
      capabilities: [
        {
          taskType: 'implement-feature',
          stack: ['pkg:generic/python', 'pkg:generic/snowflake', 'pkg:pypi/apache-airflow', 'pkg:pypi/dbt-core'],
          domain: 'infrastructure',
        },
        {
          taskType: 'build-dag',
          stack: ['pkg:generic/snowflake', 'pkg:pypi/apache-airflow', 'pkg:pypi/dbt-core'],
          domain: 'infrastructure',
        },
      ],
      level: 6,
    });
    const manifest = JSON.parse(new TextDecoder().decode(manifestBytes)) as { schemaVersion: string };
    expect([manifestBytes?.length, manifest.schemaVersion]).toEqual([2514, PROFILES.acx.manifestSchemaVersion]);
  });

  test('of another profile names the setting that would read it', async () => {
    await expect(readCartridgeCard(store, path, PROFILES.cart)).rejects.toMatchObject({
      code: 'bad-cartridge',
      path,
      message:
        'not a cartridge that can be read: unrecognized schemaVersion, application_id is that of profile acx: use --prefix acx, or prefix: acx in cartwright.yaml',
    });
  });

  test('is not read through a link', async () => {
    symlinkSync(path, join(folder, 'link.acx'));
    await expect(readCartridgeCard(store, 'link.acx', PROFILES.acx)).rejects.toMatchObject({
      code: 'unreadable-file',
      message: 'cannot be read: it is a symbolic link',
    });
  });
});

test.each([
  ['there is no such file or directory', 'none.cart', undefined],
  ['it is a directory', '.', undefined],
])('%s', async (reason, name) => {
  await expect(readCartridgeCard(store, name, PROFILES.cart)).rejects.toMatchObject({
    code: 'unreadable-file',
    message: `cannot be read: ${reason}`,
  });
});

test('a file that is not a database', async () => {
  writeFileSync(join(folder, 'text.cart'), 'x'.repeat(200));
  await expect(readCartridgeCard(store, 'text.cart', PROFILES.cart)).rejects.toMatchObject({
    code: 'bad-cartridge',
    message: 'not a cartridge that can be read: the file is not an SQLite database',
  });
});
