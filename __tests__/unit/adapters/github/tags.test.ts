import { expect, test } from '@jest/globals';
import type { GitHubClient } from '../../../../src/adapters/github/client.ts';
import { commitOfTag } from '../../../../src/adapters/github/tags.ts';
import { GitHubTrouble, type TroubleKind } from '../../../../src/adapters/github/trouble.ts';

const repo = { owner: 'octo', repo: 'repo' };

/** A client that knows one tag; `objects` says what each tag object points at. */
function client(first: string, asked: unknown[], trouble?: TroubleKind): GitHubClient {
  const objectOf = (name: string) => ({ data: { object: { type: name.split(' ')[0], sha: name } } });
  const git = {
    getRef: (wish: unknown) => {
      asked.push(wish);
      return trouble === undefined
        ? Promise.resolve(objectOf(first))
        : Promise.reject(new GitHubTrouble(trouble, 404, 'x'));
    },
    getTag: (wish: { tag_sha: string }) => {
      asked.push(wish);
      const left = Number(wish.tag_sha.split(' ')[1]);
      return Promise.resolve(objectOf(left > 1 ? `tag ${left - 1}` : 'commit 0'));
    },
  };
  return { octokit: { rest: { git } }, repo } as unknown as GitHubClient;
}

test('a tag is followed through four tags to its commit, and no further', async () => {
  const asked: unknown[] = [];
  const found = [];
  for (const first of ['commit 0', 'tag 1', 'tag 4', 'tag 5', 'tree 0'])
    found.push(await commitOfTag(client(first, []), 'v1'));
  expect(found).toEqual(['commit 0', 'commit 0', 'commit 0', undefined, undefined]);
  await commitOfTag(client('tag 1', asked), 'v1');
  expect(asked).toEqual([
    { ...repo, ref: 'tags/v1' },
    { ...repo, tag_sha: 'tag 1' },
  ]);
});

test('a tag that GitHub does not find is not one; other trouble is trouble', async () => {
  expect(await commitOfTag(client('', [], 'not-found'), 'v1')).toBeUndefined();
  await expect(commitOfTag(client('', [], 'unavailable'), 'v1')).rejects.toThrow(GitHubTrouble);
});
