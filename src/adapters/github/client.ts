import { VERSION } from '../../version.ts';
import { isHeader, REPORT_TIMING, SILENT, tryAgain, type Timing } from './retry.ts';
import { GitHubTrouble } from './trouble.ts';

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
export type GitHubClient = Readonly<Awaited<ReturnType<typeof connect>>>;

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
  say = () => undefined,
}: ClientOptions) {
  if (!isHeader(token)) throw new GitHubTrouble('token', 0, 'no usable token');
  const { getOctokit } = await import('@actions/github');
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: `cartwright/${VERSION}`, log: SILENT });
  tryAgain(octokit, timing, say);
  const [owner = '', repo = ''] = repository.split('/');
  /** `repo` are the parameters that every request needs. */
  return { octokit, repo: { owner, repo }, apiUrl, timing };
}

/** Every member of a list, over its pages; stops at `pages`. Does not rely on the header `link`, which proxies lose. */
export async function everyPage<T>(
  pages: number,
  fetchPage: (page: { per_page: number; page: number }) => Promise<{ data: readonly T[] }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= pages; page++) {
    const { data } = await fetchPage({ per_page: PER_PAGE, page });
    if (!Array.isArray(data)) throw new GitHubTrouble('unavailable', 0, 'the answer is not a list');
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
