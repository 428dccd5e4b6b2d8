import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UserError } from '../core/result/errors.ts';
import { quote } from '../core/text/printable.ts';
import type { DiffSource } from '../app/package/diff.ts';
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
  if (fs.kind(spec) !== 'none' || colon <= 0) return workTreeSource(fs, spec, profile);
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

function workTreeSource(fs: FileSystem, path: string, profile: FormatProfile): DiffSource {
  return {
    name: path,
    fs,
    path,
    signatureOf: signatureOf(fs, profile),
    cartridgeVersion: () => cartridgeVersion(resolve(fs.cwd, path), profile, path),
  };
}

// The readers of cartridges want a file; that of a commit is written aside for as long as it is read.
function commitSource(fs: FileSystem, name: string, path: string, profile: FormatProfile): DiffSource {
  const aside = async <T>(use: (copy: string) => Promise<T>): Promise<T> => {
    const folder = mkdtempSync(join(tmpdir(), 'cartwright-'));
    try {
      const copy = join(folder, 'cartridge');
      writeFileSync(copy, fs.readFile(path));
      return await use(copy);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return {
    name,
    fs,
    path,
    signatureOf: () => aside((copy) => signatureOf(fs, profile)(copy)),
    cartridgeVersion: () => aside((copy) => cartridgeVersion(copy, profile, name)),
  };
}

async function cartridgeVersion(absolute: string, profile: FormatProfile, shown: string): Promise<string> {
  const { readCartridgeCard } = await import('../adapters/sqlite/card.ts');
  return (await readCartridgeCard(absolute, profile, shown)).version;
}
