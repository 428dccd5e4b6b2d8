import { expect, test } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryFolder } from '../../../../src/action/check/judged.ts';
import { scratch } from '../../../support/scratch.ts';

/** A folder with a repository in `top`, and the folders below. */
function workspace(top: string, ...folders: readonly string[]): string {
  const made = scratch();
  for (const folder of [top, ...folders]) mkdirSync(join(made, folder), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: join(made, top) });
  return made;
}

test('paths of a report are those of the repository where it is the workspace', () => {
  const made = workspace('.', 'sub');
  expect([repositoryFolder(made, '.'), repositoryFolder(made, 'sub')]).toEqual([{ prefix: '' }, { prefix: '' }]);
});

test('a checkout with a path is a folder of the workspace', () => {
  const made = workspace('code/mine', 'code/mine/sub', 'code/other');
  expect([
    repositoryFolder(made, 'code/mine'),
    repositoryFolder(made, 'code/mine/sub'),
    repositoryFolder(made, 'code/other'),
    repositoryFolder(made, '.'),
  ]).toEqual([{ prefix: '', top: 'code/mine' }, { prefix: '', top: 'code/mine' }, { prefix: '' }, { prefix: '' }]);
});

test('a workspace may be a folder of the repository', () => {
  const made = workspace('.', 'a/b/c');
  expect([repositoryFolder(join(made, 'a/b'), '.'), repositoryFolder(join(made, 'a/b'), 'c')]).toEqual([
    { prefix: 'a/b' },
    { prefix: 'a/b' },
  ]);
});
