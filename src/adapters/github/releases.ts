import type { Markdown } from '../../core/text/outlet.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Digest } from '../../core/value/digest.ts';
import { bytesOf, everyPage, type GitHubClient } from './client.ts';
import { GitHubTrouble, noneIfGone } from './trouble.ts';

/** A release to attach files to. */
export interface Release {
  readonly id: number;
  /** Where its assets are uploaded to. */
  readonly uploadUrl: string;
}

/** What became of an asset: `unchanged` where one of its name with the same bytes was there. */
export type Attached = 'uploaded' | 'unchanged';

const PAGES = 10;
const TRIES = 3;
/** How often a file is looked for that another job uploads. */
const LOOK_MS = 3_000;

interface Asset {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly size: number;
  readonly digest?: string | null;
  readonly created_at?: string;
}

/**
 * The release of a tag, drafts included (GitHub finds those by their number only).
 *
 * @returns undefined when the tag has none
 */
export async function findRelease(client: GitHubClient, tag: string): Promise<Release | undefined> {
  const { octokit, repo } = client;
  const tagged = await octokit.rest.repos.getReleaseByTag({ ...repo, tag }).catch(noneIfGone);
  if (tagged !== undefined) return { id: tagged.data.id, uploadUrl: tagged.data.upload_url };
  const releases = await everyPage(PAGES, (page) => octokit.rest.repos.listReleases({ ...repo, ...page }));
  const found = releases.find((release) => release.tag_name === tag);
  return found === undefined ? undefined : { id: found.id, uploadUrl: found.upload_url };
}

/**
 * Makes a draft release of a tag that is there: it is not public before a person publishes it. GitHub allows several drafts of one
 * tag, so runs that make one at the same time agree on the oldest, and the others take theirs away again.
 *
 * @param body its notes
 * @throws GitHubTrouble when it cannot be made
 */
export async function createDraft(client: GitHubClient, tag: string, body: Markdown): Promise<Release> {
  const { octokit, repo } = client;
  const { data: own } = await octokit.rest.repos.createRelease({
    ...repo,
    tag_name: tag,
    name: tag,
    body,
    draft: true,
  });
  const releases = await everyPage(PAGES, (page) => octokit.rest.repos.listReleases({ ...repo, ...page }));
  const rivals = releases.filter((each) => each.tag_name === tag && each.id < own.id);
  const [oldest] = rivals.sort((x, y) => x.id - y.id);
  if (oldest !== undefined) await octokit.rest.repos.deleteRelease({ ...repo, release_id: own.id });
  const { id, upload_url: uploadUrl } = oldest ?? own;
  return { id, uploadUrl };
}

