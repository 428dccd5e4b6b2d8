import type { GitHubClient } from './client.ts';
import { noneIfGone } from './trouble.ts';

/** Tags that point at tags; more are not made by hand. */
const DEPTH = 4;

/**
 * The commit that a tag of the repository means, lightweight or annotated.
 *
 * @returns undefined when there is no such tag
 * @throws GitHubTrouble when GitHub does not say
 */
export async function commitOfTag({ octokit, repo }: GitHubClient, tag: string): Promise<string | undefined> {
  try {
    const { data } = await octokit.rest.git.getRef({ ...repo, ref: `tags/${tag}` });
    let { object } = data;
    for (let depth = 0; object.type === 'tag' && depth < DEPTH; depth++)
      object = (await octokit.rest.git.getTag({ ...repo, tag_sha: object.sha })).data.object;
    return object.type === 'commit' ? object.sha : undefined;
  } catch (error) {
    return noneIfGone(error);
  }
}
