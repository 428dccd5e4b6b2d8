import { sha256Hex } from '../../value/digest.ts';
import type { SarifOptions } from './sarif.ts';

/** What the environment of a GitHub job tells about the repository that is judged; nothing outside of one. */
export function sarifContext(env: Readonly<Record<string, string | undefined>>): Pick<SarifOptions, 'versionControl'> {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: revisionId } = env;
  const { GITHUB_REF_NAME: branch } = env;
  if (server === undefined || !/^https:\/\/[\w.-]+$/.test(server)) return {};
  if (repository === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository)) return {};
  return {
    versionControl: {
      repositoryUri: `${server}/${repository}`,
      ...(revisionId === undefined || revisionId === '' ? {} : { revisionId }),
      ...(branch === undefined || branch === '' ? {} : { branch }),
    },
  };
}

/**
 * The `automationDetails.id` of a run of the command line. Runs that judge the same by the same options have the same one on every day
 * and machine, others another. Code scanning keeps the results of each apart; it takes all before the last slash as its category, so
 * that there is one at the end.
 *
 * @param command its name, `okf check`
 * @param directory the working directory relative to the repository's top folder; `.` when they are one
 * @param asked arguments and options that decide what is judged, and how; plain data for JSON
 */
export function automationId(command: string, directory: string, asked: readonly unknown[]): string {
  const narrowed = asked.length === 0 ? '' : `?${sha256Hex(JSON.stringify(asked)).slice(0, 16)}`;
  return `cartwright/${command.replaceAll(' ', '-')}${directory === '.' ? '' : `/${directory}`}${narrowed}/`;
}
