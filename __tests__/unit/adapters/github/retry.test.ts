import { describe, expect, test } from '@jest/globals';
import {
  isLimit,
  LIST_TIMING,
  RELEASE_TIMING,
  REPORT_TIMING,
  retryAfter,
  tryAgain,
  type Failure,
} from '../../../../src/adapters/github/retry.ts';
import { GitHubTrouble } from '../../../../src/adapters/github/trouble.ts';
import { fakeTiming } from '../../../support/github/timing.ts';

const failure = (status: number, headers: Failure['headers'] = {}, message = ''): Failure => ({
  status,
  headers,
  message,
});

test('what docs/github.md and docs/releases.md promise of the time that requests take', () => {
  expect(REPORT_TIMING).toMatchObject({
    requestMs: 10_000,
    uploadBytesPerMs: 256,
    totalMs: 60_000,
    patienceMs: 60_000,
    tries: 3,
  });
  expect(RELEASE_TIMING).toMatchObject({
    requestMs: 20_000,
    uploadBytesPerMs: 256,
    totalMs: Infinity,
    patienceMs: 15 * 60_000,
    tries: 3,
  });
  expect(LIST_TIMING).toMatchObject({ requestMs: 30_000, totalMs: Infinity, patienceMs: 3_700_000, tries: 4 });
});

const LEFT = 'x-ratelimit-remaining';
const RESET = 'x-ratelimit-reset';

describe('what is a limit', () => {
  test.each<[boolean, Failure]>([
    [true, failure(429)],
    [true, failure(403, { 'retry-after': '5' })],
    [true, failure(403, { 'retry-after': 'soon' })],
    [true, failure(403, { [LEFT]: '0' })],
    [true, failure(403, { [LEFT]: 0 })],
    [true, failure(403, {}, 'You have exceeded a secondary Rate Limit')],
    [true, failure(403, {}, 'the Abuse Detection mechanism')],
    [false, failure(403)],
    [false, failure(403, { [LEFT]: '1' })],
    [false, failure(403, { [LEFT]: '' })],
    [false, failure(401, { 'retry-after': '5', [LEFT]: '0' }, 'rate limit')],
    [false, failure(500, {}, 'rate limit')],
  ])('%j: %j', (is, each) => {
    expect(isLimit(each)).toBe(is);
  });
});

describe('how long until the next try, in milliseconds', () => {
  const NOW = 1_000_000_000_000;
  const reset = (ms: number): string => String((NOW + ms) / 1000);
  const half = (each: Failure, tries = 1, repeatable = true) => retryAfter(each, tries, repeatable, NOW, 0.5);

  test('a limit says when it ends, or else it is a minute', () => {
    expect([
      half(failure(429, { 'retry-after': '7', [LEFT]: '0', [RESET]: reset(90_000) })),
      half(failure(403, { [LEFT]: '0', [RESET]: reset(90_000) })),
      half(failure(403, { [LEFT]: '0', [RESET]: reset(-5000) })),
      half(failure(429, { [LEFT]: '1', [RESET]: reset(90_000) })),
      half(failure(429, { [LEFT]: '0' })),
      half(failure(429, { 'retry-after': 'soon' })),
      half(failure(429, { 'retry-after': '-1' })),
      half(failure(429, { 'retry-after': '9'.repeat(12) })),
      half(failure(429, { 'retry-after': '9'.repeat(13) })),
    ]).toEqual([7000, 90_500, 500, 60_000, 60_000, 60_000, 60_000, (10 ** 12 - 1) * 1000, 60_000]);
    expect(half(failure(429), 2, false)).toBe(60_000);
  });

  test('a fault that passes is waited for longer each time, where the request may be carried out twice', () => {
    const waits = (each: Failure, tries: number) => [0, 0.5, 1].map((r) => retryAfter(each, tries, true, NOW, r));
    for (const status of [0, 500, 503])
      expect([waits(failure(status), 1), waits(failure(status), 2)]).toEqual([
        [250, 500, 750],
        [500, 1000, 1500],
      ]);
    expect([half(failure(503), 1, false), half(failure(499)), half(failure(404)), half(failure(1))]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('what fails', () => {
  /** What a client is told of an error, and how often it asked. */
  async function told(error: unknown, options: object = { method: 'GET' }): Promise<[unknown, number]> {
    const wrapped: ((request: unknown, options: object) => Promise<unknown>)[] = [];
    const octokit = { hook: { wrap: (_: string, hook: (typeof wrapped)[number]) => wrapped.push(hook) } };
    tryAgain(octokit as unknown as Parameters<typeof tryAgain>[0], fakeTiming(), () => undefined);
    let asked = 0;
    const request = (): Promise<never> => {
      asked++;
      return Promise.reject(error as Error);
    };
    try {
      await wrapped[0]?.(request, options);
    } catch (trouble) {
      if (trouble instanceof GitHubTrouble) return [[trouble.kind, trouble.status], asked];
      throw trouble;
    }
    throw new Error('it did not fail');
  }
  const answer = (status: number, data?: unknown, headers?: object): object => ({
    status,
    response: { data, headers },
  });

  test.each<[unknown, string, number, number]>([
    [new Error('no route'), 'unavailable', 0, 3],
    [{ status: 500 }, 'unavailable', 0, 3],
    [answer(500), 'unavailable', 500, 3],
    [answer(401), 'token', 401, 1],
    [answer(403, { message: 7 }), 'permission', 403, 1],
    [answer(404, undefined, {}), 'not-found', 404, 1],
    [answer(410, {}), 'not-found', 410, 1],
    [answer(422, { errors: 'no list' }), 'rejected', 422, 1],
    [answer(422, { errors: [null, {}, { code: 'invalid' }] }), 'rejected', 422, 1],
    [answer(422, { errors: [{ code: 'invalid' }, { code: 'already_exists' }] }), 'taken', 422, 1],
    [answer(429, {}, { 'retry-after': '1' }), 'rate-limit', 429, 3],
  ])('%j', async (error, kind, status, asked) => {
    expect(await told(error)).toEqual([[kind, status], asked]);
  });

  test('what changes something is not asked twice, but where the answer says that nothing was done', async () => {
    const asked = async (options: object, error: object): Promise<number> => (await told(error, options))[1];
    const [broken, limited] = [answer(502), answer(429, {}, { 'retry-after': '1' })];
    const all = [
      { method: 'PATCH' },
      { method: 'POST' },
      { method: 'POST', query: 'query { x }' },
      { method: 'POST', query: 'mutation { query }' },
    ];
    expect(await Promise.all(all.map((each) => asked(each, broken)))).toEqual([3, 1, 3, 1]);
    expect(await Promise.all(all.map((each) => asked(each, limited)))).toEqual([3, 3, 3, 3]);
  });
});
