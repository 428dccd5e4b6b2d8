import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blobs } from '../../../../src/adapters/git/blobs.ts';
import { findRepository, type Repository } from '../../../../src/adapters/git/repository.ts';
import { gitLog } from '../../../support/git-log.ts';
import { scratch } from '../../../support/scratch.ts';

const COUNT = 1_500;
const ABSENT = '0'.repeat(39) + '1';
const before = process.env['PATH'];
const log = gitLog();
let repository: Repository;
let ids: string[];

beforeAll(() => {
  const folder = scratch();
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const paths = Array.from({ length: COUNT }, (_, i) => join(folder, `f${i}`));
  paths.forEach((path, i) => writeFileSync(path, `text ${i}`));
  const options = { cwd: folder, encoding: 'utf8', input: paths.join('\n') } as const;
  ids = execFileSync('git', ['hash-object', '-w', '--stdin-paths'], options).trim().split('\n');
  repository = findRepository(folder) as Repository;
  process.env['PATH'] = log.path;
});

afterAll(() => {
  process.env['PATH'] = before;
});

function textOf(blobs: Blobs, oid: string): string {
  const answer = blobs.read(oid);
  return 'output' in answer ? Buffer.from(answer.output).toString() : JSON.stringify(answer);
}

test('what is expected comes a thousand at a time, what is not alone once nothing is expected any more', () => {
  const blobs = new Blobs(repository, () => ids.slice(1));
  log.asked();
  expect(ids.map((oid) => textOf(blobs, oid))).toEqual(ids.map((_, i) => `text ${i}`));
  expect(log.asked()).toEqual(['cat-file --batch --buffer', 'cat-file --batch --buffer']);
  const alone = new Blobs(repository, () => []);
  expect([7, 7].map((i) => textOf(alone, ids[i] ?? ''))).toEqual(['text 7', 'text 7']);
  expect(log.asked()).toEqual(['cat-file blob ID']);
});

test('what is not there is asked for alone, for the reason, and keeps nothing else away', () => {
  const blobs = new Blobs(repository, () => [ABSENT, ...ids.slice(0, 3)]);
  expect(textOf(blobs, ABSENT)).toBe(`{"said":"fatal: git cat-file ${ABSENT}: bad file"}`);
  expect(ids.slice(0, 3).map((oid) => textOf(blobs, oid))).toEqual(['text 0', 'text 1', 'text 2']);
  expect(log.asked()).toEqual(['cat-file --batch --buffer', 'cat-file blob ID']);
});
