import { bytesOf, everyPage, type GitHubClient } from './client.ts';
import type { RunContext } from './context.ts';
import { readZipEntry } from './zip.ts';

const ZIP_LIMIT = 16 * 1024 * 1024;
const FILE_LIMIT = 48 * 1024 * 1024;

/**
 * One file of an artifact of a finished run, as bytes that are not to be trusted: code of the pull request may have made them.
 *
 * @returns undefined when there is none, it is expired, or larger than a report can be
 */
export async function readArtifactFile(
  client: GitHubClient,
  runId: number,
  artifactName: string,
  fileName: string,
): Promise<Uint8Array | undefined> {
  const { octokit, repo } = client;
  const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({ ...repo, run_id: runId, name: artifactName });
  const artifact = data.artifacts
    .filter(({ name, expired, size_in_bytes: size }) => name === artifactName && !expired && size <= ZIP_LIMIT)
    .sort((a, b) => b.id - a.id)[0];
  if (artifact === undefined) return undefined;
  const { data: zip } = await octokit.rest.actions.downloadArtifact({
    ...repo,
    artifact_id: artifact.id,
    archive_format: 'zip',
  });
  // The library types the answer by its redirect; what arrives is the archive.
  const bytes = bytesOf(zip);
  return bytes === undefined || bytes.length > ZIP_LIMIT ? undefined : readZipEntry(bytes, fileName, FILE_LIMIT);
}

/** Numbers of the open pull requests whose head is the commit of a run. GitHub is asked, for the run's own list leaves forks out. */
export async function pullsOfRun(client: GitHubClient, run: RunContext): Promise<number[]> {
  const { octokit, repo } = client;
  const [owner = ''] = run.headRepository.split('/');
  if (owner === '' || run.headBranch === '') return [];
  const pulls = await everyPage(2, (page) =>
    octokit.rest.pulls.list({ ...repo, state: 'open', head: `${owner}:${run.headBranch}`, ...page }),
  );
  return pulls.filter(({ head }) => head.sha === run.headSha).map(({ number }) => number);
}
