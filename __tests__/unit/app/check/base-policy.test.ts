/** Comments of the base: what a change may rely on. */
import { beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { basePolicy, type BasePolicy } from '../../../../src/app/check/base-policy.ts';
import { NO_CONFIG } from '../../../../src/app/project/config.ts';
import { commentKeys } from '../../../../src/core/lint/suppress/comments.ts';
import { readDocument } from '../../../../src/core/source/read.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const cal = (id: string, ...rules: readonly string[]): string =>
  [
    'schemaVersion: cart.cal/1',
    `id: ${id}`,
    ...rules.map((rule, i) => `x-${i}: 1 # cartwright-ignore ${rule}`),
    '',
  ].join('\n');

const BASE = {
  'kept.cal.yaml': cal('kept', 'cal/secret'),
  'bare.cal.yaml': cal('bare'),
  'quiet.cal.yaml': cal('quiet', 'cal/secret'),
  'a-gone.cal.yaml': cal('gone', 'rac/no-content'),
  'b-old.cal.yaml': cal('old', 'cal/secret', 'rac/no-content'),
  'c-gone.cal.yaml': cal('old', 'rac/no-content'),
};
const HEAD = {
  'kept.cal.yaml': cal('kept', 'cal/secret', 'rac/no-content'),
  'bare.cal.yaml': cal('bare', 'cal/secret'),
  'quiet.cal.yaml': cal('quiet'),
  'moved/old.cal.yaml': cal('old', 'cal/secret'),
  'new.cal.yaml': cal('new', 'cal/secret'),
  'copy.cal.yaml': cal('kept', 'cal/secret'),
};

let by: BasePolicy;

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = scratch();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const documentOf = (path: string, text: string): ReturnType<typeof readDocument> =>
  readDocument(path, new TextEncoder().encode(text));
const keysIn = async (path: keyof typeof BASE): Promise<string[]> =>
  commentKeys(await documentOf(path, BASE[path])).map(({ key }) => key);

beforeAll(async () => {
  const [head, base] = [HEAD, BASE].map((files) => nodeFileSystem(folderOf(files), untracked)) as [never, never];
  by = await basePolicy(head, base, { folders: ['.'], configPath: undefined, named: {}, policy: undefined });
});

test.each<[string, keyof typeof HEAD, keyof typeof BASE | undefined, number]>([
  ['the file has them there', 'kept.cal.yaml', 'kept.cal.yaml', 1],
  ['the file has none there', 'bare.cal.yaml', undefined, 0],
  ['the file has none here, so that nobody asks', 'quiet.cal.yaml', undefined, 0],
  ['the CAL moved: the first that is gone', 'moved/old.cal.yaml', 'b-old.cal.yaml', 2],
  ['the CAL is new', 'new.cal.yaml', undefined, 0],
  ['the CAL is a copy of one that is still there', 'copy.cal.yaml', undefined, 0],
])('%s', async (_name, path, from, count) => {
  const { comments } = by.judgedBy({ root: '.', files: Object.keys(HEAD), links: [] }, NO_CONFIG);
  const keys = await comments(await documentOf(path, HEAD[path]));
  expect([keys, keys.length]).toEqual([from === undefined ? [] : await keysIn(from), count]);
});
