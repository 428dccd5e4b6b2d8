import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { connect, type GitHubClient } from '../../../../src/adapters/github/client.ts';
import { attachAsset, findRelease, type Release } from '../../../../src/adapters/github/releases.ts';
import { startGitHub, type GitHubServer } from '../../../support/github/server.ts';
import { fakeTiming } from '../../../support/github/timing.ts';
import { newWorld, READ_ONLY, TOKEN } from '../../../support/github/world.ts';

const ONE = Buffer.from('one');
const TWO = Buffer.from('two');
let github: GitHubServer;
let client: GitHubClient;

const connected = (token: string): Promise<GitHubClient> =>
  connect({ token, apiUrl: github.url, repository: 'octo/repo', timing: fakeTiming() });

beforeEach(async () => {
  const world = newWorld('octo/repo', 'a'.repeat(40));
  world.releases.push(
    { id: 1, tag: 'v1.0.0', draft: false, assets: [] },
    { id: 2, tag: 'v2.0.0', draft: true, assets: [] },
  );
  github = await startGitHub(world);
  client = await connected(TOKEN);
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

async function release(tag = 'v1.0.0'): Promise<Release> {
  return (await findRelease(client, tag)) ?? { id: 0, draft: false, uploadUrl: '' };
}
const attach = async (bytes: Buffer, overwrite = false): Promise<string> =>
  attachAsset(client, await release(), 'a.cart', bytes, { overwrite });
const assets = (): string[] =>
  github.world.releases.flatMap((each) => each.assets.map(({ name, bytes }) => `${name} ${bytes}`));

test.each([
  ['v1.0.0', { id: 1, draft: false }],
  ['v2.0.0', { id: 2, draft: true }],
])('finds the release of %s', async (tag, found) => expect(await findRelease(client, tag)).toMatchObject(found));

test('a tag without a release', async () => expect(await findRelease(client, 'v3')).toBeUndefined());

describe.each([true, false])('where the API states digests: %s', (states) => {
  beforeEach(() => {
    github.world.statesDigests = states;
  });

  test('attaching again changes nothing', async () => {
    expect([await attach(ONE), await attach(ONE)]).toEqual(['uploaded', 'unchanged']);
    expect(assets()).toEqual(['a.cart one']);
  });

  test('other bytes under the same name are an error, unless they may be replaced', async () => {
    await attach(ONE);
    await expect(attach(TWO)).rejects.toMatchObject({ code: 'asset-differs' });
    expect(assets()).toEqual(['a.cart one']);
    expect(await attach(TWO, true)).toBe('replaced');
    expect(assets()).toEqual(['a.cart two']);
  });
});

describe('attack 158: trouble in the middle of an upload', () => {
  test.each(['drop', 'hang', undefined] as const)('an answer that is lost (%s) does not upload twice', async (how) => {
    github.fail({ on: /^POST/, after: true, status: 502, ...(how === undefined ? {} : { how }) });
    expect(await attach(ONE)).toBe('uploaded');
    expect(github.calls.filter(({ line }) => line.startsWith('POST'))).toHaveLength(1);
    expect(assets()).toEqual(['a.cart one']);
  });

  test('an upload that did not arrive is tried again', async () => {
    github.fail({ on: /^POST/, status: 502, times: 2 });
    expect(await attach(ONE)).toBe('uploaded');
    expect(assets()).toEqual(['a.cart one']);
  });

  test('half an upload of an earlier run is replaced without being asked', async () => {
    github.world.releases[0]?.assets.push({ id: 9, name: 'a.cart', bytes: Buffer.from('on'), state: 'starter' });
    expect(await attach(ONE)).toBe('uploaded');
    expect(assets()).toEqual(['a.cart one']);
  });
});

test('the token goes to no other host', async () => {
  const elsewhere = { ...(await release()), uploadUrl: 'https://evil.example/assets{?name,label}' };
  await expect(attachAsset(client, elsewhere, 'a.cart', ONE, { overwrite: false })).rejects.toMatchObject({
    kind: 'rejected',
  });
});

test('a token that may only read', async () => {
  const reader = await connected(READ_ONLY);
  await expect(attachAsset(reader, await release(), 'a.cart', ONE, { overwrite: false })).rejects.toMatchObject({
    kind: 'permission',
  });
});
