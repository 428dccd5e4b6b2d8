import type { BytesOf } from '../adapters/sqlite/place.ts';
import { UserError } from '../core/result/errors.ts';
import { quote } from '../core/text/printable.ts';
import type { DiffSource } from '../app/package/diff.ts';
import { namesLayout } from '../app/project/layouts.ts';
import type { VerifyDemands } from '../app/trust/verify.ts';
import type { FormatProfile } from '../ids.ts';
import type { FileSystem } from '../ports.ts';
import { signatureOf } from './signature-of.ts';

/**
 * A side of `diff`: a path of the work tree, or `REV:PATH` when there is no such path. As in git, PATH is seen from the top
 * of the repository unless it starts with `./`.
 *
 * @throws UserError `no-revision` when neither is there
 */
export async function diffSource(fs: FileSystem, spec: string, profile: FormatProfile): Promise<DiffSource> {
  const colon = spec.indexOf(':');
  if (fs.kind(spec) !== 'none' || colon <= 0 || namesLayout(fs, spec)) return workTreeSource(fs, spec, profile);
  const { findRevision } = await import('../adapters/git/revision.ts');
  const { commitFiles } = await import('../adapters/git/commit-files.ts');
  const [revision, path] = [spec.slice(0, colon), spec.slice(colon + 1)];
  const found = findRevision(fs.cwd, revision);
  const files =
    found === undefined ? undefined : commitFiles(path.startsWith('./') ? fs.cwd : found.top, found.sha, false);
  if (files === undefined)
    throw new UserError('no-revision', `neither a file nor a revision: ${quote(spec)}`, {
      help: 'name a path, or REV:PATH of a commit that is here',
    });
  return commitSource(files, spec, path, profile);
}

// Signatures are not demanded: what is compared may not be signed yet.
async function wholeness(): Promise<VerifyDemands> {
  return (await import('../app/trust/verify.ts')).plainDemands(new Date());
}

function workTreeSource(fs: FileSystem, path: string, profile: FormatProfile): DiffSource {
  return {
    name: path,
    fs,
    path,
    signatureOf: signatureOf(fs, profile, wholeness),
    cartridgeVersion: () => cartridgeVersion(fs.cwd, path, profile),
  };
}

// The bytes of the commit are read where they are: no file has them.
function commitSource(fs: FileSystem, name: string, path: string, profile: FormatProfile): DiffSource {
  const bytesOf: BytesOf = (each) => fs.readFile(each);
  return {
    name,
    fs,
    path,
    signatureOf: signatureOf(fs, profile, wholeness, bytesOf),
    cartridgeVersion: () => cartridgeVersion(fs.cwd, path, profile, bytesOf),
  };
}

async function cartridgeVersion(cwd: string, path: string, profile: FormatProfile, bytesOf?: BytesOf): Promise<string> {
  const { readCartridgeCard } = await import('../adapters/sqlite/card.ts');
  const { cartridgeStore } = await import('../adapters/sqlite/store.ts');
  return (await readCartridgeCard(cartridgeStore(cwd, bytesOf), path, profile)).version;
}
