import { printable } from '../../core/text/printable.ts';

/** What kept a request from being answered; it never changes a verdict. */
export type TroubleKind =
  | 'token' // 401: missing, malformed or expired
  | 'permission' // 403 for another reason than a limit
  | 'not-found' // 404, 410
  | 'taken' // 422: something of this name is there already
  | 'rejected' // 409, 422
  | 'rate-limit' // 403 or 429 with a limit that does not end within the time there is
  | 'unavailable'; // 5xx, network, time-out, an answer that is not JSON

/** A request to GitHub failed, after the tries that were worth it. Holds no token and no body. */
export class GitHubTrouble extends Error {
  override readonly name = 'GitHubTrouble';
  readonly kind: TroubleKind;
  /** HTTP status; 0 when there was no answer, or one of GraphQL, whose refusals have none. */
  readonly status: number;

  constructor(kind: TroubleKind, status: number, message: string) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

/** For a `catch`: what is not there is undefined, and any other trouble is thrown. */
export function noneIfGone(error: unknown): undefined {
  if (!(error instanceof GitHubTrouble) || error.kind !== 'not-found') throw error;
}

/** Repository permissions of a job's token, as workflows write them. */
export type Permission =
  'pull-requests: write' | 'contents: write' | 'contents: read' | 'actions: read' | 'security-events: write';

/**
 * One line for the job's log: what could not be done, why, and what to do.
 *
 * @param what what was to be done, for example `post the report as a comment`
 * @param needs what the job's token must be allowed
 */
export function troubleSentence(trouble: GitHubTrouble, what: string, needs: readonly Permission[]): string {
  const grant = `add to the job: permissions: { ${needs.join(', ')} }`;
  // A locked conversation or an archived repository is refused with the same status, but says so.
  const said = /accessible by integration/.test(trouble.message) ? '' : printable(trouble.message).slice(0, 120);
  const why: Record<TroubleKind, string> = {
    token: 'the token is missing, malformed or expired; check the input github-token',
    permission: `the token may not do that${said === '' ? '' : ` (${said})`}; ${grant}`,
    'not-found': `GitHub does not find it, or hides it from this token; ${grant}`,
    taken: `GitHub has something of this name already (${printable(trouble.message).slice(0, 200)})`,
    rejected: `GitHub refused it (${printable(trouble.message).slice(0, 200)})`,
    'rate-limit': 'a rate limit of GitHub is used up',
    unavailable: 'GitHub did not answer',
  };
  const status = trouble.status === 0 ? '' : ` (HTTP ${trouble.status})`;
  return `could not ${what}${status}: ${why[trouble.kind]}`;
}
