import { gfm } from '../../../../src/core/text/outlet.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { connect, type GitHubClient } from '../../../../src/adapters/github/client.ts';
import {
  attachAssets,
  createDraft,
  findRelease,
  type Attached,
  type Release,
} from '../../../../src/adapters/github/releases.ts';
import { commitOfTag } from '../../../../src/adapters/github/tags.ts';
import { startGitHub, type GitHubServer } from '../../../support/github/server.ts';
import { fakeTiming } from '../../../support/github/timing.ts';
import { newWorld, READ_ONLY, TOKEN, type Asset } from '../../../support/github/world.ts';

const ONE = Buffer.from('one');
const TWO = Buffer.from('two');
let github: GitHubServer;
let client: GitHubClient;
let timing: ReturnType<typeof fakeTiming>;

const connected = (token: string): Promise<GitHubClient> =>
  connect({ token, apiUrl: github.url, repository: 'octo/repo', timing });

beforeEach(async () => {
  const world = newWorld('octo/repo', 'a'.repeat(40));
  world.releases.push(
    { id: 1, tag: 'v1.0.0', draft: false, assets: [] },
    { id: 2, tag: 'v2.0.0', draft: true, assets: [] },
  );
  github = await startGitHub(world);
  timing = fakeTiming();
  client = await connected(TOKEN);
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

async function release(tag = 'v1.0.0'): Promise<Release> {
  return (await findRelease(client, tag)) ?? { id: 0, uploadUrl: '' };
}
async function attachTo(by: GitHubClient, to: Release, bytes: Buffer): Promise<string | undefined> {
  const states = new Map<string, Attached>();
  await attachAssets(by, to, [{ name: 'a.cart', bytes }], states);
  return states.get('a.cart');
}
const attach = async (bytes: Buffer): Promise<string | undefined> => attachTo(client, await release(), bytes);
const assets = (): string[] =>
  github.world.releases.flatMap((each) => each.assets.map(({ name, bytes }) => `${name} ${bytes}`));

test.each([
  ['v1.0.0', { id: 1 }],
  ['v2.0.0', { id: 2 }],
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

  test('other bytes under the same name are an error, and stay', async () => {
    await attach(ONE);
    await expect(attach(TWO)).rejects.toMatchObject({ code: 'asset-differs' });
    expect(assets()).toEqual(['a.cart one']);
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

describe('what another job does at the same time', () => {
  const starter = (created: Date) =>
    ({ id: 9, name: 'a.cart', bytes: Buffer.alloc(0), state: 'starter', created }) as const;
  const put = (asset: Asset): void => void github.world.releases[0]?.assets.push(asset);
  const looks = (): number => github.calls.filter(({ line }) => line.startsWith('GET ')).length;

  test('an upload under way is waited for, and compared', async () => {
    const asset: Asset = { ...starter(new Date()) };
    put(asset);
    const first = looks();
    github.onCall(/^GET .*assets/, () =>
      github.onCall(/^GET .*assets/, () => {
        asset.bytes = ONE;
        delete asset.state;
      }),
    );
    expect(await attach(ONE)).toBe('unchanged');
    expect([assets(), timing.slept, looks() - first]).toEqual([['a.cart one'], [3000], 3]);
  });

  test('a name that is taken between the look and the upload is compared by its bytes', async () => {
    github.onCall(/^POST/, () => put({ id: 9, name: 'a.cart', bytes: ONE }));
    expect(await attach(ONE)).toBe('unchanged');
    github.world.releases[0]?.assets.splice(0);
    github.onCall(/^POST/, () => put({ id: 9, name: 'a.cart', bytes: TWO }));
    await expect(attach(ONE)).rejects.toMatchObject({ code: 'asset-differs' });
    expect(assets()).toEqual(['a.cart two']);
  });

  test('three drafts of one tag become one', async () => {
    const clients = await Promise.all([1, 2, 3].map(() => connected(TOKEN)));
    const drafts = await Promise.all(clients.map((each) => createDraft(each, 'v4', gfm`notes`)));
    const ids = github.world.releases.filter(({ tag }) => tag === 'v4').map(({ id }) => id);
    expect([ids.length, new Set(drafts.map(({ id }) => id))]).toEqual([1, new Set(ids)]);
  });
});

test('files are listed once, and only what is missing is sent', async () => {
  const files = Array.from({ length: 13 }, (_, i) => ({ name: `f${i}`, bytes: Buffer.from(`${i}`) }));
  const to = await release();
  github.calls.splice(0);
  await attachAssets(client, to, files, new Map());
  expect(github.calls).toHaveLength(14);
  github.calls.splice(0);
  const states = new Map<string, Attached>();
  await attachAssets(client, to, files, states);
  expect([github.calls.length, [...new Set(states.values())]]).toEqual([1, ['unchanged']]);
});

test('an upload has a time that fits its size', async () => {
  // 400 kB at 100 kB in 400 ms: longer than any other request may take.
  const bytes = Buffer.alloc(400_000, 'x');
  const hasty = await connect({ token: TOKEN, apiUrl: github.url, repository: 'octo/repo', timing: fakeTiming(1_000) });
  github.slowUploads = { bytes: 100_000, everyMs: 400 };
  expect(await attachTo(hasty, await release(), bytes)).toBe('uploaded');
  expect(github.calls.filter(({ line }) => line.startsWith('POST'))).toHaveLength(1);
});

test.each([
  ['v1', { type: 'commit', sha: 'e'.repeat(40) }, 'e'.repeat(40)],
  ['v2', { type: 'tag', sha: 'f'.repeat(40) }, 'e'.repeat(40)],
  ['v3', undefined, undefined],
] as const)('the commit of the tag %s', async (tag, object, commit) => {
  if (object !== undefined) github.world.tags.set(tag, object);
  github.world.tags.set('f'.repeat(40), { type: 'commit', sha: 'e'.repeat(40) });
  expect(await commitOfTag(client, tag)).toBe(commit);
});

test('the token goes to no other host', async () => {
  const elsewhere = { ...(await release()), uploadUrl: 'https://evil.example/assets{?name,label}' };
  await expect(attachTo(client, elsewhere, ONE)).rejects.toMatchObject({ kind: 'rejected' });
});

test('a token that may only read', async () => {
  const reader = await connected(READ_ONLY);
  await expect(attachTo(reader, await release(), ONE)).rejects.toMatchObject({ kind: 'permission' });
});
