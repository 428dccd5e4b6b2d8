import { expect, test } from '@jest/globals';
import { fileLink, repositoryPath } from '../../../../../src/core/report/markdown/links.ts';

test.each([
  ['a.yaml', '', '', 'a.yaml'],
  ['./a.yaml', 'packages/x', '', 'packages/x/a.yaml'],
  ['../a.yaml', 'packages/x', '', 'packages/a.yaml'],
  ['../a.yaml', '', '', undefined],
  ['src/agents/a.yaml', '', 'src', 'agents/a.yaml'],
  ['./src//agents/a.yaml', '', 'src', 'agents/a.yaml'],
  ['src', '', 'src', undefined],
  ['srcs/a.yaml', '', 'src', undefined],
  ['a.yaml', '', 'src', undefined],
  ['/src/a.yaml', '', 'src', undefined],
  ['co/src/a.yaml', '', 'co/src', 'a.yaml'],
  ['c:/a.yaml', '', '', undefined],
  ['hosts/c:/a.yaml', '', '', 'hosts/c:/a.yaml'],
])('%s, from %j and with the repository in %j, is %s', (path, prefix, top, expected) => {
  expect(repositoryPath(path, prefix, top)).toBe(expected);
});

test('with a checkout below the workspace a link names the file of the repository, and the report its own path', () => {
  const sha = '0123456789abcdef0123456789abcdef01234567';
  const target = { serverUrl: 'https://github.com', repository: 'octo/repo', sha, prefix: '', top: 'src' };
  expect(fileLink(target, 'src/hosts/a.host.yaml', { first: 4, last: 4 })).toBe(
    `[\`src/hosts/a.host.yaml:4\`](https://github.com/octo/repo/blob/${sha}/hosts/a.host.yaml#L4)`,
  );
  expect(fileLink(target, 'hosts/a.host.yaml')).toBe('`hosts/a.host.yaml`');
});

const SHA = '0123456789abcdef0123456789abcdef01234567';
const SOUND = { serverUrl: 'https://github.com', repository: 'octo/repo', sha: SHA, prefix: '' };
const AROUND = ['"', ' ', ')', '/x', '\n', 'é'];

test.each([
  [{ serverUrl: 'http://github.example:8080' }],
  [{ repository: 'o.c-t_o/r.e-p_o' }],
  [{ sha: SHA + SHA.slice(0, 24) }],
])('a target of sound parts is linked: %j', (part) => {
  expect(fileLink({ ...SOUND, ...part }, 'a.yaml')).toMatch(/^\[`a\.yaml`\]\(https?:/);
});

test.each([
  ...AROUND.flatMap((odd) => [
    { serverUrl: `${odd}https://github.com` },
    { serverUrl: `https://github.com${odd}` },
    { repository: `${odd}octo/repo` },
    { repository: `octo/repo${odd}` },
    { sha: `${odd}${SHA}` },
    { sha: `${SHA}${odd}` },
  ]),
  { serverUrl: 'ftp://github.com' },
  { repository: 'octo' },
  { sha: SHA.slice(1) },
  { sha: `${SHA}0` },
])('a target with %j is not linked', (part) => {
  expect(fileLink({ ...SOUND, ...part }, 'a.yaml')).toBe('`a.yaml`');
});
