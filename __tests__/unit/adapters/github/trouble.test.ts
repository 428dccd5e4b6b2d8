import { expect, test } from '@jest/globals';
import { GitHubTrouble, troubleSentence } from '../../../../src/adapters/github/trouble.ts';

const NEEDS = ['contents: write', 'pull-requests: write'] as const;
const grant = 'add to the job: permissions: { contents: write, pull-requests: write }';
const long = 'x'.repeat(300);

test.each([
  ['token', 401, 'y', ' (HTTP 401): the token is missing, malformed or expired; check the input github-token'],
  ['permission', 403, 'not accessible by integration', ` (HTTP 403): the token may not do that; ${grant}`],
  ['permission', 403, 'It is\nlocked', ` (HTTP 403): the token may not do that (It is\\u000alocked); ${grant}`],
  ['permission', 403, long, ` (HTTP 403): the token may not do that (${'x'.repeat(120)}); ${grant}`],
  ['permission', 0, '', `: the token may not do that; ${grant}`],
  ['not-found', 404, 'y', ` (HTTP 404): GitHub does not find it, or hides it from this token; ${grant}`],
  ['taken', 422, long, ` (HTTP 422): GitHub has something of this name already (${'x'.repeat(200)})`],
  ['rejected', 409, long, ` (HTTP 409): GitHub refused it (${'x'.repeat(200)})`],
  ['rate-limit', 429, 'y', ' (HTTP 429): a rate limit of GitHub is used up'],
  ['unavailable', 0, 'y', ': GitHub did not answer'],
] as const)('%s with status %i', (kind, status, message, expected) => {
  const trouble = new GitHubTrouble(kind, status, message);
  expect(troubleSentence(trouble, 'do it', NEEDS)).toBe(`could not do it${expected}`);
});
