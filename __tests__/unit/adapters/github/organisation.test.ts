import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { repositoriesOf } from '../../../../src/adapters/github/organisation.ts';
import { LIST_TIMING } from '../../../../src/adapters/github/retry.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import type { ListedRepository } from '../../../../src/core/value/repositories.ts';
import { startGitHub, type GitHubServer } from '../../../support/github/server.ts';
import { fakeTiming } from '../../../support/github/timing.ts';
import { newWorld, TOKEN } from '../../../support/github/world.ts';

let github: GitHubServer;
const said: string[] = [];
let timing: ReturnType<typeof fakeTiming>;
beforeEach(async () => {
  said.length = 0;
  const { sleep, slept, now } = fakeTiming();
  timing = { ...LIST_TIMING, sleep, slept, now, random: () => 0.5 };
  github = await startGitHub(newWorld('octo/repo', 'a'.repeat(40)));
});
afterEach(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

const named = (count: number): object[] =>
  Array.from({ length: count }, (_, i) => ({
    full_name: `Acme/r${i}`,
    size: i,
    archived: i === 1,
    fork: i === 2,
    private: i === 3,
  }));
const listed = (organisation = 'acme', token = TOKEN): Promise<ListedRepository[]> =>
  repositoriesOf({ organisation, token, apiUrl: github.url, say: (line) => said.push(line), timing });
const refused = async (asked: Promise<unknown>): Promise<unknown> => {
  const error = await asked.catch((thrown: unknown) => thrown);
  if (!(error instanceof UserError)) throw error;
  return [error.code, error.message, error.help];
};
const calls = (): string[] => github.calls.map(({ line }) => line);
const page = (number: number): string => `GET /orgs/acme/repos?type=all&sort=full_name&per_page=100&page=${number}`;

test('every page is read, also when the last one is full, and the names are sorted', async () => {
  github.world.organisations.set('acme', named(200).toReversed());
  const all = await listed();
  expect(all.map(({ name }) => name)).toEqual(Array.from({ length: 200 }, (_, i) => `Acme/r${i}`).sort());
  expect(calls()).toEqual([page(1), page(2), page(3)]);
  const plain = { archived: false, fork: false, private: false };
  expect(all.filter(({ name }) => /r[0-3]$/.test(name) && name.length === 7)).toEqual([
    { name: 'Acme/r0', kilobytes: 0, ...plain },
    { name: 'Acme/r1', kilobytes: 1, ...plain, archived: true },
    { name: 'Acme/r2', kilobytes: 2, ...plain, fork: true },
    { name: 'Acme/r3', kilobytes: 3, ...plain, private: true },
  ]);
});

test('an organisation without repositories has none', async () => {
  github.world.organisations.set('acme', []);
  expect(await listed()).toEqual([]);
});

const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
test('limits are waited for as GitHub says, and failures on the way are tried again', async () => {
  github.world.organisations.set('acme', named(150));
  github.fail({ on: /page=1/, status: 403, message: SECONDARY, headers: { 'retry-after': '7' } });
  github.fail({ on: /page=2/, status: 502 });
  github.fail({ on: /page=2/, how: 'drop' });
  const reset = String(Math.floor(Date.now() / 1000) - 60);
  github.fail({
    on: /page=2/,
    status: 403,
    message: 'API rate limit exceeded for installation ID 7.',
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
  });
  expect(await listed()).toHaveLength(150);
  expect(calls()).toEqual([page(1), page(1), page(2), page(2), page(2), page(2)]);
  expect(said).toEqual([
    'waiting 7 s for a rate limit of GitHub to end',
    'waiting 1 s for a rate limit of GitHub to end',
  ]);
  expect(timing.slept).toEqual([7000, 500, 1000, 500]);
});

test('a limit that does not end within an hour, and one that comes again and again, is a refusal', async () => {
  github.world.organisations.set('acme', named(1));
  const reset = String(Math.floor(Date.now() / 1000) + 2 * 3600);
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
  github.fail({ on: /orgs/, status: 403, message: 'API rate limit exceeded.', headers });
  expect(await refused(listed())).toEqual([
    'github',
    'GitHub refused the list (HTTP 403): API rate limit exceeded.',
    'try again later',
  ]);
  expect(calls()).toHaveLength(1);
  github.fail({ on: /orgs/, times: 10, status: 429, message: SECONDARY, headers: { 'retry-after': '1' } });
  expect(await refused(listed())).toEqual([
    'github',
    `GitHub refused the list (HTTP 429): ${SECONDARY}`,
    'try again later',
  ]);
});

test('a page that fails at every try is a refusal: half a list is none', async () => {
  github.world.organisations.set('acme', named(150));
  github.fail({ on: /page=2/, times: 10, status: 503, message: 'no server is available' });
  expect(await refused(listed())).toEqual([
    'github',
    'GitHub refused the list (HTTP 503): no server is available',
    'try again later',
  ]);
  expect(calls()).toEqual([page(1), page(2), page(2), page(2), page(2)]);
});

test('no answer at every try is said as what it is', async () => {
  github.world.organisations.set('acme', []);
  github.fail({ on: /orgs/, times: 10, how: 'drop' });
  expect(await refused(listed())).toEqual(['github', 'GitHub gave no usable answer: no answer', 'try again later']);
  expect(calls()).toHaveLength(4);
});

test.each([
  ['acme', 'ghs_nobody', ['github', 'GitHub does not know this token', 'GH_TOKEN is missing, malformed or expired']],
  [
    'acme',
    'two\nlines',
    [
      'github',
      'the token cannot be sent: it has characters that an HTTP header cannot hold',
      'set GH_TOKEN to the token alone, without a line break',
    ],
  ],
  [
    'others',
    TOKEN,
    [
      'no-organisation',
      'GitHub shows no organisation "others" to this token',
      'check the name, and that the token may read its repositories (metadata: read)',
    ],
  ],
])('%s with the token %j', async (organisation, token, expected) => {
  github.world.organisations.set('acme', []);
  expect(await refused(listed(organisation, token))).toEqual(expected);
});

test.each(['acme/..', 'acme/a b', 'other/a', 'acme/', 'acme/a\u001b[0m', 7])(
  'a name that GitHub does not take is not believed: %j',
  async (name) => {
    github.world.organisations.set('acme', [{ full_name: name }]);
    expect(await refused(listed())).toEqual([
      'github',
      'GitHub lists a repository whose name cannot be one',
      'try again later',
    ]);
  },
);
