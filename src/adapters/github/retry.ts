import type { Octokit } from '@octokit/core';
import { printable } from '../../core/text/printable.ts';
import { GitHubTrouble, type TroubleKind } from './trouble.ts';

/** The clock of a client, and how long it may take; tests pass their own. */
export interface Timing {
  /** A single request may take this long, its body included; what it uploads has {@link uploadBytesPerMs} on top. */
  readonly requestMs: number;
  /** The slowest line that an upload is still waited for on. */
  readonly uploadBytesPerMs: number;
  /** All requests together with the waits between them, uploads left out. */
  readonly totalMs: number;
  /** All waits together, for limits that end and before tries that are worth it. */
  readonly patienceMs: number;
  /** How often one request is sent at most. */
  readonly tries: number;
  now(): number;
  sleep(ms: number): Promise<void>;
  /** 0 to 1, to spread retries. */
  random(): number;
}

const CLOCK = {
  now: () => performance.now(),
  sleep: (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
};
const LINE = { uploadBytesPerMs: 256, tries: 3 };

/** For reports: a verdict never waits long for its comment. */
export const REPORT_TIMING: Timing = { requestMs: 10_000, ...LINE, totalMs: 60_000, patienceMs: 60_000, ...CLOCK };

/** For releases, where the requests are the work: each has its time, all together have as long as there is work. */
export const RELEASE_TIMING: Timing = {
  requestMs: 20_000,
  ...LINE,
  totalMs: Infinity,
  patienceMs: 900_000,
  ...CLOCK,
};

/** For a list of an organisation: a primary limit ends within an hour. */
export const LIST_TIMING: Timing = {
  requestMs: 30_000,
  ...LINE,
  tries: 4,
  totalMs: Infinity,
  patienceMs: 3_700_000,
  ...CLOCK,
};

const nothing = (): void => undefined;

/** What Octokit would write to the log, unescaped. */
export const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Whether a header can carry a token. */
export function isHeader(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token);
}

/**
 * Has every request of a client tried again where that is worth it, within time limits; failures are {@link GitHubTrouble}.
 *
 * @param say gets one line before each wait for a limit
 */
export function tryAgain(octokit: Pick<Octokit, 'hook'>, timing: Timing, say: (line: string) => void): void {
  let [left, patience] = [timing.totalMs, timing.patienceMs];
  octokit.hook.wrap('request', async (request, options) => {
    const upload = options['data'] instanceof Uint8Array ? options['data'].length / timing.uploadBytesPerMs : 0;
    for (let tries = 1; ; tries++) {
      if (left <= 0) throw new GitHubTrouble('unavailable', 0, 'the time for reports is used up');
      // The library's hooks share one object of options; a copy handed to the next hook would not be looked at.
      options.request = {
        ...options.request,
        signal: AbortSignal.timeout(Math.ceil(Math.min(timing.requestMs, left) + upload)),
      };
      const begun = timing.now();
      let failure: Failure;
      try {
        const response = await request(options);
        // The library hands out a broken body as text, and one that was cut off as an empty one.
        if (typeof response.data !== 'string' || response.status === 204) return response;
        failure = { status: 0, headers: {}, message: 'the answer is not JSON' };
      } catch (error) {
        failure = failureOf(error);
      } finally {
        if (upload === 0) left -= timing.now() - begun;
      }
      const repeatable = options.method !== 'POST' || String(options['query']).startsWith('query');
      const last = tries === timing.tries;
      const wait = last ? undefined : retryAfter(failure, tries, repeatable, Date.now(), timing.random());
      if (wait === undefined || wait >= Math.min(patience, left)) throw troubleOf(failure);
      patience -= wait;
      left -= wait;
      if (isLimit(failure)) say(`waiting ${Math.ceil(wait / 1000)} s for a rate limit of GitHub to end`);
      await timing.sleep(wait);
    }
  });
}

/** What is known of a failed try. */
export interface Failure {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
  /** The API's own message. */
  readonly message: string;
  /** Whether the API says that something of this name is there already. */
  readonly taken?: boolean;
}

/**
 * Whether to try again, and after how many milliseconds.
 *
 * @param tries how often it was tried, at least 1
 * @param repeatable whether the request may be carried out twice; a limit refuses a request before it is carried out
 * @param epochMs the time, for limits that name an hour
 * @returns undefined to give up
 */
export function retryAfter(
  failure: Failure,
  tries: number,
  repeatable: boolean,
  epochMs: number,
  random: number,
): number | undefined {
  if (isLimit(failure)) {
    const named = number(failure.headers['retry-after']);
    if (named !== undefined) return named * 1000;
    const reset = number(failure.headers['x-ratelimit-reset']);
    if (number(failure.headers['x-ratelimit-remaining']) === 0 && reset !== undefined) {
      return Math.max(0, reset * 1000 - epochMs) + 1000 * random;
    }
    // GitHub asks for a minute at least; the client's patience decides whether there is one.
    return 60_000;
  }
  const passing = failure.status === 0 || failure.status >= 500;
  return passing && repeatable ? 2 ** (tries - 1) * 500 * (0.5 + random) : undefined;
}

/** Whether a failure is one of GitHub's limits, primary or secondary. */
export function isLimit({ status, headers, message }: Failure): boolean {
  if (status === 429) return true;
  return (
    status === 403 &&
    (headers['retry-after'] !== undefined ||
      number(headers['x-ratelimit-remaining']) === 0 ||
      /rate limit|abuse detection/i.test(message))
  );
}

function number(value: string | number | undefined): number | undefined {
  return value === undefined || !/^\d{1,12}$/.test(String(value)) ? undefined : Number(value);
}

function failureOf(error: unknown): Failure {
  if (error instanceof GitHubTrouble) throw error;
  const { status, response } = error as {
    status?: unknown;
    response?: { headers?: Failure['headers']; data?: { message?: unknown; errors?: unknown } };
  };
  if (typeof status !== 'number' || response === undefined) {
    return { status: 0, headers: {}, message: 'no answer' };
  }
  const { message, errors } = response.data ?? {};
  const codes = Array.isArray(errors) ? errors.map((each: { code?: unknown } | null) => each?.code) : [];
  return {
    status,
    headers: response.headers ?? {},
    message: typeof message === 'string' ? message : '',
    taken: codes.includes('already_exists'),
  };
}

function troubleOf(failure: Failure): GitHubTrouble {
  return new GitHubTrouble(kindOf(failure), failure.status, printable(failure.message).slice(0, 300));
}

function kindOf(failure: Failure): TroubleKind {
  const { status } = failure;
  if (isLimit(failure)) return 'rate-limit';
  if (status === 401) return 'token';
  if (status === 403) return 'permission';
  if (status === 404 || status === 410) return 'not-found';
  if (failure.taken === true) return 'taken';
  return status === 0 || status >= 500 ? 'unavailable' : 'rejected';
}
