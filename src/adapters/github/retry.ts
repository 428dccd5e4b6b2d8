/** The clock of a client; tests pass their own. */
export interface Timing {
  /** A single request may take this long, its body included. */
  readonly requestMs: number;
  /** All requests together, waiting included. */
  readonly totalMs: number;
  now(): number;
  sleep(ms: number): Promise<void>;
  /** 0 to 1, to spread retries. */
  random(): number;
}

export const REAL_TIMING: Timing = {
  requestMs: 10_000,
  totalMs: 60_000,
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
};

export const TRIES = 3;

/** What is known of a failed try. */
export interface Failure {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
  /** The API's own message. */
  readonly message: string;
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
  if (tries >= TRIES) return undefined;
  if (isLimit(failure)) {
    const named = number(failure.headers['retry-after']);
    if (named !== undefined) return named * 1000;
    const reset = number(failure.headers['x-ratelimit-reset']);
    if (number(failure.headers['x-ratelimit-remaining']) === 0 && reset !== undefined) {
      return Math.max(0, reset * 1000 - epochMs) + 1000 * random;
    }
    // GitHub asks for a minute at least; the client's own budget decides whether there is one.
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
