import { expect, test } from '@jest/globals';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandFiles } from '../../../../src/wiring/workspace.ts';
import { findCals } from '../../../../src/app/project/cal-files.ts';
import { initAll } from '../../../support/git.ts';
import { scratch } from '../../../support/scratch.ts';

test('a glob names the links that it matches, and no others', () => {
  const cwd = scratch();
  for (const folder of ['a', 'b']) {
    mkdirSync(join(cwd, folder));
    writeFileSync(join(cwd, folder, 'x.cal.yaml'), 'id: x\n');
    symlinkSync('x.cal.yaml', join(cwd, folder, 'y.cal.yaml'));
  }
  initAll(cwd);
  const fs = commandFiles(cwd, []);
  expect([['a/*.yaml'], ['b/y.*'], ['c/*.yaml']].map((paths) => findCals(fs, paths))).toEqual([
    { files: ['a/x.cal.yaml'], links: ['a/y.cal.yaml'], problems: [] },
    { files: [], links: ['b/y.cal.yaml'], problems: [] },
    { files: [], links: [], problems: [expect.objectContaining({ message: 'no file matches this glob' })] },
  ]);
});
