import type { GitHubClient } from './client.ts';
import { GitHubTrouble } from './trouble.ts';

/** Who wrote a comment, as the API says. */
export interface Author {
  readonly login: string;
  readonly type: string;
}

const ACTIONS_BOT = 'github-actions[bot]';

/**
 * Tells comments of our own from those of others. A job's own token belongs to {@link ACTIONS_BOT}; whose a person's or an app's
 * token is, is asked once and only when a comment makes the question matter.
 */
export class Identity {
  readonly #client: GitHubClient;
  #login: Promise<string | undefined> | undefined;

  constructor(client: GitHubClient) {
    this.#client = client;
  }

  /** Whether `author` is the one whose token this is. */
  async isOwn(author: Author | null): Promise<boolean> {
    if (author === null) return false;
    if (this.#belongsToApp() && author.login === ACTIONS_BOT && author.type === 'Bot') return true;
    if (this.#belongsToApp() && author.type !== 'Bot') return false;
    this.#login ??= this.#ask();
    return author.login === (await this.#login);
  }

  #belongsToApp(): boolean {
    return !/^(?:ghp_|gho_|ghu_|github_pat_)/.test(this.#client.token);
  }

  async #ask(): Promise<string | undefined> {
    const { octokit } = this.#client;
    try {
      if (!this.#belongsToApp()) return (await octokit.rest.users.getAuthenticated()).data.login;
      // The token of an app may not ask for its user, but for its viewer.
      const answer: { viewer?: { login?: unknown } } = await octokit.graphql('query{viewer{login}}');
      return typeof answer.viewer?.login === 'string' ? answer.viewer.login : undefined;
    } catch (error) {
      if (error instanceof GitHubTrouble && error.kind !== 'permission' && error.kind !== 'not-found') throw error;
      return undefined;
    }
  }
}
