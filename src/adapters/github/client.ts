import { printable } from '../../core/text/printable.ts';
import { VERSION } from '../../version.ts';
import { isLimit, REPORT_TIMING, retryAfter, type Failure, type Timing } from './retry.ts';
import { GitHubTrouble, type TroubleKind } from './trouble.ts';

type Octokit = ReturnType<(typeof import('@actions/github'))['getOctokit']>;

export interface ClientOptions {
  readonly token: string;
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly timing?: Timing;
  /** Gets one line before each wait of some seconds. */
  readonly say?: (line: string) => void;
}

/** The one way to GitHub's API: one request at a time, within time limits, failures as {@link GitHubTrouble}. */
export interface GitHubClient {
  readonly octokit: Octokit;
  /** Parameters that every request needs. */
  readonly repo: { readonly owner: string; readonly repo: string };
  readonly token: string;
  readonly apiUrl: string;
  readonly timing: Timing;
}

/**
 * Makes a client. Nothing is sent and the heavy library is loaded only now, so a job that posts nothing does not pay for it.
 *
 * @throws GitHubTrouble `token` for a token that no header can carry
 */
export async function connect({
  token,
  apiUrl,
  repository,
  timing = REPORT_TIMING,
  say = nothing,
}: ClientOptions): Promise<GitHubClient> {
  if (!/^[\x21-\x7e]+$/.test(token)) throw new GitHubTrouble('token', 0, 'no usable token');
  const { getOctokit } = await import('@actions/github');
  const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: `cartwright/${VERSION}`, log: silent });
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
        failure = { status: 0, headers: {}, message: 'the answer is no JSON' };
      } catch (error) {
        failure = failureOf(error);
      } finally {
        if (upload === 0) left -= timing.now() - begun;
      }
      const wait = retryAfter(failure, tries, options.method !== 'POST', Date.now(), timing.random());
      if (wait === undefined || wait >= patience) throw troubleOf(failure);
      patience -= wait;
      if (isLimit(failure)) say(`waiting ${Math.ceil(wait / 1000)} s for a rate limit of GitHub to end`);
      await timing.sleep(wait);
    }
  });
  const [owner = '', repo = ''] = repository.split('/');
  return { octokit, repo: { owner, repo }, token, apiUrl, timing };
}

/** Every member of a list, over its pages; stops at `pages`. Does not rely on the header `link`, which proxies lose. */
export async function everyPage<T>(
  pages: number,
  fetchPage: (page: { per_page: number; page: number }) => Promise<{ data: readonly T[] }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= pages; page++) {
    const { data } = await fetchPage({ per_page: PER_PAGE, page });
    if (!Array.isArray(data)) throw new GitHubTrouble('unavailable', 0, 'the answer is no list');
    all.push(...(data as readonly T[]));
    if (data.length < PER_PAGE) break;
  }
  return all;
}

/** The bytes of an answer that is a file; the library types such answers as if they were JSON. */
export function bytesOf(data: unknown): Uint8Array | undefined {
  const isBuffer = Object.prototype.toString.call(data) === '[object ArrayBuffer]';
  return isBuffer ? new Uint8Array(data as ArrayBuffer) : undefined;
}

const PER_PAGE = 100;

function nothing(): void {
  // The library would write to the log, unescaped.
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
