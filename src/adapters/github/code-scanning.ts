import { gzipSync } from 'node:zlib';
import type { GitHubClient } from './client.ts';

/**
 * Sends findings to code scanning, whose category is the one that the file names (docs/github.md, Code scanning).
 *
 * @param sarif a SARIF file
 * @param about the commit that was judged, and the ref that shows it
 * @throws GitHubTrouble when the token may not, or code scanning is not there
 */
export async function uploadSarif(
  { octokit, repo }: GitHubClient,
  sarif: string,
  { sha, ref }: { readonly sha: string; readonly ref: string },
): Promise<void> {
  const packed = gzipSync(sarif).toString('base64');
  await octokit.rest.codeScanning.uploadSarif({
    ...repo,
    commit_sha: sha,
    ref,
    sarif: packed,
    tool_name: 'cartwright',
  });
}
