import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startGitHub, type GitHubServer } from '../../../support/github/server.ts';
import { newWorld, TOKEN } from '../../../support/github/world.ts';
import { runMain } from '../../../support/main.ts';

let github: GitHubServer;
beforeAll(async () => {
  github = await startGitHub(newWorld('octo/repo', 'a'.repeat(40)));
  const repository = (name: string, size: number, more: object = {}): object => {
    return { full_name: `acme/${name}`, size, archived: false, fork: false, private: false, ...more };
  };
  github.world.organisations.set('acme', [
    repository('b', 20),
    repository('a', 10, { private: true }),
    repository('old', 5, { archived: true }),
    repository('fork', 1, { fork: true }),
  ]);
});
afterAll(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

const list = async (args: readonly string[], env: Readonly<Record<string, string>> = { GH_TOKEN: TOKEN }) => {
  const { code, out, err } = await runMain(['org', 'list', ...args], '/', '', { GITHUB_API_URL: github.url, ...env });
  return [code, out, err];
};

test.each<[readonly string[], string]>([
  [['acme'], 'acme/a\nacme/b\nacme/fork\n'],
  [['acme', '--no-forks'], 'acme/a\nacme/b\n'],
  [['acme', '--archived'], 'acme/a\nacme/b\nacme/fork\nacme/old\n'],
])('%j', async (args, out) => {
  expect(await list(args)).toEqual([0, out, '']);
});

test('as JSON, split over jobs; an empty GH_TOKEN is none', async () => {
  const [code, out, err] = await list(['acme', '--jobs', '2', '--format', 'json'], {
    GH_TOKEN: '',
    GITHUB_TOKEN: TOKEN,
  });
  const plain = { archived: false, fork: false, private: false };
  expect([code, JSON.parse(String(out)), err]).toEqual([
    0,
    {
      version: 1,
      organisation: 'acme',
      repositories: [
        { name: 'acme/a', kilobytes: 10, ...plain, private: true },
        { name: 'acme/b', kilobytes: 20, ...plain },
        { name: 'acme/fork', kilobytes: 1, ...plain, fork: true },
      ],
      parts: [['acme/b'], ['acme/a', 'acme/fork']],
    },
    '',
  ]);
});

const JOBS = 'it must be a whole number from 1 to 256\n  help: write such a number, or leave it out';

test.each<[readonly string[], Readonly<Record<string, string>>, string]>([
  [[], {}, 'org list takes one organisation\n  help: for example: cartwright org list acme --jobs 64 --format json'],
  [
    ['a', 'b'],
    {},
    'unexpected argument "b": org list takes one argument\n  help: for example: cartwright org list acme --jobs 64 --format json',
  ],
  [['a/b'], {}, 'no organisation has the name "a/b"\n  help: write its login: letters, digits and single dashes'],
  [['acme', '--jobs', '257'], {}, `--jobs is "257"; ${JOBS}`],
  [['acme', '--jobs', '0'], {}, `--jobs is "0"; ${JOBS}`],
  [['acme'], {}, 'there is no token\n  help: set GH_TOKEN to one that may read the repositories'],
  [
    ['acme'],
    { GH_TOKEN: 'ghs_nobody' },
    'GitHub does not know this token\n  help: GH_TOKEN is missing, malformed or expired',
  ],
])('%j is refused', async (args, env, message) => {
  expect(await list(args, env)).toEqual([2, '', `cartwright: ${message}\n`]);
});
