import type { FileFacts, ReleaseFacts } from '../../core/dsse/file-statement.ts';
import { BUNDLE_SUFFIX } from '../../core/bundle/names.ts';
import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { sha256Hex } from '../../core/value/digest.ts';
import type { FileSystem } from '../../ports.ts';
import { joinPath } from '../../core/value/path.ts';

/** A file of a release; `name` is what it is called there. */
export interface ReleaseFile {
  readonly name: string;
  readonly path: string;
}

/** The file with the digests of all others, as `sha256sum --check` reads it. */
const SUMS_FILE = 'SHA256SUMS';

/** Makes the bundle of a file (its name is that in the release). */
export type MakeBundle = (file: FileFacts, release: ReleaseFacts) => string;

/**
 * The files of a release, each with its bundle: made in a folder of the run, and written to where they are released from when all
 * of them are.
 */
export function releaseFiles(
  fs: Pick<FileSystem, 'readFile' | 'writeFile'>,
  folders: { readonly staging: string; readonly folder: string },
  bundleOf: MakeBundle,
) {
  const files: { readonly file: ReleaseFile; readonly sha256: string }[] = [];
  const releases: ReleaseFacts[] = [];
  /** Where a file of this name is made. */
  const staged = (name: string): string => joinPath(folders.staging, name);
  /**
   * Takes in a file that is made, and its bundle.
   *
   * @param release what the file is of, which its bundle says
   * @throws UserError when a release cannot hold its name, or holds it already
   */
  const add = (name: string, release: ReleaseFacts): ReleaseFile => {
    const sha256 = sha256Hex(fs.readFile(staged(name)));
    const file = take(name, sha256);
    releases.push(release);
    const bundle = bundleOf({ name, sha256 }, release);
    fs.writeFile(staged(name + BUNDLE_SUFFIX), bundle);
    take(name + BUNDLE_SUFFIX, sha256Hex(bundle));
    return file;
  };
  const take = (name: string, sha256: string): ReleaseFile => {
    // Other characters would be changed on the way, and the digests would name files that are not there.
    if (!/^[A-Za-z0-9][A-Za-z0-9._+-]{0,199}$/.test(name)) {
      throw new UserError('bad-asset-name', `a release cannot hold a file called ${quote(name)}`);
    }
    if (files.some(({ file }) => file.name === name)) {
      throw new UserError('same-name', `two files of the release would be called ${quote(name)}`, {
        help: 'give the host profiles different names',
      });
    }
    const file = { name, path: joinPath(folders.folder, name) };
    files.push({ file, sha256 });
    return file;
  };
  // The sums are of all cartridges together. With two publishers neither can sign for the other, so there is no such signature.
  const sumsBundle = (sums: string): (readonly [string, string])[] => {
    const [release] = releases;
    const publishers = new Set(releases.map(({ publisherId }) => publisherId));
    if (release === undefined || publishers.size > 1) return [];
    const contents = [...new Set(releases.flatMap((each) => each.contents))];
    const file = { name: SUMS_FILE, sha256: sha256Hex(sums) };
    return [[SUMS_FILE + BUNDLE_SUFFIX, bundleOf(file, { ...release, contents })]];
  };
  return {
    staged,
    /** Makes a file and takes it in. */
    write(name: string, bytes: Uint8Array | string, release: ReleaseFacts): ReleaseFile {
      fs.writeFile(staged(name), bytes);
      return add(name, release);
    },
    add,
    /** Writes what was made to where it is released from, and the sums of all of it with a bundle of their own. */
    finish(): ReleaseFile[] {
      const sorted = files.toSorted((a, b) => (a.file.name < b.file.name ? -1 : 1));
      for (const { file } of sorted) fs.writeFile(file.path, fs.readFile(staged(file.name)));
      const sums = sorted.map(({ file, sha256 }) => `${sha256}  ${file.name}\n`).join('');
      const last = [[SUMS_FILE, sums] as const, ...sumsBundle(sums)].map(([name, text]) => {
        const path = joinPath(folders.folder, name);
        fs.writeFile(path, text);
        return { name, path };
      });
      return [...sorted.map(({ file }) => file), ...last];
    },
  };
}

export type ReleaseFiles = ReturnType<typeof releaseFiles>;
