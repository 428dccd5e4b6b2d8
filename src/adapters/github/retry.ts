/** The clock of a client, and how long it may take; tests pass their own. */
export interface Timing {
  /** A single request may take this long, its body included; what it uploads has {@link uploadBytesPerMs} on top. */
  readonly requestMs: number;
  /** The slowest line that an upload is still waited for on. */
  readonly uploadBytesPerMs: number;
  /** All requests together, waits between them and uploads left out. */
  readonly totalMs: number;
  /** All waits together, for limits that end and before tries that are worth it. */
  readonly patienceMs: number;
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
const LINE = { uploadBytesPerMs: 256 };

/** For reports: a verdict never waits long for its comment, but a limit that ends within a few minutes is waited for. */
export const REPORT_TIMING: Timing = { requestMs: 10_000, ...LINE, totalMs: 60_000, patienceMs: 180_000, ...CLOCK };

/** For releases, where the requests are the work: each has its time, all together have as long as there is work. */
export const RELEASE_TIMING: Timing = {
  requestMs: 20_000,
  ...LINE,
  totalMs: Infinity,
  patienceMs: 900_000,
  ...CLOCK,
};

export const TRIES = 3;

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
  if (tries >= TRIES) return undefined;
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
