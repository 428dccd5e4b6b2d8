import { expect, test } from '@jest/globals';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { lockProject } from '../../../../src/app/lock/lock.ts';
import { openProject } from '../../../../src/app/project/projects.ts';
import { scratch } from '../../../support/scratch.ts';
import { TWO_SLOTS } from '../../../support/lock.ts';
import { untracked } from '../../../support/untracked.ts';

test('a cartridge that nothing could hold to its ROM digest is not locked', async () => {
  const folder = scratch();
  for (const name of ['dev.cart', 'flow.cal.yaml']) writeFileSync(join(folder, name), TWO_SLOTS);
  const facts = { signedBy: [], digest: `sha256:${'a'.repeat(64)}` };
  const ports = {
    fs: nodeFileSystem(folder, untracked),
    clock: { now: () => new Date(0) },
    signatureOf: undefined,
    cardReader: () =>
      Promise.resolve((path: string) =>
        Promise.resolve({
          path,
          name: 'Dev',
          role: 'developer',
          romDigest: null,
          capabilities: [],
          id: 'com.example/dev',
          version: '1.0.0',
          file: facts,
        }),
      ),
  };
  const project = await openProject(ports.fs, '.');
  await expect(lockProject(ports, { project, cals: undefined })).rejects.toMatchObject({
    code: 'no-rom-digest',
    path: 'flow.cal.yaml',
  });
  expect(existsSync(join(folder, 'cartwright.lock'))).toBe(false);
});
