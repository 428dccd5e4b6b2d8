import { expect, test } from '@jest/globals';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { makeChanges } from '../../../../src/app/activate/changes.ts';
import { forward } from '../../../../src/ports.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

test('what a change will write can be read by its user alone until it is done', () => {
  const cwd = scratch();
  const pending = join(cwd, '.cartwright/pending.json');
  mkdirSync(join(cwd, '.cartwright'));
  const real = nodeFileSystem(cwd, untracked);
  const modes: number[] = [];
  const fs = forward(real, {
    writeFile: (path, data, options) => {
      if (existsSync(pending)) modes.push(statSync(pending).mode & 0o777);
      real.writeFile(path, data, options);
    },
  });
  const change = { path: 'settings.json', before: undefined, after: Buffer.from('{"token":"hush"}\n') };
  makeChanges({ fs, removeFile: () => undefined }, [change]);
  expect([modes, existsSync(pending)]).toEqual([[0o600], true]);
});
