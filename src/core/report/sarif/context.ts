import type { SarifOptions } from './sarif.ts';

/** Where the rules' reference page lies in cartwright's own repository. */
const RULES_PAGE = 'docs/rules.md';

/**
 * What the environment of a GitHub job tells about the repository that is linted and the action that lints it; nothing
 * outside of one.
 */
export function sarifContext(
  env: Readonly<Record<string, string | undefined>>,
): Pick<SarifOptions, 'versionControl' | 'rulesUrl'> {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: revisionId } = env;
  const { GITHUB_REF_NAME: branch, GITHUB_ACTION_REPOSITORY: action, GITHUB_ACTION_REF: ref } = env;
  if (server === undefined || !/^https:\/\/[\w.-]+$/.test(server)) return {};
  const known = (name: string | undefined): name is string => name !== undefined && /^[\w.-]+\/[\w.-]+$/.test(name);
  return {
    ...(known(action)
      ? { rulesUrl: `${server}/${action}/blob/${encodeURIComponent(ref || 'HEAD')}/${RULES_PAGE}` }
      : {}),
    ...(known(repository)
      ? {
          versionControl: {
            repositoryUri: `${server}/${repository}`,
            ...(revisionId === undefined || revisionId === '' ? {} : { revisionId }),
            ...(branch === undefined || branch === '' ? {} : { branch }),
          },
        }
      : {}),
  };
}
