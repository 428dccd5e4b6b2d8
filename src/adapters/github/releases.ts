import { createHash } from 'node:crypto';
import { UserError } from '../../core/errors.ts';
import { quote } from '../../core/printable.ts';
import { bytesOf, everyPage, type GitHubClient } from './client.ts';
import { GitHubTrouble } from './trouble.ts';

/** A release to attach files to. */
export interface Release {
  readonly id: number;
  readonly draft: boolean;
  /** Where its assets are uploaded to. */
  readonly uploadUrl: string;
}

/** What became of an asset. */
export type Attached =
  | 'uploaded'
  /** An asset of this name with the same bytes is there. */
  | 'unchanged'
  | 'replaced';

const PAGES = 10;
const ASSET_PAGES = 10;
const TRIES = 3;

interface Asset {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly size: number;
  readonly digest?: string | null;
}

/**
 * The release of a tag, drafts included (GitHub finds those by their number only).
 *
 * @returns undefined when the tag has none
 */
export async function findRelease(client: GitHubClient, tag: string): Promise<Release | undefined> {
  const { octokit, repo } = client;
  try {
    const { data } = await octokit.rest.repos.getReleaseByTag({ ...repo, tag });
    return { id: data.id, draft: data.draft, uploadUrl: data.upload_url };
  } catch (error) {
    if (!(error instanceof GitHubTrouble) || error.kind !== 'not-found') throw error;
  }
  const releases = await everyPage(PAGES, (page) => octokit.rest.repos.listReleases({ ...repo, ...page }));
  const found = releases.find((release) => release.tag_name === tag);
  return found === undefined ? undefined : { id: found.id, draft: found.draft, uploadUrl: found.upload_url };
}

/**
 * Makes a draft release of a tag that is there: nobody sees it before a person publishes it.
 *
 * @throws GitHubTrouble when it cannot be made
 */
export async function createDraft({ octokit, repo }: GitHubClient, tag: string): Promise<Release> {
  const { data } = await octokit.rest.repos.createRelease({ ...repo, tag_name: tag, name: tag, draft: true });
  return { id: data.id, draft: data.draft, uploadUrl: data.upload_url };
}

/** A file for a release. */
export interface NewAsset {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names of the files that a release has already, with other bytes; looked at before anything is attached. */
export async function differingAssets(
  client: GitHubClient,
  release: Release,
  files: readonly NewAsset[],
): Promise<string[]> {
  const assets = await listAssets(client, release);
  const differing: string[] = [];
  for (const { name, bytes } of files) {
    const asset = assets.find((each) => each.name === name && each.state === 'uploaded');
    if (asset !== undefined && !(await hasBytes(client, asset, bytes))) differing.push(name);
  }
  return differing;
}

/**
 * Attaches a file to a release. Run again with the same bytes, it changes nothing.
 *
 * @param name letters, digits, `.`, `_`, `-`, `+`: GitHub renames anything else
 * @throws UserError `asset-differs` when an asset of that name has other bytes and `overwrite` is not set
 * @throws GitHubTrouble when it cannot be attached
 */
export async function attachAsset(
  client: GitHubClient,
  release: Release,
  name: string,
  bytes: Uint8Array,
  options: { readonly overwrite: boolean },
): Promise<Attached> {
  const existing = await findAsset(client, release, name);
  const same = existing !== undefined && (await hasBytes(client, existing, bytes));
  if (same) return 'unchanged';
  // An upload that was cut off leaves a starter, which nobody can have relied on.
  const whole = existing !== undefined && existing.state === 'uploaded';
  if (whole && !options.overwrite) {
    throw new UserError('asset-differs', `the release has another asset ${quote(name)} with other bytes`, {
      help: 'release under a new version, or allow overwriting',
    });
  }
  if (existing !== undefined) await remove(client, existing);
  await upload(client, release, name, bytes);
  return whole ? 'replaced' : 'uploaded';
}

async function findAsset(client: GitHubClient, release: Release, name: string): Promise<Asset | undefined> {
  return (await listAssets(client, release)).find((asset) => asset.name === name);
}

function listAssets({ octokit, repo }: GitHubClient, release: Release): Promise<Asset[]> {
  return everyPage(ASSET_PAGES, (page) =>
    octokit.rest.repos.listReleaseAssets({ ...repo, release_id: release.id, ...page }),
  );
}

async function hasBytes(client: GitHubClient, asset: Asset, bytes: Uint8Array): Promise<boolean> {
  if (asset.state !== 'uploaded' || asset.size !== bytes.length) return false;
  if (typeof asset.digest === 'string') {
    return asset.digest === `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  }
  const { octokit, repo } = client;
  const headers = { accept: 'application/octet-stream' };
  const { data } = await octokit.rest.repos.getReleaseAsset({ ...repo, asset_id: asset.id, headers });
  const found = bytesOf(data);
  return found !== undefined && Buffer.from(found).equals(bytes);
}

async function upload(client: GitHubClient, release: Release, name: string, bytes: Uint8Array): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.octokit.request({
        method: 'POST',
        url: uploadAddress(client, release.uploadUrl, name),
        data: bytes,
        headers: { 'content-type': 'application/octet-stream', 'content-length': bytes.length },
      });
      return;
    } catch (error) {
      if (!(error instanceof GitHubTrouble) || error.kind !== 'unavailable' || tries === TRIES) throw error;
      // What got no answer may have arrived, whole or in part.
      const found = await findAsset(client, release, name);
      if (found !== undefined && (await hasBytes(client, found, bytes))) return;
      if (found !== undefined) await remove(client, found);
    }
  }
}

async function remove({ octokit, repo }: GitHubClient, asset: Asset): Promise<void> {
  await octokit.rest.repos.deleteReleaseAsset({ ...repo, asset_id: asset.id });
}

// The token goes along, so only to the host that belongs to the API.
function uploadAddress(client: GitHubClient, template: string, name: string): string {
  const api = new URL(client.apiUrl);
  const url = new URL(template.replace(/\{[^}]*\}$/, ''));
  const own = url.host === api.host || url.host === `uploads.${api.host.replace(/^api\./, '')}`;
  if (!own || url.protocol !== api.protocol) throw new GitHubTrouble('rejected', 0, `uploads to ${url.host}`);
  url.searchParams.set('name', name);
  return url.href;
}
