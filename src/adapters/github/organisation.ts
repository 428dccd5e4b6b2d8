import { Octokit } from '@octokit/core';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { isRepositoryName, type ListedRepository } from '../../core/value/repositories.ts';
import { VERSION } from '../../version.ts';
import { everyPage, type ClientOptions } from './client.ts';
import { isHeader, LIST_TIMING, SILENT, tryAgain } from './retry.ts';
import { GitHubTrouble } from './trouble.ts';

export interface OrganisationOptions extends Pick<ClientOptions, 'token' | 'apiUrl' | 'timing'> {
  /** Its login. */
  readonly organisation: string;
  /** Gets one line before each wait for a limit. */
  readonly say: (line: string) => void;
}

/** More than any organisation has; an answer that never ends is not one. */
const MAX_PAGES = 2_000;

/**
 * Every repository of an organisation that a token sees, sorted by name. One request follows the other.
 *
 * @throws UserError `no-organisation` when GitHub does not show it, `github` for any other refusal
 */
export async function repositoriesOf(options: OrganisationOptions): Promise<ListedRepository[]> {
  const { organisation } = options;
  const octokit = clientOf(options);
  const query = { org: organisation, type: 'all', sort: 'full_name' } as const;
  let members: readonly unknown[];
  try {
    members = await everyPage(MAX_PAGES, (page) => octokit.request('GET /orgs/{org}/repos', { ...query, ...page }));
  } catch (error) {
    throw refusal(error, organisation);
  }
  const found = new Map(members.map((each) => repositoryOf(each, organisation)).map((each) => [each.name, each]));
  return [...found.values()].sort((x, y) => (x.name < y.name ? -1 : 1));
}

function clientOf({ token, apiUrl, say, timing = LIST_TIMING }: OrganisationOptions): Octokit {
  if (!isHeader(token))
    throw new UserError('github', 'the token cannot be sent: it holds what no header may', {
      help: 'set GH_TOKEN to the token alone, without a line break',
    });
  const octokit = new Octokit({ auth: token, baseUrl: apiUrl, userAgent: `cartwright/${VERSION}`, log: SILENT });
  tryAgain(octokit, timing, say);
  return octokit;
}

function refusal(error: unknown, organisation: string): unknown {
  if (!(error instanceof GitHubTrouble)) return error;
  const { kind, status, message } = error;
  if (status === 404)
    return new UserError('no-organisation', `GitHub shows no organisation ${quote(organisation)} to this token`);
  if (kind === 'token')
    return new UserError('github', 'GitHub does not know this token', {
      help: 'GH_TOKEN is missing, malformed or expired',
    });
  const what = status === 0 ? 'GitHub gave no usable answer' : `GitHub refused the list (HTTP ${status})`;
  return new UserError('github', `${what}: ${message.slice(0, 200)}`);
}

function repositoryOf(value: unknown, organisation: string): ListedRepository {
  const { full_name: name, size, archived, fork, private: hidden } = value as Readonly<Record<string, unknown>>;
  const [owner, short] = typeof name === 'string' ? name.split('/') : [];
  if (typeof name !== 'string' || owner?.toLowerCase() !== organisation.toLowerCase() || !isRepositoryName(short ?? ''))
    throw new UserError('github', 'GitHub lists a repository whose name cannot be one');
  return {
    name,
    kilobytes: typeof size === 'number' ? size : 0,
    archived: archived === true,
    fork: fork === true,
    private: hidden === true,
  };
}