/** A file for a release: letters, digits, `.`, `_`, `-`, `+` in its name, as GitHub renames anything else. */
export interface NewAsset {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Attaches files to a release, in their order. Run again with the same bytes, or at the same time from another job, it changes
 * nothing: a name that is taken is compared by its bytes, and what another job is uploading is waited for.
 *
 * @param states gets what became of each file as it happens, so that a run that breaks off can say how far it came
 * @throws UserError `asset-differs` when names are taken by other bytes: before the first upload, for those that are there by then
 * @throws GitHubTrouble when one cannot be attached
 */
export async function attachAssets(
  client: GitHubClient,
  release: Release,
  files: readonly NewAsset[],
  states: Map<string, Attached>,
): Promise<void> {
  const there = new Map((await listAssets(client, release)).map((asset) => [asset.name, asset]));
  const differing: string[] = [];
  const missing: { readonly file: NewAsset; readonly asset: Asset | undefined }[] = [];
  for (const file of files) {
    const asset = there.get(file.name);
    if (asset !== undefined && (await hasBytes(client, asset, file.bytes))) states.set(file.name, 'unchanged');
    else if (asset?.state === 'uploaded') differing.push(file.name);
    else missing.push({ file, asset });
  }
  if (differing.length > 0) throw differs(differing);
  for (const { file, asset } of missing) states.set(file.name, await attach(client, release, file, asset));
}

function differs(names: readonly string[]): UserError {
  const said = names.map((name) => quote(name)).join(', ');
  return new UserError('asset-differs', `the release has other bytes under the same name: ${said}`);
}

async function attach(
  client: GitHubClient,
  release: Release,
  file: NewAsset,
  known: Asset | undefined,
): Promise<Attached> {
  let [asset, sent] = [known, false];
  for (let tries = 1; ; tries++) {
    if (asset !== undefined) {
      asset = await awaitUpload(client, release, asset, file);
      // What got no answer may have arrived, from here or from another job.
      if (asset !== undefined && (await hasBytes(client, asset, file.bytes))) return sent ? 'uploaded' : 'unchanged';
    }
    if (asset !== undefined) {
      if (asset.state === 'uploaded') throw differs([file.name]);
      // An upload that was cut off leaves a starter, which was never usable.
      await remove(client, asset);
    }
    try {
      await upload(client, release, file);
      return 'uploaded';
    } catch (error) {
      const again = error instanceof GitHubTrouble && (error.kind === 'unavailable' || error.kind === 'taken');
      if (!again || tries === TRIES) throw error;
      sent ||= error.kind === 'unavailable';
      asset = await findAsset(client, release, file.name);
    }
  }
}

/**
 * The asset once its upload has ended; undefined when it went away. A starter is another job's upload under way until the time
 * that an upload of this size may take has passed.
 */
async function awaitUpload(
  client: GitHubClient,
  release: Release,
  first: Asset,
  { name, bytes }: NewAsset,
): Promise<Asset | undefined> {
  const { timing } = client;
  const longest = timing.requestMs + bytes.length / timing.uploadBytesPerMs;
  const born = Date.parse(first.created_at ?? '');
  let left = longest - (Number.isNaN(born) ? 0 : Math.max(0, Date.now() - born));
  let asset: Asset | undefined = first;
  while (asset !== undefined && asset.state !== 'uploaded' && left > 0) {
    await timing.sleep(LOOK_MS);
    left -= LOOK_MS;
    asset = await findAsset(client, release, name);
  }
  return asset;
}

async function findAsset(client: GitHubClient, release: Release, name: string): Promise<Asset | undefined> {
  return (await listAssets(client, release)).find((asset) => asset.name === name);
}

function listAssets({ octokit, repo }: GitHubClient, release: Release): Promise<Asset[]> {
  return everyPage(PAGES, (page) => octokit.rest.repos.listReleaseAssets({ ...repo, release_id: release.id, ...page }));
}

async function hasBytes(client: GitHubClient, asset: Asset, bytes: Uint8Array): Promise<boolean> {
  if (asset.state !== 'uploaded' || asset.size !== bytes.length) return false;
  if (typeof asset.digest === 'string') {
    return asset.digest === sha256Digest(bytes);
  }
  const { octokit, repo } = client;
  const headers = { accept: 'application/octet-stream' };
  const { data } = await octokit.rest.repos.getReleaseAsset({ ...repo, asset_id: asset.id, headers });
  const found = bytesOf(data);
  return found !== undefined && Buffer.from(found).equals(bytes);
}

async function upload(client: GitHubClient, release: Release, { name, bytes }: NewAsset): Promise<void> {
  await client.octokit.request({
    method: 'POST',
    url: uploadAddress(client, release.uploadUrl, name),
    data: bytes,
    headers: { 'content-type': 'application/octet-stream', 'content-length': bytes.length },
  });
}

async function remove({ octokit, repo }: GitHubClient, asset: Asset): Promise<void> {
  // Another job may have been quicker.
  await octokit.rest.repos.deleteReleaseAsset({ ...repo, asset_id: asset.id }).catch(noneIfGone);
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
