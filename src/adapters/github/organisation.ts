import { Octokit } from '@octokit/core';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { UserError } from '../../core/result/errors.ts';
import { printable, quote } from '../../core/text/printable.ts';
import { isRepositoryName, type ListedRepository } from '../../core/value/repositories.ts';
import { VERSION } from '../../version.ts';

export interface OrganisationOptions {
  /** Its login. */
  readonly organisation: string;
  readonly token: string;
  readonly apiUrl: string;
  /** Gets one line before each wait for a limit. */
  readonly say: (line: string) => void;
  /** Milliseconds that a second of waiting takes; tests make it short. */
  readonly second?: number;
}

const PER_PAGE = 100;
/** More than any organisation has; an answer that never ends is none. */
const MAX_PAGES = 2_000;
/** A primary limit ends within an hour. */
const LONGEST_WAIT = 3_700;
const TRIES = 3;
const TRY_MS = 30_000;

/**
 * Every repository of an organisation that a token sees, sorted by name. Octokit's own plugins keep the requests apart, wait for limits
 * and try again what failed on the way.
 *
 * @throws UserError `no-organisation` when GitHub does not show it, `github` for any other refusal
 */
export async function repositoriesOf(options: OrganisationOptions): Promise<ListedRepository[]> {
  const octokit = clientOf(options);
  const found = new Map<string, ListedRepository>();
  for (let page = 1; page <= MAX_PAGES; page++) {
    const members = await pageOf(octokit, options, page);
    for (const each of members) {
      const repository = repositoryOf(each, options.organisation);
      found.set(repository.name, repository);
    }
    if (members.length < PER_PAGE) break;
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function clientOf({ token, apiUrl, say, second = 1000 }: OrganisationOptions): Octokit {
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new UserError('github', 'the token cannot be sent: it holds what no header may', {
      help: 'set GH_TOKEN to the token alone, without a line break',
    });
  const wait =
    (what: string) =>
    (after: number, _: object, __: unknown, tries: number): boolean => {
      const waits = tries < TRIES && after <= LONGEST_WAIT;
      if (waits) say(`waiting ${after} s for ${what} of GitHub to end`);
      return waits;
    };
  const nothing = (): void => undefined;
  return new (Octokit.plugin(throttling, retry))({
    auth: token,
    baseUrl: apiUrl,
    userAgent: `cartwright/${VERSION}`,
    // Each try has its own time, waits between them left out.
    request: {
      fetch: (url: string, init: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(TRY_MS) }),
    },
    log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    retry: { retries: TRIES, retryAfterBaseValue: second },
    throttle: {
      onRateLimit: wait('a rate limit'),
      onSecondaryRateLimit: wait('a secondary rate limit'),
      retryAfterBaseValue: second,
    },
  });
}

async function pageOf(
  octokit: Octokit,
  { organisation }: OrganisationOptions,
  page: number,
): Promise<readonly unknown[]> {
  let data: unknown;
  try {
    ({ data } = await octokit.request('GET /orgs/{org}/repos', {
      org: organisation,
      type: 'all',
      sort: 'full_name',
      per_page: PER_PAGE,
      page,
    }));
  } catch (error) {
    throw refusal(error, organisation);
  }
  if (Array.isArray(data)) return data;
  throw new UserError('github', 'GitHub gave an answer that is no list', { help: 'try again later' });
}

function refusal(error: unknown, organisation: string): UserError {
  const { status, message } = error as { readonly status?: unknown; readonly message?: unknown };
  if (status === 404)
    return new UserError('no-organisation', `GitHub shows no organisation ${quote(organisation)} to this token`, {
      help: 'check the name, and that the token may read its repositories (metadata: read)',
    });
  if (status === 401)
    return new UserError('github', 'GitHub does not know this token', {
      help: 'GH_TOKEN is missing, malformed or expired',
    });
  if (typeof status !== 'number' || typeof message !== 'string') throw error;
  const said = printable(message.slice(0, 200));
  return new UserError('github', `GitHub refused the list (HTTP ${status}): ${said}`, { help: 'try again later' });
}

function repositoryOf(value: unknown, organisation: string): ListedRepository {
  const { full_name: name, size, archived, fork, private: hidden } = value as Readonly<Record<string, unknown>>;
  const [owner, short] = typeof name === 'string' ? name.split('/') : [];
  if (typeof name !== 'string' || owner?.toLowerCase() !== organisation.toLowerCase() || !isRepositoryName(short ?? ''))
    throw new UserError('github', 'GitHub lists a repository whose name cannot be one', { help: 'try again later' });
  return {
    name,
    kilobytes: typeof size === 'number' ? size : 0,
    archived: archived === true,
    fork: fork === true,
    private: hidden === true,
  };
}
